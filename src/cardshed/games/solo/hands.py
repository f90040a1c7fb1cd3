"""Hands of Solo as bit planes, and the piles that cards come from.

Plane k of a hand is the set of kinds of which the hand holds more than k; plane 0 is what it holds.
"""

from __future__ import annotations

from cardshed.engine.bits import count_bits, lowest_bit, nth_bit
from cardshed.engine.chance import below, shuffle_stock, take_top
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.events import DRAW as DREW
from cardshed.engine.events import SHUFFLE, emit
from cardshed.games.solo.state import COPIES, NOTHING, POINTS, State


@rule
def add_card(s: State, seat: int, card: int) -> None:
    bit = 1 << card
    s.left[seat] += 1
    for k in range(COPIES):
        plane = int(s.held[seat, k])
        if not plane & bit:
            s.held[seat, k] = plane | bit
            return


@rule
def remove_card(s: State, seat: int, card: int) -> None:
    bit = 1 << card
    s.left[seat] -= 1
    k = 0
    while k + 1 < COPIES and int(s.held[seat, k + 1]) & bit:
        k += 1
    s.held[seat, k] = int(s.held[seat, k]) ^ bit


@rule
def exchange_hands(s: State, one: int, other: int) -> None:
    s.left[one], s.left[other] = int(s.left[other]), int(s.left[one])
    for k in range(COPIES):
        s.held[one, k], s.held[other, k] = int(s.held[other, k]), int(s.held[one, k])


@rule
def clear_hand(s: State, seat: int) -> None:
    s.left[seat] = 0
    for k in range(COPIES):
        s.held[seat, k] = 0


@rule
def copy_hand(s: State, other: State, seat: int) -> None:
    """Gives a seat the hand it has in another record."""
    s.left[seat] = other.left[seat]
    for k in range(COPIES):
        s.held[seat, k] = other.held[seat, k]


@rule
def judged(s: State) -> bool:
    """SO-11: whoever has just drawn decides about that card, not about the hand."""
    return bool(s.drawn == NOTHING)


@rule
def wipe(s: State) -> None:
    """Wipes out all cards in hands and stock; their numbers stay."""
    for seat in range(int(s.seats)):
        for k in range(COPIES):
            s.held[seat, k] = 0
    for i in range(int(s.stock_n)):
        s.stock[i] = 0


@rule
def some_card(s: State, seat: int, words: Words) -> int:
    """A random card of a hand, each copy as likely."""
    n = below(words, int(s.left[seat]))
    for k in range(COPIES):
        kinds = int(s.held[seat, k])
        if n < count_bits(kinds):
            return nth_bit(kinds, n)
        n -= count_bits(kinds)
    return NOTHING


@rule
def points_in_hand(s: State, seat: int) -> int:
    """SO-71."""
    points = 0
    for k in range(COPIES):
        cards = int(s.held[seat, k])
        while cards:
            points += int(POINTS[lowest_bit(cards)])
            cards &= cards - 1
    return points


@rule
def top_card(s: State) -> int:
    return int(s.discard[int(s.discard_n) - 1])


@rule
def put_on_discard(s: State, card: int) -> None:
    s.discard[int(s.discard_n)] = card
    s.discard_n += 1
    bit = 1 << card
    for k in range(COPIES):
        plane = int(s.lying[k])
        if not plane & bit:
            s.lying[k] = plane | bit
            return


@rule
def no_discards(s: State) -> None:
    s.discard_n = 0
    for k in range(COPIES):
        s.lying[k] = 0


@rule
def can_draw(s: State) -> bool:
    """SO-73: a card in the stock, or under the top of the discard pile."""
    return int(s.stock_n) > 0 or int(s.discard_n) > 1


@rule
def draw_card(s: State, seat: int, words: Words, log: Log) -> int:
    """SO-73: the top of the stock into hand; NOTHING if there is no card anywhere."""
    if s.stock_n == 0:
        if int(s.discard_n) <= 1:
            emit(log, DREW, seat, NOTHING, 0, 0)
            return NOTHING
        renew_stock(s, words, log)
    card = take_top(s, words)
    add_card(s, seat, card)
    emit(log, DREW, seat, card, 0, 0)
    return card


@rule
def draw_cards(s: State, seat: int, count: int, words: Words, log: Log) -> None:
    """SO-73: as many as there are; the rest is forgiven."""
    for _ in range(count):
        if draw_card(s, seat, words, log) == NOTHING:
            return


@rule
def renew_stock(s: State, words: Words, log: Log) -> None:
    """SO-73: the discard pile without its top card becomes the stock, sorted and then shuffled."""
    top = top_card(s)
    one, two, three, four = int(s.lying[0]), int(s.lying[1]), int(s.lying[2]), int(s.lying[3])
    bit = 1 << top
    if four & bit:
        four ^= bit
    elif three & bit:
        three ^= bit
    elif two & bit:
        two ^= bit
    else:
        one ^= bit
    n = 0
    while one:
        bit = one & -one
        card = lowest_bit(one)
        copies = 1 + ((two & bit) != 0) + ((three & bit) != 0) + ((four & bit) != 0)
        for _ in range(copies):
            s.stock[n] = card
            n += 1
        one ^= bit
    s.stock_n = n
    no_discards(s)
    put_on_discard(s, top)
    emit(log, SHUFFLE, -1, n, 0, 0)
    shuffle_stock(s, words)
