"""Whole matches of Clear 4 at random, inside compiled code."""

from __future__ import annotations

from typing import Any

from cardshed.engine.chance import one_of
from cardshed.engine.compile import State, Words, rule
from cardshed.games.clear4.rules import apply, legal_set, start


@rule
def playout(s: State, words: Words) -> int:
    """Plays the match to its end, each decision uniform over the legal ones; returns their number."""
    decisions = 0
    while not s.over:
        seat = int(s.turn)
        apply(s, seat, one_of(words, legal_set(s, seat)), words, None)
        decisions += 1
    return decisions


@rule
def run_matches(states: Any, words: Words, decisions: Any) -> None:
    """Starts and plays a match in each state, with a word of chance each."""
    for i in range(states.size):
        start(states[i], words[i], None)
        decisions[i] = playout(states[i], words[i])
