"""How good the table looks to a seat of Clear 4 that has just played, from what it can see.

The cards a seat can lay, those in hand and those face up, are one whole number here: how many of each
kind, four bits a kind.
"""

from __future__ import annotations

from typing import NamedTuple

from cardshed.engine.bits import count_bits
from cardshed.engine.compile import rule
from cardshed.engine.state import after
from cardshed.games.clear4.rules import face_up
from cardshed.games.clear4.state import (
    CLEAR,
    DECK,
    FOUR,
    HEIGHT,
    JOKER,
    KINDS,
    NUMBERS,
    PUSH,
    STACKS,
    State,
)

NOTHING = 11
"""The top of an empty pile or of jokers without a value: anything may follow (C4-12, C4-15)."""
EACH_NUMBER = sum(1 << 4 * number for number in range(1, 11))
LOW_NUMBERS = sum(1 << 4 * number for number in range(1, 4))
FEW = 3


CARDS_BUT_JOKERS = sum(DECK) - DECK[JOKER]


class Weights(NamedTuple):
    """What each thing seen adds to the outlook, in logits. Found by self-play: fitted to the outcome
    of matches, then changed one at a time for as long as that won more."""

    values: float  # different numbers one can lay: each takes a play
    pairs: float  # of these, held more than once
    low: float  # of these, 1 to 3
    ones: float
    jokers: float
    pushes: float
    clears: float
    full: float  # stacks still of three
    sideways: float
    average: float  # the numbers' sum for each card left
    nearness: float  # one over the cards left
    last_card: float
    top: float  # the value on the pile
    next_left: float
    next_hand: float
    next_open: float  # face-up cards the next seat can lay
    next_last: float  # how likely its last card can be laid
    next_few: float  # the value on the pile, when it has few cards
    rival: float  # the fewest cards of another seat
    empty: float  # the next seat finds an empty pile
    blind: float  # a sideways card got rid of: it may bring more


DUEL = Weights(
    values=-0.13,
    pairs=0.084,
    low=0.269,
    ones=0.323,
    jokers=0.384,
    pushes=0.107,
    clears=0.529,
    full=-0.426,
    sideways=-0.226,
    average=-0.285,
    nearness=2.058,
    last_card=-0.941,
    top=-0.014,
    next_left=0.125,
    next_hand=-0.054,
    next_open=-0.095,
    next_last=-1.302,
    next_few=-0.04,
    rival=0.0,
    empty=-0.149,
    blind=0.375,
)
"""For two seats, where the rival is the next seat."""
TABLE = Weights(
    values=-0.13,
    pairs=0.131,
    low=-0.12,
    ones=0.07,
    jokers=0.267,
    pushes=-0.11,
    clears=0.529,
    full=-0.426,
    sideways=-0.332,
    average=-0.19,
    nearness=1.562,
    last_card=-0.941,
    top=0.028,
    next_left=0.088,
    next_hand=-0.054,
    next_open=0.027,
    next_last=-1.302,
    next_few=-0.04,
    rival=0.049,
    empty=-0.149,
    blind=0.465,
)


class Own(NamedTuple):
    """A seat's cards: those it can lay, how many in all, the sum of the numbers; of its stacks, how many
    are still of three, are not gone, are down to the sideways card."""

    cards: int
    left: int
    total: int
    full: int
    sideways: int
    blind: int


class Facing(NamedTuple):
    """The next seat's cards, hand and face-up kinds (a set), the fewest cards of any other seat, the jokers
    in the whole deck, and which share of it is a card."""

    left: int
    hand: int
    faces: int
    rival: int
    jokers: int
    share: float


@rule
def count_of(cards: int, kind: int) -> int:
    return cards >> 4 * kind & 15


@rule
def own_cards(s: State, seat: int) -> Own:
    cards = 0
    for kind in range(1, KINDS):
        cards += int(s.hand[seat, kind]) << 4 * kind
    full, sideways, blind = 0, 0, 0
    for stack in range(STACKS):
        height = int(s.height[seat, stack])
        full += height == HEIGHT
        sideways += height > 0
        blind += height == 1
        if height > 1:
            cards += 1 << 4 * face_up(s, seat, stack)
    total = 0
    for number in range(1, JOKER):
        total += number * count_of(cards, number)
    return Own(cards, int(s.left[seat]), total, full, sideways, blind)


@rule
def facing(s: State, seat: int, target: int) -> Facing:
    """What the others have, once ``target`` has taken the pile (−1: nobody does)."""
    rival = 1000
    for other in range(int(s.seats)):
        if other != seat:
            rival = min(rival, cards_left(s, other, target))
    ahead = after(s, seat)
    left = cards_left(s, ahead, target)
    hand, faces = left, 0
    for stack in range(STACKS):
        hand -= int(s.height[ahead, stack])
        faces |= 1 << face_up(s, ahead, stack)
    jokers = int(s.joker_cards)
    return Facing(left, hand, faces & ~1, rival, jokers, 1.0 / (CARDS_BUT_JOKERS + jokers))


@rule
def cards_left(s: State, seat: int, target: int) -> int:
    """A seat's cards, with the pile if it is the one to take it."""
    return int(s.left[seat]) + (int(s.pile_n) if seat == target else 0)


@rule
def outlook(w: Weights, own: Own, others: Facing, top: int, run: int, empty: bool) -> float:
    """How good it looks to leave the next seat with this value, so many times, on the pile."""
    return own_outlook(w, own) + table_outlook(w, others, top, run) + (w.empty if empty else 0.0)


@rule
def own_outlook(w: Weights, own: Own) -> float:
    """Few different numbers and few stacks to go, and cards that fit anywhere."""
    cards = own.cards
    more = cards >> 1 | cards >> 2 | cards >> 3
    values = (cards | more) & EACH_NUMBER
    score = w.values * count_bits(values) + w.pairs * count_bits(more & EACH_NUMBER)
    score += w.low * count_bits(values & LOW_NUMBERS) + w.ones * count_of(cards, 1)
    score += w.jokers * count_of(cards, JOKER) + w.pushes * count_of(cards, PUSH)
    score += w.clears * count_of(cards, CLEAR) + w.full * own.full + w.sideways * own.sideways
    score += (w.average * own.total + w.nearness) / own.left
    return score + w.last_card if own.left == 1 else score


@rule
def table_outlook(w: Weights, others: Facing, top: int, run: int) -> float:
    """A low value for the next seat, above all when it has few cards."""
    score = w.top * top + w.next_left * others.left + w.next_hand * others.hand + w.rival * others.rival
    score += w.next_open * count_bits(others.faces & may_follow(top, run))
    if others.left <= FEW:
        score += w.next_few * top
    if others.left == 1:
        score += w.next_last * lucky(top, run, others)
    return score


@rule
def may_follow(top: int, run: int) -> int:
    """The kinds (a set) that help against this pile: C4-12, C4-14, C4-19, C4-32."""
    if run == FOUR:
        return NUMBERS & ((1 << top) - 1) | 1 << CLEAR
    return NUMBERS & ((2 << top) - 1) | 1 << CLEAR | 1 << JOKER


@rule
def lucky(top: int, run: int, others: Facing) -> float:
    """How likely an unknown card can be played on this pile or needs none (C4-52…C4-55), by the deck."""
    if run == FOUR:
        fitting = DECK[1] * (top - 1) + DECK[PUSH] + DECK[CLEAR]
    else:
        fitting = DECK[1] * min(top, 10) + DECK[PUSH] + DECK[CLEAR] + others.jokers
    return fitting * others.share


@rule
def weights(s: State) -> Weights:
    return DUEL if int(s.seats) == 2 else TABLE
