"""The rules of Clear 4. One function a rule, its clauses in the docstring."""

from __future__ import annotations

from cardshed.engine.bits import list_bits
from cardshed.engine.chance import shuffle_stock, take_top
from cardshed.engine.compile import Log, Moves, Words, rule
from cardshed.engine.dealing import draw_first, open_round, put_copies
from cardshed.engine.events import BLOCKED, DEAL, ROUND_OVER, SCORE, TURN, emit
from cardshed.engine.state import (
    MOST_MOVES_A_ROUND,
    after,
    best_scores,
    end_match,
    everyone,
)
from cardshed.games.clear4.events import (
    CLEARED,
    FROM_BLIND,
    FROM_HAND,
    FROM_STACK,
    LAID,
    PUSHED,
    REVEALED,
    SHOWN,
    SWEPT,
    TOOK,
    TURNED_UP,
    VALUED,
)
from cardshed.games.clear4.state import (
    AIM,
    BLIND,
    CLEAR,
    DECK,
    END,
    FOUR,
    HEIGHT,
    JOKER,
    JOKER_MARK,
    KINDS,
    LAY,
    LAY_STACK,
    NO_PLAY,
    NO_VALUE,
    NUMBERS,
    PASS,
    PLAY_CLEAR,
    PLAY_PUSH,
    PUSH,
    PUSH_STACK,
    SEATS,
    STACKS,
    SWEEP,
    VALUE_MASK,
    State,
)

# The set-up


@rule
def begin(s: State, words: Words) -> None:
    """C4-05: the seed draws the first player."""
    draw_first(s, words)


@rule
def deal(s: State, words: Words, log: Log) -> None:
    """C4-01, C4-03, C4-04: four stacks of three and eight in hand, an empty pile."""
    s.stock_n = 0
    for card in range(KINDS):
        put_copies(s, card, int(s.joker_cards) if card == JOKER else DECK[card])
    shuffle_stock(s, words)
    s.turn = s.first
    s.aiming = 0
    remove_pile(s)
    close_play(s)
    open_round(s, log)
    for seat in range(int(s.seats)):
        deal_seat(s, seat, words, log)
    s.stock_n = 0
    s.settled = 0
    emit(log, TURN, s.turn, 0, 0, 0)


@rule
def deal_seat(s: State, seat: int, words: Words, log: Log) -> None:
    """C4-03: the sideways card first, then the upright ones, then the hand."""
    for stack in range(int(s.stack_count)):
        for place in range(HEIGHT):
            s.stack[seat, stack, place] = take_top(s, words)
        s.height[seat, stack] = HEIGHT
        emit(log, SHOWN, seat, stack, s.stack[seat, stack, HEIGHT - 1], 0)
    for stack in range(int(s.stack_count), STACKS):
        s.height[seat, stack] = 0
    for card in range(KINDS):
        s.hand[seat, card] = 0
    s.held[seat] = 0
    s.left[seat] = int(s.stack_count) * HEIGHT
    for _ in range(int(s.hand_size)):
        card = take_top(s, words)
        put_in_hand(s, seat, card)
        emit(log, DEAL, seat, card, 0, 0)


# What may be laid


@rule
def top_value(s: State) -> int:
    """The value on top of the pile; NO_VALUE on an empty pile or a joker without one (C4-15)."""
    if s.pile_n == 0:
        return NO_VALUE
    return int(s.pile[s.pile_n - 1]) & VALUE_MASK


@rule
def within_play(s: State) -> bool:
    """C4-11: cards were laid already that more may join."""
    return bool(s.play != NO_PLAY)


@rule
def four_lie(s: State) -> bool:
    """C4-19: four of one value lie on top, and a fifth may not follow."""
    return int(s.run) == FOUR


@rule
def holds(s: State, seat: int, card: int) -> bool:
    """Whether a hand has a card of this kind."""
    return (int(s.held[seat]) >> card & 1) != 0


