"""What the seats of Mau-Mau have seen, and the cards they cannot know."""

from __future__ import annotations

import numpy as np

from cardshed.engine.bits import list_bits
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
    note_shuffle,
    read_fresh,
    read_known,
    unknown_in,
    write_shared,
)
from cardshed.engine.positions import Position
from cardshed_maumau.description import LAID
from cardshed_maumau.state import CARDS, KINDS, SEATS, State

MEMORY = Memory.layout(SEATS, KINDS)


@rule
def remember(s: State, memory: Memory, log: Log) -> None:
    assert log is not None
    seats = int(s.seats)
    for row in range(first_row(log), int(log[0, 0]) + 1):
        kind, seat, card = int(log[row, 0]), int(log[row, 1]), int(log[row, 2])
        if kind == ROUND:
            begin_round(memory, s, log, row)
        elif kind == DEAL:
            hold(memory, seat, seat, card)
        elif kind == DRAW:
            note_draw(memory, seats, seat, card, False)
        elif kind == LAID:
            note_lay(memory, seats, seat, card)
        elif kind == SHUFFLE and seats == 2:
            memory.stock_n = card
            know_each_other(memory)
        elif kind == SHUFFLE:
            note_shuffle(memory, s, log, row, DRAW)


# The cards that a seat cannot know


@rule
def resample(s: State, memory: Memory, seat: int, words: Words) -> None:
    """MM-05, MM-12: others' hands and the stock anew, but for what was seen. What was not in the stock when
    it was renewed is dealt first, among the hands."""
    unseen = 0
    for i in range(int(s.stock_n)):
        unseen |= 1 << int(s.stock[i])
    for other in range(int(s.seats)):
        if other != seat:
            known = set_of(memory.known[seat, other])
            unseen |= int(s.held[other]) & ~known
            s.held[other] = known
    fresh = set_of(memory.fresh[seat]) if memory.apart[seat] else unseen
    deal_out(s, memory, seat, unseen & ~fresh, False, words)
    deal_out(s, memory, seat, fresh, True, words)


@rule
def deal_out(s: State, memory: Memory, seat: int, cards: int, fresh: bool, words: Words) -> None:
    """Deals cards as the stock: to each other hand what it has drawn since the stock was renewed, or what it
    held before. Where that is not kept apart, all is fresh."""
    s.stock_n = list_bits(cards, s.stock)
    s.settled = 0
    for other in range(int(s.seats)):
        if other == seat:
            continue
        count = unknown_in(memory, seat, other)
        if memory.apart[seat]:
            drawn = int(memory.drawn[seat, other])
            count = drawn if fresh else count - drawn
        elif not fresh:
            count = 0
        for _ in range(count):
            s.held[other] = int(s.held[other]) | 1 << take_top(s, words)


@rule
def set_of(counts: Counts) -> int:
    """The cards that are counted, as a set."""
    cards = 0
    for card in range(KINDS):
        if counts[card]:
            cards |= 1 << card
    return cards


# Written and read


def hands_of(s: State) -> Counts:
    """How many of each card each seat holds."""
    counts: Counts = s.held[: s.seats, np.newaxis] >> np.arange(KINDS) & 1
    return counts


def keep_memory(memory: Memory, s: State, seat: int) -> None:
    keep_known(memory, s, seat, hands_of(s))


def write_memory(memory: Memory, s: State) -> Position:
    return write_shared(memory, int(s.seats), NOTHING_SHOWN, CARDS)


def read_memory(memory: Memory, s: State, fields: Fields) -> None:
    read_known(memory, s, hands_of(s), NOTHING_SHOWN, fields)
    read_fresh(memory, s, hands_of(s), fields)
