"""A careful player of Hawaiki, by rules of thumb, from what its seat can see."""

from __future__ import annotations

from cardshed.engine.arithmetic import exp
from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Moves, Words, rule
from cardshed.engine.state import DECLINE, after, share_of_win
from cardshed.games.hawaiki.dealing import top_of
from cardshed.games.hawaiki.moves import (
    add_announced,
    add_sacrifices,
    combining,
    may_call,
    may_designate,
    may_sacrifice,
    must,
    open_cards,
)
from cardshed.games.hawaiki.plans import (
    outlook,
    plan,
    plan_on,
    view_of,
)
from cardshed.games.hawaiki.state import (
    AGAIN,
    AS_HIDDEN,
    CALL,
    DESIGNATE,
    DRAW_ONE,
    END,
    FITS,
    HIDE,
    LAY,
    LEAVE_OPEN,
    OF_CARD,
    ON_PILE,
    PILES,
    SACRIFICE,
    SILENT,
    TARGETS,
    THANKS,
    TO_ANSWER,
    TO_CHOOSE,
    TO_DESIGNATE,
    TO_HIDE,
    TO_PLAY,
    State,
)

THREATS = 3
"""How many of the others are worth a thought when somebody is to draw."""

# What decides


@rule
def greedy(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """Calls what was forgotten, says thanks, and lays what leads furthest."""
    if may_call(s):
        return CALL
    if s.phase == TO_ANSWER:
        return right_answer(s)
    if s.phase == TO_PLAY:
        return best_move(s, seat)
    if s.phase == TO_DESIGNATE:
        return DESIGNATE + lowest_bit(worst_threats(s, seat, 1))
    if s.phase == TO_HIDE:
        return HIDE + card_to_hide(s, seat)
    return AGAIN if again_pays(s, seat) else END


@rule
def right_answer(s: State) -> int:
    """HW-33: thanks for one card, thanks a lot for two."""
    return THANKS + int(s.owed) - 1


@rule
def best_move(s: State, seat: int) -> int:
    """A lay, a draw, or a sacrifice that makes the turn so much better."""
    view = view_of(s, seat)
    value, action = plan(s, seat, view)
    if s.sacrifice and can_spare(s, seat):
        for pile in range(PILES):
            if may_sacrifice(s, seat, pile):
                under = int(s.pile[pile, int(s.pile_n[pile]) - 2])
                left, right = top_of(s, (pile + 1) % PILES), top_of(s, (pile + 2) % PILES)
                hoped = plan_on(s, seat, under, left, right, view)[0] - price(s)
                if hoped > value:
                    value = hoped
                    action = SACRIFICE + pile
    return from_hand(s, seat, action)


@rule
def from_hand(s: State, seat: int, action: int) -> int:
    """HW-50: a card of which no copy lies open is laid as the hidden one."""
    if action >= DRAW_ONE or open_cards(s, seat) >> ((action - LAY) // OF_CARD) & 1:
        return action
    return action + AS_HIDDEN


@rule
def can_spare(s: State, seat: int) -> bool:
    """HW-43: whoever gives back the last token cannot win any more."""
    return int(s.scores[seat]) > 1


@rule
def price(s: State) -> float:
    """What a turn must gain to be worth a token; the best of a few tried in matches."""
    return 0.2 + 1.6 / int(s.seats)


@rule
def again_pays(s: State, seat: int) -> bool:
    """HW-52: whether another turn is worth a token."""
    if not can_spare(s, seat):
        return False
    view = view_of(s, seat)
    now = outlook(int(s.one[seat]), int(s.held[seat]), top_of(s, 0), top_of(s, 1), top_of(s, 2), 0, view)
    return plan(s, seat, view)[0] - price(s) > now


@rule
def card_to_hide(s: State, seat: int) -> int:
    """HW-50: what the others would like to spoil: a card that makes a combination, or one that fits."""
    one = int(s.one[seat])
    a, b, c = top_of(s, 0), top_of(s, 1), top_of(s, 2)
    ready = one & (combining(a, b, c) | combining(b, c, a) | combining(c, a, b))
    fitting = one & int(FITS[a] | FITS[b] | FITS[c])
    return lowest_bit(ready if ready else fitting if fitting else one)


# Who is to draw


@rule
def threat(s: State, other: int) -> int:
    """HW-43: many tokens and few cards."""
    return 2 * int(s.scores[other]) - int(s.held[other])


@rule
def worst_threats(s: State, seat: int, count: int) -> int:
    """The others (a mask) that are ahead most; of equal ones those who play sooner."""
    found = 0
    for _ in range(min(count, int(s.seats) - 1)):
        worst = seat
        other = after(s, seat)
        while other != seat:
            if not found >> other & 1 and (worst == seat or threat(s, other) > threat(s, worst)):
                worst = other
            other = after(s, other)
        found |= 1 << worst
    return found


# What is worth a thought


@rule
def sensible(s: State, seat: int, out: Moves) -> int:
    """The legal actions but for those that forget something or gain nothing over another."""
    if s.over:
        return 0
    if may_call(s):
        out[0] = CALL
        return 1
    if not must(s) >> seat & 1:
        return 0
    if s.phase == TO_PLAY:
        return sensible_turn(s, seat, out)
    if s.phase == TO_DESIGNATE:
        return sensible_designations(s, seat, out)
    if s.phase == TO_CHOOSE:
        out[0] = END
        out[1] = AGAIN
        return 2 if can_spare(s, seat) else 1
    out[0] = right_answer(s) if s.phase == TO_ANSWER else HIDE + card_to_hide(s, seat)
    return 1


@rule
def sensible_turn(s: State, seat: int, out: Moves) -> int:
    """Only going out, where that is good; else any lay with its announcement, a sacrifice, or drawing."""
    if s.held[seat] == 1 and goes_out(s, seat):
        out[0] = best_move(s, seat)
        return 1
    n = add_careful_lays(s, seat, out)
    if s.sacrifice and can_spare(s, seat):
        n = add_sacrifices(s, seat, out, n)
    out[n] = DRAW_ONE
    return n + 1


@rule
def goes_out(s: State, seat: int) -> bool:
    """HW-40: whether the last card fits and should be laid."""
    fits = FITS[top_of(s, 0)] | FITS[top_of(s, 1)] | FITS[top_of(s, 2)]
    return int(s.one[seat]) & int(fits) != 0 and not loses_by_going_out(s, seat)


@rule
def loses_by_going_out(s: State, seat: int) -> bool:
    """HW-41, HW-43: whether the match would end now, and somebody else would have more tokens."""
    ends = s.scores[seat] == 0
    best = 0
    for other in range(int(s.seats)):
        if other != seat:
            left = int(s.scores[other]) - int(s.held[other])
            ends |= left <= 0
            best = max(best, left)
    return bool(ends and int(s.scores[seat]) < best)


@rule
def add_careful_lays(s: State, seat: int, out: Moves) -> int:
    """HW-11: every card on every pile it fits, announced if it makes a combination."""
    one = int(s.one[seat])
    n = 0
    for pile in range(PILES):
        top, left, right = top_of(s, pile), top_of(s, (pile + 1) % PILES), top_of(s, (pile + 2) % PILES)
        first = n
        n = add_announced(one, LAY + ON_PILE * pile, top, left, right, out, n)
        rest = one & int(FITS[top]) & ~combining(top, left, right)
        while rest:
            out[n] = LAY + OF_CARD * lowest_bit(rest) + ON_PILE * pile
            n += 1
            rest &= rest - 1
        for i in range(first, n):
            out[i] = from_hand(s, seat, int(out[i]))
    return n


@rule
def sensible_designations(s: State, seat: int, out: Moves) -> int:
    """HW-21, HW-22: those who are ahead most."""
    threats = worst_threats(s, seat, THREATS)
    n = 0
    for number in range(TARGETS.size):
        if may_designate(s, seat, number) and int(TARGETS[number]) & ~threats == 0:
            out[n] = DESIGNATE + number
            n += 1
    return n


# What is forgotten


@rule
def lapse(s: State, seat: int, action: int) -> int:
    """HW-30, HW-33: says nothing, and does not notice what others or the variants allow."""
    if action < DRAW_ONE:
        return action - (action - LAY) % AS_HIDDEN
    if THANKS <= action < SILENT:
        return SILENT
    if action == CALL:
        return unnoticed(s, seat)
    if action == AGAIN:
        return END
    return LEAVE_OPEN if HIDE <= action < LEAVE_OPEN else action


@rule
def unnoticed(s: State, seat: int) -> int:
    """Plays on, or lets the chance go by, where something was to be called."""
    if not must(s) >> seat & 1:
        return DECLINE
    return best_move(s, seat) if s.phase == TO_PLAY else END


# What it is worth

# Fitted to the winners of matches among such players, by their tokens at the end of each round. A token
# counts more the sooner the match will end, and more so among many seats.
A_TOKEN, NEAR_THE_END, AMONG_MANY, FIRST, A_CARD = 0.16, 0.75, 1.25, 0.11, 0.5


@rule
def worth(s: State, seat: int) -> float:
    """HW-43: how likely a seat is to win, by everybody's tokens and numbers of cards."""
    if s.over:
        return share_of_win(s, seat)
    each = worth_of_token(s)
    others = 0.0
    own = strength(s, seat, each)
    for other in range(int(s.seats)):
        others += exp(strength(s, other, each) - own)
    return 1.0 / others


@rule
def worth_of_token(s: State) -> float:
    """A match ends soon when somebody has few tokens."""
    fewest = int(s.scores[0])
    for seat in range(1, int(s.seats)):
        fewest = min(fewest, int(s.scores[seat]))
    return A_TOKEN + (NEAR_THE_END - AMONG_MANY / int(s.seats)) / max(fewest, 1)


@rule
def strength(s: State, seat: int, each: float) -> float:
    """Tokens, less what the cards in hand are likely to cost, and the first turn of the round."""
    tokens = int(s.scores[seat]) - A_CARD * int(s.held[seat])
    return each * tokens + (FIRST if s.first == seat else 0.0)
