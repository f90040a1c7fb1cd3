"""What is left of matches that are not kept one by one: a row of sums."""

from __future__ import annotations

from typing import Any

from cardshed.engine.bits import count_bits
from cardshed.engine.compile import State, rule

UNWON, SHARED, DECISIONS, LONGEST = range(4)
"""Matches nobody won, matches several seats won, decisions in all, and of the longest match."""
SUMS = 4
"""Behind these come each seat's wins, then each seat's scores."""


@rule
def add_match(s: State, length: int, sums: Any) -> None:
    """Adds a match that is over."""
    winners = int(s.winners)
    sums[UNWON] += winners == 0
    sums[SHARED] += count_bits(winners) > 1
    sums[DECISIONS] += length
    sums[LONGEST] = max(int(sums[LONGEST]), length)
    seats = (sums.size - SUMS) // 2
    for seat in range(seats):
        sums[SUMS + seat] += winners >> seat & 1
        sums[SUMS + seats + seat] += int(s.scores[seat])
