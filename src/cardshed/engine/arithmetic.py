"""Exponentials and logarithms that come out the same on every processor.

Libraries differ in the last bit, and a player who weighs two moves nearly alike would then decide
differently on a GPU. Here are only sums, products and quotients, which are rounded alike everywhere.
"""

from __future__ import annotations

import math

import numpy as np

from cardshed.engine.compile import rule

LN2_HIGH = 0.693147180369123816490
LN2_LOW = 1.90821492927058770002e-10
"""The natural logarithm of 2 in two parts: the first has zeros to spare at its end."""
ROUNDING = 1e-9
"""Far more than sums and products can be off by, far less than what makes one move better than another."""
ROOT_HALF = math.sqrt(0.5)
POWERS = np.array([1.0 / math.factorial(n) for n in range(14, -1, -1)])
"""Of the series of e to the x, the highest first."""
ODDS = np.array([2.0 / (2 * n + 1) for n in range(10, -1, -1)])
"""Of the series of the logarithm of (1 + x) / (1 − x)."""


@rule
def exp(x: float) -> float:
    """e to the power of x, for x from −700 to 700: 2 to a whole power, times a series near 1."""
    twos = int(math.floor(x / (LN2_HIGH + LN2_LOW) + 0.5))  # noqa: RUF046 (CUDA's floor gives a float)
    rest = (x - twos * LN2_HIGH) - twos * LN2_LOW
    value = 0.0
    for n in range(POWERS.size):
        value = value * rest + POWERS[n]
    return math.ldexp(value, twos)


@rule
def log(x: float) -> float:
    """The natural logarithm of a positive number: of a power of 2, and of the rest by a series."""
    part, twos = math.frexp(x)
    if part < ROOT_HALF:
        part *= 2.0
        twos -= 1
    ratio = (part - 1.0) / (part + 1.0)
    square = ratio * ratio
    value = 0.0
    for n in range(ODDS.size):
        value = value * square + ODDS[n]
    return twos * LN2_HIGH + (ratio * value + twos * LN2_LOW)


@rule
def is_more(value: float, other: float) -> bool:
    """Whether a value is more than another, and not by rounding only: compilers may round differently, and
    values that are meant to be equal must be so everywhere."""
    return value > other + ROUNDING
