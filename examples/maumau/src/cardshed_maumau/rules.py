"""The rules of Mau-Mau: who may do what, and what a move does. One function a rule, its clauses in the
docstring."""

from __future__ import annotations

from cardshed.engine.bits import count_bits, list_bits, lowest_bit
from cardshed.engine.chance import shuffle_stock, take_top
from cardshed.engine.compile import Log, Moves, Words, rule
from cardshed.engine.dealing import draw_first, open_round
from cardshed.engine.events import BLOCKED, DEAL, ROUND_OVER, SCORE, SHUFFLE, TURN, emit
from cardshed.engine.events import DRAW as DREW
from cardshed.engine.state import MOST_MOVES_A_ROUND, after, best_scores, end_match
from cardshed_maumau.description import LAID, PASSED, PENALIZED, SKIPPED, TOOK, TURNED_OVER, WISHED
from cardshed_maumau.state import (
    CALL,
    CARD_OF,
    DRAW,
    DRAWN_FOR_A_SEVEN,
    EIGHTS,
    JACK,
    JACKS,
    KINDS,
    OF_RANK,
    OF_SUIT,
    PASS,
    PENALTY,
    POINTS,
    SEVENS,
    SUIT_OF,
    SUITS,
    TAKE,
    State,
)

# Who may do what


@rule
def top_card(s: State) -> int:
    return int(s.discard[int(s.discard_n) - 1])


@rule
def holds(s: State, seat: int, card: int) -> bool:
    return (int(s.held[seat]) >> card & 1) != 0


@rule
def can_draw(s: State) -> bool:
    """MM-12: a card in the stock, or under the top of the discard pile."""
    return int(s.stock_n) > 0 or int(s.discard_n) > 1


@rule
def fitting(s: State) -> int:
    """MM-10, MM-21, MM-30, MM-31: the cards (a set) that go on the pile now."""
    if s.owed:
        return SEVENS if s.answers else 0
    cards = (int(OF_SUIT[int(s.suit)]) | int(OF_RANK[top_card(s)])) & ~JACKS
    return cards | JACKS if top_card(s) < JACK or s.jacks else cards


@rule
def may_call(s: State, seat: int) -> bool:
    """MM-40, MM-41: with the last card but one."""
    return bool(s.mau) and count_bits(int(s.held[seat])) == 2


@rule
def instead(s: State) -> int:
    """MM-11, MM-12, MM-20: what there is to do besides laying a card."""
    if s.owed:
        return TAKE
    return PASS if s.drew or not can_draw(s) else DRAW


@rule
def must(s: State) -> int:
    """MM-10."""
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
    n = add_ways(int(s.held[seat]) & fitting(s), out)
    if may_call(s, seat):
        for i in range(n):
            out[n + i] = out[i] + CALL
        n *= 2
    out[n] = instead(s)
    return n + 1


@rule
def add_ways(cards: int, out: Moves) -> int:
    """MM-30: a jack can be laid with each suit."""
    n = list_bits(cards & ~JACKS, out)
    jacks = cards & JACKS
    while jacks:
        for suit in range(len(SUITS)):
            out[n] = JACK + len(SUITS) * (lowest_bit(jacks) - JACK) + suit
            n += 1
        jacks &= jacks - 1
    return n


# What a move does


