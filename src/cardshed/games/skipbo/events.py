"""What happens in Skip-Bo: the kinds of rows that its rules write, and how each is told."""

from cardshed.engine.description import SEAT, A, B, C, EventKind, Named, Number
from cardshed.engine.events import OWN
from cardshed.games.skipbo.state import CARDS, KINDS, PILES

STOCKED, LAID, TURNED_UP, COMPLETED, DISCARDED, PASSED = range(OWN, OWN + 6)

FROM_HAND, FROM_STOCK, FROM_DISCARD = 0, 1, 2
"""Where a card came from, or went; + discard pile."""
FROM_PARTNER = FROM_DISCARD + PILES - 1
"""+ one of the last two: the same of the partner."""
_OWN = ("stock", *(f"d{pile + 1}" for pile in range(PILES)))
PLACES = ("hand", *_OWN, *(f"p{place}" for place in _OWN))
"""As moves spell them."""

_CARD = Named(A, CARDS)
_BUILDING = tuple(f"b{pile + 1}" for pile in range(PILES))
# A building pile and the value of the card on it, in one number.
_TO = Named(C, tuple(pile for pile in _BUILDING for _ in range(KINDS)))
_VALUE = Named(C, tuple(range(KINDS)) * PILES)
EVENTS = (
    EventKind(STOCKED, "deal_stock", {"seat": SEAT, "count": Number(A), "card": Named(B, CARDS)}),
    EventKind(
        LAID, "lay", {"seat": SEAT, "card": _CARD, "value": _VALUE, "from": Named(B, PLACES), "to": _TO}
    ),
    EventKind(TURNED_UP, "turn_up", {"seat": SEAT, "card": _CARD}),
    EventKind(COMPLETED, "complete", {"seat": SEAT, "pile": Named(A, _BUILDING), "count": Number(B)}),
    EventKind(DISCARDED, "discard", {"seat": SEAT, "card": _CARD, "to": Named(B, PLACES)}),
    EventKind(PASSED, "pass", {"seat": SEAT}),
)
