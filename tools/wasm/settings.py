"""Where a table's options stand in a record, found out by setting them.

A rulebook sets options in Python; a host elsewhere needs the same as data. So each option is given values,
and it is looked at which field of the record changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cardshed.engine.fitting import usual
from cardshed.engine.game import Game
from cardshed.engine.options import Option, OptionValue

SEATS = "seats"
"""A number that is as many as there are seats."""


def settings(game: Game) -> dict[str, dict[str, Any]]:
    """For each option the ``field`` that it sets. ``numbers`` has values that do not stand for themselves;
    with ``adds`` the value is added to what another option has set.

    >>> import cardshed
    >>> settings(cardshed.game("solo"))["raise"]
    {'field': 'raising', 'numbers': {'same': 0, 'up': 1, 'any': 2}}
    """
    options = {**game.options, **game.house}
    return {name: _setting(game, name, option) for name, option in options.items()}


def _setting(game: Game, name: str, option: Option) -> dict[str, Any]:
    whole_range = isinstance(option.values, range)
    values = (option.values[0], option.values[-1]) if whole_range else tuple(option.values)
    field = _field(game, name, values)
    few, many = ([_number(game, seats, name, value, field) for value in values] for seats in _sizes(game))
    if whole_range and few != list(values):
        start = _number(game, game.seats[0], name, 0, field)
        if option.default != 0 or few != [start + int(value) for value in values]:
            raise ValueError(f"{game.id}: {name} neither sets {field} nor adds to it")
        return {"field": field, "adds": True}
    numbers = {
        str(value).lower(): number if number == other else SEATS
        for value, number, other in zip(values, few, many, strict=True)
        if isinstance(value, bool) or value != number
    }
    return {"field": field, "numbers": numbers} if numbers else {"field": field}


def _sizes(game: Game) -> tuple[int, int]:
    """The smallest and the fullest table."""
    return game.seats[0], game.seats[-1]


def _field(game: Game, name: str, values: Sequence[OptionValue]) -> str:
    """The one field that some values of an option set differently."""
    records = [_record(game, game.seats[0], name, value) for value in values]
    names = [field for field in records[0].dtype.names if len({str(record[field]) for record in records}) > 1]
    if len(names) != 1:
        raise ValueError(f"{game.id}: {name} sets {names or 'nothing'}")
    return str(names[0])


def _number(game: Game, seats: int, name: str, value: OptionValue, field: str) -> int:
    return int(_record(game, seats, name, value)[field])


def _record(game: Game, seats: int, name: str, value: OptionValue) -> Any:
    """A record with one option set so, whether that goes together with the others or not."""
    return game.rulebook.before_the_deal(seats, {**usual(game, seats), name: value})[0]
