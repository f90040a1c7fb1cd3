"""Whole matches of Hawaiki at random, inside compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.chance import below, one_of
from cardshed.engine.compile import Moves, State, Words, rule
from cardshed.games.hawaiki.moves import legal, may, must
from cardshed.games.hawaiki.rules import apply, start
from cardshed.games.hawaiki.state import ACTIONS

MOST_ACTIONS = len(ACTIONS)


@rule
def playout(s: State, words: Words, out: Moves) -> int:
    """Plays the match to its end, each decision uniform over the legal ones; returns their number.

    Seats that could call are asked first, in random order, and may decline."""
    decisions = 0
    while not s.over:
        decisions += 1
        others = may(s) & ~int(s.declined)
        if others:
            seat = one_of(words, others)
            n = legal(s, seat, out)
            choice = below(words, n + 1)
            if choice == n:
                s.declined |= 1 << seat
                continue
        else:
            seat = one_of(words, must(s))
            choice = below(words, legal(s, seat, out))
        apply(s, seat, int(out[choice]), words, None)
    return decisions


@rule
def run_matches(states: Any, words: Words, decisions: Any) -> None:
    """Starts and plays a match in each state, with a word of chance each."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(states.size):
        start(states[i], words[i], None)
        decisions[i] = playout(states[i], words[i], out)
