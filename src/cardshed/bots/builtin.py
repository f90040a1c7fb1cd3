"""The players that come with the games. They work on the record, and read nothing of it that their
seat may not know; a test permutes the hidden cards and finds every decision unchanged."""

from __future__ import annotations

import random

import numpy as np

from cardshed.engine.anygame.budget import Budget
from cardshed.engine.anygame.matches import MOST_ACTIONS, MOST_SEATS, choose, new_players
from cardshed.engine.anygame.search import Thought
from cardshed.engine.chance import fast_words
from cardshed.engine.match import Match
from cardshed.engine.state import DECLINE


class Careful:
    """A compiled player: rules of thumb, mixed with guesses and lapses (of a thousand decisions)."""

    def __init__(self, guess: int = 0, lapse: int = 0, seed: int | None = None) -> None:
        self._players = new_players([(guess, lapse)] * MOST_SEATS)
        self._words = fast_words(fresh(seed), 0, 1)[0]
        self._out = np.zeros(MOST_ACTIONS, dtype=np.int16)

    def answer(self, match: Match, seat: int, optional: bool) -> str | None:
        action = choose(match._state, seat, optional, self._players, self._words, self._out)
        return None if action == DECLINE else match.game.rulebook.actions[action]


class Search:
    """Tries its moves in worlds that fit what it knows; see ``engine/anygame/search.py``."""

    def __init__(self, budget: Budget, seed: int | None = None) -> None:
        self.budget = budget
        self.playouts = 0
        self.seconds = 0.0
        self.last: Thought | None = None
        self._random = random.Random(fresh(seed))

    def answer(self, match: Match, seat: int, optional: bool) -> str | None:
        thought = match.think(seat, optional, self.budget, self._random.getrandbits(63))
        self.last = thought
        self.playouts += thought.playouts
        self.seconds += thought.seconds
        action = thought.estimates[0].action
        return None if action == DECLINE else match.game.rulebook.actions[action]


def fresh(seed: int | None) -> int:
    """The seed, or a secret one."""
    return random.SystemRandom().getrandbits(63) if seed is None else seed
