"""What the lab looks at in Skip-Bo: the rules it counts, the cards dealt, who is ahead."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from cardshed.engine.compile import Log, rule
from cardshed.engine.events import BLOCKED, DRAW, ROUND_OVER, SHUFFLE, TURN
from cardshed.games.skipbo.events import (
    COMPLETED,
    DISCARDED,
    FROM_DISCARD,
    FROM_PARTNER,
    FROM_STOCK,
    LAID,
    PASSED,
)
from cardshed.games.skipbo.rules import PER_CARD, side_stock
from cardshed.games.skipbo.state import CARDS, JOKER, State

RULES = (
    ("discard", "SB-12"),
    ("hand_refilled", "SB-13"),
    ("from_stock", "SB-14"),
    ("from_discard", "SB-15"),
    ("joker", "SB-20"),
    ("complete", "SB-21"),
    ("reshuffle", "SB-30"),
    ("nothing_to_draw", "SB-30"),
    ("pass", "SB-31"),
    ("blocked", "SB-32"),
    ("too_long", "SB-33"),
    ("out", "SB-40"),
    ("partners_piles", "SB-51"),
)
(
    _DISCARD,
    _REFILLED,
    _STOCK,
    _FROM_DISCARD,
    _JOKER,
    _COMPLETE,
    _RESHUFFLE,
    _NOTHING,
    _PASS,
    _BLOCKED,
    _TOO_LONG,
    _OUT,
    _PARTNER,
) = range(len(RULES))

DEALT = tuple((card, "stock") for card in CARDS)
"""What ``dealt`` writes: the cards by number. Hands are drawn when a turn begins, and soon gone."""

TRIED: dict[str, tuple[bool | int | str, ...]] = {"stock": (10, 20), "points": (200,)}
"""Other values of the options that are worth a look."""


@rule
def tally(s: State, log: Log, row: int, counts: npt.NDArray[np.int32]) -> None:
    """Counts the rules that a row of the log tells of."""
    assert log is not None
    kind = int(log[row, 0])
    if kind == LAID:
        tally_lay(int(log[row, 2]), int(log[row, 3]), counts)
    elif kind == DRAW:
        counts[_NOTHING] += int(log[row, 2] < 0)
        counts[_REFILLED] += int(is_refill(log, row))
    elif kind == DISCARDED:
        counts[_DISCARD] += 1
        counts[_PARTNER] += int(log[row, 3] >= FROM_DISCARD + FROM_PARTNER)
    elif kind == COMPLETED:
        counts[_COMPLETE] += 1
    elif kind == SHUFFLE:
        counts[_RESHUFFLE] += 1
    elif kind == PASSED:
        counts[_PASS] += 1
    elif kind == BLOCKED:
        counts[_BLOCKED if log[row - 1, 0] == PASSED else _TOO_LONG] += 1
    elif kind == ROUND_OVER:
        counts[_OUT] += int(row == 1 or log[row - 1, 0] != BLOCKED)


@rule
def tally_lay(card: int, source: int, counts: npt.NDArray[np.int32]) -> None:
    counts[_JOKER] += int(card == JOKER)
    if source > FROM_PARTNER:
        counts[_PARTNER] += 1
        source -= FROM_PARTNER
    counts[_STOCK] += int(source == FROM_STOCK)
    counts[_FROM_DISCARD] += int(source >= FROM_DISCARD)


@rule
def is_refill(log: Log, row: int) -> bool:
    """SB-13: the first card drawn after laying the last one, in the middle of a turn."""
    assert log is not None
    for earlier in range(row - 1, 0, -1):
        if log[earlier, 0] in (DRAW, TURN):
            return False
        if log[earlier, 0] == LAID:
            return True
    return False


@rule
def let_go(s: State, seat: int, counts: npt.NDArray[np.int32]) -> None:
    """Nobody has chances out of turn."""
    return


@rule
def ahead(s: State, seat: int) -> int:
    """SB-32, SB-41: fewest stock cards, in points; with those scored so far."""
    return int(s.scores[seat]) - PER_CARD * side_stock(s, seat)


@rule
def dealt(s: State, seat: int, out: npt.NDArray[np.uint8]) -> int:
    """Writes the cards of a seat's stock, returns how many."""
    n = int(s.reserve_n[seat])
    for place in range(n):
        out[place] = s.reserve[seat, place]
    return n


def side(options: dict[str, object]) -> int:
    """SB-50: how many seats play together."""
    return 2 if options["teams"] else 1
