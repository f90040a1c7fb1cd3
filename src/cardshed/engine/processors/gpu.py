"""An NVIDIA GPU: a thread a match, running the very rules that the CPU runs."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np

from cardshed.engine.errors import BadInput
from cardshed.engine.processors.arrays import Arrays, Finished, fitted
from cardshed.engine.rulebook import Rulebook

INSTALL = "pip install cardshed[cuda]"
THREADS = 128
"""A block."""
BLOCKS_AT_ONCE = 16
"""Blocks a multiprocessor has work for when whole matches are played."""
PART = 1 << 20
"""Whole matches a launch at most, so that the memory for results stays small."""


def check_gpu() -> None:
    """Says plainly what is missing."""
    if find_spec("numba_cuda") is None:
        raise BadInput("device", f"cuda needs numba-cuda, which is not installed ({INSTALL})")
    if not load_cuda().is_available():
        raise BadInput("device", "cuda needs an NVIDIA GPU and its driver; none was found")


def load_cuda() -> Any:
    """Numba's CUDA."""
    for old, new in (("row_stack", "vstack"), ("in1d", "isin"), ("trapz", "trapezoid")):
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))  # numba-cuda 0.30 asks NumPy 2.5 for names it no longer has
    from numba import config, cuda

    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # type: ignore[attr-defined]  # small batches are allowed
    return cuda


class Gpu:
    """Its records have room for the seats of the table only: less memory to move."""

    def __init__(self, rules: Rulebook, seats: int) -> None:
        cuda = load_cuda()
        from cardshed.engine.processors.kernels import kernels

        self._cuda = cuda
        self.record = rules.record(seats)
        self.seats = seats
        self._kernels = kernels(type(rules), seats)
        self._bad = cuda.to_device(np.zeros(1, dtype=np.int64))

    def zeros(self, shape: tuple[int, ...], dtype: Any) -> Any:
        try:
            array = self._cuda.device_array(shape, dtype)
        except self._cuda.cudadrv.driver.CudaAPIError as problem:
            raise MemoryError(str(problem)) from problem
        self._clear(array)
        return array

    def upload(self, host: Any) -> Any:
        return self._cuda.to_device(host)

    def download(self, array: Any) -> Any:
        return array.copy_to_host()

    def actions(self, given: Any) -> Any:
        if self._cuda.is_cuda_array(given):
            return self._cuda.as_cuda_array(given)
        return self._cuda.to_device(np.ascontiguousarray(given))

    def begin(self, a: Arrays) -> None:
        self._launch(self._kernels.begin, a, a.states, a.template, a.words, a.actors)

    def step(self, a: Arrays, actions: Any) -> None:
        count = a.masks.shape[1]
        kernel = self._kernels.step
        self._launch(kernel, a, a.states, a.template, a.words, a.actors, actions, count, a.rewards, a.done)

    def random_steps(self, a: Arrays, steps: int) -> None:
        kernel = self._kernels.random_steps if steps >= WORTH_COPYING else self._kernels.few_random_steps
        self._launch(kernel, a, a.states, a.template, a.words, a.actors, steps, a.rewards, a.done)

    def mark_legal(self, a: Arrays) -> None:
        self._clear(a.masks)
        self._launch(self._kernels.mark_legal, a, a.states, a.actors, a.masks)

    def observe(self, a: Arrays) -> None:
        self._clear(a.features)
        self._launch(self._kernels.observe, a, a.states, a.actors, a.features)

    def first_illegal(self, a: Arrays, actions: Any) -> int:
        count = a.states.size
        self._bad.copy_to_device(np.array([count], dtype=np.int64))
        self._launch(self._kernels.first_illegal, a, a.masks, actions, self._bad)
        found = int(self._bad.copy_to_host()[0])
        return found if found < count else -1

    def play_matches(self, template: Any, players: Any | None, words: Any) -> Finished:
        found = Finished.room(len(words), self.seats)
        start = self.upload(fitted(template, self.record))
        seats = None if players is None else self.upload(np.array([players]))
        for first in range(0, len(words), PART):
            some = slice(first, min(first + PART, len(words)))
            self._play_some(
                start, seats, words[some], found.winners[some], found.scores[some], found.lengths[some]
            )
        return found

    def _play_some(self, start: Any, players: Any | None, words: Any, *results: Any) -> None:
        there = [self._cuda.device_array(result.shape, result.dtype) for result in results]
        next_match = self.zeros((1,), np.int64)
        blocks = min(-(-len(words) // THREADS), BLOCKS_AT_ONCE * _multiprocessors(self._cuda))
        if players is None:
            self._kernels.random_matches[blocks, THREADS](start, self.upload(words), next_match, *there)
        else:
            self._kernels.matches[blocks, THREADS](start, self.upload(words), players, next_match, *there)
        for result, array in zip(results, there, strict=True):
            array.copy_to_host(result)

    def _launch(self, kernel: Any, a: Arrays, *arguments: Any) -> None:
        kernel[-(-a.states.size // THREADS), THREADS](*arguments)

    def _clear(self, array: Any) -> None:
        self._cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)


WORTH_COPYING = 8
"""From so many decisions on, a thread takes its match into memory of its own."""


def _multiprocessors(cuda: Any) -> int:
    return int(getattr(cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1))
