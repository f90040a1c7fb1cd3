"""Which clause forbids an action of Skip-Bo, asked of the same rules that allow the others."""

from __future__ import annotations

from cardshed.engine.compile import rule
from cardshed.games.skipbo import GAME
from cardshed.games.skipbo.discards import discard_top
from cardshed.games.skipbo.moves import (
    ALL_PLACES,
    discard_places,
    in_hand,
    may_pass,
    must,
    openings,
    partner,
    stock_top,
    takers,
    wanted,
)
from cardshed.games.skipbo.state import (
    DISCARD,
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

SB_10, SB_11, SB_12, SB_20 = GAME.numbers("SB-10", "SB-11", "SB-12", "SB-20")
SB_31, SB_51, SB_61 = GAME.numbers("SB-31", "SB-51", "SB-61")


@rule
def clause_against(s: State, seat: int, action: int) -> int:
    """The clause that forbids an action which is not legal."""
    if action >= PARTNERS_PILES and not s.teams:
        return SB_51
    if not must(s) >> seat & 1:
        return SB_10
    if action == PASS:
        return SB_12 if may_pass(s, seat) else SB_31
    if action < PASS:
        card = (action - LAY) // PILES
        return against_laying(s, card if in_hand(s, seat, card) else NOTHING, (action - LAY) % PILES)
    if action < PARTNERS_PILES:
        return against_piles(s, seat, seat, action - OWN_PILES)
    return against_piles(s, seat, partner(s, seat), action - PARTNERS_PILES)


@rule
def against_piles(s: State, seat: int, owner: int, action: int) -> int:
    """Against laying from the owner's stock or discard piles, or discarding there."""
    if action < LAY_DISCARD:
        return against_laying(s, stock_top(s, owner), action - LAY_STOCK)
    if action < DISCARD:
        place = (action - LAY_DISCARD) // PILES
        return against_laying(s, discard_top(s, owner, place), (action - LAY_DISCARD) % PILES)
    card, place = (action - DISCARD) // PILES, (action - DISCARD) % PILES
    if in_hand(s, seat, card) and not discard_places(s, owner) >> place & 1:
        return SB_61
    return SB_12


@rule
def against_laying(s: State, card: int, pile: int) -> int:
    """Against laying a card on a building pile; where the next number is right, only the place is wrong."""
    if card == NOTHING:
        return SB_11
    if takers(openings(s), card) >> pile & 1:
        return SB_12
    return SB_61 if takers(wanted(s, ALL_PLACES), card) >> pile & 1 else SB_20
