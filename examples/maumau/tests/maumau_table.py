"""What the tests of Mau-Mau share: positions in few words."""

from __future__ import annotations

from typing import Any

import cardshed
from cardshed import Match


def table(*hands: str, discard: str, stock: str = "", **more: Any) -> Match:
    """A position with hands, discard pile and stock as words; seat 0 is in turn unless said."""
    return cardshed.load(
        {
            "game": "maumau",
            "seats": len(hands),
            "turn": 0,
            "hands": [hand.split() for hand in hands],
            "discard": discard.split(),
            "stock": stock.split(),
            "chance": {"seed": "07" * 32, "shuffles": 0},
            **more,
        }
    )


def sizes(match: Match) -> list[int]:
    return [len(cards) for cards in match.position()["hands"]]


def play(match: Match, *moves: str) -> list[str]:
    """Moves of whoever is in turn; the names of the events of the last one."""
    told: list[dict[str, Any]] = []
    for move in moves:
        told = match.play(match.turn, move)
    return [event["event"] for event in told]
