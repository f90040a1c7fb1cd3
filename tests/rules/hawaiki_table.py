"""What the tests of Hawaiki share: positions in few words, and questions to a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import cardshed
from cardshed import IllegalMove, Match


def cards(text: str) -> list[str]:
    return text.split()


def table(hands: Sequence[str], piles: str, stock: str = "", **more: Any) -> Match:
    """A position: hands and stock as words, the three piles as words between commas."""
    position = {"game": "hawaiki", "seats": len(hands), "turn": 0, "stock": cards(stock)}
    position["hands"] = [cards(hand) for hand in hands]
    position["piles"] = [cards(pile) for pile in piles.split(",")]
    return cardshed.load({**position, **more})


def against(match: Match, seat: int, move: str) -> str:
    """The clause that forbids a move, which changes nothing."""
    before = match.position()
    refusal = match.refusal(seat, move)
    assert refusal is not None, f"{move} is allowed"
    with pytest.raises(IllegalMove) as caught:
        match.play(seat, move)
    assert (caught.value.clause, caught.value.seat) == (refusal.clause, seat)
    assert refusal.text
    assert match.position() == before
    return refusal.clause


def acting(match: Match) -> list[int]:
    """The seats that may act now."""
    return list(match.actors)


def hand(match: Match, seat: int) -> str:
    return " ".join(match.position()["hands"][seat])


def sizes(match: Match) -> list[int]:
    """How many cards each seat holds."""
    return [len(hand) for hand in match.position()["hands"]]
