"""What a host needs besides the compiled rules of a game, as one JSON document."""

from __future__ import annotations

import hashlib
import json
import platform
from importlib.metadata import version
from pathlib import Path
from typing import Any

from cardshed.engine.anygame.beliefs import NOTEBOOK
from cardshed.engine.anygame.matches import OFTEN, PLAYERS
from cardshed.engine.cache import GAMES, PACKAGE, sources_behind
from cardshed.engine.chance import HEAD, STREAMS
from cardshed.engine.describing import description, record_layout
from cardshed.engine.game import Game
from tools.wasm.doors import doors, things
from tools.wasm.settings import settings

ROOT = Path(__file__).resolve().parents[2]
ENGINE = PACKAGE / "engine"
SHARED = ("describing.py", "anygame/moves.py", "anygame/search.py")
"""Of the engine, what no game imports."""
TOOLS = ("numba", "llvmlite", "ziglang")
"""What the bytes of a file depend on besides its sources, Python and the kind of machine."""


def document(game: Game) -> bytes:
    """The document of a game, as ``make wasm`` keeps it."""
    whole = {**description(game), "engine": engine(game)}
    return f"{json.dumps(whole, indent=1, ensure_ascii=False)}\n".encode()


def engine(game: Game) -> dict[str, Any]:
    """What its file takes, and what it was made of."""
    rules = game.rulebook
    return {
        "made_of": digest(game),
        "made_by": made_by(),
        "doors": {door.name: door.asks for door in doors(rules)},
        "things": {
            name: {"bytes": kept.bytes, "items": list(kept.shape), "item": _item(kept.dtype)}
            for name, kept in things(rules).items()
        },
        "notebook": record_layout(NOTEBOOK),
        "players": record_layout(PLAYERS),
        "often": OFTEN,
        "chance": {"head": HEAD, "streams": STREAMS, "words": rules.deck_size + 1},
        "horizon": rules.horizon,
        "settings": settings(game),
    }


def made_by() -> dict[str, str]:
    """What is here to make it, by versions; raises ``PackageNotFoundError`` where a tool is missing."""
    python, _, _ = platform.python_version().rpartition(".")
    here = {"python": python, "machine": platform.machine()}
    return here | {name: version(name) for name in TOOLS}


def _item(dtype: Any) -> str | int:
    """The type of a number, or the bytes of a record."""
    found: str | int = dtype.itemsize if dtype.names else dtype.str[1:]
    return found


def digest(game: Game) -> str:
    """Of all sources of a game's file and its document: its own, the engine's and the tool's."""
    own = GAMES / game.module.rpartition(".")[2]
    starts = [own / "rulebook.py", *(ENGINE / name for name in SHARED)]
    behind = {source for start in starts for source in sources_behind(start)}
    rooms = (own, ENGINE)
    sources = [source for source in behind if any(source.is_relative_to(room) for room in rooms)]
    sources += Path(__file__).parent.glob("*.py")
    found = hashlib.sha256()
    for name, source in sorted((source.relative_to(ROOT).as_posix(), source) for source in sources):
        found.update(f"{name} {source.stat().st_size}\n".encode())
        found.update(source.read_bytes())
    return found.hexdigest()[:16]
