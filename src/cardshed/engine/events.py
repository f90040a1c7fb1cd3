"""What happened in a move, told by the rules as they run.

A rule writes rows of numbers into a log; with ``None`` for a log, as in simulations, Numba drops
the writing altogether. Rows become events (``telling.py``): dictionaries with a public side and, under
``"private"``, what single seats learn besides.

>>> seen_by({"event": "draw", "seat": 1, "count": 1, "private": {1: {"cards": ["R5"]}}}, 0)
{'event': 'draw', 'seat': 1, 'count': 1}
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from cardshed.engine.bits import members
from cardshed.engine.compile import Log, rule

Event = dict[str, Any]
Row = tuple[int, ...]
ROWS, COLUMNS = 1024, 5
"""More than one move can tell: a whole stock drawn, a deal, a score for each seat."""

# The kinds that all games share; a game's own begin at OWN.
ROUND, TURN, ROUND_OVER, SCORE, MATCH_OVER, SHUFFLE, DEAL, DRAW, BLOCKED = range(1, 10)
OWN = 20

UNSEEN = "?"
"""In place of a card that is hidden."""


def new_log() -> Log:
    return np.zeros((ROWS, COLUMNS), dtype=np.int32)


@rule
def emit(log: Log, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Writes one row; ``log[0, 0]`` counts them."""
    if log is not None:
        n = log[0, 0] + 1
        log[0, 0] = n
        log[n, 0] = kind
        log[n, 1] = seat
        log[n, 2] = a
        log[n, 3] = b
        log[n, 4] = c


def read_log(log: Log) -> list[Row]:
    """The rows written since the last reading."""
    assert log is not None
    rows = log[1 : int(log[0, 0]) + 1].tolist()
    log[0, 0] = 0
    return [tuple(row) for row in rows]


Teller = Callable[[Row], Event]


def seats_of(mask: int) -> list[int]:
    """The seats of a bit mask, ascending.

    >>> seats_of(0b1010)
    [1, 3]
    """
    return members(mask)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it, or a spectator (``None``)."""
    public = {key: value for key, value in event.items() if key != "private"}
    if seat is None:
        return public
    private = event.get("private", {})
    return {**public, **private.get(seat, private.get(str(seat), {}))}  # in JSON all keys are text


def seen_by_all(event: Event) -> Event:
    """The event with all cards open."""
    everything = seen_by(event, None)
    for private in event.get("private", {}).values():
        everything |= private
    return everything
