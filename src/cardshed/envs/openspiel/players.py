"""Cardshed's compiled players for OpenSpiel: as bots, and as evaluators inside its searches."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from cardshed.bots.names import compiled
from cardshed.engine.anygame.matches import MOST_SEATS, new_players
from cardshed.engine.chance import fast_words
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.envs.openspiel.game import CardshedState
from cardshed.envs.openspiel.setup import plain
from cardshed.envs.openspiel.steps import choose_action, play_out
from cardshed.envs.openspiel.table import Table

MOST_TIMES = 1_000_000
MOST_SEED = 2**256 - 1


class Rollouts:
    """An evaluator for OpenSpiel's searches: compiled players play on to the end of the match.

    It stands in for ``open_spiel.python.algorithms.mcts.RandomRolloutEvaluator`` and is very much faster.
    """

    def __init__(self, bot: str = "random", times: int = 1, seed: int | None = None) -> None:
        self._players = _players(bot)
        self._times = whole("times", times, 1, MOST_TIMES)
        self._words = _words(seed)

    def evaluate(self, state: CardshedState) -> npt.NDArray[np.float64]:
        """Each player's mean return."""
        table = _dealt(state)
        shares = np.zeros(table.setup.seats)
        room = table.setup.room
        play_out(table.states, self._players, self._words, self._times, room.record, room.moves, shares)
        return table.setup.returns(shares / self._times)

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """All actions as likely."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = _dealt(state).legal()
        return [(action, 1 / len(actions)) for action in actions]


class Player(pyspiel.Bot):  # type: ignore[misc]  # a base without types
    """A compiled player of Cardshed as a bot: random, greedy, beginner, easy or medium."""

    def __init__(self, bot: str = "greedy", seed: int | None = None) -> None:
        super().__init__()
        self._players = _players(bot)
        self._words = _words(seed)

    def step(self, state: CardshedState) -> int:
        table = _dealt(state)
        count, out = len(table.setup.actions), table.setup.room.moves
        return choose_action(table.states, table.asked, count, self._players, self._words, out)

    def restart_at(self, state: CardshedState) -> None:
        """Nothing to do: it looks at the state it is asked about only."""

    def inform_action(self, state: CardshedState, player: int, action: int) -> None:
        """Nothing to do, likewise."""


def _players(bot: object) -> Any:
    """The same compiled player at every seat, as the only record of an array."""
    habits = compiled(bot) if isinstance(bot, str) else None
    if habits is None:
        raise BadInput("bot", f"must be random, greedy, beginner, easy or medium, not {bot!r}")
    record = new_players([habits] * MOST_SEATS)
    players = np.zeros(1, dtype=record.dtype).view(np.recarray)
    players[0] = record
    return plain(players)


def _words(seed: int | None) -> Any:
    """A stream of chance; a new one for ``None``."""
    chosen = secrets.randbits(64) if seed is None else whole("seed", seed, 0, MOST_SEED)
    return plain(fast_words(chosen, 0, 1))


def _dealt(state: Any) -> Table:
    """The table of a state that waits for a decision, or is over."""
    table = state.table if isinstance(state, CardshedState) else None
    if table is None:
        raise BadInput("state", "must be a dealt one of Cardshed's games")
    return table
