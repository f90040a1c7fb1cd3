"""A random decision in Skip-Bo."""

from __future__ import annotations

from cardshed.engine.bits import count_bits, nth_bit
from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, Words, rule
from cardshed.games.skipbo.moves import discards, hand_lays, openings, partner, pile_lays
from cardshed.games.skipbo.state import DISCARD, LAY, OWN_PILES, PARTNERS_PILES, State


@rule
def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """One of the actions that ``legal`` lists, each as likely, without writing the list."""
    opens = openings(s)
    own_lays = pile_lays(s, seat, seat, opens)
    own_discards = discards(s, seat, seat, opens)
    partners_lays = 0
    partners_discards = 0
    if s.teams:
        partners_lays = pile_lays(s, seat, partner(s, seat), opens)
        partners_discards = discards(s, seat, partner(s, seat), opens)
    lays = hand_lays(s, seat, opens)
    first = count_bits(lays)
    second = first + count_bits(own_lays)
    third = second + count_bits(own_discards)
    fourth = third + count_bits(partners_lays)
    n = below(words, fourth + count_bits(partners_discards))
    if n < first:
        return LAY + nth_bit(lays, n)
    if n < second:
        return OWN_PILES + nth_bit(own_lays, n - first)
    if n < third:
        return OWN_PILES + DISCARD + nth_bit(own_discards, n - second)
    if n < fourth:
        return PARTNERS_PILES + nth_bit(partners_lays, n - third)
    return PARTNERS_PILES + DISCARD + nth_bit(partners_discards, n - fourth)
