"""Which clause forbids an action of Mau-Mau, asked of the same rules that allow the others."""

from __future__ import annotations

from cardshed.engine.compile import rule
from cardshed_maumau import GAME
from cardshed_maumau.rules import can_draw, fitting, holds
from cardshed_maumau.state import CALL, CARD_OF, DRAW, JACK, PASS, SEVENS, TAKE, State

MM_10, MM_11, MM_12, MM_20 = GAME.numbers("MM-10", "MM-11", "MM-12", "MM-20")
MM_21, MM_31, MM_41 = GAME.numbers("MM-21", "MM-31", "MM-41")


@rule
def clause_against(s: State, seat: int, action: int) -> int:
    """The clause that forbids an action which is not legal."""
    if seat != s.turn:
        return MM_10
    if action < DRAW:
        return against_laying(s, seat, int(CARD_OF[action - CALL if action >= CALL else action]))
    if s.owed or action == TAKE:
        return MM_20
    return MM_11 if s.drew or (action == PASS and can_draw(s)) else MM_12


@rule
def against_laying(s: State, seat: int, card: int) -> int:
    """In turn; last, against the call with a card that may be laid."""
    if not holds(s, seat, card):
        return MM_10
    if fitting(s) >> card & 1:
        return MM_41
    if s.owed:
        return MM_21 if SEVENS >> card & 1 else MM_20
    return MM_31 if card >= JACK else MM_10
