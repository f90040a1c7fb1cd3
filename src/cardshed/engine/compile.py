"""The decorator behind every rule: plain Python to read, compiled code to run.

A rule is a module-level function over a NumPy record, in the subset that Numba compiles.
With ``NUMBA_DISABLE_JIT=1`` the same function runs interpreted.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeAlias, TypeVar

import numba
import numpy as np
import numpy.typing as npt

State: TypeAlias = Any
"""A game's record. Fields are signed; read them through ``int()`` before arithmetic that may
leave their width, so that interpreted and compiled code count alike."""
Words: TypeAlias = Any
"""A record of random words; see ``chance.py``."""
Moves: TypeAlias = npt.NDArray[np.int16]
Log: TypeAlias = npt.NDArray[np.int32] | None

P = ParamSpec("P")
R = TypeVar("R")

_config: Any = numba.config
INTERPRETED: bool = bool(_config.DISABLE_JIT)


PACKAGE = Path(__file__).resolve().parent.parent


@cache
def _sources_digest(room: Path) -> str:
    """Numba notices a change in a function's own file only; this notices one in all it may call."""
    sources = {*(PACKAGE / "engine").rglob("*.py"), *room.rglob("*.py")}
    digest = hashlib.sha256()
    for source in sorted(sources):
        digest.update(source.relative_to(PACKAGE).as_posix().encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _room(function: Callable[..., Any]) -> Path:
    """The folder that a rule's callees are in: its game's, or all games' for others."""
    folder = Path(function.__code__.co_filename).resolve().parent
    inside = folder.parent == PACKAGE / "games" or folder == PACKAGE / "engine"
    return folder if inside else PACKAGE


@cache
def cache_folder() -> Path:
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
    return base


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Compiles a rule on first use and keeps the result for later processes."""
    before = _config.CACHE_DIR
    _config.CACHE_DIR = str(cache_folder() / f"compiled-{_sources_digest(_room(function))}")
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
