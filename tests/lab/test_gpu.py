"""Contests come out the same on a GPU; Numba's simulator stands in for one."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec

import pytest

from cardshed import lab

SIMULATED = """
from tests.batch.simulator import teach_the_simulator
teach_the_simulator()
from cardshed import lab
print(lab.run("clear4", games=4, seed=1, variants=False, device="cuda", cores=2).findings.to_json())
"""


@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="needs numba-cuda")
def test_contests_on_a_gpu_are_the_same() -> None:
    told = subprocess.run(
        [sys.executable, "-c", SIMULATED],
        env={**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    here = lab.run("clear4", games=4, seed=1, variants=False).findings
    assert lab.Findings.from_json(told.stdout) == here
