"""``cardshed arena``: tournaments between bots."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from rich.table import Table

from cardshed.arena import Settings, Standing, run_arena
from cardshed.cli import INTERRUPTED, read_options
from cardshed.cli.house import tell_house_rules
from cardshed.cli.screen import Screen, progress_bar
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.engine.processors import MOST_CORES
from cardshed.games import game as game_by_id
from cardshed.rating import Sprt
from cardshed.wording import signed


def arena(chosen: argparse.Namespace) -> int:
    settings = Settings.check(
        chosen.game,
        chosen.bots.split(","),
        chosen.seats,
        chosen.games,
        chosen.seed,
        read_options(chosen.option),
    )
    sprt = read_sprt(chosen.sprt) if chosen.sprt else None
    workers = None if chosen.workers is None else whole("--workers, --cores", chosen.workers, 1, MOST_CORES)
    watch = Watch(settings)
    stopped = False
    with watch.progress:
        try:
            run_arena(settings, workers, chosen.journal, sprt, watch, chosen.device)
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        again = (
            "the same command goes on from there" if chosen.journal else "with --journal it could be resumed"
        )
        print(f"cardshed arena: stopped; {again}", file=sys.stderr)
    if watch.standing is None or watch.standing.matches == 0:
        return INTERRUPTED
    summary = watch.standing.summary()
    if chosen.json:
        print(json.dumps(summary))
    else:
        screen = Screen()
        show(summary, screen)
        tell_house_rules(game_by_id(settings.game), settings.options, "en", screen)
    return INTERRUPTED if stopped else 0


class Watch:
    """A progress bar, and the standing last seen."""

    def __init__(self, settings: Settings) -> None:
        self.standing: Standing | None = None
        self.progress = progress_bar()
        total = len(settings.lineups) * settings.deals * settings.seats
        self._task = self.progress.add_task(settings.game, total=total)

    def __call__(self, standing: Standing) -> None:
        self.standing = standing
        self.progress.update(self._task, completed=standing.matches)


def read_sprt(text: str) -> Sprt:
    """Two Elo leads, such as ``0,30``."""
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadInput("--sprt", f"{text!r} must be two numbers such as 0,30") from None
    if not -2000 <= low < high <= 2000:
        raise BadInput("--sprt", f"{text!r} must rise, from -2000 to 2000")
    return Sprt(low, high)


def show(summary: dict[str, Any], screen: Screen) -> None:
    title = (
        f"{summary['game']}: {summary['matches']:,} matches, {summary['seats']} seats, seed {summary['seed']}"
    )
    table = Table(title=title)
    timed = any(row["ms_per_decision"] is not None for row in summary["standing"])
    headings = ["bot", "matches", "won", "share", "95% interval", "Elo"]
    for heading in [*headings, "ms", "longest", "playouts/s"] if timed else headings:
        table.add_column(heading, justify="left" if heading == "bot" else "right", no_wrap=True)
    for row in summary["standing"]:
        table.add_row(*_cells(row, timed))
    screen.console.print(table)
    if summary["unwon"]:
        screen.line(f"{summary['unwon']:,} matches had no winner.")
    if summary["sprt"] is not None:
        screen.line(_verdict(summary))


def _cells(row: dict[str, Any], timed: bool) -> list[str]:
    low, high = row["interval"]
    cells = [
        row["bot"],
        f"{row['matches']:,}",
        f"{row['points']:,.1f}".removesuffix(".0"),
        f"{row['share']:.1%}",
        f"{100 * low:.1f}–{100 * high:.1f}%",
        signed(f"{row['elo']:.0f}") + (f" ± {row['elo_error']:.0f}" if row["elo_error"] > 0.01 else ""),
    ]
    if timed:
        cells += [
            _figure(row["ms_per_decision"], ".2f"),
            _figure(row["ms_longest"], ".0f"),
            _figure(row["playouts_per_second"], ",.0f"),
        ]
    return cells


def _figure(value: float | None, form: str) -> str:
    return "–" if value is None else format(value, form)


def _verdict(summary: dict[str, Any]) -> str:
    sprt, first = summary["sprt"], summary["bots"][0]
    claim = {"high": f"ahead by {sprt['high']:g} Elo", "low": f"ahead by no more than {sprt['low']:g} Elo"}
    found = claim.get(sprt["verdict"], f"not decided between {sprt['low']:g} and {sprt['high']:g} Elo")
    ratio = signed(f"{sprt['ratio']:.2f}")
    figures = f"log ratio {ratio}, bounds ±{sprt['bound']:.2f}, {sprt['deals']} deals"
    return f"SPRT: {first} is {found} ({figures})"
