"""What lies on the table of Skip-Bo and what a position tells of it, as data."""

from cardshed.engine.description import Flag, Number
from cardshed.engine.positions import Described
from cardshed.engine.zones import NOBODY, OWNER, PER_SEAT, TOP, Chained, Counts, Packed, Pile, Rising, Zone
from cardshed.games.skipbo.discards import EMPTY
from cardshed.games.skipbo.state import JOKER, PILES

TABLE: Described = {
    "hands": Zone(Packed("hand", "hand_n"), seen_by=OWNER, per=(PER_SEAT,)),
    "stocks": Zone(Pile("reserve", "reserve_n"), seen_by=TOP, per=(PER_SEAT,)),
    "discards": Zone(Chained("discard", "discard_n", "pool", EMPTY), per=(PER_SEAT, PILES)),
    "building": Zone(Rising("height", "jokers", JOKER), per=(PILES,)),
    "draw": Zone(Pile("stock", "stock_n"), seen_by=NOBODY),
    "done": Zone(Counts("aside")),
    "laid": Flag("laid"),
    "passes": Number("passes"),
}
"""SB-05: others' hands, the draw pile and all stock cards but the top are hidden."""
