"""An NVIDIA GPU: a thread a match, running the very rules that the CPU runs."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

import numpy as np

from cardshed.engine.anygame.matches import PLAYERS
from cardshed.engine.anygame.sums import SUMS
from cardshed.engine.chance import fast_words
from cardshed.engine.errors import BadInput
from cardshed.engine.processors.arrays import Arrays, Company, Finished, fitted
from cardshed.engine.rulebook import Rulebook

INSTALL = "pip install cardshed[cuda]"
THREADS = 128
"""A block."""
WARP = 32
"""Threads that go step by step together, and matches of a block that shares memory."""
SHARING = 2 * WARP
"""Threads of such a block."""
WORTH_COPYING = 8
"""From so many decisions on, a thread takes its match into memory of its own."""
BLOCKS_AT_ONCE = 8
"""Blocks a multiprocessor has work for when threads take one match after the other."""
LARGE = 350
"""Bytes of a record of which fewer are kept at once: the caches hold no more of them."""
WORD = 8
"""Memory is moved in pieces of so many bytes."""
MASKS, FEATURES = 1, 2
"""What may be wanted of the seats that are asked."""
SHARED = 48 * 1024
"""Bytes of shared memory that any block may have."""
NUMBERS = 2
"""How many matches are to be dealt: one number for this decision, and one that is cleared for the next."""
PART = 1 << 20
"""Whole matches a launch at most, so that the memory for results stays small."""


def check_gpu() -> None:
    """Says plainly what is missing."""
    if find_spec("numba_cuda") is None:
        raise BadInput("device", f"cuda needs numba-cuda, which is not installed ({INSTALL})")
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 asks for it
        raise BadInput("device", f"cuda needs a NumPy older than 2.5 ({INSTALL})")
    if not load_cuda().is_available():
        raise BadInput("device", "cuda needs an NVIDIA GPU and its driver; none was found")


def load_cuda() -> Any:
    """Numba's CUDA."""
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
        self._seen = kernels.seen_record(type(rules), seats)
        self.seats = seats
        self._steps_at_once = BLOCKS_AT_ONCE // 2 if self.record.itemsize > LARGE else BLOCKS_AT_ONCE
        self._actions = len(rules.actions) + 1
        self._features = len(rules.features(seats))
        kind: Any = type(rules)
        self._kernels = kernels.kernels(kind, seats)
        self._bad = self.zeros((1,), np.int64)
        self._nothing = self.zeros((1,), np.uint64)
        self._no_actions = self.zeros((1,), np.int64)
        self._no_players = self.zeros((1,), PLAYERS)
        self._no_words = self.upload(fast_words(0, 0, 1))
        none = Finished.room(1, seats)
        self._no_results = [self.upload(array) for array in (none.winners, none.scores, none.lengths)]
        self._few = self.zeros((SUMS + 2 * seats,), np.int64)

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
        self._decide(a, actions)

    def random_steps(self, a: Arrays, steps: int) -> None:
        if steps < WORTH_COPYING:
            for _ in range(steps):
                self._decide(a)
            return
        self._kernels.random_steps.launch(
            self._blocks(a.actors.size, at_once=self._steps_at_once),
            THREADS,
            a.states,
            a.template,
            a.words,
            a.actors,
            steps,
            0,
            a.rewards,
            a.done,
        )
        a.marked = a.observed = False

    def begin_among(self, a: Arrays, company: Company) -> None:
        self._among(a, company, self._no_actions, False)

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
        actions = self.zeros(a.actors.shape, np.int16)
        blocks = -(-a.actors.size // THREADS)
        self._kernels.pick_actions.launch(blocks, THREADS, a.states, a.words, a.actors, actions)
        return actions

    def mark_legal(self, a: Arrays) -> None:
        if a.masks is None:
            a.mask_memory, a.masks = self._rows(a.actors.size, self._actions, np.bool_)
        self._look(a)

    def observe(self, a: Arrays) -> None:
        if a.features is None:
            a.feature_memory, a.features = self._rows(a.actors.size, self._features, np.int16)
        self._look(a)

    def _look(self, a: Arrays) -> None:
        """All that was ever asked for, in one go."""
        masks, features = a.masks is not None, a.features is not None
        room = self._seen.itemsize + features * 2 * self._features + masks * room_for_bits(self._actions)
        share = matches_sharing(room)
        self._kernels.look.launch(
            -(-a.actors.size // share),
            SHARING,
            _memory(a),
            a.actors,
            share,
            MASKS * masks | FEATURES * features,
            a.mask_memory if masks else self._nothing,
            a.feature_memory if features else self._nothing,
            shared=share * room,
        )
        a.marked, a.observed = a.masks is not None, a.features is not None

    def _decide(self, a: Arrays, actions: Any = None) -> None:
        """A decision in each match; then what is due is dealt."""
        count = a.actors.size
        if a.due is None:
            a.due = self.zeros((NUMBERS + count,), np.int32)
        a.turn = 1 - a.turn
        given = actions is not None
        room = WARP * self.record.itemsize
        self._kernels.decide.launch(
            -(-count // WARP),
            SHARING,
            _memory(a),
            a.words,
            a.actors,
            actions if given else self._no_actions,
            given,
            a.rewards,
            a.done,
            a.due,
            a.turn,
            shared=room,
        )
        self._kernels.deal.launch(
            self._blocks(count, WARP),
            SHARING,
            _memory(a),
            a.template,
            a.words,
            a.actors,
            a.due,
            a.turn,
            shared=room,
        )
        a.marked = a.observed = False

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
        for first in range(0, len(words), PART):
            some = slice(first, min(first + PART, len(words)))
            parts = found.winners[some], found.scores[some], found.lengths[some]
            there = [self._cuda.device_array(part.shape, part.dtype) for part in parts]
            kernel = self._kernels.random_matches if players is None else self._kernels.matches
            self._play(
                kernel, start, self.upload(words[some]), 0, players, 0, len(words[some]), *there, self._few
            )
            for part, array in zip(parts, there, strict=True):
                array.copy_to_host(part)
        return found

    def sum_up(self, template: Any, players: Any | None, stream: int, first: int, count: int) -> Any:
        start = self.upload(fitted(template, self.record))
        sums = self.zeros((SUMS + 2 * self.seats,), np.int64)
        kernel = self._kernels.random_sums if players is None else self._kernels.sums
        self._play(
            kernel, start, self._no_words, stream, players, first, first + count, *self._no_results, sums
        )
        return sums.copy_to_host()

    def _play(
        self,
        kernel: Any,
        start: Any,
        words: Any,
        stream: int,
        players: Any | None,
        first: int,
        end: int,
        *to: Any,
    ) -> None:
        """Whole matches from number ``first`` on; results go ``to`` these arrays."""
        those = self._no_players if players is None else self.upload(np.array([players]))
        next_match = self.upload(np.array([first], dtype=np.int64))
        kernel.launch(
            self._blocks(end - first),
            THREADS,
            start,
            words,
            np.uint64(stream),
            those,
            0,
            next_match,
            end,
            *to,
        )

    def _blocks(self, count: int, threads: int = THREADS, at_once: int = BLOCKS_AT_ONCE) -> int:
        """Blocks for so many matches, but no more than the GPU has room for at once: they take one after the
        other."""
        return min(-(-count // threads), at_once * _multiprocessors(self._cuda))

    def _clear(self, array: Any) -> None:
        self._cuda.cudadrv.driver.device_memset(array, 0, array.nbytes)


def _memory(a: Arrays) -> Any:
    """The records as plain memory."""
    if a.memory is None:
        a.memory = a.states.view(np.uint64)
    return a.memory


def room_for_bits(actions: int) -> int:
    """Bytes for a bit an action."""
    return -(-actions // 8)


def matches_sharing(room: int) -> int:
    """How many matches share a block where each needs so many bytes: one a thread if they have room. Their
    rows fill whole words."""
    return min(WARP, SHARED // room // WORD * WORD)


def _multiprocessors(cuda: Any) -> int:
    return int(getattr(cuda.get_current_device(), "MULTIPROCESSOR_COUNT", 1))
