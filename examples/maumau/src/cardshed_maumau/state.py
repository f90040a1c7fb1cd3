"""What the table of Mau-Mau holds, as one record, and the numbers of its cards and actions.

There is one card of each kind, so a set of cards is a bit mask, and so is a hand.
"""

from typing import Any

import numpy as np

from cardshed.engine.record import EACH_SEAT, i1, i2, i8
from cardshed.engine.state import WithStock

SEATS = 6
DRAWN_FOR_A_SEVEN = 2
PENALTY = 1

SUITS = ("C", "S", "H", "D")
RANKS = ("7", "8", "9", "10", "Q", "K", "A")
"""All but the jacks, which come after them."""
POINTS_OF = {"7": 7, "8": 8, "9": 9, "10": 10, "J": 20, "Q": 3, "K": 4, "A": 11}
"""MM-51."""

JACK = len(SUITS) * len(RANKS)  # + suit; below it suit × 7 + rank
CARDS = (*(suit + rank for suit in SUITS for rank in RANKS), *(f"{suit}J" for suit in SUITS))
KINDS = len(CARDS)

# Ways of laying a card: a jack names a suit. With CALL added, the player says “Mau”.
WAYS = (*CARDS[:JACK], *(f"{jack}:{suit}" for jack in CARDS[JACK:] for suit in SUITS))
CALL = len(WAYS)
DRAW = 2 * CALL
TAKE, PASS = DRAW + 1, DRAW + 2
ACTIONS = (*WAYS, *(f"{way}!" for way in WAYS), "draw", "take", "pass")


def _of(suit: str = "", rank: str = "") -> int:
    """The cards of a suit or a rank."""
    return sum(1 << n for n, card in enumerate(CARDS) if card.startswith(suit) and card.endswith(rank))


CARD_OF = np.array([CARDS.index(way.split(":")[0]) for way in WAYS], dtype=np.int8)
"""By way: the card that is laid."""
SUIT_OF = np.array([SUITS.index(way[-1:] if ":" in way else way[:1]) for way in WAYS], dtype=np.int8)
"""By way: the suit to follow then."""
POINTS = np.array([POINTS_OF[card[1:]] for card in CARDS], dtype=np.int8)
OF_SUIT = np.array([_of(suit=suit) for suit in SUITS], dtype=np.int64)
OF_RANK = np.array([_of(rank=card[1:]) for card in CARDS], dtype=np.int64)
"""By card: all cards of its rank."""
SEVENS, EIGHTS, JACKS = _of(rank="7"), _of(rank="8"), _of(rank="J")


class State(WithStock):
    """A match."""

    hand_size = i1
    answers = i1  # option `sevens`
    jacks = i1
    mau = i1
    limit = i2
    suit = i1  # to follow
    owed = i1
    drew = i1  # the seat in turn has drawn
    passes = i1  # in succession, without anything to draw
    held = i8[EACH_SEAT]
    discard_n = i1
    discard = i1[KINDS]
    stock_n = i2
    settled = i2
    stock = i1[KINDS]


def record(seats: int) -> np.dtype[Any]:
    """A match's record, for at most so many seats."""
    return State.layout(seats)


STATE = record(SEATS)
