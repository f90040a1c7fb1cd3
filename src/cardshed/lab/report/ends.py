"""How does it end?"""

from __future__ import annotations

from html import escape

from cardshed.lab.findings import Estimate, Variant
from cardshed.lab.report.length import spread_plot
from cardshed.lab.report.markup import Section
from cardshed.lab.report.measures import compared, side_by_side
from cardshed.lab.report.numbers import decimals_for
from cardshed.lab.report.teller import Teller


def ends_section(tell: Teller) -> Section:
    ends = tell.first.ends
    plots = ""
    for name, spread in (("winners", ends.winners), ("others", ends.others)):
        if sum(spread.counts) and spread.smallest < spread.largest:
            drawn = spread_plot(tell, spread, "points", of_players=True)
            plots += f"<div><h3>{escape(tell(f'ends-{name}'))}</h3>{drawn}</div>"
    return Section("ends", tell("ends"), ends_sentences(tell, tell.first), f'<div class="pair">{plots}</div>')


def ends_comparison(tell: Teller) -> Section:
    kinds = ("shared", "unwon", "blocked")
    body = "".join(side_by_side(tell, kind) for kind in kinds)
    return Section("ends", tell("ends"), [compared(tell, kind) for kind in kinds], body)


def ends_sentences(tell: Teller, variant: Variant) -> list[str]:
    ends = variant.ends
    kinds = (("shared", ends.shared), ("unwon", ends.unwon), ("blocked", ends.blocked))
    sentences = [" ".join(_how_often(tell, kind, share) for kind, share in kinds)]
    if sum(ends.winners.counts) and sum(ends.others.counts):
        winners, others = (tell.numbers.both(spread.mean) for spread in (ends.winners, ends.others))
        sentences.append(tell("ends-scores", winners=winners, others=others))
    return sentences


def _how_often(tell: Teller, kind: str, share: Estimate) -> str:
    """What never happened is said so, with how often it may happen all the same."""
    if share.value == 0:
        most = tell.numbers.percent(share.high, decimals_for(100 * share.error))
        return tell(f"ends-{kind}-never", most=most)
    return tell(f"ends-{kind}", share=tell.numbers.both(share))
