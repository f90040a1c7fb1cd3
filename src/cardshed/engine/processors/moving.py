"""How the threads of a block move memory together: a word for each thread at a step, and several steps in one
go, so that a thread waits for all of its words at once."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types

from cardshed.engine.anygame.batches import may_decline
from cardshed.engine.anygame.functions import legal
from cardshed.engine.processors.compiling import cuda, helper
from cardshed.engine.processors.gpu import NUMBERS, SHARING

MOST_AT_ONCE = 13
"""Words that a thread waits for at a time."""
AT_ONCE = 8
"""The same for moves of a list, and for words that are made rather than fetched."""
EVERY_FOURTH, LOWEST = np.uint64(0x00204081), np.uint64(0x01010101)
"""What spreads four bits over four bytes, and the lowest bit of each of these."""
FOUR, FIFTEEN, WIDTH = np.uint64(4), np.uint64(15), np.uint64(32)


def piece(words: int) -> int:
    """How many words a thread moves at a time, where a block moves so many: few are left over at last.

    >>> piece(64 * 16), piece(64 * 25)
    (8, 12)
    """
    each = max(1, words // SHARING)
    rounds = -(-each // MOST_AT_ONCE)
    return each // rounds


@helper
def copy_words(some: Any, to: Any, first: int, source: Any, start: int, count: int) -> None:
    """Copies a stretch of memory. ``some`` is room for a piece."""
    k = cuda.threadIdx.x
    while k + (some.size - 1) * SHARING < count:
        for j in range(some.size):
            some[j] = source[start + k + j * SHARING]
        for j in range(some.size):
            to[first + k + j * SHARING] = some[j]
        k += some.size * SHARING
    while k < count:
        to[first + k] = source[start + k]
        k += SHARING


@helper
def fetch_parts(some: Any, source: Any, first: int, row: int, part: int, count: int) -> None:
    """Begins to fetch the first part of each of so many rows. ``some`` is room for all that a thread fetches.
    Small numbers do here, and are quicker than large ones."""
    column = np.int32(cuda.threadIdx.x % part)
    at = np.int32(cuda.threadIdx.x // part * row + cuda.threadIdx.x % part)
    k = np.int32(cuda.threadIdx.x)
    end = np.int32(count * part)
    for j in range(some.size):
        if k < end:
            some[j] = source[first + at]
        k = np.int32(k + SHARING)
        at = np.int32(at + SHARING // part * row + SHARING % part)
        column = np.int32(column + SHARING % part)
        if column >= part:
            column = np.int32(column - part)
            at = np.int32(at + row - part)


@helper
def put_down(some: Any, to: Any, count: int) -> None:
    """Waits for what is being fetched, and puts it down side by side."""
    for j in range(some.size):
        if cuda.threadIdx.x + j * SHARING < count:
            to[cuda.threadIdx.x + j * SHARING] = some[j]


@helper
def fetch_due(some: Any, to: Any, memory: Any, size: int, due: Any, first: int, count: int) -> None:
    """Copies records of so many words from the places that are listed, behind their numbers."""
    for k in range(cuda.threadIdx.x, count * size, some.size * SHARING):
        for j in range(some.size):
            at = k + j * SHARING
            if at < count * size:
                some[j] = memory[due[NUMBERS + first + at // size] * size + at % size]
        for j in range(some.size):
            if k + j * SHARING < count * size:
                to[k + j * SHARING] = some[j]


@helper
def store_due(memory: Any, size: int, due: Any, first: int, count: int, source: Any) -> None:
    """Copies them back."""
    for k in range(cuda.threadIdx.x, count * size, SHARING):
        memory[due[NUMBERS + first + k // size] * size + k % size] = source[k]


@helper
def clear_words(memory: Any, first: int, end: int) -> None:
    """Clears a stretch of memory."""
    k = first + cuda.threadIdx.x
    while k + (AT_ONCE - 1) * SHARING < end:
        for j in range(AT_ONCE):
            memory[k + j * SHARING] = 0
        k += AT_ONCE * SHARING
    while k < end:
        memory[k] = 0
        k += SHARING


@helper
def mark_bits(s: Any, seat: int, moves: Any, bits: Any, at: int, first: int, last: int) -> None:
    """Sets a bit for each legal action of a seat, counted from ``first``; the ``last`` is for declining."""
    some = cuda.local.array(AT_ONCE, types.int16)
    count = legal(s, seat, moves)
    for k in range(0, count, AT_ONCE):
        for j in range(AT_ONCE):
            some[j] = moves[k + j]
        for j in range(AT_ONCE):
            if k + j < count:
                set_bit(bits, at, first + int(some[j]))
    if may_decline(s, seat):
        set_bit(bits, at, first + last)


@helper
def set_bit(bits: Any, at: int, bit: int) -> None:
    """Sets a bit while other threads may be setting its neighbours."""
    cuda.atomic.or_(bits, at + bit // 32, np.uint32(1) << np.uint32(bit % 32))


@helper
def spread_bits(to: Any, start: int, eights: Any, first: int, count: int) -> None:
    """Makes a byte, 0 or 1, of each bit."""
    k = cuda.threadIdx.x
    while k + (AT_ONCE - 1) * SHARING < count:
        for j in range(AT_ONCE):
            to[start + k + j * SHARING] = spread(eights[first + k + j * SHARING])
        k += AT_ONCE * SHARING
    while k < count:
        to[start + k] = spread(eights[first + k])
        k += SHARING


@helper
def spread(eight: Any) -> Any:
    """Eight bits as eight bytes."""
    low = (eight & FIFTEEN) * EVERY_FOURTH & LOWEST
    high = (eight >> FOUR) * EVERY_FOURTH & LOWEST
    return low | high << WIDTH
