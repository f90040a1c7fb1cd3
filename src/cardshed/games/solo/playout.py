"""A random decision in Solo.

Choices are counted and the chosen one worked out, without writing a list of them: on a GPU all matches
then take the same way here, whatever they may do.
"""

from __future__ import annotations

from cardshed.engine.bits import count_bits, nth_bit
from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, Words, rule
from cardshed.engine.state import DECLINE
from cardshed.games.solo.rules import instead, may_lay
from cardshed.games.solo.state import (
    CALL,
    COLOR,
    DRAW_FOUR,
    GIFT,
    GIFT_TO,
    GIVE,
    GIVING,
    LAST_GIFT,
    NAME_COLOR,
    NAME_FOUR,
    NOTHING,
    ONE_WAY,
    SEATS,
    SWAP,
    SWAP_WITH,
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
    """SO-34…SO-38, SO-70: how many ways there are of laying cards that leave a choice."""
    last = s.left[seat] == 1
    others = int(s.seats) - 1
    colors = 4 * ((cards >> COLOR & 1) + (cards >> DRAW_FOUR & 1))
    swaps = count_bits(cards >> SWAP & 15) * (1 if last else 1 + others)
    gifts = count_bits(cards >> GIFT & 15) * (1 if last else others)
    return colors + swaps + gifts


@rule
def nth_choice(s: State, seat: int, cards: int, n: int) -> int:
    """The n-th of them, in the order in which ``legal`` lists them."""
    last = s.left[seat] == 1
    others = int(s.seats) - 1
    named = cards >> COLOR & 1
    both = named + (cards >> DRAW_FOUR & 1)
    color = 0
    swaps, gifts = 0, 0
    while True:
        swaps = (cards >> (SWAP + color) & 1) * (1 if last else 1 + others)
        gifts = (cards >> (GIFT + color) & 1) * (1 if last else others)
        if n < both + swaps + gifts:
            break
        n -= both + swaps + gifts
        color += 1
    if n < both:
        return (NAME_COLOR if n < named else NAME_FOUR) + color
    n -= both
    if n < swaps:
        return SWAP + color if n == 0 else SWAP_WITH + color * SEATS + nth_other(seat, n - 1)
    return LAST_GIFT + color if last else GIFT_TO + color * SEATS + nth_other(seat, n - swaps)


@rule
def nth_other(seat: int, n: int) -> int:
    """The n-th seat but this one."""
    return n + 1 if n >= seat else n
