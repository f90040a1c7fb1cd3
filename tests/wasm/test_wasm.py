"""The rules as WebAssembly are those that run here, and play the same matches."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from importlib.metadata import PackageNotFoundError
from itertools import chain
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.engine.describing import description
from cardshed.engine.game import Game
from cardshed.engine.options import OptionValue
from cardshed.games import OURS
from tests.agreement import TABLES
from tests.facts import short_options
from tests.wasm.courses import NODE, Told, answers, compare, course, difference, random_courses
from tests.wasm.speed import matches, search
from tools.wasm import __main__ as making
from tools.wasm.describing import digest, made_by
from tools.wasm.settings import SEATS, settings

Pair = tuple[Told, Told]

COURSES, MOVES = 12, 100


def document(game: str) -> Any:
    return json.loads((making.ENGINE / f"{game}.json").read_text("utf-8"))


@pytest.mark.parametrize("game", OURS)
def test_they_are_made_of_these_sources(game: str) -> None:
    assert document(game)["engine"]["made_of"] == digest(cardshed.game(game)), "run `make wasm`"


@pytest.mark.parametrize("game", OURS)
def test_the_document_is_the_games_description_and_more(game: str) -> None:
    told = document(game)
    del told["engine"]
    assert told == json.loads(json.dumps(description(cardshed.game(game)))), "run `make wasm`"


def other_tools(game: str) -> str:
    """Why a game's file cannot be made again here."""
    wanted = document(game)["engine"]["made_by"]
    try:
        here = made_by()
    except PackageNotFoundError as problem:
        return f"{problem.name} is not installed (pip install cardshed[wasm])"
    different = [name for name, version in wanted.items() if here[name] != version]
    return f"made by another {', '.join(different)}" if different else ""


@pytest.mark.parametrize("game", OURS)
def test_they_can_be_made_again_byte_for_byte(game: str) -> None:
    if problem := other_tools(game):
        pytest.skip(problem)
    assert making.differences(making.made([game])) == [], "run `make wasm`"


@pytest.mark.skipif(not NODE, reason="needs Node")
@pytest.mark.parametrize("game", OURS)
def test_the_same_matches_are_played(game: str) -> None:
    """By house rules too. Longer ones: ``python -m tests.wasm.courses``."""
    tables = [(seats, options) for name, seats, options, _ in TABLES if name == game]
    by_house = (course(game, seats, options, seats, MOVES) for seats, options in tables)
    compared = list(compare(chain(random_courses(game, COURSES, 1, MOVES), by_house)))
    assert len(compared) == COURSES + len(tables)
    assert [found for _, found in compared if found] == []


@pytest.mark.skipif(not NODE, reason="needs Node")
@pytest.mark.parametrize("way", [matches, search])
@pytest.mark.parametrize("game", OURS)
def test_simulations_and_searches_come_out_the_same(game: str, way: Callable[[str, int], Pair]) -> None:
    ask, told = way(game, 20)
    (answer,) = answers([ask])
    del told["seconds"], answer["seconds"]
    assert answer == told


def test_a_difference_would_be_noticed() -> None:
    _, told = course("clear4", 2, {}, 1, 5)
    answer = json.loads(json.dumps(told))
    assert difference(told, answer) == ""
    answer["stands"][3]["legal"][1] = []
    assert difference(told, answer).startswith("stands 3: legal is")
    assert difference(told, {"stands": told["stands"], "advice": []}) == "advice: 0 of 5 were told"


def as_data(game: Game, seats: int, options: dict[str, OptionValue]) -> Any:
    """A record set up by the settings alone."""
    record = np.zeros(1, dtype=game.rulebook.dtype)
    record["seats"] = seats
    set_by = settings(game)
    for name, option in {**game.options, **game.house}.items():
        value = options.get(name, option.default)
        setting = set_by[name]
        number = setting.get("numbers", {}).get(str(value).lower(), value)
        before = record[setting["field"]] if setting.get("adds") else 0
        record[setting["field"]] = before + (seats if number == SEATS else number)
    return record


@pytest.mark.parametrize("game", OURS)
def test_options_are_set_up_as_the_rulebook_does(game: str) -> None:
    kind = cardshed.game(game)
    chance = random.Random(1)
    for seats in kind.seats:
        options = kind.check(seats, short_options(game, seats, chance))
        house = {name: chance.choice(list(option.values)) for name, option in kind.house.items()}
        for chosen in (options, options | house):
            wanted = kind.rulebook.before_the_deal(seats, chosen)
            assert as_data(kind, seats, chosen).tobytes() == wanted.tobytes(), chosen
