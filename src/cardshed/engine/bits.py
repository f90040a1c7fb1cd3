"""Sets of small numbers as bits of one whole number."""

from __future__ import annotations

from typing import Any

import numpy.typing as npt
from llvmlite import ir
from numba import types
from numba.extending import intrinsic

from cardshed.engine.compile import INTERPRETED, rule
from cardshed.engine.insides import processor_of

SLOW_DEPOSIT = ("bdver4", "znver1", "znver2")
"""Processors that take long for the instruction that ``nth_bit`` is elsewhere."""


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
    """The number of the set bit that has ``n`` set bits below it.

    >>> nth_bit(0b101100, 1)
    3
    """
    found: int = _find_bit(int(mask), int(n))
    return found


def _find_by_halves(mask: int, n: int) -> int:
    """Halves the range at each step."""
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


def _find_at_once(typing: Any, mask: Any, n: Any) -> Any:
    """The same by an instruction that moves a bit to its place among others, where the processor has it."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if not _deposits(context):
            return context.compile_internal(builder, _find_by_halves, signature, arguments)
        word = ir.IntType(64)
        kind = ir.FunctionType(word, (word, word))
        deposit = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), kind)
        places, number = arguments
        bit = builder.call(deposit, (builder.shl(word(1), number), places))
        return builder.cttz(bit, ir.IntType(1)(0))

    return types.int64(types.int64, types.int64), generate


def _deposits(context: Any) -> bool:
    """Whether code is made for a processor that has the instruction, and is quick at it."""
    found = processor_of(context)
    if found is None:
        return False
    processor, features = found
    return "+bmi2" in features and processor not in SLOW_DEPOSIT


_find_bit: Any = _find_by_halves if INTERPRETED else intrinsic(_find_at_once)


@rule
def list_bits(mask: int, out: npt.NDArray[Any], n: int = 0) -> int:
    """Adds the numbers of all set bits, ascending, to a list of ``n``; returns how many it has then."""
    while mask:
        out[n] = lowest_bit(mask)
        n += 1
        mask &= mask - 1
    return n
