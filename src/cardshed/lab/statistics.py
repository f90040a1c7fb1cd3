"""Estimates with their intervals, and how numbers are spread."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.lab.findings import SHARE, Estimate, Spread
from cardshed.rating import SURE, wilson

Numbers = npt.NDArray[Any]
PERCENTILES = (5, 25, 50, 75, 95)
MOST_BARS = 40
NEARLY_ALL = 99.5
"""Per cent of the matches that a histogram shows one by one; the rest is in its last bar."""


def share(count: float, total: int) -> Estimate:
    """A share of matches; parts of a match may be counted too (shared wins)."""
    if not total:
        return Estimate(0.0, 0.0, 1.0, SHARE)
    low, high = wilson(count, total)
    value = count / total
    return Estimate(value, min(low, value), max(high, value), SHARE)


def mean(values: Numbers, unit: str) -> Estimate:
    """The mean of one number a match."""
    if not len(values):
        return Estimate(0.0, 0.0, 0.0, unit)
    middle = float(values.mean())
    error = SURE * float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    return Estimate(middle, middle - error, middle + error, unit)


def times(counts: Numbers) -> Estimate:
    """How often something happens in a match. What never happened may yet be rare rather than impossible."""
    found = mean(counts, "times")
    if found.value == 0:
        return Estimate(0.0, 0.0, wilson(0, len(counts))[1], "times")
    return Estimate(found.value, max(found.low, 0.0), found.high, "times")


def spread(values: Numbers, unit: str, edges: Sequence[float] | None = None) -> Spread:
    """How numbers are spread, with a histogram of at most so many bars."""
    if not len(values):
        return Spread(mean(values, unit), {str(p): 0.0 for p in PERCENTILES}, 0.0, 0.0, (), ())
    found = np.percentile(values, PERCENTILES)
    chosen = np.asarray(histogram_edges(values) if edges is None else edges, dtype=float)
    bars = np.clip(np.searchsorted(chosen, values, side="right") - 1, 0, len(chosen) - 2)
    counts = np.bincount(bars, minlength=len(chosen) - 1)
    return Spread(
        mean(values, unit),
        {str(p): float(value) for p, value in zip(PERCENTILES, found, strict=True)},
        float(values.min()),
        float(values.max()),
        tuple(float(edge) for edge in chosen),
        tuple(int(count) for count in counts),
    )


def spread_by_match(values: Numbers, counted: npt.NDArray[np.bool_], unit: str) -> Spread:
    """How the numbers of some seats are spread; both tables are (matches, seats). Seats of one match depend
    on each other, so that matches are what the interval goes by: the mean is a ratio of two sums."""
    found = spread(values[counted], unit)
    middle = found.mean.value
    matches = int(counted.any(axis=1).sum())
    if matches < 2:
        return found
    rests = np.where(counted, values - middle, 0.0).sum(axis=1)
    scatter = float((rests**2).sum()) * matches / (matches - 1)
    error = SURE * math.sqrt(scatter) / int(counted.sum())
    return replace(found, mean=Estimate(middle, middle - error, middle + error, unit))


def histogram_edges(values: Numbers) -> list[float]:
    """Round edges, so that nearly all values have a bar and there are not too many; the last bar is open.

    >>> histogram_edges(np.array([1, 2, 2, 5]))
    [1.0, 2.0, 3.0, 4.0, 5.0]
    """
    whole = values.dtype.kind in "iu"
    low, high = float(values.min()), float(np.percentile(values, NEARLY_ALL))
    width = round_width((high - low) / MOST_BARS)
    if whole:
        width = max(width, 1.0)
    first = math.floor(low / width)
    last = max(math.floor(high / width), first)
    return [round(step * width, 9) for step in range(first, last + 2)]


def round_width(least: float) -> float:
    """1, 2 or 5 times a power of ten, at least so much.

    >>> round_width(0.3), round_width(7), round_width(0)
    (0.5, 10.0, 0.01)
    """
    if least <= 0.01:
        return 0.01
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least * (1 - 1e-9))
