"""The same seed gives the same numbers, wherever and however they are played."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import polars as pl
import pytest
from polars.testing import assert_frame_equal

import cardshed
from cardshed import lab
from tests.tools import GAMES

SMALL: dict[str, Any] = {"games": 900, "seed": 11, "variants": False}


@pytest.mark.parametrize("game", GAMES)
def test_the_number_of_cores_does_not_matter(game: str) -> None:
    one = lab.run(game, **SMALL, cores=1)
    three = lab.run(game, **SMALL, cores=3)
    assert_frame_equal(one.matches, three.matches)
    assert_frame_equal(one.contests, three.contests)
    assert one.findings == three.findings


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bots", [["random", "random"], ["greedy", "easy"]])
def test_matches_are_those_of_a_simulation(game: str, bots: list[str]) -> None:
    result = lab.run(game, bots=bots, **SMALL)
    simulated = cardshed.simulate(game, bots, games=900, seed=11)
    assert np.array_equal(result.matches["decisions"], simulated.lengths)
    assert np.array_equal(result.matches["winners"], simulated.winners)
    assert np.array_equal(result.matches.select("score_0", "score_1"), simulated.scores)
    strong = result.contests.filter((pl.col("weak") == "easy") & (pl.col("strong") == 0))
    same = cardshed.simulate(game, ["greedy", "easy"], games=len(strong), seed=11)
    assert np.array_equal(strong["winners"], same.winners)


def test_more_games_begin_with_the_same_ones() -> None:
    few = lab.run("clear4", games=300, seed=4, variants=False, contests=False)
    more = lab.run("clear4", games=700, seed=4, variants=False, contests=False)
    assert_frame_equal(few.matches, more.matches.head(300))


INTERPRETED = """
from cardshed import lab
for game in {games}:
    print(lab.run(game, games=2, seed=5, variants=False, contests=False).matches.write_json())
"""


def test_interpreted_and_compiled_agree() -> None:
    told = subprocess.run(
        [sys.executable, "-c", INTERPRETED.format(games=GAMES)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    for game, text in zip(GAMES, told, strict=True):
        compiled = lab.run(game, games=2, seed=5, variants=False, contests=False)
        assert text == compiled.matches.write_json()


def test_teams_are_contests_between_teams() -> None:
    result = lab.run("skipbo", 4, 200, 2, options={"teams": True, "stock": 5}, variants=False)
    contest = result.findings.variants[0].contests[0]
    assert contest.deals == 100
    assert len(contest.seats_won) == 3
    assert contest.share.value > 0.5
    assert result.findings.variants[0].ends.shared.value < 0.5


def test_a_weaker_player_needs_more_luck() -> None:
    contests = lab.run("hawaiki", games=2000, seed=1, variants=False).findings.variants[0].contests
    assert [contest.weak for contest in contests] == ["random", "beginner", "easy"]
    lucks = [contest.luck.value for contest in contests]
    assert lucks == sorted(lucks)
    assert all(0 <= luck <= 1 for luck in lucks)
