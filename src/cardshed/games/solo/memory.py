"""What the seats of Solo have seen, and the cards they cannot know."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.bits import count_bits, lowest_bit
from cardshed.engine.chance import below, take_top
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.errors import BadInput
from cardshed.engine.events import DEAL, ROUND, SHUFFLE
from cardshed.engine.events import DRAW as DREW
from cardshed.engine.fields import Fields
from cardshed.engine.memory import (
    NOTHING_SHOWN,
    Counts,
    begin_round,
    first_row,
    hold,
    keep_known,
    know_each_other,
    mix,
    note_draw,
    note_lay,
    note_shuffle,
    read_fresh,
    read_known,
    release,
    see_fresh,
    see_unknown,
    write_shared,
)
from cardshed.engine.memory import Memory as SharedMemory
from cardshed.engine.positions import Position
from cardshed.engine.record import EACH_SEAT, i1, i2, i8
from cardshed.engine.state import everyone
from cardshed.games.solo.events import GAVE, LAID, PASSED, ROTATED, SWAPPED, TURNED_OVER
from cardshed.games.solo.hands import add_card
from cardshed.games.solo.rules import fitting
from cardshed.games.solo.state import CARDS, COPIES, KINDS, NOTHING, SEATS, State


class Memory(SharedMemory):
    """What the seats remember."""

    lacks = i8[EACH_SEAT]  # kinds that a hand is known not to have
    deciding = i2  # the seat (as a mask) that has just drawn and may lay that card
    drawn_seen = i1  # all know that card


MEMORY = Memory.layout(SEATS, KINDS)
Heap = tuple[int, int, int, int]

TRIES = 20
"""How often a deal is tried that hands with different things lacking may not allow."""


# What is remembered


@rule
def remember(s: State, memory: Memory, log: Log) -> None:
    assert log is not None
    for row in range(first_row(log), int(log[0, 0]) + 1):
        note(memory, s, log, row)
    if s.drawn == NOTHING:
        memory.deciding = 0
        memory.drawn_seen = 0
    else:
        memory.deciding = 1 << int(s.turn)


@rule
def note(memory: Memory, s: State, log: Log, row: int) -> None:
    """Takes note of one row."""
    assert log is not None
    seats = int(s.seats)
    kind, seat, a, b = int(log[row, 0]), int(log[row, 1]), int(log[row, 2]), int(log[row, 3])
    if kind == ROUND:
        begin_round(memory, s, log, row)
        memory.lacks[:] = 0
    elif kind == DEAL:
        hold(memory, seat, seat, a)
    elif kind == TURNED_OVER:
        memory.under += b
    elif kind == DREW:
        if a >= 0:
            memory.drawn_seen = note_draw(memory, seats, seat, a, False)
            memory.lacks[seat] = 0
    elif kind == LAID:
        if int(memory.deciding) >> seat & 1 and not memory.drawn_seen:
            note_drawn_lay(memory, seats, seat, a)
        else:
            note_lay(memory, seats, seat, a)
    elif kind == PASSED:
        memory.lacks[seat] = int(memory.lacks[seat]) | fitting(s)
    elif kind == GAVE:
        note_gift(memory, seats, seat, a, b)
    elif kind == SWAPPED:
        note_rotation(memory, seats, seat, 1, 1 << seat | 1 << a)
    elif kind == ROTATED:
        note_rotation(memory, seats, seat, a, b)
    elif kind == SHUFFLE:
        if seats == 2:
            memory.stock_n = a
            memory.under = 0
            know_each_other(memory)
        else:
            note_shuffle(memory, s, log, row, DREW)


@rule
def note_drawn_lay(memory: Memory, seats: int, seat: int, card: int) -> None:
    """SO-11, SO-22: whoever has drawn can lay that card only; what else was known stays in hand."""
    for observer in range(seats):
        if observer != seat and memory.apart[observer]:
            memory.drawn[observer, seat] -= 1
            see_fresh(memory, observer, card)
    release(memory, seat, seat, card)


@rule
def note_gift(memory: Memory, seats: int, giver: int, receiver: int, card: int) -> None:
    """SO-38: the two see the card; for all others any card may have moved."""
    for observer in range(seats):
        if observer == receiver:
            if not release(memory, receiver, giver, card):
                see_unknown(memory, receiver, giver, card)
        elif observer != giver:
            blur(memory, observer, giver, receiver)
    release(memory, giver, giver, card)
    hold(memory, giver, receiver, card)
    hold(memory, receiver, receiver, card)
    memory.lacks[receiver] = 0


@rule
def blur(memory: Memory, observer: int, giver: int, receiver: int) -> None:
    """A card that the observer does not see goes from hand to hand."""
    drawn = int(memory.drawn[observer, giver])
    if drawn > 0 and drawn == int(memory.known_n[giver, giver]):
        memory.drawn[observer, giver] -= 1
        memory.drawn[observer, receiver] += 1
    elif drawn > 0:
        mix(memory, observer)
    for card in range(KINDS):
        release(memory, observer, giver, card)


@rule
def note_rotation(memory: Memory, seats: int, first: int, direction: int, movers: int) -> None:
    """SO-36, SO-37: whole hands go to the next of the movers, and what is known of them goes along.
    Each knows what they passed on, and sees what they got."""
    seat = (first + direction) % seats
    while seat != first:
        if movers >> seat & 1:
            exchange(memory, seats, first, seat)
        seat = (seat + direction) % seats
    giver = first
    for _ in range(seats):
        seat = (seat + direction) % seats
        if movers >> seat & 1 and seat != giver:
            see_hand(memory, seat, giver)
            giver = seat


@rule
def exchange(memory: Memory, seats: int, one: int, other: int) -> None:
    """What each observer knows of two hands that change places."""
    for observer in range(seats):
        for card in range(KINDS):
            known = int(memory.known[observer, one, card])
            memory.known[observer, one, card] = memory.known[observer, other, card]
            memory.known[observer, other, card] = known
        known_n, drawn = int(memory.known_n[observer, one]), int(memory.drawn[observer, one])
        memory.known_n[observer, one] = memory.known_n[observer, other]
        memory.known_n[observer, other] = known_n
        memory.drawn[observer, one] = memory.drawn[observer, other]
        memory.drawn[observer, other] = drawn
    lacks = int(memory.lacks[one])
    memory.lacks[one] = memory.lacks[other]
    memory.lacks[other] = lacks


@rule
def see_hand(memory: Memory, seat: int, giver: int) -> None:
    """A seat sees the hand it got, which its giver knows, and of which it may have known something."""
    drawn = int(memory.drawn[seat, seat])
    all_fresh = drawn == int(memory.known_n[giver, seat]) - int(memory.known_n[seat, seat])
    memory.drawn[seat, seat] = 0
    for card in range(KINDS):
        news = int(memory.known[giver, seat, card]) - int(memory.known[seat, seat, card])
        memory.known[seat, seat, card] = memory.known[giver, seat, card]
        if drawn > 0 and all_fresh:
            for _ in range(news):
                see_fresh(memory, seat, card)
        elif drawn > 0 and news > 0 and memory.fresh[seat, card] > 0:
            mix(memory, seat)
    memory.known_n[seat, seat] = memory.known_n[giver, seat]


# The cards that a seat cannot know. A heap of cards is four sets: kinds there at least 1, 2, 3, 4 times.


@rule
def resample(s: State, memory: Memory, seat: int, words: Words) -> None:
    """SO-05, SO-06, SO-36…SO-38, SO-73: others' hands and the stock anew, but for what was seen. If a
    hand gets what it is known to lack, that is tried again."""
    for _ in range(TRIES):
        deal_anew(s, memory, seat, words)
        if not contradicts(s, memory):
            return


@rule
def contradicts(s: State, memory: Memory) -> bool:
    """SO-73: whether a hand holds what it is known to lack."""
    for seat in range(int(s.seats)):
        if int(memory.lacks[seat]) & int(s.held[seat, 0]):
            return True
    return False


@rule
def deal_anew(s: State, memory: Memory, seat: int, words: Words) -> None:
    """What was not in the stock when it was renewed is dealt first, among the hands."""
    under = int(memory.under)
    heap = (0, 0, 0, 0)
    for i in range(under, int(s.stock_n)):
        heap = add_kinds(heap, 1 << int(s.stock[i]))
    for other in range(int(s.seats)):
        if other != seat:
            heap = collect(s, memory, seat, other, heap)
    s.stock_n = under
    s.settled = under
    if memory.apart[seat]:
        heap = take_fresh(memory, seat, heap)
        pour_heap(s, heap)
        deal_others(s, memory, seat, heap, False, words)
        heap = fresh_heap(memory, seat)
    pour_heap(s, heap)
    deal_others(s, memory, seat, heap, True, words)


@rule
def add_kinds(heap: Heap, kinds: int) -> Heap:
    """A heap and one more card of each of these kinds."""
    one, two, three, four = heap
    return one | kinds, two | one & kinds, three | two & kinds, four | three & kinds


@rule
def take_kinds(heap: Heap, kinds: int) -> Heap:
    """A heap without one card of each of these kinds."""
    one, two, three, four = heap
    return one & ~(kinds & ~two), two & ~(kinds & ~three), three & ~(kinds & ~four), four & ~kinds


@rule
def kinds_above(counts: Any, n: int) -> int:
    """The kinds of which there are more than n."""
    kinds = 0
    for card in range(KINDS):
        if counts[card] > n:
            kinds |= 1 << card
    return kinds


@rule
def fresh_heap(memory: Memory, seat: int) -> Heap:
    """The cards of the renewed stock that a seat has not seen since."""
    heap = (0, 0, 0, 0)
    for n in range(COPIES):
        heap = add_kinds(heap, kinds_above(memory.fresh[seat], n))
    return heap


@rule
def take_fresh(memory: Memory, seat: int, heap: Heap) -> Heap:
    """A heap without those cards."""
    for n in range(COPIES):
        heap = take_kinds(heap, kinds_above(memory.fresh[seat], n))
    return heap


@rule
def collect(s: State, memory: Memory, seat: int, other: int, heap: Heap) -> Heap:
    """Puts the cards of another hand that a seat does not know on the heap; the others stay."""
    knows = int(memory.known_n[seat, other]) > 0
    for n in range(COPIES):
        kinds = int(s.held[other, n])
        known = kinds_above(memory.known[seat, other], n) if knows else 0
        heap = add_kinds(heap, kinds & ~known)
        s.held[other, n] = known
    return heap


@rule
def pour_heap(s: State, heap: Heap) -> None:
    """Puts the cards of a heap on the stock, in the order of their kinds."""
    one, two, three, four = heap
    n = int(s.stock_n)
    while one:
        card = lowest_bit(one)
        for _ in range(1 + (two >> card & 1) + (three >> card & 1) + (four >> card & 1)):
            s.stock[n] = card
            n += 1
        one &= one - 1
    s.stock_n = n


@rule
def deal_others(s: State, memory: Memory, seat: int, heap: Heap, fresh: bool, words: Words) -> None:
    """Fills the other hands from the stock. Those for which the fewest cards of the heap will do come
    first; where all that will do for one will do for the next, this is even."""
    waiting = everyone(s) & ~(1 << seat)
    while waiting:
        most = -1
        other = 0
        for candidate in range(int(s.seats)):
            hindered = hindrance(heap, int(memory.lacks[candidate]))
            if waiting >> candidate & 1 and hindered > most:
                other, most = candidate, hindered
        deal_hand(s, memory, seat, other, fresh, words)
        waiting ^= 1 << other


@rule
def hindrance(heap: Heap, lacks: int) -> int:
    """How many cards of a heap a hand cannot have."""
    if lacks == 0:
        return 0
    one, two, three, four = heap
    return (
        count_bits(one & lacks)
        + count_bits(two & lacks)
        + count_bits(three & lacks)
        + count_bits(four & lacks)
    )


@rule
def deal_hand(s: State, memory: Memory, seat: int, other: int, fresh: bool, words: Words) -> None:
    """What a hand has drawn since the stock was renewed, or what it held before; where that is not kept
    apart, all is dealt as fresh. The card just drawn (SO-11) is the last."""
    count = int(s.left[other]) - int(memory.known_n[seat, other])
    if memory.apart[seat]:
        drawn = int(memory.drawn[seat, other])
        count = drawn if fresh else count - drawn
    s.left[other] -= count
    card = NOTHING
    lacks = int(memory.lacks[other])
    for _ in range(count):
        card = take_other(s, lacks, words) if lacks else take_top(s, words)
        add_card(s, other, card)
    if fresh and other == s.turn and s.drawn != NOTHING and not memory.drawn_seen:
        s.drawn = card


@rule
def take_other(s: State, lacks: int, words: Words) -> int:
    """Takes a random card from the unsettled stock that is none of these kinds, if there is one."""
    start, stop = int(s.settled), int(s.stock_n)
    fitting_n = 0
    for i in range(start, stop):
        fitting_n += 1 - (lacks >> int(s.stock[i]) & 1)
    if fitting_n == 0:
        return take_top(s, words)
    skip = below(words, fitting_n)
    at = start
    while lacks >> int(s.stock[at]) & 1 or skip > 0:
        skip -= 1 - (lacks >> int(s.stock[at]) & 1)
        at += 1
    card = int(s.stock[at])
    s.stock[at] = s.stock[stop - 1]
    s.stock_n = stop - 1
    return card


# Written and read


def hands_of(s: State) -> Counts:
    """How many of each kind each seat holds."""
    planes = s.held[: s.seats, :, np.newaxis]
    counts: Counts = (planes >> np.arange(KINDS) & 1).sum(axis=1)
    return counts


def write_memory(memory: Memory, s: State) -> Position:
    found = write_shared(memory, int(s.seats), NOTHING_SHOWN, CARDS)
    if memory.lacks.any():
        lacks = memory.lacks[: s.seats].tolist()
        found["lacks"] = [[CARDS[kind] for kind in range(KINDS) if kinds >> kind & 1] for kinds in lacks]
    if s.drawn != NOTHING and memory.drawn_seen:
        found["drawn"] = True
    return found


def read_memory(memory: Memory, s: State, fields: Fields) -> None:
    hands = hands_of(s)
    memory.drawn_seen = fields.flag("memory.drawn")
    memory.deciding = 0 if s.drawn == NOTHING else 1 << int(s.turn)
    if memory.drawn_seen and not memory.deciding:
        raise BadInput("memory.drawn", "no card has just been drawn")
    read_known(memory, s, hands, NOTHING_SHOWN, fields)
    read_fresh(memory, s, hands, fields)
    _check_drawn(memory, s, hands)
    for seat, cards in enumerate(fields.piles("memory.lacks", fields.seats, KINDS)):
        memory.lacks[seat] = sum(1 << card for card in set(cards))
        if int(memory.lacks[seat]) & int(s.held[seat, 0]):
            raise BadInput(f"memory.lacks[{seat}]", f"the hand of seat {seat} holds some of these cards")


def _check_drawn(memory: Memory, s: State, hands: Counts) -> None:
    """SO-11: of the card just drawn others know all or nothing."""
    if not memory.deciding:
        return
    seat, card = int(s.turn), int(s.drawn)
    for observer in range(len(hands)):
        if observer == seat:
            continue
        if memory.drawn_seen:
            if memory.known[observer, seat, card] == 0:
                raise BadInput(f"memory.known[{observer}][{seat}]", "does not have the card just drawn")
        elif memory.known[observer, seat, card] == hands[seat, card]:
            raise BadInput(f"memory.known[{observer}][{seat}]", "has the card just drawn")
        elif memory.apart[observer] and memory.drawn[observer, seat] == 0:
            raise BadInput(f"memory.fresh[{observer}].drawn[{seat}]", "does not count the card just drawn")


def keep_memory(memory: Memory, s: State, seat: int) -> None:
    keep_known(memory, s, seat, hands_of(s))
    for other in range(int(s.seats)):
        if int(memory.lacks[other]) & int(s.held[other, 0]):
            memory.lacks[other] = 0
