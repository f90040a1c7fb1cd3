"""What a seat of Skip-Bo may do. One function a rule, its clauses in the docstring.

Several places are written as a mask of four bits, building or discard pile 1 being the lowest. What
concerns each kind of card, as a hand does, has four bits a kind: 52 in all.
"""

from __future__ import annotations

from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Moves, rule
from cardshed.games.skipbo.discards import EMPTY, discard_top
from cardshed.games.skipbo.state import (
    DISCARD,
    JOKER,
    KINDS,
    LAY,
    LAY_DISCARD,
    NOTHING,
    OWN_PILES,
    PARTNERS_PILES,
    PASS,
    PILES,
    State,
)

ALL_PLACES = (1 << PILES) - 1
EACH_KIND = sum(1 << kind * PILES for kind in range(KINDS))
"""The lowest of each kind's four bits."""


# What may be laid, and where


@rule
def with_first_empty(filled: int) -> int:
    """SB-61: the places in use and the lowest-numbered empty one."""
    return (filled | (filled + 1)) & ALL_PLACES


@rule
def building_places(s: State) -> int:
    """SB-22, SB-61: the building piles that cards may go on, a new one included."""
    filled = 0
    for pile in range(PILES):
        if s.height[pile] > 0:
            filled |= 1 << pile
    return with_first_empty(filled)


@rule
def discard_places(s: State, owner: int) -> int:
    """SB-15, SB-61: the owner's discard piles that cards may go on, a new one included."""
    filled = 0
    for place in range(PILES):
        if s.discard[owner, place] != EMPTY:
            filled |= 1 << place
    return with_first_empty(filled)


@rule
def openings(s: State) -> int:
    """SB-20, SB-22: for each card, four bits that tell which building piles take it; see ``takers``."""
    return wanted(s, building_places(s))


@rule
def wanted(s: State, places: int) -> int:
    """SB-20: the same, of these places: each wants its next number, or a joker."""
    opens = places << (JOKER * PILES)
    for pile in range(PILES):
        opens |= (places & (1 << pile)) << (int(s.height[pile]) * PILES)
    return opens


@rule
def takers(opens: int, card: int) -> int:
    """SB-20: the building piles that take this card next; none for NOTHING."""
    return (opens >> (card * PILES)) & ALL_PLACES


@rule
def stock_top(s: State, owner: int) -> int:
    """SB-02, SB-14: the face-up card of a stock."""
    count = int(s.reserve_n[owner])
    if count == 0:
        return NOTHING
    return int(s.reserve[owner, count - 1])


@rule
def partner(s: State, seat: int) -> int:
    """SB-50: half the table apart."""
    half = int(s.seats) // 2
    return seat + half if seat < half else seat - half


@rule
def stock_waits(s: State, seat: int, opens: int) -> bool:
    """SB-12, SB-52: with ``stock_first``, a stock card that can be laid comes before all else."""
    if not s.stock_first:
        return False
    if takers(opens, stock_top(s, seat)):
        return True
    return s.teams != 0 and takers(opens, stock_top(s, partner(s, seat))) != 0


@rule
def may_pass(s: State, seat: int) -> bool:
    """SB-31: with no card in hand, which means there was none to draw."""
    return int(s.hand_n[seat]) == 0


# All legal moves: masks of actions, group by group


@rule
def in_hand(s: State, seat: int, card: int) -> int:
    """How many of a kind of card a seat holds."""
    return (int(s.hand[seat]) >> (card * PILES)) & ALL_PLACES


def hand_counts(hand: int) -> list[int]:
    """How many of each kind of card a hand has."""
    return [hand >> card * PILES & ALL_PLACES for card in range(KINDS)]


@rule
def kinds_held(s: State, seat: int) -> int:
    """The kinds in hand: the four bits of a kind all set, or none."""
    counts = int(s.hand[seat])
    return ((counts | (counts >> 1) | (counts >> 2)) & EACH_KIND) * ALL_PLACES


@rule
def hand_lays(s: State, seat: int, opens: int) -> int:
    """SB-11, SB-31: from hand on building piles; passing is the bit above."""
    if stock_waits(s, seat, opens):
        return 0
    if may_pass(s, seat):
        return 1 << (PASS - LAY)
    return kinds_held(s, seat) & opens


@rule
def pile_lays(s: State, seat: int, owner: int, opens: int) -> int:
    """SB-11, SB-15, SB-51: from the owner's stock and the top of their discard piles."""
    mask = takers(opens, stock_top(s, owner))
    if stock_waits(s, seat, opens):
        return mask
    for place in range(PILES):
        mask |= takers(opens, discard_top(s, owner, place)) << (LAY_DISCARD + place * PILES)
    return mask


@rule
def discards(s: State, seat: int, owner: int, opens: int) -> int:
    """SB-12, SB-51: any card in hand on the owner's discard piles."""
    if stock_waits(s, seat, opens):
        return 0
    return kinds_held(s, seat) & (discard_places(s, owner) * EACH_KIND)


@rule
def must(s: State) -> int:
    """SB-10: only the seat in turn acts."""
    return 1 << int(s.turn)


@rule
def may(s: State) -> int:
    """Nobody acts out of turn."""
    return 0


@rule
def legal(s: State, seat: int, out: Moves) -> int:
    """All legal actions of a seat."""
    if s.over or seat != s.turn:
        return 0
    opens = openings(s)
    n = add(LAY, hand_lays(s, seat, opens), out, 0)
    n = add(OWN_PILES, pile_lays(s, seat, seat, opens), out, n)
    n = add(OWN_PILES + DISCARD, discards(s, seat, seat, opens), out, n)
    if s.teams:
        mate = partner(s, seat)
        n = add(PARTNERS_PILES, pile_lays(s, seat, mate, opens), out, n)
        n = add(PARTNERS_PILES + DISCARD, discards(s, seat, mate, opens), out, n)
    return n


@rule
def add(base: int, mask: int, out: Moves, n: int) -> int:
    """The actions of a mask."""
    while mask:
        out[n] = base + lowest_bit(mask)
        n += 1
        mask &= mask - 1
    return n
