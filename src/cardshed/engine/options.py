"""A table's options: what values each has, and a check that refuses everything else.

A game's options are the rulebook's. Its house rules are asked for in the same way and set what the
rulebook has fixed: the size of a hand, say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from cardshed.engine.errors import BadInput

OptionValue = bool | int | str


@dataclass(frozen=True)
class Option:
    """One option of a game.

    ``default`` is ``None`` where it depends on the number of seats.
    """

    values: tuple[OptionValue, ...] | range
    default: OptionValue | None
    clause: str

    def allows(self, value: object) -> bool:
        """Whether a value is one of them; ``True`` is not 1."""
        if isinstance(self.values, range):
            return type(value) is int and value in self.values
        return any(type(value) is type(known) and value == known for known in self.values)

    def describe(self) -> str:
        """The values in words.

        >>> Option(range(0, 11), 10, "HW-53").describe()
        'a whole number from 0 to 10'
        """
        if isinstance(self.values, range):
            return f"a whole number from {self.values[0]} to {self.values[-1]}"
        numbers = [v for v in self.values if isinstance(v, int) and not isinstance(v, bool)]
        words = [str(v).lower() if isinstance(v, bool) else repr(v) for v in self.values if v not in numbers]
        if len(numbers) > 3:
            words.insert(0, f"{numbers[0]} to {numbers[-1]}")
        else:
            words[:0] = [str(n) for n in numbers]
        return " or ".join(words)


def check_options(known: Mapping[str, Option], house: Mapping[str, Option], given: object) -> dict[str, Any]:
    """All options of a table: the given ones, checked, and the defaults of the others.

    House rules are named only where they are in force: a table by the rulebook is written as ever.
    """
    if given is None:
        given = {}
    if not isinstance(given, Mapping):
        raise BadInput("options", "must be an object of names and values")
    for name in given:
        if name not in known and name not in house:
            raise BadInput(
                f"options.{name}", f"there is no such option; this game has {_names(known, house)}"
            )
    chosen: dict[str, Any] = {}
    for name, option in (*known.items(), *house.items()):
        value = given.get(name, option.default)
        if not option.allows(value) and not (value is None and option.default is None):
            raise BadInput(f"options.{name}", f"must be {option.describe()}, not {value!r}")
        if name in known or value != option.default:
            chosen[name] = value
    return chosen


def _names(known: Mapping[str, Option], house: Mapping[str, Option]) -> str:
    names = ", ".join(known)
    return f"{names}, and the house rules {', '.join(house)}" if house else names


def check_hand(options: Mapping[str, Any], seats: int, hand: int, most: int) -> None:
    """Refuses hands that cannot be dealt; the error names the option that was chosen."""
    if hand > most:
        name = next((name for name in ("hand", "jokers") if name in options), "hand")
        raise BadInput(f"options.{name}", f"with {seats} seats there are cards for hands of at most {most}")
