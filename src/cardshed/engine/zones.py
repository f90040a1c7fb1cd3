"""Where cards lie: a game's zones as plain data, and how their cards are read from a record.

A zone is one place, or one for each seat, or several of either. How its cards are kept says a :class:`Kept`,
and who sees them a sight.

>>> import numpy as np
>>> layout = Layout(np.dtype([("seats", "i1"), ("stock_n", "i1"), ("stock", "i1", (20,))]))
>>> numbers = layout.read(np.array((2, 3, [0, 1, 1] + [0] * 17), dtype=layout.dtype))
>>> stock = Zone(Pile("stock", "stock_n"), seen_by=NOBODY)
>>> stock.writer(layout, ("R", "G"))(numbers), stock.viewer(layout, ("R", "G"))(numbers, 0)
(['R', 'G', 'G'], ['?', '?', '?'])
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from itertools import chain, repeat
from typing import Any

from cardshed.engine.bits import members
from cardshed.engine.description import described
from cardshed.engine.events import UNSEEN
from cardshed.engine.layout import Layout, Numbers

PER_SEAT = 0
"""In a zone's dimensions: as many as there are seats."""

ALL, OWNER, NOBODY, TOP, TOP_OF_SEVERAL = "all", "owner", "nobody", "top", "top of several"
"""Who sees a zone's cards. TOP: all see the last card. TOP_OF_SEVERAL: likewise while others are under it."""

Cards = Callable[[Numbers, int], list[str]]
"""The cards of a zone's place number so and so."""
Size = Callable[[Numbers, int], int]
Seen = Callable[[Numbers, int, int | None, int | None], list[str]]
"""The cards of a place, whose it is, as a seat sees them."""


class Kept(ABC):
    """How the cards of a zone are kept in the record."""

    @abstractmethod
    def cards(self, layout: Layout, names: Sequence[str]) -> Cards: ...

    @abstractmethod
    def size(self, layout: Layout) -> Size: ...

    def top(self, layout: Layout, names: Sequence[str]) -> Cards:
        """The last card, if there is one."""
        cards = self.cards(layout, names)
        return lambda numbers, place: cards(numbers, place)[-1:]

    def described(self) -> dict[str, Any]:
        parts = {part.name: getattr(self, part.name) for part in fields(self)}  # type: ignore[arg-type]  # kinds are dataclasses
        return {
            "kept": type(self).__name__.lower(),
            **{name: described(part) for name, part in parts.items()},
        }


@dataclass(frozen=True)
class Pile(Kept):
    """In order, with a count."""

    field: str
    count: str
    names: Sequence[str] | None = None
    """Of what can lie there, where that is more than cards."""

    def cards(self, layout: Layout, names: Sequence[str]) -> Cards:
        row, size, name = layout.row(self.field), self.size(layout), (self.names or names).__getitem__
        return lambda numbers, place: list(map(name, row(numbers, place)[: size(numbers, place)]))

    def top(self, layout: Layout, names: Sequence[str]) -> Cards:
        row, size, of = layout.row(self.field), self.size(layout), self.names or names

        def top(numbers: Numbers, place: int) -> list[str]:
            count = size(numbers, place)
            return [of[row(numbers, place)[count - 1]]] if count else []

        return top

    def size(self, layout: Layout) -> Size:
        return layout.number(self.count)


@dataclass(frozen=True)
class Planes(Kept):
    """As sets of kinds, of which there is at least one, two and so on: a row of sets, or several fields."""

    planes: str | tuple[str, ...]
    count: str
    marked: str | None = None
    """The field with the kind of which one card, the last of its kind, lies face down among open ones."""
    mark: str = ""
    """What stands behind that card."""

    def cards(self, layout: Layout, names: Sequence[str]) -> Cards:
        planes = self._planes(layout)
        mark = None if self.marked is None else layout.number(self.marked)

        def cards(numbers: Numbers, place: int) -> list[str]:
            kinds = sorted(chain.from_iterable(map(members, planes(numbers, place))))
            found = [names[kind] for kind in kinds]
            if mark is not None and (marked := mark(numbers, place)) >= 0:
                found[kinds.index(marked) + kinds.count(marked) - 1] += self.mark
            return found

        return cards

    def _planes(self, layout: Layout) -> Callable[[Numbers, int], Sequence[int]]:
        if isinstance(self.planes, tuple):
            parts = [layout.number(name) for name in self.planes]
            return lambda numbers, place: [part(numbers, place) for part in parts]
        return layout.row(self.planes)

    def size(self, layout: Layout) -> Size:
        return layout.number(self.count)


@dataclass(frozen=True)
class OneOfEach(Kept):
    """As a set of kinds, where the pack has one card of each."""

    field: str

    def cards(self, layout: Layout, names: Sequence[str]) -> Cards:
        kinds = layout.number(self.field)
        return lambda numbers, place: [names[kind] for kind in members(kinds(numbers, place))]

    def size(self, layout: Layout) -> Size:
        kinds = layout.number(self.field)
        return lambda numbers, place: kinds(numbers, place).bit_count()


@dataclass(frozen=True)
class Counts(Kept):
    """As numbers of each kind."""

    field: str

    def cards(self, layout: Layout, names: Sequence[str]) -> Cards:
        row = layout.row(self.field)
        return lambda numbers, place: list(chain.from_iterable(map(repeat, names, row(numbers, place))))

    def size(self, layout: Layout) -> Size:
        row = layout.row(self.field)
        return lambda numbers, place: sum(row(numbers, place))


