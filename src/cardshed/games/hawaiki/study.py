"""What the lab looks at in Hawaiki: the rules it counts, the cards dealt, who is ahead."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from cardshed.engine.bits import list_bits
from cardshed.engine.compile import Log, rule
from cardshed.engine.events import BLOCKED, DRAW, ROUND_OVER, SHUFFLE
from cardshed.games.hawaiki.events import (
    AGAIN_TAKEN,
    ANSWERED,
    CALLED,
    HID,
    LAID,
    LEFT_OPEN,
    OPEN_DRAW,
    SACRIFICED,
    TURN_ENDED,
)
from cardshed.games.hawaiki.state import AS_HIDDEN, CARDS, NO_CARD, State

RULES = (
    ("draw", "HW-10"),
    ("pair", "HW-20"),
    ("suite", "HW-21"),
    ("colour", "HW-22"),
    ("three", "HW-23"),
    ("forgotten", "HW-30"),
    ("counter", "HW-30"),
    ("late", "HW-31"),
    ("call_let_go", "HW-31"),
    ("thanks", "HW-33"),
    ("wrong_thanks", "HW-33"),
    ("out", "HW-40"),
    ("reshuffle", "HW-44"),
    ("nothing_to_draw", "HW-44"),
    ("blocked", "HW-45"),
    ("too_long", "HW-46"),
    ("hide", "HW-50"),
    ("sacrifice", "HW-51"),
    ("second_chance", "HW-52"),
    ("second_chance_let_go", "HW-52"),
)
(
    _DRAW,
    _PAIR,
    _SUITE,
    _COLOUR,
    _THREE,
    _FORGOTTEN,
    _COUNTER,
    _LATE,
    _CALL_LET_GO,
    _THANKS,
    _WRONG,
    _OUT,
    _RESHUFFLE,
    _NOTHING,
    _BLOCKED,
    _TOO_LONG,
    _HIDE,
    _SACRIFICE,
    _AGAIN,
    _AGAIN_LET_GO,
) = range(len(RULES))
_COMBINATION = _PAIR - 1

DEALT = tuple((card, "hand") for card in CARDS)
"""What ``dealt`` writes: the cards by number."""

TRIED: dict[str, tuple[bool | int | str, ...]] = {"tokens": (1, 6)}
"""Other values of the options that are worth a look."""


@rule
def tally(s: State, log: Log, row: int, counts: npt.NDArray[np.int32]) -> None:
    """Counts the rules that a row of the log tells of."""
    assert log is not None
    kind, seat = int(log[row, 0]), int(log[row, 1])
    if kind == LAID:
        name = int(log[row, 4]) % AS_HIDDEN
        if name:
            counts[_COMBINATION + name] += 1
        counts[_FORGOTTEN] += int(s.forgot == seat)
    elif kind in (HID, LEFT_OPEN):
        counts[_HIDE] += int(kind == HID)
        counts[_FORGOTTEN] += int(s.forgot == seat)
    elif kind == CALLED:
        counts[_LATE if log[row, 2] == seat else _COUNTER] += 1
    elif kind == ANSWERED:
        counts[_THANKS if log[row, 4] == log[row, 3] else _WRONG] += 1
    elif kind in (DRAW, OPEN_DRAW):
        tally_draw(log, row, counts)
    elif kind == SHUFFLE:
        counts[_RESHUFFLE] += 1
    elif kind == ROUND_OVER:
        counts[_OUT] += int(log[row, 2] != 0)
    elif kind == BLOCKED:
        counts[_BLOCKED if log[row - 1, 0] == DRAW and log[row - 1, 2] == NO_CARD else _TOO_LONG] += 1
    else:
        tally_variants(kind, counts)


@rule
def tally_draw(log: Log, row: int, counts: npt.NDArray[np.int32]) -> None:
    """HW-10, HW-44: a turn draw is told first, or right after the shuffle it needed."""
    assert log is not None
    counts[_DRAW] += int(row == 1 or (row == 2 and log[1, 0] == SHUFFLE))
    counts[_NOTHING] += int(log[row, 2] == NO_CARD)


@rule
def tally_variants(kind: int, counts: npt.NDArray[np.int32]) -> None:
    if kind == SACRIFICED:
        counts[_SACRIFICE] += 1
    elif kind == AGAIN_TAKEN:
        counts[_AGAIN] += 1
    elif kind == TURN_ENDED:
        counts[_AGAIN_LET_GO] += 1


@rule
def let_go(s: State, seat: int, counts: npt.NDArray[np.int32]) -> None:
    """HW-31: a seat that could have called did not."""
    counts[_CALL_LET_GO] += 1


@rule
def ahead(s: State, seat: int) -> int:
    """HW-41: the tokens if the round ended now."""
    return int(s.scores[seat]) - int(s.held[seat])


@rule
def dealt(s: State, seat: int, out: npt.NDArray[np.uint8]) -> int:
    """Writes the cards a seat was dealt, returns how many."""
    return list_bits(int(s.two[seat]), out, list_bits(int(s.one[seat]), out))


def side(options: dict[str, object]) -> int:
    """How many seats play together."""
    return 1
