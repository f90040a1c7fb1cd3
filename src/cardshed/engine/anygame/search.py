"""Search under hidden information, for any game.

A *world* is the match as it may be: every card the seat cannot know dealt anew. In each world every
move still in the race is tried and the round played on by careful players, with the same chance for
all moves, so that they are compared like with like. Moves that fall clearly behind drop out, and their
time goes to the others.
"""

from __future__ import annotations

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.engine.anygame.beliefs import Past, weigh
from cardshed.engine.anygame.budget import Budget
from cardshed.engine.anygame.functions import apply, greedy, resample, worth
from cardshed.engine.anygame.matches import MOST_ACTIONS, asked
from cardshed.engine.anygame.race import Estimate, Race
from cardshed.engine.chance import fast_words
from cardshed.engine.compile import Memory, Moves, State, Words, allocating, rule
from cardshed.engine.rulebook import Rulebook
from cardshed.engine.state import DECLINE

WORLDS = 16
"""Worlds before the first look at the race; from look to look they grow by half."""
DEALS = 1 << 40
"""Far from the numbers of the words that worlds go on with."""
MOST_LIKELY, WEIGHED = 4096, 256
"""How many worlds are weighed for how believable they are: at most, and at a time."""
WEIGHING = 0.2
"""The share of a time budget that goes into it."""


# The compiled part


@rule
def play_on(s: State, horizon: int, words: Words, out: Moves) -> None:
    """Careful players play to the end of the round, or for so many decisions."""
    this_round = int(s.round_no)
    count = 0
    while not s.over and int(s.round_no) == this_round and (horizon == 0 or count < horizon):
        seat, optional = asked(s, words)
        apply(s, seat, greedy(s, seat, optional, words, out), words, None)
        count += 1


@rule
def deal_world(room: Any, memory: Memory, seat: int, deal: Words) -> None:
    """Makes a world, dealt by a word, of the second record in ``room``; the first is the match as it is."""
    room[1] = room[0]
    resample(room[1], memory, seat, deal)


@rule
def try_in_world(
    room: Any, seat: int, actions: Moves, words: Words, horizon: int, values: Any, out: Moves
) -> None:
    """Fills ``values`` with how each action turns out in that world, carried on by the same word each."""
    luck = words.word[0]
    for i in range(actions.size):
        room[2] = room[1]
        words.word[0] = luck
        apply(room[2], seat, int(actions[i]), words, None)
        play_on(room[2], horizon, words, out)
        values[i] = worth(room[2], seat)


