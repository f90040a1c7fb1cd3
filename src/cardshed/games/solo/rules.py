"""The rules of Solo: who may do what, and what a move does. One function a rule, its clauses in
the docstring; what cards do is in ``effects.py``, how rounds begin and end in ``rounds.py``."""

from __future__ import annotations

from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Log, Moves, Words, rule
from cardshed.engine.events import BLOCKED, emit
from cardshed.engine.state import MOST_MOVES_A_ROUND
from cardshed.games.solo.effects import play_from, rotate, skip, swap, take_effect
from cardshed.games.solo.events import ACCEPTED, COLORED, GAVE, KEPT, LAID, PASSED, PENALIZED, SHIELDED, TOOK
from cardshed.games.solo.hands import (
    add_card,
    can_draw,
    draw_card,
    draw_cards,
    put_on_discard,
    remove_card,
    top_card,
)
from cardshed.games.solo.rounds import end_round
from cardshed.games.solo.state import (
    ACCEPT,
    ALIKE,
    ANY,
    CALL,
    CARD_OF,
    COLOR,
    COLOR_OF,
    DRAW_FOUR,
    DRAW_FOURS,
    DRAW_ONE,
    DRAW_TWOS,
    EXCHANGE,
    FITS_COLOR,
    GIFT,
    GIFT_TO,
    GIFTS,
    GIVE,
    GIVING,
    KEEP,
    LAST_GIFT,
    NAME_COLOR,
    NAME_FOUR,
    NO_EFFECT,
    NOTHING,
    OF_COLOR,
    ONE_WAY,
    PASS,
    ROTATE,
    ROTATION,
    SAME,
    SEATS,
    SHIELDS,
    SKIP,
    SWAP,
    SWAP_WITH,
    TAKE,
    TARGET_OF,
    State,
)

# What may be laid


@rule
def fitting(s: State) -> int:
    """SO-10, SO-34, SO-35, SO-37, SO-39: the colour in force, the number or symbol on top, or black."""
    return int(FITS_COLOR[int(s.color)]) | int(ALIKE[top_card(s)])


@rule
def raising(s: State) -> int:
    """SO-33: the draw cards that may raise the one on top."""
    if top_card(s) == DRAW_FOUR:
        if s.raising == ANY:
            return DRAW_FOURS | DRAW_TWOS & int(OF_COLOR[int(s.color)])
        return DRAW_FOURS
    return DRAW_TWOS if s.raising == SAME else DRAW_TWOS | DRAW_FOURS


@rule
def holds(s: State, seat: int, card: int) -> bool:
    """Whether a hand has a card of this kind."""
    return (int(s.held[seat, 0]) >> card & 1) != 0


@rule
def has_one_left(s: State, seat: int) -> bool:
    """SO-70: the last card, with which nobody is chosen."""
    return bool(s.left[seat] == 1)


@rule
def gives(s: State, seat: int) -> bool:
    """SO-38: whether a seat is choosing the cards that it gives away."""
    return bool(s.pending == GIVING and seat == s.turn)


@rule
def jumps(s: State, seat: int) -> bool:
    """SO-20, SO-54: whether what this seat lays now jumps in: out of turn, and nobody is asked."""
    return bool(seat != s.turn and not s.pending)


@rule
def jumping(s: State) -> int:
    """SO-20: the card (a set) that jumps in: the very same as on top."""
    return 1 << top_card(s)


@rule
def is_asked(s: State, seat: int) -> bool:
    """SO-50."""
    return (int(s.asked) >> seat & 1) != 0


@rule
def may_lay(s: State, seat: int) -> int:
    """The cards (a set) that a seat may lay now, in turn, jumping in or as an answer."""
    held = int(s.held[seat, 0])
    if s.pending:
        # SO-50, SO-54
        return held & SHIELDS if is_asked(s, seat) else 0
    if seat != s.turn:
        # SO-20, SO-22
        return held & jumping(s)
    if s.owed:
        # SO-32, SO-50
        return held & (raising(s) | SHIELDS)
    if s.drawn != NOTHING:
        # SO-11, SO-22
        held = 1 << int(s.drawn)
    return held & fitting(s)


@rule
def must(s: State) -> int:
    """SO-50: those who are asked, else the seat in turn."""
    return int(s.asked) if s.asked else 1 << int(s.turn)


@rule
def may(s: State) -> int:
    """SO-20, SO-22, SO-54: the seats that can jump in."""
    if s.pending:
        return 0
    card = jumping(s)
    seats = 0
    for seat in range(int(s.seats)):
        if int(s.held[seat, 0]) & card:
            seats |= 1 << seat
    return seats & ~(1 << int(s.turn))


