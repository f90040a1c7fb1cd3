"""How long is a match?"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from cardshed.lab import charts
from cardshed.lab.findings import MINUTES, SHARE, Spread, Variant
from cardshed.lab.report.markup import Section, details, figure, paragraph, table
from cardshed.lab.report.measures import compared, figure_cell, side_by_side, variant_name
from cardshed.lab.report.numbers import DASH
from cardshed.lab.report.teller import Teller
from cardshed.rating import wilson

MOST_BARS = 45
FEW_STEPS = 4


def length_section(tell: Teller) -> Section:
    seen = [*length_sentences(tell, tell.first), tell("pace", **pace(tell))]
    length = tell.first.length
    plots = spread_plot(tell, length.decisions, "decisions") + spread_plot(tell, length.minutes, "minutes")
    return Section("length", tell("length"), seen, f'<div class="pair">{plots}</div>{length_table(tell)}')


def length_comparison(tell: Teller) -> Section:
    seen = [compared(tell, "minutes"), tell("pace", **pace(tell))]
    spreads = [variant.length.decisions for variant in tell.findings.variants]
    across = across_scale(spreads, tell.numbers.short)
    up = up_scale(tell, spreads)
    plots = "".join(
        f"<h3>{variant_name(tell, variant)}</h3>{paragraph(length_sentences(tell, variant)[0])}"
        + spread_plot(tell, variant.length.decisions, "decisions", across, up, 110)
        for variant in tell.findings.variants
    )
    rows = side_by_side(tell, "minutes") + side_by_side(tell, "decisions")
    more = details(tell("length-more"), side_by_side(tell, "turns") + side_by_side(tell, "rounds"), "more")
    return Section("length", tell("length"), seen, rows + more + plots)


def length_sentences(tell: Teller, variant: Variant) -> list[str]:
    """The middle half, the average, and the long ones."""
    decisions, minutes = variant.length.decisions, variant.length.minutes
    whole = tell.numbers.plain
    low, high = (decisions.percentiles[key] for key in ("25", "75"))
    if low == high:
        half = tell("length-same", value=whole(low))
    else:
        half = tell("length-half", low=whole(low), high=whole(high))
    mean = tell(
        "length-mean", mean=tell.numbers.both(decisions.mean), minutes=tell.numbers.both(minutes.mean)
    )
    tail = tell("length-tail", long=whole(decisions.percentiles["95"]), largest=whole(decisions.largest))
    return [f"{half} {mean}", tail]


def pace(tell: Teller) -> dict[str, str]:
    experiment = tell.findings.experiment
    return {"pace": tell.numbers.short(experiment.pace), "dealing": tell.numbers.short(experiment.dealing)}


def length_table(tell: Teller) -> str:
    length = tell.first.length
    spreads = {
        "minutes": length.minutes,
        "decisions": length.decisions,
        "turns": length.turns,
        "rounds": length.rounds,
    }
    heads = [
        tell("head-per-match"),
        tell("head-mean"),
        tell("head-half"),
        tell("head-nine"),
        tell("head-most"),
    ]
    rows = [[escape(tell(f"unit-{unit}")), *_spread_cells(tell, spread)] for unit, spread in spreads.items()]
    return table(tell("length"), heads, rows)


def _spread_cells(tell: Teller, spread: Spread) -> list[str]:
    return [
        figure_cell(tell, spread.mean),
        _between(tell, spread, "25", "75"),
        _between(tell, spread, "5", "95"),
        tell.numbers.short(round(spread.largest, 1)),
    ]


def _between(tell: Teller, spread: Spread, low: str, high: str) -> str:
    decimals = 0 if _steps(spread) else 1
    first, last = (tell.numbers.short(round(spread.percentiles[key], decimals)) for key in (low, high))
    return first if first == last else tell.numbers.range(first, last)


# Histograms of any number that is spread over matches.


def bars_of(spread: Spread) -> list[charts.Bar]:
    """The bars of a spread with Wilson's intervals."""
    edges, counts = charts.merged(spread.edges, spread.counts, MOST_BARS)
    total = max(1, sum(counts))
    return [
        charts.Bar(edges[i], edges[i + 1], count / total, *wilson(count, total))
        for i, count in enumerate(counts)
    ]


def across_scale(spreads: list[Spread], label: Callable[[float], str]) -> charts.Scale:
    ends = [end for spread in spreads for end in (spread.edges[0], spread.edges[-1])]
    return charts.round_scale(ends, label, FEW_STEPS, around=False, whole=_steps(spreads[0]) > 0)


def up_scale(tell: Teller, spreads: list[Spread]) -> charts.Scale:
    highest = max(bar.high for spread in spreads for bar in bars_of(spread))
    return charts.round_scale([0, highest], tell.numbers.short_percent, 3)


def spread_plot(
    tell: Teller,
    spread: Spread,
    unit: str,
    across: charts.Scale | None = None,
    up: charts.Scale | None = None,
    height: float = 190,
    of_players: bool = False,
) -> str:
    """A histogram with its middle half shaded, and its numbers to open."""
    upright = tell("axis-share-players" if of_players else "axis-share")
    label = tell.numbers.short_percent if spread.mean.unit == SHARE else tell.numbers.short
    across = across or across_scale([spread], label)
    up = up or up_scale(tell, [spread])
    low, middle, high = (spread.percentiles[key] for key in ("25", "50", "75"))
    digits = {SHARE: 2, MINUTES: 1}.get(spread.mean.unit, 0)
    words = tell("plot-middle", value=label(round(middle, digits)))
    name = tell(
        "plot-name",
        what=tell(f"unit-{unit}"),
        low=label(round(low, digits)),
        middle=label(round(middle, digits)),
        high=label(round(high, digits)),
    )
    whole = _steps(spread)
    bars = bars_of(spread)
    mark = charts.Mark(middle + whole / 2, words)
    shift = 0.5 if whole and bars[0].end - bars[0].start == 1 else 0.0
    drawn = charts.histogram(across, up, bars, name, [mark], (low, high + whole), height, shift)
    note = paragraph(tell("plot-open"), "note") if _open(spread) else ""
    title = tell(f"unit-{unit}")
    return f"<div>{figure(drawn, title, upright)}{note}{_numbers(tell, spread, label, upright)}</div>"


def _open(spread: Spread) -> bool:
    """Whether something lies beyond the last bar."""
    last = spread.edges[-1]
    return spread.largest >= last if _steps(spread) else spread.largest > last


def _steps(spread: Spread) -> float:
    """What is counted comes in whole numbers, and each fills its bar: 7 lies from 7 to 8."""
    return 0.0 if spread.mean.unit in (MINUTES, SHARE) else 1.0


def _numbers(tell: Teller, spread: Spread, label: Callable[[float], str], shares: str) -> str:
    """The same as a table."""
    rows = []
    bars = bars_of(spread)
    for bar in bars:
        if bar.share == 0:
            continue
        open_end = bar is bars[-1] and _open(spread)
        span = tell("from", value=label(bar.start)) if open_end else _span(bar, label, _steps(spread))
        low, high = tell.numbers.plain(100 * bar.low, 2), tell.numbers.percent(bar.high, 2)
        rows.append([span, tell.numbers.percent(bar.share, 2), tell.numbers.range(low, high)])
    heads = [tell("head-values"), shares, tell("head-interval")]
    return details(tell("plot-numbers"), table(tell("plot-numbers"), heads, rows), "numbers")


def _span(bar: charts.Bar, label: Callable[[float], str], whole: float) -> str:
    last = bar.end - whole
    return label(bar.start) if last <= bar.start else f"{label(bar.start)}{DASH}{label(last)}"
