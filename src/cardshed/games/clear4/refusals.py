"""Which clause forbids an action of Clear 4, asked of the same rules that allow the others."""

from __future__ import annotations

from cardshed.engine.compile import rule
from cardshed.games.clear4 import GAME
from cardshed.games.clear4.rules import (
    face_up,
    four_lie,
    holds,
    may_aim,
    may_play_blind,
    must,
    top_value,
    within_play,
)
from cardshed.games.clear4.state import (
    AIM,
    BLIND,
    CLEAR,
    END,
    HEIGHT,
    JOKER,
    LAY,
    LAY_STACK,
    PLAY_CLEAR,
    PLAY_PUSH,
    PUSH,
    PUSH_STACK,
    SEATS,
    SWEEP,
    State,
)

C4_10, C4_11, C4_12, C4_14, C4_15 = GAME.numbers("C4-10", "C4-11", "C4-12", "C4-14", "C4-15")
C4_18, C4_19, C4_20 = GAME.numbers("C4-18", "C4-19", "C4-20")
C4_30, C4_31, C4_33, C4_40, C4_41 = GAME.numbers("C4-30", "C4-31", "C4-33", "C4-40", "C4-41")
C4_50, C4_51, C4_53, C4_70 = GAME.numbers("C4-50", "C4-51", "C4-53", "C4-70")

NO_TARGET = -1


@rule
def clause_against(s: State, seat: int, action: int) -> int:
    """The clause that forbids an action which is not legal."""
    target = target_of(action)
    if target >= int(s.seats):
        return C4_70
    if not must(s) >> seat & 1:
        return C4_10
    if s.aiming:
        return C4_31 if action >= AIM and target != NO_TARGET and not may_aim(s, seat, target) else C4_53
    if action < LAY_STACK:
        card = action - LAY + 1
        return against_card(s, card) if holds(s, seat, card) else C4_11
    if action < PLAY_CLEAR:
        return against_stack(s, seat, action - LAY_STACK)
    if action < BLIND:
        return against_special(s, seat, action, target)
    if action < AIM:
        return C4_51 if may_play_blind(s, seat, action - BLIND) else C4_50
    if action < SWEEP:
        return C4_53
    if action == SWEEP:
        return C4_20
    if action == END:
        return C4_11
    return C4_40 if within_play(s) else C4_41


@rule
def target_of(action: int) -> int:
    """The seat that an action names, or NO_TARGET."""
    if PLAY_PUSH <= action < PUSH_STACK:
        return action - PLAY_PUSH
    if PUSH_STACK <= action < BLIND:
        return (action - PUSH_STACK) % SEATS
    return action - AIM if AIM <= action < SWEEP else NO_TARGET


@rule
def against_card(s: State, card: int) -> int:
    """Against laying a number or joker that is there."""
    if not within_play(s):
        return C4_19 if four_lie(s) and (card == JOKER or card == top_value(s)) else C4_12
    if s.play == JOKER:
        return C4_15
    if card == JOKER or card == s.play:
        return C4_19
    return C4_14 if only_jokers(s) else C4_11


@rule
def only_jokers(s: State) -> bool:
    """Whether this play so far is of jokers that took the value they found."""
    for i in range(int(s.pile_n) - int(s.play_n), int(s.pile_n)):
        if int(s.pile[i]) <= JOKER:
            return False
    return True


@rule
def against_stack(s: State, seat: int, stack: int) -> int:
    """Against laying what is face up on a stack."""
    card = face_up(s, seat, stack)
    if card == 0:
        return C4_18
    if card == PUSH and not within_play(s):
        return C4_31
    if card in (PUSH, CLEAR):
        return against_joining(s, seat, stack)
    return against_card(s, card)


@rule
def against_joining(s: State, seat: int, stack: int) -> int:
    """Against a special card in a play: it lay there before, or was perhaps uncovered by the play."""
    return C4_30 if s.height[seat, stack] == HEIGHT else C4_33


@rule
def against_special(s: State, seat: int, action: int, target: int) -> int:
    """Against a CLEAR from hand, or a PUSH from hand or stack."""
    if action == PLAY_CLEAR:
        return C4_30
    if action < PUSH_STACK:
        begins = holds(s, seat, PUSH) and not within_play(s)
        return C4_31 if begins and not may_aim(s, seat, target) else C4_30
    stack = (action - PUSH_STACK) // SEATS
    card = face_up(s, seat, stack)
    if card != PUSH:
        return C4_31 if card else C4_18
    return against_joining(s, seat, stack) if within_play(s) else C4_31
