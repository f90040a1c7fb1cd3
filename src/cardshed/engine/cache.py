"""Where compiled rules are kept between processes.

Numba notices a change in a function's own file only. So each folder is named after a digest of all the
sources that a file's functions may call: the file, what it imports, what that imports, and so on. A new
version of any of them gets a new folder.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path

from cardshed.engine.packages import sources

PACKAGE = Path(__file__).resolve().parent.parent
GAMES = PACKAGE / "games"
ANY_GAME = PACKAGE / "engine" / "anygame" / "functions.py"
"""Whoever imports it may call the functions of any game."""
IMPORT = re.compile(
    r"^[ \t]*(?:from[ \t]+([\w.]+)[ \t]+import[ \t]+(\([^)]*\)|[^\n]*)|import[ \t]+([\w.]+))", re.M
)
KEPT_DAYS = 60


@cache
def compiled_folder(source: str) -> str:
    """The folder for the compiled functions of a source file, by this version of what they may call."""
    folder = cache_folder() / f"compiled-{_digest(sources_behind(Path(source).resolve()))}"
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    return str(folder)


def sources_behind(source: Path) -> set[Path]:
    """The files that a file's functions may call, itself among them."""
    found: set[Path] = set()
    left = [source]
    while left:
        file = left.pop()
        if file in found:
            continue
        found.add(file)
        left += _imported(file)
        if file == ANY_GAME:
            left += [*GAMES.rglob("*.py"), *sources()]
    return found


@cache
def _imported(source: Path) -> tuple[Path, ...]:
    """What a file imports of this package, or of its own."""
    top = source.parent
    while (top.parent / "__init__.py").exists():
        top = top.parent
    roots = {package.name: package.parent for package in (PACKAGE, top)}
    return tuple(
        file
        for module in _modules(source.read_text("utf-8"))
        if (root := roots.get(module.partition(".")[0]))
        for file in _files(root.joinpath(*module.split(".")))
    )


def _modules(text: str) -> Iterator[str]:
    """The modules that a text imports, and what may be one.

    >>> list(_modules("from a.b import c, d"))
    ['a.b', 'a.b.c', 'a.b.d']
    """
    for module, names, plain in IMPORT.findall(text):
        yield module or plain
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))


def _files(module: Path) -> list[Path]:
    """The file of a module or package, if it is one."""
    files = (module.with_suffix(".py"), module / "__init__.py")
    return [file for file in files if file.is_file()]


def _digest(sources: set[Path]) -> str:
    """What identifies some sources."""
    digest = hashlib.sha256()
    for source in sorted(sources):
        digest.update(source.as_posix().removeprefix(PACKAGE.as_posix()).encode())
        digest.update(_fingerprint(source))
    return digest.hexdigest()[:16]


@cache
def _fingerprint(source: Path) -> bytes:
    return hashlib.sha256(source.read_bytes()).digest()


@cache
def cache_folder() -> Path:
    """``CARDSHED_CACHE``, else the user's cache folder, else a temporary one."""
    chosen = os.environ.get("CARDSHED_CACHE")
    user = Path(os.environ.get("XDG_CACHE_HOME") or "~/.cache").expanduser() / "cardshed"
    base = Path(chosen) if chosen else user
    with suppress(OSError):
        base.mkdir(parents=True, exist_ok=True)
    if not os.access(base, os.W_OK):
        return _temporary()
    _prune(base)
    return base


@cache
def _temporary() -> Path:
    """A folder among temporary ones that is ours alone: what lies there is run."""
    user = getattr(os, "getuid", int)()
    usual = Path(tempfile.gettempdir()) / f"cardshed-{user}"
    with suppress(OSError):
        usual.mkdir(mode=0o700, exist_ok=True)
        found = usual.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == user and not found.st_mode & 0o022:
            return usual
    return Path(tempfile.mkdtemp(prefix="cardshed-"))


def _prune(base: Path) -> None:
    """Forgets what older versions of the rules left behind."""
    limit = time.time() - KEPT_DAYS * 24 * 3600
    for folder in base.glob("compiled-*"):
        with suppress(OSError):
            if folder.stat().st_mtime < limit:
                shutil.rmtree(folder)
