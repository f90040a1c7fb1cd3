"""The decorator behind every rule: plain Python to read, compiled code to run.

A rule is a module-level function over a NumPy record, in the subset that Numba compiles.
With ``NUMBA_DISABLE_JIT=1`` the same function runs interpreted.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias, TypeVar

import numba
import numpy as np
import numpy.typing as npt

State: TypeAlias = Any
"""A game's record. Fields are signed; read them through ``int()`` before arithmetic that may
leave their width, so that interpreted and compiled code count alike."""
Words: TypeAlias = npt.NDArray[np.uint64]
Moves: TypeAlias = npt.NDArray[np.int16]
Log: TypeAlias = npt.NDArray[np.int32] | None

P = ParamSpec("P")
R = TypeVar("R")

_config: Any = numba.config
INTERPRETED: bool = bool(_config.DISABLE_JIT)


def _sources_digest() -> str:
    """Numba notices a change in a function's own file only; this notices one in any of ours."""
    package = Path(__file__).resolve().parent.parent
    digest = hashlib.sha256()
    for room in ("engine", "games", "bots"):
        for source in sorted((package / room).rglob("*.py")):
            digest.update(source.relative_to(package).as_posix().encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _cache_folder() -> str:
    """Where compiled code is kept: ``CARDSHED_CACHE``, else the user's cache folder."""
    chosen = os.environ.get("CARDSHED_CACHE")
    base = (
        Path(chosen)
        if chosen
        else Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "cardshed"
    )
    try:
        base.mkdir(parents=True, exist_ok=True)
        writable = os.access(base, os.W_OK)
    except OSError:
        writable = False
    if not writable:
        base = Path(tempfile.gettempdir()) / f"cardshed-{getattr(os, 'getuid', int)()}"
    return str(base / f"compiled-{_sources_digest()}")


CACHE_FOLDER = _cache_folder()


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a rule on first use and keeps the result for later processes."""
    before = _config.CACHE_DIR
    _config.CACHE_DIR = CACHE_FOLDER
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
