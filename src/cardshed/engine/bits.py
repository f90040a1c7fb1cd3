"""Sets of small numbers as bits of one whole number."""

from __future__ import annotations

from cardshed.engine.compile import Moves, rule


def members(mask: int) -> list[int]:
    """The numbers of all set bits, ascending.

    >>> members(0b1010)
    [1, 3]
    """
    numbers = []
    while mask:
        lowest = mask & -mask
        numbers.append(lowest.bit_length() - 1)
        mask ^= lowest
    return numbers


@rule
def count_bits(mask: int) -> int:
    """How many bits are set. Compilers know this loop: it becomes one instruction."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@rule
def lowest_bit(mask: int) -> int:
    """The number of the lowest bit that is set."""
    return count_bits((mask & -mask) - 1)


@rule
def nth_bit(mask: int, n: int) -> int:
    """The number of the set bit that has ``n`` set bits below it; halves the range at each step."""
    found = 0
    width = 32
    while width > 0:
        below = count_bits(mask & ((1 << width) - 1))
        if n >= below:
            n -= below
            mask >>= width
            found += width
        width >>= 1
    return found


@rule
def list_bits(mask: int, out: Moves) -> int:
    """Writes the numbers of all set bits, ascending; returns how many."""
    n = 0
    while mask:
        out[n] = lowest_bit(mask)
        n += 1
        mask &= mask - 1
    return n
