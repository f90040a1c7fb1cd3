"""Search under hidden information, for any game.

A *world* is the match as it may be: every card the seat cannot know dealt anew. In each world every
move still in the race is tried and the round played on by careful players, with the same chance for
all moves, so that they are compared like with like. Moves that fall clearly behind drop out, and their
time goes to the others.
"""

from __future__ import annotations

import math
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.engine.anygame.beliefs import Past, weigh
from cardshed.engine.anygame.functions import greedy, may, must, resample, worth
from cardshed.engine.anygame.matches import MOST_ACTIONS, carry_out
from cardshed.engine.chance import fast_words, one_of
from cardshed.engine.compile import Memory, Moves, State, Words, rule
from cardshed.engine.errors import BadInput
from cardshed.engine.rulebook import Rulebook
from cardshed.engine.state import DECLINE

WORLDS = 16
"""Worlds before the first look at the race; from look to look they grow by half."""
FEWEST = 32
"""Worlds before a move can drop out."""
BEHIND = 3.0
"""How many standard errors behind the leader a move drops out."""
DEALS = 1 << 40
"""Far from the numbers of the words that worlds go on with."""
MOST_LIKELY, WEIGHED = 4096, 256
"""How many worlds are weighed for how believable they are: at most, and at a time."""
WEIGHING = 0.2
"""The share of a time budget that goes into it."""
PREFERENCE = 1.5
"""How many standard errors ahead another move must be to be taken instead of the careful player's."""
SURE = 1.96
SHORTEST, LONGEST = 0.001, 600.0
MOST_PLAYOUTS = 100_000_000
MOST_CORES = 64


# The compiled part


@rule
def play_on(s: State, horizon: int, words: Words, out: Moves) -> None:
    """Careful players play to the end of the round, or for so many decisions."""
    this_round = int(s.round_no)
    count = 0
    while not s.over and int(s.round_no) == this_round and (horizon == 0 or count < horizon):
        others = may(s) & ~int(s.declined)
        seat = one_of(words, others if others else must(s))
        carry_out(s, seat, greedy(s, seat, others != 0, words, out), words)
        count += 1


