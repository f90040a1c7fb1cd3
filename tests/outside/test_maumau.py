"""The example of a game from outside, installed: its own tests, and those of all games.

They run in processes of their own, since a game is part of everything in a process that finds it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.installing import MAUMAU, ROOT, environment, install, python

OWN = sorted(path.relative_to(ROOT).as_posix() for path in (MAUMAU / "tests").glob("test_*.py"))
OF_ALL_GAMES = [
    "tests/test_properties.py",
    "tests/test_resample.py",
    "tests/test_bots.py",
    "tests/test_library.py tests/test_records.py tests/test_chance.py tests/test_description.py",
    "tests/batch/test_batch.py tests/batch/test_opponents.py tests/batch/test_simulator.py",
    "tests/envs/test_gymnasium.py tests/envs/test_pettingzoo.py",
    "tests/lab/test_retelling.py",
]


@pytest.mark.parametrize("files", [*OWN, *OF_ALL_GAMES], ids=lambda files: Path(files.split()[0]).stem)
def test_its_own_tests_and_those_of_all_games_pass(tmp_path: Path, files: str) -> None:
    paths = [*install(tmp_path / "installed"), str(MAUMAU / "tests")]
    told = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-k", "maumau", *files.split()],
        env=environment(paths, GAMES="maumau"),
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stdout
    assert " passed" in told.stdout or "100%" in told.stdout


def test_what_a_wheel_would_hold_is_enough(tmp_path: Path) -> None:
    """The package as setuptools builds it has its words, its table and its entry point."""
    pytest.importorskip("setuptools")
    built, project = tmp_path / "built", tmp_path / "project"
    project.mkdir()
    (project / "src").symlink_to(MAUMAU / "src")
    (project / "pyproject.toml").symlink_to(MAUMAU / "pyproject.toml")
    made = python(
        [],
        *("-c", "import setuptools; setuptools.setup()", "-q"),
        *("build", "--build-base", str(tmp_path), "--build-lib", str(built)),
        *("egg_info", "--egg-base", str(built)),
        cwd=project,
    )
    assert made.returncode == 0, made.stderr
    sources = MAUMAU / "src" / "cardshed_maumau"
    wanted = {path.relative_to(sources) for path in sources.rglob("*.*") if path.suffix != ".pyc"}
    assert {
        path.relative_to(built / "cardshed_maumau") for path in built.rglob("cardshed_maumau/**/*.*")
    } == wanted
    told = python(
        [str(built)], "-m", "cardshed", "rules", "maumau", "--lang", "de", env={"NUMBA_DISABLE_JIT": "1"}
    )
    assert "Bube auf Bube ist verboten" in told.stdout, told.stderr


def test_it_is_as_short_as_a_model_should_be() -> None:
    """Rules, description, positions, memory, features and player."""
    apart = {"study.py", "drawing.py"}
    files = [path for path in (MAUMAU / "src" / "cardshed_maumau").glob("*.py") if path.name not in apart]
    assert sum(len(path.read_text("utf-8").splitlines()) for path in files) <= 900
