"""How does it end?"""

from __future__ import annotations

from html import escape

from cardshed.lab.findings import Variant
from cardshed.lab.report.length import spread_plot
from cardshed.lab.report.markup import Section
from cardshed.lab.report.measures import compared, side_by_side
from cardshed.lab.report.teller import Teller


def ends_section(tell: Teller) -> Section:
    ends = tell.first.ends
    plots = ""
    for name, spread in (("winners", ends.winners), ("others", ends.others)):
        if sum(spread.counts) and spread.smallest < spread.largest:
            plots += (
                f"<div><h3>{escape(tell(f'ends-{name}'))}</h3>{spread_plot(tell, spread, 'points')}</div>"
            )
    return Section("ends", tell("ends"), ends_sentences(tell, tell.first), f'<div class="pair">{plots}</div>')


def ends_comparison(tell: Teller) -> Section:
    kinds = ("shared", "unwon", "blocked")
    body = "".join(side_by_side(tell, kind) for kind in kinds)
    return Section("ends", tell("ends"), [compared(tell, kind) for kind in kinds], body)


def ends_sentences(tell: Teller, variant: Variant) -> list[str]:
    ends = variant.ends
    told = [
        tell("ends-shared", share=tell.numbers.both(ends.shared)),
        tell("ends-unwon", share=tell.numbers.both(ends.unwon)),
        tell("ends-blocked", share=tell.numbers.both(ends.blocked)),
    ]
    sentences = [" ".join(told)]
    if sum(ends.winners.counts) and sum(ends.others.counts):
        winners, others = (tell.numbers.both(spread.mean) for spread in (ends.winners, ends.others))
        sentences.append(tell("ends-scores", winners=winners, others=others))
    return sentences
