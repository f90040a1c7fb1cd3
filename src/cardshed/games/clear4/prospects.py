"""How likely a seat of Clear 4 is to win, judged at any moment from what it can see.

The constants are logistic regressions on the outcome of matches between careful players: 325,000 moments
of single rounds with two to six seats, and 334,000 of matches over two to eight rounds.
"""

from __future__ import annotations

from math import sqrt

from cardshed.engine.arithmetic import exp, log
from cardshed.engine.bits import count_bits
from cardshed.engine.compile import rule
from cardshed.games.clear4.outlook import EACH_NUMBER, Own, count_of, own_cards
from cardshed.games.clear4.plans import top_or_nothing
from cardshed.games.clear4.state import CLEAR, JOKER, STACKS, State

EVEN = 0.608
OTHERS = -0.835  # the logarithm of how many
VALUES, CARDS_LEFT, NEARNESS = -0.195, 0.084, 1.792
JOKERS, CLEARS, ONES, AVERAGE = 0.148, 0.31, 0.097, -0.29
FULL, SIDEWAYS = -0.271, -0.487
TOP = 0.015
THEIR_STACKS, THEIR_NEARNESS, NEARNESS_IN_TURN = 0.184, -0.819, -0.643

MATCH_OTHERS, POINT, ROUND = -0.669, 0.277, 0.763


@rule
def chance_to_win(s: State, seat: int) -> float:
    """C4-60, C4-62: of a match that is not over; a single round, or points and what this round may add."""
    fellows = log(int(s.seats) - 1)
    logit = round_logit(s, seat) + OTHERS * fellows
    if int(s.rounds) > 1:
        swing = POINT * lead(s, seat) + ROUND * (logit + fellows)
        logit = MATCH_OTHERS * fellows + swing / sqrt(int(s.rounds) - int(s.round_no) + 1)
    return 1.0 / (1.0 + exp(-logit))


@rule
def lead(s: State, seat: int) -> int:
    """Points ahead of the best other seat."""
    best = -1_000_000
    for other in range(int(s.seats)):
        if other != seat:
            best = max(best, int(s.scores[other]))
    return int(s.scores[seat]) - best


@rule
def round_logit(s: State, seat: int) -> float:
    """How well a seat stands in the round, against one other."""
    score = EVEN + own_standing(own_cards(s, seat)) + THEIR_NEARNESS * nearness_of_others(s, seat)
    score += THEIR_STACKS * stack_cards_of_others(s, seat) / (int(s.seats) - 1)
    if seat == s.turn:
        return score + TOP * top_or_nothing(s)
    return score + NEARNESS_IN_TURN / int(s.left[s.turn])


@rule
def own_standing(own: Own) -> float:
    cards = own.cards
    values = count_bits((cards | cards >> 1 | cards >> 2 | cards >> 3) & EACH_NUMBER)
    score = VALUES * values + CARDS_LEFT * own.left + FULL * own.full + SIDEWAYS * own.sideways
    score += JOKERS * count_of(cards, JOKER) + CLEARS * count_of(cards, CLEAR) + ONES * count_of(cards, 1)
    return score + (AVERAGE * own.total + NEARNESS) / own.left


@rule
def nearness_of_others(s: State, seat: int) -> float:
    """One over the cards left, summed over the other seats."""
    near = 0.0
    for other in range(int(s.seats)):
        if other != seat:
            near += 1.0 / int(s.left[other])
    return near


@rule
def stack_cards_of_others(s: State, seat: int) -> int:
    cards = 0
    for other in range(int(s.seats)):
        if other != seat:
            for stack in range(STACKS):
                cards += int(s.height[other, stack])
    return cards
