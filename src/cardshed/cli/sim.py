"""``cardshed sim``: many matches, a table of results."""

from __future__ import annotations

import argparse
import json
from typing import Any

from rich.table import Table

from cardshed.cli import read_options
from cardshed.cli.house import tell_house_rules
from cardshed.cli.screen import Screen, progress_bar
from cardshed.engine.errors import BadInput
from cardshed.games import game as game_by_id
from cardshed.simulation import Results, simulate
from cardshed.wording import signed


def sim(chosen: argparse.Namespace) -> int:
    bots = seat_bots(chosen.bots, chosen.seats)
    options = read_options(chosen.option)
    progress = progress_bar()
    with progress:
        task = progress.add_task(f"{chosen.game}", total=chosen.games)
        results = simulate(
            chosen.game,
            bots,
            chosen.games,
            chosen.seed,
            options,
            lambda done: progress.advance(task, done),
            chosen.device,
            chosen.cores,
        )
    if chosen.json:
        print(json.dumps(results.summary()))
    else:
        show(results, Screen())
    return 0


def seat_bots(names: str, seats: int | None) -> list[str]:
    """A bot for each seat: one name is repeated, several are taken in order."""
    bots = names.split(",")
    if len(bots) == 1:
        return bots * (2 if seats is None else max(1, min(seats, 100)))
    if seats is not None and seats != len(bots):
        raise BadInput("bots", f"{len(bots)} bots were named for {seats} seats")
    return bots


def show(results: Results, screen: Screen) -> None:
    summary = results.summary()
    table = Table(title=f"{results.game}: {results.games:,} matches, seed {results.seed}")
    for heading in ("seat", "bot", "wins", "share", "95% interval", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for seat in summary["seats"]:
        table.add_row(*_cells(seat))
    screen.console.print(table)
    tell_house_rules(game_by_id(results.game), results.options, "en", screen)
    decisions = summary["decisions"]
    screen.line(
        f"{decisions['total']:,} decisions; a match took {decisions['mean']:.1f} on average,"
        f" {decisions['median']:.0f} in the middle, {decisions['longest']:,} at most."
    )
    if results.shared or results.unwon:
        screen.line(f"{results.shared:,} wins were shared, {results.unwon:,} matches had no winner.")


def _cells(seat: dict[str, Any]) -> list[str]:
    low, high = seat["interval"]
    return [
        str(seat["seat"]),
        seat["bot"],
        f"{seat['wins']:,}",
        f"{seat['share']:.1%}",
        f"{low:.1%} – {high:.1%}",
        signed(f"{seat['mean_score']:.2f}"),
    ]
