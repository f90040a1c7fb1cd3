"""Whole matches of Clear 4 at random, inside compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, State, Words, rule
from cardshed.games.clear4.rules import apply, legal, start
from cardshed.games.clear4.state import ACTIONS

MOST_ACTIONS = len(ACTIONS)


@rule
def playout(s: State, words: Words, out: Moves) -> int:
    """Plays the match to its end, each decision uniform over the legal ones; returns their number."""
    decisions = 0
    while not s.over:
        seat = int(s.turn)
        n = legal(s, seat, out)
        apply(s, seat, int(out[below(words, n)]), words, None)
        decisions += 1
    return decisions


@rule
def run_matches(states: Any, words: Words, decisions: Any) -> None:
    """Starts and plays a match in each state, with a word of chance each."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(states.size):
        start(states[i], words[i : i + 1], None)
        decisions[i] = playout(states[i], words[i : i + 1], out)
