"""Gymnasium: one learner against bots, in one match or in thousands at once.

Importing this module registers ``cardshed/<game>-v1`` for ``gymnasium.make`` and ``gymnasium.make_vec``.

>>> import gymnasium
>>> import cardshed.envs.gymnasium
>>> envs = gymnasium.make_vec("cardshed/solo-v1", num_envs=3, bots=["greedy"])
>>> seen, info = envs.reset(seed=1)
>>> seen.shape, info["action_mask"].shape
((3, 291), (3, 367))
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypedDict, Unpack

import numpy as np
import numpy.typing as npt

try:
    import gymnasium as gym
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector.utils import batch_space
except ImportError as problem:
    raise ImportError(
        "cardshed.envs.gymnasium needs Gymnasium 1.1 or newer (pip install cardshed[gymnasium])"
    ) from problem

from cardshed.batch import MOST_GAMES, Batch
from cardshed.engine.errors import BadInput, check_keywords
from cardshed.engine.fields import whole
from cardshed.games import games

VERSION = 1
"""Grows when observations, actions or rewards change their meaning."""
LEAST, MOST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
ILLEGAL = ("error", "random")
"""What becomes of an action that is not legal."""
CHANGEABLE = ("bots", "learner", "options")
"""What ``reset(options=…)`` may change."""

Observation: TypeAlias = Any
"""The features, or a dictionary of features and mask."""
Array: TypeAlias = npt.NDArray[Any]


class _Table:
    """What both environments share: a table with bots, a batch of matches at it, and how it is shown."""

    def __init__(
        self,
        game: str,
        seats: int,
        bots: Sequence[str],
        learner: int | str,
        options: Mapping[str, Any] | None,
        mask_in_observation: bool,
        illegal: str,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadInput("illegal", f"must be {' or '.join(ILLEGAL)}, not {illegal!r}")
        self.game, self.seats = game, seats
        self.changeable: dict[str, Any] = {"bots": bots, "learner": learner, "options": options}
        self.mask_in_observation = mask_in_observation
        self.illegal = illegal
        self.example = self.deal(1, 0)

    def deal(self, matches: int, seed: int, cores: int | None = None) -> Batch:
        return Batch(self.game, self.seats, matches, seed, cores=cores, **self.changeable)

    def change(self, wanted: Mapping[str, Any] | None) -> None:
        """Notes what is to be different from the next deal on."""
        for name in wanted or {}:
            if name not in CHANGEABLE:
                raise BadInput(f"options[{name!r}]", f"cannot be changed; {', '.join(CHANGEABLE)} can")
        before = dict(self.changeable)
        self.changeable.update(wanted or {})
        try:
            self.deal(1, 0)
        except BadInput:
            self.changeable = before
            raise

    def spaces(self) -> tuple[gym.Space[Any], gym.Space[Any]]:
        """What is seen and what is done in one match."""
        features = gym.spaces.Box(LEAST, MOST, (len(self.example.features),), np.int16)
        actions = len(self.example.actions)
        if not self.mask_in_observation:
            return features, gym.spaces.Discrete(actions)
        both = {"observation": features, "action_mask": gym.spaces.MultiBinary(actions)}
        return gym.spaces.Dict(both), gym.spaces.Discrete(actions)

    def shown(self, features: Array, mask: Array) -> Observation:
        return {"observation": features, "action_mask": mask} if self.mask_in_observation else features

    def act(self, batch: Batch, actions: Any) -> None:
        """A step; a random action takes the place of one that is not legal, if that was wished for."""
        if self.illegal == "error":
            batch.step(actions)
            return
        given = np.asarray(actions).astype(np.int64)
        known = (given >= 0) & (given < len(batch.actions))
        legal = known & batch.legal[np.arange(batch.games), np.where(known, given, 0)]
        batch.step(given if legal.all() else np.where(legal, given, batch.random_actions()))


class _Spelled:
    """The names of what both kinds of environment show."""

    _table: _Table

    @property
    def actions(self) -> tuple[str, ...]:
        """What each action is called."""
        return self._table.example.actions

    @property
    def features(self) -> tuple[str, ...]:
        """What each number of an observation is called."""
        return self._table.example.features


class Shown(TypedDict, total=False):
    """How environments side by side show themselves, and how they are played; as said for one environment."""

    mask_in_observation: bool
    illegal: str
    copy: bool
    """Whether observations are the caller's own; otherwise the next step overwrites them."""
    cores: int | None


