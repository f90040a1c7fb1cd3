"""Bots from outside: any class with a method ``choose``, named as ``module:Class``."""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol

from cardshed.engine.errors import BadInput
from cardshed.engine.positions import Position


class Bot(Protocol):
    """A player: one method, asked whenever its seat has a legal move.

    A class may take a ``seed`` when it is made, and may have a method ``see(event)``, which is called
    with everything its seat is told.
    """

    def choose(self, view: Position, moves: Sequence[str], optional: bool) -> str | None:
        """One of the moves, or ``None`` to let an out-of-turn chance (``optional``) go by."""


def load_class(name: str) -> type[Any]:
    """The class behind ``module:Class``; modules of the current folder are found too."""
    module_name, _, class_name = name.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        found: type[Any] = getattr(import_module(module_name), class_name)
    except (Exception, SystemExit) as problem:
        raise _broken(name, "loaded", problem) from problem
    if not callable(getattr(found, "choose", None)):
        raise BadInput("bots", f"bot {name!r} has no method choose(view, moves, optional)")
    return found


def make(name: str, seed: int | None) -> Bot:
    """A bot of one's own, given a seed if its class asks for one."""
    kind = load_class(name)
    try:
        takes_seed = "seed" in inspect.signature(kind).parameters
        made: Bot = kind(seed=seed) if takes_seed else kind()
    except (Exception, SystemExit) as problem:
        raise _broken(name, "made", problem) from problem
    return made


def _broken(name: str, what: str, problem: BaseException) -> BadInput:
    return BadInput("bots", f"bot {name!r} cannot be {what}: {type(problem).__name__}: {problem}")
