"""What does each option change? And, where variants were compared, which they are."""

from __future__ import annotations

from html import escape

from cardshed.lab import charts
from cardshed.lab.findings import SHARE, Estimate, Variant
from cardshed.lab.report.markup import Section, definitions, details, paragraph, plot_rows, small, table
from cardshed.lab.report.measures import (
    RULE,
    change_cell,
    house_mark,
    luck_of,
    measures,
    name_of,
    variant_name,
)
from cardshed.lab.report.order import sides_note
from cardshed.lab.report.teller import Teller

FEW_MATCHES = 1000
TOLD_FIRST = ("minutes", "first", "lead_changes", "comebacks")


def options_section(tell: Teller) -> Section:
    """Of a report on one game: its options tried one by one, as changes from the game itself."""
    shown = measures(tell)
    rules = [rule.rule for rule in tell.first.rules if _changes_somewhere(tell, rule.rule)]
    plots = "".join(_changes(tell, measure) for measure in shown)
    body = overview(tell) + details(tell("options-plots"), plots, "more")
    if rules:
        inside = "".join(_changes(tell, f"{RULE}:{rule}") for rule in rules)
        body += details(tell("options-rules", count=len(rules)), inside, "more")
    seen = [tell("options-tried", count=len(tell.others)), differences_told(tell)]
    return Section("options", tell("options"), seen, body + _meanings(tell))


def variants_section(tell: Teller) -> Section:
    """Of a comparison: what is compared, and how they differ on the whole."""
    seen = [differences_told(tell), tell("short-variants", count=len(tell.findings.variants))]
    return Section("short", tell("short"), seen, _meanings(tell) + overview(tell))


def key_measures(tell: Teller) -> list[str]:
    """Those that are told in words; of luck, by the closest contest."""
    closest = [luck_of(contest) for contest in tell.first.contests[-1:]]
    return [m for m in measures(tell) if m in (*TOLD_FIRST, *closest)]


def differences_told(tell: Teller) -> str:
    """Which variant changes each key measure most, and which measures none is seen to change."""
    told, none = [], []
    for measure in key_measures(tell):
        name = name_of(tell, measure)
        found = [(variant, tell.difference(variant, measure)) for variant in tell.others]
        sure = [(variant, d.change) for variant, d in found if d is not None and d.change.sure]
        if not sure:
            none.append(name)
            continue
        variant, change = max(sure, key=lambda pair: abs(pair[1].value))
        words = tell.change(change)
        told.append(tell("options-most", measure=name, variant=tell.variant(variant), change=words))
    if none:
        told.append(tell("options-none", measures="; ".join(none)))
    return " ".join(told)


def overview(tell: Teller) -> str:
    """A row a variant, a column a measure: what can be told, and where nothing can."""
    shown = key_measures(tell)
    heads = [tell("head-variant"), *(name_of(tell, measure) for measure in shown)]
    rows = [
        [variant_name(tell, variant), *(change_cell(tell, variant, measure) for measure in shown)]
        for variant in tell.others
    ]
    note = paragraph(tell("overview-note"), "note") + sides_note(tell)
    return table(tell("head-change"), heads, rows, "overview") + note


def _changes(tell: Teller, measure: str) -> str:
    """A row a variant: the difference from the first, drawn round zero."""
    found = [(variant, tell.difference(variant, measure)) for variant in tell.others]
    known = [(variant, d.change) for variant, d in found if d is not None]
    if not known:
        return ""
    share = known[0][1].unit == SHARE
    ends = [end for _, change in known for end in (change.low, change.high)]
    scale = charts.round_scale([0, *ends], lambda v: tell.numbers.short(round(100 * v, 9) if share else v))
    rows = [_change_row(tell, variant, change, scale) for variant, change in known]
    unit = tell("unit-change-share") if share else tell("unit-change", unit=tell(f"unit-{known[0][1].unit}"))
    name = name_of(tell, measure)
    heads = [tell("head-option"), tell("head-change")]
    return f"<h3>{escape(name)}</h3>" + plot_rows(name, heads, unit, charts.axis(scale), rows)


def _change_row(tell: Teller, variant: Variant, change: Estimate, scale: charts.Scale) -> list[str]:
    value, low, high = tell.numbers.change(change)
    figure = f"{escape(value)} {small(tell('interval', low=low, high=high))}"
    drawn = charts.dot_row(scale, change.value, change.low, change.high, 0.0, change.sure)
    return [variant_name(tell, variant), figure, drawn]


def _changes_somewhere(tell: Teller, rule: str) -> bool:
    """Whether some variant is seen to make a rule fire more or less often."""
    found = [tell.difference(variant, f"{RULE}:{rule}") for variant in tell.others]
    return any(d is not None and d.change.sure for d in found)


def _meanings(tell: Teller) -> str:
    """The variants in the rules' words."""
    return definitions([(tell.variant(v), _described(tell, v)) for v in tell.findings.variants])


def _described(tell: Teller, variant: Variant) -> str:
    if not variant.changed:
        return escape(tell("variant-default"))
    if len(variant.changed) == 1 and variant.name:  # which says it already
        (option,) = variant.changed
        mark = house_mark(tell) if variant.house else ""
        return escape(option_meaning(tell, option)) + mark
    return "".join(option_words(tell, variant, option) for option in variant.changed)


def option_words(tell: Teller, variant: Variant, option: str) -> str:
    """An option, marked if it is a house rule, and what it means."""
    value = spelled(variant.options.get(option))
    meaning = option_meaning(tell, option)
    mark = house_mark(tell) if option in variant.house else ""
    return f"<p><strong>{escape(tell.option(option, value))}</strong>{mark} {escape(meaning)}</p>"


def spelled(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def option_meaning(tell: Teller, option: str) -> str:
    """In the rules' words; house rules have theirs besides."""
    name = option.replace("_", "-")
    parts = [tell.of_game(f"{kind}-{name}") for kind in ("option", "house")]
    return " ".join(part for part in parts if part)


def warnings(tell: Teller) -> str:
    """What a reader must know beforehand: house rules, and too few matches."""
    variants = tell.findings.variants
    words = paragraph(tell("house-note"), "warning") if any(variant.house for variant in variants) else ""
    if min(variant.games for variant in variants) < FEW_MATCHES:
        words += paragraph(tell("few-note", few=tell.numbers.plain(FEW_MATCHES)), "warning")
    return words
