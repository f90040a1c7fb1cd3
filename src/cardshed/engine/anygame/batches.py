"""Many matches side by side, a decision in each at a time.

Everything is done by place ``i`` in arrays over all matches, so that the same functions serve loops on the
CPU and threads of a GPU. A match that is over is dealt anew at once, its chance going on where it was.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from cardshed.engine.anygame.functions import legal, must, observe, pick, start, worth
from cardshed.engine.anygame.matches import MOST_ACTIONS, asked, carry_out
from cardshed.engine.compile import Features, Moves, State, Words, rule
from cardshed.engine.state import DECLINE

# One match


@rule
def begin(states: Any, i: int, template: Any, words: Words) -> int:
    """Deals a match; returns the seat asked first."""
    states[i] = template[0]
    start(states[i], words[i], None)
    return asked(states[i], words[i])[0]


@rule
def may_decline(s: State, seat: int) -> bool:
    """Whether a seat that is asked may decline: the game does not wait for it."""
    return not must(s) >> seat & 1


@rule
def decide(states: Any, i: int, template: Any, words: Words, seat: int, action: int) -> int:
    """Carries out a decision; returns the seat asked next, or −1 if the match is over."""
    carry_out(states[i], seat, action, words[i])
    if states[i].over:
        return -1
    return asked(states[i], words[i])[0]


@rule
def decide_randomly(states: Any, i: int, template: Any, words: Words, seat: int, out: Moves) -> int:
    """The same with a random legal action, from the match's own chance."""
    s = states[i]
    action = pick(s, seat, may_decline(s, seat), words[i], out)
    return decide(states, i, template, words, seat, action)


@rule
def pay(s: State, rewards: Any, i: int) -> None:
    """Everybody's share of the win when a match is over."""
    for seat in range(int(s.seats)):
        rewards[i, seat] = worth(s, seat)


@rule
def settle(states: Any, i: int, template: Any, words: Words, seat: int, rewards: Any, done: Any) -> int:
    """Notes whether a match has ended and deals the next one; returns the seat asked next."""
    done[i] = seat < 0
    if seat >= 0:
        for other in range(rewards.shape[1]):
            rewards[i, other] = 0
        return seat
    pay(states[i], rewards, i)
    return begin(states, i, template, words)


@rule
def play_steps(states: Any, i: int, template: Any, words: Words, seat: int, steps: int, out: Moves) -> int:
    """Random decisions, dealing anew where a match ends; returns the seat asked next."""
    for _ in range(steps):
        seat = decide_randomly(states, i, template, words, seat, out)
        if seat < 0:
            seat = begin(states, i, template, words)
    return seat


@rule
def mark_legal(s: State, seat: int, out: Moves, masks: Any, i: int) -> None:
    """Marks the legal actions of a seat in a row of ``False``; the last place is for declining."""
    for k in range(legal(s, seat, out)):
        masks[i, out[k]] = True
    if may_decline(s, seat):
        masks[i, masks.shape[1] - 1] = True


@rule
def action_of(number: int, count: int) -> int:
    """What a column of the mask stands for: the last is declining."""
    return DECLINE if number == count - 1 else number


# All matches, one after the other


@rule
def begin_all(states: Any, template: Any, words: Words, actors: Any) -> None:
    for i in range(states.size):
        actors[i] = begin(states, i, template, words)


@rule
def step_all(
    states: Any, template: Any, words: Words, actors: Any, actions: Any, count: int, rewards: Any, done: Any
) -> None:
    for i in range(states.size):
        action = action_of(int(actions[i]), count)
        seat = decide(states, i, template, words, int(actors[i]), action)
        actors[i] = settle(states, i, template, words, seat, rewards, done)


@rule
def random_all(
    states: Any, template: Any, words: Words, actors: Any, steps: int, rewards: Any, done: Any
) -> None:
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(states.size):
        seat = play_steps(states, i, template, words, int(actors[i]), steps - 1, out)
        seat = decide_randomly(states, i, template, words, seat, out)
        actors[i] = settle(states, i, template, words, seat, rewards, done)


@rule
def mark_all(states: Any, actors: Any, masks: Any) -> None:
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    masks[:] = False
    for i in range(states.size):
        mark_legal(states[i], int(actors[i]), out, masks, i)


@rule
def observe_all(states: Any, actors: Any, features: Features) -> None:
    features[:] = 0
    for i in range(states.size):
        observe(states[i], int(actors[i]), features[i])


@rule
def first_illegal(masks: Any, actions: Any) -> int:
    """The first match whose action is not legal, or −1."""
    for i in range(actions.size):
        action = int(actions[i])
        if action < 0 or action >= masks.shape[1] or not masks[i, action]:
            return i
    return -1
