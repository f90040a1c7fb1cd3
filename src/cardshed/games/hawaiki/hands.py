"""Hands of Hawaiki taken back, to ask what their players had before."""

from __future__ import annotations

from cardshed.engine.bits import count_bits, nth_bit
from cardshed.engine.chance import below
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.events import DRAW, ROUND
from cardshed.engine.memory import GOT, LOST, MIXED, NO_CHANGE
from cardshed.games.hawaiki.events import LAID
from cardshed.games.hawaiki.state import NO_CARD, State


@rule
def hand_change(s: State, log: Log, row: int) -> tuple[int, int, int]:
    """A card drawn or laid. Where hands lie open (HW-50) there is nothing to guess."""
    assert log is not None
    kind, seat, card = int(log[row, 0]), int(log[row, 1]), int(log[row, 2])
    if kind == ROUND or s.one_hidden:
        return MIXED, seat, card
    if kind == LAID:
        return LOST, seat, card
    return GOT if kind == DRAW and card >= 0 else NO_CHANGE, seat, card


@rule
def judged(s: State) -> bool:
    """Every decision is made from the hand."""
    return True


@rule
def wipe(s: State) -> None:
    for seat in range(int(s.seats)):
        s.one[seat] = 0
        s.two[seat] = 0
        s.hidden[seat] = NO_CARD
    for i in range(int(s.stock_n)):
        s.stock[i] = 0


@rule
def some_card(s: State, seat: int, words: Words) -> int:
    """A random card of a hand, each copy as likely."""
    once = count_bits(int(s.one[seat]))
    n = below(words, once + count_bits(int(s.two[seat])))
    return nth_bit(int(s.one[seat]), n) if n < once else nth_bit(int(s.two[seat]), n - once)


@rule
def copy_hand(s: State, other: State, seat: int) -> None:
    s.one[seat] = other.one[seat]
    s.two[seat] = other.two[seat]
    s.held[seat] = other.held[seat]
