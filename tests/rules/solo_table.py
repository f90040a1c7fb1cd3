"""What the tests of Solo share: positions in few words, and questions to a match."""

from __future__ import annotations

from typing import Any

import cardshed
from cardshed import Match


def table(*hands: str, discard: str, stock: str = "", **more: Any) -> Match:
    """A position with hands, discard pile and stock as words; seat 0 is in turn unless said."""
    return cardshed.load(
        {
            "game": "solo",
            "seats": len(hands),
            "turn": 0,
            "hands": [hand.split() for hand in hands],
            "discard": discard.split(),
            "stock": stock.split(),
            "chance": {"seed": "07" * 32, "shuffles": 0},
            **more,
        }
    )


def hand(match: Match, seat: int) -> list[str]:
    cards: list[str] = match.position()["hands"][seat]
    return sorted(cards)


def sizes(match: Match) -> list[int]:
    return [len(cards) for cards in match.position()["hands"]]


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]
