"""Whole matches of any game inside compiled code, with compiled players at the seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cardshed.engine.anygame.functions import apply, greedy, lapse, may, must, pick, start
from cardshed.engine.chance import below, one_of
from cardshed.engine.compile import Moves, State, Words, allocating, rule
from cardshed.engine.state import DECLINE

OFTEN = 1000
MOST_SEATS = 16
MOST_ACTIONS = 2048
"""A buffer for the legal actions of any game."""

PLAYERS = np.dtype([("guess", "i4", (MOST_SEATS,)), ("lapse", "i4", (MOST_SEATS,))])
"""Compiled players by seat: of OFTEN decisions, how many a player leaves to chance, and how many of the
others it makes forgetfully."""


def new_players(habits: Sequence[tuple[int, int]]) -> Any:
    """Players from how often each guesses and forgets."""
    players = np.zeros(1, dtype=PLAYERS).view(np.recarray)[0]
    for seat, (guess, forgets) in enumerate(habits):
        players.guess[seat], players.lapse[seat] = guess, forgets
    return players


@rule
def choose(s: State, seat: int, optional: bool, players: Any, words: Words, out: Moves) -> int:
    """What the player of a seat does."""
    guess = int(players.guess[seat])
    if guess > 0 and below(words, OFTEN) < guess:
        return pick(s, seat, optional, words, out)
    action = greedy(s, seat, optional, words, out)
    forgets = int(players.lapse[seat])
    if forgets > 0 and action != DECLINE and below(words, OFTEN) < forgets:
        action = lapse(s, seat, action)
        if action == DECLINE and not optional:
            return pick(s, seat, False, words, out)
    return action


@rule
def asked(s: State, words: Words) -> tuple[int, bool]:
    """The seat that decides next, and whether it may decline: seats that may act out of turn are asked
    first, in random order."""
    others = may(s) & ~int(s.declined)
    if others:
        return one_of(words, others), True
    return one_of(words, must(s)), False


@rule
def play_match(s: State, players: Any, words: Words, out: Moves) -> int:
    """Plays to the end; returns the number of decisions."""
    count = 0
    while not s.over:
        seat, optional = asked(s, words)
        apply(s, seat, choose(s, seat, optional, players, words, out), words, None)
        count += 1
    return count


@rule
def play_randomly(s: State, words: Words, out: Moves) -> int:
    """The same with random players only, and as fast as that can be."""
    count = 0
    while not s.over:
        seat, optional = asked(s, words)
        apply(s, seat, pick(s, seat, optional, words, out), words, None)
        count += 1
    return count


@allocating
def run_matches(states: Any, players: Any, words: Words, decisions: Any) -> None:
    """Starts and plays a match in each state, with a word of chance each."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(states.size):
        start(states[i], words[i], None)
        decisions[i] = play_match(states[i], players, words[i], out)


@allocating
def run_random_matches(states: Any, words: Words, decisions: Any) -> None:
    """The same with random players only."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(states.size):
        start(states[i], words[i], None)
        decisions[i] = play_randomly(states[i], words[i], out)
