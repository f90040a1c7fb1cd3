"""The rules of Skip-Bo: the set-up, what a move does, and the end. What moves there are is told in
``moves.py``. One function a rule, its clauses in the docstring."""

from __future__ import annotations

from cardshed.engine.chance import shuffle_stock, take_top
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.dealing import draw_first, open_round, put_copies
from cardshed.engine.events import BLOCKED, DRAW, ROUND_OVER, SCORE, SHUFFLE, TURN, emit
from cardshed.engine.state import MOST_MOVES_A_ROUND, after, best_scores, end_match
from cardshed.games.skipbo.discards import no_discards, put_on, take_off
from cardshed.games.skipbo.events import (
    COMPLETED,
    DISCARDED,
    FROM_DISCARD,
    FROM_HAND,
    FROM_PARTNER,
    FROM_STOCK,
    LAID,
    PASSED,
    STOCKED,
    TURNED_UP,
)
from cardshed.games.skipbo.moves import partner, stock_top
from cardshed.games.skipbo.state import (
    COMPLETE,
    DECK,
    DISCARD,
    JOKER,
    KINDS,
    LAY,
    LAY_DISCARD,
    LAY_STOCK,
    MOST_ROUNDS,
    NOTHING,
    OWN_PILES,
    PARTNERS_PILES,
    PASS,
    PILES,
    State,
)

WIN, PER_CARD = 25, 5


# The set-up


@rule
def begin(s: State, words: Words) -> None:
    """SB-04: the seed draws the first player."""
    draw_first(s, words)


@rule
def deal(s: State, words: Words, log: Log) -> None:
    """SB-01…SB-04: each seat its stock, the rest to draw from, nothing on the table."""
    s.stock_n = 0
    s.aside_n = 0
    for card in range(KINDS):
        put_copies(s, card, int(s.joker_cards) if card == JOKER else DECK[card])
        s.aside[card] = 0
    shuffle_stock(s, words)
    for pile in range(PILES):
        s.height[pile] = 0
        s.jokers[pile] = 0
    no_discards(s)
    s.passes = 0
    open_round(s, log)
    for seat in range(int(s.seats)):
        deal_seat(s, seat, words, log)
    begin_turn(s, int(s.first), words, log)


@rule
def deal_seat(s: State, seat: int, words: Words, log: Log) -> None:
    """SB-02, SB-03, SB-05: the stock, its last card face up; no hand yet."""
    count = int(s.stock_size)
    for place in range(count):
        s.reserve[seat, place] = take_top(s, words)
    s.reserve_n[seat] = count
    emit(log, STOCKED, seat, count, s.reserve[seat, count - 1], 0)
    s.hand[seat] = 0
    s.hand_n[seat] = 0


# What a move does


