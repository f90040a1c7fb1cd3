"""What the seats of Skip-Bo have seen, and the cards they cannot know."""

from __future__ import annotations

import numpy as np

from cardshed.engine.chance import take_top
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.events import DRAW, ROUND, SHUFFLE
from cardshed.engine.fields import Fields
from cardshed.engine.memory import (
    NOTHING_SHOWN,
    Counts,
    Memory,
    begin_round,
    first_row,
    keep_known,
    note_draw,
    note_lay,
    note_shuffle,
    pour,
    read_fresh,
    see_own,
    write_shared,
)
from cardshed.engine.positions import Position
from cardshed.games.skipbo.events import DISCARDED, FROM_HAND, LAID
from cardshed.games.skipbo.moves import in_hand
from cardshed.games.skipbo.rules import put_in_hand
from cardshed.games.skipbo.state import CARDS, KINDS, SEATS, State

MEMORY = Memory.layout(SEATS, KINDS)


# What is remembered


@rule
def remember(s: State, memory: Memory, log: Log) -> None:
    assert log is not None
    for row in range(first_row(log), int(log[0, 0]) + 1):
        note(memory, s, log, row)


@rule
def note(memory: Memory, s: State, log: Log, row: int) -> None:
    """SB-05, SB-30: cards that leave a hand are seen, cards drawn are not; of a renewed draw pile all
    know what is in it."""
    assert log is not None
    kind, seat, card = int(log[row, 0]), int(log[row, 1]), int(log[row, 2])
    if kind == ROUND:
        begin_round(memory, s, log, row)
    elif kind == DRAW:
        if card >= 0:
            note_draw(memory, int(s.seats), seat, card, False)
    elif kind == DISCARDED or (kind == LAID and log[row, 3] == FROM_HAND):
        note_lay(memory, int(s.seats), seat, card)
    elif kind == SHUFFLE:
        note_shuffle(memory, s, log, row, DRAW)


# The cards that a seat cannot know


@rule
def resample(s: State, memory: Memory, seat: int, words: Words) -> None:
    """SB-05: others' hands, all face-down stock cards and the draw pile anew. Cards that lay face down
    when the draw pile was renewed are dealt first, among the places that held them then."""
    fresh = fresh_cards(memory, seat)
    before = unseen_cards(s, seat) - fresh
    s.stock_n = 0
    s.settled = 0
    pour(s, before, KINDS)
    for other in range(int(s.seats)):
        if other != seat:
            deal_hand(s, other, int(s.hand_n[other]) - int(memory.drawn[seat, other]), words)
    for owner in range(int(s.seats)):
        for place in range(int(s.reserve_n[owner]) - 1):
            s.reserve[owner, place] = take_top(s, words)
    if memory.apart[seat]:
        pour(s, fresh, KINDS)
        for other in range(int(s.seats)):
            if other != seat:
                add_to_hand(s, other, int(memory.drawn[seat, other]), words)


@rule
def unseen_cards(s: State, seat: int) -> int:
    """The cards in places that a seat does not see; four bits a kind."""
    unseen = 0
    for owner in range(int(s.seats)):
        if owner != seat:
            unseen += int(s.hand[owner])
        for place in range(int(s.reserve_n[owner]) - 1):
            unseen += 1 << 4 * int(s.reserve[owner, place])
    for i in range(int(s.stock_n)):
        unseen += 1 << 4 * int(s.stock[i])
    return unseen


@rule
def fresh_cards(memory: Memory, seat: int) -> int:
    """The cards of the renewed draw pile that a seat has not seen since; four bits a kind."""
    fresh = 0
    if memory.apart[seat]:
        for card in range(KINDS):
            fresh += int(memory.fresh[seat, card]) << 4 * card
    return fresh


@rule
def deal_hand(s: State, seat: int, count: int, words: Words) -> None:
    s.hand[seat] = 0
    s.hand_n[seat] = 0
    add_to_hand(s, seat, count, words)


@rule
def add_to_hand(s: State, seat: int, count: int, words: Words) -> None:
    for _ in range(count):
        put_in_hand(s, seat, take_top(s, words))


# Written and read


def hands_of(s: State) -> Counts:
    """How many of each kind each seat holds."""
    return np.array([[in_hand(s, seat, card) for card in range(KINDS)] for seat in range(int(s.seats))])


def write_memory(memory: Memory, s: State) -> Position:
    return write_shared(memory, int(s.seats), NOTHING_SHOWN, CARDS)


def read_memory(memory: Memory, s: State, fields: Fields) -> None:
    hands = hands_of(s)
    see_own(memory, s, hands)
    read_fresh(memory, s, hands, fields)


def keep_memory(memory: Memory, s: State, seat: int) -> None:
    keep_known(memory, s, seat, hands_of(s))
