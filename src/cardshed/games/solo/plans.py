"""How good a move of Solo looks to a seat, from what it can see: a weighed sum of simple facts.

The weights are in ``weights.py``. A seat knows its own cards and how many the others hold (SO-06).
"""

from __future__ import annotations

from typing import Any

from cardshed.engine.bits import count_bits
from cardshed.engine.compile import rule
from cardshed.games.solo.effects import following
from cardshed.games.solo.state import (
    ALIKE,
    BLACK,
    CARD_OF,
    COLOR,
    COLOR_OF,
    DRAW,
    DRAW_FOUR,
    DRAW_ONE,
    EFFECT,
    EXCHANGE,
    GIFTS,
    GIVE,
    KEEP,
    NO_EFFECT,
    NOTHING,
    OF_COLOR,
    POINTS,
    PRESENT,
    REVERSE,
    ROTATION,
    SKIP,
    TAKE,
    TARGET_OF,
    State,
)

Weights = Any
"""A record of ``weights.py``."""

# Sorts of cards: what they do, and then
NAMES_COLOR, FOUR, NO_EXCHANGE = range(8, 11)

# Ways of not laying a card
DRAWS, TAKES, KEEPS, IS_SKIPPED, IS_SWAPPED, IS_GIVEN, IS_ROTATED, DECLINES = range(8)

BLACKS = sum(1 << kind for kind in BLACK)
BLACK_COUNT = 32
"""Where a tally holds the black cards; colours take eight bits each below."""
OUT = 100.0
"""More than anything but going out is worth."""


def _sorts() -> Any:
    sorts = EFFECT.copy()
    sorts[COLOR] = NAMES_COLOR
    sorts[DRAW_FOUR] = FOUR
    return sorts


SORT = _sorts()
"""By kind: its sort."""


# What a seat sees


@rule
def preceding(s: State, seat: int) -> int:
    """The seat whose next one this is."""
    seat -= int(s.direction)
    seats = int(s.seats)
    if seat < 0:
        return seats - 1
    return seat if seat < seats else 0


@rule
def tally(s: State, seat: int) -> int:
    """How many cards of each colour a seat holds, and how many black ones, in one number."""
    one, two = int(s.held[seat, 0]), int(s.held[seat, 1])
    counts = 0
    colored = 0
    for color in range(4):
        of_color = int(OF_COLOR[color])
        count = count_bits(one & of_color) + count_bits(two & of_color)
        colored += count
        counts |= count << 8 * color
    return counts | (int(s.left[seat]) - colored) << BLACK_COUNT


@rule
def counted(counts: int, color: int) -> int:
    """The cards of a colour in a tally."""
    return counts >> 8 * color & 255


@rule
def fewest_elsewhere(s: State, seat: int) -> int:
    """The fewest cards another seat holds."""
    other = following(s, seat)
    fewest = int(s.left[other])
    while other != seat:
        fewest = min(fewest, int(s.left[other]))
        other = following(s, other)
    return fewest


# What a move is worth


@rule
def value_of(s: State, seat: int, action: int, counts: int, near: int, w: Weights) -> float:
    """Any action, or DECLINE; ``near`` is how close another seat is to going out."""
    if action >= GIVE:
        return value_of_giving(s, seat, action - GIVE, counts, w)
    if action < 0 or action >= DRAW_ONE:
        return value_of_waiting(s, seat, action, counts, w)
    if s.left[seat] == 1:
        return OUT
    card = int(CARD_OF[action])
    points = int(POINTS[card]) / 50.0
    value = float((w.points + w.points_near / near) * points)
    return value + value_of_laying(s, seat, card, action, counts, w)


@rule
def value_of_laying(s: State, seat: int, card: int, action: int, counts: int, w: Weights) -> float:
    """What the card does to others, and the hand that remains."""
    left = int(s.left[seat]) - 1
    target = int(TARGET_OF[action])
    sort = int(SORT[card])
    if sort == EXCHANGE and target == NOTHING:
        sort = NO_EXCHANGE
    value = float(w.lay[sort] + w.lay_short[sort] / left)
    if sort == EXCHANGE:
        return value + value_of_exchange(s, seat, left, target, target, w)
    if sort == ROTATION:
        return value + value_of_exchange(s, seat, left, preceding(s, seat), following(s, seat), w)
    if sort == PRESENT:
        value += value_of_present(s, left, target, w)
    value += value_of_strike(s, seat, sort, w)
    return value + value_of_hand(s, seat, card, action, left, counts, w)


@rule
def value_of_exchange(s: State, seat: int, left: int, giver: int, taker: int, w: Weights) -> float:
    """SO-36, SO-37: a hand for one's own of ``left`` cards, which another seat gets."""
    got = int(s.left[giver])
    value = float(w.gain * (1.0 / got - 1.0 / left) + w.gain_count * (left - got) / 8.0)
    actor = following(s, seat)
    return value + value_of_turn(left if taker == actor else int(s.left[actor]), w)


