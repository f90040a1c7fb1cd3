"""Reading a position somebody wrote: every field checked, every problem named."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from cardshed.engine.errors import BadInput

MOST = 1_000_000_000


class Fields:
    """The fields of a position. Each is asked for once; what nobody asks for is refused."""

    def __init__(self, data: Mapping[str, Any], cards: Sequence[str], seats: int) -> None:
        self._data = data
        self._asked: set[str] = set()
        self._number = {name: number for number, name in enumerate(cards) if name}
        self.seats = seats

    def raw(self, name: str, default: Any = None) -> Any:
        """The field as it stands; null counts as left out."""
        self._asked.add(name)
        value = self._data.get(name)
        return default if value is None else value

    def inner(self, name: str) -> Fields:
        """The fields of an object within, by their full names: ``memory.known`` and so on."""
        value = self.raw(name, {})
        if not isinstance(value, Mapping):
            raise BadInput(name, "must be an object")
        part = Fields({f"{name}.{key}": value[key] for key in value}, (), self.seats)
        part._number = self._number
        return part

    def whole(self, name: str, default: int, low: int, high: int = MOST) -> int:
        return whole(name, self.raw(name, default), low, high)

    def seat(self, name: str, default: int) -> int:
        return self.whole(name, default, 0, self.seats - 1)

    def flag(self, name: str, default: bool = False) -> bool:
        value = self.raw(name, default)
        if not isinstance(value, bool):
            raise BadInput(name, "must be true or false")
        return value

    def word(self, name: str, default: str | None, allowed: Sequence[str]) -> str | None:
        value = self.raw(name, default)
        if value is not None and (not isinstance(value, str) or value not in allowed):
            raise BadInput(name, f"must be {' or '.join(allowed)}, not {value!r}")
        return value

    def wholes(self, name: str, low: int, high: int = MOST, default: int = 0) -> list[int]:
        """A number for each seat."""
        values = items(name, self.raw(name, [default] * self.seats), self.seats)
        return [whole(f"{name}[{i}]", value, low, high) for i, value in enumerate(values)]

    def seat_set(self, name: str) -> list[int]:
        """Several seats, each once."""
        values = items(name, self.raw(name, []), None)
        seats = [whole(f"{name}[{i}]", value, 0, self.seats - 1) for i, value in enumerate(values)]
        if len(set(seats)) != len(seats):
            raise BadInput(name, "names a seat twice")
        return seats

    def cards(self, name: str, most: int) -> list[int]:
        """One list of cards."""
        return self.parse_cards(name, self.raw(name, []), most)

    def piles(self, name: str, count: int, most: int) -> list[list[int]]:
        """A list of card lists."""
        lists = items(name, self.raw(name, [[]] * count), count)
        return [self.parse_cards(f"{name}[{i}]", pile, most) for i, pile in enumerate(lists)]

    def seat_piles(self, name: str, count: int, most: int) -> list[list[list[int]]]:
        """For each seat, a list of card lists."""
        per_seat = items(name, self.raw(name, [[[]] * count] * self.seats), self.seats)
        return [
            [
                self.parse_cards(f"{name}[{seat}][{i}]", pile, most)
                for i, pile in enumerate(items(f"{name}[{seat}]", piles, count))
            ]
            for seat, piles in enumerate(per_seat)
        ]

    def card(self, name: str, value: object) -> int:
        number = self._number.get(value) if isinstance(value, str) else None
        if number is None:
            raise BadInput(name, f"{value!r} is not a card of this game")
        return number

    def parse_cards(self, name: str, value: object, most: int) -> list[int]:
        cards = [self.card(f"{name}[{i}]", card) for i, card in enumerate(items(name, value, None))]
        if len(cards) > most:
            raise BadInput(name, f"holds {len(cards)} cards, but there can be at most {most}")
        return cards

    def finish(self) -> None:
        """Refuses fields that mean nothing in this game."""
        for name in self._data:
            if name not in self._asked:
                raise BadInput(str(name), "there is no such field in a position of this game")


def items(name: str, value: object, count: int | None) -> list[Any]:
    """A list, of a given length if one is given."""
    if not isinstance(value, list | tuple):
        raise BadInput(name, "must be a list")
    if count is not None and len(value) != count:
        raise BadInput(name, f"must have {count} entries, not {len(value)}")
    return list(value)


def whole(name: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadInput(name, f"must be a whole number, not {value!r}")
    if not low <= value <= high:
        raise BadInput(name, f"must be from {low} to {high}, not {value}")
    return value


def check_copies(used: Sequence[int], deck: Sequence[int], names: Sequence[str], field: str) -> None:
    """Refuses more copies of a card than the deck has."""
    for number, count in enumerate(used):
        if count > deck[number]:
            raise BadInput(field, f"there are {count} of {names[number]}, but the deck has {deck[number]}")
