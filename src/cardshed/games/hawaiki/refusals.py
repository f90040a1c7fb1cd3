"""Which clause forbids an action of Hawaiki, asked of the same rules that allow the others."""

from __future__ import annotations

from cardshed.engine.compile import rule
from cardshed.games.hawaiki import GAME
from cardshed.games.hawaiki.moves import at_the_table, hides, holds, names, open_cards, owes, takes
from cardshed.games.hawaiki.state import (
    AGAIN,
    AS_HIDDEN,
    CALL,
    DESIGNATE,
    DRAW_ONE,
    HIDE,
    LAY,
    OF_CARD,
    ON_PILE,
    PILES,
    SACRIFICE,
    SEATS,
    THANKS,
    TO_ANSWER,
    TO_CHOOSE,
    TO_DESIGNATE,
    TO_HIDE,
    State,
)

HW_10, HW_12, HW_21, HW_22, HW_24 = GAME.numbers("HW-10", "HW-12", "HW-21", "HW-22", "HW-24")
HW_27, HW_28, HW_31, HW_33 = GAME.numbers("HW-27", "HW-28", "HW-31", "HW-33")
HW_50, HW_51, HW_52, HW_60 = GAME.numbers("HW-50", "HW-51", "HW-52", "HW-60")

NO_CLAUSE = -1


@rule
def clause_against(s: State, seat: int, action: int) -> int:
    """The clause that forbids an action which is not legal."""
    if DESIGNATE <= action < THANKS and not at_the_table(s, action - DESIGNATE):
        return HW_60
    clause = against_unasked(s, action)
    if clause != NO_CLAUSE:
        return clause
    if seat != s.turn:
        return HW_33 if owes(s, seat) else HW_12
    if s.phase == TO_DESIGNATE:
        return against_designation(seat, action)
    clause = against_waiting(s)
    if clause != NO_CLAUSE:
        return clause
    if action < DRAW_ONE:
        return against_lay(s, seat, action - LAY)
    if action < THANKS:
        return HW_21 if action < DESIGNATE + SEATS else HW_22
    return HW_51


@rule
def against_unasked(s: State, action: int) -> int:
    """Moves that need somebody to have asked for them, or a variant that is off."""
    if action >= HIDE or (action < DRAW_ONE and marked(action - LAY) and not s.one_hidden):
        return HW_50
    if action >= AGAIN:
        return HW_52
    if action >= SACRIFICE and not s.sacrifice:
        return HW_51
    if action == CALL:
        return HW_31
    return HW_33 if THANKS <= action < CALL else NO_CLAUSE


@rule
def against_waiting(s: State) -> int:
    """While the seat in turn, or another, owes an answer of some kind."""
    if s.phase == TO_HIDE:
        return HW_50
    if s.phase == TO_ANSWER:
        return HW_33
    return HW_52 if s.phase == TO_CHOOSE else NO_CLAUSE


@rule
def marked(number: int) -> bool:
    """Whether a lay names the hidden card."""
    return number % ON_PILE >= AS_HIDDEN


@rule
def against_designation(seat: int, action: int) -> int:
    """While a player or two are to be designated."""
    if not DESIGNATE <= action < THANKS:
        return HW_24
    return HW_27 if names(action - DESIGNATE, seat) else HW_21


@rule
def against_lay(s: State, seat: int, number: int) -> int:
    """Against laying in turn."""
    card, pile = number // OF_CARD, number // ON_PILE % PILES
    if not holds(s, seat, card):
        return HW_10
    there = hides(s, seat, card) if marked(number) else (open_cards(s, seat) >> card & 1) != 0
    if not there:
        return HW_50
    return HW_28 if takes(s, pile) >> card & 1 else HW_10
