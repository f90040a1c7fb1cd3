"""What a game tells the lab (its ``study.py``), callable from compiled code that serves all games."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.engine.anygame.functions import placed
from cardshed.engine.compile import Log, State
from cardshed.engine.game import Game
from cardshed.engine.rulebook import Rulebook, hook


class Study:
    """What a game's ``study.py`` has."""

    @hook
    def tally(s: State, log: Log, row: int, counts: npt.NDArray[np.int32]) -> None:
        """Counts the rules that a row of the log tells of; ``s`` is the record after the move."""

    @hook
    def let_go(s: State, seat: int, counts: npt.NDArray[np.int32]) -> None:
        """Counts a chance out of turn that a seat let go by."""

    @hook
    def ahead(s: State, seat: int) -> int:
        """How well a seat stands, by what all can see: more is better."""

    @hook
    def dealt(s: State, seat: int, out: npt.NDArray[np.uint8]) -> int:
        """Writes the cards a seat was dealt, as numbers in ``DEALT``; returns how many."""


def study_of(game: Game) -> Any:
    """A game's ``study.py``."""
    return import_module(f"{game.module}.study")


def _beside(rulebook: type[Rulebook]) -> ModuleType:
    """The ``study.py`` in the folder of a rulebook."""
    return import_module(f"{rulebook.__module__.rpartition('.')[0]}.study")


tally = placed(Study.tally, _beside)
let_go = placed(Study.let_go, _beside)
ahead = placed(Study.ahead, _beside)
dealt = placed(Study.dealt, _beside)
