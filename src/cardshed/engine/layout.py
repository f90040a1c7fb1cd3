"""A record's bytes read all at once, which is far quicker than field by field."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from math import prod
from operator import itemgetter
from typing import Any

import numpy as np

from cardshed.engine.description import Column

Numbers = tuple[Any, ...]
"""A record's fields one after another: short ones as numbers, long rows as the bytes they are."""

LONG = 40
"""A row of more numbers stays bytes: most of it is seldom looked at."""
_LETTERS = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class Layout:
    """Where a record's fields stand among its numbers.

    >>> layout = Layout(np.dtype([("seats", "i1"), ("scores", "i4", (2,))], align=True))
    >>> numbers = layout.read(np.array((2, [10, 20]), dtype=layout.dtype))
    >>> numbers, layout.at["scores"]
    ((2, 10, 20), 1)
    """

    def __init__(self, dtype: np.dtype[Any]) -> None:
        self.dtype = dtype
        self.at: dict[Column, int] = {}
        self._letters: dict[str, str] = {}
        written, place, count = "=", 0, 0
        for name in dtype.names or ():
            field, offset = dtype[name], _offset(dtype, name)
            letter, length = _LETTERS[field.base.str[1:]], prod(field.shape)
            written += "x" * (offset - place)
            written += f"{field.itemsize}s" if length > LONG else f"{length}{letter}"
            self.at[name], self._letters[name] = count, letter if length > LONG else ""
            place, count = offset + field.itemsize, count + (1 if length > LONG else length)
        self._unpack = struct.Struct(written + "x" * (dtype.itemsize - place)).unpack_from

    def read(self, records: Any) -> Numbers:
        """The numbers of the first of some records."""
        return self._unpack(records)

    def number(self, name: str) -> Callable[[Numbers, int], int]:
        """What reads the number that a field has for a place."""
        at, letter = self.at[name], self._letters[name]
        if not letter:
            return lambda numbers, place: numbers[at + place]
        whole = self.whole(name)
        return lambda numbers, place: whole(numbers)[place]

    def row(self, name: str) -> Callable[[Numbers, int], Sequence[int]]:
        """What reads the row of numbers that a field has for a place."""
        at, letter, length = self.at[name], self._letters[name], self.dtype[name].shape[-1]
        if not letter:
            return lambda numbers, place: numbers[at + place * length : at + (place + 1) * length]
        whole = self.whole(name)
        return lambda numbers, place: whole(numbers)[place * length : (place + 1) * length]

    def whole(self, name: str) -> Callable[[Numbers], Sequence[int]]:
        """What reads all numbers of a long field. Those of one byte are not negative."""
        at, letter = self.at[name], self._letters[name]
        if letter == "b":
            return itemgetter(at)
        return lambda numbers: memoryview(numbers[at]).cast(letter)  # type: ignore[call-overload]


def _offset(dtype: np.dtype[Any], name: str) -> int:
    assert dtype.fields is not None
    return dtype.fields[name][1]
