"""Positions, written from a game's description of its table: all of it, or what a seat may see.

What all games have comes first: whose turn it is, scores and the like. Then the game's own fields, which are
zones of cards and numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from cardshed.engine.description import EachSeat, Flag, Number, Seats, Told
from cardshed.engine.events import UNSEEN
from cardshed.engine.layout import Layout, Numbers
from cardshed.engine.zones import Zone

Position = dict[str, Any]
Viewer = Callable[[Numbers, int | None], Any]


@dataclass(frozen=True)
class InTurn:
    """What only the seat in turn sees, where there is something to see."""

    told: Told

    def described(self) -> dict[str, Any]:
        return {**self.told.described(), "seen_by": "turn"}


Described = Mapping[str, Zone | Told | InTurn]
"""The fields of a position, in order."""

COMMON: Described = {
    "round": Number("round_no"),
    "first": Number("first"),
    "moves": Number("moves"),
    "scores": EachSeat("scores"),
    "over": Flag("over"),
    "winners": Seats("winners"),
}


class Positions:
    """Writes positions of a game from its records."""

    def __init__(self, dtype: np.dtype[Any], table: Described, cards: Sequence[str]) -> None:
        self.layout = Layout(dtype)
        self._seats, self._turn = self.layout.at["seats"], self.layout.at["turn"]
        fields = {**COMMON, **table}
        self._writers = [(name, self._writer(field, cards)) for name, field in fields.items()]
        self._viewers = [(name, self._viewer(field, cards)) for name, field in fields.items()]

    def write(self, game: str, options: Mapping[str, Any], numbers: Numbers) -> Position:
        """The whole truth but for chance and memory."""
        position = self._head(game, options, numbers)
        for name, write in self._writers:
            position[name] = write(numbers)
        return position

    def view(self, game: str, options: Mapping[str, Any], numbers: Numbers, seat: int | None) -> Position:
        """What a seat may see of it; for ``None``, a spectator."""
        position = self._head(game, options, numbers)
        for name, write in self._viewers:
            position[name] = write(numbers, seat)
        return position

    def _head(self, game: str, options: Mapping[str, Any], numbers: Numbers) -> Position:
        return {
            "game": game,
            "seats": numbers[self._seats],
            "turn": numbers[self._turn],
            "options": dict(options),
        }

    def _writer(self, field: Zone | Told | InTurn, cards: Sequence[str]) -> Callable[[Numbers], Any]:
        if isinstance(field, Zone):
            return field.writer(self.layout, cards)
        return (field.told if isinstance(field, InTurn) else field).reader(self.layout.at)

    def _viewer(self, field: Zone | Told | InTurn, cards: Sequence[str]) -> Viewer:
        if isinstance(field, Zone):
            return field.viewer(self.layout, cards)
        read, turn = self._writer(field, cards), self._turn
        if not isinstance(field, InTurn):
            return lambda numbers, seat: read(numbers)

        def view(numbers: Numbers, seat: int | None) -> Any:
            value = read(numbers)
            return UNSEEN if value is not None and numbers[turn] != seat else value

        return view
