"""The GPU's kernels do what the CPU does, in all games; Numba's simulator stands in for a GPU."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tests.batch.simulator import TABLES, played

Told = dict[str, Any]
pytestmark = pytest.mark.skipif(find_spec("numba_cuda") is None, reason="needs numba-cuda")


@pytest.fixture(scope="module")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> list[Told]:
    file: Path = tmp_path_factory.mktemp("simulated") / "played.pickle"
    run = subprocess.run(
        [sys.executable, "-m", "tests.batch.simulator", str(file)],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    told: list[Told] = pickle.loads(file.read_bytes())
    return told


@pytest.fixture(scope="module")
def compiled() -> list[Told]:
    return played("cpu")


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[table.game for table in TABLES])
def test_the_kernels_play_what_the_cpu_plays(table: int, simulated: list[Told], compiled: list[Told]) -> None:
    assert simulated[table].keys() == compiled[table].keys()
    for stage, told in compiled[table].items():
        assert simulated[table][stage] == told, stage


@pytest.mark.parametrize("table", range(len(TABLES)), ids=[table.game for table in TABLES])
def test_matches_end_on_the_way(table: int, compiled: list[Told]) -> None:
    """So that the ends of matches are compared too."""
    given = [told for stage, told in compiled[table].items() if stage.startswith("given")]
    assert any(any(told["done"]) for told in given)
