"""What the table of Skip-Bo holds, as one record, and the numbers of its cards and actions."""

from typing import Any

import numpy as np

from cardshed.engine.record import EACH_SEAT, i1, i2, i4, i8
from cardshed.engine.state import WithStock

SEATS = 6
STOCK = 30
MOST_STOCK = STOCK + 20
"""With a house rule, as are the most jokers."""
HAND = 5
PILES = 4
"""Building piles on the table, and discard piles of a seat."""

# Cards: a number card's number is the height of the pile it goes on, one less than it shows.
COMPLETE = 12
JOKER = 12
KINDS = 13
NOTHING = 13
"""In place of the top card of an empty pile."""
CARDS = (*(str(number) for number in range(1, 13)), "S")
DECK = (*[12] * 12, 18)
"""SB-01: how many of each card."""
MOST_JOKERS = 30
DECK_SIZE = sum(DECK) - DECK[JOKER] + MOST_JOKERS
"""The most cards that a deck can have."""

MOST_ROUNDS = 1000
"""SB-42: a match ends there at the latest."""

# Actions: from hand on a building pile, passing, then all that uses discard piles and stock, first
# one's own, then the partner's.
LAY = 0  # + card × PILES + building pile
PASS = LAY + KINDS * PILES
OWN_PILES = PASS + 1
LAY_STOCK = 0  # + building pile
LAY_DISCARD = LAY_STOCK + PILES  # + discard pile × PILES + building pile
DISCARD = LAY_DISCARD + PILES * PILES  # + card × PILES + discard pile
PARTNERS_PILES = OWN_PILES + DISCARD + KINDS * PILES

_PLACES = range(1, PILES + 1)


def _pile_actions(whose: str) -> tuple[str, ...]:
    return (
        *(f"{whose}stock>b{pile}" for pile in _PLACES),
        *(f"{whose}d{place}>b{pile}" for place in _PLACES for pile in _PLACES),
        *(f"{card}>{whose}d{place}" for card in CARDS for place in _PLACES),
    )


ACTIONS = (
    *(f"{card}>b{pile}" for card in CARDS for pile in _PLACES),
    "pass",
    *_pile_actions(""),
    *_pile_actions("p"),
)


class State(WithStock):
    """A match. ``stock`` is the draw pile; the seats’ stocks are called reserves here."""

    points = i4
    stock_size = i1
    hand_size = i1  # this and the next are as the rulebook has it but for house rules
    joker_cards = i1
    teams = i1
    stock_first = i1
    laid = i1  # a card was laid in this turn
    passes = i1  # turns in succession that ended by passing, nothing laid in them
    hand_n = i1[EACH_SEAT]
    hand = i8[EACH_SEAT]  # how many of each kind, four bits a kind
    reserve_n = i1[EACH_SEAT]
    reserve = i1[EACH_SEAT, MOST_STOCK]
    height = i1[PILES]  # of the building piles
    jokers = i2[PILES]  # where jokers lie in them, as bits
    aside_n = i2
    aside = i1[KINDS]
    discard = i2[EACH_SEAT, PILES]  # see discards.py
    discard_n = i2[EACH_SEAT, PILES]
    discarded = i8[EACH_SEAT]  # how many of each kind lie in a seat's piles, as in hand
    below_top = i1[EACH_SEAT, PILES]  # the second card of a pile, or NOTHING
    free_place = i2
    places_used = i2
    stock_n = i2
    settled = i2
    stock = i1[DECK_SIZE]
    pool = i2[DECK_SIZE]


def record(seats: int) -> np.dtype[Any]:
    """A match's record, for at most so many seats."""
    return State.layout(seats)


STATE = record(SEATS)
