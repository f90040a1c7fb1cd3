"""What the tests of Skip-Bo share: positions in few words, and questions to a match."""

from __future__ import annotations

from typing import Any

import pytest

import cardshed
from cardshed import Match

NONE: list[list[str]] = [[], [], [], []]


def table(hand: list[str], *, seats: int = 2, **fields: Any) -> Match:
    """Seat 0 to play with this hand; nobody else holds a card, and no stock card can be laid at once."""
    position: dict[str, Any] = {
        "game": "skipbo",
        "seats": seats,
        "turn": 0,
        "hands": [hand, *[[] for _ in range(seats - 1)]],
        "stocks": [["9", "11"] for _ in range(seats)],
    }
    return cardshed.load(position | fields)


def clause(match: Match, move: str, seat: int = 0) -> str:
    """The clause that forbids the move."""
    refusal = match.refusal(seat, move)
    assert refusal is not None, f"{move} is legal"
    assert move not in match.moves(seat)
    assert refusal.text
    before = match.position()
    with pytest.raises(cardshed.IllegalMove):
        match.play(seat, move)
    assert match.position() == before
    return refusal.clause
