"""In short: the figures that one would tell first."""

from __future__ import annotations

from html import escape

from cardshed.lab.findings import Estimate
from cardshed.lab.report.markup import Section
from cardshed.lab.report.order import fair, verdict
from cardshed.lab.report.teller import Teller


def short_section(tell: Teller) -> Section:
    variant = tell.first
    figures = [
        ("length", tell("tile-minutes"), variant.length.minutes.mean),
        ("length", tell("tile-decisions"), variant.length.decisions.mean),
        ("order", tell("tile-first"), variant.order[0].match),
        ("lead", tell("tile-changes"), variant.lead.changes.mean),
        ("lead", tell("tile-comebacks"), variant.lead.comebacks),
        *(
            ("luck", tell("tile-luck", strong=contest.strong, weak=contest.weak), contest.luck)
            for contest in variant.contests
        ),
    ]
    tiles = "".join(_tile(tell, *figure) for figure in figures)
    half = [tell.numbers.short(round(variant.length.minutes.percentiles[key], 1)) for key in ("25", "75")]
    begins = tell(verdict(variant.order[0].match, fair(tell, variant)) + "-short")
    seen = f"{tell('short-minutes', low=half[0], high=half[1])} {begins}"
    return Section("short", tell("short"), [seen], f'<ul class="tiles">{tiles}</ul>')


def _tile(tell: Teller, section: str, words: str, estimate: Estimate) -> str:
    value, interval = tell.numbers.value(estimate), tell.numbers.interval(estimate)
    return (
        f'<li><a href="#{section}"><strong>{escape(value)}</strong> <span>{escape(words)}</span> '
        f'<span class="soft">{escape(tell("tile-interval", interval=interval))}</span></a></li>'
    )
