"""What the page about formats promises is what the program writes, and no more."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

import cardshed
from tests.tools import GAMES

PAGE = (Path(__file__).parent.parent / "docs" / "formats.md").read_text("utf-8")


def section(title: str, text: str) -> str:
    """A table or subsection of the page, from its heading to the next one."""
    return re.split(r"\n\| (?:all games|Clear 4|Hawaiki|Skip-Bo|Solo) \| keys|\n##", text.split(title, 1)[1])[
        0
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_a_position_is_explained(game: str) -> None:
    title = cardshed.game(game).title
    explained = section("\n## Positions", PAGE) + section(f"\n### {title}\n", PAGE)
    for field in cardshed.game(game).match(seats=2, seed=1).position():
        assert f"`{field}`" in explained, field


@pytest.mark.parametrize("game", GAMES)
def test_every_event_is_explained_with_its_keys(game: str) -> None:
    title = cardshed.game(game).title
    lines = (section("| all games | keys |", PAGE) + section(f"\n| {title} | keys |", PAGE)).splitlines()
    chance = random.Random(3)
    for seed in range(6):
        match = cardshed.game(game).match(seats=4, seed=seed)
        events = list(match.opening)
        for _ in range(150):
            if match.over:
                break
            seat = chance.choice(match.actors)
            events += match.play(seat, chance.choice(match.moves(seat)))
        for event in events:
            rows = [line for line in lines if f"`{event['event']}`" in line[1:].partition("|")[0]]
            assert rows, event
            for key in set(event) - {"event", "private"}:
                assert any(f"`{key}`" in row for row in rows), (event, key)
