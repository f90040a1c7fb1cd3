"""What the plays open to a seat of Clear 4 are worth to it."""

from __future__ import annotations

from cardshed.engine.arithmetic import exp, is_more, log
from cardshed.engine.compile import rule
from cardshed.games.clear4.outlook import NOTHING, Facing, Own, Weights, count_of, lucky, outlook
from cardshed.games.clear4.rules import top_value
from cardshed.games.clear4.state import FOUR, JOKER, JOKER_MARK, NO_VALUE, PUSH, State

WON = 50.0
NEVER = -1000.0
MIDDLING, HIGH = 5, 8
"""What an unknown card is taken for; one that could not be laid was rather high."""


@rule
def after_laying(own: Own, number: int, count: int, jokers: int, turned: int) -> Own:
    """One's cards after laying some of a number, with jokers, some off stacks of three."""
    cards = own.cards - (count << 4 * number) - (jokers << 4 * JOKER)
    left, total = own.left - count - jokers, own.total - count * number
    return Own(cards, left, total, own.full - min(count, turned), own.sideways, own.blind)


@rule
def without(own: Own, kind: int) -> Own:
    """One's cards without a joker or special card."""
    return Own(own.cards - (1 << 4 * kind), own.left - 1, own.total, own.full, own.sideways, own.blind)


@rule
def closed(w: Weights, own: Own, others: Facing, top: int, run: int) -> float:
    """A play closed: won, swept if that is better, or left to the next seat (C4-20, C4-60)."""
    if own.left == 0:
        return WON
    left_there = outlook(w, own, others, top, run, False)
    if run == FOUR:
        return max(left_there, another_turn(w, own, others))
    return left_there


@rule
def another_turn(w: Weights, own: Own, others: Facing) -> float:
    """A turn on an empty pile: the best of plain plays there."""
    if own.left == 1:
        return WON
    best = NEVER
    for number in range(1, JOKER):
        count = min(count_of(own.cards, number), FOUR)
        if count == own.left:
            return WON
        if count > 0:
            rest = after_laying(own, number, count, 0, 0)
            best = max(best, outlook(w, rest, others, number, count, False))
    if own.blind > 0:
        best = max(best, w.blind + outlook(w, without_blind(own), others, MIDDLING, 1, False))
    return best if best > NEVER else outlook(w, own, others, NOTHING, 0, False)


@rule
def best_count(
    w: Weights, own: Own, others: Facing, number: int, run: int, fewest: int, turned: int
) -> tuple[float, int]:
    """How many more cards of a number to lay on a run of it, jokers last, and what that is worth."""
    have, jokers = count_of(own.cards, number), count_of(own.cards, JOKER)
    best, chosen = NEVER, 0
    for count in range(fewest, min(have + jokers, FOUR - run) + 1):
        numbers = min(count, have)
        rest = after_laying(own, number, numbers, count - numbers, turned)
        score = closed(w, rest, others, number, run + count)
        if is_more(score, best):
            best, chosen = score, count
    return best, chosen


@rule
def without_blind(own: Own) -> Own:
    return Own(own.cards, own.left - 1, own.total, own.full, own.sideways - 1, own.blind - 1)


@rule
def with_pile(s: State, own: Own) -> Own:
    """One's cards with the pile taken into hand (C4-40)."""
    cards, total = own.cards, own.total
    for i in range(int(s.pile_n)):
        card = int(s.pile[i])
        if card & JOKER_MARK:
            card = JOKER
        else:
            total += card
        cards += 1 << 4 * card
    return Own(cards, own.left + int(s.pile_n), total, own.full, own.sideways, own.blind)


@rule
def passing(s: State, w: Weights, own: Own, others: Facing) -> float:
    """C4-40: the pile in one's own hand, and the next seat free to begin."""
    return outlook(w, with_pile(s, own), others, NOTHING, 0, True)


@rule
def playing_blind(s: State, w: Weights, own: Own, others: Facing) -> float:
    """C4-50…C4-55: a middling card laid, or a high one taken together with the pile."""
    top, run = top_or_nothing(s), int(s.run)
    chance = lucky(top, run, others)
    rest = without_blind(own)
    laid = WON
    if rest.left > 0:
        laid = w.blind + outlook(w, rest, others, max(1, (min(top, 10) + 1) // 2), 1, False)
    if chance == 1.0:
        return laid
    all_taken = with_pile(s, rest)
    cards, left, total = all_taken.cards + (1 << 4 * HIGH), all_taken.left + 1, all_taken.total + HIGH
    failed = Own(cards, left, total, rest.full, rest.sideways, rest.blind)
    return blend(chance, laid, outlook(w, failed, others, NOTHING, 0, True))


@rule
def blend(chance: float, good: float, bad: float) -> float:
    """The outlook, in logits, of one thing with some chance and another otherwise."""
    p = chance / (1.0 + exp(-good)) + (1.0 - chance) / (1.0 + exp(-bad))
    return log(p / (1.0 - p))


@rule
def top_or_nothing(s: State) -> int:
    top = top_value(s)
    return NOTHING if top == NO_VALUE else top


@rule
def pushing(w: Weights, own: Own, others: Facing) -> float:
    """C4-31: the others as they are with the pile taken; a last PUSH wins."""
    if own.left == 1:
        return WON
    return outlook(w, without(own, PUSH), others, NOTHING, 0, True)


@rule
def wins_with_jokers(own: Own, laid: int) -> bool:
    """C4-15, C4-60: whether jokers alone, at most four in a play, are all that is left."""
    return own.left == count_of(own.cards, JOKER) and own.left + laid <= FOUR


@rule
def bare_joker(w: Weights, own: Own, others: Facing) -> float:
    """C4-15: a joker that gets no value."""
    if wins_with_jokers(own, 0):
        return WON
    return outlook(w, without(own, JOKER), others, NOTHING, 0, False)
