"""``cardshed hint``: the best moves in a position."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict
from pathlib import Path

from rich.table import Table

from cardshed.cli.screen import Screen
from cardshed.engine.match import Hint
from cardshed.engine.words import say
from cardshed.records import load
from cardshed.wording import decimal, per_cent


def hint(chosen: argparse.Namespace) -> int:
    match = load(sys.stdin.read() if chosen.file == "-" else Path(chosen.file))
    waited_for = match.waiting_for or (match.turn,)
    seat = waited_for[0] if chosen.seat is None else chosen.seat
    hints = match.hint(seat, chosen.budget, chosen.seed)
    if chosen.json:
        print(json.dumps({"game": match.game.id, "seat": seat, "hints": [asdict(hint) for hint in hints]}))
    else:
        show_hints(hints, chosen.lang, Screen())
    return 0


def show_hints(hints: list[Hint], lang: str, screen: Screen) -> None:
    """The moves, best first, with their chances."""
    if not hints:
        screen.line(say("hint-none", lang))
        return
    table = Table(box=None)
    for heading in ("hint-move", "hint-chance", "hint-sure", "hint-playouts"):
        table.add_column(say(heading, lang), justify="left" if heading == "hint-move" else "right")
    for hint in hints:
        table.add_row(
            say("hint-wait", lang) if hint.move is None else hint.move,
            per_cent(decimal(100 * hint.chance, lang, 1), lang),
            f"± {per_cent(decimal(100 * hint.error, lang, 1), lang)}",
            decimal(hint.playouts, lang),
        )
    screen.console.print(table)
