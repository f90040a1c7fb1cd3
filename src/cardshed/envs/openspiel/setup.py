"""What all matches of one kind share: rules, seats, options, and room to work in."""

from __future__ import annotations

import threading
from functools import cache
from itertools import accumulate
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.batch import DECLINED
from cardshed.engine.anygame.matches import MOST_ACTIONS
from cardshed.engine.chance import fast_words
from cardshed.engine.compile import INTERPRETED
from cardshed.engine.events import new_log
from cardshed.games import game as game_by_id

Options = tuple[tuple[str, Any], ...]
"""Checked options by name, as a key."""
Numbers = npt.NDArray[np.float64]
ALIGNMENT = 16
ARRAY: Any = np.recarray if INTERPRETED else np.ndarray
"""Interpreted rules want fields by name; Numba takes over plain arrays quicker."""
BUFFER = "buf" if INTERPRETED else "buffer"


class Setup:
    """A game with its seats and options, as matches are dealt from it."""

    def __init__(self, game: str, seats: int, options: Options) -> None:
        self.key = (game, seats, options)
        self.game = game
        self.seats = seats
        self.rules = game_by_id(game).rulebook
        self.actions: tuple[str, ...] = (*self.rules.actions, DECLINED)
        self.features: tuple[str, ...] = self.rules.features(seats)
        self.options = dict(options)
        self.template = plain(self.rules.before_the_deal(seats, self.options))
        self.room = Room(self.rules.dtype)
        self._kinds = (self.rules.dtype, self.rules.memory_dtype, fast_words(0, 0, 1).dtype)
        self._places = list(accumulate((_rounded(kind.itemsize) for kind in self._kinds), initial=0))

    def new_buffer(self) -> bytearray:
        """Room for a match: its record, what seats remember, its chance."""
        return bytearray(self._places[-1])

    def records(self, buffer: bytearray) -> list[Any]:
        """The three as arrays of one record each, in a buffer: copying one buffer is quicker than three
        arrays."""
        places = zip(self._kinds, self._places, strict=False)
        return [ARRAY(1, dtype=kind, offset=place, **{BUFFER: buffer}) for kind, place in places]

    def returns(self, shares: Numbers) -> Numbers:
        """1 for winning alone; what winners gain the others lose in equal parts."""
        lost = float(shares.sum())
        return (self.seats * shares - lost) / (self.seats - 1)

    def __deepcopy__(self, memo: object) -> Setup:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return setup, self.key


@cache
def setup(game: str, seats: int, options: Options) -> Setup:
    """The one for a game, seats and options."""
    return Setup(game, seats, options)


class Room(threading.local):
    """Where compiled code works; each thread has its own."""

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.log: Any = new_log()
        self.moves = np.empty(MOST_ACTIONS, dtype=np.int16)
        self.record = plain(np.zeros(1, dtype=dtype).view(np.recarray))


def plain(array: Any) -> Any:
    """An array of records that Numba takes over quickly."""
    return array if INTERPRETED else np.ascontiguousarray(array.view(np.ndarray))


def _rounded(size: int) -> int:
    """So that what follows is aligned."""
    return -(-size // ALIGNMENT) * ALIGNMENT
