"""The arrays of a batch, wherever they lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.engine.anygame.sums import DECISIONS, LONGEST, SHARED, SUMS, UNWON


@dataclass
class Company:
    """Compiled players at all seats but the learner's."""

    place: int
    """The learner's seat, or ANY_SEAT."""
    players: Any | None
    """(seats,) players by the learner's seat; ``None``: all play at random."""
    ends: Any
    """(matches, features) what the learner saw at the end of its latest match."""


@dataclass
class Arrays:
    """One row a match, but for the template."""

    template: Any
    """(1,) the record before a deal."""
    states: Any
    words: Any
    """The chance of each match."""
    actors: Any
    rewards: Any
    """(matches, seats); in company (matches,): the learner's."""
    done: Any
    masks: Any = None
    """The legal actions; room for them is made when they are asked for."""
    features: Any = None
    mask_memory: Any = None
    """The same as plain memory, where a processor needs that; likewise of the features and the records."""
    feature_memory: Any = None
    memory: Any = None
    due: Any = None
    """Where a processor deals apart from deciding: in how many matches, and in which."""
    turn: int = 0
    """Which of two numbers there it is this time."""
    marked: bool = False
    """Whether the masks are those of the decisions waited for; likewise the features."""
    observed: bool = False


@dataclass
class Finished:
    """How whole matches ended, in NumPy arrays."""

    winners: npt.NDArray[np.int16]
    """(matches,) the mask of the seats that won."""
    scores: npt.NDArray[np.int32]
    """(matches, seats)"""
    lengths: npt.NDArray[np.int64]
    """(matches,) how many decisions each took."""

    @classmethod
    def room(cls, matches: int, seats: int) -> Finished:
        return cls(
            np.zeros(matches, dtype=np.int16),
            np.zeros((matches, seats), dtype=np.int32),
            np.zeros(matches, dtype=np.int64),
        )

    def sums(self) -> npt.NDArray[np.int64]:
        """What ``anygame.sums`` keeps of them."""
        seats = self.scores.shape[1]
        sums = np.zeros(SUMS + 2 * seats, dtype=np.int64)
        sums[UNWON] = np.count_nonzero(self.winners == 0)
        sums[SHARED] = np.count_nonzero(self.winners & (self.winners - 1))
        sums[DECISIONS] = self.lengths.sum()
        sums[LONGEST] = self.lengths.max()
        for seat in range(seats):
            sums[SUMS + seat] = np.count_nonzero(self.winners >> seat & 1)
        sums[SUMS + seats :] = self.scores.sum(axis=0, dtype=np.int64)
        return sums


def fitted(record: Any, dtype: np.dtype[Any]) -> Any:
    """A record with less or more room for seats."""
    twin = np.zeros(1, dtype=dtype).view(np.recarray)
    for name in dtype.names or ():
        to = twin[name]
        part = tuple(slice(min(a, b)) for a, b in zip(to.shape, record[name].shape, strict=True))
        to[part] = record[name][part]
    return twin
