"""What the AEC and the Parallel environments share: agents, spaces, reset and render."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces
from rich.text import Text

from cardshed.engine.errors import BadInput
from cardshed.envs.one import OneMatch
from cardshed.envs.pettingzoo.picture import RENDER_MODES, draw, hear, show
from cardshed.games import game as game_by_id

Observation = dict[str, npt.NDArray[Any]]
LIMITS = np.iinfo(np.int16)
ASKED = "asked"
LOST_BY_AN_ILLEGAL_ACTION = -1.0


class Actions(spaces.Discrete):
    """Gymnasium's own, only that it samples several times as quickly from a mask."""

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        usual = isinstance(mask, np.ndarray) and mask.dtype == np.int8 and mask.shape == (self.n,)
        if probability is not None:
            return super().sample(mask, probability)
        if not usual:
            return super().sample(mask)
        legal = mask.view(np.bool_).nonzero()[0]
        chosen: np.int64 = legal[int(self.np_random.random() * legal.size)] if legal.size else self.start
        return chosen


class Table:
    """A match with agents at its seats."""

    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        seen_by: str | None = ASKED,
    ) -> None:
        """``render_mode`` is ``"ansi"`` for text or ``"human"`` to print it. ``seen_by`` says whose eyes the
        table is drawn with: of the agent that is asked, of a named one, or of a spectator (``None``)."""
        self.match = OneMatch(game, seats, options)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents = []
        self.metadata = {
            "name": name_of(game),
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.action_names = self.match.actions
        self.feature_names = self.match.feature_names
        self._make_spaces()
        self._set_render(render_mode, seen_by)

    def _make_spaces(self) -> None:
        count, width = len(self.action_names), len(self.feature_names)
        self.action_spaces = {agent: Actions(count) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": _box((width,)), "action_mask": spaces.Box(0, 1, (count,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.state_space = _box((self.match.seats * width,))

    def _set_render(self, render_mode: str | None, seen_by: str | None) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise BadInput("render_mode", f"must be {' or '.join(RENDER_MODES)}, not {render_mode!r}")
        if seen_by not in (None, ASKED, *self.possible_agents):
            names = ", ".join((ASKED, *self.possible_agents))
            raise BadInput("seen_by", f"must be None or one of {names}, not {seen_by!r}")
        self.render_mode = render_mode
        self._seen_by = seen_by
        self._forget()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def state(self) -> npt.NDArray[np.int16]:
        """What all agents see together, one after the other: for critics that know more than the players."""
        return self.match.observed_by_all().reshape(-1)

    def _deal(self, seed: int | None, options: Mapping[str, Any] | None) -> None:
        """A new match; options of the game by name are for this match only."""
        known, kind = {}, self.match.kind
        for name, value in (options or {}).items():
            if name in kind.options or name in kind.house:
                known[name] = value
            else:  # PettingZoo's own tests give one that no environment knows
                warnings.warn(f"reset: this game has no option {name!r}; it is ignored", stacklevel=3)
        self.match.deal(seed, known)
        self.agents = self.possible_agents[:]
        self._forget()

    # Drawing

    def _forget(self) -> None:
        """What was heard and printed of the match before."""
        self._heard = [""] * (self.match.seats + 1)
        self._printed = ""

    def _hear(self, action: Any) -> None:
        """Keeps for the next pictures what everybody learns of an action that is about to be carried out."""
        if self.render_mode is not None and self.match.is_legal(action):
            news = hear(self.match, self.possible_agents, int(action))
            self._heard = [new or old for new, old in zip(news, self._heard, strict=True)]

    def render(self) -> str | None:
        """The table as text with ``"ansi"``; with ``"human"`` it is printed."""
        if self.render_mode is None:
            logger.warn("render() shows nothing without a render_mode: ansi or human")
            return None
        lines = self._picture()
        if self.render_mode == "ansi":
            return _text(lines)
        show(lines)
        return None

    def _picture(self) -> list[Text]:
        seat = self._viewer()
        heard = self._heard[self.match.seats if seat is None else seat]
        return draw(self.match, self.possible_agents, seat, heard)

    def _show(self) -> None:
        """After every change, for people who look on. The same picture again would tell them that somebody
        was asked out of turn."""
        if self.render_mode == "human":
            lines = self._picture()
            if _text(lines) != self._printed:
                self._printed = _text(lines)
                show(lines)

    def _viewer(self) -> int | None:
        """The seat whose eyes the table is drawn with, ``None`` for a spectator."""
        if self._seen_by is None or (self._seen_by == ASKED and self.match.over):
            return None
        return self.match.asked if self._seen_by == ASKED else self.possible_agents.index(self._seen_by)

    def close(self) -> None:
        """There is nothing to close."""


def name_of(game: str) -> str:
    """The versioned name of a game's environments: it changes with what is observed.

    >>> name_of("solo")
    'solo_v1'
    """
    return f"{game}_v{game_by_id(game).rulebook.features_version}"


def _text(lines: Sequence[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def _box(shape: tuple[int, ...]) -> spaces.Box:
    return spaces.Box(int(LIMITS.min), int(LIMITS.max), shape, np.int16)
