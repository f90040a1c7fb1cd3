"""One learner among compiled players, in many matches side by side: the others decide until it is asked.

As in ``batches.py`` everything is done for one match by its place, so that loops on the CPU and threads of a
GPU share it. Between steps the seat that is asked is always the learner's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from cardshed.engine.anygame.batches import NOBODY, Places, action_of, begin, may_decline, step
from cardshed.engine.anygame.functions import observe, pick
from cardshed.engine.anygame.matches import MOST_ACTIONS, OFTEN, choose, new_players
from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, State, Words, allocating, rule
from cardshed.engine.state import DECLINE, share_of_win

ANY_SEAT = -1
"""Instead of the learner's seat: drawn for each match, by its own chance."""


def players_around(habits: Sequence[tuple[int, int]]) -> Any | None:
    """(seats,) players by the learner's seat, the first of them to its left; ``None`` if all are random."""
    if all(guess == OFTEN for guess, _ in habits):
        return None
    table = [(0, 0), *habits]
    return np.array([new_players(table[-seat:] + table[:-seat]) for seat in range(len(table))])


# One match. ``players`` are compiled players by the learner's seat, ``None`` if all others play at random


@rule
def wait_for(learner: int, s: State, seat: int, players: Any, luck: Words, out: Moves) -> int:
    """Lets the others decide until the learner is asked; returns its seat, or NOBODY if the match is over."""
    while seat != learner and seat != NOBODY:
        optional = may_decline(s, seat)
        if players is None:
            action = pick(s, seat, optional, luck, out)
        else:
            action = choose(s, seat, optional, players[learner], luck, out)
        seat = step(s, seat, action, luck)
    return seat


@rule
def begin_among(states: Any, i: int, template: Any, luck: Words, place: int, players: Any, out: Moves) -> int:
    """Deals matches until there is one in which the learner is asked; returns its seat."""
    learner = below(luck, int(template[0].seats)) if place == ANY_SEAT else place
    seat = NOBODY
    while seat == NOBODY:
        first = begin(states, i, template, luck)
        seat = wait_for(learner, states[i], first, players, luck, out)
    return seat


@rule
def end_for(learner: int, s: State, seen: Any) -> float:
    """What the learner sees at the end of a match, and its share of the win."""
    for k in range(seen.size):
        seen[k] = 0
    observe(s, learner, seen)
    return share_of_win(s, learner)


@rule
def pick_number(s: State, seat: int, luck: Words, out: Moves, count: int) -> int:
    """The place in the mask of a random legal action, drawn by the match's own chance."""
    action = pick(s, seat, may_decline(s, seat), luck, out)
    return count - 1 if action == DECLINE else action


# All matches, one after the other


@allocating
def begin_all_among(p: Places, place: int, players: Any) -> None:
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(p.states.size):
        p.actors[i] = begin_among(p.states, i, p.template, p.words[i], place, players, out)


@allocating
def step_all_among(p: Places, actions: Any, count: int, place: int, players: Any, ends: Any) -> None:
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(p.states.size):
        learner = int(p.actors[i])
        seat = step(p.states[i], learner, action_of(int(actions[i]), count), p.words[i])
        seat = wait_for(learner, p.states[i], seat, players, p.words[i], out)
        p.done[i] = seat == NOBODY
        p.rewards[i] = 0.0
        if seat == NOBODY:
            p.rewards[i] = end_for(learner, p.states[i], ends[i])
            p.actors[i] = begin_among(p.states, i, p.template, p.words[i], place, players, out)


@allocating
def pick_all(p: Places, count: int, actions: Any) -> None:
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(p.states.size):
        actions[i] = pick_number(p.states[i], int(p.actors[i]), p.words[i], out, count)
