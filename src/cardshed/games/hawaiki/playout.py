"""A random decision in Hawaiki.

Choices are counted and the chosen one worked out, without writing a list of them: on a GPU all matches
then take nearly the same way here, whatever they may do.
"""

from __future__ import annotations

from cardshed.engine.bits import count_bits, nth_bit
from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, Words, rule
from cardshed.engine.state import DECLINE
from cardshed.games.hawaiki.dealing import top_of
from cardshed.games.hawaiki.moves import combining, legal, may_call, name_of
from cardshed.games.hawaiki.state import (
    CALL,
    DRAW_ONE,
    FITS,
    LAY,
    NONE,
    OF_CARD,
    ON_PILE,
    TO_PLAY,
    State,
)


@rule
def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """One of the actions that ``legal`` lists, each as likely, or DECLINE."""
    if s.phase == TO_PLAY and seat == s.turn and not s.one_hidden and not s.sacrifice:
        return plain_turn(s, seat, words)
    n = legal(s, seat, out)
    choice = below(words, n + optional)
    return int(out[choice]) if choice < n else DECLINE


@rule
def plain_turn(s: State, seat: int, words: Words) -> int:
    """One of the actions of a turn without variants: a call, a silent lay on one of the piles, an announced
    one, or to draw."""
    cards = int(s.one[seat])
    first, second, third = top_of(s, 0), top_of(s, 1), top_of(s, 2)
    on_first, on_second, on_third = cards & FITS[first], cards & FITS[second], cards & FITS[third]
    made_first = cards & combining(first, second, third)
    made_second = cards & combining(second, third, first)
    made_third = cards & combining(third, first, second)
    calls = int(may_call(s))
    one = calls + count_bits(on_first)
    two = one + count_bits(on_second)
    silent = two + count_bits(on_third)
    four = silent + count_bits(made_first)
    five = four + count_bits(made_second)
    six = five + count_bits(made_third)
    n = below(words, six + 1)
    if n < calls:
        return CALL
    if n == six:
        return DRAW_ONE
    announced = n >= silent
    if announced:
        pile = (n >= four) + (n >= five)
        lays = made_first if n < four else made_second if n < five else made_third
        n -= silent if n < four else four if n < five else five
    else:
        pile = (n >= one) + (n >= two)
        lays = on_first if n < one else on_second if n < two else on_third
        n -= calls if n < one else one if n < two else two
    card = nth_bit(lays, n)
    name = name_on(card, pile, first, second, third) if announced else NONE
    return LAY + OF_CARD * card + ON_PILE * pile + name


@rule
def name_on(card: int, pile: int, first: int, second: int, third: int) -> int:
    """HW-26: the combination that a combining card makes on a pile."""
    top = first if pile == 0 else second if pile == 1 else third
    left = second if pile == 0 else third if pile == 1 else first
    right = third if pile == 0 else first if pile == 1 else second
    return name_of(card, top, left, right)
