"""What the seats of Hawaiki have seen, and the cards they cannot know."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.bits import lowest_bit
from cardshed.engine.chance import take_top
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.events import DEAL, DRAW, ROUND, SHUFFLE
from cardshed.engine.fields import Fields
from cardshed.engine.memory import (
    NOTHING_SHOWN,
    Counts,
    Memory,
    begin_round,
    first_row,
    hold,
    keep_known,
    know_each_other,
    note_draw,
    note_lay,
    note_put_under,
    note_shuffle,
    read_fresh,
    read_known,
    release,
    see_unknown,
    unknown_in,
    write_shared,
)
from cardshed.engine.positions import Position
from cardshed.games.hawaiki.dealing import add_to_hand
from cardshed.games.hawaiki.events import LAID, OPEN_DEAL, OPEN_DRAW, SACRIFICED
from cardshed.games.hawaiki.state import AS_HIDDEN, CARDS, KINDS, NO_CARD, SEATS, State

MEMORY = Memory.layout(SEATS, KINDS)
Heap = tuple[int, int]


# What is remembered


@rule
def remember(s: State, memory: Memory, log: Log) -> None:
    assert log is not None
    for row in range(first_row(log), int(log[0, 0]) + 1):
        note(memory, s, log, row)


@rule
def note(memory: Memory, s: State, log: Log, row: int) -> None:
    """Takes note of one row."""
    assert log is not None
    seats = int(s.seats)
    kind, seat, card = int(log[row, 0]), int(log[row, 1]), int(log[row, 2])
    if kind == ROUND:
        begin_round(memory, s, log, row)
    elif kind == DEAL:
        hold(memory, seat, seat, card)
    elif kind == OPEN_DEAL:
        note_open_deal(memory, seats, seat, card, int(log[row, 4]))
        if log[row, 3] != NO_CARD:
            hold(memory, seat, seat, int(log[row, 3]))
    elif kind == OPEN_DRAW or (kind == DRAW and card >= 0):
        note_draw(memory, seats, seat, card, kind == OPEN_DRAW)
    elif kind == LAID:
        if log[row, 4] >= AS_HIDDEN:
            note_hidden_lay(memory, seats, seat, card)
        else:
            note_lay(memory, seats, seat, card)
    elif kind == SACRIFICED:
        note_put_under(memory)
    elif kind == SHUFFLE:
        if seats == 2:
            memory.stock_n = card
            memory.under = 0
            know_each_other(memory)
        else:
            note_shuffle(memory, s, log, row, OPEN_DRAW if s.one_hidden else DRAW)


@rule
def note_open_deal(memory: Memory, seats: int, seat: int, shown: int, count: int) -> None:
    """HW-50: all see the hand but its last card; ``shown`` are so many others, written in one number."""
    for _ in range(count):
        for observer in range(seats):
            hold(memory, observer, seat, shown % KINDS)
        shown //= KINDS


@rule
def note_hidden_lay(memory: Memory, seats: int, seat: int, card: int) -> None:
    """HW-50: the hidden card is the only one that can be unknown; others of its kind stay where they
    are."""
    for observer in range(seats):
        if observer != seat:
            if unknown_in(memory, observer, seat) > 0:
                see_unknown(memory, observer, seat, card)
            else:
                release(memory, observer, seat, card)
    release(memory, seat, seat, card)


# The cards that a seat cannot know. A heap of cards is two sets: kinds there at least once, and twice.


@rule
def resample(s: State, memory: Memory, seat: int, words: Words) -> None:
    """HW-04, HW-44, HW-50, HW-51: others' hands and the stock anew, but for what was seen. What was not
    in the stock when it was renewed is dealt first, among the hands."""
    under = int(memory.under)
    heap = (0, 0)
    for i in range(under, int(s.stock_n)):
        heap = add_kinds(heap, 1 << int(s.stock[i]))
    for other in range(int(s.seats)):
        if other != seat:
            heap = collect(s, memory, seat, other, heap)
    s.stock_n = under
    s.settled = under
    if memory.apart[seat]:
        fresh = kinds_above(memory.fresh[seat], 0), kinds_above(memory.fresh[seat], 1)
        heap = take_kinds(take_kinds(heap, fresh[0]), fresh[1])
        pour_heap(s, heap)
        deal_others(s, memory, seat, False, words)
        heap = fresh
    pour_heap(s, heap)
    deal_others(s, memory, seat, True, words)


@rule
def add_kinds(heap: Heap, kinds: int) -> Heap:
    """A heap and one more card of each of these kinds."""
    one, two = heap
    return one | kinds, two | one & kinds


@rule
def take_kinds(heap: Heap, kinds: int) -> Heap:
    """A heap without one card of each of these kinds."""
    one, two = heap
    return one & ~(kinds & ~two), two & ~kinds


@rule
def kinds_above(counts: Any, n: int) -> int:
    """The kinds of which there are more than n."""
    kinds = 0
    for card in range(KINDS):
        if counts[card] > n:
            kinds |= 1 << card
    return kinds


@rule
def unknown(s: State, memory: Memory, seat: int, other: int) -> int:
    """How many cards of another hand a seat does not know; with open hands one at most (HW-50)."""
    count = int(s.held[other]) - int(memory.known_n[seat, other])
    if s.one_hidden:
        return 1 if count > 0 and s.hidden[other] != NO_CARD else 0
    return count


@rule
def collect(s: State, memory: Memory, seat: int, other: int, heap: Heap) -> Heap:
    """Puts the cards of another hand that a seat does not know on the heap; the others stay."""
    one, two = int(s.one[other]), int(s.two[other])
    known_one, known_two = 0, 0
    if s.one_hidden:
        known_one, known_two = one, two
        if unknown(s, memory, seat, other):
            known_one, known_two = take_kinds((one, two), 1 << int(s.hidden[other]))
    elif memory.known_n[seat, other] > 0:
        known_one = kinds_above(memory.known[seat, other], 0)
        known_two = kinds_above(memory.known[seat, other], 1)
    s.one[other] = known_one
    s.two[other] = known_two
    return add_kinds(add_kinds(heap, one & ~known_one), two & ~known_two)


@rule
def pour_heap(s: State, heap: Heap) -> None:
    """Puts the cards of a heap on the stock, in the order of their kinds."""
    one, two = heap
    n = int(s.stock_n)
    while one:
        card = lowest_bit(one)
        s.stock[n] = card
        n += 1
        if two >> card & 1:
            s.stock[n] = card
            n += 1
        one &= one - 1
    s.stock_n = n


@rule
def deal_others(s: State, memory: Memory, seat: int, fresh: bool, words: Words) -> None:
    """Fills the other hands: with what they have drawn since the stock was renewed, or with the cards
    they held before; where that is not kept apart, all are dealt as fresh."""
    for other in range(int(s.seats)):
        if other == seat:
            continue
        count = unknown(s, memory, seat, other)
        if memory.apart[seat]:
            drawn = int(memory.drawn[seat, other])
            count = drawn if fresh else count - drawn
        s.held[other] -= count
        for _ in range(count):
            card = take_top(s, words)
            add_to_hand(s, other, card)
            if s.one_hidden:
                s.hidden[other] = card


# Written and read


def hands_of(s: State) -> Counts:
    """How many of each kind each seat holds."""
    planes = np.stack([s.one[: s.seats], s.two[: s.seats]])[:, :, np.newaxis]
    counts: Counts = (planes >> np.arange(KINDS) & 1).sum(axis=0)
    return counts


def shown_of(s: State) -> Counts:
    """HW-50: how many of each kind lie open before each seat."""
    if not s.one_hidden:
        return NOTHING_SHOWN
    shown = hands_of(s)
    for seat in range(int(s.seats)):
        if s.hidden[seat] != NO_CARD:
            shown[seat, int(s.hidden[seat])] -= 1
    return shown


def write_memory(memory: Memory, s: State) -> Position:
    return write_shared(memory, int(s.seats), shown_of(s), CARDS)


def read_memory(memory: Memory, s: State, fields: Fields) -> None:
    hands = hands_of(s)
    read_known(memory, s, hands, shown_of(s), fields)
    read_fresh(memory, s, hands, fields)


def keep_memory(memory: Memory, s: State, seat: int) -> None:
    keep_known(memory, s, seat, hands_of(s))
