"""mypy knows the fields of each game's record, and they are those of the record itself."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import pytest
from numba.np.numpy_support import from_dtype

import cardshed
from cardshed.engine.anygame.functions import must
from cardshed.engine.compile import rule
from cardshed.engine.record import i1
from cardshed.engine.rulebook import Rulebook
from cardshed.engine.state import Common, new_state, new_states
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
    assert rules.dtype.names == (state.mark(), *state.fields())
    assert rules.memory_dtype.names == (memory.mark(), *memory.fields())
    assert rules.record(2).names == rules.dtype.names


@pytest.mark.parametrize("game", GAMES)
def test_rules_name_the_record_of_their_game(game: str) -> None:
    for path in (GAMES_FOLDER / game).glob("*.py"):
        text = path.read_text("utf-8")
        if "@rule" in text and "s: State" in text:
            assert f"from cardshed.games.{game}.state import" in text, path
            assert "State," not in text.split("cardshed.engine.compile import")[1].splitlines()[0], path


class One(Common):
    """A record of an invented game."""

    pile = i1


class Other(Common):
    """The same fields, and another game."""

    pile = i1


@rule
def first_only(s: One) -> int:
    return 1


@rule
def second_only(s: Other) -> int:
    return 2


def invented(name: str, record: type[Common], waits: Callable[..., int]) -> type[Rulebook]:
    """A rulebook that can say who must act, and nothing else."""

    def nothing() -> None:
        """No rule."""

    nothing.__module__ = name
    file = ModuleType(name)
    for hook in dir(Rulebook):
        if getattr(getattr(Rulebook, hook), "is_hook", False):
            setattr(file, hook, nothing)

    class Invented(Rulebook, files=(file,)):
        dtype = record.layout(2)

    Invented.must = waits  # type: ignore[method-assign,assignment]
    return Invented


def test_games_are_told_apart_by_their_mark_even_if_their_records_are_alike() -> None:
    games = invented("One", One, first_only), invented("Other", Other, second_only)
    assert [game.dtype.names[1:] for game in games if game.dtype.names] == [tuple(One.fields())] * 2
    assert [game.dtype.itemsize for game in games] == [games[0].dtype.itemsize] * 2
    assert from_dtype(games[0].dtype) != from_dtype(games[1].dtype)

    @numba.njit
    def asked(states: Any) -> int:
        return must(states[0])

    assert [must(new_state(game.dtype)) for game in games] == [1, 2], "interpreted"
    assert [asked(new_states(game.dtype)) for game in games] == [1, 2], "compiled"


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
    # mypy takes a file of the same name, size and second for the same file.
    path = folder / f"rule{len(list(folder.glob('*.py')))}.py"
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
