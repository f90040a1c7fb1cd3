"""``make wasm``: the games' rules in ``web/engine``, made of the compiled functions.

Numba, llvmlite and the linker (it comes with the package ``ziglang``) in the versions of ``constraints.txt``
make the same bytes everywhere. ``--check`` compares.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path

import cardshed
from cardshed.engine.game import Game
from cardshed.games import OURS
from tools.wasm.compiling import ENVIRONMENT
from tools.wasm.describing import ROOT, document
from tools.wasm.doors import doors

ENGINE = ROOT / "src" / "cardshed" / "web" / "engine"
LINKER = "ziglang"
"""The Python package that brings it."""
STACK = 1 << 16


def can_link() -> bool:
    return find_spec(LINKER) is not None


def made(games: Iterable[str] = OURS) -> dict[str, bytes]:
    """The files of some games with their content."""
    files = {}
    for game in map(cardshed.game, games):
        files[f"{game.id}.wasm"] = linked(game)
        files[f"{game.id}.json"] = document(game)
    return files


def linked(game: Game) -> bytes:
    """A game's rules, compiled in a process that has compiled nothing else."""
    with tempfile.TemporaryDirectory() as folder:
        compiled, whole = Path(folder) / "rules.o", Path(folder) / "rules.wasm"
        compile_it = [sys.executable, "-m", "tools.wasm.compiling", game.id, str(compiled)]
        plain = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
        own = {**plain, **ENVIRONMENT, "CARDSHED_CACHE": folder}
        subprocess.run(compile_it, env=own, cwd=ROOT, check=True)
        link = [sys.executable, "-m", LINKER, "wasm-ld", "--no-entry", "--gc-sections", "--strip-all"]
        link += ["--stack-first", "-z", f"stack-size={STACK}", "--export=__heap_base"]
        link += [f"--export={door.name}" for door in doors(game.rulebook)]
        subprocess.run([*link, str(compiled), "-o", str(whole)], check=True)
        return whole.read_bytes()


def differences(files: dict[str, bytes]) -> list[str]:
    """The names of what is not as it is made."""
    return [name for name, content in files.items() if there(name) != content]


def there(name: str) -> bytes:
    path = ENGINE / name
    return path.read_bytes() if path.exists() else b""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare only")
    parser.add_argument("games", nargs="*", default=OURS, help="by default all")
    chosen = parser.parse_args()
    if not can_link():
        print(f"the linker is missing: pip install {LINKER}", file=sys.stderr)
        return 1
    files = made(chosen.games)
    if not chosen.check:
        for name, content in files.items():
            (ENGINE / name).write_bytes(content)
    wrong = differences(files)
    print("\n".join(f"{name} differs" for name in wrong) or f"{len(files)} files are as they are made")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
