"""What the lab looks at in Solo: the rules it counts, the cards dealt, who is ahead."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from cardshed.engine.bits import list_bits
from cardshed.engine.compile import Log, rule
from cardshed.engine.events import BLOCKED, ROUND_OVER, SHUFFLE
from cardshed.engine.events import DRAW as DREW
from cardshed.games.solo.effects import drawn_for
from cardshed.games.solo.events import (
    ACCEPTED,
    KEPT,
    LAID,
    OWES,
    PASSED,
    PENALIZED,
    REVERSED,
    ROTATED,
    SHIELDED,
    SKIPPED,
    SWAPPED,
    TOOK,
    TURNED_OVER,
)
from cardshed.games.solo.state import (
    CARDS,
    COLOR,
    COPIES,
    DRAW_FOURS,
    DRAW_TWOS,
    NOTHING,
    PRESENT,
    State,
)

RULES = (
    ("start_again", "SO-05"),
    ("draw", "SO-11"),
    ("keep", "SO-11"),
    ("jump_in", "SO-20"),
    ("jump_in_let_go", "SO-20"),
    ("skip", "SO-30"),
    ("reverse", "SO-31"),
    ("draw_two", "SO-32"),
    ("take", "SO-32"),
    ("raise", "SO-33"),
    ("choose_colour", "SO-34"),
    ("draw_four", "SO-35"),
    ("swap", "SO-36"),
    ("rotate", "SO-37"),
    ("gift", "SO-38"),
    ("shield", "SO-51"),
    ("solo", "SO-60"),
    ("penalty", "SO-60"),
    ("out", "SO-70"),
    ("reshuffle", "SO-73"),
    ("nothing_to_draw", "SO-73"),
    ("pass", "SO-73"),
    ("blocked", "SO-74"),
    ("too_long", "SO-75"),
)
(
    _START_AGAIN,
    _DRAW,
    _KEEP,
    _JUMP_IN,
    _JUMP_LET_GO,
    _SKIP,
    _REVERSE,
    _DRAW_TWO,
    _TAKE,
    _RAISE,
    _CHOOSE_COLOUR,
    _DRAW_FOUR,
    _SWAP,
    _ROTATE,
    _GIFT,
    _SHIELD,
    _SOLO,
    _PENALTY,
    _OUT,
    _RESHUFFLE,
    _NOTHING,
    _PASS,
    _BLOCKED,
    _TOO_LONG,
) = range(len(RULES))

DEALT = tuple((card, "hand") for card in CARDS)
"""What ``dealt`` writes: the cards by number."""

TRIED: dict[str, tuple[bool | int | str, ...]] = {"limit": (0, 500)}
"""Other values of the options that are worth a look."""

AVERAGE_POINTS = 15
"""SO-71: of a card in the deck, rounded."""


@rule
def tally(s: State, log: Log, row: int, counts: npt.NDArray[np.int32]) -> None:
    """Counts the rules that a row of the log tells of."""
    assert log is not None
    kind = int(log[row, 0])
    if kind == LAID:
        tally_lay(int(log[row, 2]), counts)
        counts[_SOLO] += log[row, 3]
        counts[_JUMP_IN] += log[row, 4]
    elif kind == DREW:
        # A turn draw is told first, or right after the shuffle it needed.
        counts[_DRAW] += int(row == 1 or (row == 2 and log[1, 0] == SHUFFLE))
        counts[_NOTHING] += int(log[row, 2] == NOTHING)
    elif kind == OWES:
        counts[_RAISE] += int(is_raise(log, row))
    elif kind == ACCEPTED:
        counts[_GIFT] += int(log[row, 2] == PRESENT)
    elif kind == BLOCKED:
        counts[_BLOCKED if log[row - 1, 0] == PASSED else _TOO_LONG] += 1
    elif kind == ROUND_OVER:
        counts[_OUT] += int(log[row, 2] != 0)
    elif kind == TURNED_OVER:
        counts[_START_AGAIN] += log[row, 3]
    else:
        tally_effect(kind, counts)


@rule
def tally_lay(card: int, counts: npt.NDArray[np.int32]) -> None:
    bit = 1 << card
    if bit & DRAW_TWOS:
        counts[_DRAW_TWO] += 1
    elif bit & DRAW_FOURS:
        counts[_DRAW_FOUR] += 1
    elif card == COLOR:
        counts[_CHOOSE_COLOUR] += 1


@rule
def tally_effect(kind: int, counts: npt.NDArray[np.int32]) -> None:
    """What has one row each time."""
    if kind == KEPT:
        counts[_KEEP] += 1
    elif kind == TOOK:
        counts[_TAKE] += 1
    elif kind == PENALIZED:
        counts[_PENALTY] += 1
    elif kind == SHUFFLE:
        counts[_RESHUFFLE] += 1
    elif kind == PASSED:
        counts[_PASS] += 1
    elif kind == SKIPPED:
        counts[_SKIP] += 1
    elif kind == REVERSED:
        counts[_REVERSE] += 1
    elif kind == SWAPPED:
        counts[_SWAP] += 1
    elif kind == ROTATED:
        counts[_ROTATE] += 1
    elif kind == SHIELDED:
        counts[_SHIELD] += 1


@rule
def is_raise(log: Log, row: int) -> bool:
    """SO-33: more is owed than the card just laid asks for."""
    assert log is not None
    for earlier in range(row - 1, 0, -1):
        if log[earlier, 0] == LAID:
            return bool(log[row, 2] > drawn_for(int(log[earlier, 2])))
    return False


@rule
def let_go(s: State, seat: int, counts: npt.NDArray[np.int32]) -> None:
    """SO-20: a seat that could have jumped in did not."""
    counts[_JUMP_LET_GO] += 1


@rule
def ahead(s: State, seat: int) -> int:
    """SO-71, SO-72: the fewest points, each card in hand counted as an average one, as all can see."""
    return -int(s.scores[seat]) - AVERAGE_POINTS * int(s.left[seat])


@rule
def dealt(s: State, seat: int, out: npt.NDArray[np.uint8]) -> int:
    """Writes the cards a seat was dealt, returns how many."""
    n = 0
    for copies in range(COPIES):
        n = list_bits(int(s.held[seat, copies]), out, n)
    return n


def side(options: dict[str, object]) -> int:
    """How many seats play together."""
    return 1
