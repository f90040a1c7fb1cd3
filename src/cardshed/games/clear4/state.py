"""What the table of Clear 4 holds, as one record, and the numbers of its cards and actions."""

from typing import Any

import numpy as np

from cardshed.engine.record import EACH_SEAT, i1, i2
from cardshed.engine.state import WithStock

SEATS = 6
STACKS = 4
HEIGHT = 3
HAND = 8
FOUR = 4

# Cards: the numbers are themselves.
JOKER, PUSH, CLEAR = 11, 12, 13
KINDS = 14
NUMBERS = sum(1 << number for number in range(1, 11))
"""A set of cards has a bit for each, as has a set of actions."""
CARDS = ("", *(str(number) for number in range(1, 11)), "J", "P", "C")
DECK = (0, *[10] * 10, 7, 7, 6)
"""C4-01: how many of each card."""
MOST_JOKERS = 12
"""With a house rule."""
DECK_SIZE = sum(DECK) - DECK[JOKER] + MOST_JOKERS
"""The most cards that a deck can have."""

# A card on the pile: its value, plus a mark on jokers; a joker without a value has none.
NO_VALUE = 0
JOKER_MARK = 16
VALUE_MASK = 15
PILE = 4 * 10 + MOST_JOKERS
"""Four of each value, and every joker without one."""

NO_PLAY = 0
"""``play`` between plays; within one it is the value of the play, or JOKER for jokers without one."""

# Actions
LAY = 0  # + card − 1, for numbers and the joker
LAY_STACK = LAY + 11  # + stack
PLAY_CLEAR = LAY_STACK + STACKS
PLAY_PUSH = PLAY_CLEAR + 1  # + target
PUSH_STACK = PLAY_PUSH + SEATS  # + stack × SEATS + target
BLIND = PUSH_STACK + STACKS * SEATS  # + stack
AIM = BLIND + STACKS  # + target
SWEEP = AIM + SEATS
END = SWEEP + 1
PASS = END + 1

ACTIONS = (
    *CARDS[1 : JOKER + 1],
    *(f"s{stack + 1}" for stack in range(STACKS)),
    "C",
    *(f"P>{target}" for target in range(SEATS)),
    *(f"s{stack + 1}>{target}" for stack in range(STACKS) for target in range(SEATS)),
    *(f"b{stack + 1}" for stack in range(STACKS)),
    *(f">{target}" for target in range(SEATS)),
    "sweep",
    "end",
    "pass",
)


class State(WithStock):
    """A match."""

    rounds = i2
    hand_size = i1  # this and the next two are as the rulebook has it but for house rules
    stack_count = i1
    joker_cards = i1
    hand = i1[EACH_SEAT, KINDS]
    held = i2[EACH_SEAT]  # the cards (a set) of which the hand has at least one
    left = i2[EACH_SEAT]  # cards in hand and stacks
    stack = i1[EACH_SEAT, STACKS, HEIGHT]
    height = i1[EACH_SEAT, STACKS]
    pile = i1[PILE]
    pile_n = i1
    run = i1  # cards of one value on top of the pile
    play = i1
    play_n = i1  # cards laid in this play
    aiming = i1  # a PUSH revealed blind is to be aimed
    stock_n = i2
    settled = i2
    stock = i1[DECK_SIZE]


def record(seats: int) -> np.dtype[Any]:
    """A match's record, for at most so many seats."""
    return State.layout(seats)


STATE = record(SEATS)
