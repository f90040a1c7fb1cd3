"""What a seat of Mau-Mau sees, as numbers for learners: all that its view shows and that bears on play, but
for the order of the discard pile below its top."""

from __future__ import annotations

from functools import cache

from cardshed.engine.bits import count_bits
from cardshed.engine.compile import Features, rule
from cardshed.engine.state import after
from cardshed_maumau.rules import top_card
from cardshed_maumau.state import CARDS, KINDS, SUITS, State

VERSION = 1
HIGHEST = 2**15 - 1

IN_HAND, TOP, LYING, SUIT = 0, KINDS, 2 * KINDS, 3 * KINDS
TABLE = ("stock", "owed", "drew", "passes", "round", "hand", "sevens", "jacks", "mau", "limit")
SEAT = SUIT + len(SUITS) + len(TABLE)
STOCK, OWED, DREW, PASSES, ROUND, HAND, ANSWERS, JACKS, MAU, LIMIT = range(SUIT + len(SUITS), SEAT)


@cache
def features(seats: int) -> tuple[str, ...]:
    """The names of all features, in order. Seats are counted from the one that looks.

    >>> features(2)[:2], len(features(2)), len(features(6))
    (('hand.C7', 'hand.C8'), 116, 128)
    """
    return (
        *(f"{place}.{card}" for place in ("hand", "top", "lying") for card in CARDS),
        *(f"suit.{suit}" for suit in SUITS),
        *TABLE,
        *(f"{name}.{place}" for place in range(seats) for name in ("turn", "left", "score")),
    )


@rule
def observe(s: State, seat: int, out: Features) -> None:
    """MM-05: the own hand, the discard pile, the suit to follow, what is owed, and the options."""
    for card in range(KINDS):
        out[IN_HAND + card] = int(s.held[seat]) >> card & 1
    for i in range(int(s.discard_n)):
        out[LYING + int(s.discard[i])] = 1
    out[TOP + top_card(s)] = 1
    out[SUIT + int(s.suit)] = 1
    see_table(s, out)
    at = SEAT
    for _ in range(int(s.seats)):
        out[at] = seat == s.turn
        out[at + 1] = count_bits(int(s.held[seat]))
        out[at + 2] = min(int(s.scores[seat]), HIGHEST)
        at += 3
        seat = after(s, seat)


@rule
def see_table(s: State, out: Features) -> None:
    """MM-05, MM-12, MM-20, MM-53: what is owed and how much there is to draw; the round and the options."""
    out[STOCK] = s.stock_n
    out[OWED] = s.owed
    out[DREW] = s.drew
    out[PASSES] = s.passes
    out[ROUND] = min(int(s.round_no), HIGHEST)
    out[HAND] = s.hand_size
    out[ANSWERS] = s.answers
    out[JACKS] = s.jacks
    out[MAU] = s.mau
    out[LIMIT] = s.limit
