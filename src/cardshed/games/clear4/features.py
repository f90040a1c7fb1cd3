"""What a seat of Clear 4 sees, as numbers for learners.

All that its view shows and that bears on play (C4-06). Not in it: what only memory keeps (cards that
left the game, cards others took with the pile), the values of jokers further down the pile, which
nothing asks for again, and who began the round.
"""

from __future__ import annotations

from functools import cache

from cardshed.engine.compile import Features, rule
from cardshed.engine.state import after
from cardshed.games.clear4.rules import face_up
from cardshed.games.clear4.state import (
    CARDS,
    HEIGHT,
    JOKER,
    JOKER_MARK,
    KINDS,
    NO_PLAY,
    NO_VALUE,
    STACKS,
    VALUE_MASK,
    State,
)

VERSION = 1
LOWEST = -(2**15)

# The table
VALUES = JOKER  # the numbers, and a joker that has no value
TOP = 0  # + value − 1
RUN = TOP + VALUES
PILE_SIZE = RUN + 1
ON_PILE = PILE_SIZE + 1  # + card − 1
PLAY = ON_PILE + VALUES  # + value − 1
PLAY_CARDS = PLAY + VALUES
AIMING = PLAY_CARDS + 1
ROUND = AIMING + 1
ROUNDS = ROUND + 1

# What is one's own: the hand, and the stacks by place, since moves name them
FACES = KINDS - 1
IN_HAND = ROUNDS + 1  # + card − 1
STACK = IN_HAND + FACES  # + stack × A_STACK, then the height and + card
A_STACK = 1 + FACES

# Each seat, oneself first and then to the left: + place × A_SEAT
SEAT = STACK + STACKS * A_STACK
TURN, LEFT, HELD, SCORE, BLIND = range(5)
UP = 5  # + card − 1
COVERING = UP + FACES  # + card − 1
A_SEAT = COVERING + FACES


@cache
def features(seats: int) -> tuple[str, ...]:
    """The names of all features, in order. Seats are counted from the one that looks.

    >>> features(2)[:3], len(features(2)), len(features(6))
    (('top.1', 'top.2', 'top.3'), 170, 294)
    """
    values, faces = CARDS[1 : JOKER + 1], CARDS[1:]
    return (
        *(f"top.{value}" for value in values),
        "run",
        "pile",
        *(f"pile.{card}" for card in values),
        *(f"play.{value}" for value in values),
        "play",
        "aiming",
        "round",
        "rounds",
        *(f"hand.{card}" for card in faces),
        *(f"s{stack + 1}.{what}" for stack in range(STACKS) for what in ("height", *faces)),
        *(f"{name}.{place}{card}" for place in range(seats) for name, card in _of_a_seat(faces)),
    )


def _of_a_seat(faces: tuple[str, ...]) -> list[tuple[str, str]]:
    return [
        *((name, "") for name in ("turn", "left", "held", "score", "blind")),
        *((name, f".{card}") for name in ("up", "covering") for card in faces),
    ]


@rule
def observe(s: State, seat: int, out: Features) -> None:
    """C4-06: the pile, the own hand, all face-up cards and how many cards there are."""
    see_pile(s, out)
    see_play(s, out)
    for card in range(1, KINDS):
        out[IN_HAND + card - 1] = s.hand[seat, card]
    see_own_stacks(s, seat, out)
    at = SEAT
    other = seat
    for _ in range(int(s.seats)):
        see_seat(s, other, at, out)
        other = after(s, other)
        at += A_SEAT


@rule
def see_pile(s: State, out: Features) -> None:
    """C4-12, C4-15, C4-19, C4-40: its value, how many of it, and what whoever takes the pile gets."""
    n = int(s.pile_n)
    if n == 0:
        return
    value = int(s.pile[n - 1]) & VALUE_MASK
    out[TOP + (JOKER if value == NO_VALUE else value) - 1] = 1
    out[RUN] = s.run
    out[PILE_SIZE] = n
    for i in range(n):
        card = int(s.pile[i])
        out[ON_PILE + (JOKER if card & JOKER_MARK else card) - 1] += 1


@rule
def see_play(s: State, out: Features) -> None:
    """C4-11, C4-15, C4-53, C4-62: the play going on, a PUSH to aim, and how far the match has come."""
    if s.play != NO_PLAY:
        out[PLAY + int(s.play) - 1] = 1
        out[PLAY_CARDS] = s.play_n
    out[AIMING] = s.aiming
    out[ROUND] = s.round_no
    out[ROUNDS] = s.rounds


@rule
def see_own_stacks(s: State, seat: int, out: Features) -> None:
    """C4-16, C4-50: the face-up card of each; without one, the sideways card if it is still there."""
    for stack in range(STACKS):
        at = STACK + stack * A_STACK
        out[at] = s.height[seat, stack]
        card = face_up(s, seat, stack)
        if card > 0:
            out[at + card] = 1


@rule
def see_seat(s: State, seat: int, at: int, out: Features) -> None:
    """C4-06, C4-10, C4-17, C4-62: whether it is in turn, cards in all and in hand, points, stacks down to
    the sideways card, face-up cards by kind, and those of them with an upright card below."""
    if seat == s.turn:
        out[at + TURN] = 1
    held = int(s.left[seat])
    for stack in range(STACKS):
        height = int(s.height[seat, stack])
        held -= height
        if height == 1:
            out[at + BLIND] += 1
        elif height > 1:
            card = int(s.stack[seat, stack, height - 1])
            out[at + UP + card - 1] += 1
            if height == HEIGHT:
                out[at + COVERING + card - 1] += 1
    out[at + LEFT] = s.left[seat]
    out[at + HELD] = held
    out[at + SCORE] = max(int(s.scores[seat]), LOWEST)
