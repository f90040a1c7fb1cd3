"""What happened in a move, told by the rules as they run.

A rule writes rows of numbers into a log; with ``None`` for a log, as in simulations, Numba drops
the writing altogether. Rows become events: dictionaries with a public side and, under
``"private"``, what single seats learn besides.

>>> seen_by({"event": "draw", "seat": 1, "count": 1, "private": {1: {"cards": ["R5"]}}}, 0)
{'event': 'draw', 'seat': 1, 'count': 1}
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


def tell(rows: Sequence[Row], cards: Sequence[str], own: Mapping[int, Teller]) -> list[Event]:
    """Turns rows into events; a game gives its cards' names and how to tell its own kinds."""
    events: list[Event] = []
    for row in rows:
        kind, seat, a, b, _ = row
        if kind in own:
            events.append(own[kind](row))
        elif kind in (DEAL, DRAW):
            _add_card(events, "deal" if kind == DEAL else "draw", seat, cards[a] if a >= 0 else None)
        elif kind == SCORE:
            events[-1]["points"].append(a)
            events[-1]["scores"].append(b)
        else:
            events.append(_COMMON[kind](row))
    return events


def _add_card(events: list[Event], name: str, seat: int, card: str | None) -> None:
    """Cards that one seat gets in a row make one event; a draw that found nothing adds none."""
    last = events[-1] if events else None
    if last is None or last["event"] != name or last["seat"] != seat:
        last = {"event": name, "seat": seat, "count": 0, "private": {seat: {"cards": []}}}
        events.append(last)
    if card is not None:
        last["count"] += 1
        last["private"][seat]["cards"].append(card)


_COMMON: dict[int, Teller] = {
    ROUND: lambda row: {"event": "round", "round": row[2], "first": row[1]},
    TURN: lambda row: {"event": "turn", "seat": row[1]},
    ROUND_OVER: lambda row: {
        "event": "round_over",
        "winners": seats_of(row[2]),
        "points": [],
        "scores": [],
    },
    MATCH_OVER: lambda row: {"event": "match_over", "winners": seats_of(row[2])},
    SHUFFLE: lambda row: {"event": "shuffle", "count": row[2]},
    BLOCKED: lambda row: {"event": "blocked"},
}


def seats_of(mask: int) -> list[int]:
    """The seats of a bit mask, ascending.

    >>> seats_of(0b1010)
    [1, 3]
    """
    return members(mask)


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as a seat may know it, or a spectator (``None``)."""
    public = {key: value for key, value in event.items() if key != "private"}
    private = event.get("private", {})
    return {**public, **private.get(seat, {})} if seat is not None else public


def seen_by_all(event: Event) -> Event:
    """The event with all cards open."""
    everything = seen_by(event, None)
    for private in event.get("private", {}).values():
        everything |= private
    return everything
