"""PettingZoo's usual checks around an environment."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from cardshed.envs.pettingzoo.aec import RawAEC


class Checked(OrderEnforcingWrapper):  # type: ignore[misc]  # a base without types
    """What PettingZoo's OrderEnforcing, AssertOutOfBounds and TerminateIllegal wrappers do, in one: three
    around each other take several times as long as a step of the match."""

    def __init__(self, env: RawAEC, illegal_reward: float) -> None:
        super().__init__(env)
        self._illegal_reward = illegal_reward

    # Without these every look would go through __getattr__, which is still asked where they fail.

    @property
    def agents(self) -> list[str]:
        if not self._has_reset:
            raise AttributeError
        agents: list[str] = self.env.agents
        return agents

    @property
    def agent_selection(self) -> str:
        agent: str = self.env.agent_selection
        return agent

    def last(self, observe: bool = True) -> Any:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def step(self, action: Any) -> None:
        if self._has_reset and self._waits() and not self.env.match.is_legal(action):
            self._lose(action)
        else:
            super().step(action)

    def _waits(self) -> bool:
        """Whether somebody is asked: the match is neither over nor ended early."""
        return bool(self.env.agents) and not self.env.terminations[self.env.agent_selection]

    def _lose(self, action: Any) -> None:
        """An action that is not legal ends the match; one that there is not at all is refused."""
        agent = self.agent_selection
        if not self.action_space(agent).contains(action):
            raise AssertionError("action is not in action space")
        EnvLogger.warn_on_illegal_move()
        self._has_updated = True
        self.env.forfeit(self._illegal_reward)

    def __str__(self) -> str:
        return str(self.env)
