"""What the tests that try every game have to know of each, beyond what it says of itself: a file per game.

Those of a game from outside are found in a module of its own tests, ``<game>_facts``.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from typing import Any

import cardshed
from cardshed.engine.options import Option, OptionValue
from cardshed.games import OURS
from tests.facts.counting import Count

Options = dict[str, Any]
Deal = tuple[int, Options, int, int]
"""Seats, options, moves played at random before counting, depth."""


def _any_go_together(options: Options, seats: int, chance: random.Random) -> None:
    return


def _hand_dealt(position: dict[str, Any], seat: int) -> list[str]:
    return sorted(f"{card.rstrip('*')} hand" for card in position["hands"][seat])


@dataclass(frozen=True)
class Facts:
    deck: Callable[[Options], Counter[str]]
    """All cards, as the rules list them."""
    places: tuple[str, ...]
    """The fields of a position that hold them."""
    counts: Mapping[str, Count]
    """The rules that the lab counts, counted from what is told of a move."""
    standings: Callable[[Any], list[int]]
    """How well each seat of a record stands, higher is better, by what lies open."""
    tables: tuple[tuple[int, Options], ...]
    """Seats and options of tables to try, whose matches are short."""
    simulated: tuple[int, Options, int]
    """One for the simulated GPU, and how many matches to play there side by side."""
    retold: tuple[tuple[list[str], Options], ...]
    """Bots and options of matches in which nearly every rule fires that the lab counts."""
    seldom: set[str]
    """The rules that do not."""
    dealt: Callable[[dict[str, Any], int], list[str]] = _hand_dealt
    """The cards of a seat after the deal, and where they lie."""
    short: Options = field(default_factory=dict)
    """Options that make a match short."""
    short_values: Mapping[str, list[OptionValue]] = field(default_factory=dict)
    """Values of an option that keep a match short enough for a test, where not all do."""
    fit: Callable[[Options, int, random.Random], None] = _any_go_together
    """Makes options go together, drawn by chance as they were."""
    deals: tuple[Deal, ...] = ()
    """Fixed deals whose moves are counted (``golden.py``)."""
    cards_leave: bool = False
    """Whether cards leave the match, so that a position does not show all of them."""
    all_know_the_same: bool = False
    """Whether what is remembered of hands is the same for all who do not hold them."""


@cache
def facts_of(game: str) -> Facts:
    module = f"tests.facts.{game}" if game in OURS else f"{game}_facts"
    facts: Facts = import_module(module).FACTS
    return facts


def short_values(game: str, name: str) -> list[OptionValue]:
    """Values of an option that are worth a try."""
    option: Option = cardshed.game(game).options[name]
    return facts_of(game).short_values.get(name, list(option.values))


def short_options(game: str, seats: int, chance: random.Random) -> Options:
    """Any options that go together and keep a match short."""
    options: Options = {name: chance.choice(short_values(game, name)) for name in cardshed.game(game).options}
    facts_of(game).fit(options, seats, chance)
    return options
