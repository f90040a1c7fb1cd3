"""Thousands to millions of matches of one game, stepped together."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, TypedDict, Unpack

import numpy as np

from cardshed.bots.names import compiled_players, others_at_table
from cardshed.engine.anygame.opponents import ANY_SEAT, players_around
from cardshed.engine.chance import fast_words
from cardshed.engine.errors import BadInput, check_keywords
from cardshed.engine.fields import whole
from cardshed.engine.processors import MOST_CORES, processor
from cardshed.engine.processors.arrays import Arrays, Company, fitted
from cardshed.games import game as game_by_id

MOST_GAMES = 100_000_000
MOST_STEPS = 1_000_000_000


class Others(TypedDict, total=False):
    """Who sits at the other seats."""

    bots: Sequence[str] | None
    learner: int | str | None


class Batch:
    """Matches side by side, each waiting for one decision of one seat.

    Seats that could act out of turn are asked one after another, in an order the match draws, and may
    decline; then the seat in turn is asked. A match that is over is dealt anew within the same step.
    Arrays are NumPy's on the CPU; on CUDA they are device arrays that PyTorch, CuPy and JAX read in place.
    They are the batch's own: the next step overwrites them.

    With ``bots``, compiled players sit at all seats but one, in this order to its left (the last one also at
    those that are left over), and only the learner at that seat is asked: ``step`` takes its actions and
    lets the others play until it is asked again. ``learner`` is its seat, or ``"any"``: drawn for each match.

    >>> batch = Batch("solo", seats=4, games=3, seed=0)
    >>> batch.random_steps(100)
    300
    >>> batch.legal.shape
    (3, 367)
    >>> batch = Batch("solo", games=3, bots=["greedy"])
    >>> batch.step(batch.random_actions())
    >>> batch.reward.shape
    (3,)
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
        **others: Unpack[Others],
    ) -> None:
        check_keywords(others, Others)
        bots = others.get("bots")
        kind = game_by_id(game)
        self.game = kind.id
        self.options = kind.check(seats, options)
        self.seats = seats
        self.games = whole("games", games, 1, MOST_GAMES)
        self.seed = whole("seed", seed, 0, 2**256 - 1)
        self.device = device
        self.cores = None if cores is None else whole("cores", cores, 1, MOST_CORES)
        """Of the CPU; all of them if not said otherwise."""
        self.bots = None if bots is None else others_at_table(bots, seats)
        self.learner = _seat_of_learner(others.get("learner"), self.bots, seats)
        self._prepare()
        start = kind.rulebook.before_the_deal(seats, self.options)
        with _enough_memory(self):
            self._arrays = Arrays(
                template=self._work.upload(fitted(start, self._work.record)),
                states=self._work.zeros((games,), self._work.record),
                words=self._work.upload(fast_words(seed, 0, games)),
                actors=self._work.zeros((games,), np.int8),
                rewards=self._work.zeros((games,) if self.bots else (games, seats), np.float32),
                done=self._work.zeros((games,), np.bool_),
            )
            self._company = self._others()
        if self._company:
            self._work.begin_among(self._arrays, self._company)
        else:
            self._work.begin(self._arrays)

    def _prepare(self) -> None:
        """What is the same for all batches of this kind, and not kept when a batch is."""
        rules = game_by_id(self.game).rulebook
        self.actions: tuple[str, ...] = (*rules.actions, DECLINED)
        self.features: tuple[str, ...] = rules.features(self.seats)
        self.features_version = rules.features_version
        self._work = processor(self.device, rules, self.seats, self.cores)

    def _others(self) -> Company | None:
        """The players at all seats but the learner's, if there are any."""
        habits = self.bots and compiled_players(self.bots)
        if not habits:
            return None
        players = players_around(habits)
        return Company(
            place=self.learner if isinstance(self.learner, int) else ANY_SEAT,
            players=None if players is None else self._work.upload(players),
            ends=self._work.zeros((self.games, len(self.features)), np.int16),
        )

    # What a policy needs

    @property
    def actor(self) -> Any:
        """(games,) the seat that is asked in each match. Not to be written to."""
        return _read_only(self._arrays.actors)

    @property
    def legal(self) -> Any:
        """(games, actions) which actions the asked seat may choose from; ``actions`` names them. Not to be
        written to: steps are checked against it."""
        self._mark_legal()
        return _read_only(self._arrays.masks)

    def _mark_legal(self) -> None:
        if not self._arrays.marked:
            with _enough_memory(self):
                self._work.mark_legal(self._arrays)

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
        self._carry_out(given)

    def _carry_out(self, actions: Any) -> None:
        with _enough_memory(self):
            if self._company:
                self._work.step_among(self._arrays, self._company, actions)
            else:
                self._work.step(self._arrays, actions)

    def _checked(self, actions: Any) -> Any:
        """Actions of the right shape and kind, where they are needed."""
        self._mark_legal()
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
        ``done`` are then those of the last one. With bots they are the learner's decisions."""
        whole("n", n, 1, MOST_STEPS)
        if self._company:
            for _ in range(n):
                self._carry_out(self.random_actions())
        else:
            with _enough_memory(self):
                self._work.random_steps(self._arrays, n)
        return n * self.games

    def random_actions(self) -> Any:
        """(games,) a random legal action in each match, from its own chance, for ``step``."""
        with _enough_memory(self):
            return self._work.pick_actions(self._arrays)

    @property
    def reward(self) -> Any:
        """(games, seats) shares of the win where the latest step ended a match, else 0; with bots (games,):
        the learner's share."""
        return self._arrays.rewards

    @property
    def done(self) -> Any:
        """(games,) whether the latest step ended a match; the next one is dealt already."""
        return self._arrays.done

    @property
    def ends(self) -> Any:
        """(games, features) what the learner saw at the end of its latest match, zeros before the first end.
        Only with bots."""
        return self._company and self._company.ends

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
        kept["ends"] = self._company and self._work.download(self._company.ends)
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        for name in _KEPT:
            setattr(self, name, kept[name])
        self._prepare()
        self._arrays = Arrays(**{name: self._work.upload(kept["arrays"][name]) for name in _NEEDED})
        self._company = self._others()
        if self._company:
            self._company.ends = self._work.upload(kept["ends"])

    def __len__(self) -> int:
        return self.games

    def __repr__(self) -> str:
        among = f", bots={self.bots!r}, learner={self.learner!r}" if self.bots else ""
        return f"Batch({self.game!r}, seats={self.seats}, games={self.games}, device={self.device!r}{among})"


