"""The discard piles of Skip-Bo (SB-15), all kept in one pool, which has a place for each card.

A pile is one number: its top card, and above that card's four bits the place in the pool where what
lies under it is kept, a pile too. Places given back form a chain, which ends at the first place that
was never used.
"""

from __future__ import annotations

from cardshed.engine.compile import rule
from cardshed.games.skipbo.state import NOTHING, PILES, State

CARD_BITS = 4
CARD = (1 << CARD_BITS) - 1
EMPTY = NOTHING
"""A pile without cards."""


@rule
def no_discards(s: State) -> None:
    """SB-03: no pile exists before its first card."""
    for seat in range(int(s.seats)):
        for place in range(PILES):
            s.discard[seat, place] = EMPTY
            s.discard_n[seat, place] = 0
            s.below_top[seat, place] = NOTHING
        s.discarded[seat] = 0
    s.free_place = 0
    s.places_used = 0


@rule
def top_of(pile: int) -> int:
    """The top card of a pile, NOTHING if it is empty."""
    return pile & CARD


@rule
def without_top(s: State, pile: int) -> int:
    """What lies under the top card of a pile that is not empty."""
    return int(s.pool[pile >> CARD_BITS])


@rule
def discard_top(s: State, owner: int, place: int) -> int:
    """SB-15: the only card of a discard pile that can be laid."""
    return top_of(int(s.discard[owner, place]))


@rule
def put_on(s: State, owner: int, place: int, card: int) -> None:
    """SB-15: any card on any pile."""
    kept_at = int(s.free_place)
    if kept_at == s.places_used:
        s.places_used = kept_at + 1
        s.free_place = kept_at + 1
    else:
        s.free_place = s.pool[kept_at]
    s.pool[kept_at] = s.discard[owner, place]
    s.below_top[owner, place] = discard_top(s, owner, place)
    s.discard[owner, place] = kept_at << CARD_BITS | card
    s.discard_n[owner, place] += 1
    s.discarded[owner] += 1 << (card * PILES)


@rule
def take_off(s: State, owner: int, place: int) -> int:
    """SB-15: the top card of a pile that is not empty."""
    pile = int(s.discard[owner, place])
    kept_at = pile >> CARD_BITS
    under = int(s.pool[kept_at])
    s.discard[owner, place] = under
    s.below_top[owner, place] = NOTHING if under == EMPTY else top_of(without_top(s, under))
    s.pool[kept_at] = s.free_place
    s.free_place = kept_at
    card = top_of(pile)
    s.discard_n[owner, place] -= 1
    s.discarded[owner] -= 1 << (card * PILES)
    return card
