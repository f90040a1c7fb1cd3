"""Compiled code of several processes can be loaded into one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardshed.engine.compile import INTERPRETED

MODULE = """
import sys
import numpy as np
from cardshed.engine.compile import rule

@rule
def fill(s):
    s.number[:] = s.number.size

records = np.zeros(1, dtype=[("number", "i4", (int(sys.argv[1]),))]).view(np.recarray)
fill(records[0])
[compiled] = fill.overloads.values()
print(compiled.fndesc.mangled_name)
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_no_two_processes_give_their_functions_the_same_name(tmp_path: Path) -> None:
    """Else the code for one record would be called with another."""

    def name(size: int) -> str:
        module = tmp_path / str(size) / "filling.py"
        module.parent.mkdir()
        module.write_text(MODULE, encoding="utf-8")
        run = subprocess.run(
            [sys.executable, str(module), str(size)],
            env={**os.environ, "CARDSHED_CACHE": str(tmp_path)},
            capture_output=True,
            text=True,
            check=True,
        )
        return run.stdout

    assert name(2) != name(3)
