"""Compiled code of several processes can be used together, by a Numba that is known."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from numba.core.bytecode import FunctionIdentity

from cardshed.engine.compile import INTERPRETED
from cardshed.engine.insides import TRIED, Unfamiliar, number_functions_from_anywhere

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


@pytest.mark.parametrize("numbers", [None, [1, 2, 3]])
def test_a_numba_that_numbers_functions_otherwise_is_refused(
    numbers: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    if numbers is None:
        monkeypatch.delattr(FunctionIdentity, "_unique_ids")
    else:
        monkeypatch.setattr(FunctionIdentity, "_unique_ids", numbers)
    with pytest.raises(Unfamiliar, match="The numbering of functions"):
        number_functions_from_anywhere()


def test_a_numba_that_names_functions_otherwise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Named:
        unique_name = "number_functions_from_anywhere"

    monkeypatch.setattr(FunctionIdentity, "from_function", lambda _: Named())
    with pytest.raises(Unfamiliar, match="The naming of functions"):
        number_functions_from_anywhere()


def test_the_versions_that_are_installed_were_tried() -> None:
    constraints = (Path(__file__).parent.parent / "constraints.txt").read_text("utf-8")
    versions = dict(line.split("==") for line in constraints.splitlines() if "==" in line)
    assert TRIED.endswith(f"to {versions['numba']} and numba-cuda {versions['numba-cuda']}")
