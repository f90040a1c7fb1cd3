"""Is it luck or skill?"""

from __future__ import annotations

from html import escape
from math import comb

from cardshed.lab import charts
from cardshed.lab.findings import SHARE, Contest, Estimate
from cardshed.lab.report.markup import Section, paragraph, plot_rows
from cardshed.lab.report.measures import compared, figure_cell, luck_of, side_by_side
from cardshed.lab.report.numbers import decimals_for
from cardshed.lab.report.teller import Teller
from cardshed.rating import wilson


def luck_section(tell: Teller) -> Section:
    contests = tell.first.contests
    # The closest contest says most about the game, so it is told first.
    seen = [luck_sentence(tell, contest) for contest in reversed(contests)]
    body = "".join(_split(tell, contest) + _seats(tell, contest) for contest in contests)
    return Section("luck", tell("luck"), seen, body + _note(tell))


def luck_comparison(tell: Teller) -> Section:
    contests = tell.first.contests
    seen = [compared(tell, luck_of(contest)) for contest in contests]
    body = "".join(side_by_side(tell, luck_of(contest)) for contest in contests)
    return Section("luck", tell("luck"), seen, body + _note(tell))


def luck_sentence(tell: Teller, contest: Contest) -> str:
    won = tell(
        "luck-won-teams" if in_teams(tell, contest) else "luck-won",
        share=tell.numbers.both(contest.share),
        deals=tell.numbers.plain(contest.deals),
        strong=contest.strong,
        weak=contest.weak,
    )
    return f"{won} {tell('luck-share', luck=tell.numbers.both(within(contest.luck)))}"


def within(luck: Estimate) -> Estimate:
    """Who wins less than a fair share needs no more than all the luck there is."""
    value, low, high = (min(max(end, 0.0), 1.0) for end in (luck.value, luck.low, luck.high))
    return Estimate(value, low, high, luck.unit)


def in_teams(tell: Teller, contest: Contest) -> bool:
    """Whether a deal was played from fewer sides than there are seats."""
    return sides(contest) < tell.findings.experiment.seats


def sides(contest: Contest) -> int:
    return len(contest.seats_won) - 1


def _split(tell: Teller, contest: Contest) -> str:
    """Luck and skill as one bar, their numbers above its ends."""
    luck = within(contest.luck)
    decimals = decimals_for(100 * luck.error)
    rounded = round(luck.value, decimals + 2)
    parts = (tell.numbers.percent(part, decimals) for part in (rounded, 1 - rounded))
    words = [tell(f"{what}-part", share=share) for what, share in zip(("luck", "skill"), parts, strict=True)]
    name = tell("luck-title", strong=contest.strong, weak=contest.weak)
    drawn = charts.split_row(luck.value, luck.low, luck.high, f"{name}: {', '.join(words)}")
    ends = f'<div class="ends"><span>{escape(words[0])}</span><span>{escape(words[1])}</span></div>'
    scale = charts.Scale(0, 1, (0, 0.25, 0.5, 0.75, 1), tell.numbers.short_percent)
    return f"<h3>{escape(name)}</h3><figure class='whole'>{ends}{drawn}{charts.axis(scale)}</figure>"


def _seats(tell: Teller, contest: Contest) -> str:
    """From how many seats of a deal the strong player won it, beside what independent matches would give."""
    scale = charts.round_scale([0, 1], tell.numbers.short_percent)
    word = "sides" if in_teams(tell, contest) else "seats"
    rows = []
    for seats, count in enumerate(contest.seats_won):
        share = Estimate(count / contest.deals, *wilson(count, contest.deals), SHARE)
        rows.append(
            [
                escape(tell(f"luck-{word}", won=seats, **{word: sides(contest)})),
                figure_cell(tell, share),
                charts.bar_row(scale, share.value, share.low, share.high, by_chance(contest, seats)),
            ]
        )
    title = tell("luck-deals")
    return plot_rows(title, [tell("head-seats"), tell("head-deals")], title, charts.axis(scale), rows)


def by_chance(contest: Contest, seats: int) -> float:
    """The share of deals won from so many seats if the matches of a deal did not depend on each other."""
    won = min(max(contest.share.value, 0.0), 1.0)
    return comb(sides(contest), seats) * won**seats * (1 - won) ** (sides(contest) - seats)


def _note(tell: Teller) -> str:
    return paragraph(tell("luck-note"), "note")
