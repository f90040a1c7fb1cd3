"""What can go wrong, in terms a player or a caller understands."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed: the clause that forbids it and one sentence.

    ``text`` is English; ``say("fr")`` gives the sentence in another language.
    """

    clause: str
    text: str
    game: str = field(default="", repr=False, compare=False)

    def say(self, language: str) -> str:
        from cardshed.engine.words import refusal_text

        return refusal_text(self.game, self.clause, language)


class IllegalMove(ValueError):
    """A move that a clause of the rules forbids. The match is as it was."""

    def __init__(self, seat: int, move: str, refusal: Refusal) -> None:
        super().__init__(f"seat {seat}, {move}: {refusal.text} ({refusal.clause})")
        self.seat = seat
        self.move = move
        self.refusal = refusal
        self.clause = refusal.clause

    def __reduce__(self) -> tuple[Any, ...]:
        return IllegalMove, (self.seat, self.move, self.refusal)


class BadInput(ValueError):
    """A malformed option, position, record or argument; the message begins with the field's name."""

    def __init__(self, field_name: str, problem: str) -> None:
        super().__init__(f"{field_name}: {problem}")
        self.field = field_name
        self.problem = problem

    def __reduce__(self) -> tuple[Any, ...]:
        return BadInput, (self.field, self.problem)


def check_keywords(given: Mapping[str, object], kind: type) -> None:
    """Refuses what no typed dictionary ``kind`` of keywords knows, as Python does with parameters.

    >>> from typing import TypedDict
    >>> check_keywords({"copies": 2}, TypedDict("Wishes", {"copy": bool}))
    Traceback (most recent call last):
    TypeError: unexpected keyword argument 'copies'
    """
    for name in given:
        if name not in kind.__annotations__:
            raise TypeError(f"unexpected keyword argument {name!r}")
