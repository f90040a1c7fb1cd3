"""What happens in Solo: the kinds of rows that its rules write, and how each is told."""

from cardshed.engine.description import (
    SEAT,
    WHO,
    A,
    Always,
    B,
    C,
    EventKind,
    Flag,
    Named,
    Number,
    Seats,
    Several,
)
from cardshed.engine.events import OWN
from cardshed.games.solo.state import CARDS, COLORS, EFFECT_NAMES

(
    LAID,
    COLORED,
    TURNED_OVER,
    PENALIZED,
    ASKED,
    ACCEPTED,
    SHIELDED,
    SKIPPED,
    REVERSED,
    OWES,
    TOOK,
    SWAPPED,
    ROTATED,
    GAVE,
    KEPT,
    PASSED,
) = range(OWN, OWN + 16)

_CARD, _EFFECT = Named(A, CARDS), Named(A, EFFECT_NAMES)
EVENTS = (
    EventKind(LAID, "lay", {"seat": SEAT, "card": _CARD, "solo": Flag(B), "jump": Flag(C)}),
    EventKind(COLORED, "color", {"seat": SEAT, "color": Named(A, COLORS)}),
    EventKind(TURNED_OVER, "turn_over", {"card": _CARD, "under": Flag(B)}),
    EventKind(PENALIZED, "penalty", {"seat": SEAT, "count": Number(A)}),
    EventKind(ASKED, "ask", {"seat": SEAT, "effect": _EFFECT, "seats": Seats(B)}),
    EventKind(ACCEPTED, "accept", {"seat": SEAT, "effect": _EFFECT}),
    EventKind(SHIELDED, "shield", {"seat": SEAT, "effect": _EFFECT}),
    EventKind(SKIPPED, "skip", {"seat": SEAT}),
    EventKind(REVERSED, "reverse", {"seat": SEAT, "direction": Number(A)}),
    EventKind(OWES, "owe", {"seat": SEAT, "count": Number(A)}),
    EventKind(TOOK, "take", {"seat": SEAT, "count": Number(A)}),
    EventKind(SWAPPED, "swap", {"seat": SEAT, "target": Number(A), "counts": Several(Number(B), Number(C))}),
    EventKind(ROTATED, "rotate", {"seat": SEAT, "direction": Number(A), "seats": Seats(B)}),
    EventKind(
        GAVE,
        "give",
        {"seat": SEAT, "target": Number(A), "count": Always(1)},
        private={"cards": Several(Named(B, CARDS))},
        to=(WHO, A),
    ),
    EventKind(KEPT, "keep", {"seat": SEAT}),
    EventKind(PASSED, "pass", {"seat": SEAT}),
)
