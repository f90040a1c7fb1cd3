"""Players. They are shown what their seat may know, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol

from cardshed.engine.errors import BadInput
from cardshed.engine.rulebook import Position


class Bot(Protocol):
    """A player: one method, asked whenever its seat has a legal move."""

    def choose(self, view: Position, moves: Sequence[str], optional: bool) -> str | None:
        """A move, or ``None`` to let an out-of-turn chance (``optional``) go by."""


class Random:
    """Chooses evenly among its moves, and letting a chance go by is one of them."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: Position, moves: Sequence[str], optional: bool) -> str | None:
        del view
        return self._random.choice([*moves, None] if optional else list(moves))


BOTS = {"random": Random}


def check_bots(names: object) -> list[str]:
    """Names of known bots, or an error that says which is not."""
    if not isinstance(names, list | tuple):
        raise BadInput("bots", "must be a list of names")
    for i, name in enumerate(names):
        if name not in BOTS:
            raise BadInput(f"bots[{i}]", f"there is no bot {name!r}; there is {', '.join(BOTS)}")
    return list(names)


def bot(name: str, seed: int | None = None) -> Bot:
    """A player by its name."""
    check_bots([name])
    return BOTS[name](seed)
