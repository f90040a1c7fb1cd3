"""The kernels: what one thread of the GPU does for one match, in the words of the rules.

They are made for one game and one number of seats, whose record decides the room a thread needs. For a few
decisions a block takes its matches into shared memory, so that all of the GPU's memory is read and written
in long stretches; for many a thread has a match in memory of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numba import types
from numba.np.numpy_support import from_dtype

from cardshed.engine.anygame import batches, opponents
from cardshed.engine.anygame.functions import observe, pick, start
from cardshed.engine.anygame.matches import asked, carry_out, choose
from cardshed.engine.processors.compiling import REAL, cuda, our_way
from cardshed.engine.processors.gpu import AS_GIVEN, FEATURES, MASKS, WORD
from cardshed.engine.rulebook import Rulebook

WORDS = from_dtype(np.dtype([("word", "u8", (1,))]))
EVERY_THREAD = 0xFFFFFFFF
TOGETHER = 16
"""Threads of a warp whose match is over wait until so many of them can be dealt the next one together."""
ALIGNED = 16
"""Numba puts records anywhere unless told otherwise, and a GPU cannot read a 64-bit number from there."""


class Kernel:
    """A function that a GPU runs in many threads, compiled our way when it is first launched."""

    def __init__(self, function: Callable[..., None]) -> None:
        self.compiled = cuda.jit(lto=False)(function)

    def launch(self, blocks: int, threads: int, *arguments: Any, shared: int = 0) -> None:
        with our_way():
            self.compiled[blocks, threads, 0, shared](*arguments)


def helper(function: Callable[..., Any]) -> Any:
    """What kernels call, and only they."""
    return cuda.jit(device=True)(function)


def gpu_record(rules: type[Rulebook], seats: int) -> np.dtype[Any]:
    """A record with room for the seats of the table only, and an odd number of words long: threads that read
    the same field of their records in shared memory then get in each other's way the least."""
    record = rules.record(seats)
    words = -(-record.itemsize // WORD) | 1
    names: tuple[str, ...] = record.names or ()
    kinds = [record[name] for name in names]
    offsets = [record.fields[name][1] for name in names] if record.fields else []
    return np.dtype(
        {"names": names, "formats": kinds, "offsets": offsets, "itemsize": WORD * words}, align=True
    )


@dataclass(frozen=True)
class Kernels:
    begin: Kernel
    advance: Kernel
    random_steps: Kernel
    first_illegal: Kernel
    matches: Kernel
    random_matches: Kernel
    among: Kernel
    among_random: Kernel
    pick_actions: Kernel


@helper
def copy_words(to: Any, first: int, source: Any, start: int, count: int) -> None:
    """The threads of a block copy a stretch of memory together, each with several words on their way."""
    step = cuda.blockDim.x
    k = cuda.threadIdx.x
    while k + 3 * step < count:
        a, b = source[start + k], source[start + k + step]
        c, d = source[start + k + 2 * step], source[start + k + 3 * step]
        to[first + k] = a
        to[first + k + step] = b
        to[first + k + 2 * step] = c
        to[first + k + 3 * step] = d
        k += 4 * step
    while k < count:
        to[first + k] = source[start + k]
        k += step


@helper
def clear_words(array: Any, first: int, end: int) -> None:
    """The threads of a block clear a stretch of memory together."""
    for k in range(first + cuda.threadIdx.x, end, cuda.blockDim.x):
        array[k] = 0


@helper
def any_thread(condition: bool) -> bool:
    """Whether it holds for any thread of the warp. All of them wait here for each other."""
    return bool(cuda.any_sync(EVERY_THREAD, condition)) if REAL else condition


@helper
def how_many_threads(condition: bool) -> int:
    """For how many threads of the warp it holds."""
    return int(cuda.popc(cuda.ballot_sync(EVERY_THREAD, condition))) if REAL else int(condition)


@cache
def kernels(rules: type[Rulebook], seats: int) -> Kernels:
    """The kernels for one game and one number of seats; each is compiled when it is first used."""
    dtype = gpu_record(rules, seats)
    record = from_dtype(dtype)
    size = dtype.itemsize // WORD
    most = len(rules.actions)

    @Kernel
    def begin(states: Any, template: Any, words: Any, actors: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            actors[i] = batches.begin(states, i, template, words[i])

    @Kernel
    def advance(
        states: Any,
        template: Any,
        words: Any,
        actors: Any,
        actions: Any,
        steps: int,
        wanted: int,
        rewards: Any,
        done: Any,
        mask_words: Any,
        masks: Any,
        feature_words: Any,
        features: Any,
    ) -> None:
        """A few decisions, then what the seat asked next may do and sees, as far as that is wanted.
        ``states``, ``mask_words`` and ``feature_words`` are plain memory."""
        room = cuda.shared.array(0, record)
        room_words = cuda.shared.array(0, types.uint64)
        rows = cuda.shared.array(0, types.int16)
        first = cuda.blockIdx.x * cuda.blockDim.x
        here = min(cuda.blockDim.x, actors.size - first)
        end = first + here
        copy_words(room_words, 0, states, first * size, here * size)
        if wanted & MASKS:
            bytes_each = masks.shape[1]
            clear_words(mask_words, first * bytes_each // WORD, (end * bytes_each + WORD - 1) // WORD)
        row = features.shape[1]
        rows_at = cuda.blockDim.x * size
        row_words = (2 * here * row + WORD - 1) // WORD
        if wanted & FEATURES:
            clear_words(room_words, rows_at, rows_at + row_words)
        cuda.syncthreads()
        t = cuda.threadIdx.x
        i = first + t
        if t < here:
            out = cuda.local.array(most, types.int16)
            luck = cuda.local.array(1, WORDS, ALIGNED)
            luck[0] = words[i]
            seat = int(actors[i])
            if steps >= 0:
                if steps == AS_GIVEN:
                    seat = batches.decide(
                        room[t], seat, batches.action_of(int(actions[i]), most + 1), luck[0]
                    )
                else:
                    seat = batches.play_steps(room, t, template, luck[0], seat, steps, out)
                done[i] = seat == batches.NOBODY
                seat = batches.settle(room, t, template, luck[0], seat, rewards[i])
                actors[i] = seat
                words[i] = luck[0]
            if wanted & MASKS:
                batches.mark_legal(room[t], seat, out, masks[i])
            if wanted & FEATURES:
                at = rows_at * WORD // 2 + t * row
                observe(room[t], seat, rows[at : at + row])
        cuda.syncthreads()
        if wanted & FEATURES:
            copy_words(feature_words, first * row * 2 // WORD, room_words, rows_at, row_words)
        if steps >= 0:
            copy_words(states, first * size, room_words, 0, here * size)

    @Kernel
    def random_steps(
        states: Any, template: Any, words: Any, actors: Any, steps: int, at: int, rewards: Any, done: Any
    ) -> None:
        """Many random decisions. ``at`` is 0, which the compiler must not know: it would try to keep the
        whole record in registers."""
        own = cuda.local.array(1, record, ALIGNED)
        luck = cuda.local.array(1, WORDS, ALIGNED)
        out = cuda.local.array(most, types.int16)
        i = cuda.grid(1)
        here = i < actors.size
        left = steps if here else 0
        seat = 0
        if here:
            own[at] = states[i]
            luck[0] = words[i]
            seat = int(actors[i])
        while any_thread(left > 0):
            resting = seat == batches.NOBODY
            ready = how_many_threads(resting and left > 0)
            alone = not any_thread(left > 0 and not resting)
            if left > 0 and not resting:
                seat = batches.decide_randomly(own[at], seat, luck[0], out)
                left -= 1
            elif left > 0 and (ready >= TOGETHER or alone):
                seat = batches.begin(own, at, template, luck[0])
        if here:
            done[i] = seat == batches.NOBODY
            actors[i] = batches.settle(own, at, template, luck[0], seat, rewards[i])
            states[i] = own[at]
            words[i] = luck[0]

    @Kernel
    def first_illegal(masks: Any, actions: Any, found: Any) -> None:
        i = cuda.grid(1)
        if i < actions.size and not batches.is_legal(masks[i], int(actions[i])):
            cuda.atomic.min(found, 0, i)

    def whole_matches(careful: bool) -> Kernel:
        """Each thread plays one match after the other, until none is left; between random players unless
        they are ``careful``."""

        @Kernel
        def matches(
            template: Any,
            words: Any,
            players: Any,
            at: int,
            next_match: Any,
            winners: Any,
            scores: Any,
            lengths: Any,
        ) -> None:
            own = cuda.local.array(1, record, ALIGNED)
            luck = cuda.local.array(1, WORDS, ALIGNED)
            out = cuda.local.array(most, types.int16)
            i = cuda.atomic.add(next_match, 0, 1)
            resting = True
            length = 0
            while any_thread(i < words.size):
                ready = how_many_threads(resting and i < words.size)
                alone = not any_thread(not resting)
                if resting:
                    if i < words.size and (ready >= TOGETHER or alone):
                        own[at] = template[0]
                        luck[0] = words[i]
                        start(own[at], luck[0], None)
                        length = 0
                        resting = False
                else:
                    seat, optional = asked(own[at], luck[0])
                    if careful:
                        action = choose(own[at], seat, optional, players[0], luck[0], out)
                    else:
                        action = pick(own[at], seat, optional, luck[0], out)
                    carry_out(own[at], seat, action, luck[0])
                    length += 1
                    if own[at].over:
                        lengths[i] = length
                        winners[i] = own[at].winners
                        for seat in range(seats):
                            scores[i, seat] = own[at].scores[seat]
                        i = cuda.atomic.add(next_match, 0, 1)
                        resting = True

        return matches

    def among_others(careful: bool) -> Kernel:
        """The action given, if there is one, then compiled players until the learner is asked; random ones
        unless they are ``careful``. ``at`` is 0, as above."""

        @Kernel
        def among(
            states: Any,
            template: Any,
            words: Any,
            actors: Any,
            actions: Any,
            given: bool,
            at: int,
            place: int,
            players: Any,
            rewards: Any,
            done: Any,
            ends: Any,
        ) -> None:
            i = cuda.grid(1)
            if i >= actors.size:
                return
            own = cuda.local.array(1, record, ALIGNED)
            luck = cuda.local.array(1, WORDS, ALIGNED)
            out = cuda.local.array(most, types.int16)
            own[at] = states[i]
            luck[0] = words[i]
            learner = int(actors[i])
            seat = batches.NOBODY
            if given:
                action = batches.action_of(int(actions[i]), most + 1)
                seat = batches.decide(own[at], learner, action, luck[0])
                if careful:
                    seat = opponents.wait_for(learner, own[at], seat, players, luck[0], out)
                else:
                    seat = opponents.wait_for(learner, own[at], seat, None, luck[0], out)
                done[i] = seat == batches.NOBODY
                rewards[i] = opponents.end_for(learner, own[at], ends[i]) if done[i] else 0.0
            if seat == batches.NOBODY:
                if careful:
                    seat = opponents.begin_among(own, at, template, luck[0], place, players, out)
                else:
                    seat = opponents.begin_among(own, at, template, luck[0], place, None, out)
            actors[i] = seat
            states[i] = own[at]
            words[i] = luck[0]

        return among

    @Kernel
    def pick_actions(states: Any, words: Any, actors: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < actors.size:
            out = cuda.local.array(most, types.int16)
            actions[i] = opponents.pick_number(states[i], int(actors[i]), words[i], out, most + 1)

    return Kernels(
        begin,
        advance,
        random_steps,
        first_illegal,
        whole_matches(True),
        whole_matches(False),
        among_others(True),
        among_others(False),
        pick_actions,
    )
