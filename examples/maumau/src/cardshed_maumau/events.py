"""What happens in Mau-Mau: the kinds of rows that its rules write, and how each is told."""

from cardshed.engine.description import SEAT, A, B, EventKind, Flag, Named, Number
from cardshed.engine.events import OWN
from cardshed_maumau.state import CARDS, SUITS

LAID, WISHED, TURNED_OVER, PENALIZED, SKIPPED, TOOK, PASSED = range(OWN, OWN + 7)

EVENTS = (
    EventKind(LAID, "lay", {"seat": SEAT, "card": Named(A, CARDS), "mau": Flag(B)}),
    EventKind(WISHED, "wish", {"seat": SEAT, "suit": Named(A, SUITS)}),
    EventKind(TURNED_OVER, "turn_over", {"card": Named(A, CARDS)}),
    EventKind(PENALIZED, "penalty", {"seat": SEAT, "count": Number(A)}),
    EventKind(SKIPPED, "skip", {"seat": SEAT}),
    EventKind(TOOK, "take", {"seat": SEAT, "count": Number(A)}),
    EventKind(PASSED, "pass", {"seat": SEAT}),
)
