"""The table drawn in text."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from cardshed import drawing
from cardshed.batch import DECLINED
from cardshed.envs.one import OneMatch

RENDER_MODES = ("ansi", "human")


def draw(
    match: OneMatch, names: Sequence[str], seat: int | None, latest: tuple[str, int] | None
) -> list[Text]:
    """The table as a seat sees it, or a spectator, with the latest action above and who is asked below."""
    table = match.as_match()
    scores = " · ".join(f"{name} {score}" for name, score in zip(names, table.scores, strict=True))
    lines = [] if latest is None else [Text(f"{latest[0]}: {match.actions[latest[1]]}", style="dim")]
    lines.append(Text(f"{match.kind.title} — round {table.round} — scores: {scores}", style="bold"))
    lines += [Text.from_markup(line) for line in drawing.draw(table.view(seat), seat, names)]
    return [*lines, Text(), Text(_outlook(match, names))]


def _outlook(match: OneMatch, names: Sequence[str]) -> str:
    """What comes next."""
    if match.over:
        winners = [name for name, share in zip(names, match.shares(), strict=True) if share]
        return f"won by {' and '.join(winners)}" if winners else "over; nobody has won"
    chance = f" out of turn, or to {DECLINED}" if match.mask[-1] else ""
    return f"{names[match.asked]} is asked{chance}"


def show(lines: Sequence[Text]) -> None:
    """Prints the lines, in colour where there is any."""
    console = Console(highlight=False)
    for line in lines:
        console.print(line)
    console.print()
