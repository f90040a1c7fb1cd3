"""The rules of Hawaiki: the deal, the stock and drawing from it."""

from __future__ import annotations

from cardshed.engine.chance import shuffle_stock, take_top
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.dealing import open_round, put_copies
from cardshed.engine.events import DEAL, DRAW, SHUFFLE, TURN, emit
from cardshed.games.hawaiki.events import IN_A_ROW, OPEN_DEAL, OPEN_DRAW, STARTED
from cardshed.games.hawaiki.state import (
    COPIES,
    KINDS,
    NO_CARD,
    NOBODY,
    NONE,
    PILES,
    TO_PLAY,
    State,
)


@rule
def top_of(s: State, pile: int) -> int:
    return int(s.pile[pile, int(s.pile_n[pile]) - 1])


@rule
def put_on_pile(s: State, pile: int, card: int) -> None:
    s.pile[pile, int(s.pile_n[pile])] = card
    s.pile_n[pile] += 1
    bit = 1 << card
    s.lying_two |= int(s.lying_one) & bit
    s.lying_one |= bit


@rule
def take_off_pile(s: State, pile: int) -> int:
    """The top card, which leaves the pile."""
    card = top_of(s, pile)
    s.pile_n[pile] -= 1
    bit = 1 << card
    if int(s.lying_two) & bit:
        s.lying_two ^= bit
    else:
        s.lying_one ^= bit
    return card


@rule
def clear_piles(s: State) -> None:
    for pile in range(PILES):
        s.pile_n[pile] = 0
    s.lying_one = 0
    s.lying_two = 0


@rule
def deal(s: State, words: Words, log: Log) -> None:
    """HW-01, HW-04: six cards each from all 70, three start the piles, the rest is the stock."""
    s.stock_n = 0
    for card in range(KINDS):
        put_copies(s, card, COPIES)
    shuffle_stock(s, words)
    s.turn = s.first
    s.sacrificed = 0
    s.chanced = 0
    no_pending(s)
    open_round(s, log)
    for seat in range(int(s.seats)):
        deal_seat(s, seat, words, log)
    clear_piles(s)
    for pile in range(PILES):
        card = take_top(s, words)
        put_on_pile(s, pile, card)
        emit(log, STARTED, -1, card, pile, 0)
    emit(log, TURN, s.turn, 0, 0, 0)


@rule
def no_pending(s: State) -> None:
    """HW-05: nothing waits, nothing was forgotten."""
    s.phase = TO_PLAY
    s.made = NONE
    s.announced = 0
    s.forgot = NOBODY
    s.owing = 0
    s.owed = 0
    s.dry = 0


@rule
def deal_seat(s: State, seat: int, words: Words, log: Log) -> None:
    """HW-04, HW-50: the last card is the hidden one where the others lie open."""
    s.one[seat] = 0
    s.two[seat] = 0
    s.held[seat] = 0
    s.hidden[seat] = NO_CARD
    hand = int(s.hand_size)
    shown, count = 0, 0
    for i in range(hand):
        card = take_top(s, words)
        add_to_hand(s, seat, card)
        if not s.one_hidden:
            emit(log, DEAL, seat, card, 0, 0)
        elif i < hand - 1:
            if count == IN_A_ROW:
                emit(log, OPEN_DEAL, seat, shown, NO_CARD, count)
                shown, count = 0, 0
            shown = shown * KINDS + card
            count += 1
        else:
            s.hidden[seat] = card
            emit(log, OPEN_DEAL, seat, shown, card, count)


@rule
def add_to_hand(s: State, seat: int, card: int) -> None:
    bit = 1 << card
    if int(s.one[seat]) & bit:
        s.two[seat] |= bit
    else:
        s.one[seat] |= bit
    s.held[seat] += 1


@rule
def draw_cards(s: State, seat: int, count: int, words: Words, log: Log) -> int:
    """HW-44, HW-50: as many cards as there are, told to all where hands lie open; returns how
    many were taken."""
    taken = 0
    for _ in range(count):
        if s.stock_n == 0:
            restock(s, words, log)
        if s.stock_n == 0:
            emit(log, DRAW, seat, NO_CARD, 0, 0)
            break
        card = take_top(s, words)
        add_to_hand(s, seat, card)
        emit(log, OPEN_DRAW if s.one_hidden else DRAW, seat, card, 0, 0)
        taken += 1
    return taken


@rule
def restock(s: State, words: Words, log: Log) -> None:
    """HW-44: the cards under the three top cards, put in order, are shuffled into a new stock."""
    first, second, third = take_off_pile(s, 0), take_off_pile(s, 1), take_off_pile(s, 2)
    one, two = int(s.lying_one), int(s.lying_two)
    clear_piles(s)
    put_on_pile(s, 0, first)
    put_on_pile(s, 1, second)
    put_on_pile(s, 2, third)
    n = 0
    for card in range(KINDS):
        for _ in range((one >> card & 1) + (two >> card & 1)):
            s.stock[n] = card
            n += 1
    if n > 0:
        s.stock_n = n
        shuffle_stock(s, words)
        emit(log, SHUFFLE, -1, n, 0, 0)
