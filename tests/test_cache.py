"""Compiled code is kept for as long as nothing has changed that it may call, and no longer."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from cardshed.engine import cache
from cardshed.engine.cache import PACKAGE, sources_behind
from cardshed.engine.compile import INTERPRETED
from tests.tools import GAMES


def behind(name: str) -> set[str]:
    return {str(source.relative_to(PACKAGE)) for source in sources_behind(PACKAGE / name)}


def test_rules_depend_on_what_they_import() -> None:
    found = behind("games/solo/rules.py")
    assert {"games/solo/rules.py", "games/solo/effects.py", "engine/bits.py", "engine/compile.py"} <= found
    assert not {source for source in found if source.startswith("games/clear4")}
    assert not found & {"games/solo/positions.py", "games/solo/player.py", "engine/match.py"}


@pytest.mark.parametrize("name", ["engine/anygame/search.py", "engine/anygame/moves.py", "lab/watch.py"])
def test_what_serves_all_games_depends_on_all_of_them(name: str) -> None:
    assert {f"games/{game}/{file}.py" for game in GAMES for file in ("rules", "player", "memory")} <= behind(
        name
    )


SOURCES = {
    "__init__": "",
    "rules": "from pack.effects import (\n    one,\n    two,\n)\nimport json\n",
    "effects": "def one():\n    from pack import deep\n\ntwo = 2\n",
    "deep/__init__": "",
    "player": "from pack.rules import one\n",
}


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A package of its own."""
    for name, text in SOURCES.items():
        file = tmp_path / "pack" / f"{name}.py"
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
    return tmp_path / "pack"


def test_a_package_from_outside_is_followed(pack: Path) -> None:
    names = [source.relative_to(pack).as_posix() for source in sources_behind(pack / "rules.py")]
    assert sorted(names) == ["__init__.py", "deep/__init__.py", "effects.py", "rules.py"]


@pytest.mark.parametrize(
    ("changed", "other"), [("effects", True), ("deep/__init__", True), ("player", False)]
)
def test_a_change_gives_another_folder(changed: str, other: bool, pack: Path) -> None:
    def folder() -> str:
        for kept in (cache.compiled_folder, cache._imported, cache._fingerprint):
            kept.cache_clear()
        return cache.compiled_folder(str(pack / "rules.py"))

    before = folder()
    assert folder() == before
    with (pack / f"{changed}.py").open("a") as file:
        file.write("# changed\n")
    assert (folder() != before) is other


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_a_rule_that_was_changed_is_played(tmp_path: Path) -> None:
    """Though the file that calls it is the same, and its compiled code is there."""
    shutil.copytree(PACKAGE, tmp_path / "cardshed", ignore=shutil.ignore_patterns("web", "__pycache__"))

    def legal() -> str:
        matches = "[game('solo').match(seed=n) for n in range(5)]"
        ask = f"from cardshed import game; print([m.moves(m.turn) for m in {matches}])"
        run = subprocess.run(
            [sys.executable, "-B", "-c", ask],
            env={"CARDSHED_CACHE": str(tmp_path / "kept"), "PYTHONPATH": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        return run.stdout

    before = legal()
    assert legal() == before
    called = tmp_path / "cardshed" / "engine" / "bits.py"
    rule = "    return count_bits((mask & -mask) - 1)\n"
    assert rule in called.read_text("utf-8")
    called.write_text(called.read_text("utf-8").replace(rule, "    return 0\n"), "utf-8")
    assert legal() != before
