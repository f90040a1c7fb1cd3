"""mypy knows the fields of each game's record, and they are those of the record itself."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import cardshed
from tests.tools import GAMES

REPOSITORY = Path(__file__).parents[1]
GAMES_FOLDER = Path(cardshed.__file__).parent / "games"

RIGHT = """
from cardshed.games.solo.memory import Memory
from cardshed.games.solo.rules import is_asked
from cardshed.games.solo.state import State

def rule(s: State, memory: Memory) -> int:
    s.owed += 1
    s.held[0, 1] |= 2
    return s.color + s.left[1] + s.held[1, 0] + s.stock_n + memory.known[0, 1, 2] + is_asked(s, 0)
"""


@pytest.mark.parametrize("game", GAMES)
def test_a_record_holds_the_fields_of_its_class(game: str) -> None:
    rules = cardshed.game(game).rulebook
    state = import_module(f"cardshed.games.{game}.state").State
    memory = import_module(f"cardshed.games.{game}.memory").Memory
    assert rules.dtype.names == tuple(state.fields())
    assert rules.memory_dtype.names == tuple(memory.fields())
    assert rules.record(2).names == rules.dtype.names


@pytest.mark.parametrize("game", GAMES)
def test_rules_name_the_record_of_their_game(game: str) -> None:
    for path in (GAMES_FOLDER / game).glob("*.py"):
        text = path.read_text("utf-8")
        if "@rule" in text and "s: State" in text:
            assert f"from cardshed.games.{game}.state import" in text, path
            assert "State," not in text.split("cardshed.engine.compile import")[1].splitlines()[0], path


def test_a_misspelt_field_is_a_type_error(tmp_path: Path) -> None:
    assert checked(tmp_path, RIGHT) == (0, "")
    for right, wrong in (
        ("s.owed", "s.ovved"),
        ("s.color", "s.colour"),
        ("s.left", "s.lef"),
        (".known", ".new"),
    ):
        failed, said = checked(tmp_path, RIGHT.replace(right, wrong))
        assert failed, wrong
        assert f'"{wrong.split(".")[1]}"' in said
    assert checked(tmp_path, RIGHT.replace("s.left[1]", "s.left"))[0], "a row is no number"
    assert checked(tmp_path, RIGHT.replace("solo.state", "clear4.state"))[0], "another game's record"


def checked(folder: Path, text: str) -> tuple[int, str]:
    """What mypy says of a file: whether it fails, and its errors."""
    path = folder / "rule.py"
    path.write_text(text, "utf-8")
    result = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--no-error-summary",
            "--cache-dir",
            folder / "kept",
            path,
        ],
        cwd=REPOSITORY,
        capture_output=True,
        text=True,
        check=False,
    )
    return result.returncode, result.stdout
