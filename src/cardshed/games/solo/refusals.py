"""Which clause forbids an action of Solo, asked of the same rules that allow the others.

The answer rests on open facts and the seat's own hand alone.
"""

from __future__ import annotations

from cardshed.games.solo import rules
from cardshed.games.solo.hands import can_draw
from cardshed.games.solo.state import (
    ACCEPT,
    CARD_OF,
    DRAW_FOURS,
    DRAW_ONE,
    DRAW_TWOS,
    EFFECT,
    GIVE,
    GIVING,
    KEEP,
    NOTHING,
    PASS,
    PRESENT,
    SHIELDS,
    TAKE,
    TARGET_OF,
    State,
)


def clause_against(s: State, seat: int, action: int) -> str:
    """The clause that forbids an action which is not legal."""
    if action < DRAW_ONE and TARGET_OF[action] >= s.seats:
        return "SO-80"
    if s.pending == GIVING and seat == s.turn:
        return "SO-38"
    if s.pending and s.pending != GIVING:
        return _against_answer(s, seat, action)
    if action == ACCEPT:
        return "SO-50"
    if action >= GIVE:
        return "SO-38"
    if seat != s.turn:
        return _against_jumping(s, seat, action)
    if action < DRAW_ONE:
        return _against_laying(s, seat, action)
    return _against_other(s, action)


def _against_answer(s: State, seat: int, action: int) -> str:
    """While answers are awaited."""
    shield = action < DRAW_ONE and bool(1 << int(CARD_OF[action]) & SHIELDS)
    if not rules.is_asked(s, seat):
        return "SO-50" if shield or action == ACCEPT else "SO-54"
    if not shield:
        return "SO-50"
    return _against_way(s, seat, action) if _may_lay(s, seat, action) else "SO-10"


def _against_jumping(s: State, seat: int, action: int) -> str:
    if action >= DRAW_ONE:
        return "SO-22"
    return _against_way(s, seat, action) if _may_lay(s, seat, action) else "SO-20"


def _against_laying(s: State, seat: int, action: int) -> str:
    """In turn."""
    if _may_lay(s, seat, action):
        return _against_way(s, seat, action)
    bit = 1 << int(CARD_OF[action])
    if not bit & int(s.held[seat, 0]):
        return "SO-10"
    if s.owed:
        return "SO-33" if bit & (DRAW_TWOS | DRAW_FOURS) else "SO-32"
    if s.drawn != NOTHING and CARD_OF[action] != s.drawn:
        return "SO-11"
    return "SO-10"


def _may_lay(s: State, seat: int, action: int) -> bool:
    """Whether the card may be laid in some way."""
    return bool(rules.may_lay(s, seat) >> int(CARD_OF[action]) & 1)


def _against_way(s: State, seat: int, action: int) -> str:
    """Against the target or the call of a card that may be laid."""
    gift = EFFECT[CARD_OF[action]] == PRESENT
    target = TARGET_OF[action]
    if target != NOTHING and s.left[seat] == 1:
        return "SO-70"
    if target == seat:
        return "SO-38" if gift else "SO-36"
    if gift and target == NOTHING and s.left[seat] > 1:
        return "SO-38"
    return "SO-61"


def _against_other(s: State, action: int) -> str:
    """Against drawing, keeping, taking or passing in turn."""
    if action == TAKE:
        return "SO-32"
    if action == KEEP:
        return "SO-11"
    if s.owed:
        return "SO-32"
    if s.drawn != NOTHING:
        return "SO-11"
    assert action == PASS or not can_draw(s)
    return "SO-73"
