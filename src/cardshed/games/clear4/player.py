"""A careful player of Clear 4: of all it could do now it takes what leaves it the best outlook."""

from __future__ import annotations

from cardshed.engine.arithmetic import is_more
from cardshed.engine.bits import count_bits, list_bits, nth_bit
from cardshed.engine.compile import Moves, Words, rule
from cardshed.engine.state import after, best_scores, share_of_win
from cardshed.games.clear4.outlook import (
    NOTHING,
    Facing,
    Own,
    Weights,
    count_of,
    facing,
    outlook,
    own_cards,
    weights,
)
from cardshed.games.clear4.plans import (
    NEVER,
    WON,
    another_turn,
    bare_joker,
    best_count,
    passing,
    playing_blind,
    pushing,
    top_or_nothing,
    wins_with_jokers,
    without,
)
from cardshed.games.clear4.prospects import chance_to_win
from cardshed.games.clear4.rules import face_up, layable, legal_set, may_play_blind, may_sweep, within_play
from cardshed.games.clear4.state import (
    AIM,
    BLIND,
    CLEAR,
    END,
    FOUR,
    HEIGHT,
    JOKER,
    LAY,
    LAY_STACK,
    NO_PLAY,
    PASS,
    PLAY_CLEAR,
    PLAY_PUSH,
    PUSH,
    PUSH_STACK,
    SEATS,
    STACKS,
    SWEEP,
    State,
)

PATIENCE = 100
"""Moves a seat, after which now and then any move is made, so that no round goes in circles."""
LOW = 3