@rule
def act(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """Carries out a legal action."""
    s.moves += 1
    if action < PASS:
        card = (action - LAY) // PILES
        take_from_hand(s, seat, card)
        lay(s, seat, card, FROM_HAND, (action - LAY) % PILES, words, log)
    elif action == PASS:
        pass_turn(s, seat, words, log)
    elif action < PARTNERS_PILES:
        use_piles(s, seat, seat, action - OWN_PILES, 0, words, log)
    else:
        use_piles(s, seat, partner(s, seat), action - PARTNERS_PILES, FROM_PARTNER, words, log)
    if int(s.moves) >= MOST_MOVES_A_ROUND and not s.over and not s.undealt:
        block_round(s, log)


@rule
def use_piles(s: State, seat: int, owner: int, action: int, whose: int, words: Words, log: Log) -> None:
    """SB-11, SB-12, SB-51: lays from the owner's stock or discard piles, or discards there."""
    if action >= DISCARD:
        card = (action - DISCARD) // PILES
        discard(s, seat, owner, card, (action - DISCARD) % PILES, whose, log)
        end_turn(s, seat, words, log)
    elif action >= LAY_DISCARD:
        place = (action - LAY_DISCARD) // PILES
        card = take_off(s, owner, place)
        lay(s, seat, card, FROM_DISCARD + place + whose, (action - LAY_DISCARD) % PILES, words, log)
    else:
        card = take_from_stock(s, owner)
        lay(s, seat, card, FROM_STOCK + whose, action - LAY_STOCK, words, log)


@rule
def put_in_hand(s: State, seat: int, card: int) -> None:
    s.hand[seat] += 1 << (card * PILES)
    s.hand_n[seat] += 1


@rule
def take_from_hand(s: State, seat: int, card: int) -> None:
    s.hand[seat] -= 1 << (card * PILES)
    s.hand_n[seat] -= 1


@rule
def take_from_stock(s: State, owner: int) -> int:
    count = int(s.reserve_n[owner]) - 1
    s.reserve_n[owner] = count
    return int(s.reserve[owner, count])


@rule
def lay(s: State, seat: int, card: int, source: int, pile: int, words: Words, log: Log) -> None:
    """SB-11, SB-13, SB-30, SB-40: a card goes on a building pile; then the round is won, or an
    empty hand refilled if that is possible."""
    height = int(s.height[pile])
    if card == JOKER:
        s.jokers[pile] |= 1 << height
    s.height[pile] = height + 1
    s.laid = 1
    emit(log, LAID, seat, card, source, pile * KINDS + height + 1)
    if source == FROM_STOCK:
        tell_turned_up(s, seat, log)
    elif source == FROM_STOCK + FROM_PARTNER:
        tell_turned_up(s, partner(s, seat), log)
    if height + 1 == COMPLETE:
        set_aside(s, seat, pile, log)
    if side_stock(s, seat) == 0:
        win_round(s, seat, log)
    elif s.hand_n[seat] == 0:
        draw_up(s, seat, words, log)


@rule
def tell_turned_up(s: State, owner: int, log: Log) -> None:
    """SB-14: everybody sees the next stock card."""
    card = stock_top(s, owner)
    if card != NOTHING:
        emit(log, TURNED_UP, owner, card, 0, 0)


@rule
def set_aside(s: State, seat: int, pile: int, log: Log) -> None:
    """SB-21: a complete pile leaves its place free."""
    for height in range(COMPLETE):
        card = JOKER if (s.jokers[pile] >> height) & 1 else height
        s.aside[card] += 1
    s.aside_n += COMPLETE
    s.height[pile] = 0
    s.jokers[pile] = 0
    emit(log, COMPLETED, seat, pile, COMPLETE, 0)


@rule
def draw_up(s: State, seat: int, words: Words, log: Log) -> None:
    """SB-10, SB-13, SB-30: five cards in hand, or what there is; none once the round is over by its
    length (SB-33)."""
    if int(s.moves) >= MOST_MOVES_A_ROUND:
        return
    for _ in range(int(s.hand_n[seat]), int(s.hand_size)):
        if s.stock_n == 0:
            if s.aside_n == 0:
                return
            replenish(s, words, log)
        card = take_top(s, words)
        put_in_hand(s, seat, card)
        emit(log, DRAW, seat, card, 0, 0)


@rule
def replenish(s: State, words: Words, log: Log) -> None:
    """SB-30: the cards set aside are shuffled into a new draw pile."""
    n = 0
    for card in range(KINDS):
        for _ in range(int(s.aside[card])):
            s.stock[n] = card
            n += 1
        s.aside[card] = 0
    s.aside_n = 0
    s.stock_n = n
    shuffle_stock(s, words)
    emit(log, SHUFFLE, -1, n, 0, 0)


@rule
def discard(s: State, seat: int, owner: int, card: int, place: int, whose: int, log: Log) -> None:
    """SB-12, SB-15: a hand card goes on a discard pile."""
    take_from_hand(s, seat, card)
    put_on(s, owner, place, card)
    emit(log, DISCARDED, seat, card, FROM_DISCARD + place + whose, 0)


@rule
def end_turn(s: State, seat: int, words: Words, log: Log) -> None:
    """SB-12: after a discard the next seat plays."""
    s.passes = 0
    begin_turn(s, after(s, seat), words, log)


@rule
def pass_turn(s: State, seat: int, words: Words, log: Log) -> None:
    """SB-31, SB-32: the round is blocked when every seat in succession passes and lays nothing."""
    emit(log, PASSED, seat, 0, 0, 0)
    s.passes = 0 if s.laid else int(s.passes) + 1
    if s.passes == s.seats:
        block_round(s, log)
    else:
        begin_turn(s, after(s, seat), words, log)


@rule
def begin_turn(s: State, seat: int, words: Words, log: Log) -> None:
    """SB-10: it begins by drawing."""
    s.turn = seat
    s.laid = 0
    emit(log, TURN, seat, 0, 0, 0)
    before = int(s.hand_n[seat])
    draw_up(s, seat, words, log)
    if before < int(s.hand_size) and s.hand_n[seat] == before and int(s.moves) < MOST_MOVES_A_ROUND:
        emit(log, DRAW, seat, -1, 0, 0)


# The end


@rule
def side_stock(s: State, seat: int) -> int:
    """SB-40, SB-52: the stock cards that a seat, or its team, must still lay."""
    count = int(s.reserve_n[seat])
    if s.teams:
        count += int(s.reserve_n[partner(s, seat)])
    return count


@rule
def side(s: State, seat: int) -> int:
    """SB-50: the mask of a seat, or of its team."""
    mask = 1 << seat
    if s.teams:
        mask |= 1 << partner(s, seat)
    return mask


@rule
def win_round(s: State, seat: int, log: Log) -> None:
    """SB-40, SB-41, SB-52: 25 points, and 5 for each card left in the others' stocks; the
    winner's are empty."""
    points = WIN
    for other in range(int(s.seats)):
        points += PER_CARD * int(s.reserve_n[other])
    end_round(s, side(s, seat), points, log)


@rule
def block_round(s: State, log: Log) -> None:
    """SB-32, SB-52: the fewest stock cards win, several share it; no points."""
    fewest = side_stock(s, 0)
    for seat in range(1, int(s.seats)):
        fewest = min(fewest, side_stock(s, seat))
    winners = 0
    for seat in range(int(s.seats)):
        if side_stock(s, seat) == fewest:
            winners |= 1 << seat
    emit(log, BLOCKED, -1, 0, 0, 0)
    end_round(s, winners, 0, log)


@rule
def end_round(s: State, winners: int, points: int, log: Log) -> None:
    """SB-32, SB-41, SB-42: the winners score; then the match is over, or the next round follows."""
    emit(log, ROUND_OVER, -1, winners, 0, 0)
    reached = False
    for seat in range(int(s.seats)):
        gain = points if (winners >> seat) & 1 else 0
        s.scores[seat] += gain
        reached |= int(s.scores[seat]) >= int(s.points)
        emit(log, SCORE, seat, gain, s.scores[seat], 0)
    s.laid = 0
    s.passes = 0
    if reached or s.points == 0:
        end_match(s, winners, log)
    elif int(s.round_no) >= MOST_ROUNDS:
        end_match(s, best_scores(s, 1), log)
    else:
        s.round_no += 1
        s.first = after(s, int(s.first))
        s.undealt = 1