@dataclass(frozen=True)
class Packed(Kept):
    """As numbers of each kind, four bits each, in one number."""

    field: str
    count: str

    def cards(self, layout: Layout, names: Sequence[str]) -> Cards:
        packed = layout.number(self.field)

        def cards(numbers: Numbers, place: int) -> list[str]:
            found, left, kind = [], packed(numbers, place), 0
            while left:
                found += [names[kind]] * (left & 15)
                left, kind = left >> 4, kind + 1
            return found

        return cards

    def size(self, layout: Layout) -> Size:
        return layout.number(self.count)


@dataclass(frozen=True)
class Chained(Kept):
    """Piles that share a pool: a pile's number is its top card, and above that card's four bits the place in
    the pool of the number for what lies under it."""

    field: str
    count: str
    pool: str
    empty: int

    def cards(self, layout: Layout, names: Sequence[str]) -> Cards:
        top, pool, empty = layout.number(self.field), layout.at[self.pool], self.empty

        def cards(numbers: Numbers, place: int) -> list[str]:
            pile, found = top(numbers, place), []
            while pile != empty:
                found.append(names[pile & 15])
                pile = numbers[pool + (pile >> 4)]
            found.reverse()
            return found

        return cards

    def size(self, layout: Layout) -> Size:
        return layout.number(self.count)


@dataclass(frozen=True)
class Rising(Kept):
    """Piles that go up from the first kind: their height, and the places (a mask) where jokers stand in."""

    height: str
    jokers: str
    joker: int

    def cards(self, layout: Layout, names: Sequence[str]) -> Cards:
        height, jokers, joker = self.size(layout), layout.number(self.jokers), names[self.joker]

        def cards(numbers: Numbers, place: int) -> list[str]:
            found, standing_in = list(names[: height(numbers, place)]), jokers(numbers, place)
            for level in members(standing_in):
                found[level] = joker
            return found

        return cards

    def size(self, layout: Layout) -> Size:
        return layout.number(self.height)


@dataclass(frozen=True)
class Zone:
    """A zone of a table."""

    kept: Kept
    seen_by: str = ALL
    per: tuple[int, ...] = ()
    """How many places there are, seats first; none for a single one."""
    open_with: str = ""
    """The option with which all see these cards but the marked ones."""

    def writer(self, layout: Layout, names: Sequence[str]) -> Callable[[Numbers], Any]:
        """What writes all cards."""
        cards = self.kept.cards(layout, names)
        written = self._by_place(layout, lambda numbers, place, owner, seat: cards(numbers, place))
        return lambda numbers: written(numbers, None)

    def viewer(self, layout: Layout, names: Sequence[str]) -> Callable[[Numbers, int | None], Any]:
        """What writes the cards that a seat sees."""
        cards, size = self.kept.cards(layout, names), self.kept.size(layout)
        seen = _SIGHTS[self.seen_by](cards, size, self.kept.top(layout, names))
        if self.open_with:
            assert isinstance(self.kept, Planes)
            seen = _open_with(layout.at[self.open_with], self.kept.mark, cards, seen)
        return self._by_place(layout, seen)

    def _by_place(self, layout: Layout, seen: Seen) -> Callable[[Numbers, int | None], Any]:
        seats, places = layout.at["seats"], range(self.per[-1] if self.per else 1)
        if self.per == ():
            return lambda numbers, seat: seen(numbers, 0, None, seat)
        if self.per == (PER_SEAT,):
            return lambda numbers, seat: [
                seen(numbers, owner, owner, seat) for owner in range(numbers[seats])
            ]
        if self.per[0] != PER_SEAT:
            return lambda numbers, seat: [seen(numbers, place, None, seat) for place in places]
        return lambda numbers, seat: [
            [seen(numbers, owner * len(places) + place, owner, seat) for place in places]
            for owner in range(numbers[seats])
        ]

    def described(self) -> dict[str, Any]:
        per = ["seats" if count == PER_SEAT else count for count in self.per]
        return {
            "zone": self.kept.described(),
            "seen_by": self.seen_by,
            "per": per,
            "open_with": self.open_with,
        }


# Who sees what.


def _by_all(cards: Cards, size: Size, top: Cards) -> Seen:
    return lambda numbers, place, owner, seat: cards(numbers, place)


def _by_owner(cards: Cards, size: Size, top: Cards) -> Seen:
    return lambda numbers, place, owner, seat: (
        cards(numbers, place) if owner == seat else [UNSEEN] * size(numbers, place)
    )


def _by_nobody(cards: Cards, size: Size, top: Cards) -> Seen:
    return lambda numbers, place, owner, seat: [UNSEEN] * size(numbers, place)


def _by_all_on_top(cards: Cards, size: Size, top: Cards) -> Seen:
    return lambda numbers, place, owner, seat: [UNSEEN] * (size(numbers, place) - 1) + top(numbers, place)


def _by_all_on_several(cards: Cards, size: Size, top: Cards) -> Seen:
    on_top = _by_all_on_top(cards, size, top)
    return lambda numbers, place, owner, seat: (
        on_top(numbers, place, owner, seat) if size(numbers, place) > 1 else [UNSEEN] * size(numbers, place)
    )


_SIGHTS: dict[str, Callable[[Cards, Size, Cards], Seen]] = {
    ALL: _by_all,
    OWNER: _by_owner,
    NOBODY: _by_nobody,
    TOP: _by_all_on_top,
    TOP_OF_SEVERAL: _by_all_on_several,
}


def _open_with(option: int, mark: str, cards: Cards, otherwise: Seen) -> Seen:
    """With an option all see the cards without a mark."""

    def seen(numbers: Numbers, place: int, owner: int | None, seat: int | None) -> list[str]:
        if not numbers[option] or owner == seat:
            return otherwise(numbers, place, owner, seat)
        held = cards(numbers, place)
        open_ones = [card for card in held if not card.endswith(mark)]
        return open_ones + [UNSEEN] * (len(held) - len(open_ones))

    return seen
