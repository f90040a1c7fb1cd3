"""The games as OpenSpiel's Python games.

OpenSpiel calls these methods by name; what they mean is described in its ``spiel.h``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from cardshed.engine.fields import whole
from cardshed.engine.game import Game
from cardshed.envs.openspiel.parameters import read, specification
from cardshed.envs.openspiel.table import Table, write
from cardshed.games import game as game_by_id
from cardshed.games import games

SEED_BYTES = 8
OUTCOMES = 256
BYTES = [(byte, 1 / OUTCOMES) for byte in range(OUTCOMES)]
MOST_DECISIONS = 1_000_000_000
"""No match comes near it, but those that go on until enough points are made have no exact bound."""


class CardshedGame(pyspiel.Game):  # type: ignore[misc]  # a base without types
    """One of the games, with its players and options. Each has a class of its own, see ``register``."""

    kind: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.setup = read(self.kind, params or {})
        players = self.setup.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.actions),
            max_chance_outcomes=OUTCOMES,
            num_players=players,
            min_utility=-1 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(self.kind), info, dict(params or {}))

    def new_initial_state(self) -> CardshedState:
        return CardshedState(self)

    def max_chance_nodes_in_history(self) -> int:
        return SEED_BYTES

    def __reduce__(self) -> tuple[Any, ...]:
        return load, (str(self),)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """What players see; ``None`` for kinds of observations that there are not."""
        if isinstance(kind, dict):  # how OpenSpiel asks for the usual kind
            kind, params = None, kind
        if params:
            raise ValueError(f"observers take no parameters, but there are {', '.join(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            return None
        alone = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return Observer(len(self.setup.features), alone, kind.perfect_recall)


class CardshedState(pyspiel.State):  # type: ignore[misc]  # a base without types
    """A match: first its seed is drawn, byte by byte, then seats are asked one after another."""

    def __init__(self, game: CardshedGame) -> None:
        super().__init__(game)
        self._setup = game.setup
        self._seed = b""
        self._table: Table | None = None

    @property
    def table(self) -> Table | None:
        """The match itself, once it is dealt."""
        return self._table

    def current_player(self) -> int:
        if self._table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self._table.over else self._table.asked

    def is_terminal(self) -> bool:
        return self._table is not None and self._table.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return BYTES

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self._table is None else self._table.legal()

    def _apply_action(self, action: int) -> None:
        if self._table is not None:
            self._table.decide(action)
            return
        self._seed += bytes([whole("action", action, 0, OUTCOMES - 1)])
        if len(self._seed) == SEED_BYTES:
            self._table = Table.deal(self._setup, int.from_bytes(self._seed, "big"))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"byte {action}" if player < 0 else self._setup.actions[action]

    def returns(self) -> list[float]:
        return [0.0] * self._setup.seats if self._table is None else self._table.returns()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> CardshedState:
        """A state that this player cannot tell from this one, all deals that fit being as likely. Its history
        is empty: it begins there."""
        seat = whole("player_id", int(player_id), 0, self._setup.seats - 1)
        drawn = bytes(min(int(sampler() * OUTCOMES), OUTCOMES - 1) for _ in range(SEED_BYTES))
        twin: CardshedState = self.get_game().new_initial_state()
        twin._seed = drawn[: len(self._seed)]
        if self._table is not None:
            twin._table = self._table.resample(seat, int.from_bytes(drawn, "big"))
        return twin

    def __str__(self) -> str:
        if self._table is None:
            return f"seed {self._seed.hex() or 'not drawn yet'}"
        return write({"asked": self._table.asked, **self._table.position()})


class Observer:
    """What a player, or a spectator, sees now; with ``recall``, everything since the deal too."""

    def __init__(self, features: int, alone: bool, recall: bool) -> None:
        self._alone, self._recall = alone, recall
        self._seen = np.zeros(features, dtype=np.int16)
        self.tensor = None if recall or not alone else np.zeros(features, dtype=np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: CardshedState, player: int) -> None:
        if self.tensor is None:
            return
        self._seen[:] = 0
        if state.table is not None:
            state.table.features(whole("player", int(player), 0, state.num_players() - 1), self._seen)
        self.tensor[:] = self._seen

    def string_from(self, state: CardshedState, player: int) -> str:
        seat = whole("player", int(player), 0, state.num_players() - 1) if self._alone else None
        who = "spectator" if seat is None else f"player {seat}"
        if state.table is None:
            return f"{who}\nnot dealt yet\n"
        asked = state.table.asked_for(seat)
        now = f"{who} {asked}".rstrip() + f"\n{state.table.view(seat)}\n"
        return now + state.table.story(seat) if self._recall else now


def game_type(kind: Game) -> Any:
    """What OpenSpiel is told about a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"python_cardshed_{kind.id}",
        long_name=f"{kind.title} (Cardshed)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.seats[-1],
        min_num_players=kind.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(kind),
    )


def load(text: str) -> CardshedGame:
    """A game by its name and parameters, wherever this module was imported first."""
    game: CardshedGame = pyspiel.load_game(text)
    return game


def register() -> list[str]:
    """Makes the games known to OpenSpiel; returns their names there."""
    types = []
    for id in games():
        kind = game_by_id(id)
        types.append(game_type(kind))
        pyspiel.register_game(types[-1], type(f"{kind.id.title()}Game", (CardshedGame,), {"kind": kind}))
    return [known.short_name for known in types]
