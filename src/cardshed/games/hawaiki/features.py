"""What a seat of Hawaiki sees, as numbers for learners.

All that its view shows and that bears on play (HW-04, HW-50). Not in it: what only memory keeps (open
cards that others hid, cards put under the stock, who drew what from a renewed one), the order of the
piles below two cards, who began the round, and the tokens that the match began with.
"""

from __future__ import annotations

from functools import cache

from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Features, rule
from cardshed.engine.state import after
from cardshed.games.hawaiki.state import (
    CARDS,
    COLOURS,
    COMBINATIONS,
    KINDS,
    NO_CARD,
    NOBODY,
    NONE,
    PENDING,
    PILES,
    THREE,
    TO_ANSWER,
    TO_DESIGNATE,
    TO_HIDE,
    VALUES,
    State,
)

VERSION = 1
HIGHEST = 2**15 - 1

# One's own cards
IN_HAND = 0  # + card
OWN_HIDDEN = IN_HAND + KINDS  # + card

# The table. A card that others fit is a colour and a value (HW-10).
COLOURS_AND_VALUES = len(COLOURS) + VALUES
TOP = OWN_HIDDEN + KINDS  # + pile × COLOURS_AND_VALUES + colour, or + colours + value − 1
BELOW_TOP = TOP + PILES * COLOURS_AND_VALUES  # likewise
PILE_SIZE = BELOW_TOP + PILES * COLOURS_AND_VALUES  # + pile
LYING = PILE_SIZE + PILES  # + card
STOCK = LYING + KINDS

# What is awaited
PHASE = STOCK + 1  # + phase
ANNOUNCED = PHASE + len(PENDING)  # + combination − 1
FORGOTTEN = ANNOUNCED + THREE  # + combination − 1

# The match
ROUND = FORGOTTEN + THREE
ONE_HIDDEN, SACRIFICE, SECOND_CHANCE, AUTOMATIC = range(ROUND + 1, ROUND + 5)

# Each seat, oneself first and then to the left: + place × A_SEAT
SEAT = AUTOMATIC + 1
TURN, HELD, TOKENS, OWES, FORGOT, DRY, SACRIFICED, CHANCED, HIDING = range(9)
OPEN = 9  # + card
A_SEAT = OPEN + KINDS


@cache
def features(seats: int) -> tuple[str, ...]:
    """The names of all features, in order. Seats are counted from the one that looks.

    >>> features(2)[0], len(features(2)), len(features(6))
    ('hand.R1', 287, 463)
    """
    colours_and_values = (*COLOURS, *range(1, VALUES + 1))
    places = [f"{pile + 1}.{what}" for pile in range(PILES) for what in colours_and_values]
    return (
        *(f"hand.{card}" for card in CARDS),
        *(f"hidden.{card}" for card in CARDS),
        *(f"top.{place}" for place in places),
        *(f"below.{place}" for place in places),
        *(f"pile.{pile + 1}" for pile in range(PILES)),
        *(f"lying.{card}" for card in CARDS),
        "stock",
        *(f"phase.{word or 'play'}" for word in PENDING),
        *(f"announced.{name}" for name in COMBINATIONS[1:]),
        *(f"forgotten.{name}" for name in COMBINATIONS[1:]),
        *("round", "one_hidden", "sacrifice", "second_chance", "automatic"),
        *(f"{name}.{place}{card}" for place in range(seats) for name, card in _of_a_seat()),
    )


def _of_a_seat() -> list[tuple[str, str]]:
    names = ("turn", "held", "tokens", "owes", "forgot", "empty_draw", "sacrificed", "chance_used", "hiding")
    return [*((name, "") for name in names), *(("open", f".{card}") for card in CARDS)]