@rule
def try_moves(
    root: Any,
    memory: Memory,
    seat: int,
    actions: Moves,
    deals: Any,
    words: Any,
    horizon: int,
    room: Any,
    values: Any,
) -> None:
    """Fills ``values`` (worlds × actions) with how each action turns out in each world, which one word
    deals and another carries on."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    for world in range(words.size):
        room[0] = root[0]
        resample(room[0], memory, seat, deals[world])
        luck = words[world].word[0]
        for i in range(actions.size):
            room[1] = room[0]
            words[world].word[0] = luck
            carry_out(room[1], seat, int(actions[i]), words[world])
            play_on(room[1], horizon, words[world], out)
            values[world, i] = worth(room[1], seat)


# Budgets


@dataclass(frozen=True)
class Budget:
    """How long to think: a time or a number of playouts, and on how many cores.

    >>> Budget.read("50ms")
    Budget(seconds=0.05, playouts=None, cores=1)
    >>> Budget.read("2000@2")
    Budget(seconds=None, playouts=2000, cores=2)
    """

    seconds: float | None
    playouts: int | None
    cores: int = 1

    @classmethod
    def read(cls, text: object, name: str = "budget") -> Budget:
        if not isinstance(text, str):
            raise BadInput(name, f"must be a text such as 50ms or 1000, not {text!r}")
        amount, at, cores = text.partition("@")
        if at and not (cores.isascii() and cores.isdigit() and 1 <= int(cores[:9]) <= MOST_CORES):
            raise BadInput(name, f"{cores!r} is not a number of cores from 1 to {MOST_CORES}")
        number, unit = _split(amount)
        if number is None or unit not in ("", "ms", "s") or (unit == "" and number != int(number)):
            raise BadInput(name, f"{text!r} is not a budget such as 50ms, 2s or 1000 (playouts)")
        if unit == "":
            if not 1 <= number <= MOST_PLAYOUTS:
                raise BadInput(name, f"must be from 1 to {MOST_PLAYOUTS} playouts, not {amount}")
            return cls(None, int(number), int(cores or 1))
        seconds = number / 1000 if unit == "ms" else number
        if not SHORTEST <= seconds <= LONGEST:
            raise BadInput(name, f"must be from 1ms to {LONGEST:.0f}s, not {amount}")
        return cls(seconds, None, int(cores or 1))


def _split(amount: str) -> tuple[float | None, str]:
    """A number and what follows it."""
    digits = amount.rstrip("abcdefghijklmnopqrstuvwxyz")
    plain = digits.isascii() and digits.replace(".", "", 1).isdigit() and len(digits) < 20
    return (float(digits) if plain else None), amount[len(digits) :]


# The race


@dataclass(frozen=True)
class Estimate:
    """How a move seems to turn out."""

    action: int
    chance: float
    """Of winning the match."""
    error: float
    """Half the width of the 95 % interval."""
    worlds: int


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


class Race:
    """The moves in the running and how they did so far."""

    def __init__(self, actions: npt.NDArray[np.int16]) -> None:
        self.actions = actions
        self.alive = np.arange(len(actions))
        self.worlds = np.zeros(len(actions), dtype=np.int64)
        self.sums = np.zeros(len(actions))
        self.products = np.zeros((len(actions), len(actions)))
        self.favourite: int | None = None

    def add(self, values: npt.NDArray[np.float64]) -> None:
        self.worlds[self.alive] += len(values)
        self.sums[self.alive] += values.sum(axis=0)
        self.products[np.ix_(self.alive, self.alive)] += values.T @ values

    def drop(self, keep: int) -> None:
        """Drops what is clearly behind the leader, or always the same as it, down to ``keep`` moves."""
        count = int(self.worlds[self.alive[0]])
        if count < FEWEST or len(self.alive) <= keep:
            return
        order = self.alive[np.argsort(-self.sums[self.alive], kind="stable")]
        leader = order[0]
        behind = (self.sums[leader] - self.sums[order]) / count
        own = self.products[order, order] - 2 * self.products[leader, order] + self.products[leader, leader]
        error = np.sqrt(np.maximum(own / count - behind**2, 0) / count)
        staying = (behind < BEHIND * error) | ((behind == 0) & (error > 0))
        staying[:keep] = True
        self.alive = np.sort(order[staying])

    def prefer(self, habit: int) -> None:
        """Stays with the careful player's move unless another is clearly better."""
        (at,) = np.nonzero(self.actions == habit)
        if len(at) == 0 or at[0] not in self.alive:
            return
        usual = at[0]
        leader = self.alive[np.argmax(self.sums[self.alive])]
        if leader != usual and self._lead(leader, usual) < PREFERENCE:
            self.favourite = int(usual)

    def _lead(self, one: int, other: int) -> float:
        """By how many standard errors one move is ahead of another."""
        count = int(self.worlds[one])
        ahead = float(self.sums[one] - self.sums[other]) / count
        squares = self.products[one, one] - 2 * self.products[one, other] + self.products[other, other]
        return ahead / math.sqrt(max(float(squares) / count - ahead * ahead, 1e-12) / count)

    def estimates(self) -> list[Estimate]:
        """The favourite first, then those that stayed longest, then by their chance."""
        found = []
        for i, action in enumerate(self.actions):
            count = int(self.worlds[i])
            mean = float(self.sums[i]) / max(count, 1)
            # Half a win in one world more keeps the error from vanishing where all went alike.
            centre = (float(self.sums[i]) + 0.5) / (count + 1)
            spread = (float(self.products[i, i]) + 0.5) / (count + 1) - centre * centre
            error = min(SURE * math.sqrt(spread / max(count, 1)), 1.0)
            found.append(Estimate(int(action), mean, error, count))
        found.sort(key=lambda estimate: (-estimate.worlds, -estimate.chance))
        if self.favourite is not None:
            found.sort(key=lambda estimate: estimate.action != self.actions[self.favourite])
        return found


