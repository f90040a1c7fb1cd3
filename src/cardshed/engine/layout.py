"""A record's bytes read all at once, which is far quicker than field by field."""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np

from cardshed.engine.description import Column

Numbers = tuple[Any, ...]
"""A record's fields one after another: as numbers, but long rows of small ones as the bytes they are."""

LONG = 16
"""A longer row of one-byte numbers stays bytes: most of it is seldom looked at. They are not negative."""
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
        self._bytes: set[str] = set()
        written, place, count = "=", 0, 0
        for name in dtype.names or ():
            field, offset = dtype[name], _offset(dtype, name)
            letter, length = _LETTERS[field.base.str[1:]], prod(field.shape)
            written += "x" * (offset - place)
            if letter == "b" and length > LONG:
                self._bytes.add(name)
                letter = "s"
            written += f"{length}{letter}"
            self.at[name] = count
            place, count = offset + field.itemsize, count + (1 if name in self._bytes else length)
        self._unpack = struct.Struct(written + "x" * (dtype.itemsize - place)).unpack_from

    def read(self, records: Any) -> Numbers:
        """The numbers of the first of some records."""
        return self._unpack(records)

    def number(self, name: str) -> Callable[[Numbers, int], int]:
        """What reads the number that a field has for a place."""
        at = self.at[name]
        if name in self._bytes:
            return lambda numbers, place: numbers[at][place]
        return lambda numbers, place: numbers[at + place]

    def row(self, name: str) -> Callable[[Numbers, int], Sequence[int]]:
        """What reads the row of numbers that a field has for a place."""
        at, length = self.at[name], self.dtype[name].shape[-1]
        if name in self._bytes:
            return lambda numbers, place: numbers[at][place * length : (place + 1) * length]
        return lambda numbers, place: numbers[at + place * length : at + (place + 1) * length]


def _offset(dtype: np.dtype[Any], name: str) -> int:
    assert dtype.fields is not None
    return dtype.fields[name][1]
