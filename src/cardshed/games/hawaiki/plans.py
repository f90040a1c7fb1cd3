"""How a careful player of Hawaiki sees a turn: chains of combinations, and what they lead to.

Values are in tokens: what a seat may hope to keep in this round more than the others do on average.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from cardshed.engine.arithmetic import is_more
from cardshed.engine.bits import count_bits, lowest_bit
from cardshed.engine.compile import rule
from cardshed.engine.state import after
from cardshed.games.hawaiki.dealing import top_of
from cardshed.games.hawaiki.moves import combining, name_of, open_cards
from cardshed.games.hawaiki.state import (
    COLOUR,
    COMPLETES,
    DRAW_ONE,
    FITS,
    KINDS,
    LAY,
    NONE,
    OF_CARD,
    ON_PILE,
    PAIR,
    PILES,
    SAME_COLOUR,
    SUITE,
    VALUES,
    State,
)

EFFORT = 64
"""How many combinations are tried in a turn."""
DEEPEST = 4
"""How many may follow each other; the way to them is kept in the bits of one number."""
GOING_OUT = 0.7
"""What it is worth besides the cards of the others."""

# What the end of a turn is worth: a weight for each of these, among two to six seats.
(
    BASE,
    CARDS,  # own cards
    LAST,  # only one
    LAST_FITS,  # and it fits a pile
    READY,  # own cards that make a combination
    DREW,  # the turn ended with a draw
    COVERED,  # piles that an own card fits
    FITTING,  # ways to lay an own card
    SPREAD,  # colours and values among the own cards: the fewer, the better they follow each other
    NEAR,  # own cards that make a combination with two of the piles
    OTHERS_HOLD,  # cards of the others, on average
    NEXT_HOLDS,  # cards of the next seat
    CARD_FITS,  # the chance that an unseen card fits
    NEXT_MAKES,  # combinations the next seat is likely to hold
    NEXT_OUT,  # the chance that its last card fits
    NEXT_TWO,  # its combinations when it holds two cards
    NEXT_LAST,  # it holds one card
    LOW,  # somebody holds one card
    LOW_CARDS,  # own cards then
) = range(19)
WEIGHTS = np.array(
    [
        [1.316, 0.647, 0.346, 0.213, 0.121],  # BASE
        [-0.294, -0.355, -0.411, -0.437, -0.451],  # CARDS
        [-0.268, -0.029, 0.037, 0.059, 0.063],  # LAST
        [0.851, 0.486, 0.313, 0.211, 0.157],  # LAST_FITS
        [0.255, 0.107, 0.054, 0.034, 0.020],  # READY
        [-0.008, -0.021, -0.058, -0.070, -0.099],  # DREW
        [0.248, 0.120, 0.062, 0.038, 0.021],  # COVERED
        [0.159, 0.086, 0.049, 0.039, 0.029],  # FITTING
        [-0.408, -0.183, -0.081, -0.039, -0.014],  # SPREAD
        [0.058, 0.033, 0.018, 0.013, 0.004],  # NEAR
        [0.000, 0.444, 0.442, 0.433, 0.433],  # OTHERS_HOLD
        [0.482, -0.019, -0.025, -0.018, -0.018],  # NEXT_HOLDS
        [-1.262, -0.808, -0.534, -0.422, -0.332],  # CARD_FITS
        [-0.894, -0.487, -0.330, -0.278, -0.223],  # NEXT_MAKES
        [-1.485, -1.028, -0.728, -0.494, -0.251],  # NEXT_OUT
        [-1.041, -0.637, -0.540, -0.442, -0.356],  # NEXT_TWO
        [0.775, 0.606, 0.416, 0.290, 0.148],  # NEXT_LAST
        [0.000, 0.168, 0.336, 0.459, 0.510],  # LOW
        [-0.211, -0.199, -0.230, -0.259, -0.266],  # LOW_CARDS
    ]
)
"""Fitted by least squares to the outcomes of rounds among such players, one move in seven random."""

# The three top cards in one number, and a frame of the way through a chain: a place and the card covered.
TOP_WIDTH, PLACE_WIDTH = 6, 7
TOP_BITS, PLACE_BITS = (1 << TOP_WIDTH) - 1, (1 << PLACE_WIDTH) - 1
FRAME = TOP_WIDTH + PLACE_WIDTH
NOWHERE = PILES * KINDS

VALUE_BITS = (1 << VALUES) - 1
HIGH_BITS = sum(1 << place for place in range(VALUES - 1, KINDS, VALUES))
LOW_BITS = ((1 << KINDS) - 1) ^ HIGH_BITS


class View(NamedTuple):
    """What a seat knows about the others during one turn."""

    column: int
    """The place of its number of seats in WEIGHTS."""
    unseen: int
    """The cards (a mask) of which at least one copy is neither in the own hand nor on a pile."""
    unseen_twice: int
    next_held: int
    next_open: int
    """HW-50: the cards of the next seat that lie open."""
    others_held: int
    lowest: int
    """The fewest cards anybody else holds."""


# Looking


@rule
def view_of(s: State, seat: int) -> View:
    following = after(s, seat)
    total, lowest = 0, KINDS
    for other in range(int(s.seats)):
        if other != seat:
            total += int(s.held[other])
            lowest = min(lowest, int(s.held[other]))
    once, twice = unseen_cards(s, seat)
    shown = open_cards(s, following) if s.one_hidden else 0
    return View(int(s.seats) - 2, once, twice, int(s.held[following]), shown, total, lowest)


@rule
def unseen_cards(s: State, seat: int) -> tuple[int, int]:
    """HW-04: the cards of which one copy, or both, are neither in the own hand nor on the open piles."""
    one = int(s.one[seat]) | int(s.lying_one)
    two = int(s.two[seat]) | int(s.lying_two) | int(s.one[seat]) & int(s.lying_one)
    return ~two & ((1 << KINDS) - 1), ~one & ((1 << KINDS) - 1)


# Planning


@rule
def plan(s: State, seat: int, view: View) -> tuple[float, int]:
    """The best turn from here: its value and its first action."""
    return plan_on(s, seat, top_of(s, 0), top_of(s, 1), top_of(s, 2), view)


@rule
def plan_on(s: State, seat: int, a: int, b: int, c: int, view: View) -> tuple[float, int]:
    """HW-12, HW-24: the same with these top cards. A combination leads on to another turn, so this goes
    through chains of them, and compares how the turn could end after each."""
    one, two, held = int(s.one[seat]), int(s.two[seat]), int(s.held[seat])
    tops = a | b << TOP_WIDTH | c << 2 * TOP_WIDTH
    best, action = best_ending(one, two, held, tops, 0, view)
    first, path, depth, drawn, looks = action, 0, 0, 0, 0
    place = next_combination(one, tops, 0)
    while place < NOWHERE or depth > 0:
        pile, card = place // KINDS, place % KINDS
        if place < NOWHERE and held > 1 and depth < DEEPEST and looks < EFFORT:
            old, name = top_in(tops, pile), name_on(card, tops, pile)
            if depth == 0:
                first = LAY + OF_CARD * card + ON_PILE * pile + name
            path = (path << FRAME) | (place << TOP_WIDTH) | old
            one, two = without(one, two, card)
            tops = covered(tops, pile, card)
            held, depth, looks = held - 1, depth + 1, looks + 1
            drawn += draws(name, view.column + 2)
            value = best_ending(one, two, held, tops, drawn, view)[0]
            if is_more(value, best):
                best, action = value, first
            place = next_combination(one, tops, 0)
        elif depth > 0:
            place, old = (path >> TOP_WIDTH) & PLACE_BITS, path & TOP_BITS
            path >>= FRAME
            pile, card = place // KINDS, place % KINDS
            one, two = together(one, two, card)
            tops = covered(tops, pile, old)
            held, depth = held + 1, depth - 1
            drawn -= draws(name_on(card, tops, pile), view.column + 2)
            place = next_combination(one, tops, place + 1)
        else:
            break
    return best, action


@rule
def best_ending(one: int, two: int, held: int, tops: int, drawn: int, view: View) -> tuple[float, int]:
    """HW-10, HW-40: how best to end the turn now: with a draw, a plain lay, or the last card.

    ``drawn`` counts the cards that others drew in this turn."""
    a, b, c = top_in(tops, 0), top_in(tops, 1), top_in(tops, 2)
    best = outlook(one, held + 1, a, b, c, drawn, view) + WEIGHTS[DREW, view.column]
    action = DRAW_ONE
    for pile in range(PILES):
        makes = combining(a, b, c)
        rest = one & int(FITS[a]) & (-1 if held == 1 else ~makes)
        while rest:
            card = lowest_bit(rest)
            rest &= rest - 1
            name = NONE
            if held == 1:
                name = name_of(card, a, b, c) if makes >> card & 1 else NONE
                value = GOING_OUT + (view.others_held + drawn + draws(name, view.column + 2)) / (
                    view.column + 1
                )
            else:
                value = outlook(without(one, two, card)[0], held - 1, card, b, c, drawn, view)
            if is_more(value, best):
                best = value
                action = LAY + OF_CARD * card + ON_PILE * pile + name
        a, b, c = b, c, a
    return best, action


@rule
def next_combination(one: int, tops: int, place: int) -> int:
    """The next place (pile and card) from this one on where a card makes a combination, or NOWHERE."""
    first = place // KINDS
    for pile in range(first, PILES):
        top, left, right = (
            top_in(tops, pile),
            top_in(tops, (pile + 1) % PILES),
            top_in(tops, (pile + 2) % PILES),
        )
        cards = one & combining(top, left, right)
        if pile == first:
            cards = cards >> place % KINDS << place % KINDS
        if cards:
            return pile * KINDS + lowest_bit(cards)
    return NOWHERE


@rule
def name_on(card: int, tops: int, pile: int) -> int:
    return name_of(
        card, top_in(tops, pile), top_in(tops, (pile + 1) % PILES), top_in(tops, (pile + 2) % PILES)
    )


@rule
def top_in(tops: int, pile: int) -> int:
    return (tops >> TOP_WIDTH * pile) & TOP_BITS


@rule
def covered(tops: int, pile: int, card: int) -> int:
    """The top cards with another one on a pile."""
    return tops ^ ((top_in(tops, pile) ^ card) << TOP_WIDTH * pile)


@rule
def without(one: int, two: int, card: int) -> tuple[int, int]:
    """A hand less a card."""
    bit = 1 << card
    return (one, two ^ bit) if two & bit else (one ^ bit, two)


@rule
def together(one: int, two: int, card: int) -> tuple[int, int]:
    """A hand and a card."""
    bit = 1 << card
    return (one, two | bit) if one & bit else (one | bit, two)


@rule
def combining_lays(one: int, a: int, b: int, c: int) -> int:
    """In how many ways these cards can make a combination."""
    on_a, on_b, on_c = combining(a, b, c), combining(b, c, a), combining(c, a, b)
    return count_bits(one & on_a) + count_bits(one & on_b) + count_bits(one & on_c)


@rule
def draws(name: int, seats: int) -> int:
    """HW-20…HW-23: how many cards the others draw."""
    if name == NONE or name == PAIR:
        return 0
    if name == SUITE:
        return 1
    return 2 if name == COLOUR else seats - 1


# What a turn leads to


@rule
def outlook(one: int, held: int, a: int, b: int, c: int, drawn: int, view: View) -> float:
    """What the end of a turn is worth, with this hand and these top cards."""
    makes = combining(a, b, c) | combining(b, c, a) | combining(c, a, b)
    return own_outlook(one, held, a, b, c, makes, view) - danger(a, b, c, makes, drawn, view)


@rule
def own_outlook(one: int, held: int, a: int, b: int, c: int, makes: int, view: View) -> float:
    """How easily the own cards will go."""
    column = view.column
    on_a, on_b, on_c = count_bits(one & FITS[a]), count_bits(one & FITS[b]), count_bits(one & FITS[c])
    fitting = on_a + on_b + on_c
    value = (
        WEIGHTS[CARDS, column] * held
        + WEIGHTS[READY, column] * count_bits(one & makes)
        + WEIGHTS[COVERED, column] * ((on_a > 0) + (on_b > 0) + (on_c > 0))
        + WEIGHTS[FITTING, column] * fitting
        + WEIGHTS[SPREAD, column] * spread(one)
        + WEIGHTS[NEAR, column] * (near(one, a, b) + near(one, b, c) + near(one, c, a))
    )
    if held == 1:
        value += WEIGHTS[LAST, column] + (WEIGHTS[LAST_FITS, column] if fitting else 0.0)
    if view.lowest == 1:
        value += WEIGHTS[LOW, column] + WEIGHTS[LOW_CARDS, column] * held
    return float(value)


@rule
def spread(one: int) -> int:
    """How many colours and how many values the cards have."""
    values = (one | one >> VALUES | one >> 2 * VALUES | one >> 3 * VALUES | one >> 4 * VALUES) & VALUE_BITS
    # The sum carries into a colour's top bit if any of its lower bits is set.
    colours = (((one & LOW_BITS) + LOW_BITS) | one) & HIGH_BITS
    return count_bits(values) + count_bits(colours)


@rule
def near(one: int, a: int, b: int) -> int:
    """How many cards would make a combination with these two, whatever the third pile shows."""
    by_value = count_bits(one & COMPLETES[a, b])
    return by_value + count_bits(one & SAME_COLOUR[a] & SAME_COLOUR[b])


@rule
def danger(a: int, b: int, c: int, makes: int, drawn: int, view: View) -> float:
    """What the others, and the next seat most of all, can do with these top cards."""
    column = view.column
    fits = int(FITS[a] | FITS[b] | FITS[c])
    held = view.next_held + drawn
    unknown = held - count_bits(view.next_open)
    fitting = chance(fits, view)
    combining_cards = count_bits(view.next_open & makes) + unknown * chance(makes, view)
    value = (
        WEIGHTS[BASE, column]
        + WEIGHTS[OTHERS_HOLD, column] * (view.others_held + drawn) / (column + 1)
        + WEIGHTS[NEXT_HOLDS, column] * held
        + WEIGHTS[CARD_FITS, column] * fitting
        + WEIGHTS[NEXT_MAKES, column] * combining_cards
    )
    if held == 1:
        goes = count_bits(view.next_open & fits) + unknown * fitting
        value += WEIGHTS[NEXT_LAST, column] + WEIGHTS[NEXT_OUT, column] * goes
    elif held == 2:
        value += WEIGHTS[NEXT_TWO, column] * min(combining_cards, 1.0)
    return -float(value)


@rule
def chance(cards: int, view: View) -> float:
    """How likely an unseen card is one of these."""
    unseen = count_bits(view.unseen) + count_bits(view.unseen_twice)
    return (count_bits(cards & view.unseen) + count_bits(cards & view.unseen_twice)) / max(unseen, 1)