@allocating
def try_moves(
    room: Any,
    memory: Memory,
    seat: int,
    actions: Moves,
    deals: Any,
    words: Any,
    horizon: int,
    values: Any,
) -> None:
    """Fills ``values`` (worlds × actions) with how each action turns out in each world, which one word
    deals and another carries on. ``room`` begins with the match as it is; the rest is for trying."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for world in range(words.size):
        deal_world(room, memory, seat, deals[world])
        try_in_world(room, seat, actions, words[world], horizon, values[world], out)


# The search around it


@dataclass(frozen=True)
class Thought:
    """What a search found, the best move first."""

    estimates: list[Estimate]
    playouts: int
    seconds: float

    @property
    def rate(self) -> float:
        """Playouts a second."""
        return self.playouts / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class Known:
    """What a search is given of a match."""

    rules: Rulebook
    state: State
    memory: Memory
    past: Past | None


def think(known: Known, seat: int, optional: bool, budget: Budget, seed: int, keep: int = 1) -> Thought:
    """Looks for the best move of a seat that has one; at least ``keep`` moves stay until the end."""
    _warm(known, seat)
    rules, state = known.rules, known.state
    began = time.perf_counter()
    buffer = np.zeros(MOST_ACTIONS, dtype=np.int16)
    actions = buffer[: rules.sensible(state, seat, buffer)].copy()
    if len(actions) < keep:
        actions = buffer[: rules.legal(state, seat, buffer)].copy()
    if optional:
        actions = np.append(actions, np.int16(DECLINE))
    race = Race(actions)
    if len(actions) <= 1 and keep == 1:
        return Thought(race.estimates(), 0, time.perf_counter() - began)
    playouts = worlds = 0
    likely = None
    if known.past is not None and known.past.decisions > 0:
        likely = likely_deals(known, known.past, seat, budget, seed)
    while True:
        count = _next_worlds(budget, playouts, len(race.alive), time.perf_counter() - began, worlds)
        if count == 0:
            break
        words = fast_words(seed, worlds, count)
        if likely is None:
            deals = fast_words(seed, DEALS + worlds, count)
        else:
            deals = likely[np.arange(worlds, worlds + count) % len(likely)]
        race.add(_values(known, seat, actions[race.alive], deals, words, budget.cores))
        playouts += count * len(race.alive)
        worlds += count
        race.drop(keep)
        if len(race.alive) == 1 and keep == 1:
            break
    if keep == 1:
        race.prefer(rules.greedy(state, seat, optional, fast_words(seed, 0, 1)[0], buffer))
    return Thought(race.estimates(), playouts, time.perf_counter() - began)


_WARM: set[type[Rulebook]] = set()


def _warm(known: Known, seat: int) -> None:
    """Lets everything be compiled or loaded once, so that it does not count against a budget."""
    rules, state = known.rules, known.state
    if type(rules) in _WARM:
        return
    _WARM.add(type(rules))
    words = fast_words(0, 0, 1)
    if known.past is not None:
        likely_deals(known, known.past, seat, Budget(None, 1), 0)
    out = np.zeros(MOST_ACTIONS, dtype=np.int16)
    rules.sensible(state, seat, out)
    rules.greedy(state, seat, False, words[0], out)
    _values(known, seat, np.zeros(0, dtype=np.int16), words, words.copy(), 1)


def _room(known: Known) -> Any:
    """The match as it is, and room for a world and for a match that goes on from it."""
    room = np.zeros(3, dtype=known.rules.dtype).view(np.recarray)
    room[0] = known.state
    return room


def likely_deals(known: Known, past: Past, seat: int, budget: Budget, seed: int) -> Any:
    """Words that deal worlds as often as these are believable."""
    words = fast_words(seed, DEALS, MOST_LIKELY)
    weights = np.zeros(MOST_LIKELY)
    room = _room(known)
    began = time.perf_counter()
    count = 0
    while count < MOST_LIKELY and not _enough_weighed(budget, count, time.perf_counter() - began):
        part = slice(count, count + WEIGHED)
        weigh(room, known.memory, past.notes, past.tables, seat, words[part], weights[part])
        count += WEIGHED
    edges = np.cumsum(weights[:count])
    picks = np.searchsorted(edges, (np.arange(count) + 0.5) / count * edges[-1])
    return words[np.random.default_rng(seed).permutation(picks)]


def _enough_weighed(budget: Budget, count: int, used: float) -> bool:
    """A part of the budget goes into finding likely worlds."""
    if budget.seconds is not None:
        return count > 0 and used > WEIGHING * budget.seconds
    assert budget.playouts is not None
    return count > 0 and count >= budget.playouts


def _next_worlds(budget: Budget, playouts: int, moves: int, used: float, worlds: int) -> int:
    """How many worlds to look at before the next look at the race; 0 when the budget is used."""
    batch = max(WORLDS, worlds // 2)
    if budget.playouts is not None:
        return min(batch, -(-(budget.playouts - playouts) // moves)) if playouts < budget.playouts else 0
    assert budget.seconds is not None
    if worlds == 0:
        return 1
    left = budget.seconds - used
    affordable = int(left / (used / playouts * moves)) if left > 0 else 0
    return min(batch, affordable)


def _values(
    known: Known, seat: int, actions: npt.NDArray[np.int16], deals: Any, words: Any, cores: int
) -> npt.NDArray[np.float64]:
    """How the actions turn out in some worlds; the same on any number of cores."""
    count = len(words)
    values = np.zeros((count, len(actions)))
    share = -(-count // cores)
    parts = [slice(at, at + share) for at in range(0, count, share)]

    def work(part: slice) -> None:
        given = deals[part], words[part], known.rules.horizon, values[part]
        try_moves(_room(known), known.memory, seat, actions, *given)

    if len(parts) == 1:
        work(parts[0])
    else:
        list(_threads(cores).map(work, parts))
    return values


@cache
def _threads(cores: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores, thread_name_prefix="cardshed-search")