@rule
def layable(s: State) -> int:
    """The numbers and jokers (a set) that may be laid now; specials never join a play (C4-30, C4-33)."""
    return joining(s) if within_play(s) else beginning(s)


@rule
def beginning(s: State) -> int:
    """C4-12, C4-14, C4-15, C4-19: equal or lower, anything on nothing, a joker as what it finds,
    never a fifth."""
    top = top_value(s)
    if top == NO_VALUE:
        return NUMBERS | 1 << JOKER
    lower = NUMBERS & ((1 << top) - 1)
    if four_lie(s):
        return lower
    return lower | 1 << top | 1 << JOKER


@rule
def joining(s: State) -> int:
    """C4-11, C4-13, C4-15, C4-19: cards of the play's value and jokers, up to four."""
    if s.play == JOKER:
        return NUMBERS | 1 << JOKER if int(s.play_n) < FOUR else 0
    return 0 if four_lie(s) else 1 << int(s.play) | 1 << JOKER


@rule
def face_up(s: State, seat: int, stack: int) -> int:
    """C4-17, C4-18: the upright card on top of a stack; 0 if only the sideways card is left."""
    height = int(s.height[seat, stack])
    if height < 2:
        return 0
    return int(s.stack[seat, stack, height - 1])


@rule
def may_sweep(s: State) -> bool:
    """C4-20: this play has completed four of a value."""
    return within_play(s) and four_lie(s)


@rule
def may_play_blind(s: State, seat: int, stack: int) -> bool:
    """C4-50: only the sideways card of the stack is left."""
    return bool(s.height[seat, stack] == 1)


@rule
def may_aim(s: State, seat: int, target: int) -> bool:
    """C4-31: at another player."""
    return (others(s, seat) >> target & 1) != 0


@rule
def may_pass(s: State) -> bool:
    """C4-40, C4-41: before laying anything, with a pile to take."""
    return bool(not within_play(s) and s.pile_n > 0)


@rule
def must(s: State) -> int:
    """C4-10: only the seat in turn acts."""
    return 1 << int(s.turn)


@rule
def may(s: State) -> int:
    """Nobody acts out of turn."""
    return 0


@rule
def legal(s: State, seat: int, out: Moves) -> int:
    """All legal actions of a seat."""
    return list_bits(legal_set(s, seat), out)


@rule
def legal_set(s: State, seat: int) -> int:
    """All legal actions of a seat, as a set."""
    if s.over or seat != s.turn:
        return 0
    if s.aiming:
        return others(s, seat) << AIM
    cards = layable(s)
    actions = (int(s.held[seat]) & cards) >> 1 << LAY
    for stack in range(STACKS):
        actions |= (cards >> face_up(s, seat, stack) & 1) << (LAY_STACK + stack)
    if not within_play(s):
        return actions | other_starts(s, seat)
    if may_sweep(s):
        actions |= 1 << SWEEP
    return actions | 1 << END


@rule
def other_starts(s: State, seat: int) -> int:
    """C4-30, C4-40, C4-50: specials, blind cards and passing, before anything is laid."""
    targets = others(s, seat)
    actions = holds(s, seat, CLEAR) << PLAY_CLEAR
    if holds(s, seat, PUSH):
        actions |= targets << PLAY_PUSH
    for stack in range(STACKS):
        card = face_up(s, seat, stack)
        if card == CLEAR:
            actions |= 1 << (LAY_STACK + stack)
        elif card == PUSH:
            actions |= targets << (PUSH_STACK + stack * SEATS)
        elif may_play_blind(s, seat, stack):
            actions |= 1 << (BLIND + stack)
    if may_pass(s):
        actions |= 1 << PASS
    return actions


@rule
def others(s: State, seat: int) -> int:
    """C4-31: all other players."""
    return everyone(s) & ~(1 << seat)


# What a move does


