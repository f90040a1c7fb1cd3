"""Thousands to millions of matches of one game, stepped together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import numpy as np

from cardshed.engine.chance import fast_words
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.engine.processors import MOST_CORES, processor
from cardshed.engine.processors.arrays import Arrays, fitted
from cardshed.games import game as game_by_id

MOST_GAMES = 100_000_000
MOST_STEPS = 1_000_000_000


class Batch:
    """Matches side by side, each waiting for one decision of one seat.

    Seats that could act out of turn are asked one after another, in an order the match draws, and may
    decline; then the seat in turn is asked. A match that is over is dealt anew within the same step.
    Arrays are NumPy's on the CPU; on CUDA they are device arrays that PyTorch, CuPy and JAX read in place.
    They are the batch's own: the next step overwrites them.

    >>> batch = Batch("solo", seats=4, games=3, seed=0)
    >>> batch.random_steps(100)
    300
    >>> batch.legal.shape
    (3, 367)
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        games: int = 1024,
        seed: int = 0,
        device: str = "cpu",
        options: Mapping[str, Any] | None = None,
        cores: int | None = None,
    ) -> None:
        kind = game_by_id(game)
        self.game = kind.id
        self.options = kind.check(seats, options)
        self.seats = seats
        self.games = whole("games", games, 1, MOST_GAMES)
        self.seed = whole("seed", seed, 0, 2**256 - 1)
        self.device = device
        self.cores = None if cores is None else whole("cores", cores, 1, MOST_CORES)
        """Of the CPU; all of them if not said otherwise."""
        self._prepare()
        start = kind.rulebook.before_the_deal(seats, self.options)
        with _enough_memory(self):
            self._arrays = Arrays(
                template=self._work.upload(fitted(start, self._work.record)),
                states=self._work.zeros((games,), self._work.record),
                words=self._work.upload(fast_words(seed, 0, games)),
                actors=self._work.zeros((games,), np.int8),
                rewards=self._work.zeros((games, seats), np.float32),
                done=self._work.zeros((games,), np.bool_),
            )
        self._work.begin(self._arrays)

    def _prepare(self) -> None:
        """What is the same for all batches of this kind, and not kept when a batch is."""
        rules = game_by_id(self.game).rulebook
        self.actions: tuple[str, ...] = (*rules.actions, DECLINED)
        self.features: tuple[str, ...] = rules.features(self.seats)
        self.features_version = rules.features_version
        self._work = processor(self.device, rules, self.seats, self.cores)

    # What a policy needs

    @property
    def actor(self) -> Any:
        """(games,) the seat that is asked in each match."""
        return self._arrays.actors

    @property
    def legal(self) -> Any:
        """(games, actions) which actions the asked seat may choose from; ``actions`` names them."""
        if not self._arrays.marked:
            with _enough_memory(self):
                self._work.mark_legal(self._arrays)
        return self._arrays.masks

    def observe(self) -> Any:
        """(games, features) what the asked seat sees, as whole numbers; ``features`` names them."""
        if not self._arrays.observed:
            with _enough_memory(self):
                self._work.observe(self._arrays)
        return self._arrays.features

    # Going on

    def step(self, actions: Any) -> None:
        """Carries out an action in each match, by its number. All are checked first: if one is not legal
        nothing happens, and the error names the match."""
        given = self._checked(actions)
        bad = self._work.first_illegal(self._arrays, given)
        if bad >= 0:
            raise BadInput("actions", self._why_illegal(bad, given))
        self._work.step(self._arrays, given)

    def _checked(self, actions: Any) -> Any:
        """Actions of the right shape and kind, where they are needed."""
        assert self.legal is not None
        given = actions if hasattr(actions, "__cuda_array_interface__") else _as_array(actions)
        if tuple(given.shape) != (self.games,):
            raise BadInput("actions", f"must have the shape ({self.games},), not {tuple(given.shape)}")
        given = self._work.actions(given)
        if given.dtype.kind not in "iu":
            raise BadInput("actions", f"must be whole numbers, not {given.dtype}")
        return given

    def _why_illegal(self, match: int, given: Any) -> str:
        action = int(given[match])
        if not 0 <= action < len(self.actions):
            return f"game {match}: {action} is not from 0 to {len(self.actions) - 1}"
        return (
            f"game {match}: {action} ({self.actions[action]}) is not legal for seat {int(self.actor[match])}"
        )

    def random_steps(self, n: int) -> int:
        """Makes ``n`` random legal decisions in each match; returns how many that were in all. ``reward`` and
        ``done`` are then those of the last one."""
        whole("n", n, 1, MOST_STEPS)
        self._work.random_steps(self._arrays, n)
        return n * self.games

    @property
    def reward(self) -> Any:
        """(games, seats) shares of the win where the latest step ended a match, else 0."""
        return self._arrays.rewards

    @property
    def done(self) -> Any:
        """(games,) whether the latest step ended a match; the next one is dealt already."""
        return self._arrays.done

    # Keeping

    def copy(self) -> Batch:
        """A batch of its own that goes on alike."""
        twin = object.__new__(Batch)
        with _enough_memory(self):
            twin.__setstate__(self.__getstate__())
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Batch:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        kept = {name: getattr(self, name) for name in _KEPT}
        kept["arrays"] = {name: self._work.download(getattr(self._arrays, name)) for name in _NEEDED}
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name in _KEPT:
            setattr(self, name, kept[name])
        self._prepare()
        self._arrays = Arrays(**{name: self._work.upload(kept["arrays"][name]) for name in _NEEDED})

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        return f"Batch({self.game!r}, seats={self.seats}, games={self.games}, device={self.device!r})"


DECLINED = "decline"
"""The last action of every game: to let an out-of-turn chance go by."""
_KEPT = ("game", "options", "seats", "games", "seed", "device", "cores")
_NEEDED = ("template", "states", "words", "actors", "rewards", "done")


def _as_array(actions: Any) -> Any:
    """Actions as NumPy has them, in this machine's order of bytes."""
    try:
        array = np.asarray(actions)
    except ValueError:
        raise BadInput("actions", "must be a plain list or array of whole numbers") from None
    return array.astype(array.dtype.newbyteorder("="), copy=False)


@contextmanager
def _enough_memory(batch: Batch) -> Iterator[None]:
    try:
        yield
    except MemoryError:
        raise BadInput("games", f"there is not enough memory for {batch.games:,} matches") from None
