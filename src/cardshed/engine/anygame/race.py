"""The moves that a search compares, and how they did so far."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

FEWEST = 32
"""Worlds before a move can drop out."""
BEHIND = 3.0
"""How many standard errors behind the leader a move drops out."""
PREFERENCE = 1.5
"""How many standard errors ahead another move must be to be taken instead of the careful player's."""
SURE = 1.96


@dataclass(frozen=True)
class Estimate:
    """How a move seems to turn out."""

    action: int
    chance: float
    """Of winning the match."""
    error: float
    """Half the width of the 95 % interval."""
    worlds: int


class Race:
    """The moves in the running and how they did so far."""

    def __init__(self, actions: npt.NDArray[np.int16]) -> None:
        self.actions = actions
        self.alive = np.arange(len(actions))
        self.worlds = np.zeros(len(actions), dtype=np.int64)
        self.sums = np.zeros(len(actions))
        self.products = np.zeros((len(actions), len(actions)))
        self.favourite: int | None = None

    def add(self, values: npt.NDArray[np.float64]) -> None:
        self.worlds[self.alive] += len(values)
        self.sums[self.alive] += values.sum(axis=0)
        self.products[np.ix_(self.alive, self.alive)] += values.T @ values

    def drop(self, keep: int) -> None:
        """Drops what is clearly behind the leader, or always the same as it, down to ``keep`` moves."""
        count = int(self.worlds[self.alive[0]])
        if count < FEWEST or len(self.alive) <= keep:
            return
        order = self.alive[np.argsort(-self.sums[self.alive], kind="stable")]
        leader = order[0]
        behind = (self.sums[leader] - self.sums[order]) / count
        own = self.products[order, order] - 2 * self.products[leader, order] + self.products[leader, leader]
        error = np.sqrt(np.maximum(own / count - behind**2, 0) / count)
        staying = (behind < BEHIND * error) | ((behind == 0) & (error > 0))
        staying[:keep] = True
        self.alive = np.sort(order[staying])

    def prefer(self, habit: int) -> None:
        """Stays with the careful player's move unless another is clearly better."""
        (at,) = np.nonzero(self.actions == habit)
        if len(at) == 0 or at[0] not in self.alive:
            return
        usual = at[0]
        leader = self.alive[np.argmax(self.sums[self.alive])]
        if leader != usual and self._lead(leader, usual) < PREFERENCE:
            self.favourite = int(usual)

    def _lead(self, one: int, other: int) -> float:
        """By how many standard errors one move is ahead of another."""
        count = int(self.worlds[one])
        ahead = float(self.sums[one] - self.sums[other]) / count
        squares = self.products[one, one] - 2 * self.products[one, other] + self.products[other, other]
        return ahead / math.sqrt(max(float(squares) / count - ahead * ahead, 1e-12) / count)

    def estimates(self) -> list[Estimate]:
        """The favourite first, then those that stayed longest, then by their chance."""
        found = []
        for i, action in enumerate(self.actions):
            count = int(self.worlds[i])
            mean = float(self.sums[i]) / max(count, 1)
            # Half a win in one world more keeps the error from vanishing where all went alike.
            centre = (float(self.sums[i]) + 0.5) / (count + 1)
            spread = (float(self.products[i, i]) + 0.5) / (count + 1) - centre * centre
            error = min(SURE * math.sqrt(spread / max(count, 1)), 1.0)
            found.append(Estimate(int(action), mean, error, count))
        found.sort(key=lambda estimate: (-estimate.worlds, -estimate.chance))
        if self.favourite is not None:
            found.sort(key=lambda estimate: estimate.action != self.actions[self.favourite])
        return found
