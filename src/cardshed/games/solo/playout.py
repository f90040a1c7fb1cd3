"""Whole matches of Solo at random, inside compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.bits import count_bits, nth_bit
from cardshed.engine.chance import below, one_of
from cardshed.engine.compile import Moves, State, Words, rule
from cardshed.games.solo.rounds import start
from cardshed.games.solo.rules import apply, instead, legal, may, may_lay, must
from cardshed.games.solo.state import ACTIONS, GIVING, NOTHING, ONE_WAY

MOST_ACTIONS = len(ACTIONS)


@rule
def decide(s: State, words: Words, out: Moves) -> None:
    """One decision: of a seat that may jump in and has not declined, else of a seat that must act."""
    others = may(s) & ~int(s.declined)
    seat = one_of(words, others if others else must(s))
    action = choose(s, seat, others != 0, words, out)
    if action == NOTHING:
        s.declined = int(s.declined) | 1 << seat
    else:
        apply(s, seat, action, words, None)


@rule
def choose(s: State, seat: int, may_decline: bool, words: Words, out: Moves) -> int:
    """One of the actions that ``legal`` lists, in its order, or NOTHING to decline; without writing
    the list where there is nothing to choose but cards."""
    cards = may_lay(s, seat)
    if cards & ~ONE_WAY or s.left[seat] == 2 or s.pending == GIVING:
        n = legal(s, seat, out)
        choice = below(words, n + may_decline)
        return int(out[choice]) if choice < n else NOTHING
    n = count_bits(cards)
    other = instead(s, seat, n == 0)
    choice = below(words, n + (other != NOTHING) + may_decline)
    return nth_bit(cards, choice) if choice < n else other


@rule
def playout(s: State, words: Words, out: Moves) -> int:
    """Plays the match to its end, each decision uniform over the legal ones; returns their number."""
    decisions = 0
    while not s.over:
        decide(s, words, out)
        decisions += 1
    return decisions


@rule
def run_matches(states: Any, words: Words, decisions: Any) -> None:
    """Starts and plays a match in each state, with a word of chance each."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(states.size):
        start(states[i], words[i], None)
        decisions[i] = playout(states[i], words[i], out)
