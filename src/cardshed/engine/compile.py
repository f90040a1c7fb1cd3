"""The decorator behind every rule: plain Python to read, compiled code to run.

A rule is a module-level function over a NumPy record, in the subset that Numba compiles.
With ``NUMBA_DISABLE_JIT=1`` the same function runs interpreted.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from itertools import count
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


def _number_functions_anew() -> None:
    """Numba names functions by a number that it counts up in each process, and records likewise. The code
    of two games that two processes compiled would bear the same names, and a third process that loads
    both would call one game's function with the other's record. So every process counts from elsewhere."""
    FunctionIdentity._unique_ids = count(secrets.randbits(62))


_number_functions_anew()
if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_number_functions_anew)


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a rule on first use and keeps the result for later processes."""
    folder = compiled_folder(function.__code__.co_filename)
    with _setting_the_folder:
        before = _config.CACHE_DIR
        _config.CACHE_DIR = folder
        try:
            compiled: Callable[P, R] = numba.njit(cache=True, nogil=True)(function)
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


def copy_record(record: Any) -> Any:
    """A record of its own with the same contents."""
    twin = np.zeros(1, dtype=record.dtype).view(np.recarray)
    twin[0] = record
    return twin[0]
