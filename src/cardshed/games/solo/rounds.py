"""How a round of Solo begins and ends."""

from __future__ import annotations

from cardshed.engine.chance import below, put_under, shuffle_stock, take_top
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.dealing import open_round, put_copies
from cardshed.engine.events import DEAL, ROUND_OVER, SCORE, emit
from cardshed.engine.state import after, best_scores, end_match
from cardshed.games.solo.effects import forget_pending, take_effect
from cardshed.games.solo.events import TURNED_OVER
from cardshed.games.solo.hands import add_card, clear_hand, no_discards, points_in_hand, put_on_discard
from cardshed.games.solo.state import (
    COLOR,
    COLOR_OF,
    DECK,
    DRAW_FOUR,
    KINDS,
    NOTHING,
    PLAIN_DECK,
    SWAP,
    State,
)


@rule
def begin(s: State, words: Words) -> None:
    """SO-04: the seed draws the first dealer."""
    s.dealer = below(words, int(s.seats))
    s.round_no = 1
    s.undealt = 1


@rule
def deal(s: State, words: Words, log: Log) -> None:
    """SO-03, SO-04: eight cards each; the seat after the dealer begins, leftwards."""
    fill_stock(s)
    shuffle_stock(s, words)
    s.first = after(s, int(s.dealer))
    s.direction = 1
    s.declined = 0
    no_discards(s)
    forget_pending(s)
    open_round(s, log)
    seat = int(s.first)
    for _ in range(int(s.seats)):
        clear_hand(s, seat)
        for _ in range(int(s.hand_size)):
            card = take_top(s, words)
            add_card(s, seat, card)
            emit(log, DEAL, seat, card, 0, 0)
        seat = after(s, seat)
    turn_over(s, words, log)


@rule
def fill_stock(s: State) -> None:
    """SO-01, SO-02: the whole deck, in order."""
    s.stock_n = 0
    for card in range(KINDS):
        copies = DECK[card] if s.extras else PLAIN_DECK[card]
        if card == COLOR:
            copies = int(s.color_cards)
        elif card == DRAW_FOUR:
            copies = int(s.draw_fours)
        put_copies(s, card, copies)


@rule
def turn_over(s: State, words: Words, log: Log) -> None:
    """SO-05: a card that cannot start goes under the stock; others act as if the dealer had laid
    them."""
    card = take_top(s, words)
    while card >= SWAP:
        emit(log, TURNED_OVER, -1, card, 1, 0)
        put_under(s, card)
        card = take_top(s, words)
    emit(log, TURNED_OVER, s.dealer, card, 0, 0)
    put_on_discard(s, card)
    s.color = COLOR_OF[card]
    take_effect(s, int(s.dealer), card, NOTHING, log)


@rule
def end_round(s: State, winner: int, log: Log) -> None:
    """SO-70, SO-71, SO-72, SO-74: hands count against their players; a blocked round (winner −1)
    has no winner."""
    forget_pending(s)
    emit(log, ROUND_OVER, -1, 0 if winner < 0 else 1 << winner, 0, 0)
    most = 0
    for seat in range(int(s.seats)):
        points = points_in_hand(s, seat)
        s.scores[seat] += points
        most = max(most, int(s.scores[seat]))
        emit(log, SCORE, seat, points, s.scores[seat], 0)
    if int(s.limit) == 0 or most > int(s.limit):
        end_match(s, best_scores(s, -1), log)
    else:
        s.round_no += 1
        s.dealer = after(s, int(s.dealer))
        s.undealt = 1
