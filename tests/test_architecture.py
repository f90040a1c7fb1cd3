"""The rooms of the house keep their doors: dependencies point one way, and a game is one folder."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import cardshed
from tests.tools import GAMES

PACKAGE = Path(cardshed.__file__).parent

# What each room may use, besides itself.
ROOMS = {
    "engine": set[str](),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "records": {"engine", "games"},
    "rating": set[str](),
    "wording": {"engine"},
    "batch": {"engine", "games", "bots"},
    "simulation": {"engine", "games", "bots", "rating"},
    "arena": {"engine", "games", "bots", "rating", "simulation"},
    "bench": {"engine", "games", "bots", "batch"},
    "drawing": {"engine"},
    "envs": {"engine", "games", "bots", "batch", "drawing", "records"},
    "lab": {"engine", "games", "bots", "rating", "simulation", "wording"},
    "table": {"engine", "games", "bots", "records"},
    "server": {"engine", "games", "bots", "table"},
    "cli": {
        "engine",
        "games",
        "bots",
        "records",
        "rating",
        "simulation",
        "arena",
        "table",
        "server",
        "bench",
        "drawing",
        "lab",
        "wording",
    },
}


def room_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imported(path: Path) -> set[str]:
    """The modules that a file names."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "cardshed":
            names |= {f"cardshed.{alias.name}" for alias in node.names if alias.name != "__version__"}
        elif isinstance(node, ast.ImportFrom):
            names.add(node.module or "")
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def imported_rooms(path: Path) -> set[str]:
    return {name.split(".")[1] for name in imported(path) if name.startswith("cardshed.")}


def test_dependencies_point_one_way() -> None:
    for path in PACKAGE.rglob("*.py"):
        room = room_of(path)
        if room in ("__init__", "__main__"):
            continue
        assert imported_rooms(path) <= ROOMS[room] | {room}, path


NUMBA = {"numba", "numba.cuda", "numba.extending", "numba.np.numpy_support"}
"""What Numba promises."""


def test_only_one_file_reaches_into_numba() -> None:
    for path in PACKAGE.rglob("*.py"):
        if path != PACKAGE / "engine" / "insides.py":
            assert {name for name in imported(path) if name.startswith("numba")} <= NUMBA, path


def test_games_do_not_know_each_other() -> None:
    for game in GAMES:
        for path in (PACKAGE / "games" / game).glob("*.py"):
            for other in set(GAMES) - {game}:
                assert f"games.{other}" not in path.read_text("utf-8"), path


def test_nothing_outside_a_games_own_files_names_it() -> None:
    own = [PACKAGE / "drawing" / f"{game}.py" for game in GAMES]
    for path in PACKAGE.rglob("*.py"):
        if path in own or (room_of(path) == "games" and path.parent.name in GAMES):
            continue
        names = {
            node.value
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.Constant) and node.value in GAMES
        }
        assert names == set(), path


def test_nothing_in_the_browser_outside_a_games_own_folder_names_it() -> None:
    web = PACKAGE / "web"
    for path in [*web.rglob("*.js"), *web.rglob("*.css"), *web.rglob("*.html")]:
        if path.parent.parent == web / "games" or {"vendor", "built"} & {*path.parts}:
            continue
        text = path.read_text("utf-8").lower()
        assert [game for game in GAMES if re.search(rf"\b{game}\b", text)] == [], path


def test_a_fifth_game_is_a_folder_and_its_words(tmp_path: Path) -> None:
    """A copy of a game under another name is found, played, simulated and explained."""
    package = tmp_path / "cardshed"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    folder = package / "games" / "fifth"
    shutil.copytree(package / "games" / "clear4", folder)
    for path in folder.glob("*.py"):
        path.write_text(path.read_text("utf-8").replace("clear4", "fifth"), encoding="utf-8")
    for words in (package / "locales").glob("*/clear4*.ftl"):
        shutil.copy(words, words.with_name(words.name.replace("clear4", "fifth")))

    def run(*command: str) -> str:
        result = subprocess.run(
            [sys.executable, *command],
            env={**os.environ, "PYTHONPATH": str(tmp_path), "NUMBA_DISABLE_JIT": "1"},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert result.returncode == 0, result.stderr
        return result.stdout

    listed = run("-c", "import cardshed; print(cardshed.__file__, cardshed.games())")
    assert str(package) in listed
    assert "fifth" in listed
    assert "C4-12" in run("-m", "cardshed", "rules", "fifth", "--lang", "it")
    assert '"game": "fifth"' in run("-m", "cardshed", "sim", "fifth", "--games", "2", "--json")
    watch = run("-m", "cardshed", "play", "fifth", "--people", "0", "--seed", "1", "--save", "match.jsonl")
    assert "hands" in watch
    assert '"fair": true' in run("-m", "cardshed", "verify", "match.jsonl", "--json")
    assert '"rule": "sweep"' in run("-m", "cardshed", "lab", "fifth", "--games", "2", "--json")
