"""The rules have the fingerprints on file; ``make golden`` writes them anew."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests import golden
from tests.facts import facts_of
from tests.tools import GAMES

ROWS: list[dict[str, Any]] = json.loads(golden.COUNTS.read_text("utf-8"))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row['game']}-{row['seats']}")
def test_move_counts_from_fixed_deals(row: dict[str, Any]) -> None:
    match = golden.fixed_deal(row["game"], row["seats"], row["options"], row["moves"])
    found = [golden.count(match, depth) for depth in range(1, len(row["counts"]) + 1)]
    assert found == row["counts"]


def test_every_fixed_deal_is_on_file() -> None:
    assert [(row["game"], row["seats"], row["options"], row["moves"]) for row in ROWS] == [
        (game, *deal[:3]) for game in GAMES for deal in facts_of(game).deals
    ]


def test_editions() -> None:
    """When this fails, rules have changed: count up the game's ``version``, then ``make golden``."""
    assert golden.editions() == json.loads(golden.EDITIONS.read_text("utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_transcript(game: str) -> None:
    assert golden.transcript(game) == (golden.DATA / f"{game}.txt").read_text("utf-8")
