"""All agents act at once, and the action of the one that is asked counts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv
from pettingzoo.utils.env_logger import EnvLogger

from cardshed.engine.errors import BadInput
from cardshed.envs.pettingzoo.common import ASKED, LOST_BY_AN_ILLEGAL_ACTION, Observation, Table

Infos = dict[str, dict[str, Any]]
Step = tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]


class Parallel(Table, ParallelEnv):  # type: ignore[misc]  # a base without types
    """A match as a Parallel environment: a step is one decision, of the one agent whose mask is not zero.

    An action that is not legal ends the match with ``illegal_reward`` for its agent; with ``None`` it raises
    :class:`cardshed.BadInput` and changes nothing.

    >>> env = Parallel("solo", seats=3)
    >>> seen, infos = env.reset(seed=1)
    >>> while env.agents:
    ...     actions = {agent: seen[agent]["action_mask"].argmax() for agent in env.agents}
    ...     seen, rewards, terminated, truncated, infos = env.step(actions)
    >>> sum(rewards.values())
    1.0
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        seen_by: str | None = ASKED,
        illegal_reward: float | None = LOST_BY_AN_ILLEGAL_ACTION,
    ) -> None:
        super().__init__(game, seats, options, render_mode, seen_by)
        self.illegal_reward = illegal_reward

    @property
    def agent_selection(self) -> str | None:
        """The agent that is asked, ``None`` when the match is over."""
        return self.possible_agents[self.match.asked] if self.agents else None

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self._deal(seed, options)
        self._show()
        return self._observations(), {agent: {} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> Step:
        agent = self.agent_selection
        if agent is None:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        if agent not in actions:
            raise BadInput("actions", f"{agent} is asked, and there is no action for it")
        rewards = dict.fromkeys(self.agents, 0.0)
        illegal = self._act(actions[agent])
        if illegal:
            rewards[agent] = float(self.illegal_reward or 0.0)
        elif self.match.over:
            rewards = dict(zip(self.agents, self.match.shares(), strict=True))
        return self._told(rewards, illegal)

    def _act(self, action: Any) -> bool:
        """Carries out an action; returns whether it was illegal instead."""
        self._hear(action)
        try:
            self.match.step(action)
        except BadInput:
            if self.illegal_reward is None:
                raise
            EnvLogger.warn_on_illegal_move()
            return True
        self._show()
        return False

    def _told(self, rewards: dict[str, float], illegal: bool) -> Step:
        """What everybody is told after a step; whoever was at the table, even if it was the last one."""
        everybody = self.agents
        ended = illegal or self.match.over
        if ended:
            self.agents = []
        return (
            self._observations(),
            rewards,
            dict.fromkeys(everybody, ended),
            dict.fromkeys(everybody, illegal),
            {agent: {} for agent in everybody},
        )

    def _observations(self) -> dict[str, Observation]:
        """What every agent sees; only who is asked has anything in its mask."""
        rows = self.match.observed_by_all()
        asked = self.match.mask if self.agents else np.zeros_like(self.match.mask)
        return {
            agent: {
                "observation": rows[seat],
                "action_mask": asked.copy() if seat == self.match.asked else np.zeros_like(asked),
            }
            for seat, agent in enumerate(self.possible_agents)
        }
