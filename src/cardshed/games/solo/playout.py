"""Whole matches of Solo at random, inside compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.chance import below, one_of
from cardshed.engine.compile import Moves, State, Words, rule
from cardshed.games.solo.rounds import start
from cardshed.games.solo.rules import apply, legal, may, must
from cardshed.games.solo.state import ACTIONS

MOST_ACTIONS = len(ACTIONS)


@rule
def decide(s: State, words: Words, out: Moves) -> None:
    """One decision: of a seat that may jump in and has not declined, else of a seat that must act."""
    others = may(s) & ~int(s.declined)
    if others:
        seat = one_of(words, others)
        n = legal(s, seat, out)
        choice = below(words, n + 1)
        if choice == n:
            s.declined = int(s.declined) | 1 << seat
            return
    else:
        seat = one_of(words, must(s))
        n = legal(s, seat, out)
        choice = below(words, n)
    apply(s, seat, int(out[choice]), words, None)


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
