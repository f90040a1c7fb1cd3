"""What others probably hold, judged by what they did.

A world (see ``search.py``) is the more believable, the more of the others' latest decisions a careful
player would have made in it too. To ask that, the world is taken back move by move: what a hand has laid
since goes back into it, and for each card it has drawn a random one is taken away. This is a guess about
people, not knowledge: the even ``resample`` of a game knows nothing of it.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.anygame.functions import (
    copy_hand,
    give_card,
    greedy,
    hand_change,
    resample,
    some_card,
    take_card,
    wipe,
)
from cardshed.engine.anygame.matches import MOST_ACTIONS
from cardshed.engine.compile import Log, Memory, Moves, State, Words, allocating, rule
from cardshed.engine.memory import GOT, LOST, MIXED, NO_CHANGE
from cardshed.engine.state import new_states

DECISIONS = 16
"""How many of the latest decisions are remembered, each with the table as it was."""
NOTES = 128
DECIDED = 10
"""Beside the changes of hands, the third kind of note."""
DOUBT = 0.05
"""What a world is worth after a decision that a careful player would not have made in it."""
DISBELIEF = 0.0001
"""A world worth less is not looked at any further."""

NOTEBOOK = np.dtype(
    [
        ("count", "i2"),
        ("decisions", "i2"),
        ("what", "i1", (NOTES,)),
        ("seat", "i1", (NOTES,)),
        ("value", "i2", (NOTES,)),  # a card, or the action decided on
        ("table", "i1", (NOTES,)),  # of a decision: which table it was made at
    ],
    align=True,
)


class Past:
    """The latest decisions of a match, the table before each, and how hands have changed since. No card is
    kept that is hidden from anybody."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.notes = new_states(NOTEBOOK)
        self.tables = new_states(dtype, DECISIONS)

    @property
    def decisions(self) -> int:
        return int(self.notes["decisions"][0])

    def copy(self) -> Past:
        twin = object.__new__(Past)
        twin.notes = self.notes.copy()
        twin.tables = self.tables.copy()
        return twin


@rule
def note_decision(notes: Any, tables: Any, s: State, seat: int, action: int) -> None:
    """Notes a decision with the table as all see it, before the move is made; the older half of all is
    forgotten where there is no room."""
    if int(notes.decisions) == DECISIONS or int(notes.count) > NOTES // 2:
        forget(notes, tables, (int(notes.decisions) + 1) // 2)
    at = int(notes.decisions)
    note(notes, DECIDED, seat, action, at)
    notes.decisions = at + 1
    tables[at] = s
    wipe(tables[at])


@rule
def note(notes: Any, what: int, seat: int, value: int, table: int) -> None:
    n = int(notes.count)
    notes.what[n] = what
    notes.seat[n] = seat
    notes.value[n] = value
    notes.table[n] = table
    notes.count = n + 1


@rule
def forget(notes: Any, tables: Any, gone: int) -> None:
    """Forgets the oldest decisions and what came before the next one."""
    first = 0
    while first < int(notes.count) and not (notes.what[first] == DECIDED and int(notes.table[first]) == gone):
        first += 1
    for i in range(first, int(notes.count)):
        notes.what[i - first] = notes.what[i]
        notes.seat[i - first] = notes.seat[i]
        notes.value[i - first] = notes.value[i]
        notes.table[i - first] = int(notes.table[i]) - gone if notes.what[i] == DECIDED else 0
    for i in range(gone, int(notes.decisions)):
        tables[i - gone] = tables[i]
    notes.count -= first
    notes.decisions -= gone


@rule
def note_changes(notes: Any, s: State, log: Log) -> None:
    """Notes how hands changed; where they got mixed up, or there is too much to note, nothing before it
    counts any more."""
    assert log is not None
    for row in range(1, int(log[0, 0]) + 1):
        what, seat, card = hand_change(s, log, row)
        if what == MIXED or int(notes.count) == NOTES:
            notes.count = 0
            notes.decisions = 0
        elif what != NO_CHANGE:
            note(notes, what, seat, card if what == LOST else 0, 0)


@rule
def belief(world: State, notes: Any, tables: Any, seat: int, room: Any, words: Words, out: Moves) -> float:
    """How believable a world is to a seat, which is taken back on the way."""
    worth = 1.0
    for i in range(int(notes.count) - 1, -1, -1):
        other = int(notes.seat[i])
        if other == seat:
            continue
        what, value = int(notes.what[i]), int(notes.value[i])
        if what == LOST:
            give_card(world, other, value)
        elif what == GOT:
            take_card(world, other, some_card(world, other, words))
        else:
            room[0] = tables[int(notes.table[i])]
            copy_hand(room[0], world, other)
            if greedy(room[0], other, False, words, out) != value:
                worth *= DOUBT
                if worth < DISBELIEF:
                    break
    return worth


@rule
def weigh_world(
    room: Any, memory: Memory, notes: Any, tables: Any, seat: int, words: Words, out: Moves
) -> float:
    """How believable the world is that a word deals. ``room`` begins with the match as it is; the rest is for
    trying."""
    word = words.word[0]
    room[1] = room[0]
    resample(room[1], memory, seat, words)
    found = belief(room[1], notes, tables, seat, room[2:], words, out)
    words.word[0] = word
    return found


@allocating
def weigh(room: Any, memory: Memory, notebook: Any, tables: Any, seat: int, words: Any, weights: Any) -> None:
    """Fills ``weights`` with how believable the worlds are that these words deal, likewise."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(words.size):
        weights[i] = weigh_world(room, memory, notebook[0], tables, seat, words[i], out)
