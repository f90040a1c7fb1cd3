"""Decisions counted against the clock."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

REPEATS = 5
Work = Callable[[int], int]
"""Plays a piece of work with a seed; returns the decisions made, all of them finished."""


@dataclass(frozen=True)
class Rate:
    """The median of several measurements, and their spread."""

    median: float
    low: float
    high: float

    @classmethod
    def of(cls, rates: Sequence[float]) -> Rate:
        return cls(statistics.median(rates), min(rates), max(rates))

    def over(self, other: Rate) -> Rate:
        """How many times the other, at worst and at best.

        >>> Rate(20, 18, 24).over(Rate(2, 1, 3))
        Rate(median=10.0, low=6.0, high=24.0)
        """
        return Rate(self.median / other.median, self.low / other.high, self.high / other.low)


@dataclass(frozen=True)
class Measured:
    """One course of measurements by both clocks."""

    cpu: Rate
    """Decisions per second of CPU time, that of all threads together."""
    wall: Rate
    """Decisions per second that passed."""


def measure(work: Work, seconds: float) -> Measured:
    """Does the work for some seconds, in several parts; each part is a measurement."""
    work(0)  # compiles, loads, warms up
    parts = []
    seed = 1
    for _ in range(REPEATS):
        parts.append(_measure_once(work, seconds / REPEATS, seed))
        seed += parts[-1].pieces
    return Measured(
        Rate.of([part.decisions / part.cpu for part in parts]),
        Rate.of([part.decisions / part.wall for part in parts]),
    )


@dataclass(frozen=True)
class _Part:
    pieces: int
    decisions: int
    cpu: float
    wall: float


def _measure_once(work: Work, seconds: float, seed: int) -> _Part:
    pieces = decisions = 0
    cpu, wall = time.process_time(), time.perf_counter()
    while pieces == 0 or time.perf_counter() - wall < seconds:
        decisions += work(seed + pieces)
        pieces += 1
    shortest = 1e-9  # a clock may not have moved
    return _Part(
        pieces,
        decisions,
        max(time.process_time() - cpu, shortest),
        max(time.perf_counter() - wall, shortest),
    )
