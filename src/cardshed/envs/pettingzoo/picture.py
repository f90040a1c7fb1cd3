"""The table drawn in text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from cardshed import drawing
from cardshed.batch import DECLINED
from cardshed.engine.match import Match
from cardshed.envs.one import OneMatch

RENDER_MODES = ("ansi", "human")


def hear(match: OneMatch, names: Sequence[str], action: int) -> list[str]:
    """What each seat learns of a legal action of the seat asked, and as the last one a spectator.

    Nobody else hears of a chance let go by, and cards that only some may see are named to them alone."""
    name, actor = match.actions[action], match.asked
    full = f"{names[actor]}: {name}"
    if name == DECLINED:
        return [full if seat == actor else "" for seat in (*range(match.seats), None)]
    first = next(iter(match.as_match().play(actor, name)), {})
    knowing = {actor, *first["private"]} if "private" in first else {None, *range(match.seats)}
    short = f"{names[actor]}: {name.split()[0]}"
    return [full if seat in knowing else short for seat in (*range(match.seats), None)]


def draw(match: OneMatch, names: Sequence[str], seat: int | None, heard: str) -> list[Text]:
    """The table as a seat sees it, or a spectator: what it last heard above, who is asked below."""
    table = match.as_match()
    scores = " · ".join(f"{name} {score}" for name, score in zip(names, table.scores, strict=True))
    lines = [Text(heard, style="dim")] if heard else []
    lines.append(Text(f"{match.kind.title} — round {table.round} — scores: {scores}", style="bold"))
    lines += [Text.from_markup(line) for line in drawing.draw(table.view(seat), seat, names)]
    return [*lines, Text(), Text(_outlook(match, table, names, seat))]


def _outlook(match: OneMatch, table: Match, names: Sequence[str], seat: int | None) -> str:
    """What comes next. That somebody is asked out of turn would tell the others what it holds."""
    if match.over:
        winners = [name for name, share in zip(names, match.shares(), strict=True) if share]
        return f"won by {' and '.join(winners)}" if winners else "over; nobody has won"
    if seat != match.asked:
        return f"waiting for {' and '.join(names[other] for other in table.waiting_for)}"
    chance = f" out of turn, or to {DECLINED}" if match.mask[-1] else ""
    return f"{names[match.asked]} is asked{chance}"


def show(lines: Sequence[Text]) -> None:
    """Prints the lines, in colour where there is any."""
    console = Console(highlight=False)
    for line in lines:
        console.print(line)
    console.print()
