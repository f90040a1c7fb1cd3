"""What the seats of Clear 4 have seen, and the cards they cannot know.

All of it is open to all: cards taken with the pile, and cards that left the game.
"""

from __future__ import annotations

from cardshed.engine.chance import take_top
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.errors import BadInput
from cardshed.engine.events import ROUND
from cardshed.engine.fields import Fields, check_copies
from cardshed.engine.memory import count_kinds, first_row, names_of, pour
from cardshed.engine.positions import Position
from cardshed.engine.record import EACH_KIND, EACH_SEAT, Record, i1
from cardshed.games.clear4.events import CLEARED, FROM_HAND, LAID, PUSHED, REVEALED, SWEPT, TOOK
from cardshed.games.clear4.positions import deck_of
from cardshed.games.clear4.rules import face_up
from cardshed.games.clear4.state import (
    CARDS,
    CLEAR,
    DECK,
    DECK_SIZE,
    JOKER,
    JOKER_MARK,
    KINDS,
    PUSH,
    SEATS,
    STACKS,
    State,
)


class Memory(Record):
    """What all know."""

    known = i1[EACH_SEAT, EACH_KIND]  # cards in a hand
    gone = i1[EACH_KIND]  # cards that left the game
    pile = i1[EACH_KIND]  # the cards on the pile, as far as the log has been read


MEMORY = Memory.layout(SEATS, KINDS)

DECK_BUT_JOKERS = sum(count << 4 * card for card, count in enumerate(DECK) if card != JOKER)
"""Four bits a kind."""


# What is remembered


@rule
def remember(s: State, memory: Memory, log: Log) -> None:
    assert log is not None
    for row in range(first_row(log), int(log[0, 0]) + 1):
        note(memory, int(log[row, 0]), int(log[row, 1]), int(log[row, 2]), int(log[row, 3]), int(log[row, 4]))


@rule
def note(memory: Memory, kind: int, seat: int, a: int, b: int, source: int) -> None:
    """Takes note of one row."""
    if kind == ROUND:
        memory.known[:] = 0
        memory.gone[:] = 0
        memory.pile[:] = 0
    elif kind == LAID:
        memory.pile[a] += 1
        note_played(memory, seat, a, source)
    elif kind == REVEALED:
        if b:
            memory.known[seat, a] += 1
        else:
            note_played(memory, seat, a, source)
    elif kind == SWEPT:
        note_gone(memory)
    elif kind == CLEARED:
        note_played(memory, seat, CLEAR, source)
        note_gone(memory)
        memory.gone[CLEAR] += 1
    elif kind == PUSHED:
        note_taken(memory, a)
        memory.gone[PUSH] += 1
    elif kind == TOOK:
        note_taken(memory, seat)


@rule
def note_played(memory: Memory, seat: int, card: int, source: int) -> None:
    """C4-11, C4-30: a known card may have left the hand."""
    if source == FROM_HAND and memory.known[seat, card] > 0:
        memory.known[seat, card] -= 1


@rule
def note_taken(memory: Memory, seat: int) -> None:
    """C4-31, C4-40, C4-55: everybody saw what came into that hand."""
    for card in range(KINDS):
        memory.known[seat, card] += memory.pile[card]
        memory.pile[card] = 0


@rule
def note_gone(memory: Memory) -> None:
    """C4-20, C4-32: the pile leaves the game."""
    for card in range(KINDS):
        memory.gone[card] += memory.pile[card]
        memory.pile[card] = 0


# The cards that a seat cannot know


@rule
def resample(s: State, memory: Memory, seat: int, words: Words) -> None:
    """C4-06: others' hands and all face-down cards anew; what is left over stays out of the game."""
    unseen = unseen_cards(s, memory, seat)
    s.stock_n = 0
    s.settled = 0
    pour(s, unseen, KINDS)
    for other in range(int(s.seats)):
        if other != seat:
            deal_hand(s, memory, other, words)
    for owner in range(int(s.seats)):
        deal_stacks(s, owner, words)
    s.stock_n = 0


@rule
def unseen_cards(s: State, memory: Memory, seat: int) -> int:
    """The deck without all that a seat sees or knows; four bits a kind."""
    unseen = DECK_BUT_JOKERS + (int(s.joker_cards) << 4 * JOKER) - (int(s.aiming) << 4 * PUSH)
    for card in range(KINDS):
        seen = int(s.hand[seat, card]) + int(memory.gone[card])
        for other in range(int(s.seats)):
            if other != seat:
                seen += int(memory.known[other, card])
        unseen -= seen << 4 * card
    for owner in range(int(s.seats)):
        for stack in range(STACKS):
            card = face_up(s, owner, stack)
            if card > 0:
                unseen -= 1 << 4 * card
    for i in range(int(s.pile_n)):
        card = int(s.pile[i])
        unseen -= 1 << 4 * (JOKER if card & JOKER_MARK else card)
    return unseen


@rule
def deal_hand(s: State, memory: Memory, seat: int, words: Words) -> None:
    """The cards all know, and others up to the size of the hand."""
    held = 0
    unknown = 0
    for card in range(1, KINDS):
        known = int(memory.known[seat, card])
        unknown += int(s.hand[seat, card]) - known
        s.hand[seat, card] = known
        if known:
            held |= 1 << card
    for _ in range(unknown):
        card = take_top(s, words)
        s.hand[seat, card] += 1
        held |= 1 << card
    s.held[seat] = held


@rule
def deal_stacks(s: State, owner: int, words: Words) -> None:
    """C4-03, C4-18: all below the face-up cards, and the sideways cards."""
    for stack in range(STACKS):
        height = int(s.height[owner, stack])
        for place in range(height - 1 if height > 1 else height):
            s.stack[owner, stack, place] = take_top(s, words)


# Written and read


def write_memory(memory: Memory, s: State) -> Position:
    known = [names_of(hand, CARDS) for hand in memory.known[: s.seats]]
    found = {"known": known if any(known) else None, "gone": names_of(memory.gone, CARDS)}
    return {name: value for name, value in found.items() if value}


def read_memory(memory: Memory, s: State, fields: Fields) -> None:
    pile = [JOKER if card & JOKER_MARK else card for card in s.pile[: s.pile_n].tolist()]
    memory.pile = count_kinds(pile, KINDS)
    for seat, cards in enumerate(fields.piles("memory.known", fields.seats, DECK_SIZE)):
        memory.known[seat] = count_kinds(cards, KINDS)
        if (memory.known[seat] > s.hand[seat]).any():
            raise BadInput(f"memory.known[{seat}]", f"the hand of seat {seat} does not hold these cards")
    memory.gone = count_kinds(fields.cards("memory.gone", DECK_SIZE), KINDS)
    used = memory.gone + memory.pile + s.hand[: s.seats].sum(axis=0)
    used[PUSH] += s.aiming
    for seat in range(fields.seats):
        for stack in range(STACKS):
            used += count_kinds(s.stack[seat, stack, : s.height[seat, stack]], KINDS)
    check_copies(used, deck_of(s), CARDS, "memory.gone")


def keep_memory(memory: Memory, s: State, seat: int) -> None:
    """All is known to all."""
