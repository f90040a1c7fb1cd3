"""Many matches side by side, a decision in each at a time.

Everything is done by place ``i`` in arrays over all matches, so that the same functions serve loops on the
CPU and threads of a GPU. A match that is over is dealt anew at once, its chance going on where it was.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from cardshed.engine.anygame.functions import begin as begin_match
from cardshed.engine.anygame.functions import deal, decide, legal, must, observe, pick
from cardshed.engine.anygame.matches import MOST_ACTIONS, asked, choose
from cardshed.engine.compile import Moves, State, Words, allocating, rule
from cardshed.engine.state import DECLINE, share_of_win

NOBODY = -1
"""Instead of the seat asked next, when a match is over."""
DEALER = -2
"""The same when a round is over and the next is to be dealt."""

# One match; ``luck`` is its chance


@rule
def begin(states: Any, i: int, template: Any, luck: Words) -> int:
    """Deals a match; returns the seat asked first."""
    return go_on(states, i, template, luck, NOBODY)


@rule
def go_on(states: Any, i: int, template: Any, luck: Words, seat: int) -> int:
    """Deals what is due: a new match for NOBODY, the next round for the DEALER. Returns the seat asked."""
    if seat == NOBODY:
        states[i] = template[0]
        begin_match(states[i], luck)
    deal(states[i], luck, None)
    return asked(states[i], luck)[0]


@rule
def may_decline(s: State, seat: int) -> bool:
    """Whether a seat that is asked may decline: the game does not wait for it."""
    return not must(s) >> seat & 1


@rule
def step(s: State, seat: int, action: int, luck: Words) -> int:
    """Carries out a decision, and deals the next round where it was the last of one; returns the seat asked
    next, or NOBODY if the match is over."""
    seat = half_step(s, seat, action, luck)
    if seat == DEALER:
        deal(s, luck, None)
        seat = asked(s, luck)[0]
    return seat


@rule
def half_step(s: State, seat: int, action: int, luck: Words) -> int:
    """Carries out a decision; returns the seat asked next, NOBODY if the match is over, or the DEALER where
    the next round is to be dealt."""
    decide(s, seat, action, luck, None)
    if s.over:
        return NOBODY
    if s.undealt:
        return DEALER
    return asked(s, luck)[0]


@rule
def random_half_step(s: State, seat: int, luck: Words, out: Moves) -> int:
    """A random legal action, from the match's own chance, likewise."""
    return half_step(s, seat, pick(s, seat, may_decline(s, seat), luck, out), luck)


@rule
def careful_half_step(s: State, seat: int, players: Any, luck: Words, out: Moves) -> int:
    """What the compiled player of a seat does, likewise."""
    return half_step(s, seat, choose(s, seat, may_decline(s, seat), players, luck, out), luck)


@rule
def play_steps(states: Any, i: int, template: Any, luck: Words, seat: int, steps: int, out: Moves) -> int:
    """Random decisions, dealing in between; returns the seat asked next, NOBODY or the DEALER."""
    for _ in range(steps):
        if seat < 0:
            seat = go_on(states, i, template, luck, seat)
        seat = random_half_step(states[i], seat, luck, out)
    return seat


@rule
def give_rewards(s: State, seat: int, rewards: Any) -> None:
    """Everybody's reward for the latest decision: something only where it was the last one."""
    for other in range(rewards.size):
        rewards[other] = share_of_win(s, other) if seat == NOBODY else 0.0


@rule
def settle(states: Any, i: int, template: Any, luck: Words, seat: int, rewards: Any) -> int:
    """Gives rewards and deals what is due; returns the seat asked next."""
    give_rewards(states[i], seat, rewards)
    return go_on(states, i, template, luck, seat) if seat < 0 else seat


@rule
def mark_legal(s: State, seat: int, out: Moves, mask: Any) -> None:
    """Marks the legal actions of a seat in a row of ``False``; the last place is for declining."""
    for k in range(legal(s, seat, out)):
        mask[out[k]] = True
    if may_decline(s, seat):
        mask[mask.size - 1] = True


@rule
def action_of(number: int, count: int) -> int:
    """What a place in the mask stands for: the last is declining."""
    return DECLINE if number == count - 1 else number


# All matches, one after the other


class Places(NamedTuple):
    """Matches side by side: a row of each array per match, but for the template."""

    states: Any
    template: Any
    words: Any
    actors: Any
    rewards: Any
    done: Any


@rule
def begin_all(p: Places) -> None:
    for i in range(p.states.size):
        p.actors[i] = begin(p.states, i, p.template, p.words[i])


@rule
def step_all(p: Places, actions: Any, count: int) -> None:
    for i in range(p.states.size):
        seat = step(p.states[i], int(p.actors[i]), action_of(int(actions[i]), count), p.words[i])
        p.done[i] = seat == NOBODY
        p.actors[i] = settle(p.states, i, p.template, p.words[i], seat, p.rewards[i])


@allocating
def random_all(p: Places, steps: int) -> None:
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for i in range(p.states.size):
        seat = play_steps(p.states, i, p.template, p.words[i], int(p.actors[i]), steps, out)
        p.done[i] = seat == NOBODY
        p.actors[i] = settle(p.states, i, p.template, p.words[i], seat, p.rewards[i])


@allocating
def mark_all(states: Any, actors: Any, masks: Any) -> None:
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    masks[:] = False
    for i in range(states.size):
        mark_legal(states[i], int(actors[i]), out, masks[i])


@rule
def observe_all(states: Any, actors: Any, features: Any) -> None:
    features[:] = 0
    for i in range(states.size):
        observe(states[i], int(actors[i]), features[i])


@rule
def first_illegal(masks: Any, actions: Any) -> int:
    """The first match whose action is not legal, or −1."""
    for i in range(actions.size):
        if not is_legal(masks[i], int(actions[i])):
            return i
    return -1


@rule
def is_legal(mask: Any, action: int) -> bool:
    return 0 <= action < mask.size and bool(mask[action])
