"""How often does each rule fire?"""

from __future__ import annotations

from html import escape

from cardshed.lab import charts
from cardshed.lab.findings import Estimate, Firing
from cardshed.lab.report.markup import Section, details, paragraph, plot_rows
from cardshed.lab.report.measures import RULE, change_cell, estimate_of, figure_cell, variant_name
from cardshed.lab.report.teller import Teller

SELDOM = 0.01
A_FEW = 4
"""So many names are read out; of more, only their number is."""


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
        sentences.append(tell("rules-seldom", rules="; ".join(seldom), share=share))
    if len(never) > A_FEW:
        games = tell.numbers.plain(tell.first.games)
        sentences.append(tell("rules-never-many", count=len(never), all=len(rules), games=games))
    elif never:
        sentences.append(
            tell("rules-never", rules="; ".join(never), games=tell.numbers.plain(tell.first.games))
        )
    return sentences


def _table(tell: Teller, rules: tuple[Firing, ...]) -> str:
    scale = charts.round_scale([0, 1], tell.numbers.short_percent, 2)
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
    changed = [rule for rule in tell.first.rules if _differs(tell, rule)]
    same = [rule for rule in tell.first.rules if not _differs(tell, rule)]
    names = [tell.rule(rule.rule) for rule in changed]
    seen = tell("rules-changed", rules="; ".join(names)) if names else tell("rules-unchanged")
    body = "".join(_compared(tell, rule) for rule in changed)
    if same:
        inside = "".join(_compared(tell, rule) for rule in same)
        body += details(tell("rules-same", count=len(same)), inside, "more")
    return Section("rules", tell("rules"), [seen, tell("rules-scales")], body + _note(tell))


def _differs(tell: Teller, rule: Firing) -> bool:
    found = [tell.difference(variant, f"{RULE}:{rule.rule}") for variant in tell.others]
    return any(d is not None and d.change.sure for d in found)


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
