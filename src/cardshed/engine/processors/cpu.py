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
        self._share(
            len(a.states),
            lambda part: batches.begin_all(a.states[part], a.template, a.words[part], a.actors[part]),
        )

    def step(self, a: Arrays, actions: Any) -> None:
        def work(part: slice) -> None:
            batches.step_all(
                a.states[part],
                a.template,
                a.words[part],
                a.actors[part],
                actions[part],
                self._actions,
                a.rewards[part],
                a.done[part],
            )

        self._share(len(a.states), work)
        a.marked = a.observed = False

    def random_steps(self, a: Arrays, steps: int) -> None:
        def work(part: slice) -> None:
            batches.random_all(
                a.states[part],
                a.template,
                a.words[part],
                a.actors[part],
                steps,
                a.rewards[part],
                a.done[part],
            )

        self._share(len(a.states), work, max(1, FEW_DECISIONS // steps))
        a.marked = a.observed = False

    def begin_among(self, a: Arrays, company: Company) -> None:
        def work(part: slice) -> None:
            opponents.begin_all_among(
                a.states[part], a.template, a.words[part], a.actors[part], company.place, company.players
            )

        self._share(len(a.states), work)

    def step_among(self, a: Arrays, company: Company, actions: Any) -> None:
        def work(part: slice) -> None:
            opponents.step_all_among(
                a.states[part],
                a.template,
                a.words[part],
                a.actors[part],
                actions[part],
                self._actions,
                company.place,
                company.players,
                a.rewards[part],
                a.done[part],
                company.ends[part],
            )

        self._share(len(a.states), work, FEW_DECISIONS if company.players is None else FEW_CAREFUL)
        a.marked = a.observed = False

    def pick_actions(self, a: Arrays) -> Any:
        actions = np.empty(len(a.states), dtype=np.int16)

        def work(part: slice) -> None:
            opponents.pick_all(a.states[part], a.words[part], a.actors[part], self._actions, actions[part])

        self._share(len(a.states), work)
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


def usable_cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@cache
def _threads(cores: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(cores, thread_name_prefix="cardshed-batch")
