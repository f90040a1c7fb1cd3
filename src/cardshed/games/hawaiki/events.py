"""What happens in Hawaiki: the kinds of rows that its rules write, and how each is told."""

from cardshed.engine.description import (
    SEAT,
    WHO,
    A,
    Always,
    B,
    C,
    Either,
    EventKind,
    Joined,
    Named,
    Number,
    Same,
    Seats,
    Several,
    Unpacked,
)
from cardshed.engine.events import OWN, UNSEEN
from cardshed.games.hawaiki.state import ANSWERS, AS_HIDDEN, CARDS, COMBINATIONS, HIDDEN_MARK, NO_CARD

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
_OPEN = Unpacked(A, digits=C, names=CARDS)
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
    # HW-50: everybody sees the open cards, their owner the hidden one too.
    EventKind(
        OPEN_DEAL,
        "deal",
        {
            "seat": SEAT,
            "count": Either(B, NO_CARD, Number(C), Number(C, plus=1)),
            "cards": Either(B, NO_CARD, _OPEN, Joined(_OPEN, Always(UNSEEN))),
        },
        private={"cards": Joined(_OPEN, Named(B, tuple(card + HIDDEN_MARK for card in CARDS)))},
        open_if=(B, NO_CARD),
    ),
    EventKind(OPEN_DRAW, "draw", {"seat": SEAT, "count": Always(1), "cards": Several(_CARD)}),
)