@rule
def act(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """Carries out a legal action."""
    s.moves += 1
    if action < DRAW:
        lay(s, seat, action, words, log)
    elif action == DRAW:
        s.drew = draw_cards(s, seat, 1, words, log)
    elif action == TAKE:
        take_owed(s, seat, words, log)
    else:
        pass_turn(s, seat, log)
    if int(s.moves) >= MOST_MOVES_A_ROUND and not s.over and not s.undealt:
        block(s, log)


@rule
def lay(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """MM-10, MM-30, MM-40, MM-50: a card goes on the discard pile; the last one wins."""
    called = action >= CALL
    way = action - CALL if called else action
    card = int(CARD_OF[way])
    s.held[seat] = int(s.held[seat]) ^ 1 << card
    s.discard[int(s.discard_n)] = card
    s.discard_n += 1
    s.suit = SUIT_OF[way]
    s.passes = 0
    emit(log, LAID, seat, card, called, 0)
    if card >= JACK:
        emit(log, WISHED, seat, s.suit, 0, 0)
    left = count_bits(int(s.held[seat]))
    if left == 0:
        end_round(s, seat, log)
        return
    if left == 1 and s.mau and not called:
        emit(log, PENALIZED, seat, PENALTY, 0, 0)
        draw_cards(s, seat, PENALTY, words, log)
    take_effect(s, seat, card, log)


@rule
def take_effect(s: State, seat: int, card: int, log: Log) -> None:
    """MM-20, MM-21, MM-22: what a seven or an eight does to the next player."""
    if SEVENS >> card & 1:
        s.owed += DRAWN_FOR_A_SEVEN
    elif EIGHTS >> card & 1:
        seat = after(s, seat)
        emit(log, SKIPPED, seat, 0, 0, 0)
    next_turn(s, seat, log)


@rule
def next_turn(s: State, seat: int, log: Log) -> None:
    """MM-10: the seat to the left is next."""
    s.drew = 0
    s.turn = after(s, seat)
    emit(log, TURN, s.turn, 0, 0, 0)


@rule
def take_owed(s: State, seat: int, words: Words, log: Log) -> None:
    """MM-12, MM-20: all the cards owed, as far as there are any."""
    owed = int(s.owed)
    emit(log, TOOK, seat, owed, 0, 0)
    s.owed = 0
    s.passes = 0
    draw_cards(s, seat, owed, words, log)
    next_turn(s, seat, log)


@rule
def pass_turn(s: State, seat: int, log: Log) -> None:
    """MM-11, MM-12, MM-53: the round is blocked when all pass in succession with nothing to draw."""
    emit(log, PASSED, seat, 0, 0, 0)
    s.passes = 0 if s.drew else int(s.passes) + 1
    if s.passes == s.seats:
        block(s, log)
    else:
        next_turn(s, seat, log)


@rule
def draw_cards(s: State, seat: int, count: int, words: Words, log: Log) -> int:
    """MM-12: from the stock into hand, as many as there are; returns how many."""
    for drawn in range(count):
        if not can_draw(s):
            return drawn
        if s.stock_n == 0:
            renew_stock(s, words, log)
        card = take_top(s, words)
        s.held[seat] = int(s.held[seat]) | 1 << card
        emit(log, DREW, seat, card, 0, 0)
    return count


@rule
def renew_stock(s: State, words: Words, log: Log) -> None:
    """MM-12: the discard pile without its top card becomes the stock, sorted and then shuffled."""
    top = top_card(s)
    cards = 0
    for i in range(int(s.discard_n) - 1):
        cards |= 1 << int(s.discard[i])
    s.stock_n = list_bits(cards, s.stock)
    s.discard[0] = top
    s.discard_n = 1
    emit(log, SHUFFLE, -1, s.stock_n, 0, 0)
    shuffle_stock(s, words)


# How rounds begin and end


@rule
def begin(s: State, words: Words) -> None:
    """MM-04: the seed draws who begins."""
    draw_first(s, words)


@rule
def deal(s: State, words: Words, log: Log) -> None:
    """MM-01, MM-02, MM-03: the cards of a hand one after another, then one is turned over."""
    for card in range(KINDS):
        s.stock[card] = card
    s.stock_n = KINDS
    shuffle_stock(s, words)
    open_round(s, log)
    seat = int(s.first)
    for _ in range(int(s.seats)):
        s.held[seat] = 0
        for _ in range(int(s.hand_size)):
            card = take_top(s, words)
            s.held[seat] = int(s.held[seat]) | 1 << card
            emit(log, DEAL, seat, card, 0, 0)
        seat = after(s, seat)
    card = take_top(s, words)
    s.discard[0] = card
    s.discard_n = 1
    s.suit = suit_of_card(card)
    emit(log, TURNED_OVER, -1, card, 0, 0)
    s.turn = s.first
    emit(log, TURN, s.turn, 0, 0, 0)


@rule
def suit_of_card(card: int) -> int:
    return card - JACK if card >= JACK else int(SUIT_OF[card])


@rule
def block(s: State, log: Log) -> None:
    """MM-53."""
    emit(log, BLOCKED, -1, 0, 0, 0)
    end_round(s, -1, log)


@rule
def points_in_hand(s: State, seat: int) -> int:
    """MM-51."""
    points = 0
    cards = int(s.held[seat])
    while cards:
        points += int(POINTS[lowest_bit(cards)])
        cards &= cards - 1
    return points


@rule
def end_round(s: State, winner: int, log: Log) -> None:
    """MM-50…MM-53: hands count against their players; a blocked round (winner −1) has no winner."""
    s.owed = 0
    s.drew = 0
    s.passes = 0
    emit(log, ROUND_OVER, -1, 0 if winner < 0 else 1 << winner, 0, 0)
    most = 0
    for seat in range(int(s.seats)):
        points = points_in_hand(s, seat)
        s.scores[seat] += points
        most = max(most, int(s.scores[seat]))
        emit(log, SCORE, seat, points, s.scores[seat], 0)
    if most >= int(s.limit):
        end_match(s, best_scores(s, -1), log)
    else:
        s.round_no += 1
        s.first = after(s, int(s.first))
        s.undealt = 1
