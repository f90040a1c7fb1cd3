"""docs/batch.md and docs/features.md say what the code does."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import cardshed
from tests.tools import GAMES

DOCS = Path(__file__).parents[2] / "docs"
TITLES = {cardshed.game(game).title: game for game in GAMES}


def test_the_examples_of_the_page_about_batches_run() -> None:
    results = doctest.testfile(str(DOCS / "batch.md"), module_relative=False, encoding="utf-8")
    assert results.failed == 0
    assert results.attempted > 20


def features_page() -> str:
    return (DOCS / "features.md").read_text("utf-8")


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def section(game: str) -> str:
    """What the page says about a game."""
    return features_page().split(f"\n## {cardshed.game(game).title}\n")[1].split("\n## ")[0]


def groups(game: str) -> Iterator[tuple[list[str], str]]:
    """The names of each group of features and how many there are, as the page says."""
    for line in section(game).splitlines():
        if line.startswith("|") and "`" in line:
            _, names, count, _ = cells(line)
            yield re.findall(r"`([^`]+)`", names), count


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_of_features_are_as_the_page_says(game: str) -> None:
    head, _, *rows = [
        cells(line) for line in features_page().split("\n## ")[0].splitlines() if line[:1] == "|"
    ]
    said = {TITLES[row[0]]: row[1:] for row in rows}
    kind = cardshed.game(game)
    for seats, number in zip(head[1:], said[game], strict=True):
        expected = str(len(kind.rulebook.features(int(seats)))) if int(seats) in kind.seats else "–"
        assert number == expected, seats


@pytest.mark.parametrize("game", GAMES)
def test_the_version_of_the_features_is_as_the_page_says(game: str) -> None:
    assert f"version {cardshed.game(game).rulebook.features_version}" in section(game).lower()


@pytest.mark.parametrize("game", GAMES)
def test_every_name_on_the_page_is_a_feature(game: str) -> None:
    names = set(cardshed.game(game).rulebook.features(2))
    for written, _ in groups(game):
        for name in written:
            assert re.sub(r"\bK\b", "0", name) in names, name


@pytest.mark.parametrize("game", GAMES)
def test_the_groups_on_the_page_add_up(game: str) -> None:
    """``3 × 12`` is a number of them, ``2 a seat`` counts for every seat."""
    kind = cardshed.game(game)
    for seats in kind.seats:
        total = 0
        for _, count in groups(game):
            found = re.fullmatch(r"([\d × ]+?)( a seat)?", count)
            assert found is not None, count
            number, each = found.groups()
            first, _, second = number.partition(" × ")
            total += int(first) * int(second or 1) * (seats if each else 1)
        assert total == len(kind.rulebook.features(seats))
