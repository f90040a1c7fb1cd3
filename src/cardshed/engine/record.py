"""What a record holds, as a class: its fields in their order, each with its width and room.

The class is never instantiated. NumPy gets the layout from it, and mypy the names: a record is an
``np.record`` at run time, and whoever takes it for one of this class may ask for these fields only.

>>> class Table(Record):
...     turn = i1
...     hand = i1[EACH_SEAT, 13]
...
>>> Table.layout(4).fields["hand"]
(dtype(('i1', (4, 13))), 1)
"""

from __future__ import annotations

from typing import Any, Generic, Self, TypeAlias, TypeVar, overload

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
V = TypeVar("V")
Size: TypeAlias = int | str
EACH_SEAT, EACH_KIND = "seats", "kinds"
"""Instead of a size: as many as the layout has room for."""


class Row(Numbers):
    """A row of whole numbers."""

    @overload  # type: ignore[override]  # an array says less of what it holds
    def __getitem__(self, place: int, /) -> int: ...
    @overload
    def __getitem__(self, part: Any, /) -> Any: ...
    def __getitem__(self, place: Any, /) -> Any:
        return super().__getitem__(place)


class Grid(Numbers):
    """Rows of them."""

    @overload  # type: ignore[override]  # an array says less of what it holds
    def __getitem__(self, place: tuple[int, int], /) -> int: ...
    @overload
    def __getitem__(self, row: int, /) -> Row: ...
    @overload
    def __getitem__(self, part: Any, /) -> Any: ...
    def __getitem__(self, place: Any, /) -> Any:
        return super().__getitem__(place)


class Cube(Numbers):
    """Grids of them."""

    @overload  # type: ignore[override]  # an array says less of what it holds
    def __getitem__(self, place: tuple[int, int, int], /) -> int: ...
    @overload
    def __getitem__(self, row: tuple[int, int], /) -> Row: ...
    @overload
    def __getitem__(self, part: Any, /) -> Any: ...
    def __getitem__(self, place: Any, /) -> Any:
        return super().__getitem__(place)


class Field(Generic[V]):
    """A field whose value is read as a ``V``."""

    def __init__(self, kind: str, shape: tuple[Size, ...] = ()) -> None:
        self.kind = kind
        self.shape = shape

    @overload
    def __get__(self, record: None, owner: type[Any], /) -> Self: ...
    @overload
    def __get__(self, record: object, owner: type[Any], /) -> V: ...
    def __get__(self, record: object, owner: type[Any], /) -> Self | V:
        assert record is None
        return self

    def __set__(self, record: object, value: V | npt.NDArray[Any], /) -> None:
        raise TypeError("records are made by NumPy")


class Whole(Field[int]):
    """A whole number; with sizes, as many of them."""

    @overload
    def __getitem__(self, shape: Size, /) -> Field[Row]: ...
    @overload
    def __getitem__(self, shape: tuple[Size, Size], /) -> Field[Grid]: ...
    @overload
    def __getitem__(self, shape: tuple[Size, Size, Size], /) -> Field[Cube]: ...
    def __getitem__(self, shape: Any, /) -> Any:
        return Field(self.kind, shape if isinstance(shape, tuple) else (shape,))


i1, i2, i4, i8 = Whole("i1"), Whole("i2"), Whole("i4"), Whole("i8")
"""Signed numbers of so many bytes."""


class Record:
    """A record's fields: those of the class it is derived from, then its own."""

    @classmethod
    def fields(cls) -> dict[str, Field[Any]]:
        """All fields by their names, in the order in which they lie."""
        kinds = reversed(cls.__mro__)
        return {
            name: field for kind in kinds for name, field in vars(kind).items() if isinstance(field, Field)
        }

    @classmethod
    def mark(cls) -> str:
        """Whose record it is: the name of its first field, which takes no room. So records of two games
        differ even where all their other fields are the same. Numba sorts fields that lie at the same place
        by name, and a bracket comes before all letters."""
        return f"<{cls.__module__}.{cls.__qualname__}>"

    @classmethod
    def layout(cls, seats: int, kinds: int = 0) -> np.dtype[Any]:
        """The record with room for at most so many seats, and so many kinds of cards."""
        room = {EACH_SEAT: seats, EACH_KIND: kinds}
        mark = (cls.mark(), "i1", (0,))

        def described(name: str, field: Field[Any]) -> tuple[Any, ...]:
            sizes = tuple(size if isinstance(size, int) else room[size] for size in field.shape)
            return (name, field.kind, sizes) if sizes else (name, field.kind)

        return np.dtype([mark, *(described(*field) for field in cls.fields().items())], align=True)
