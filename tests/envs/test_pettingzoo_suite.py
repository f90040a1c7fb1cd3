"""PettingZoo's own tests pass."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test, state_test

from cardshed.envs.pettingzoo import aec, parallel, raw_aec
from tests.batch.common import TABLES, Table

EXPECTED = (
    "reset: this game has no option 'options'",  # the suite's own
    "Observation is not a NumPy array",  # it carries a mask, as in PettingZoo's classic games
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",  # when the match is over
)
at_all_tables = pytest.mark.parametrize("table", TABLES, ids=str)
in_both_ways = pytest.mark.parametrize("make", [aec, raw_aec], ids=["wrapped", "raw"])
Make = Callable[..., Any]


@pytest.fixture(autouse=True)
def nothing_else_to_complain_about() -> Iterator[None]:
    """Warnings of the suite but for those that cannot be avoided."""
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        yield
    texts = {str(warning.message) for warning in caught}
    assert {text for text in texts if not re.match("|".join(EXPECTED), text)} == set()


@in_both_ways
@at_all_tables
def test_api(table: Table, make: Make) -> None:
    api_test(make(table.game, table.seats, table.options), num_cycles=300)


@in_both_ways
@at_all_tables
def test_seeds(table: Table, make: Make) -> None:
    seed_test(lambda: make(table.game, table.seats, table.options), num_cycles=100)


@at_all_tables
def test_parallel_api(table: Table) -> None:
    parallel_api_test(parallel(table.game, table.seats, table.options), num_cycles=300)


@at_all_tables
def test_parallel_seeds(table: Table) -> None:
    parallel_seed_test(lambda: parallel(table.game, table.seats, table.options), num_cycles=100)


@at_all_tables
def test_states(table: Table) -> None:
    state_test(
        aec(table.game, table.seats, table.options), parallel(table.game, table.seats, table.options), 100
    )