@rule
def legal(s: State, seat: int, out: Moves) -> int:
    """All legal actions of a seat."""
    if s.over:
        return 0
    if s.pending == GIVING:
        return add_gifts(int(s.held[seat, 0]), out) if gives(s, seat) else 0
    n = add_lays(s, seat, may_lay(s, seat), out)
    other = instead(s, seat, n == 0)
    if other == NOTHING:
        return n
    out[n] = other
    return n + 1


@rule
def instead(s: State, seat: int, stuck: bool) -> int:
    """SO-11, SO-32, SO-50, SO-73: what a seat may do instead of laying a card; passing only if it
    is stuck. NOTHING out of turn."""
    if s.pending:
        return ACCEPT if is_asked(s, seat) else NOTHING
    if seat != s.turn:
        return NOTHING
    if s.owed:
        return TAKE
    if s.drawn != NOTHING:
        return KEEP
    if can_draw(s):
        return DRAW_ONE
    return PASS if stuck else NOTHING


@rule
def add_lays(s: State, seat: int, cards: int, out: Moves) -> int:
    """SO-60, SO-61: all ways of laying these cards, with and without a call if one is left then."""
    n = 0
    one_way = cards & ONE_WAY
    while one_way:
        out[n] = lowest_bit(one_way)
        n += 1
        one_way &= one_way - 1
    if cards & ~ONE_WAY:
        n = add_choices(s, seat, cards, out, n)
    if s.left[seat] == 2:
        for i in range(n):
            out[n + i] = out[i] + CALL
        n *= 2
    return n


@rule
def add_choices(s: State, seat: int, cards: int, out: Moves, n: int) -> int:
    """SO-34…SO-38: all ways of laying cards that leave a choice, colour by colour."""
    for color in range(4):
        for k in range(ways_in(s, seat, cards, color)):
            out[n] = nth_way_in(s, seat, cards, color, k)
            n += 1
    return n


@rule
def ways_to_swap(s: State, seat: int) -> int:
    """SO-36, SO-70: with nobody or any other player; with nobody only, if it is the last card."""
    return 1 if has_one_left(s, seat) else int(s.seats)


@rule
def ways_to_give(s: State, seat: int) -> int:
    """SO-38, SO-70: to any other player; to nobody, if it is the last card."""
    return 1 if has_one_left(s, seat) else int(s.seats) - 1


@rule
def ways_to_name(cards: int) -> int:
    """SO-34, SO-35: the cards (of a set) that name a colour."""
    return (cards >> COLOR & 1) + (cards >> DRAW_FOUR & 1)


@rule
def ways_in(s: State, seat: int, cards: int, color: int) -> int:
    """In how many ways cards can be laid that name a colour, or that have it and leave a choice."""
    swaps = (cards >> (SWAP + color) & 1) * ways_to_swap(s, seat)
    gifts = (cards >> (GIFT + color) & 1) * ways_to_give(s, seat)
    return ways_to_name(cards) + swaps + gifts


@rule
def nth_way_in(s: State, seat: int, cards: int, color: int, n: int) -> int:
    """The n-th of them: the order of choices is told here."""
    named = ways_to_name(cards)
    if n < named:
        return (NAME_COLOR if n == 0 and cards >> COLOR & 1 else NAME_FOUR) + color
    n -= named
    swaps = (cards >> (SWAP + color) & 1) * ways_to_swap(s, seat)
    if n < swaps:
        return SWAP + color if n == 0 else SWAP_WITH + color * SEATS + nth_other(seat, n - 1)
    if has_one_left(s, seat):
        return LAST_GIFT + color
    return GIFT_TO + color * SEATS + nth_other(seat, n - swaps)


@rule
def nth_other(seat: int, n: int) -> int:
    """The n-th seat but this one."""
    return n + 1 if n >= seat else n


@rule
def add_gifts(cards: int, out: Moves) -> int:
    """SO-38: giving any of these cards."""
    n = 0
    while cards:
        out[n] = GIVE + lowest_bit(cards)
        n += 1
        cards &= cards - 1
    return n


# What a move does


