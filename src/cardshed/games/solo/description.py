"""What lies on the table of Solo and what a position tells of it, as data."""

from cardshed.engine.description import NULL, ByCase, Either, Named, Number, Seats, Together, Told
from cardshed.engine.positions import Described, InTurn
from cardshed.engine.zones import NOBODY, OWNER, PER_SEAT, Pile, Planes, Zone
from cardshed.games.solo.state import (
    CARDS,
    COLORS,
    EFFECT_NAMES,
    GIVING,
    NO_EFFECT,
    NOTHING,
    ROTATION,
)

_EFFECT = Named("pending", EFFECT_NAMES)


def _unless_nothing(column: str, told: Told) -> Told:
    return Either(column, NOTHING, NULL, told)


PENDING = ByCase(
    "pending",
    {
        NO_EFFECT: NULL,
        GIVING: Together(effect=_EFFECT, to=Number("receiver"), cards=Number("gifts")),
        ROTATION: Together(
            effect=_EFFECT,
            asked=Seats("asked"),
            shielded=Seats("shielded"),
            last_shield=_unless_nothing("last_shield", Number("last_shield")),
        ),
    },
    otherwise=Together(effect=_EFFECT, asked=Seats("asked")),
)
"""What the game waits for, besides a turn."""

TABLE: Described = {
    "direction": Number("direction"),
    "color": Named("color", COLORS),
    "owed": Number("owed"),
    "dealer": Number("dealer"),
    "hands": Zone(Planes("held", "left"), seen_by=OWNER, per=(PER_SEAT,)),
    "stock": Zone(Pile("stock", "stock_n"), seen_by=NOBODY),
    "discard": Zone(Pile("discard", "discard_n")),
    "drawn": InTurn(_unless_nothing("drawn", Named("drawn", CARDS))),
    "pending": PENDING,
    "passes": Number("passes"),
}
"""SO-06: others' hands, the stock and the card that somebody has drawn are hidden."""
