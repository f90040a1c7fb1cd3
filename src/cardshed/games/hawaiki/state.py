"""What the table of Hawaiki holds, as one record, and the numbers of its cards and actions."""

from collections.abc import Iterable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.engine.record import EACH_SEAT, i1, i2, i8
from cardshed.engine.state import WithStock

SEATS = 6
PILES = 3
HAND = 6
PENALTY = 1
TOKENS = 10
"""The most by the rulebook."""
NOBODY = -1
NO_CARD = -1
HIDDEN_MARK = "*"
"""HW-50: behind the card of a hand that lies face down."""

# Cards: colour × VALUES + value − 1. A set of cards is a bit mask.
COLOURS = "ROGBP"
VALUES = 7
KINDS = len(COLOURS) * VALUES
CARDS = tuple(f"{colour}{value + 1}" for colour in COLOURS for value in range(VALUES))
COPIES = 2
DECK = (COPIES,) * KINDS
"""HW-01: how many of each card."""
DECK_SIZE = sum(DECK)

# Combinations
NONE, PAIR, SUITE, COLOUR, THREE = range(5)
COMBINATIONS = ("", "pair", "suite", "colour", "three")

# What the game waits for; the seat in turn is always the player of the card or combination.
TO_PLAY, TO_HIDE, TO_DESIGNATE, TO_ANSWER, TO_CHOOSE = range(5)
PENDING = (None, "hide", "designate", "thanks", "second_chance")

# Actions
LAY = 0  # + ((card × PILES + pile) × 2 + whether it is the hidden one) × 5 + announcement
AS_HIDDEN = len(COMBINATIONS)
ON_PILE = 2 * AS_HIDDEN
OF_CARD = PILES * ON_PILE
DRAW_ONE = LAY + KINDS * OF_CARD
DESIGNATE = DRAW_ONE + 1  # + number in TARGETS
_PAIRS = [(low, high) for low in range(SEATS) for high in range(low + 1, SEATS)]
THANKS = DESIGNATE + SEATS + len(_PAIRS)
THANKS_A_LOT = THANKS + 1
SILENT = THANKS + 2
CALL = SILENT + 1
SACRIFICE = CALL + 1  # + pile
AGAIN = SACRIFICE + PILES
END = AGAIN + 1
HIDE = END + 1  # + card
LEAVE_OPEN = HIDE + KINDS

ANSWERS = ("thanks", "thanks-a-lot", "silent")

ACTIONS = (
    *(
        f"{card}{mark}>{pile + 1}{'!' if name else ''}{name}"
        for card in CARDS
        for pile in range(PILES)
        for mark in ("", "*")
        for name in COMBINATIONS
    ),
    "draw",
    *(f"@{seat}" for seat in range(SEATS)),
    *(f"@{low}+{high}" for low, high in _PAIRS),
    *ANSWERS,
    "call",
    *(f"sacrifice {pile + 1}" for pile in range(PILES)),
    "again",
    "end",
    *(f"hide {card}" for card in CARDS),
    "open",
)

# Tables, so that a rule about all cards is one look and one AND.


def _table(numbers: Iterable[Any]) -> npt.NDArray[np.int64]:
    return np.array(list(numbers), dtype=np.int64)


def _mask(places: Iterable[int]) -> int:
    return sum(1 << place for place in places)


TARGETS = _table(_mask(seats) for seats in [*((seat,) for seat in range(SEATS)), *_PAIRS])
"""The seats (a mask) that a designating action names."""
SAME_VALUE = _table(_mask(range(card % VALUES, KINDS, VALUES)) for card in range(KINDS))
SAME_COLOUR = _table(
    _mask(range(card - card % VALUES, card - card % VALUES + VALUES)) for card in range(KINDS)
)
FITS = SAME_VALUE | SAME_COLOUR
"""HW-10: the cards that may cover a card."""


@cache
def _completing(left: int, right: int) -> int:
    """HW-21, HW-23: the cards that make three consecutive values, or one value."""
    found = 0
    for value in range(VALUES):
        low, middle, high = sorted((value, left, right))
        if high - middle == middle - low <= 1:
            found |= int(SAME_VALUE[value])
    return found


COMPLETES = _table(
    [_completing(left % VALUES, right % VALUES) for right in range(KINDS)] for left in range(KINDS)
)
"""The cards that make a suite or a three with two others, by their values."""


class State(WithStock):
    """A match."""

    # the scores are the tokens
    one = i8[EACH_SEAT]  # the cards a seat holds at least once
    two = i8[EACH_SEAT]  # the cards it holds twice
    held = i1[EACH_SEAT]
    hidden = i1[EACH_SEAT]  # HW-50: the hidden card, or NO_CARD
    lying_one = i8  # the cards that lie on the piles at least once
    lying_two = i8  # the cards that lie there twice
    pile = i1[PILES, DECK_SIZE]
    pile_n = i1[PILES]
    phase = i1
    made = i1  # the combination that takes effect, or that was forgotten
    announced = i1  # while hiding: whether it was announced
    forgot = i1  # HW-31: who forgot it while it is open to calls, or NOBODY
    owing = i1  # HW-33: the seats (a mask) that must draw
    owed = i1  # how many cards each
    dry = i1  # HW-45: the seats whose latest turn draw took nothing
    sacrificed = i1  # HW-51: the seats that have this round
    chanced = i1  # HW-52: the seats that have this round
    one_hidden = i1
    sacrifice = i1
    second_chance = i1
    tokens = i1
    hand_size = i1  # this and the next are as the rulebook has it but for house rules
    penalty = i1
    automatic = i1
    stock_n = i2
    settled = i2
    stock = i1[DECK_SIZE]


def record(seats: int) -> np.dtype[Any]:
    """A match's record, for at most so many seats."""
    return State.layout(seats)


STATE = record(SEATS)
