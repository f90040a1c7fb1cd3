"""Which clause forbids an action of Mau-Mau, asked of the same rules that allow the others."""

from __future__ import annotations

from cardshed.engine.compile import State
from cardshed_maumau.rules import can_draw, fitting
from cardshed_maumau.state import CALL, CARD_OF, DRAW, JACK, PASS, SEVENS, TAKE


def clause_against(s: State, seat: int, action: int) -> str:
    """The clause that forbids an action which is not legal."""
    if seat != s.turn:
        return "MM-10"
    if action < DRAW:
        return _against_laying(s, seat, int(CARD_OF[action % CALL]))
    if s.owed or action == TAKE:
        return "MM-20"
    return "MM-11" if s.drew or (action == PASS and can_draw(s)) else "MM-12"


def _against_laying(s: State, seat: int, card: int) -> str:
    if not int(s.held[seat]) >> card & 1:
        return "MM-10"
    if fitting(s) >> card & 1:
        return "MM-41"
    if s.owed:
        return "MM-21" if SEVENS >> card & 1 else "MM-20"
    return "MM-31" if card >= JACK else "MM-10"
