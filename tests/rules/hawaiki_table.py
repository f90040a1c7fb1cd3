"""What the tests of Hawaiki share: positions in few words, and questions to a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cardshed
from cardshed import Match


def cards(text: str) -> list[str]:
    return text.split()


def table(hands: Sequence[str], piles: str, stock: str = "", **more: Any) -> Match:
    """A position: hands and stock as words, the three piles as words between commas."""
    position = {"game": "hawaiki", "seats": len(hands), "turn": 0, "stock": cards(stock)}
    position["hands"] = [cards(hand) for hand in hands]
    position["piles"] = [cards(pile) for pile in piles.split(",")]
    return cardshed.load({**position, **more})


def acting(match: Match) -> list[int]:
    """The seats that may act now."""
    return list(match.actors)


def hand(match: Match, seat: int) -> str:
    return " ".join(match.position()["hands"][seat])


def sizes(match: Match) -> list[int]:
    """How many cards each seat holds."""
    return [len(hand) for hand in match.position()["hands"]]
