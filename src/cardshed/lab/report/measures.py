"""What variants are compared by: the figure of a variant, its name, and rows that show it."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from cardshed.lab import charts
from cardshed.lab.findings import SHARE, Contest, Estimate, Variant
from cardshed.lab.report.markup import plot_rows, small
from cardshed.lab.report.teller import Teller

LUCK, RULE = "luck", "rule"


def estimate_of(variant: Variant, measure: str) -> Estimate | None:
    """A variant's own figure; nothing if it was not measured."""
    kind, _, which = measure.partition(":")
    if kind == LUCK:
        return next((contest.luck for contest in variant.contests if contest.weak == which), None)
    if kind == RULE:
        return next((rule.per_match for rule in variant.rules if rule.rule == which), None)
    return {
        "decisions": variant.length.decisions.mean,
        "turns": variant.length.turns.mean,
        "rounds": variant.length.rounds.mean,
        "minutes": variant.length.minutes.mean,
        "first": variant.order[0].match,
        "lead_changes": variant.lead.changes.mean,
        "comebacks": variant.lead.comebacks,
        "shared": variant.ends.shared,
        "unwon": variant.ends.unwon,
        "blocked": variant.ends.blocked,
    }[kind]


def name_of(tell: Teller, measure: str) -> str:
    kind, _, which = measure.partition(":")
    if kind == RULE:
        return tell.rule(which)
    if kind == LUCK:
        return tell("measure-luck", weak=which)
    return tell(f"measure-{kind.replace('_', '-')}")


def measures(tell: Teller) -> list[str]:
    """All that the variants can be compared by, rules left out."""
    order = ["minutes", "decisions", "turns", "rounds", "first", "lead_changes", "comebacks"]
    order += [luck_of(contest) for contest in tell.first.contests]
    order += ["shared", "unwon", "blocked"]
    known = {found.measure for found in tell.findings.differences}
    return [measure for measure in order if measure in known]


def luck_of(contest: Contest) -> str:
    return f"{LUCK}:{contest.weak}"


def compared(tell: Teller, measure: str) -> str:
    """How the variants differ in a measure, in words."""
    return tell.compared(measure, name_of(tell, measure))


def change_head(tell: Teller, estimate: Estimate) -> str:
    return tell("head-change-points" if estimate.unit == SHARE else "head-change")


def scale_for(tell: Teller, estimates: list[Estimate], also: tuple[float, ...] = ()) -> charts.Scale:
    """An axis on which all of them and their intervals find room."""
    ends = [end for estimate in estimates for end in (estimate.low, estimate.high)]
    share = bool(estimates) and estimates[0].unit == SHARE
    return charts.round_scale([*ends, *also], tell.numbers.short_percent if share else tell.numbers.short)


def side_by_side(tell: Teller, measure: str, mark: Callable[[Variant], float] | None = None) -> str:
    """A row a variant: its figure, how it differs from the first, and both drawn, with its mark."""
    found = [(variant, estimate_of(variant, measure)) for variant in tell.findings.variants]
    known = [(variant, estimate) for variant, estimate in found if estimate is not None]
    if not known:
        return ""
    marks = {variant.name: mark(variant) for variant, _ in known} if mark else {}
    scale = scale_for(tell, [estimate for _, estimate in known], tuple(marks.values()))
    rows = []
    for variant, estimate in known:
        drawn = charts.dot_row(scale, estimate.value, estimate.low, estimate.high, marks.get(variant.name))
        rows.append(
            [
                variant_name(tell, variant),
                figure_cell(tell, estimate),
                change_cell(tell, variant, measure),
                drawn,
            ]
        )
    heads = [tell("head-variant"), tell("head-mean"), change_head(tell, known[0][1])]
    name = name_of(tell, measure)
    unit = tell("unit-luck" if measure.startswith(LUCK) else f"unit-{known[0][1].unit}")
    table = plot_rows(name, heads, unit, charts.axis(scale), rows)
    return f"<h3>{escape(name)}</h3>{table}"


def figure_cell(tell: Teller, estimate: Estimate) -> str:
    value = escape(tell.numbers.value(estimate))
    if estimate.low == estimate.high:
        return value
    return f"{value} {small(f'({tell.numbers.interval(estimate)})')}"


def change_cell(tell: Teller, variant: Variant, measure: str) -> str:
    found = tell.difference(variant, measure)
    if found is None:
        return small(tell("change-first")) if variant is tell.first else ""
    if not found.change.sure:
        return small(tell("change-none"))
    value, low, high = tell.numbers.change(found.change)
    return f"{escape(value)} {small(tell('interval', low=low, high=high))}"


def variant_name(tell: Teller, variant: Variant) -> str:
    """A variant's name, with a mark if it has house rules."""
    name = f'<span class="variant">{escape(tell.variant(variant))}</span>'
    return name + (house_mark(tell) if variant.house else "")


def house_mark(tell: Teller) -> str:
    return f' <span class="house">{escape(tell("house"))}</span>'
