"""A careful player of Mau-Mau, who judges cards by rules of thumb and by what its seat can see."""

from __future__ import annotations

import math

from cardshed.engine.bits import count_bits
from cardshed.engine.compile import Moves, Words, rule
from cardshed.engine.state import after, share_of_win
from cardshed_maumau.rules import add_ways, fitting, instead, may_call
from cardshed_maumau.state import (
    CALL,
    CARD_OF,
    DRAW,
    EIGHTS,
    JACK,
    OF_RANK,
    OF_SUIT,
    POINTS,
    SEVENS,
    SUIT_OF,
    State,
)

SHORT = 2
"""Cards with which the next player is about to go out."""
FOLLOWING, JACK_KEPT, AGAINST_SHORT = 8, 30, 40
"""What these are worth, in points less in hand: a card that could be laid next time; a jack still in hand; a
seven or an eight against a player who is about to go out."""
CARD_POINTS = 8
"""What a card in hand costs on average (MM-51)."""
SCALE = 30.0
"""Points ahead that make winning about three times as likely."""


@rule
def greedy(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """The sensible move that looks best; the first of equals."""
    n = sensible(s, seat, out)
    best = 0
    for i in range(1, n):
        if value_of(s, seat, int(out[i])) > value_of(s, seat, int(out[best])):
            best = i
    return int(out[best])


@rule
def value_of(s: State, seat: int, action: int) -> int:
    """What a way of laying a card is worth; drawing is worth nothing."""
    if action >= DRAW:
        return 0
    way = action - CALL if action >= CALL else action
    card = int(CARD_OF[way])
    rest = int(s.held[seat]) ^ 1 << card
    fits_next = rest & (int(OF_SUIT[int(SUIT_OF[way])]) | int(OF_RANK[card]))
    value = 1 + int(POINTS[card]) + FOLLOWING * count_bits(fits_next)
    if (SEVENS | EIGHTS) >> card & 1 and count_bits(int(s.held[after(s, seat)])) <= SHORT:
        value += AGAINST_SHORT
    if card >= JACK and count_bits(rest) > 1:
        value -= JACK_KEPT
    return value


@rule
def sensible(s: State, seat: int, out: Moves) -> int:
    """MM-11, MM-40: always with the call; nothing else where a card can be laid. A suit that one holds is
    wished, where one holds any but jacks."""
    if s.over or seat != s.turn:
        return 0
    n = add_ways(int(s.held[seat]) & fitting(s), out)
    if n == 0:
        out[0] = instead(s)
        return 1
    kept = 0
    for i in range(n):
        if int(out[i]) < JACK or wished_well(s, seat, int(out[i])):
            out[kept] = int(out[i]) + (CALL if may_call(s, seat) else 0)
            kept += 1
    return kept


@rule
def wished_well(s: State, seat: int, way: int) -> bool:
    """MM-30: whether a jack wishes for a suit that one can follow oneself, or cannot whatever it is."""
    plain = int(s.held[seat]) & ((1 << JACK) - 1)
    return plain == 0 or plain & int(OF_SUIT[int(SUIT_OF[way])]) != 0


@rule
def lapse(s: State, seat: int, action: int) -> int:
    """Forgets the call (MM-40)."""
    return action - CALL if CALL <= action < DRAW else action


@rule
def worth(s: State, seat: int) -> float:
    """The share of a win; before the end, of all seats' prospects."""
    if s.over:
        return share_of_win(s, seat)
    own = burden(s, seat)
    total = 0.0
    for other in range(int(s.seats)):
        total += math.exp(min((own - burden(s, other)) / SCALE, 50.0))
    return 1.0 / total


@rule
def burden(s: State, seat: int) -> int:
    """MM-51, MM-52: the points of a seat, each card in hand counted as an average one."""
    return int(s.scores[seat]) + CARD_POINTS * count_bits(int(s.held[seat]))
