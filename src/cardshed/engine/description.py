"""Games described as plain data, from which the engine and other hosts derive what follows.

What a game tells is read from rows of numbers: an event from the five that a rule writes (its kind, a seat
and three more, ``events.py``), a field of a position from a record (``layout.py``). A :class:`Told` says how.
Its columns are numbers in the row of an event, and names of fields in a record.

>>> laid = EventKind(20, "lay", {"seat": SEAT, "card": Named(A, ("R1", "R2")), "jump": Flag(B)})
>>> laid.tell((20, 3, 1, 0, 0))
{'event': 'lay', 'seat': 3, 'card': 'R2', 'jump': False}
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property
from operator import itemgetter
from typing import Any

from cardshed.engine.bits import members
from cardshed.engine.events import Event, Row, Teller

WHO, A, B, C = 1, 2, 3, 4
"""The columns of a row after its kind."""

Column = int | str
Places = Mapping[Column, int]
"""Where the columns stand."""
Reader = Callable[[Sequence[Any]], Any]
IN_A_ROW: Places = {column: column for column in (WHO, A, B, C)}


class Told(ABC):
    """How something is told of a row."""

    @abstractmethod
    def reader(self, at: Places) -> Reader:
        """What reads it from a row whose columns stand there."""

    def described(self) -> dict[str, Any]:
        """The same as JSON: its kind, and what it was made of."""
        parts = {part.name: getattr(self, part.name) for part in fields(self)}  # type: ignore[arg-type]  # kinds are dataclasses
        return {
            "told": type(self).__name__.lower(),
            **{name: described(part) for name, part in parts.items()},
        }


def described(part: Any) -> Any:
    """Plain data for JSON."""
    if isinstance(part, Told):
        return part.described()
    if isinstance(part, Mapping):
        return {str(key): described(value) for key, value in part.items()}
    if isinstance(part, tuple | list | range):
        return [described(value) for value in part]
    return part


@dataclass(frozen=True)
class Number(Told):
    """A column as it stands, or counted from another number."""

    column: Column
    plus: int = 0

    def reader(self, at: Places) -> Reader:
        place, plus = at[self.column], self.plus
        return (lambda row: row[place] + plus) if plus else itemgetter(place)


@dataclass(frozen=True)
class Flag(Told):
    """Whether a column is anything but zero."""

    column: Column

    def reader(self, at: Places) -> Reader:
        place = at[self.column]
        return lambda row: row[place] != 0


@dataclass(frozen=True)
class Named(Told):
    """The name, or whatever else, that stands for a column's number in a list."""

    column: Column
    names: Sequence[Any]

    def reader(self, at: Places) -> Reader:
        place, names = at[self.column], self.names
        return lambda row: names[row[place]]


@dataclass(frozen=True)
class Seats(Told):
    """The seats of a mask, ascending."""

    column: Column

    def reader(self, at: Places) -> Reader:
        place = at[self.column]
        return lambda row: members(row[place])


@dataclass(frozen=True)
class EachSeat(Told):
    """A number for each seat: those of a row of columns, or one column's for the seats of a mask, else 0."""

    column: Column
    mask: Column | None = None

    def reader(self, at: Places) -> Reader:
        place, seats = at[self.column], at["seats"]
        if self.mask is None:
            return lambda row: list(row[place : place + row[seats]])
        mask = at[self.mask]
        return lambda row: [row[place] if row[mask] >> seat & 1 else 0 for seat in range(row[seats])]


@dataclass(frozen=True)
class Always(Told):
    """The same whatever the row holds."""

    value: Any

    def reader(self, at: Places) -> Reader:
        return lambda row: self.value


@dataclass(frozen=True)
class Same(Told):
    """Whether two columns are equal."""

    column: Column
    other: Column

    def reader(self, at: Places) -> Reader:
        one, other = at[self.column], at[self.other]
        return lambda row: row[one] == row[other]


@dataclass(frozen=True)
class Either(Told):
    """Told one way where a column holds a certain number, else another way."""

    column: Column
    number: int
    then: Told
    otherwise: Told

    def reader(self, at: Places) -> Reader:
        place, number = at[self.column], self.number
        then, otherwise = self.then.reader(at), self.otherwise.reader(at)
        return lambda row: then(row) if row[place] == number else otherwise(row)


@dataclass(frozen=True)
class ByCase(Told):
    """Told as the number of a column asks for."""

    column: Column
    cases: Mapping[int, Told]
    otherwise: Told

    def reader(self, at: Places) -> Reader:
        place = at[self.column]
        cases = {number: told.reader(at) for number, told in self.cases.items()}
        otherwise = self.otherwise.reader(at)
        return lambda row: cases.get(row[place], otherwise)(row)


@dataclass(frozen=True, init=False)
class Several(Told):
    """A list of things."""

    things: tuple[Told, ...]

    def __init__(self, *things: Told) -> None:
        object.__setattr__(self, "things", things)

    def reader(self, at: Places) -> Reader:
        readers = [thing.reader(at) for thing in self.things]
        return lambda row: [read(row) for read in readers]


@dataclass(frozen=True)
class Unpacked(Told):
    """Several names from one column, a digit each, to a base as large as there are names."""

    column: Column
    digits: Column
    names: Sequence[Any]

    def reader(self, at: Places) -> Reader:
        place, digits, names = at[self.column], at[self.digits], self.names
        base = len(names)
        return lambda row: [names[row[place] // base**digit % base] for digit in reversed(range(row[digits]))]


@dataclass(frozen=True)
class Joined(Told):
    """One list and what follows it."""

    list: Told
    last: Told

    def reader(self, at: Places) -> Reader:
        first, last = self.list.reader(at), self.last.reader(at)
        return lambda row: [*first(row), last(row)]


@dataclass(frozen=True, init=False)
class Together(Told):
    """Things by their names."""

    things: Mapping[str, Told]

    def __init__(self, **things: Told) -> None:
        object.__setattr__(self, "things", things)

    def reader(self, at: Places) -> Reader:
        readers = [(name, thing.reader(at)) for name, thing in self.things.items()]
        return lambda row: {name: read(row) for name, read in readers}


SEAT = Number(WHO)
NULL = Always(None)


@dataclass(frozen=True)
class EventKind:
    """A kind of rows: what it is called, and what is told of it, in this order."""

    number: int
    name: str | Told
    public: Mapping[str, Told]
    private: Mapping[str, Told] = field(default_factory=dict)
    """What only the seats in the columns ``to`` learn besides."""
    to: tuple[int, ...] = (WHO,)
    open_if: tuple[int, int] | None = None
    """A column and the number with which there is nothing private."""

    @cached_property
    def _public(self) -> Reader:
        name = Always(self.name) if isinstance(self.name, str) else self.name
        return Together(event=name, **self.public).reader(IN_A_ROW)

    @cached_property
    def _private(self) -> Reader:
        return Together(**self.private).reader(IN_A_ROW)

    def tell(self, row: Row) -> Event:
        event: Event = self._public(row)
        if self.private and (self.open_if is None or row[self.open_if[0]] != self.open_if[1]):
            event["private"] = {row[column]: self._private(row) for column in self.to}
        return event


def tellers(events: Iterable[EventKind]) -> dict[int, Teller]:
    """How to tell each kind of rows, by its number."""
    return {event.number: event.tell for event in events}
