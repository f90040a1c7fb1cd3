"""How often does each rule fire?"""

from __future__ import annotations

from html import escape

from cardshed.lab import charts
from cardshed.lab.findings import Estimate, Firing
from cardshed.lab.report.markup import Section, paragraph, plot_rows
from cardshed.lab.report.measures import RULE, change_cell, estimate_of, figure_cell, variant_name
from cardshed.lab.report.teller import Teller

SELDOM = 0.01


def rules_section(tell: Teller) -> Section:
    rules = tell.first.rules
    return Section("rules", tell("rules"), rules_sentences(tell), _table(tell, rules) + _note(tell))


def rules_sentences(tell: Teller) -> list[str]:
    """What fires most, what seldom, what never."""
    rules = tell.first.rules
    most = max(rules, key=lambda rule: rule.per_match.value)
    times = tell.numbers.both(most.per_match)
    sentences = [tell("rules-most", rule=tell.rule(most.rule), clause=most.clause, times=times)]
    seldom = [tell.rule(rule.rule) for rule in rules if rule.total and rule.share.value < SELDOM]
    never = [tell.rule(rule.rule) for rule in rules if not rule.total]
    if seldom:
        share = tell.numbers.percent(SELDOM)
        sentences.append(tell("rules-seldom", rules=tell.listed(seldom), share=share))
    if never:
        sentences.append(
            tell("rules-never", rules=tell.listed(never), games=tell.numbers.plain(tell.first.games))
        )
    return sentences


def _table(tell: Teller, rules: tuple[Firing, ...]) -> str:
    scale = charts.round_scale([0, 1], tell.numbers.short_percent)
    rows = [
        [
            rule_cell(tell, rule),
            figure_cell(tell, rule.per_match),
            figure_cell(tell, rule.share),
            charts.bar_row(scale, rule.share.value, rule.share.low, rule.share.high),
        ]
        for rule in rules
    ]
    heads = [tell("head-rule"), tell("head-times"), tell("head-matches")]
    return plot_rows(tell("rules"), heads, tell("head-matches"), charts.axis(scale), rows, "rules")


def rule_cell(tell: Teller, rule: Firing) -> str:
    """A rule's name and its clause, whose words can be opened."""
    name = f"{escape(tell.rule(rule.rule))} <code>{escape(rule.clause)}</code>"
    words = tell.of_game(rule.clause)
    if words is None:
        return name
    return f'<details class="clause"><summary>{name}</summary><div>{escape(words)}</div></details>'


def rules_comparison(tell: Teller) -> Section:
    """Each rule on a scale of its own: some fire a hundred times as often as others."""
    body = "".join(_compared(tell, rule) for rule in tell.first.rules)
    changed = [
        rule
        for rule in tell.first.rules
        if any(_differs(tell, name, rule) for name in tell.findings.variants)
    ]
    names = [tell.rule(rule.rule) for rule in changed]
    seen = tell("rules-changed", rules=tell.listed(names)) if names else tell("rules-unchanged")
    return Section("rules", tell("rules"), [seen, tell("rules-scales")], body + _note(tell))


def _differs(tell: Teller, variant: object, rule: Firing) -> bool:
    return any(
        found.change.sure
        for found in tell.findings.differences
        if found.variant == getattr(variant, "name", None) and found.measure == f"{RULE}:{rule.rule}"
    )


def _compared(tell: Teller, rule: Firing) -> str:
    measure = f"{RULE}:{rule.rule}"
    found = [(variant, estimate_of(variant, measure)) for variant in tell.findings.variants]
    known = [(variant, estimate) for variant, estimate in found if estimate is not None]
    scale = _own_scale(tell, [estimate for _, estimate in known])
    rows = [
        [
            variant_name(tell, variant),
            figure_cell(tell, estimate),
            change_cell(tell, variant, measure),
            charts.bar_row(scale, estimate.value, estimate.low, estimate.high),
        ]
        for variant, estimate in known
    ]
    heads = [tell("head-variant"), tell("head-times"), tell("head-change")]
    table = plot_rows(tell.rule(rule.rule), heads, tell("unit-times"), charts.axis(scale), rows)
    return f'<div class="rule">{rule_cell(tell, rule)}{table}</div>'


def _own_scale(tell: Teller, estimates: list[Estimate]) -> charts.Scale:
    return charts.round_scale([0, *(estimate.high for estimate in estimates)], tell.numbers.short, 3)


def _note(tell: Teller) -> str:
    return paragraph(tell("rules-note"), "note")
