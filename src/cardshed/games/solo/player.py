"""A careful player of Solo: weighs the sensible moves, from what its seat can see."""

from __future__ import annotations

from cardshed.engine.arithmetic import exp, is_more, log
from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Moves, Words, rule
from cardshed.engine.state import DECLINE, share_of_win
from cardshed.games.solo.effects import following
from cardshed.games.solo.plans import (
    BLACK_COUNT,
    BLACKS,
    Weights,
    counted,
    fewest_elsewhere,
    tally,
    value_of,
)
from cardshed.games.solo.rules import add_gifts, gives, has_one_left, instead, jumps, may_lay
from cardshed.games.solo.state import (
    ALIKE,
    CALL,
    COLOR,
    DRAW_FOUR,
    DRAW_ONE,
    GIFT,
    GIFT_TO,
    GIVING,
    LAST_GIFT,
    NAME_COLOR,
    NAME_FOUR,
    NOTHING,
    OF_COLOR,
    ONE_WAY,
    SEATS,
    SWAP,
    SWAP_WITH,
    SYMBOLS,
    State,
)
from cardshed.games.solo.weights import WEIGHTS

# Fitted to the winners of 10,000 matches of self-play with two to six seats and limits of 0, 100, 300
# and 600, by likelihood.
FEW_CARDS = 0.6
CARD_POINTS = 2
SCALE = 25.0
SCALE_TO_GO = 0.2

NUMBERS = sum(1 << card for card in range(SWAP) if card % len(SYMBOLS) < 9)
"""The number cards, a set."""


@rule
def greedy(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """The sensible move that looks best; points in hand count where rounds add up (SO-72)."""
    return best(s, seat, optional, WEIGHTS[2 * (int(s.seats) > 2) + (int(s.limit) > 0)], out)


@rule
def best(s: State, seat: int, optional: bool, w: Weights, out: Moves) -> int:
    """The sensible move with the highest value, or DECLINE; the first of equals."""
    n = sensible(s, seat, out)
    if n == 1 and not optional:
        return int(out[0])
    counts = tally(s, seat)
    near = fewest_elsewhere(s, seat)
    choice = DECLINE
    highest = value_of(s, seat, DECLINE, counts, near, w) if optional else -1e9
    for i in range(n):
        value = value_of(s, seat, int(out[i]), counts, near, w)
        if is_more(value, highest):
            highest = value
            choice = int(out[i])
    return choice


@rule
def sensible(s: State, seat: int, out: Moves) -> int:
    """Always with the call (SO-60); of numbers that serve alike the highest; no drawing instead of a
    coloured card that fits; of ways to lay the last card one."""
    if s.over:
        return 0
    if s.pending == GIVING:
        return add_gifts(without_equals(s, seat, int(s.held[seat, 0])), out) if gives(s, seat) else 0
    cards = may_lay(s, seat)
    n = add_ways(s, seat, cards, out)
    if n and has_one_left(s, seat):
        return 1
    if s.left[seat] == 2:
        for i in range(n):
            out[i] += CALL
    other = instead(s, seat, n == 0)
    if other == NOTHING or (other == DRAW_ONE and cards & ~BLACKS):
        return n
    out[n] = other
    return n + 1


@rule
def add_ways(s: State, seat: int, cards: int, out: Moves) -> int:
    """The sensible ways of laying these cards, without a call."""
    n = 0
    one_way = without_equals(s, seat, cards & ONE_WAY)
    while one_way:
        out[n] = lowest_bit(one_way)
        n += 1
        one_way &= one_way - 1
    if cards >> COLOR & 3:
        n = add_colors(s, seat, cards, out, n)
    if cards & ~ONE_WAY & ~BLACKS:
        n = add_targets(s, seat, cards, out, n)
    return n


@rule
def without_equals(s: State, seat: int, cards: int) -> int:
    """Of numbers of one colour that are single in hand, with no other of that number, only the highest."""
    held = int(s.held[seat, 0])
    kept = cards & ~NUMBERS
    numbers = cards & NUMBERS
    alone = 0
    while numbers:
        bit = numbers & -numbers
        if held & int(ALIKE[lowest_bit(bit)]) == bit and not int(s.held[seat, 1]) & bit:
            alone |= bit
        else:
            kept |= bit
        numbers ^= bit
    for color in range(4):
        of_color = alone & int(OF_COLOR[color])
        while of_color & (of_color - 1):
            of_color &= of_color - 1
        kept |= of_color
    return kept


@rule
def add_colors(s: State, seat: int, cards: int, out: Moves, n: int) -> int:
    """SO-34, SO-35: the colours in hand; any if there is none."""
    counts = tally(s, seat)
    colored = counts & ((1 << BLACK_COUNT) - 1)
    for color in range(4):
        if counted(counts, color) or (not colored and color == 0):
            if cards >> COLOR & 1:
                out[n] = NAME_COLOR + color
                n += 1
            if cards >> DRAW_FOUR & 1:
                out[n] = NAME_FOUR + color
                n += 1
    return n


@rule
def add_targets(s: State, seat: int, cards: int, out: Moves, n: int) -> int:
    """SO-36, SO-38: whoever holds fewest cards, or the next player; or a swap without a target."""
    last = has_one_left(s, seat)
    fewest = fewest_held(s, seat)
    neighbour = following(s, seat)
    for color in range(4):
        if cards >> (SWAP + color) & 1:
            out[n] = SWAP + color
            n += 1
            if not last:
                n = add_target(SWAP_WITH + color * SEATS, fewest, neighbour, out, n)
        if cards >> (GIFT + color) & 1:
            if last:
                out[n] = LAST_GIFT + color
                n += 1
            else:
                n = add_target(GIFT_TO + color * SEATS, fewest, neighbour, out, n)
    return n


@rule
def add_target(base: int, one: int, other: int, out: Moves, n: int) -> int:
    """The same card with one of two targets, which may be the same."""
    out[n] = base + one
    if one == other:
        return n + 1
    out[n + 1] = base + other
    return n + 2


@rule
def fewest_held(s: State, seat: int) -> int:
    """The seat with the fewest cards besides this one; the first in the direction of play."""
    other = following(s, seat)
    found = other
    while other != seat:
        if s.left[other] < s.left[found]:
            found = other
        other = following(s, other)
    return found


@rule
def lapse(s: State, seat: int, action: int) -> int:
    """Forgets the call (SO-60), or does not notice that it could jump in (SO-20)."""
    if action < DRAW_ONE and jumps(s, seat):
        return DECLINE
    return action - CALL if CALL <= action < LAST_GIFT else action


@rule
def worth(s: State, seat: int) -> float:
    """The share of a win; before the end, of all seats' prospects."""
    if s.over:
        return share_of_win(s, seat)
    total = 0.0
    for other in range(int(s.seats)):
        total += prospect(s, other, seat)
    return 1.0 / total


@rule
def prospect(s: State, seat: int, measure: int) -> float:
    """How likely a seat is to win, as a multiple of another's chance: from the cards in hand in a
    single round, from the points too in a match (SO-72)."""
    if int(s.limit) == 0:
        return exp(FEW_CARDS * log(int(s.left[measure]) / int(s.left[seat])))
    highest = 0
    for other in range(int(s.seats)):
        highest = max(highest, int(s.scores[other]))
    ahead = int(s.scores[measure]) - int(s.scores[seat])
    ahead += CARD_POINTS * (int(s.left[measure]) - int(s.left[seat]))
    scale = SCALE + SCALE_TO_GO * max(int(s.limit) - highest, 0)
    return exp(min(ahead / scale, 100.0))
