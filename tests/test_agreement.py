"""Interpreted and compiled rules play the same matches, move for move."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from tests.agreement import told


def test_interpreted_and_compiled_agree() -> None:
    interpreted = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.agreement"],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert interpreted.returncode == 0, interpreted.stderr
    assert json.loads(interpreted.stdout) == json.loads(json.dumps(told()))
