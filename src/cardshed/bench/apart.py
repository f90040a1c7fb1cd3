"""Measurements in a process of their own: for interpreted rules, and for peers, whatever becomes of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping

from cardshed.bench.timing import Measured, Rate

PATIENCE = 600.0
"""Seconds for loading and compiling, besides the measurements themselves."""


class Failed(Exception):
    """What went wrong, in one line."""


def measure_interpreted(game: str, way: str, seconds: float) -> Measured:
    return _measure(["interpreted", game, way], seconds, {"NUMBA_DISABLE_JIT": "1"})


def measure_peer(name: str, seconds: float) -> Measured:
    quiet = {"PYGAME_HIDE_SUPPORT_PROMPT": "1", "JAX_PLATFORMS": "cpu"}
    return _measure(["peer", name], seconds, quiet)


def _measure(what: list[str], seconds: float, environment: Mapping[str, str]) -> Measured:
    command = [sys.executable, "-m", "cardshed.bench.worker", *what, str(seconds)]
    try:
        done = subprocess.run(
            command,
            env={**os.environ, **environment},
            capture_output=True,
            text=True,
            check=False,
            timeout=PATIENCE + 4 * seconds,
        )
    except subprocess.TimeoutExpired:
        raise Failed("took too long") from None
    if done.returncode != 0:
        raise Failed(_last_line(done.stderr) or f"ended with code {done.returncode}")
    found = json.loads(_last_line(done.stdout))
    return Measured(Rate(**found["cpu"]), Rate(**found["wall"]))


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1] if lines else ""
