"""Which clause forbids an action of Solo, asked of the same rules that allow the others.

The answer rests on open facts and the seat's own hand alone.
"""

from __future__ import annotations

from cardshed.engine.compile import rule
from cardshed.games.solo import GAME
from cardshed.games.solo.rules import gives, has_one_left, holds, is_asked, may_lay
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
    PRESENT,
    SHIELDS,
    TAKE,
    TARGET_OF,
    State,
)

SO_10, SO_11, SO_20, SO_22 = GAME.numbers("SO-10", "SO-11", "SO-20", "SO-22")
SO_32, SO_33, SO_36, SO_38 = GAME.numbers("SO-32", "SO-33", "SO-36", "SO-38")
SO_50, SO_54, SO_61 = GAME.numbers("SO-50", "SO-54", "SO-61")
SO_70, SO_73, SO_80 = GAME.numbers("SO-70", "SO-73", "SO-80")


@rule
def clause_against(s: State, seat: int, action: int) -> int:
    """The clause that forbids an action which is not legal."""
    if action < DRAW_ONE and int(TARGET_OF[action]) >= int(s.seats):
        return SO_80
    if gives(s, seat):
        return SO_38
    if s.pending and s.pending != GIVING:
        return against_answer(s, seat, action)
    if action == ACCEPT:
        return SO_50
    if action >= GIVE:
        return SO_38
    if seat != s.turn:
        return against_jumping(s, seat, action)
    if action < DRAW_ONE:
        return against_laying(s, seat, action)
    return against_other(s, action)


@rule
def against_answer(s: State, seat: int, action: int) -> int:
    """While answers are awaited."""
    shield = action < DRAW_ONE and (1 << int(CARD_OF[action]) & SHIELDS) != 0
    if not is_asked(s, seat):
        return SO_50 if shield or action == ACCEPT else SO_54
    if not shield:
        return SO_50
    return against_way(s, seat, action) if card_fits(s, seat, action) else SO_10


@rule
def against_jumping(s: State, seat: int, action: int) -> int:
    """Out of turn."""
    if action >= DRAW_ONE:
        return SO_22
    return against_way(s, seat, action) if card_fits(s, seat, action) else SO_20


@rule
def against_laying(s: State, seat: int, action: int) -> int:
    """In turn."""
    if card_fits(s, seat, action):
        return against_way(s, seat, action)
    card = int(CARD_OF[action])
    if not holds(s, seat, card):
        return SO_10
    if s.owed:
        return SO_33 if 1 << card & (DRAW_TWOS | DRAW_FOURS) else SO_32
    if s.drawn != NOTHING and card != s.drawn:
        return SO_11
    return SO_10


@rule
def card_fits(s: State, seat: int, action: int) -> bool:
    """Whether the card may be laid in some way."""
    return (may_lay(s, seat) >> int(CARD_OF[action]) & 1) != 0


@rule
def against_way(s: State, seat: int, action: int) -> int:
    """Against the target or the call of a card that may be laid."""
    gift = EFFECT[CARD_OF[action]] == PRESENT
    target = int(TARGET_OF[action])
    if target != NOTHING and has_one_left(s, seat):
        return SO_70
    if target == seat:
        return SO_38 if gift else SO_36
    if gift and target == NOTHING and not has_one_left(s, seat):
        return SO_38
    return SO_61


@rule
def against_other(s: State, action: int) -> int:
    """Against drawing, keeping, taking or passing in turn; in the end against drawing where there is no
    card, or passing where there is something to do."""
    if action == TAKE:
        return SO_32
    if action == KEEP:
        return SO_11
    if s.owed:
        return SO_32
    if s.drawn != NOTHING:
        return SO_11
    return SO_73