@rule
def observe(s: State, seat: int, out: Features) -> None:
    """HW-04, HW-50: the own hand, the piles, what is awaited of whom, and the cards that lie open."""
    see_cards(int(s.one[seat]), int(s.two[seat]), IN_HAND, out)
    if s.hidden[seat] != NO_CARD:
        out[OWN_HIDDEN + int(s.hidden[seat])] = 1
    for pile in range(PILES):
        see_pile(s, pile, out)
    see_cards(int(s.lying_one), int(s.lying_two), LYING, out)
    out[STOCK] = s.stock_n
    see_awaited(s, out)
    see_match(s, out)
    at = SEAT
    other = seat
    for _ in range(int(s.seats)):
        see_seat(s, other, at, out)
        if s.one_hidden:
            see_open_cards(s, other, at + OPEN, out)
        other = after(s, other)
        at += A_SEAT


@rule
def see_cards(one: int, two: int, at: int, out: Features) -> None:
    """How many there are of each card: a set of those held at least once, and of those held twice."""
    while one:
        card = lowest_bit(one)
        out[at + card] = 1 + (two >> card & 1)
        one &= one - 1


@rule
def see_pile(s: State, pile: int, out: Features) -> None:
    """HW-04, HW-10, HW-51: its top card, the one that a sacrifice would lay bare, and its size."""
    n = int(s.pile_n[pile])
    see_face(int(s.pile[pile, n - 1]), TOP + pile * COLOURS_AND_VALUES, out)
    if s.sacrifice and n > 1:
        see_face(int(s.pile[pile, n - 2]), BELOW_TOP + pile * COLOURS_AND_VALUES, out)
    out[PILE_SIZE + pile] = n


@rule
def see_face(card: int, at: int, out: Features) -> None:
    """The colour and the value of a card."""
    out[at + card // VALUES] = 1
    out[at + len(COLOURS) + card % VALUES] = 1


@rule
def who_forgot(s: State) -> int:
    """HW-31: who forgot a combination, or will have forgotten it once a card is hidden; else NOBODY."""
    if s.phase == TO_HIDE and s.made != NONE and not s.announced:
        return int(s.turn)
    return int(s.forgot)


@rule
def see_awaited(s: State, out: Features) -> None:
    """HW-12, HW-30, HW-31: what the game waits for, and the combination that takes effect or is forgotten."""
    out[PHASE + int(s.phase)] = 1
    if s.made == NONE:
        return
    if who_forgot(s) != NOBODY:
        out[FORGOTTEN + int(s.made) - 1] = 1
    elif s.phase == TO_DESIGNATE or s.phase == TO_ANSWER or s.phase == TO_HIDE:
        out[ANNOUNCED + int(s.made) - 1] = 1


@rule
def see_match(s: State, out: Features) -> None:
    """HW-43, HW-50, HW-51, HW-52, HW-54: the round and the variants."""
    out[ROUND] = min(int(s.round_no), HIGHEST)
    out[ONE_HIDDEN] = s.one_hidden
    out[SACRIFICE] = s.sacrifice
    out[SECOND_CHANCE] = s.second_chance
    out[AUTOMATIC] = s.automatic


@rule
def see_seat(s: State, seat: int, at: int, out: Features) -> None:
    """HW-12, HW-31, HW-33, HW-41, HW-45, HW-51, HW-52: what everybody knows of a seat."""
    if seat == s.turn:
        out[at + TURN] = 1
    if seat == who_forgot(s):
        out[at + FORGOT] = 1
    out[at + HELD] = s.held[seat]
    out[at + TOKENS] = s.scores[seat]
    out[at + OWES] = (int(s.owing) >> seat & 1) * int(s.owed)
    out[at + DRY] = int(s.dry) >> seat & 1
    out[at + SACRIFICED] = int(s.sacrificed) >> seat & 1
    out[at + CHANCED] = int(s.chanced) >> seat & 1


@rule
def see_open_cards(s: State, seat: int, at: int, out: Features) -> None:
    """HW-50: the cards that lie open before a seat, and whether one besides is hidden."""
    one, two = int(s.one[seat]), int(s.two[seat])
    hidden = int(s.hidden[seat])
    if hidden != NO_CARD:
        out[at - OPEN + HIDING] = 1
        bit = 1 << hidden
        if two & bit:
            two ^= bit
        else:
            one ^= bit
    see_cards(one, two, at, out)
