"""Rows of a log become events: each kind by its description, and the kinds that all games share.

Some events are gathered from several rows. Cards that a seat is dealt or draws one after another make one
event, and the rows after the end of a round say what each seat scored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from cardshed.engine.description import SEAT, A, EventKind, Number, Seats, tellers
from cardshed.engine.events import (
    BLOCKED,
    DEAL,
    DRAW,
    MATCH_OVER,
    ROUND,
    ROUND_OVER,
    SCORE,
    SHUFFLE,
    TURN,
    Event,
    Row,
    Teller,
)

SHARED = (
    EventKind(ROUND, "round", {"round": Number(A), "first": SEAT}),
    EventKind(TURN, "turn", {"seat": SEAT}),
    EventKind(ROUND_OVER, "round_over", {"winners": Seats(A)}),
    EventKind(MATCH_OVER, "match_over", {"winners": Seats(A)}),
    EventKind(SHUFFLE, "shuffle", {"count": Number(A)}),
    EventKind(BLOCKED, "blocked", {}),
)
GATHERED = {DEAL: "deal", DRAW: "draw", SCORE: "round_over"}
"""Rows that join the event before them."""

_SHARED = tellers(SHARED)


def tell(rows: Sequence[Row], cards: Sequence[str], own: Mapping[int, Teller]) -> list[Event]:
    """Turns rows into events; a game gives its cards' names and how to tell its own kinds."""
    events: list[Event] = []
    for row in rows:
        kind, seat, a, b, _ = row
        if kind in own:
            events.append(own[kind](row))
        elif kind in (DEAL, DRAW):
            _add_card(events, GATHERED[kind], seat, cards[a] if a >= 0 else None)
        elif kind == SCORE:
            events[-1].setdefault("points", []).append(a)
            events[-1].setdefault("scores", []).append(b)
        else:
            events.append(_SHARED[kind](row))
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
