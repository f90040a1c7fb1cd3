"""Sums over all deals from which it is worked out what a card is worth."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from cardshed.engine.compile import allocating, rule

Numbers = npt.NDArray[np.float64]
Dealt = npt.NDArray[np.uint8]

COPIES, HANDS, CROSS, SQUARES, CROSS_CROSS, CROSS_SQUARES, SQUARES_SQUARES = range(7)
SUMS = 7
"""Over all deals, for each kind of card:

* how many were dealt, and to how many hands at least one;
* over the seats of a match, A = Σ (copies − usual copies) × (share of the win − fair share) and
  B = Σ (copies − usual copies)²: their sums over all matches, and those of A², A × B and B²."""


@rule
def count_copies(dealt: Dealt, copies: npt.NDArray[np.int32], sums: Numbers) -> None:
    """Adds up how many of each kind were dealt. ``dealt`` is (matches, seats, cards)."""
    for i in range(dealt.shape[0]):
        for seat in range(dealt.shape[1]):
            copies[:] = 0
            for k in range(dealt.shape[2]):
                copies[dealt[i, seat, k]] += 1
            for kind in range(copies.size):
                sums[COPIES, kind] += copies[kind]
                sums[HANDS, kind] += copies[kind] > 0


@allocating
def weigh_copies(dealt: Dealt, won: Numbers, fair: float, usual: Numbers, sums: Numbers) -> None:
    """Adds up A and B of each match. ``won`` is (matches, seats): each seat's share of the win; ``usual`` has
    the mean number of copies a hand."""
    seats = dealt.shape[1]
    kinds = usual.size
    copies = np.zeros((seats, kinds), dtype=np.int32)
    for i in range(dealt.shape[0]):
        copies[:] = 0
        for seat in range(seats):
            for k in range(dealt.shape[2]):
                copies[seat, dealt[i, seat, k]] += 1
        for kind in range(kinds):
            a, b = 0.0, 0.0
            for seat in range(seats):
                more = copies[seat, kind] - usual[kind]
                a += more * (won[i, seat] - fair)
                b += more * more
            sums[CROSS, kind] += a
            sums[SQUARES, kind] += b
            sums[CROSS_CROSS, kind] += a * a
            sums[CROSS_SQUARES, kind] += a * b
            sums[SQUARES_SQUARES, kind] += b * b
