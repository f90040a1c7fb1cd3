"""The fields that every game's record has, and the rules about turns and rounds that all share."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.bits import count_bits
from cardshed.engine.compile import Log, State, rule
from cardshed.engine.events import MATCH_OVER, emit
from cardshed.engine.record import EACH_SEAT, Field, Record, Row, Whole, i1, i2, i4

MOST_MOVES_A_ROUND = 10_000
"""A round that gets so far is blocked, so that every match ends."""

DECLINE = -1
"""Instead of an action: to let an out-of-turn chance go by."""


class Common(Record):
    """What every game's record begins with."""

    seats = i1
    turn = i1
    first = i1
    over = i1
    undealt = i1  # a round is over, or none has begun, and the next is to be dealt
    winners = i2
    declined = i2
    round_no = i4
    moves = i4
    scores = i4[EACH_SEAT]


class WithStock(Common):
    """The record of a game with a face-down stock, bottom first; it is the game that gives it room.
    Cards from ``settled`` up have no order yet."""

    stock_n: Whole
    settled: Whole
    stock: Field[Row]


def new_state(dtype: np.dtype[Any]) -> State:
    """An empty record that can be read and written by field name."""
    return new_states(dtype)[0]


def new_states(dtype: np.dtype[Any], count: int = 1) -> Any:
    """Empty records in an array, which Numba takes over from Python thirty times as fast as a record."""
    return np.zeros(count, dtype=np.dtype((np.record, dtype)))


@rule
def everyone(s: Common) -> int:
    """The mask of all seats."""
    return (1 << int(s.seats)) - 1


@rule
def after(s: Common, seat: int) -> int:
    """The seat to the left."""
    return seat + 1 if seat + 1 < int(s.seats) else 0


@rule
def best_scores(s: Common, sign: int) -> int:
    """The mask of the seats with the highest score (sign 1) or the lowest (sign −1); ties share."""
    best = sign * int(s.scores[0])
    for seat in range(1, int(s.seats)):
        best = max(best, sign * int(s.scores[seat]))
    mask = 0
    for seat in range(int(s.seats)):
        if sign * int(s.scores[seat]) == best:
            mask |= 1 << seat
    return mask


@rule
def share_of_win(s: Common, seat: int) -> float:
    """A seat's share of the win of a match that is over: winners share alike, and there may be none."""
    winners = int(s.winners)
    return (winners >> seat & 1) / count_bits(winners) if winners else 0.0


@rule
def end_match(s: Common, winners: int, log: Log) -> None:
    s.over = 1
    s.winners = winners
    emit(log, MATCH_OVER, -1, winners, 0, 0)
