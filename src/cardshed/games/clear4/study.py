"""What the lab looks at in Clear 4: the rules it counts, the cards dealt, who is ahead."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from cardshed.engine.compile import Log, rule
from cardshed.engine.events import BLOCKED, ROUND_OVER
from cardshed.games.clear4.events import CLEARED, FROM_BLIND, FROM_STACK, LAID, PUSHED, REVEALED, SWEPT, TOOK
from cardshed.games.clear4.state import CARDS, JOKER, KINDS, NO_VALUE, STACKS, State

RULES = (
    ("joker", "C4-13"),
    ("joker_without_value", "C4-15"),
    ("from_stack", "C4-16"),
    ("sweep", "C4-20"),
    ("push", "C4-31"),
    ("clear", "C4-32"),
    ("pass", "C4-40"),
    ("blind", "C4-51"),
    ("blind_fails", "C4-55"),
    ("out", "C4-60"),
    ("last_blind_fails", "C4-61"),
    ("blocked", "C4-63"),
)
(
    _JOKER,
    _NO_VALUE,
    _STACK,
    _SWEEP,
    _PUSH,
    _CLEAR,
    _PASS,
    _BLIND,
    _FAILS,
    _OUT,
    _LAST_FAILS,
    _BLOCKED,
) = range(len(RULES))

DEALT = tuple((card, where) for where in ("hand", "stack") for card in CARDS)
"""What ``dealt`` writes: the cards by number, in hand, then in the stacks."""

TRIED: dict[str, tuple[bool | int | str, ...]] = {"rounds": ("seats",)}
"""Other values of the options that are worth a look."""


@rule
def tally(s: State, log: Log, row: int, counts: npt.NDArray[np.int32]) -> None:
    """Counts the rules that a row of the log tells of."""
    assert log is not None
    kind = int(log[row, 0])
    if kind == LAID:
        if log[row, 2] == JOKER:
            counts[_JOKER] += 1
            counts[_NO_VALUE] += int(log[row, 3] == NO_VALUE)
        counts[_STACK] += int(FROM_STACK <= log[row, 4] < FROM_BLIND)
    elif kind == SWEPT:
        counts[_SWEEP] += 1
    elif kind == PUSHED:
        counts[_PUSH] += 1
    elif kind == CLEARED:
        counts[_CLEAR] += 1
    elif kind == REVEALED and log[row, 3]:
        counts[_FAILS] += 1
        # It was the last card if all there is now came from the pile, but for the card itself.
        counts[_LAST_FAILS] += int(int(s.left[log[row, 1]]) == int(log[row + 1, 2]) + 1)
    elif kind == TOOK:
        counts[_PASS] += int(log[row - 1, 0] != REVEALED or row == 1)
    elif kind == ROUND_OVER:
        counts[_OUT] += int(log[row, 2] != 0)
    elif kind == BLOCKED:
        counts[_BLOCKED] += 1
    if kind in (LAID, CLEARED, REVEALED):
        counts[_BLIND] += int(log[row, 4] >= FROM_BLIND)


@rule
def let_go(s: State, seat: int, counts: npt.NDArray[np.int32]) -> None:
    """Nobody has chances out of turn."""
    return


@rule
def ahead(s: State, seat: int) -> int:
    """C4-62: the score if the round ended now."""
    return int(s.scores[seat]) - int(s.left[seat])


@rule
def dealt(s: State, seat: int, out: npt.NDArray[np.uint8]) -> int:
    """Writes the cards a seat was dealt, returns how many: hand, then all of the stacks."""
    n = 0
    for card in range(KINDS):
        for _ in range(s.hand[seat, card]):
            out[n] = card
            n += 1
    for stack in range(STACKS):
        for place in range(s.height[seat, stack]):
            out[n] = KINDS + s.stack[seat, stack, place]
            n += 1
    return n


def side(options: dict[str, object]) -> int:
    """How many seats play together."""
    return 1
