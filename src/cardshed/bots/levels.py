"""Opponents for people: from one who is still learning to an expert, each with a human pace.

How long a level takes depends on what everybody can see and on its own dice, never on the cards:
nobody can read a hand from a pause, and people can win a race to jump in.
"""

from __future__ import annotations

import random
from dataclasses import dataclass


@dataclass(frozen=True)
class Pace:
    """Seconds: the shortest, the usual and the longest."""

    shortest: float
    usual: float
    longest: float

    def draw(self, dice: random.Random) -> float:
        return dice.triangular(self.shortest, self.longest, self.usual)


@dataclass(frozen=True)
class Level:
    """A player of a certain strength and pace."""

    guess: int
    """Of a thousand decisions, those left to chance."""
    lapse: int
    """Of a thousand others, those made forgetfully: no SOLO, a combination missed, no thanks."""
    budget: str | None
    """For those who search: how long, in playouts, so that they play alike on any machine."""
    thinking: Pace
    """Before a move in turn."""
    reacting: Pace
    """Before a move out of turn."""

    def pause(self, optional: bool, dice: random.Random) -> float:
        """How many seconds to wait before moving."""
        return (self.reacting if optional else self.thinking).draw(dice)


LEVELS = {
    "beginner": Level(400, 300, None, Pace(1.2, 2.2, 4.5), Pace(2.5, 4.0, 7.0)),
    "easy": Level(150, 120, None, Pace(1.0, 1.8, 3.5), Pace(1.8, 2.8, 5.0)),
    "medium": Level(0, 30, None, Pace(0.9, 1.5, 3.0), Pace(1.2, 2.0, 3.5)),
    "hard": Level(0, 0, "300", Pace(0.8, 1.4, 2.5), Pace(0.9, 1.5, 2.5)),
    "expert": Level(0, 0, "3000", Pace(0.8, 1.3, 2.2), Pace(0.7, 1.1, 1.8)),
}
