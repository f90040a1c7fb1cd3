"""A random decision in Solo."""

from __future__ import annotations

from cardshed.engine.bits import count_bits, nth_bit
from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, State, Words, rule
from cardshed.engine.state import DECLINE
from cardshed.games.solo.rules import instead, legal, may_lay
from cardshed.games.solo.state import GIVING, NOTHING, ONE_WAY


@rule
def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """One of the actions that ``legal`` lists, each as likely, or DECLINE; without writing the list
    where there is nothing to choose but cards."""
    cards = may_lay(s, seat)
    if cards & ~ONE_WAY or s.left[seat] == 2 or s.pending == GIVING:
        n = legal(s, seat, out)
        choice = below(words, n + optional)
        return int(out[choice]) if choice < n else DECLINE
    n = count_bits(cards)
    other = instead(s, seat, n == 0)
    choice = below(words, n + (other != NOTHING) + optional)
    if choice < n:
        return nth_bit(cards, choice)
    return DECLINE if other == NOTHING else other
