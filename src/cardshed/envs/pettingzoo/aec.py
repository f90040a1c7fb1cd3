"""Agents act one after the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import AECEnv

from cardshed.engine.errors import BadInput
from cardshed.envs.pettingzoo.common import Observation, Table


class RawAEC(Table, AECEnv):  # type: ignore[misc]  # a base without types
    """A match as an AEC environment: ``agent_selection`` is the agent that is asked.

    An action that is not legal raises :class:`cardshed.BadInput` and changes nothing.

    >>> env = RawAEC("solo", seats=3)
    >>> env.reset(seed=1)
    >>> for agent in env.agent_iter():
    ...     seen, reward, terminated, truncated, info = env.last()
    ...     env.step(None if terminated else seen["action_mask"].argmax())
    """

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        self._deal(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.match.asked]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do if it is asked."""
        match = self.match
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return {"observation": match.features.copy(), "action_mask": match.mask.copy()}
        seen = match.observed(self.possible_agents.index(agent))
        return {"observation": seen, "action_mask": np.zeros_like(match.mask)}

    def step(self, action: Any) -> None:
        if not self.agents:
            raise BadInput("step", "nobody is left at the table; reset() deals a new match")
        agent, match = self.agent_selection, self.match
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._hear(action)
        match.step(action)
        if match.over:
            self._end(dict(zip(self.agents, match.shares(), strict=True)))
        else:
            self.agent_selection = self.possible_agents[match.asked]
        self._show()

    def forfeit(self, reward: float) -> None:
        """Ends the match because of the agent that is asked. It is given this reward, the others 0."""
        rewards = dict.fromkeys(self.agents, 0.0)
        rewards[self.agent_selection] = float(reward)
        self.truncations = dict.fromkeys(self.agents, True)
        self._end(rewards)

    def _end(self, rewards: dict[str, float]) -> None:
        """Nobody was given anything before."""
        self.rewards = rewards
        self._cumulative_rewards = rewards.copy()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]