def think(
    rules: Rulebook,
    state: State,
    memory: Memory,
    past: Past | None,
    seat: int,
    optional: bool,
    budget: Budget,
    seed: int,
    keep: int = 1,
) -> Thought:
    """Looks for the best move of a seat that has one; at least ``keep`` moves stay until the end."""
    _warm(rules, state, memory, past, seat)
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
    root = _as_array(rules, state)
    playouts = worlds = 0
    likely = None
    if past is not None and int(past.notes.decisions) > 0:
        likely = likely_deals(rules, root, memory, past, seat, budget, seed)
    while True:
        count = _next_worlds(budget, playouts, len(race.alive), time.perf_counter() - began, worlds)
        if count == 0:
            break
        words = fast_words(seed, worlds, count)
        if likely is None:
            deals = fast_words(seed, DEALS + worlds, count)
        else:
            deals = likely[np.arange(worlds, worlds + count) % len(likely)]
        race.add(_values(rules, root, memory, seat, actions[race.alive], deals, words, budget.cores))
        playouts += count * len(race.alive)
        worlds += count
        race.drop(keep)
        if len(race.alive) == 1 and keep == 1:
            break
    if keep == 1:
        race.prefer(rules.greedy(state, seat, optional, fast_words(seed, 0, 1)[0], buffer))
    return Thought(race.estimates(), playouts, time.perf_counter() - began)


_WARM: set[type[Rulebook]] = set()


def _warm(rules: Rulebook, state: State, memory: Memory, past: Past | None, seat: int) -> None:
    """Lets everything be compiled or loaded once, so that it does not count against a budget."""
    if type(rules) in _WARM:
        return
    _WARM.add(type(rules))
    root, words = _as_array(rules, state), fast_words(0, 0, 1)
    if past is not None:
        likely_deals(rules, root, memory, past, seat, Budget(None, 1), 0)
    rules.greedy(state, seat, False, words[0], np.zeros(MOST_ACTIONS, dtype=np.int16))
    _values(rules, root, memory, seat, np.zeros(0, dtype=np.int16), words, words.copy(), 1)


def _as_array(rules: Rulebook, state: State) -> Any:
    """A record as the only one of an array."""
    root = np.zeros(1, dtype=rules.dtype).view(np.recarray)
    root[0] = state
    return root


def likely_deals(
    rules: Rulebook, root: Any, memory: Memory, past: Past, seat: int, budget: Budget, seed: int
) -> Any:
    """Words that deal worlds as often as these are believable."""
    words = fast_words(seed, DEALS, MOST_LIKELY)
    weights = np.zeros(MOST_LIKELY)
    room = np.zeros(2, dtype=rules.dtype).view(np.recarray)
    out = np.zeros(MOST_ACTIONS, dtype=np.int16)
    began = time.perf_counter()
    count = 0
    while count < MOST_LIKELY and not _enough_weighed(budget, count, time.perf_counter() - began):
        part = slice(count, count + WEIGHED)
        weigh(root, memory, past.notes, past.tables, seat, words[part], room, weights[part], out)
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
    rules: Rulebook,
    root: Any,
    memory: Memory,
    seat: int,
    actions: npt.NDArray[np.int16],
    deals: Any,
    words: Any,
    cores: int,
) -> npt.NDArray[np.float64]:
    """How the actions turn out in some worlds; the same on any number of cores."""
    count = len(words)
    values = np.zeros((count, len(actions)))
    share = -(-count // cores)
    parts = [slice(at, at + share) for at in range(0, count, share)]

    def work(part: slice) -> None:
        room = np.zeros(2, dtype=rules.dtype).view(np.recarray)
        try_moves(root, memory, seat, actions, deals[part], words[part], rules.horizon, room, values[part])

    if len(parts) == 1:
        work(parts[0])
    else:
        list(_threads(cores).map(work, parts))
    return values


@cache
def _threads(cores: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores, thread_name_prefix="cardshed-search")
