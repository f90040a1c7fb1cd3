"""The decorator behind every rule: plain Python to read, compiled code to run.

A rule is a module-level function over a NumPy record, in the subset that Numba compiles.
With ``NUMBA_DISABLE_JIT=1`` the same function runs interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, ParamSpec, TypeAlias, TypeVar

import numba
import numpy as np
import numpy.typing as npt

from cardshed.engine.cache import compiled_folder
from cardshed.engine.insides import WITHOUT_COUNTING

State: TypeAlias = Any
"""The record of whichever game; a game's own rules name their own ``State``. Fields are signed; read
them through ``int()`` before arithmetic that may leave their width, so that interpreted and compiled code
count alike."""
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


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a rule on first use and keeps the result for later processes. It makes no arrays, and so
    Numba need not count who uses them: that took a tenth of the time."""
    return _compiled(function, **WITHOUT_COUNTING)


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
