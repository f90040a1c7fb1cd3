"""What the lab looks at in Mau-Mau: the rules it counts, the cards dealt, who is ahead."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from cardshed.engine.bits import list_bits
from cardshed.engine.compile import Log, rule
from cardshed.engine.events import BLOCKED, ROUND_OVER, SHUFFLE
from cardshed_maumau.description import LAID, PASSED, PENALIZED, SKIPPED, TOOK, WISHED
from cardshed_maumau.player import burden
from cardshed_maumau.state import CARDS, SEVENS, State

RULES = (
    ("pass", "MM-11"),
    ("reshuffle", "MM-12"),
    ("seven", "MM-20"),
    ("take", "MM-20"),
    ("skip", "MM-22"),
    ("wish", "MM-30"),
    ("mau", "MM-40"),
    ("penalty", "MM-40"),
    ("out", "MM-50"),
    ("blocked", "MM-53"),
)
_PASS, _RESHUFFLE, _SEVEN, _TAKE, _SKIP, _WISH, _MAU, _PENALTY, _OUT, _BLOCKED = range(len(RULES))

DEALT = tuple((card, "hand") for card in CARDS)
"""What ``dealt`` writes: the cards by number."""
TRIED: dict[str, tuple[bool | int | str, ...]] = {"limit": (0,)}
"""Other values of the options that are worth a look."""


@rule
def tally(s: State, log: Log, row: int, counts: npt.NDArray[np.int32]) -> None:
    """Counts the rules that a row of the log tells of."""
    assert log is not None
    kind = int(log[row, 0])
    if kind == LAID:
        counts[_SEVEN] += SEVENS >> int(log[row, 2]) & 1
        counts[_MAU] += int(log[row, 3])
    elif kind == ROUND_OVER:
        counts[_OUT] += int(log[row, 2] != 0)
    elif kind == PASSED:
        counts[_PASS] += 1
    elif kind == SHUFFLE:
        counts[_RESHUFFLE] += 1
    elif kind == TOOK:
        counts[_TAKE] += 1
    elif kind == SKIPPED:
        counts[_SKIP] += 1
    elif kind == WISHED:
        counts[_WISH] += 1
    elif kind == PENALIZED:
        counts[_PENALTY] += 1
    elif kind == BLOCKED:
        counts[_BLOCKED] += 1


@rule
def let_go(s: State, seat: int, counts: npt.NDArray[np.int32]) -> None:
    """Nobody acts out of turn."""


@rule
def ahead(s: State, seat: int) -> int:
    """MM-51, MM-52: the fewest points, each card in hand counted as an average one."""
    return -burden(s, seat)


@rule
def dealt(s: State, seat: int, out: npt.NDArray[np.uint8]) -> int:
    """Writes the cards a seat was dealt, returns how many."""
    return list_bits(int(s.held[seat]), out)


def side(options: dict[str, object]) -> int:
    """How many seats play together."""
    return 1