@rule
def value_of_present(s: State, left: int, target: int, w: Weights) -> float:
    """SO-38: whoever gives their last cards has gone out; best to somebody who holds few."""
    value = float(w.gift_few) / int(s.left[target])
    return value + float(w.gift_out) if left <= GIFTS else value


@rule
def value_of_turn(left: int, w: Weights) -> float:
    """Somebody with so many cards is next to play."""
    return float(w.danger) / left


@rule
def value_of_strike(s: State, seat: int, sort: int, w: Weights) -> float:
    """SO-30…SO-35: whom the card strikes and who plays next."""
    actor = following(s, seat)
    value = 0.0
    if sort == SKIP or sort == DRAW or sort == FOUR:
        value += float(w.struck[sort]) / int(s.left[actor])
        actor = following(s, actor)
    elif sort == REVERSE:
        actor = seat if s.seats == 2 else preceding(s, seat)
    return value if actor == seat else value + value_of_turn(int(s.left[actor]), w)


@rule
def value_of_hand(s: State, seat: int, card: int, action: int, left: int, counts: int, w: Weights) -> float:
    """How the remaining hand fits the card laid."""
    color = int(COLOR_OF[action])
    own = counted(counts, color)
    black = counts >> BLACK_COUNT
    if BLACKS >> card & 1:
        black -= 1
    else:
        own -= 1
    value = float(w.follow * own + w.black * black) / left + float(w.variety) * variety(counts, color, own)
    if left == 2 and own + black == 2:
        value += float(w.ready_two)
    if left == 1:
        value += value_of_last(s, seat, card, own, black, w)
    return value


@rule
def value_of_last(s: State, seat: int, card: int, own: int, black: int, w: Weights) -> float:
    """One card remains: whether it fits, and can be laid at once (SO-20, SO-31)."""
    sort = int(SORT[card])
    alike = int(ALIKE[card]) & int(s.held[seat, 0])
    pair = int(s.held[seat, 1]) >> card & 1
    if own + black == 0 and alike & ~(1 << card) == 0 and not pair:
        return 0.0
    if s.seats == 2 and (sort == SKIP or sort == REVERSE or sort == DRAW or sort == FOUR):
        return float(w.ready_again)
    if pair:
        return float(w.ready_pair)
    return float(w.ready_black if black else w.ready)


@rule
def variety(counts: int, color: int, own: int) -> int:
    """How many colours a hand has when ``own`` cards of this one remain."""
    colors = 1 if own else 0
    for other in range(4):
        if other != color and counted(counts, other):
            colors += 1
    return colors


@rule
def value_of_waiting(s: State, seat: int, action: int, counts: int, w: Weights) -> float:
    """SO-11, SO-32, SO-50: to draw, take, keep, accept, or decline to jump in."""
    left = int(s.left[seat])
    way = way_of_waiting(s, action)
    value = float(w.wait[way] + w.wait_short[way] / left)
    if way == TAKES:
        value += float(w.owed) * int(s.owed) / 4.0
    elif way == IS_GIVEN and int(s.left[int(s.turn)]) <= GIFTS:
        value += float(w.gift_loss)
    actor = next_after_waiting(s, seat, way)
    if actor != seat:
        value += value_of_turn(int(s.left[actor]), w)
    if way == IS_SWAPPED or way == IS_ROTATED:
        got = int(s.left[int(s.turn) if way == IS_SWAPPED else preceding(s, seat)])
        return value + float(w.robbed * (1.0 / got - 1.0 / left) + w.robbed_count * (left - got) / 8.0)
    own = counted(counts, int(s.color))
    black = counts >> BLACK_COUNT
    return value + float(w.follow * own + w.black * black) / left


@rule
def way_of_waiting(s: State, action: int) -> int:
    """What kind of decision not to lay a card this is."""
    if action == DRAW_ONE:
        return DRAWS
    if action == TAKE:
        return TAKES
    if action == KEEP:
        return KEEPS
    if s.pending == NO_EFFECT:
        return DECLINES
    if s.pending == SKIP:
        return IS_SKIPPED
    if s.pending == EXCHANGE:
        return IS_SWAPPED
    return IS_GIVEN if s.pending == PRESENT else IS_ROTATED


@rule
def next_after_waiting(s: State, seat: int, way: int) -> int:
    """Who plays next when nobody interferes."""
    if way == DECLINES:
        return following(s, int(s.turn)) if s.owed else int(s.turn)
    return following(s, int(s.turn) if way >= IS_SWAPPED else seat)


@rule
def value_of_giving(s: State, seat: int, card: int, counts: int, w: Weights) -> float:
    """SO-38: to hand over this card."""
    value = float(w.give[int(SORT[card])] + w.give_points * int(POINTS[card]) / 50.0)
    if BLACKS >> card & 1:
        return value
    own = counted(counts, color_of_card(card))
    if own == 1:
        value += float(w.give_alone)
    return value + float(w.give_share) * own / int(s.left[seat])


@rule
def color_of_card(card: int) -> int:
    """The colour of a card that is not black."""
    color = 0
    while not int(OF_COLOR[color]) >> card & 1:
        color += 1
    return color
