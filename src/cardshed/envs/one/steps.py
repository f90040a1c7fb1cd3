"""One match, a decision a call: it is carried out, the next seat asked, and what that seat sees written down.

A call into compiled code costs more than what is done in it here, and a record costs more to hand over than
an array of one. So there is one call a step, and records come as the only ones of arrays.
"""

from __future__ import annotations

from typing import Any

from cardshed.engine.anygame.batches import NOBODY, action_of, begin, mark_legal, step
from cardshed.engine.anygame.functions import observe
from cardshed.engine.compile import Features, Moves, State, Words, rule
from cardshed.engine.state import share_of_win


@rule
def show(s: State, seat: int, features: Features, mask: Any, out: Moves) -> None:
    """Writes what a seat sees and what it may do."""
    features[:] = 0
    mask[:] = 0
    if seat != NOBODY:
        observe(s, seat, features)
        mark_legal(s, seat, out, mask)


@rule
def deal_one(states: Any, template: Any, words: Words, features: Features, mask: Any, out: Moves) -> int:
    """Deals a match; returns the seat asked first."""
    seat = begin(states, 0, template, words[0])
    show(states[0], seat, features, mask, out)
    return seat


@rule
def step_one(
    states: Any, words: Words, seat: int, action: int, features: Features, mask: Any, out: Moves
) -> int:
    """Carries out a legal action; returns the seat asked next, or NOBODY if the match is over."""
    seat = step(states[0], seat, action_of(action, mask.size), words[0])
    show(states[0], seat, features, mask, out)
    return seat


@rule
def observe_one(states: Any, seat: int, features: Features) -> None:
    """Writes what a seat sees, whether it is asked or not."""
    features[:] = 0
    observe(states[0], seat, features)


@rule
def observe_every_seat(states: Any, rows: Any) -> None:
    """Writes what each seat sees, a row a seat."""
    rows[:] = 0
    for seat in range(rows.shape[0]):
        observe(states[0], seat, rows[seat])


@rule
def reward_one(states: Any, rewards: Any) -> None:
    """Everybody's share of the win of a match that is over."""
    for seat in range(rewards.size):
        rewards[seat] = share_of_win(states[0], seat)
