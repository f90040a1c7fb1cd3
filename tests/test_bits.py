"""Sets of small numbers as bits."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardshed.engine.bits import count_bits, lowest_bit, members, nth_bit
from cardshed.engine.compile import INTERPRETED

MASKS = st.sets(st.integers(0, 62), min_size=1).map(lambda places: sum(1 << place for place in places))


@given(MASKS)
def test_bits_are_counted_and_found(mask: int) -> None:
    places = members(mask)
    assert count_bits(mask) == len(places)
    assert lowest_bit(mask) == places[0]
    assert [nth_bit(mask, n) for n in range(len(places))] == places


FIND_ALL = """
from cardshed.engine.bits import members, nth_bit
for mask in (1, 0b1011, 1 << 62, (1 << 63) - 1, 0x5A5A_0000_FFFF_1234):
    places = members(mask)
    assert [nth_bit(mask, n) for n in range(len(places))] == places
"""


@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_bits_are_found_without_an_instruction_for_it(tmp_path: Path) -> None:
    """On any processor, as far as Numba is told."""
    env = {**os.environ, "CARDSHED_CACHE": str(tmp_path), "NUMBA_CPU_NAME": "generic"}
    subprocess.run([sys.executable, "-c", FIND_ALL], env=env, check=True)