class CardshedVectorEnv(_Spelled, gym.vector.VectorEnv[Observation, Any, Array]):
    """Many matches side by side, a learner in each, bots at the other seats.

    A match that ends is dealt anew within the same step (``AutoresetMode.SAME_STEP``): the observation is
    then the next match's, and ``info["final_obs"]`` the last one of the match that ended.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012 (so typed by Gymnasium)

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int = 2,
        bots: Sequence[str] = ("greedy",),
        learner: int | str = "any",
        options: Mapping[str, Any] | None = None,
        **shown: Unpack[Shown],
    ) -> None:
        check_keywords(shown, Shown)
        masked, illegal = shown.get("mask_in_observation", False), shown.get("illegal", "error")
        self._table = _Table(game, seats, bots, learner, options, masked, illegal)
        self.num_envs = whole("num_envs", num_envs, 1, MOST_GAMES)
        self.single_observation_space, self.single_action_space = self._table.spaces()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.autoreset_mode: AutoresetMode = self.metadata["autoreset_mode"]
        self._copy = shown.get("copy", True)
        self._cores = shown.get("cores")
        self._every = np.ones(num_envs, dtype=np.bool_)
        self._no_actions = np.zeros((num_envs, len(self.actions)), dtype=np.int8)
        self._no_actions.flags.writeable = False
        self._batch: Batch | None = None

    @property
    def batch(self) -> Batch:
        """The matches themselves."""
        if self._batch is None:
            raise gym.error.ResetNeeded("call reset() first")
        return self._batch

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all matches anew. ``options`` may hold other ``bots``, another ``learner`` and other
        ``options`` of the game, from now on."""
        super().reset(seed=seed)
        if options:
            self._table.change(options)
        self._batch = self._table.deal(self.num_envs, int(self.np_random.integers(2**63)), self._cores)
        return self._look()

    def step(self, actions: Any) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """The learner's action in each match, then the bots' until it is asked again."""
        batch = self.batch
        seats = batch.actor.copy()
        self._table.act(batch, actions)
        seen, info = self._look()
        if batch.done.any():
            info |= self._final(seats)
        rewards = batch.reward.astype(np.float64)
        return seen, rewards, batch.done.copy(), np.zeros_like(batch.done), info

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        seen, mask = self.batch.observe(), self.batch.legal.view(np.int8)
        if self._copy:
            seen, mask = seen.copy(), mask.copy()
        info = {"action_mask": mask, "_action_mask": self._every}
        return self._table.shown(seen, mask), info | {"seat": self.batch.actor.copy(), "_seat": self._every}

    def _final(self, seats: Array) -> dict[str, Any]:
        """What Gymnasium tells about matches that ended in this step."""
        done = self.batch.done.copy()
        last = np.full(self.num_envs, None, dtype=object)
        for i in np.flatnonzero(done):
            last[i] = self._table.shown(self.batch.ends[i].copy(), self._no_actions[i])
        told = {"action_mask": self._no_actions, "_action_mask": done, "seat": seats, "_seat": done}
        return {"final_obs": last, "_final_obs": done, "final_info": told, "_final_info": done}


class CardshedEnv(_Spelled, gym.Env[Observation, Any]):
    """One match with a learner, bots at the other seats."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (so typed by Gymnasium)

    def __init__(
        self,
        game: str,
        seats: int = 2,
        bots: Sequence[str] = ("greedy",),
        learner: int | str = "any",
        options: Mapping[str, Any] | None = None,
        mask_in_observation: bool = False,
        illegal: str = "error",
        render_mode: str | None = None,
    ) -> None:
        if render_mode is not None:
            raise BadInput("render_mode", f"there is none, so it cannot be {render_mode!r}")
        self._table = _Table(game, seats, bots, learner, options, mask_in_observation, illegal)
        self.observation_space, self.action_space = self._table.spaces()
        self._batch: Batch | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a match. ``options`` as in the vector environment."""
        super().reset(seed=seed)
        if options:
            self._table.change(options)
        self._batch = self._table.deal(1, int(self.np_random.integers(2**63)))
        return self._look()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The learner's action, then the bots' until it is asked again or the match is over."""
        if self._batch is None:
            raise gym.error.ResetNeeded("call reset() first: no match is under way")
        batch, seat = self._batch, int(self._batch.actor[0])
        self._table.act(batch, [action])
        if not batch.done[0]:
            seen, info = self._look()
            return seen, 0.0, False, False, info
        mask = np.zeros(len(self.actions), dtype=np.int8)
        self._batch = None
        return self._table.shown(batch.ends[0], mask), float(batch.reward[0]), True, False, _told(mask, seat)

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        assert self._batch is not None
        mask = self._batch.legal[0].astype(np.int8)
        return self._table.shown(self._batch.observe()[0].copy(), mask), _told(
            mask, int(self._batch.actor[0])
        )


def _told(mask: Array, seat: int) -> dict[str, Any]:
    return {"action_mask": mask, "seat": seat}


def register() -> None:
    """Lets ``gymnasium.make`` and ``gymnasium.make_vec`` know the games."""
    for game in games():
        name = f"cardshed/{game}-v{VERSION}"
        if name not in gym.registry:
            gym.register(
                name,
                entry_point=f"{__name__}:{CardshedEnv.__name__}",
                vector_entry_point=f"{__name__}:{CardshedVectorEnv.__name__}",
                kwargs={"game": game},
            )


register()
