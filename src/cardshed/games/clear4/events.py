"""What happens in Clear 4: the kinds of rows that its rules write, and how each is told."""

from cardshed.engine.description import SEAT, A, B, C, Either, EventKind, Named, Number
from cardshed.engine.events import OWN
from cardshed.games.clear4.state import CARDS, JOKER, STACKS

LAID, TURNED_UP, VALUED, SWEPT, CLEARED, PUSHED, TOOK, REVEALED, SHOWN = range(OWN, OWN + 9)

FROM_HAND, FROM_STACK, FROM_BLIND = 0, 1, 1 + STACKS
"""Where a card came from; + stack."""
SOURCES = ("hand", *(f"s{n + 1}" for n in range(STACKS)), *(f"b{n + 1}" for n in range(STACKS)))
JOKER_AS = ("J", *(f"J={value}" for value in CARDS[1:JOKER]))
"""A joker on the pile, by the value it has taken."""

_CARD, _SOURCE, _STACK = Named(A, CARDS), Named(C, SOURCES), Number(A, plus=1)
EVENTS = (
    EventKind(
        LAID, "lay", {"seat": SEAT, "card": Either(A, JOKER, Named(B, JOKER_AS), _CARD), "from": _SOURCE}
    ),
    EventKind(TURNED_UP, "turn_up", {"seat": SEAT, "stack": _STACK, "card": Named(B, CARDS)}),
    EventKind(VALUED, "jokers_take_value", {"seat": SEAT, "value": _CARD, "count": Number(B)}),
    EventKind(SWEPT, "sweep", {"seat": SEAT, "count": Number(A)}),
    EventKind(CLEARED, "clear", {"seat": SEAT, "count": Number(A), "from": _SOURCE}),
    EventKind(PUSHED, "push", {"seat": SEAT, "target": Number(A), "count": Number(B)}),
    EventKind(TOOK, "take", {"seat": SEAT, "count": Number(A)}),
    EventKind(REVEALED, Named(B, ("special", "blind_fails")), {"seat": SEAT, "card": _CARD, "from": _SOURCE}),
    EventKind(SHOWN, "show", {"seat": SEAT, "stack": _STACK, "card": Named(B, CARDS)}),
)