@rule
def greedy(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """The move that leaves the best outlook."""
    return careful(s, seat, weights(s))


@rule
def careful(s: State, seat: int, w: Weights) -> int:
    """Greedy, with weights to try."""
    score, action = best_move(s, seat, w)
    if score < WON and restless(s):
        return any_move(s, seat)
    return action


@rule
def best_move(s: State, seat: int, w: Weights) -> tuple[float, int]:
    """The move that leaves the best outlook, and that outlook."""
    if s.aiming:
        return 0.0, AIM + leader(s, seat)
    own = own_cards(s, seat)
    others = facing(s, seat, -1)
    if s.play == NO_PLAY:
        return play_on_nothing(s, seat, w, own, others)
    if s.play == JOKER:
        return give_jokers_a_value(s, seat, w, own, others)
    return go_on(s, seat, w, own, others)


# Rounds that go in circles


@rule
def shaken(s: State) -> int:
    """A number that jumps about from move to move."""
    return int(s.moves) * 2654435761 >> 9 & 0xFFFF


@rule
def restless(s: State) -> bool:
    return int(s.moves) > PATIENCE * int(s.seats) and shaken(s) % 6 == 0


@rule
def any_move(s: State, seat: int) -> int:
    moves = legal_set(s, seat)
    return nth_bit(moves, (shaken(s) >> 3) % count_bits(moves))


# Where a card is taken from, and who is pushed at


@rule
def tallest(s: State, seat: int, card: int) -> int:
    """The tallest of the stacks that show a card, −1 if none does."""
    found, height = -1, 0
    for stack in range(STACKS):
        if face_up(s, seat, stack) == card and int(s.height[seat, stack]) > height:
            found, height = stack, int(s.height[seat, stack])
    return found


@rule
def lay_card(s: State, seat: int, card: int) -> int:
    """Lays a card, from a stack if it can: that turns up another (C4-17)."""
    stack = tallest(s, seat, card)
    return LAY_STACK + stack if stack >= 0 else LAY + card - 1


@rule
def clear(s: State, seat: int) -> int:
    stack = tallest(s, seat, CLEAR)
    return LAY_STACK + stack if stack >= 0 else PLAY_CLEAR


@rule
def push(s: State, seat: int, target: int) -> int:
    stack = tallest(s, seat, PUSH)
    return (PUSH_STACK + stack * SEATS if stack >= 0 else PLAY_PUSH) + target


@rule
def leader(s: State, seat: int) -> int:
    """The other seat with the fewest cards; of several, the one to play first."""
    found, fewest = -1, 1000
    for step in range(1, int(s.seats)):
        other = (seat + step) % int(s.seats)
        if int(s.left[other]) < fewest:
            found, fewest = other, int(s.left[other])
    return found


@rule
def open_blind(s: State, seat: int) -> int:
    """A stack of which only the sideways card is left (C4-50), −1 if there is none."""
    for stack in range(STACKS):
        if may_play_blind(s, seat, stack):
            return stack
    return -1


@rule
def full_stacks_showing(s: State, seat: int, card: int) -> int:
    shown = 0
    for stack in range(STACKS):
        if s.height[seat, stack] == HEIGHT and face_up(s, seat, stack) == card:
            shown += 1
    return shown


# The decisions


@rule
def play_on_nothing(s: State, seat: int, w: Weights, own: Own, others: Facing) -> tuple[float, int]:
    """C4-10: numbers, a special card, a blind card or passing, whichever looks best."""
    best, action = best_number(s, seat, w, own, others)
    if count_of(own.cards, CLEAR) > 0:
        score = WON if own.left == 1 else another_turn(w, without(own, CLEAR), others)
        if is_more(score, best):
            best, action = score, clear(s, seat)
    if count_of(own.cards, PUSH) > 0:
        target = leader(s, seat)
        score = pushing(w, own, facing(s, seat, target))
        if is_more(score, best):
            best, action = score, push(s, seat, target)
    if s.pile_n > 0:
        score = passing(s, w, own, others)
        if is_more(score, best):
            best, action = score, PASS
    if own.blind > 0:
        score = playing_blind(s, w, own, others)
        if is_more(score, best):
            best, action = score, BLIND + open_blind(s, seat)
    return best, action


@rule
def best_number(s: State, seat: int, w: Weights, own: Own, others: Facing) -> tuple[float, int]:
    """The best play of numbers and jokers, and its first card."""
    top, allowed = top_or_nothing(s), layable(s)
    jokers = count_of(own.cards, JOKER)
    best, action = NEVER, PASS
    for number in range(1, JOKER):
        have = count_of(own.cards, number)
        if allowed >> number & 1 == 0 or (have == 0 and (number != top or jokers == 0)):
            continue
        run = int(s.run) if number == top else 0
        turned = full_stacks_showing(s, seat, number)
        score, _ = best_count(w, own, others, number, run, 1, turned)
        if is_more(score, best):
            best, action = score, lay_card(s, seat, number if have > 0 else JOKER)
    if top == NOTHING and jokers > 0:
        score = bare_joker(w, own, others)
        if is_more(score, best):
            best, action = score, lay_card(s, seat, JOKER)
    return best, action


@rule
def go_on(s: State, seat: int, w: Weights, own: Own, others: Facing) -> tuple[float, int]:
    """Within a play: another card of its value, a joker, or its end."""
    number, run = int(s.play), int(s.run)
    turned = full_stacks_showing(s, seat, number)
    score, more = best_count(w, own, others, number, run, 0, turned)
    if more > 0:
        return score, lay_card(s, seat, number if count_of(own.cards, number) > 0 else JOKER)
    if run == FOUR and is_more(score, outlook(w, own, others, number, run, False)):
        return score, SWEEP
    return score, END


@rule
def give_jokers_a_value(s: State, seat: int, w: Weights, own: Own, others: Facing) -> tuple[float, int]:
    """C4-15: a number that joins jokers without a value, if one looks better than none."""
    laid = int(s.play_n)
    best, action = outlook(w, own, others, NOTHING, 0, False), END
    if laid == FOUR:
        return best, END
    if wins_with_jokers(own, laid):
        return WON, lay_card(s, seat, JOKER)
    for number in range(1, JOKER):
        if count_of(own.cards, number) > 0:
            turned = full_stacks_showing(s, seat, number)
            score, _ = best_count(w, own, others, number, laid, 1, turned)
            if is_more(score, best):
                best, action = score, lay_card(s, seat, number)
    return best, action


# What is worth a thought


@rule
def sensible(s: State, seat: int, out: Moves) -> int:
    """A winning move alone; else one of each kind that differs in what it does."""
    if s.over or seat != s.turn:
        return 0
    if s.aiming:
        return list_bits(targets(s, seat) << AIM, out)
    score, action = best_move(s, seat, weights(s))
    if score >= WON:
        out[0] = action
        return 1
    own = own_cards(s, seat)
    if not within_play(s):
        return list_bits(numbers_to_lay(s, seat, own) | other_beginnings(s, seat, own), out)
    if may_sweep(s):
        return list_bits(1 << SWEEP | ends_to_try(s), out)
    return list_bits(numbers_to_lay(s, seat, own) | 1 << END, out)


@rule
def numbers_to_lay(s: State, seat: int, own: Own) -> int:
    """Numbers, from a stack if one shows it; a joker only where no number can do the same."""
    allowed, top = layable(s), top_or_nothing(s)
    moves = 0
    for number in range(1, JOKER):
        if allowed >> number & 1 and count_of(own.cards, number) > 0:
            moves |= 1 << lay_card(s, seat, number)
    instead = moves if top == NOTHING else count_of(own.cards, top)
    if instead == 0 and allowed >> JOKER & 1 and count_of(own.cards, JOKER) > 0:
        moves |= 1 << lay_card(s, seat, JOKER)
    return moves


@rule
def other_beginnings(s: State, seat: int, own: Own) -> int:
    """A special card, one of the sideways cards, passing."""
    moves = 0
    if count_of(own.cards, CLEAR) > 0:
        moves |= 1 << clear(s, seat)
    if count_of(own.cards, PUSH) > 0:
        moves |= targets(s, seat) << push(s, seat, 0)
    if own.blind > 0:
        moves |= 1 << BLIND + open_blind(s, seat)
    if s.pile_n > 0:
        moves |= 1 << PASS
    return moves


@rule
def ends_to_try(s: State) -> int:
    """C4-19, C4-20: four left lying are a threat only if little is lower."""
    return 1 << END if int(s.play) <= LOW else 0


@rule
def targets(s: State, seat: int) -> int:
    """Whom a PUSH could hit best (a set): who has the fewest cards, who is next, who leads the match.
    On an empty pile it is all the same (C4-31)."""
    chosen = 1 << leader(s, seat)
    if s.pile_n > 0:
        chosen |= 1 << after(s, seat)
        if int(s.rounds) > 1:
            chosen |= best_scores(s, 1) & ~(1 << seat)
    return chosen


@rule
def lapse(s: State, seat: int, action: int) -> int:
    """Forgets to take the four away (C4-20)."""
    return END if action == SWEEP else action


@rule
def worth(s: State, seat: int) -> float:
    """A share of the win once the match is over, before that the chance of it."""
    return share_of_win(s, seat) if s.over else chance_to_win(s, seat)
