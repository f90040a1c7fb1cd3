"""What happened in a move of a match that is told again, and how to count it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cardshed.engine.events import DRAW, Event, Row


@dataclass
class Move:
    """What somebody did, the table before and after it, and all that was told."""

    seat: int
    text: str | None
    before: Any
    after: Any
    rows: list[Row]
    events: list[Event]

    def count(self, name: str, **features: Any) -> int:
        """How many such events there are."""
        return sum(
            event["event"] == name and all(event[key] == value for key, value in features.items())
            for event in self.events
        )


Count = Callable[[Move], int]


def laid(move: Move) -> Event | None:
    return next((event for event in move.events if event["event"] == "lay"), None)


def out(move: Move) -> int:
    return sum(event["event"] == "round_over" and bool(event["winners"]) for event in move.events)


def dry(move: Move) -> int:
    """Draws that found nothing."""
    return sum(row[0] == DRAW and row[2] < 0 for row in move.rows)


def lay_has(**features: Any) -> Count:
    def count(move: Move) -> int:
        event = laid(move)
        return int(event is not None and all(event[key] == value for key, value in features.items()))

    return count


def said(*texts: str) -> Count:
    return lambda move: int(move.text in texts)


def told(name: str, **features: Any) -> Count:
    return lambda move: move.count(name, **features)


def comes_from(*starts: str) -> Count:
    def count(move: Move) -> int:
        event = laid(move)
        return int(event is not None and event["from"].startswith(starts))

    return count


def blocked(passing: str) -> Count:
    return lambda move: move.count("blocked") * (move.text == passing)


def too_long(passing: str) -> Count:
    return lambda move: move.count("blocked") * (move.text != passing)


LET_GO: Count = lambda move: int(move.text is None)  # noqa: E731
