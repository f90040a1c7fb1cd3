"""What a seat of Solo sees, as numbers for learners.

All that its view shows and that bears on play (SO-06). Not in it: what only memory keeps (gifts, hands
that were passed on, cards put under the stock, who drew what from a renewed one), the order of the
discard pile below its top, who dealt, and who let a chance to jump in go by.
"""

from __future__ import annotations

from functools import cache

from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Features, rule
from cardshed.engine.state import after
from cardshed.games.solo.hands import top_card
from cardshed.games.solo.rules import holds, is_asked, jumps
from cardshed.games.solo.state import (
    CARDS,
    COLORS,
    COPIES,
    EXCHANGE,
    GIVING,
    KINDS,
    NOTHING,
    PRESENT,
    ROTATION,
    SKIP,
    State,
)

VERSION = 1
HIGHEST = 2**15 - 1

# One's own cards
IN_HAND = 0  # + card
DRAWN = IN_HAND + KINDS  # + card

# The table
TOP = DRAWN + KINDS  # + card
COLOR_IN_FORCE = TOP + KINDS  # + colour
LYING = COLOR_IN_FORCE + len(COLORS)  # + card
PILE_SIZE = LYING + KINDS
STOCK, DIRECTION, OWED = range(PILE_SIZE + 1, PILE_SIZE + 4)

# What is awaited
PHASES = ("play", "drawn", "owed", "skip", "swap", "gift", "rotate", "give")
PHASE = OWED + 1  # + phase
TO_PLAY, TO_DECIDE, TO_TAKE, BY_SKIP, BY_SWAP, BY_GIFT, BY_ROTATE, TO_GIVE = range(len(PHASES))
JUMP = PHASE + len(PHASES)
GIFTS, PASSES = JUMP + 1, JUMP + 2

# The match
ROUND, LIMIT, EXTRAS = range(PASSES + 1, PASSES + 4)
RAISES = ("same", "up", "any")
RAISE = EXTRAS + 1  # + option

# Each seat, oneself first and then to the left: + place × A_SEAT
SEAT = RAISE + len(RAISES)
TURN, LEFT, SCORE, ASKED, SHIELDED, LAST_SHIELD, RECEIVER = range(7)
A_SEAT = 7


@cache
def features(seats: int) -> tuple[str, ...]:
    """The names of all features, in order. Seats are counted from the one that looks.

    >>> features(2)[:2], len(features(2)), len(features(10))
    (('hand.R1', 'hand.R2'), 291, 347)
    """
    of_a_seat = ("turn", "left", "score", "asked", "shielded", "last_shield", "receiver")
    return (
        *(f"hand.{card}" for card in CARDS),
        *(f"drawn.{card}" for card in CARDS),
        *(f"top.{card}" for card in CARDS),
        *(f"color.{color}" for color in COLORS),
        *(f"lying.{card}" for card in CARDS),
        *("pile", "stock", "direction", "owed"),
        *(f"phase.{phase}" for phase in PHASES),
        *("jump", "gifts", "passes", "round", "limit", "extras"),
        *(f"raise.{kind}" for kind in RAISES),
        *(f"{name}.{place}" for place in range(seats) for name in of_a_seat),
    )


@rule
def observe(s: State, seat: int, out: Features) -> None:
    """SO-06: the own hand, the discard pile, what is awaited of whom, and how many cards there are."""
    see_own_cards(s, seat, out)
    see_table(s, out)
    see_awaited(s, seat, out)
    see_match(s, out)
    at = SEAT
    other = seat
    for _ in range(int(s.seats)):
        see_seat(s, other, at, out)
        other = after(s, other)
        at += A_SEAT


@rule
def see_own_cards(s: State, seat: int, out: Features) -> None:
    """SO-11: the hand, and which of its cards was just drawn if that is what the seat decides about."""
    for k in range(COPIES):
        kinds = int(s.held[seat, k])
        while kinds:
            out[IN_HAND + lowest_bit(kinds)] = k + 1
            kinds &= kinds - 1
    if seat == s.turn and s.drawn != NOTHING:
        out[DRAWN + int(s.drawn)] = 1


@rule
def see_table(s: State, out: Features) -> None:
    """SO-06, SO-10, SO-31, SO-32, SO-73: the discard pile, the colour in force, the direction, the cards
    owed and how many there are to draw."""
    out[TOP + top_card(s)] = 1
    out[COLOR_IN_FORCE + int(s.color)] = 1
    see_discards(s, out)
    out[PILE_SIZE] = s.discard_n
    out[STOCK] = s.stock_n
    out[DIRECTION] = s.direction
    out[OWED] = min(int(s.owed), HIGHEST)


@rule
def see_discards(s: State, out: Features) -> None:
    """SO-06: how many of each card lie open."""
    once, twice = int(s.lying[0]), int(s.lying[1])
    thrice, four_times = int(s.lying[2]), int(s.lying[3])
    while once:
        bit = once & -once
        count = 1 + ((twice & bit) != 0) + ((thrice & bit) != 0) + ((four_times & bit) != 0)
        out[LYING + lowest_bit(bit)] = count
        once ^= bit


@rule
def phase(s: State) -> int:
    """SO-11, SO-32, SO-38, SO-50: what is awaited: a turn, a decision, or the answer to an effect."""
    if s.pending == SKIP:
        return BY_SKIP
    if s.pending == EXCHANGE:
        return BY_SWAP
    if s.pending == PRESENT:
        return BY_GIFT
    if s.pending == ROTATION:
        return BY_ROTATE
    if s.pending == GIVING:
        return TO_GIVE
    if s.owed:
        return TO_TAKE
    return TO_PLAY if s.drawn == NOTHING else TO_DECIDE


@rule
def see_awaited(s: State, seat: int, out: Features) -> None:
    """SO-20, SO-38, SO-73: besides, whether the seat can jump in, cards still to give, and passes."""
    out[PHASE + phase(s)] = 1
    if jumps(s, seat) and not s.over:
        out[JUMP] = holds(s, seat, top_card(s))
    out[GIFTS] = s.gifts
    out[PASSES] = s.passes


@rule
def see_match(s: State, out: Features) -> None:
    """SO-02, SO-33, SO-72: the round and the options."""
    out[ROUND] = min(int(s.round_no), HIGHEST)
    out[LIMIT] = min(int(s.limit), HIGHEST)
    out[EXTRAS] = s.extras
    out[RAISE + int(s.raising)] = 1


@rule
def see_seat(s: State, seat: int, at: int, out: Features) -> None:
    """SO-06, SO-38, SO-50, SO-52, SO-71: what everybody knows of a seat."""
    out[at + LEFT] = s.left[seat]
    out[at + SCORE] = min(int(s.scores[seat]), HIGHEST)
    if seat == s.turn:
        out[at + TURN] = 1
    if not s.pending:
        return
    if is_asked(s, seat):
        out[at + ASKED] = 1
    if int(s.shielded) >> seat & 1:
        out[at + SHIELDED] = 1
    if seat == s.last_shield:
        out[at + LAST_SHIELD] = 1
    if seat == s.receiver:
        out[at + RECEIVER] = 1
