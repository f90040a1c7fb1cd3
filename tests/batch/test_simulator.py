"""The GPU's kernels do what the CPU does, in all games; Numba's simulator stands in for a GPU."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.batch.simulator import TABLES, played

Told = dict[str, Any]


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
def test_the_kernels_play_what_the_cpu_plays(
    table: int, simulated: list[Told], compiled: list[Told]
) -> None:
    assert simulated[table].keys() == compiled[table].keys()
    for stage, told in compiled[table].items():
        assert simulated[table][stage] == told, stage
