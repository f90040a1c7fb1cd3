"""What worker processes do: thinking, and reading finished or very long matches. Nothing here is changed."""

from __future__ import annotations

import gzip
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from cardshed.bots.asking import ask
from cardshed.bots.names import bot
from cardshed.engine.match import Match
from cardshed.games import game as game_by_id
from cardshed.table import entries as e
from cardshed.table import loading, results, snapshots
from cardshed.table.finished import Finished, NotOver, matches_in
from cardshed.table.store import KeptRow, MatchRow, Reader, ResultRow
from cardshed.table.table import OVER

QUICK = 5
"""How hard an answer is compressed."""
HINT_BUDGET = "300ms"
HINTS = 3
KINDNESS = 5
"""How far workers let the tables go first."""


def begin() -> None:
    """In a new worker: it ends with its server, whatever ends that, and lets others go first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(KINDNESS)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
        os._exit(1)


# Thinking


def decide(
    game: str, options: dict[str, Any], packed: bytes, seat: int, level: str, optional: bool
) -> str | None:
    """A bot's move, or ``None`` to let an out-of-turn chance go by."""
    match = Match.unpack(game_by_id(game), options, packed)
    return ask(bot(level), level, match, seat, optional)


def best_moves(game: str, options: dict[str, Any], packed: bytes, seat: int) -> list[dict[str, object]]:
    """A hint."""
    match = Match.unpack(game_by_id(game), options, packed)
    return [
        {"move": hint.move, "chance": round(hint.chance, 3), "error": round(hint.error, 3)}
        for hint in match.hint(seat, HINT_BUDGET)[:HINTS]
    ]


def get_ready(game: str, level: str) -> None:
    """Loads what thinking about a game needs."""
    from cardshed.table.readiness import load

    load(game, level)


# Reading


@lru_cache(maxsize=2)
def _reader(db: str) -> Reader:
    return Reader(Path(db))


def snapshot_of(db: str, table: str) -> tuple[int, bytes, bytes]:
    """A table played again from its whole log, as a snapshot: its number, its body, all commands."""
    made = loading.retraced(table, _reader(db).entries(table))
    return made.seq, snapshots.taken(made), made.done.fresh()


class Unarchived(NamedTuple):
    """An archived table, ready to be a table again."""

    rows: list[KeptRow]
    game: str
    over: bool
    players: list[str]
    """Who ever sat there."""
    matches: list[tuple[int, MatchRow]]
    snapshot: tuple[int, bytes, bytes]
    """As :func:`snapshot_of` gives it."""


def unarchived(db: str, table: str) -> Unarchived | None:
    """All that an archived table needs to be one again; ``None`` if there is none."""
    rows = _reader(db).archived(table)
    if not rows:
        return None
    entries = [e.decode_entry(row.body) for row in rows]
    players = {entry.player: None for entry in entries if isinstance(entry, e.Sat)}
    made = loading.retraced(table, rows)
    over = made.phase == OVER
    snapshot = (made.seq, snapshots.taken(made), made.done.fresh())
    matches = list(matches_in(rows, over).items())
    return Unarchived(rows, loading.game_of(rows), over, list(players), matches, snapshot)


def results_in(db: str, table: str) -> list[ResultRow]:
    """What came of a table's matches that were over before results were noted."""
    return results.results_in(_reader(db), table)


def about(db: str, table: str, number: int, question: str, *more: Any) -> Any:
    """Something about a finished match; see :class:`cardshed.table.finished.Finished`."""
    return _told_of(db, table, number, question, *more)[1]


def _told_of(db: str, table: str, number: int, question: str, *more: Any) -> tuple[str, Any]:
    """The game of a finished match, and the answer to a question about it."""
    try:
        match = Finished(_reader(db), table, number)
        return match.game(), getattr(match, question)(*more)
    except (KeyError, NotOver):
        raise
    except Exception as problem:
        # Only errors that can be made again from their text get through between processes.
        kind = ValueError if isinstance(problem, ValueError) else RuntimeError
        raise kind(f"{type(problem).__name__}: {problem}") from None


def packed_about(db: str, table: str, number: int, question: str, *more: Any) -> tuple[str, bytes]:
    """The same as JSON (a text as it is), compressed; and the game."""
    game, told = _told_of(db, table, number, question, *more)
    body = told.encode() if isinstance(told, str) else msgspec.json.encode(told)
    return game, gzip.compress(body, QUICK, mtime=0)
