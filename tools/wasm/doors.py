"""What a host calls of a game: compiled functions that hosts call natively too, and what they take.

Everything that goes through a door is a number: a record or a buffer is the place in memory where it begins.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from cardshed.engine.anygame.beliefs import DECISIONS, NOTEBOOK, weigh_world
from cardshed.engine.anygame.functions import start
from cardshed.engine.anygame.matches import MOST_ACTIONS, PLAYERS, choose, play_match
from cardshed.engine.anygame.moves import (
    able_to_act,
    forbidding,
    list_legal,
    make_move,
    take_note,
    waited_for,
)
from cardshed.engine.anygame.search import deal_world, try_in_world
from cardshed.engine.chance import HEAD, STREAMS
from cardshed.engine.events import COLUMNS, ROWS
from cardshed.engine.rulebook import Rulebook, Telling

NUMBER, FLAG, COUNTED = "number", "flag", "actions"
"""A whole number; 0 or 1; a place where actions begin, and then how many they are."""
AS_IT_IS_AND_WAS = 2
"""A match as it is, and as its latest round was left."""
ROOM = 3
"""A match as it is, a world, and a match that goes on from it."""


@dataclass(frozen=True)
class Kept:
    """What lies at a place in memory: so many records or numbers of a kind, one after another."""

    dtype: np.dtype[Any]
    shape: tuple[int, ...] = (1,)

    @property
    def bytes(self) -> int:
        return prod(self.shape) * self.dtype.itemsize


@dataclass(frozen=True)
class One:
    """A thing that a function takes as a record, not as an array of one; hosts need not tell these apart."""

    name: str


MATCH, MEMORY, NOTES = One("match"), One("memory"), One("notebook")
CHANCE, LUCK, HABITS = One("chance"), One("luck"), One("players")
Taken = str | One | None
"""A number, or a thing by its name; ``None`` where a function is given nothing."""


@dataclass(frozen=True)
class Door:
    """A compiled function under the name by which hosts call it."""

    name: str
    function: Any
    takes: tuple[Taken, ...]

    @property
    def asks(self) -> list[str]:
        """What a host hands over."""
        return [taken.name if isinstance(taken, One) else taken for taken in self.takes if taken is not None]


def things(rules: Rulebook) -> dict[str, Kept]:
    """What lies in memory, by the names under which doors take it."""
    moves = np.dtype("i2")
    return {
        "match": Kept(rules.dtype, (AS_IT_IS_AND_WAS,)),
        "memory": Kept(rules.memory_dtype),
        "notebook": Kept(NOTEBOOK),
        "tables": Kept(rules.dtype, (DECISIONS,)),
        "room": Kept(rules.dtype, (ROOM,)),
        "chance": Kept(np.dtype([("word", "u8", (HEAD + STREAMS * (rules.deck_size + 1),))])),
        "luck": Kept(np.dtype([("word", "u8", (1,))])),
        "players": Kept(PLAYERS),
        "log": Kept(np.dtype("i4"), (ROWS, COLUMNS)),
        "moves": Kept(moves, (MOST_ACTIONS,)),
        COUNTED: Kept(moves, (MOST_ACTIONS,)),
        "values": Kept(np.dtype("f8"), (MOST_ACTIONS,)),
    }


def doors(rules: Rulebook) -> list[Door]:
    """All doors of a game. A match has its chance from its streams; players and simulations have luck."""
    tells = isinstance(rules, Telling)
    notebook, tables = ("notebook", "tables") if tells else (None, None)
    n = NUMBER
    found = [
        Door("start", start, (MATCH, CHANCE, "log")),
        Door("take_note", take_note, ("match", "memory", notebook, "log")),
        Door("list_legal", list_legal, ("match", n, "moves")),
        Door("forbidding", forbidding, ("match", n, n)),
        Door("waited_for", waited_for, ("match",)),
        Door("able_to_act", able_to_act, ("match",)),
        Door("make_move", make_move, ("match", "memory", notebook, tables, "chance", n, n, "log")),
        Door("pick", rules.pick, (MATCH, n, FLAG, LUCK, "moves")),
        Door("greedy", rules.greedy, (MATCH, n, FLAG, LUCK, "moves")),
        Door("choose", choose, (MATCH, n, FLAG, HABITS, LUCK, "moves")),
        Door("lapse", rules.lapse, (MATCH, n, n)),
        Door("sensible", rules.sensible, (MATCH, n, "moves")),
        Door("worth", rules.worth, (MATCH, n)),
        Door("deal_world", deal_world, ("room", MEMORY, n, LUCK)),
        Door("try_in_world", try_in_world, ("room", n, COUNTED, LUCK, n, "values", "moves")),
        Door("start_simulated", start, (MATCH, LUCK, None)),
        Door("play_match", play_match, (MATCH, HABITS, LUCK, "moves")),
    ]
    if tells:
        takes = ("room", MEMORY, NOTES, "tables", n, LUCK, "moves")
        found.append(Door("weigh_world", weigh_world, takes))
    return found
