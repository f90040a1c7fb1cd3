"""What happens in Hawaiki: the kinds of rows that its rules write, and how each is told."""

from cardshed.engine.description import (
    SEAT,
    WHO,
    A,
    Always,
    B,
    C,
    EventKind,
    Named,
    Number,
    Same,
    Seats,
    Several,
    tellers,
)
from cardshed.engine.events import OWN, Event, Row
from cardshed.games.hawaiki.state import ANSWERS, AS_HIDDEN, CARDS, COMBINATIONS, KINDS, NO_CARD

(
    LAID,
    STARTED,
    HID,
    LEFT_OPEN,
    MUST_DRAW,
    ANSWERED,
    CALLED,
    SACRIFICED,
    OFFERED,
    AGAIN_TAKEN,
    TURN_ENDED,
    OPEN_DEAL,
    OPEN_DRAW,
) = range(OWN, OWN + 13)
IN_A_ROW = 5
"""Open cards that fit one number of the log."""

_CARD, _PILE = Named(A, CARDS), Number(B, plus=1)
# Laid openly or as the hidden card, each with nothing or a combination announced.
_HIDDEN = Named(C, (False,) * AS_HIDDEN + (True,) * AS_HIDDEN)
_ANNOUNCED = Named(C, tuple(name or "none" for name in COMBINATIONS) * 2)
EVENTS = (
    EventKind(
        LAID, "lay", {"seat": SEAT, "card": _CARD, "pile": _PILE, "hidden": _HIDDEN, "announced": _ANNOUNCED}
    ),
    EventKind(STARTED, "start_pile", {"pile": _PILE, "card": _CARD}),
    EventKind(HID, "hide", {"seat": SEAT}, private={"card": _CARD}),
    EventKind(LEFT_OPEN, "leave_open", {"seat": SEAT}),
    EventKind(MUST_DRAW, "must_draw", {"seat": SEAT, "seats": Seats(A), "count": Number(B)}),
    EventKind(
        ANSWERED, "answer", {"seat": SEAT, "answer": Named(A, ANSWERS), "owed": Number(B), "count": Number(C)}
    ),
    EventKind(
        CALLED,
        "call",
        {"seat": SEAT, "target": Number(A), "combination": Named(B, COMBINATIONS), "late": Same(WHO, A)},
    ),
    EventKind(SACRIFICED, "sacrifice", {"seat": SEAT, "card": _CARD, "pile": _PILE, "tokens": Number(C)}),
    EventKind(OFFERED, "second_chance", {"seat": SEAT}),
    EventKind(AGAIN_TAKEN, "again", {"seat": SEAT, "tokens": Number(A)}),
    EventKind(TURN_ENDED, "end", {"seat": SEAT}),
    EventKind(OPEN_DRAW, "draw", {"seat": SEAT, "count": Always(1), "cards": Several(_CARD)}),
)


def _dealt_open(row: Row) -> Event:
    """HW-50: everybody sees the open cards, their owner the hidden one too."""
    _, seat, packed, hidden, count = row
    cards = [CARDS[packed // KINDS**place % KINDS] for place in reversed(range(count))]
    if hidden == NO_CARD:
        return {"event": "deal", "seat": seat, "count": count, "cards": cards}
    return {
        "event": "deal",
        "seat": seat,
        "count": count + 1,
        "cards": [*cards, "?"],
        "private": {seat: {"cards": [*cards, f"{CARDS[hidden]}*"]}},
    }


TELLERS = tellers(EVENTS) | {OPEN_DEAL: _dealt_open}
"""A deal is told by hand: it unpacks several cards from one number."""
