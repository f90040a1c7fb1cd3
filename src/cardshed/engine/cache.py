"""Where compiled rules are kept between processes.

Numba notices a change in a function's own file only. So each folder is named after a digest of all
the sources its functions may call, and a new version of them gets a new folder. A game's rules call
the engine and each other; what is written for all games may call any of them.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent
ENGINE = PACKAGE / "engine"
GAMES = PACKAGE / "games"
KEPT_DAYS = 60
Glob = Callable[[str], Iterable[Path]]
"""The sources of a room, with or without the rooms within."""


def compiled_folder(source: str) -> str:
    """The folder for the compiled functions of a source file."""
    return _folder_for(Path(source).resolve().parent)


@cache
def _folder_for(room: Path) -> str:
    """The folder for what one room compiles, by this version of its sources, marked as used now."""
    alone = room == ENGINE or room.parent == GAMES
    sources = (ENGINE.glob, room.glob) if alone else (ENGINE.rglob, GAMES.rglob, room.rglob)
    folder = cache_folder() / f"compiled-{_digest(sources)}"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    return str(folder)


def _digest(rooms: tuple[Glob, ...]) -> str:
    """What identifies the sources of some rooms."""
    digest = hashlib.sha256()
    for source in sorted({source for sources in rooms for source in sources("*.py")}):
        digest.update(source.as_posix().removeprefix(PACKAGE.as_posix()).encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """``CARDSHED_CACHE``, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("CARDSHED_CACHE")
    user = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "cardshed"
    base = Path(chosen) if chosen else user
    with suppress(OSError):
        base.mkdir(parents=True, exist_ok=True)
    if not os.access(base, os.W_OK):
        return Path(tempfile.gettempdir()) / f"cardshed-{getattr(os, 'getuid', int)()}"
    _prune(base)
    return base


def _prune(base: Path) -> None:
    """Forgets what older versions of the rules left behind."""
    limit = time.time() - KEPT_DAYS * 24 * 3600
    for folder in base.glob("compiled-*"):
        with suppress(OSError):
            if folder.stat().st_mtime < limit:
                shutil.rmtree(folder)
