"""A random decision in Solo.

Choices are counted and the chosen one worked out, without writing a list of them: on a GPU all matches
then take the same way here, whatever they may do.
"""

from __future__ import annotations

from cardshed.engine.bits import count_bits, nth_bit
from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, Words, rule
from cardshed.engine.state import DECLINE
from cardshed.games.solo.rules import (
    instead,
    may_lay,
    nth_way_in,
    ways_in,
    ways_to_give,
    ways_to_name,
    ways_to_swap,
)
from cardshed.games.solo.state import (
    CALL,
    GIFT,
    GIVE,
    GIVING,
    NOTHING,
    ONE_WAY,
    SWAP,
    State,
)


@rule
def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """One of the actions that ``legal`` lists, each as likely, or DECLINE."""
    giving = s.pending == GIVING
    cards = int(s.held[seat, 0]) if giving else may_lay(s, seat)
    one_way = cards if giving else cards & ONE_WAY
    plain = count_bits(one_way)
    ways = plain + count_choices(s, seat, cards & ~one_way)
    lays = 2 * ways if s.left[seat] == 2 and not giving else ways
    other = instead(s, seat, ways == 0)
    choice = below(words, lays + (other != NOTHING) + optional)
    if choice >= lays:
        return DECLINE if other == NOTHING else other
    called = choice >= ways
    if called:
        choice -= ways
    if choice < plain:
        action = nth_bit(one_way, choice)
    else:
        action = nth_choice(s, seat, cards, choice - plain)
    if giving:
        return GIVE + action
    return action + CALL if called else action


@rule
def count_choices(s: State, seat: int, cards: int) -> int:
    """SO-34…SO-38: how many ways there are of laying cards that leave a choice, in all colours."""
    swaps = count_bits(cards >> SWAP & 15) * ways_to_swap(s, seat)
    gifts = count_bits(cards >> GIFT & 15) * ways_to_give(s, seat)
    return 4 * ways_to_name(cards) + swaps + gifts


@rule
def nth_choice(s: State, seat: int, cards: int, n: int) -> int:
    """The n-th of them, colour by colour."""
    color = 0
    ways = ways_in(s, seat, cards, color)
    while n >= ways:
        n -= ways
        color += 1
        ways = ways_in(s, seat, cards, color)
    return nth_way_in(s, seat, cards, color, n)
