"""What results say: intervals, an Elo table, and a test that stops when a comparison is decided."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

ELO = 400 / math.log(10)
"""Elo points a unit of log-odds."""
SURE = 1.96


def wilson(wins: float, games: int, z: float = SURE) -> tuple[float, float]:
    """The Wilson 95 % interval of a share.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def elo_table(beaten: npt.NDArray[np.float64]) -> list[tuple[float, float]]:
    """Elo and half the width of its 95 % interval for each bot, as leads over the weakest.

    ``beaten[i, j]`` are the points of bot i against bot j. The strengths are the most likely ones
    (Bradley and Terry); a single drawn match between all keeps those finite who lost everything.

    >>> table = elo_table(np.array([[0.0, 75.0], [25.0, 0.0]]))
    >>> [round(elo) for elo, _ in table]
    [189, 0]
    """
    points = beaten + 0.5 * (1 - np.eye(len(beaten)))
    matches = points + points.T
    strength = np.zeros(len(points))
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (points - matches * expected).sum(axis=1)
        weight = matches * expected * (1 - expected)
        information = np.diag(weight.sum(axis=1)) - weight
        step = np.linalg.pinv(information) @ slope
        strength += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    weakest = int(np.argmin(strength))
    covariance = np.linalg.pinv(information)
    own = np.diag(covariance)
    spread = np.sqrt(np.maximum(own + own[weakest] - 2 * covariance[weakest], 0))
    lead = strength - strength[weakest]
    return [(float(ELO * s), float(SURE * ELO * e)) for s, e in zip(lead, spread, strict=True)]


def share_of(elo: float) -> float:
    """The share of points that a lead in Elo is worth.

    >>> round(share_of(100), 2)
    0.64
    """
    return 1 / (1 + 10 ** (-elo / 400))


@dataclass
class Sprt:
    """A sequential test: is the first bot ahead by ``high`` Elo rather than by ``low``?

    Fed with the first bot's share of each deal (all seatings of it together, since they are not
    independent), it keeps the likelihood ratio of the two claims, the spread of the shares being
    estimated (a generalised SPRT). Both kinds of error are at most 5 %.
    """

    low: float
    high: float
    error: float = 0.05
    deals: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, share: float) -> None:
        """One more deal; nothing changes a verdict."""
        if self.verdict is not None:
            return
        self.deals += 1
        self.total += share
        self.squares += share * share

    @property
    def ratio(self) -> float:
        """The logarithm of the likelihood ratio."""
        if self.deals < 2:
            return 0.0
        mean = self.total / self.deals
        # Half a deal each way keeps the spread from vanishing when all deals ended alike.
        spread = (self.squares + 0.5) / (self.deals + 1) - ((self.total + 0.5) / (self.deals + 1)) ** 2
        low, high = share_of(self.low), share_of(self.high)
        return self.deals * (high - low) * (2 * mean - low - high) / (2 * spread)

    @property
    def bound(self) -> float:
        return math.log((1 - self.error) / self.error)

    @property
    def verdict(self) -> str | None:
        """``"high"`` or ``"low"`` when the claim is decided."""
        if self.ratio >= self.bound:
            return "high"
        return "low" if self.ratio <= -self.bound else None

    def summary(self) -> dict[str, Any]:
        return {
            "low": self.low,
            "high": self.high,
            "ratio": self.ratio,
            "bound": self.bound,
            "verdict": self.verdict,
            "deals": self.deals,
        }
