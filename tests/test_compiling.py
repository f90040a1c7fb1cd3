"""Compiled code of several processes can be used together."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cardshed.engine.compile import INTERPRETED

NAME_OF_A_COMPILED_RULE = """
from cardshed.engine.bits import count_bits
count_bits(5)
print(next(iter(count_bits.overloads.values())).fndesc.mangled_name)
"""


def compiled_name(cache: Path) -> str:
    run = subprocess.run(
        [sys.executable, "-c", NAME_OF_A_COMPILED_RULE],
        env={**os.environ, "CARDSHED_CACHE": str(cache)},
        capture_output=True,
        text=True,
        check=True,
    )
    return run.stdout.strip()


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_no_two_processes_give_a_compiled_function_the_same_name(tmp_path: Path) -> None:
    """Else one would be run in place of the other when both are loaded from the cache."""
    one, other = tmp_path / "one", tmp_path / "other"
    assert compiled_name(one) != compiled_name(other)
    assert compiled_name(one) == compiled_name(one), "kept"
