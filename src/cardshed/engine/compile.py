"""The decorator behind every rule: plain Python to read, compiled code to run.

A rule is a module-level function over a NumPy record, in the subset that Numba compiles.
With ``NUMBA_DISABLE_JIT=1`` the same function runs interpreted.
"""

from __future__ import annotations

import itertools
import os
import secrets
from collections.abc import Callable
from threading import Lock
from typing import Any, ParamSpec, TypeAlias, TypeVar

import numba
import numpy as np
import numpy.typing as npt
from numba.core.bytecode import FunctionIdentity

from cardshed.engine.cache import compiled_folder

State: TypeAlias = Any
"""A game's record. Fields are signed; read them through ``int()`` before arithmetic that may
leave their width, so that interpreted and compiled code count alike."""
Words: TypeAlias = Any
"""A record of random words; see ``chance.py``."""
Memory: TypeAlias = Any
"""A record of what the seats have seen; see ``memory.py``."""
Moves: TypeAlias = npt.NDArray[np.int16]
Features: TypeAlias = npt.NDArray[np.int16]
Log: TypeAlias = npt.NDArray[np.int32] | None

P = ParamSpec("P")
R = TypeVar("R")

_config: Any = numba.config
INTERPRETED: bool = bool(_config.DISABLE_JIT)
_setting_the_folder = Lock()
"""Numba has one setting for all threads, and a server loads games in several."""


def number_functions_from_anywhere() -> None:
    """Numba tells compiled functions apart by numbers that count within a process. Kept code of several
    processes is loaded side by side, and of two functions with the same name one would run in place of the
    other: a match of one game by the rules of another. So each process begins somewhere else."""
    FunctionIdentity._unique_ids = itertools.count(secrets.randbits(60))


number_functions_from_anywhere()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=number_functions_from_anywhere)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a rule on first use and keeps the result for later processes. It makes no arrays, and so
    Numba need not count who uses them: that took a tenth of the time."""
    return _compiled(function, _nrt=False)


def allocating(function: Callable[P, R]) -> Callable[P, R]:
    """The same for a function that makes arrays: what goes through all matches, say."""
    return _compiled(function)


def _compiled(function: Callable[P, R], **options: Any) -> Callable[P, R]:
    folder = compiled_folder(function.__code__.co_filename)
    with _setting_the_folder:
        before = _config.CACHE_DIR
        _config.CACHE_DIR = folder
        try:
            compiled: Callable[P, R] = numba.njit(cache=True, nogil=True, **options)(function)
        finally:
            _config.CACHE_DIR = before
    return compiled


def wrapping(function: Callable[P, R]) -> Callable[P, R]:
    """A rule whose 64-bit arithmetic is meant to wrap around, without a warning when interpreted."""
    if not INTERPRETED:
        return rule(function)

    def quiet(*args: P.args, **kwargs: P.kwargs) -> R:
        with np.errstate(over="ignore"):
            return function(*args, **kwargs)

    return quiet
