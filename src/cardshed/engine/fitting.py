"""Which options fit a table of so many seats. The game's own check says so; nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cardshed.engine.errors import BadInput
from cardshed.engine.game import Game
from cardshed.engine.options import OptionValue


def fitting(game: Game, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options without those that the check refuses at such a table.

    >>> from cardshed import game
    >>> fitting(game("skipbo"), 3, {"teams": True, "stock": 20})
    {'stock': 20}
    """
    left = dict(options)
    while left:
        try:
            game.check(seats, left, house=False)
            break
        except BadInput as problem:
            name = problem.field.removeprefix("options.")
            if name not in left:
                break
            del left[name]
    return left


def usual(game: Game, seats: int) -> dict[str, Any]:
    """The options of a table where nobody chose any."""
    return game.check(seats, {})


def values_that_fit(game: Game, name: str, seats: int) -> tuple[OptionValue, ...] | range:
    """The values of one option that fit such a table, all others being as usual.

    Of a range it is one stretch around the usual value.

    >>> from cardshed import game
    >>> values_that_fit(game("skipbo"), "teams", 3), values_that_fit(game("skipbo"), "stock", 6)
    ((False,), range(1, 23))
    """

    def fits(value: OptionValue) -> bool:
        return name in fitting(game, seats, {name: value})

    values = game.options[name].values
    if not isinstance(values, range):
        return tuple(value for value in values if fits(value))
    middle = usual(game, seats)[name]
    return range(_last(fits, middle, values[0]), _last(fits, middle, values[-1]) + 1)


def _last(fits: Callable[[int], bool], good: int, end: int) -> int:
    """The value nearest to an end that still fits, found by halving."""
    if fits(end):
        return end
    bad = end
    while abs(bad - good) > 1:
        between = (good + bad) // 2
        good, bad = (between, bad) if fits(between) else (good, between)
    return good
