"""Games described as plain data, from which the engine and other hosts derive what follows.

So far: the events. A rule writes a row of five numbers (its kind, a seat and three more, ``events.py``); an
:class:`EventKind` says what the row is called and how each of its numbers is told.

>>> laid = EventKind(20, "lay", {"seat": SEAT, "card": Named(A, ("R1", "R2")), "jump": Flag(B)})
>>> laid.tell((20, 3, 1, 0, 0))
{'event': 'lay', 'seat': 3, 'card': 'R2', 'jump': False}
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from cardshed.engine.bits import members
from cardshed.engine.events import Event, Row, Teller

WHO, A, B, C = 1, 2, 3, 4
"""The columns of a row after its kind."""


class Told(ABC):
    """How something of a row is told."""

    @abstractmethod
    def of(self, row: Row) -> Any: ...


@dataclass(frozen=True)
class Number(Told):
    """A column as it stands, or counted from another number."""

    column: int
    plus: int = 0

    def of(self, row: Row) -> int:
        return row[self.column] + self.plus


@dataclass(frozen=True)
class Flag(Told):
    """Whether a column is anything but zero."""

    column: int

    def of(self, row: Row) -> bool:
        return bool(row[self.column])


@dataclass(frozen=True)
class Named(Told):
    """The name, or whatever else, that stands for a column's number in a list."""

    column: int
    names: Sequence[Any]

    def of(self, row: Row) -> Any:
        return self.names[row[self.column]]


@dataclass(frozen=True)
class Seats(Told):
    """The seats of a mask, ascending."""

    column: int

    def of(self, row: Row) -> list[int]:
        return members(row[self.column])


@dataclass(frozen=True)
class Always(Told):
    """The same whatever the row holds."""

    value: Any

    def of(self, row: Row) -> Any:
        return self.value


@dataclass(frozen=True)
class Same(Told):
    """Whether two columns are equal."""

    column: int
    other: int

    def of(self, row: Row) -> bool:
        return row[self.column] == row[self.other]


@dataclass(frozen=True)
class Either(Told):
    """Told one way where a column holds a certain number, else another way."""

    column: int
    number: int
    then: Told
    otherwise: Told

    def of(self, row: Row) -> Any:
        return (self.then if row[self.column] == self.number else self.otherwise).of(row)


class Several(Told):
    """A list of things."""

    def __init__(self, *things: Told) -> None:
        self.things = things

    def of(self, row: Row) -> list[Any]:
        return [thing.of(row) for thing in self.things]


SEAT = Number(WHO)


@dataclass(frozen=True)
class EventKind:
    """A kind of rows: what it is called, and what is told of it, in this order."""

    number: int
    name: str | Told
    public: Mapping[str, Told]
    private: Mapping[str, Told] = field(default_factory=dict)
    """What only the seats in the columns ``to`` learn besides."""
    to: tuple[int, ...] = (WHO,)

    def tell(self, row: Row) -> Event:
        event: Event = {"event": self.name if isinstance(self.name, str) else self.name.of(row)}
        for key, told in self.public.items():
            event[key] = told.of(row)
        if self.private:
            event["private"] = {row[column]: self._private(row) for column in self.to}
        return event

    def _private(self, row: Row) -> Event:
        return {key: told.of(row) for key, told in self.private.items()}


def tellers(events: Iterable[EventKind]) -> dict[int, Teller]:
    """How to tell each kind of rows, by its number."""
    return {event.number: event.tell for event in events}
