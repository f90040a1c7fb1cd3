"""Which clause forbids an action of Hawaiki, asked of the same rules that allow the others."""

from __future__ import annotations

from cardshed.engine.state import everyone
from cardshed.games.hawaiki.dealing import top_of
from cardshed.games.hawaiki.moves import open_cards
from cardshed.games.hawaiki.state import (
    AGAIN,
    AS_HIDDEN,
    CALL,
    DESIGNATE,
    DRAW_ONE,
    FITS,
    HIDE,
    LAY,
    OF_CARD,
    ON_PILE,
    PILES,
    SACRIFICE,
    SEATS,
    TARGETS,
    THANKS,
    TO_ANSWER,
    TO_CHOOSE,
    TO_DESIGNATE,
    TO_HIDE,
    State,
)


def clause_against(s: State, seat: int, action: int) -> str:
    """The clause that forbids an action which is not legal."""
    if DESIGNATE <= action < THANKS and int(TARGETS[action - DESIGNATE]) & ~everyone(s):
        return "HW-60"
    own = _answering(s, action)
    if own is not None:
        return own
    if seat != s.turn:
        return "HW-33" if int(s.owing) >> seat & 1 else "HW-12"
    if s.phase == TO_DESIGNATE:
        return _against_designation(seat, action)
    waiting = {TO_HIDE: "HW-50", TO_ANSWER: "HW-33", TO_CHOOSE: "HW-52"}.get(int(s.phase))
    if waiting is not None:
        return waiting
    if action < DRAW_ONE:
        return _against_lay(s, seat, action - LAY)
    if action < THANKS:
        return "HW-21" if action < DESIGNATE + SEATS else "HW-22"
    return "HW-51"


def _answering(s: State, action: int) -> str | None:
    """Moves that need somebody to have asked for them, or a variant that is off."""
    if action >= HIDE or (action < DRAW_ONE and _marked(action) and not s.one_hidden):
        return "HW-50"
    if action >= AGAIN:
        return "HW-52"
    if action >= SACRIFICE and not s.sacrifice:
        return "HW-51"
    if action == CALL:
        return "HW-31"
    if THANKS <= action < CALL:
        return "HW-33"
    return None


def _marked(action: int) -> bool:
    """Whether a lay names the hidden card."""
    return (action - LAY) % ON_PILE >= AS_HIDDEN


def _against_designation(seat: int, action: int) -> str:
    if not DESIGNATE <= action < THANKS:
        return "HW-24"
    return "HW-27" if int(TARGETS[action - DESIGNATE]) >> seat & 1 else "HW-21"


def _against_lay(s: State, seat: int, number: int) -> str:
    card, pile = number // OF_CARD, number // ON_PILE % PILES
    if not int(s.one[seat]) >> card & 1:
        return "HW-10"
    if _marked(LAY + number):
        there = s.hidden[seat] == card
    else:
        there = bool(open_cards(s, seat) >> card & 1)
    if not there:
        return "HW-50"
    if not int(FITS[top_of(s, pile)]) >> card & 1:
        return "HW-10"
    return "HW-28"
