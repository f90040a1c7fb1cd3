"""All cores of the CPU: each takes a share of the matches."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any

import numpy as np

from cardshed.engine.anygame import batches, opponents
from cardshed.engine.anygame.matches import run_matches, run_random_matches
from cardshed.engine.chance import stream_start
from cardshed.engine.processors.arrays import Arrays, Company, Finished
from cardshed.engine.rulebook import Rulebook

FEW_DECISIONS = 4096
FEW_CAREFUL = 512
FEW_MATCHES = 64
"""So few are not worth another thread: random decisions, decisions with careful players in between, and whole
matches."""
CHUNK = 128
"""Whole matches a call of compiled code: enough to forget the call, few enough to stay in the cache."""


class Cpu:
    """Its records have room for all seats: a game's rules are compiled once for any number of them."""

    def __init__(self, rules: Rulebook, seats: int, cores: int | None = None) -> None:
        self.record = rules.dtype
        self.seats = seats
        self._actions = len(rules.actions) + 1
        self._features = len(rules.features(seats))
        self.cores = cores or usable_cores()

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        array = np.zeros(shape, dtype=dtype)
        return array.view(np.recarray) if array.dtype.names else array

    def upload(self, host: Any) -> Any:
        return host

    def download(self, array: Any) -> Any:
        return array.copy()

    def actions(self, given: Any) -> Any:
        return np.ascontiguousarray(given)

    def begin(self, a: Arrays) -> None:
        self._share(len(a.states), lambda part: batches.begin_all(_places(a, part)))

    def step(self, a: Arrays, actions: Any) -> None:
        self._share(
            len(a.states),
            lambda part: batches.step_all(_places(a, part), actions[part], self._actions),
        )
        a.marked = a.observed = False

    def random_steps(self, a: Arrays, steps: int) -> None:
        self._share(
            len(a.states),
            lambda part: batches.random_all(_places(a, part), steps),
            max(1, FEW_DECISIONS // steps),
        )
        a.marked = a.observed = False

    def begin_among(self, a: Arrays, company: Company) -> None:
        self._share(
            len(a.states),
            lambda part: opponents.begin_all_among(_places(a, part), company.place, company.players),
        )

    def step_among(self, a: Arrays, company: Company, actions: Any) -> None:
        place, players, ends = company.place, company.players, company.ends

        def work(part: slice) -> None:
            given = actions[part]
            opponents.step_all_among(_places(a, part), given, self._actions, place, players, ends[part])

        self._share(len(a.states), work, FEW_DECISIONS if players is None else FEW_CAREFUL)
        a.marked = a.observed = False

    def pick_actions(self, a: Arrays) -> Any:
        actions = np.empty(len(a.states), dtype=np.int16)
        self._share(
            len(a.states),
            lambda part: opponents.pick_all(_places(a, part), self._actions, actions[part]),
        )
        return actions

    def mark_legal(self, a: Arrays) -> None:
        if a.masks is None:
            a.masks = self.zeros((len(a.states), self._actions), np.bool_)
        self._share(
            len(a.states), lambda part: batches.mark_all(a.states[part], a.actors[part], a.masks[part])
        )
        a.marked = True

    def observe(self, a: Arrays) -> None:
        if a.features is None:
            a.features = self.zeros((len(a.states), self._features), np.int16)
        self._share(
            len(a.states), lambda part: batches.observe_all(a.states[part], a.actors[part], a.features[part])
        )
        a.observed = True

    def first_illegal(self, a: Arrays, actions: Any) -> int:
        return batches.first_illegal(a.masks, actions)

    def play_matches(self, template: Any, players: Any | None, words: Any) -> Finished:
        found = Finished.room(len(words), self.seats)

        def work(part: slice) -> None:
            for first in range(part.start, part.stop, CHUNK):
                some = slice(first, min(first + CHUNK, part.stop))
                states = self.zeros((some.stop - first,), self.record)
                states[:] = template
                if players is None:
                    run_random_matches(states, words[some], found.lengths[some])
                else:
                    run_matches(states, players, words[some], found.lengths[some])
                found.winners[some] = states["winners"]
                found.scores[some] = states["scores"][:, : self.seats]

        self._share(len(words), work, FEW_MATCHES)
        return found

    def sum_up(self, template: Any, players: Any | None, stream: int, first: int, count: int) -> Any:
        return self.play_matches(template, players, stream_start(stream, first, count)).sums()

    def _share(self, count: int, work: Callable[[slice], None], few: int = FEW_DECISIONS) -> None:
        """Lets each core work on a part of the places, if that is more than a few."""
        cores = min(self.cores, -(-count // few))
        if cores == 1:
            work(slice(0, count))
            return
        edges = [count * core // cores for core in range(cores + 1)]
        parts = [slice(*edge) for edge in pairwise(edges)]
        list(_threads(cores).map(work, parts))


def _places(a: Arrays, part: slice) -> batches.Places:
    """Some of the matches."""
    return batches.Places(
        states=a.states[part],
        template=a.template,
        words=a.words[part],
        actors=a.actors[part],
        rewards=a.rewards[part],
        done=a.done[part],
    )


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@cache
def _threads(cores: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores, thread_name_prefix="cardshed-batch")
