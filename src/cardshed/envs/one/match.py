"""One match, stepped by the numbers of actions."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.batch import DECLINED
from cardshed.engine.anygame.batches import NOBODY
from cardshed.engine.anygame.matches import MOST_ACTIONS
from cardshed.engine.chance import fast_words
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.engine.match import Match
from cardshed.envs.one.steps import deal_one, observe_every_seat, observe_one, reward_one, step_one
from cardshed.games import game as game_by_id

MOST_SEED = 2**256 - 1


class OneMatch:
    """The first match of a ``cardshed.Batch`` with the same seed, and after its end the next one.

    Seats that could act out of turn are asked first and may decline, then the seat in turn. ``asked`` is that
    seat, ``features`` what it sees and ``mask`` what it may do; the next step overwrites both.

    >>> match = OneMatch("solo", seats=2)
    >>> match.deal(seed=0)
    >>> while not match.over:
    ...     match.step(match.mask.argmax())
    >>> sum(match.shares())
    1.0
    """

    def __init__(self, game: str, seats: int = 2, options: Mapping[str, Any] | None = None) -> None:
        self.kind = game_by_id(game)
        self.seats = seats
        self._usual = self.options = self.kind.check(seats, options)
        rules = self.kind.rulebook
        self.actions: tuple[str, ...] = (*rules.actions, DECLINED)
        self.feature_names: tuple[str, ...] = rules.features(seats)
        self.asked = NOBODY
        self.features = np.zeros(len(self.feature_names), dtype=np.int16)
        self.mask = np.zeros(len(self.actions), dtype=np.int8)
        self._template = _plain(rules.before_the_deal(seats, self.options))
        self._states = np.zeros(1, dtype=rules.dtype)
        self._words: Any = None
        self._out = np.empty(MOST_ACTIONS, dtype=np.int16)

    def deal(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deals a match. Without a seed chance goes on where it was, or is new for the first match.
        Options are for this match only."""
        chosen = self._usual if not options else self.kind.check(self.seats, {**self._usual, **options})
        if seed is not None or self._words is None:
            self._words = _plain(fast_words(_seed(seed), 0, 1))
        if chosen != self.options:
            self.options = chosen
            self._template = _plain(self.kind.rulebook.before_the_deal(self.seats, chosen))
        self.asked = deal_one(self._states, self._template, self._words, self.features, self.mask, self._out)

    def step(self, action: Any) -> None:
        """Carries out an action of the seat that is asked; one that is not legal changes nothing."""
        if not self.is_legal(action):
            raise BadInput("action", self.why_not(action))
        self.asked = step_one(
            self._states, self._words, self.asked, int(action), self.features, self.mask, self._out
        )

    def is_legal(self, action: Any) -> bool:
        """Whether the seat that is asked may choose an action."""
        try:
            number = operator.index(action)
        except TypeError:
            return False
        return 0 <= number < self.mask.size and self.mask.item(number) == 1

    @property
    def over(self) -> bool:
        return self.asked == NOBODY

    def observed(self, seat: int) -> npt.NDArray[np.int16]:
        """What a seat sees, whether it is asked or not."""
        if seat == self.asked:
            return self.features.copy()
        features = np.empty_like(self.features)
        observe_one(self._states, seat, features)
        return features

    def observed_by_all(self) -> npt.NDArray[np.int16]:
        """What each seat sees, a row a seat."""
        rows = np.empty((self.seats, self.features.size), dtype=np.int16)
        observe_every_seat(self._states, rows)
        return rows

    def shares(self) -> list[float]:
        """Each seat's share of the win once the match is over; all 0 if nobody has won."""
        shares = np.zeros(self.seats)
        reward_one(self._states, shares)
        told: list[float] = shares.tolist()
        return told

    def as_match(self) -> Match:
        """The same table as a match of the library: to look at it, to ask for refusals or hints. It goes its
        own way."""
        return Match.from_record(self.kind, self.seats, self.options, self._states.view(np.recarray)[0])

    def why_not(self, action: Any) -> str:
        """Why an action is not legal, in a sentence."""
        if not hasattr(action, "__index__"):
            return f"must be a whole number, not {action!r}"
        if not 0 <= action < len(self.actions):
            return f"{action} is not from 0 to {len(self.actions) - 1}"
        if self.over:
            return "nobody is asked; deal a match first"
        name = self.actions[action]
        reason = "it has no out-of-turn chance to decline"
        if name != DECLINED:
            refusal = self.as_match().refusal(self.asked, name)
            reason = "" if refusal is None else f"{refusal.text} ({refusal.clause})"
        return f"{action} ({name}) is not legal for seat {self.asked}: {reason}"


def _plain(records: Any) -> Any:
    """Records in an array that Numba takes over quickly."""
    return np.ascontiguousarray(records.view(np.ndarray))


def _seed(seed: Any) -> int:
    """A seed as a whole number; a new one for ``None``."""
    if seed is None:
        return secrets.randbits(64)
    return whole("seed", int(seed) if isinstance(seed, np.integer) else seed, 0, MOST_SEED)