@rule
def act(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """Carries out a legal action."""
    s.moves += 1
    if action < LAY_STACK:
        card = action - LAY + 1
        take_from_hand(s, seat, card)
        lay(s, seat, card, FROM_HAND, log)
    elif action < PLAY_CLEAR:
        stack = action - LAY_STACK
        card = take_from_stack(s, seat, stack)
        if card == CLEAR:
            play_clear(s, seat, FROM_STACK + stack, log)
        else:
            lay(s, seat, card, FROM_STACK + stack, log)
    elif action == PLAY_CLEAR:
        take_from_hand(s, seat, CLEAR)
        play_clear(s, seat, FROM_HAND, log)
    elif action < PUSH_STACK:
        take_from_hand(s, seat, PUSH)
        play_push(s, seat, action - PLAY_PUSH, FROM_HAND, log)
    elif action < BLIND:
        stack = (action - PUSH_STACK) // SEATS
        take_from_stack(s, seat, stack)
        play_push(s, seat, (action - PUSH_STACK) % SEATS, FROM_STACK + stack, log)
    elif action < AIM:
        play_blind(s, seat, action - BLIND, log)
    elif action < SWEEP:
        s.aiming = 0
        push_pile(s, seat, action - AIM, log)
    elif action == SWEEP:
        sweep(s, seat, log)
    elif action == END:
        next_turn(s, log)
    else:
        take_pile(s, seat, log)
        next_turn(s, log)
    if int(s.moves) >= MOST_MOVES_A_ROUND and not s.over and not s.undealt:
        emit(log, BLOCKED, -1, 0, 0, 0)
        end_round(s, -1, log)


@rule
def take_from_hand(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] -= 1
    s.left[seat] -= 1
    if s.hand[seat, card] == 0:
        s.held[seat] = int(s.held[seat]) & ~(1 << card)


@rule
def put_in_hand(s: State, seat: int, card: int) -> None:
    s.hand[seat, card] += 1
    s.left[seat] += 1
    s.held[seat] = int(s.held[seat]) | 1 << card


@rule
def take_from_stack(s: State, seat: int, stack: int) -> int:
    """C4-16, C4-17: the face-up card goes; the upright card below is now the face-up one."""
    height = int(s.height[seat, stack]) - 1
    s.height[seat, stack] = height
    s.left[seat] -= 1
    return int(s.stack[seat, stack, height])


@rule
def tell_turned_up(s: State, seat: int, source: int, log: Log) -> None:
    """C4-17: everybody sees the card that was turned up."""
    if FROM_STACK <= source < FROM_BLIND:
        card = face_up(s, seat, source - FROM_STACK)
        if card > 0:
            emit(log, TURNED_UP, seat, source - FROM_STACK, card, 0)


@rule
def lay(s: State, seat: int, card: int, source: int, log: Log) -> None:
    """C4-11…C4-17, C4-60: a number or joker goes on the pile."""
    value = card
    if card == JOKER:
        value = top_value(s)
        put_on_pile(s, JOKER_MARK | value)
    else:
        if s.play == JOKER:
            give_value(s, seat, card, log)
        put_on_pile(s, card)
    emit(log, LAID, seat, card, value, source)
    tell_turned_up(s, seat, source, log)
    s.play = value if value != NO_VALUE else JOKER
    s.play_n += 1
    if s.left[seat] == 0:
        end_round(s, seat, log)


@rule
def put_on_pile(s: State, card: int) -> None:
    value = card & VALUE_MASK
    if value == NO_VALUE:
        s.run = 0
    elif value == top_value(s):
        s.run += 1
    else:
        s.run = 1
    s.pile[s.pile_n] = card
    s.pile_n += 1


@rule
def give_value(s: State, seat: int, value: int, log: Log) -> None:
    """C4-15: a number gives the jokers of its own play its value; earlier ones keep none."""
    for i in range(int(s.pile_n) - int(s.play_n), int(s.pile_n)):
        s.pile[i] = JOKER_MARK | value
    s.run = s.play_n
    emit(log, VALUED, seat, value, s.play_n, 0)


@rule
def sweep(s: State, seat: int, log: Log) -> None:
    """C4-20: the pile leaves the game; another turn."""
    emit(log, SWEPT, seat, s.pile_n, 0, 0)
    remove_pile(s)
    close_play(s)


@rule
def play_clear(s: State, seat: int, source: int, log: Log) -> None:
    """C4-32, C4-60: pile and CLEAR leave the game; another turn."""
    emit(log, CLEARED, seat, s.pile_n, 0, source)
    tell_turned_up(s, seat, source, log)
    remove_pile(s)
    if s.left[seat] == 0:
        end_round(s, seat, log)


@rule
def play_push(s: State, seat: int, target: int, source: int, log: Log) -> None:
    """C4-31, C4-60: the target takes the pile; a last PUSH wins instead."""
    emit(log, REVEALED, seat, PUSH, 0, source)
    tell_turned_up(s, seat, source, log)
    if s.left[seat] == 0:
        end_round(s, seat, log)
    else:
        push_pile(s, seat, target, log)


@rule
def push_pile(s: State, seat: int, target: int, log: Log) -> None:
    """C4-31: the whole pile into the target's hand; the turn ends."""
    emit(log, PUSHED, seat, target, s.pile_n, 0)
    pile_to_hand(s, target)
    next_turn(s, log)


@rule
def play_blind(s: State, seat: int, stack: int, log: Log) -> None:
    """C4-50…C4-55, C4-61: the sideways card does what it can, or comes into hand with the pile."""
    card = int(s.stack[seat, stack, 0])
    s.height[seat, stack] = 0
    s.left[seat] -= 1
    if card == CLEAR:
        play_clear(s, seat, FROM_BLIND + stack, log)
    elif card == PUSH:
        emit(log, REVEALED, seat, PUSH, 0, FROM_BLIND + stack)
        if s.left[seat] == 0:
            end_round(s, seat, log)
        else:
            s.aiming = 1
    elif beginning(s) >> card & 1:
        lay(s, seat, card, FROM_BLIND + stack, log)
    else:
        emit(log, REVEALED, seat, card, 1, FROM_BLIND + stack)
        put_in_hand(s, seat, card)
        take_pile(s, seat, log)
        next_turn(s, log)


@rule
def take_pile(s: State, seat: int, log: Log) -> None:
    """C4-40: the whole pile into hand."""
    emit(log, TOOK, seat, s.pile_n, 0, 0)
    pile_to_hand(s, seat)


@rule
def pile_to_hand(s: State, seat: int) -> None:
    """C4-31, C4-40: jokers taken lose their value."""
    for i in range(int(s.pile_n)):
        card = int(s.pile[i])
        if card & JOKER_MARK:
            card = JOKER
        put_in_hand(s, seat, card)
    remove_pile(s)


@rule
def remove_pile(s: State) -> None:
    s.pile_n = 0
    s.run = 0


@rule
def close_play(s: State) -> None:
    s.play = NO_PLAY
    s.play_n = 0


@rule
def next_turn(s: State, log: Log) -> None:
    """C4-10: then the next seat plays."""
    close_play(s)
    s.turn = after(s, int(s.turn))
    emit(log, TURN, s.turn, 0, 0, 0)


@rule
def end_round(s: State, winner: int, log: Log) -> None:
    """C4-60, C4-62, C4-63: one minus point a card; the match ends with its last round. A blocked round
    (winner −1) has no winner."""
    won = 0 if winner < 0 else 1 << winner
    emit(log, ROUND_OVER, -1, won, 0, 0)
    for seat in range(int(s.seats)):
        s.scores[seat] -= s.left[seat]
        emit(log, SCORE, seat, -int(s.left[seat]), s.scores[seat], 0)
    close_play(s)
    s.aiming = 0
    if int(s.round_no) < int(s.rounds):
        s.round_no += 1
        s.first = after(s, int(s.first))
        s.undealt = 1
    elif int(s.rounds) == 1:
        end_match(s, won, log)
    else:
        end_match(s, best_scores(s, 1), log)
