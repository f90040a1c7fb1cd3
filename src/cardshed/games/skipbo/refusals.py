"""Which clause forbids an action of Skip-Bo, asked of the same rules that allow the others."""

from __future__ import annotations

from cardshed.games.skipbo import moves
from cardshed.games.skipbo.discards import discard_top
from cardshed.games.skipbo.state import (
    DISCARD,
    JOKER,
    LAY,
    LAY_DISCARD,
    LAY_STOCK,
    NOTHING,
    OWN_PILES,
    PARTNERS_PILES,
    PASS,
    PILES,
    State,
)


def clause_against(s: State, seat: int, action: int) -> str:
    """The clause that forbids an action which is not legal."""
    if action >= PARTNERS_PILES and not s.teams:
        return "SB-51"
    if seat != s.turn:
        return "SB-10"
    if action == PASS:
        return "SB-12" if moves.may_pass(s, seat) else "SB-31"
    if action < PASS:
        card, pile = divmod(action - LAY, PILES)
        return _against_laying(s, card if moves.in_hand(s, seat, card) else NOTHING, pile)
    if action < PARTNERS_PILES:
        return _against_piles(s, seat, seat, action - OWN_PILES)
    return _against_piles(s, seat, moves.partner(s, seat), action - PARTNERS_PILES)


def _against_piles(s: State, seat: int, owner: int, action: int) -> str:
    """Against laying from the owner's stock or discard piles, or discarding there."""
    if action < LAY_DISCARD:
        return _against_laying(s, moves.stock_top(s, owner), action - LAY_STOCK)
    if action < DISCARD:
        place, pile = divmod(action - LAY_DISCARD, PILES)
        return _against_laying(s, discard_top(s, owner, place), pile)
    card, place = divmod(action - DISCARD, PILES)
    if not moves.in_hand(s, seat, card):
        return "SB-12"
    if not moves.discard_places(s, owner) >> place & 1:
        return "SB-61"
    return "SB-12"


def _against_laying(s: State, card: int, pile: int) -> str:
    if card == NOTHING:
        return "SB-11"
    if moves.takers(moves.openings(s), card) >> pile & 1:
        return "SB-12"
    return "SB-61" if _fits(s, card, pile) else "SB-20"


def _fits(s: State, card: int, pile: int) -> bool:
    """Whether the pile's next number is right, so that only its place is wrong."""
    return bool(card in (JOKER, s.height[pile]))
