"""What the tests of batches need: tables to play at, and everything a batch holds."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np
import numpy.typing as npt

import cardshed
from cardshed.batch import Batch
from cardshed.engine.anygame.matches import MOST_ACTIONS
from cardshed.engine.rulebook import Rulebook
from tests.facts import facts_of
from tests.tools import GAMES

ARRAYS = ("template", "states", "words", "actors", "rewards", "done")


@dataclass(frozen=True)
class Table:
    """A game with seats and options; the matches are short."""

    game: str
    seats: int
    options: dict[str, Any] = field(default_factory=dict)

    def batch(self, games: int, seed: int = 1, cores: int | None = None) -> Batch:
        return Batch(self.game, self.seats, games, seed, options=self.options, cores=cores)

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}"


TABLES = [Table(game, seats, options) for game in GAMES for seats, options in facts_of(game).tables]
ONE_A_GAME = [table for i, table in enumerate(TABLES) if table.game not in {t.game for t in TABLES[:i]}]


def rules_of(batch: Batch) -> Rulebook:
    return cardshed.game(batch.game).rulebook


def held(batch: Batch) -> dict[str, bytes]:
    """All that a batch holds, to compare."""
    return {
        f"{name}.{part}": values for name in ARRAYS for part, values in parts(getattr(batch._arrays, name))
    }


def parts(array: Any) -> list[tuple[str, bytes]]:
    """Fields one by one: what lies between the fields of a record means nothing."""
    names = array.dtype.names
    return [(name, array[name].tobytes()) for name in names] if names else [("", array.tobytes())]


def shown(batch: Batch) -> dict[str, bytes]:
    """All that a batch shows."""
    return {
        "actor": batch.actor.tobytes(),
        "legal": batch.legal.tobytes(),
        "observed": batch.observe().tobytes(),
        "reward": batch.reward.tobytes(),
        "done": batch.done.tobytes(),
    }


def assert_alike(one: Batch, other: Batch) -> None:
    """They hold the same, and so show the same."""
    assert held(one) == held(other)
    assert shown(one) == shown(other)


def seats_in(mask: int) -> set[int]:
    """
    >>> sorted(seats_in(0b101))
    [0, 2]
    """
    return {seat for seat in range(mask.bit_length()) if mask >> seat & 1}


def out_of_turn(batch: Batch, i: int) -> set[int]:
    """The seats that may act out of turn in a match and have not declined."""
    s = batch._arrays.states[i]
    return seats_in(rules_of(batch).may(s) & ~int(s.declined))


def legal_actions(batch: Batch, i: int) -> set[int]:
    """The legal actions of the seat that is asked, from the rules themselves."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    count = rules_of(batch).legal(batch._arrays.states[i], int(batch.actor[i]), out)
    return set(out[:count].tolist())


def any_legal(batch: Batch, chance: np.random.Generator) -> npt.NDArray[np.int64]:
    """A random legal action in each match."""
    weights = chance.random(batch.legal.shape) * batch.legal
    chosen: npt.NDArray[np.int64] = weights.argmax(axis=1)
    return chosen
