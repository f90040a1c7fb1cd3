"""An NVIDIA GPU: a thread a match, running the very rules that the CPU runs."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np

from cardshed.engine.anygame.matches import PLAYERS
from cardshed.engine.errors import BadInput
from cardshed.engine.processors.arrays import Arrays, Company, Finished, fitted
from cardshed.engine.rulebook import Rulebook

INSTALL = "pip install cardshed[cuda]"
THREADS = 128
"""A block."""
WARP = 32
"""Threads that go step by step together."""
WORTH_COPYING = 8
"""From so many decisions on, a thread takes its match into memory of its own."""
BLOCKS_AT_ONCE = 8
"""Blocks a multiprocessor has work for when whole matches are played."""
WORD = 8
"""Memory is moved in pieces of so many bytes."""
SHARED = 48 * 1024
"""Bytes of shared memory that any block may have."""
PART = 1 << 20
"""Whole matches a launch at most, so that the memory for results stays small."""

AS_GIVEN = 0
"""Instead of a number of random decisions: one, the action given."""
LOOK = -1
"""No decision at all."""
MASKS, FEATURES = 1, 2
"""What may be wanted besides."""


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
    import numba
    from numba import cuda

    config: Any = numba.config
    config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # small batches are allowed
    return cuda


class Gpu:
    """Its records have room for the seats of the table only: less memory to move."""

    def __init__(self, rules: Rulebook, seats: int) -> None:
        self._cuda = load_cuda()
        from cardshed.engine.processors import kernels

        self.record = kernels.gpu_record(type(rules), seats)
        self.seats = seats
        self._actions = len(rules.actions) + 1
        self._features = len(rules.features(seats))
        self._kernels = kernels.kernels(type(rules), seats)
        self._bad = self.zeros((1,), np.int64)
        self._nothing = self.zeros((1, 1), np.int8)
        self._no_players = self.zeros((1,), PLAYERS)

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
        if hasattr(given, "__cuda_array_interface__"):
            return self._cuda.as_cuda_array(given)
        return self._cuda.to_device(np.ascontiguousarray(given))

    def begin(self, a: Arrays) -> None:
        blocks = -(-a.actors.size // THREADS)
        self._kernels.begin.launch(blocks, THREADS, a.states, a.template, a.words, a.actors)

    def step(self, a: Arrays, actions: Any) -> None:
        self._advance(a, AS_GIVEN, actions)

    def random_steps(self, a: Arrays, steps: int) -> None:
        if steps < WORTH_COPYING:
            self._advance(a, steps)
            return
        blocks = -(-a.actors.size // THREADS)
        self._kernels.random_steps.launch(
            blocks, THREADS, a.states, a.template, a.words, a.actors, steps, 0, a.rewards, a.done
        )
        a.marked = a.observed = False

    def begin_among(self, a: Arrays, company: Company) -> None:
        self._among(a, company, self._nothing[0], False)

    def step_among(self, a: Arrays, company: Company, actions: Any) -> None:
        self._among(a, company, actions, True)

    def _among(self, a: Arrays, company: Company, actions: Any, given: bool) -> None:
        kernels = self._kernels
        careful = company.players is not None
        (kernels.among if careful else kernels.among_random).launch(
            -(-a.actors.size // THREADS),
            THREADS,
            a.states,
            a.template,
            a.words,
            a.actors,
            actions,
            given,
            0,
            company.place,
            company.players if careful else self._no_players,
            a.rewards,
            a.done,
            company.ends,
        )
        a.marked = a.observed = False

    def pick_actions(self, a: Arrays) -> Any:
        actions = self._cuda.device_array(a.actors.shape, np.int16)
        blocks = -(-a.actors.size // THREADS)
        self._kernels.pick_actions.launch(blocks, THREADS, a.states, a.words, a.actors, actions)
        return actions

    def mark_legal(self, a: Arrays) -> None:
        if a.masks is None:
            a.mask_memory, a.masks = self._rows(a.actors.size, self._actions, np.bool_)
        self._advance(a, LOOK)

    def observe(self, a: Arrays) -> None:
        if a.features is None:
            a.feature_memory, a.features = self._rows(a.actors.size, self._features, np.int16)
        self._advance(a, LOOK)

    def _advance(self, a: Arrays, steps: int, actions: Any = None) -> None:
        """Decisions, and in the same go what was ever asked for besides."""
        wanted = MASKS * (a.masks is not None) | FEATURES * (a.features is not None)
        nothing = self._nothing
        masks = (nothing[0], nothing) if a.masks is None else (a.mask_memory, a.masks)
        features = (nothing[0], nothing) if a.features is None else (a.feature_memory, a.features)
        given = nothing[0] if actions is None else actions
        room = self.record.itemsize + (2 * self._features if wanted & FEATURES else 0)
        threads = threads_sharing(room)
        self._kernels.advance.launch(
            -(-a.actors.size // threads),
            threads,
            a.states.view(np.uint64),
            a.template,
            a.words,
            a.actors,
            given,
            steps,
            wanted,
            a.rewards,
            a.done,
            *masks,
            *features,
            shared=threads * room,
        )
        a.marked, a.observed = a.masks is not None, a.features is not None

    def _rows(self, rows: int, columns: int, dtype: Any) -> tuple[Any, Any]:
        """Plain memory, in whole words, and the rows that lie in it."""
        size = rows * columns * np.dtype(dtype).itemsize
        memory = self.zeros((-(-size // WORD),), np.uint64)
        return memory, memory.view(np.uint8)[:size].view(dtype).reshape(rows, columns)

    def first_illegal(self, a: Arrays, actions: Any) -> int:
        count = a.actors.size
        self._bad.copy_to_device(np.array([count], dtype=np.int64))
        self._kernels.first_illegal.launch(-(-count // THREADS), THREADS, a.masks, actions, self._bad)
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
        kernel = self._kernels.random_matches if players is None else self._kernels.matches
        those = self._no_players if players is None else players
        kernel.launch(blocks, THREADS, start, self.upload(words), those, 0, next_match, *there)
        for result, array in zip(results, there, strict=True):
            array.copy_to_host(result)

    def _clear(self, array: Any) -> None:
        self._cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)


def threads_sharing(room: int) -> int:
    """How many threads a block has where each needs so much shared memory: whole warps, unless not even one
    has room in what every block may have."""
    most = min(THREADS, SHARED // room)
    return most // WARP * WARP if most >= WARP else most // WORD * WORD


def _multiprocessors(cuda: Any) -> int:
    return int(getattr(cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1))
