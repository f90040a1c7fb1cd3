"""Exponentials and logarithms of our own, and comparing without rounding."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardshed.engine.arithmetic import ROUNDING, exp, is_more, log


@given(st.floats(-700, 700))
def test_exp_is_as_exact_as_the_library_s(x: float) -> None:
    assert exp(x) == pytest.approx(math.exp(x), rel=1e-14)


@given(st.floats(1e-300, 1e300))
def test_log_is_as_exact_as_the_library_s(x: float) -> None:
    assert log(x) == pytest.approx(math.log(x), rel=1e-14, abs=1e-15)


@given(st.floats(-50, 50))
def test_one_undoes_the_other(x: float) -> None:
    assert log(exp(x)) == pytest.approx(x, rel=1e-13, abs=1e-14)


@given(st.floats(-1000, 1000))
def test_what_differs_by_rounding_only_is_not_more(x: float) -> None:
    assert not is_more(math.nextafter(x, math.inf), x)
    assert not is_more(x, math.nextafter(x, -math.inf))
    assert is_more(x + 10 * ROUNDING, x)
