"""What the tests of Clear 4 share: positions in few words, and questions to a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import cardshed
from cardshed import Match


def cards(text: str) -> list[str]:
    return text.split()


def table(hands: Sequence[str], pile: str = "", stacks: Sequence[str] = (), **more: Any) -> Match:
    """A position: hands and pile as words, a seat's stacks as words between commas."""
    all_stacks = [[cards(stack) for stack in text.split(",")] for text in stacks]
    all_stacks += [[] for _ in hands[len(stacks) :]]
    for own in all_stacks:
        own.extend([] for _ in range(4 - len(own)))
    position = {"game": "clear4", "hands": [cards(hand) for hand in hands], "stacks": all_stacks}
    return cardshed.load({**position, "seats": len(hands), "turn": 0, "pile": cards(pile), **more})


def go(match: Match, moves: str) -> list[dict[str, Any]]:
    """Plays moves, each for the seat in turn; returns the events of all."""
    return [event for move in moves.split() for event in match.play(match.turn, move)]


def pile(match: Match) -> str:
    return " ".join(match.position()["pile"])
