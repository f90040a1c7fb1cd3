"""What a game tells the lab (its ``study.py``), callable from compiled code that serves all games."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

import numpy as np
import numpy.typing as npt

from cardshed.engine.anygame.functions import placed_by
from cardshed.engine.compile import Log, State
from cardshed.engine.game import Game
from cardshed.engine.rulebook import Rulebook, rulebook_of

P = ParamSpec("P")
R = TypeVar("R")


def study_of(game: Game) -> Any:
    """A game's ``study.py``."""
    return import_module(f"{game.module}.study")


def _beside(rulebook: type[Rulebook]) -> ModuleType:
    """The ``study.py`` in the folder of a rulebook."""
    return import_module(f"{rulebook.__module__.rpartition('.')[0]}.study")


def of_the_game(function: Callable[P, R]) -> Callable[P, R]:
    """Lets Numba put the function of the game's ``study.py`` in place of this one."""
    return placed_by(_beside)(function)


@of_the_game
def tally(s: State, log: Log, row: int, counts: npt.NDArray[np.int32]) -> None:
    """Counts the rules that a row of the log tells of; ``s`` is the record after the move."""
    _beside(rulebook_of(s.dtype)).tally(s, log, row, counts)


@of_the_game
def let_go(s: State, seat: int, counts: npt.NDArray[np.int32]) -> None:
    """Counts a chance out of turn that a seat let go by."""
    _beside(rulebook_of(s.dtype)).let_go(s, seat, counts)


@of_the_game
def ahead(s: State, seat: int) -> int:
    """How well a seat stands, by what all can see: more is better."""
    standing: int = _beside(rulebook_of(s.dtype)).ahead(s, seat)
    return standing


@of_the_game
def dealt(s: State, seat: int, out: npt.NDArray[np.uint8]) -> int:
    """Writes the cards a seat was dealt, as numbers in ``DEALT``; returns how many."""
    count: int = _beside(rulebook_of(s.dtype)).dealt(s, seat, out)
    return count
