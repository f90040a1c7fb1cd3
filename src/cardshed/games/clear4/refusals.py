"""Which clause forbids an action of Clear 4, asked of the same rules that allow the others."""

from __future__ import annotations

from cardshed.games.clear4 import rules
from cardshed.games.clear4.state import (
    AIM,
    BLIND,
    CLEAR,
    END,
    HEIGHT,
    JOKER,
    LAY,
    LAY_STACK,
    NO_PLAY,
    PASS,
    PLAY_CLEAR,
    PLAY_PUSH,
    PUSH,
    PUSH_STACK,
    SEATS,
    SWEEP,
    State,
)


def clause_against(s: State, seat: int, action: int) -> str:
    """The clause that forbids an action which is not legal."""
    target = _target(action)
    if target is not None and target >= s.seats:
        return "C4-70"
    if seat != s.turn:
        return "C4-10"
    if s.aiming:
        return "C4-31" if target == seat and AIM <= action < SWEEP else "C4-53"
    if action < LAY_STACK:
        return _against_card(s, action - LAY + 1, int(s.hand[seat, action - LAY + 1]) > 0)
    if action < PLAY_CLEAR:
        return _against_stack(s, seat, action - LAY_STACK)
    if action < BLIND:
        return _against_special(s, seat, action)
    if action < AIM:
        stack = action - BLIND
        return "C4-50" if s.height[seat, stack] != 1 else "C4-51"
    if action < SWEEP:
        return "C4-53"
    if action == SWEEP:
        return "C4-20"
    if action == END:
        return "C4-11"
    assert action == PASS
    return "C4-40" if s.play != NO_PLAY else "C4-41"


def _target(action: int) -> int | None:
    if PLAY_PUSH <= action < PUSH_STACK:
        return action - PLAY_PUSH
    if PUSH_STACK <= action < BLIND:
        return (action - PUSH_STACK) % SEATS
    if AIM <= action < SWEEP:
        return action - AIM
    return None


def _against_card(s: State, card: int, there: bool) -> str:
    """Against laying a number or joker."""
    if not there:
        return "C4-11"
    if s.play == NO_PLAY:
        top = rules.top_value(s)
        return "C4-19" if card in (top, JOKER) else "C4-12"
    if s.play == JOKER:
        return "C4-15"
    if card in (s.play, JOKER):
        return "C4-19"
    return "C4-14" if _only_jokers(s) else "C4-11"


def _only_jokers(s: State) -> bool:
    """Whether this play so far is of jokers that took the value they found."""
    laid = s.pile[s.pile_n - s.play_n : s.pile_n]
    return all(card > JOKER for card in laid)


def _against_stack(s: State, seat: int, stack: int) -> str:
    card = rules.face_up(s, seat, stack)
    if card == 0:
        return "C4-18"
    if card == PUSH and s.play == NO_PLAY:
        return "C4-31"
    if card in (PUSH, CLEAR):
        return _against_joining(s, seat, stack)
    return _against_card(s, card, True)


def _against_joining(s: State, seat: int, stack: int) -> str:
    """Against a special card in a play: it lay there before, or was perhaps uncovered by the play."""
    return "C4-30" if s.height[seat, stack] == HEIGHT else "C4-33"


def _against_special(s: State, seat: int, action: int) -> str:
    """Against a CLEAR from hand, or a PUSH from hand or stack."""
    target = _target(action)
    stack = (action - PUSH_STACK) // SEATS
    if action == PLAY_CLEAR:
        there = s.hand[seat, CLEAR] > 0
    elif action < PUSH_STACK:
        there = s.hand[seat, PUSH] > 0
    else:
        there = rules.face_up(s, seat, stack) == PUSH
        if not there:
            return "C4-31" if rules.face_up(s, seat, stack) else "C4-18"
        if s.play != NO_PLAY:
            return _against_joining(s, seat, stack)
    if there and target == seat and s.play == NO_PLAY:
        return "C4-31"
    return "C4-30"
