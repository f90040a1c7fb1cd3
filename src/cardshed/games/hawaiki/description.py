"""What lies on the table of Hawaiki and what a position tells of it, as data."""

from cardshed.engine.description import NULL, ByCase, EachSeat, Either, Named, Number, Seats, Together
from cardshed.engine.positions import Described
from cardshed.engine.zones import NOBODY, OWNER, PER_SEAT, Pile, Planes, Zone
from cardshed.games.hawaiki.state import (
    COMBINATIONS,
    HIDDEN_MARK,
    NONE,
    PENDING,
    PILES,
    TO_ANSWER,
    TO_DESIGNATE,
    TO_HIDE,
)
from cardshed.games.hawaiki.state import (
    NOBODY as NO_SEAT,
)

_MADE = Named("made", COMBINATIONS)
_FORGOTTEN = Either("made", NONE, NULL, otherwise=Together(seat=Number("turn"), combination=_MADE))

TABLE: Described = {
    "tokens": EachSeat("scores"),
    "hands": Zone(
        Planes(("one", "two"), "held", marked="hidden", mark=HIDDEN_MARK),
        seen_by=OWNER,
        per=(PER_SEAT,),
        open_with="one_hidden",
    ),
    "piles": Zone(Pile("pile", "pile_n"), per=(PILES,)),
    "stock": Zone(Pile("stock", "stock_n"), seen_by=NOBODY),
    "pending": Named("phase", PENDING),
    "announced": ByCase(
        "phase",
        {TO_DESIGNATE: _MADE, TO_ANSWER: _MADE, TO_HIDE: Either("announced", 0, NULL, otherwise=_MADE)},
        otherwise=NULL,
    ),
    # Open to calls, or open once the player has hidden a card.
    "forgotten": Either(
        "forgot",
        NO_SEAT,
        Either("phase", TO_HIDE, Either("announced", 0, _FORGOTTEN, otherwise=NULL), otherwise=NULL),
        otherwise=Together(seat=Number("forgot"), combination=_MADE),
    ),
    "owed": EachSeat("owed", mask="owing"),
    "empty_draws": Seats("dry"),
    "sacrificed": Seats("sacrificed"),
    "second_chances": Seats("chanced"),
}
"""HW-04, HW-50: the stock and others' hands are hidden; with ``one_hidden`` only one card of each hand."""
