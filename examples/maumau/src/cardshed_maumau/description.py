"""What lies on the table of Mau-Mau, and what happens there: as data."""

from cardshed.engine.description import SEAT, A, B, EventKind, Flag, Named, Number
from cardshed.engine.events import OWN
from cardshed.engine.positions import Described
from cardshed.engine.zones import NOBODY, OWNER, PER_SEAT, OneOfEach, Pile, Zone
from cardshed_maumau.state import CARDS, SUITS

TABLE: Described = {
    "suit": Named("suit", SUITS),
    "owed": Number("owed"),
    "drew": Flag("drew"),
    "passes": Number("passes"),
    "hands": Zone(OneOfEach("held"), seen_by=OWNER, per=(PER_SEAT,)),
    "discard": Zone(Pile("discard", "discard_n")),
    "stock": Zone(Pile("stock", "stock_n"), seen_by=NOBODY),
}
"""MM-05: the fields of a position, and who sees the cards."""

LAID, WISHED, TURNED_OVER, PENALIZED, SKIPPED, TOOK, PASSED = range(OWN, OWN + 7)
"""The kinds of rows that the rules write into a log."""

EVENTS = (
    EventKind(LAID, "lay", {"seat": SEAT, "card": Named(A, CARDS), "mau": Flag(B)}),
    EventKind(WISHED, "wish", {"seat": SEAT, "suit": Named(A, SUITS)}),
    EventKind(TURNED_OVER, "turn_over", {"card": Named(A, CARDS)}),
    EventKind(PENALIZED, "penalty", {"seat": SEAT, "count": Number(A)}),
    EventKind(SKIPPED, "skip", {"seat": SEAT}),
    EventKind(TOOK, "take", {"seat": SEAT, "count": Number(A)}),
    EventKind(PASSED, "pass", {"seat": SEAT}),
)