DECLINED = "decline"
"""The last action of every game: to let an out-of-turn chance go by."""
ANY = "any"
"""Instead of the learner's seat: drawn for each match."""
_KEPT = ("game", "options", "seats", "games", "seed", "device", "cores", "bots", "learner")
_NEEDED = ("template", "states", "words", "actors", "rewards", "done")


def _as_array(actions: Any) -> Any:
    """Actions as NumPy has them, in this machine's order of bytes."""
    try:
        array = np.asarray(actions)
    except ValueError:
        raise BadInput("actions", "must be a plain list or array of whole numbers") from None
    return array.astype(array.dtype.newbyteorder("="), copy=False)


def _read_only(array: Any) -> Any:
    """An array to look at; one on a GPU cannot be protected."""
    if not isinstance(array, np.ndarray):
        return array
    shown = array.view()
    shown.flags.writeable = False
    return shown


def _seat_of_learner(learner: int | str | None, bots: list[str] | None, seats: int) -> int | str | None:
    if bots is None:
        if learner is not None:
            raise BadInput("learner", "is only for batches with bots")
        return None
    if learner is None or learner == ANY:
        return ANY
    if isinstance(learner, str):
        raise BadInput("learner", f"must be a seat or {ANY!r}, not {learner!r}")
    return whole("learner", learner, 0, seats - 1)


@contextmanager
def _enough_memory(batch: Batch) -> Iterator[None]:
    try:
        yield
    except MemoryError:
        raise BadInput("games", f"there is not enough memory for {batch.games:,} matches") from None