@rule
def act(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """Carries out a legal action."""
    s.moves += 1
    if action != PASS:
        s.passes = 0
    if action < DRAW_ONE:
        lay(s, seat, action, words, log)
    elif action == DRAW_ONE:
        s.drawn = draw_card(s, seat, words, log)
    elif action == KEEP:
        keep(s, seat, log)
    elif action == TAKE:
        take_owed(s, seat, words, log)
    elif action == ACCEPT:
        accept(s, seat, log)
    elif action == PASS:
        pass_turn(s, seat, log)
    else:
        give(s, action - GIVE, log)
    if int(s.moves) >= MOST_MOVES_A_ROUND and not s.over and not s.undealt:
        emit(log, BLOCKED, -1, 0, 0, 0)
        end_round(s, -1, log)


@rule
def lay(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """SO-12, SO-21, SO-22, SO-60, SO-70: a card goes on the discard pile; the last one wins."""
    card = int(CARD_OF[action])
    called = CALL <= action < LAST_GIFT
    jumped = jumps(s, seat)
    remove_card(s, seat, card)
    put_on_discard(s, card)
    s.drawn = NOTHING
    s.declined = 0
    emit(log, LAID, seat, card, called, jumped)
    set_color(s, seat, card, int(COLOR_OF[action]), log)
    if s.left[seat] == 0:
        end_round(s, seat, log)
        return
    if s.left[seat] == 1 and not called:
        emit(log, PENALIZED, seat, s.penalty, 0, 0)
        draw_cards(s, seat, int(s.penalty), words, log)
    if s.pending:
        ward_off(s, seat, log)
    else:
        take_effect(s, seat, card, int(TARGET_OF[action]), log)


@rule
def set_color(s: State, seat: int, card: int, color: int, log: Log) -> None:
    """SO-12, SO-34, SO-35, SO-37, SO-39: that of the card or its bolt, or the one named; a rotate
    changes nothing."""
    if color != NOTHING:
        s.color = color
        if ROTATE < card < GIFT:
            emit(log, COLORED, seat, color, 0, 0)


@rule
def keep(s: State, seat: int, log: Log) -> None:
    """SO-11: the drawn card stays in hand, and the turn passes."""
    emit(log, KEPT, seat, 0, 0, 0)
    s.drawn = NOTHING
    play_from(s, seat, log)


@rule
def take_owed(s: State, seat: int, words: Words, log: Log) -> None:
    """SO-32, SO-73: all the cards owed, as far as there are any; the turn passes."""
    owed = int(s.owed)
    emit(log, TOOK, seat, owed, 0, 0)
    s.owed = 0
    draw_cards(s, seat, owed, words, log)
    play_from(s, seat, log)


@rule
def pass_turn(s: State, seat: int, log: Log) -> None:
    """SO-73, SO-74: the round is blocked when every seat in succession passes."""
    emit(log, PASSED, seat, 0, 0, 0)
    s.passes += 1
    if s.passes == s.seats:
        emit(log, BLOCKED, -1, 0, 0, 0)
        end_round(s, -1, log)
    else:
        play_from(s, seat, log)


# Answers


@rule
def accept(s: State, seat: int, log: Log) -> None:
    """SO-50: the seat lets it happen; hands rotate when the last answer is in."""
    emit(log, ACCEPTED, seat, s.pending, 0, 0)
    effect = int(s.pending)
    s.asked = int(s.asked) & ~(1 << seat)
    if s.asked:
        return
    s.pending = NO_EFFECT
    if effect == SKIP:
        skip(s, seat, log)
    elif effect == EXCHANGE:
        swap(s, seat, log)
    elif effect == ROTATION:
        rotate(s, log)
    else:
        begin_gift(s, seat, log)


@rule
def ward_off(s: State, seat: int, log: Log) -> None:
    """SO-51, SO-52: a shield cancels the effect for its player, and play goes on after them."""
    effect = int(s.pending)
    emit(log, SHIELDED, seat, effect, 0, 0)
    s.asked = int(s.asked) & ~(1 << seat)
    if effect == ROTATION:
        s.shielded = int(s.shielded) | 1 << seat
        s.last_shield = seat
        if s.asked:
            return
        s.pending = NO_EFFECT
        rotate(s, log)
    else:
        s.pending = NO_EFFECT
        play_from(s, seat, log)


@rule
def begin_gift(s: State, receiver: int, log: Log) -> None:
    """SO-38, SO-70: the giver chooses two cards; with no more than that they all go, and the giver
    has gone out."""
    giver = int(s.turn)
    s.pending = GIVING
    s.receiver = receiver
    s.gifts = GIFTS
    if int(s.left[giver]) > GIFTS:
        return
    while s.left[giver]:
        hand_over(s, lowest_bit(int(s.held[giver, 0])), log)
    end_round(s, giver, log)


@rule
def hand_over(s: State, card: int, log: Log) -> None:
    """SO-38: a card moves at once, seen by the two only."""
    giver = int(s.turn)
    receiver = int(s.receiver)
    remove_card(s, giver, card)
    add_card(s, receiver, card)
    emit(log, GAVE, giver, receiver, card, 0)
    s.gifts -= 1


@rule
def give(s: State, card: int, log: Log) -> None:
    """SO-38: one of the two cards; after the second, play goes on after the giver."""
    hand_over(s, card, log)
    if s.gifts == 0:
        s.pending = NO_EFFECT
        s.receiver = NOTHING
        play_from(s, int(s.turn), log)
