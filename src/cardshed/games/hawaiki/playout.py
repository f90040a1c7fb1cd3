"""A random decision in Hawaiki."""

from __future__ import annotations

from cardshed.engine.bits import count_bits, nth_bit
from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, State, Words, rule
from cardshed.engine.state import DECLINE
from cardshed.games.hawaiki.dealing import top_of
from cardshed.games.hawaiki.moves import combining, legal, may_call, name_of
from cardshed.games.hawaiki.state import DRAW_ONE, FITS, LAY, NO_CARD, OF_CARD, ON_PILE, TO_PLAY


@rule
def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """One of the actions that ``legal`` lists, each as likely, or DECLINE; without writing the list in
    a plain turn."""
    plain = s.phase == TO_PLAY and s.hidden[seat] == NO_CARD and not s.sacrifice
    if plain and not optional and not may_call(s):
        return plain_turn(s, seat, words)
    n = legal(s, seat, out)
    choice = below(words, n + optional)
    return int(out[choice]) if choice < n else DECLINE


@rule
def plain_turn(s: State, seat: int, words: Words) -> int:
    """One of the actions that ``legal`` lists in a turn without variants, without writing the list."""
    cards = int(s.one[seat])
    first, second, third = top_of(s, 0), top_of(s, 1), top_of(s, 2)
    on_first, on_second, on_third = cards & FITS[first], cards & FITS[second], cards & FITS[third]
    made_first = cards & combining(first, second, third)
    made_second = cards & combining(second, third, first)
    made_third = cards & combining(third, first, second)
    one = count_bits(on_first)
    two = one + count_bits(on_second)
    silent = two + count_bits(on_third)
    four = silent + count_bits(made_first)
    five = four + count_bits(made_second)
    six = five + count_bits(made_third)
    n = below(words, six + 1)
    if n < silent:
        pile = (n >= one) + (n >= two)
        lays = on_first if n < one else on_second if n < two else on_third
        n -= 0 if n < one else one if n < two else two
        return LAY + OF_CARD * nth_bit(lays, n) + ON_PILE * pile
    if n == six:
        return DRAW_ONE
    if n < four:
        card = nth_bit(made_first, n - silent)
        return LAY + OF_CARD * card + name_of(card, first, second, third)
    if n < five:
        card = nth_bit(made_second, n - four)
        return LAY + OF_CARD * card + ON_PILE + name_of(card, second, third, first)
    card = nth_bit(made_third, n - five)
    return LAY + OF_CARD * card + 2 * ON_PILE + name_of(card, third, first, second)
