"""Does it matter who begins?"""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from cardshed.games import game
from cardshed.lab import charts
from cardshed.lab.findings import Estimate, Place, Variant
from cardshed.lab.report.markup import Section, details, paragraph, plot_rows
from cardshed.lab.report.measures import compared, figure_cell, scale_for, side_by_side, variant_name
from cardshed.lab.report.teller import Teller
from cardshed.lab.study import study_of


def order_section(tell: Teller) -> Section:
    seen = order_sentences(tell, tell.first)
    return Section("order", tell("order"), seen, _places(tell, tell.first))


def order_comparison(tell: Teller) -> Section:
    places = "".join(
        f"<h3>{variant_name(tell, variant)}</h3>{paragraph(order_sentences(tell, variant)[0])}"
        + _places(tell, variant)
        for variant in tell.findings.variants
    )
    shares = side_by_side(tell, "first", mark=lambda variant: fair(tell, variant))
    body = shares + sides_note(tell) + details(tell("order-all"), places, "more")
    return Section("order", tell("order"), [compared(tell, "first")], body)


def fair(tell: Teller, variant: Variant) -> float:
    """What everybody would win by chance; partners win together."""
    return 1 / sides(tell, variant)


def sides(tell: Teller, variant: Variant) -> int:
    side: int = study_of(game(tell.game)).side(variant.options)
    return tell.findings.experiment.seats // side


def sides_note(tell: Teller) -> str:
    """Where only some play in teams, what is compared."""
    if len({sides(tell, variant) for variant in tell.findings.variants}) == 1:
        return ""
    return paragraph(tell("order-sides"), "note")


def order_sentences(tell: Teller, variant: Variant) -> list[str]:
    """What beginning is worth, for the match and, where that is something else, for the first round."""
    first = variant.order[0]
    even = fair(tell, variant)
    share = tell.numbers.percent(even, 1 if 100 % sides(tell, variant) else 0)
    match = tell("order-match", share=tell.numbers.both(first.match), fair=share)
    sentences = [f"{match} {tell(verdict(first.match, even))}"]
    if first.round != first.match:
        told = tell("order-round", share=tell.numbers.both(first.round))
        sentences.append(f"{told} {tell(verdict(first.round, even) + '-round')}")
    return sentences


def verdict(share: Estimate, even: float) -> str:
    if share.low > even:
        return "order-helps"
    return "order-hurts" if share.high < even else "order-even"


def _places(tell: Teller, variant: Variant) -> str:
    body = _share_rows(tell, variant, tell("order-of-match"), lambda place: place.match)
    if any(place.round != place.match for place in variant.order):
        body += _share_rows(tell, variant, tell("order-of-round"), lambda place: place.round)
    return body + paragraph(tell("order-note"), "note")


def _share_rows(tell: Teller, variant: Variant, title: str, of: Callable[[Place], Estimate]) -> str:
    shares = [of(place) for place in variant.order]
    even = fair(tell, variant)
    scale = scale_for(tell, shares, (0.0, even))
    rows = [
        [
            escape(tell("place", number=place.place + 1)),
            figure_cell(tell, share),
            charts.bar_row(scale, share.value, share.low, share.high, even),
        ]
        for place, share in zip(variant.order, shares, strict=True)
    ]
    heads = [tell("head-place"), tell("head-wins")]
    return plot_rows(title, heads, title, charts.axis(scale), rows)
