"""The kernels: what one thread of the GPU does for one match, in the words of the rules.

They are made for one game and one number of seats, whose record decides the room a thread needs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numba.cuda
import numpy as np
from numba import types
from numba.np.numpy_support import from_dtype

from cardshed.engine.anygame import batches
from cardshed.engine.anygame.functions import observe, start
from cardshed.engine.anygame.matches import play_match, play_randomly
from cardshed.engine.rulebook import Rulebook

cuda: Any = numba.cuda


def _without_fusing(compile_ir: Callable[..., Any]) -> Callable[..., Any]:
    """Keeps the compiler from fusing a product and a sum into one step, which rounds once instead of twice:
    careful players would decide differently on a GPU now and then."""

    def compile_as_on_the_cpu(llvmir: Any, **options: Any) -> Any:
        return compile_ir(llvmir, **({"fma": 0} | options))

    return compile_as_on_the_cpu


if hasattr(cuda.cudadrv, "nvvm"):  # not in Numba's simulator
    cuda.cudadrv.nvvm.compile_ir = _without_fusing(cuda.cudadrv.nvvm.compile_ir)


def kernel(function: Callable[..., None]) -> Any:
    return cuda.jit(function)


@dataclass(frozen=True)
class Kernels:
    begin: Any
    step: Any
    random_steps: Any
    few_random_steps: Any
    mark_legal: Any
    observe: Any
    first_illegal: Any
    matches: Any
    random_matches: Any


ALIGNED = 16
"""Numba puts records anywhere unless told otherwise, and a GPU cannot read a 64-bit number from there."""
WORDS = from_dtype(np.dtype([("word", "u8", (1,))]))


@cache
def kernels(rules: type[Rulebook], seats: int) -> Kernels:
    """The kernels for one game and one number of seats; each is compiled when it is first used."""
    record = from_dtype(rules.record(seats))
    most = len(rules.actions)

    @kernel
    def begin(states: Any, template: Any, words: Any, actors: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            actors[i] = batches.begin(states, i, template, words)

    @kernel
    def step(
        states: Any, template: Any, words: Any, actors: Any, actions: Any, count: Any, rewards: Any, done: Any
    ) -> None:
        i = cuda.grid(1)
        if i < states.size:
            action = batches.action_of(int(actions[i]), count)
            seat = batches.decide(states, i, template, words, int(actors[i]), action)
            actors[i] = batches.settle(states, i, template, words, seat, rewards, done)

    @kernel
    def few_random_steps(
        states: Any, template: Any, words: Any, actors: Any, steps: Any, rewards: Any, done: Any
    ) -> None:
        i = cuda.grid(1)
        if i < states.size:
            out = cuda.local.array(most, types.int16)
            seat = batches.play_steps(states, i, template, words, int(actors[i]), steps - 1, out)
            seat = batches.decide_randomly(states, i, template, words, seat, out)
            actors[i] = batches.settle(states, i, template, words, seat, rewards, done)

    @kernel
    def random_steps(
        states: Any, template: Any, words: Any, actors: Any, steps: Any, rewards: Any, done: Any
    ) -> None:
        """The same in memory of the thread's own."""
        i = cuda.grid(1)
        if i < states.size:
            out = cuda.local.array(most, types.int16)
            own = cuda.local.array(1, record, ALIGNED)
            luck = cuda.local.array(1, WORDS, ALIGNED)
            own[0] = states[i]
            luck[0] = words[i]
            seat = batches.play_steps(own, 0, template, luck, int(actors[i]), steps - 1, out)
            seat = batches.decide_randomly(own, 0, template, luck, seat, out)
            states[i] = own[0]
            words[i] = luck[0]
            actors[i] = batches.settle(states, i, template, words, seat, rewards, done)

    @kernel
    def mark_legal(states: Any, actors: Any, masks: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            out = cuda.local.array(most, types.int16)
            batches.mark_legal(states[i], int(actors[i]), out, masks, i)

    @kernel
    def see(states: Any, actors: Any, features: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            observe(states[i], int(actors[i]), features[i])

    @kernel
    def first_illegal(masks: Any, actions: Any, found: Any) -> None:
        i = cuda.grid(1)
        if i < actions.size:
            action = int(actions[i])
            if action < 0 or action >= masks.shape[1] or not masks[i, action]:
                cuda.atomic.min(found, 0, i)

    @kernel
    def random_matches(
        template: Any, words: Any, next_match: Any, winners: Any, scores: Any, lengths: Any
    ) -> None:
        """Each thread plays one match after the other, until none is left."""
        out = cuda.local.array(most, types.int16)
        own = cuda.local.array(1, record, ALIGNED)
        luck = cuda.local.array(1, WORDS, ALIGNED)
        i = cuda.atomic.add(next_match, 0, 1)
        while i < words.size:
            own[0] = template[0]
            luck[0] = words[i]
            start(own[0], luck[0], None)
            lengths[i] = play_randomly(own[0], luck[0], out)
            winners[i] = own[0].winners
            for seat in range(seats):
                scores[i, seat] = own[0].scores[seat]
            i = cuda.atomic.add(next_match, 0, 1)

    @kernel
    def matches(
        template: Any, words: Any, players: Any, next_match: Any, winners: Any, scores: Any, lengths: Any
    ) -> None:
        out = cuda.local.array(most, types.int16)
        own = cuda.local.array(1, record, ALIGNED)
        luck = cuda.local.array(1, WORDS, ALIGNED)
        i = cuda.atomic.add(next_match, 0, 1)
        while i < words.size:
            own[0] = template[0]
            luck[0] = words[i]
            start(own[0], luck[0], None)
            lengths[i] = play_match(own[0], players[0], luck[0], out)
            winners[i] = own[0].winners
            for seat in range(seats):
                scores[i, seat] = own[0].scores[seat]
            i = cuda.atomic.add(next_match, 0, 1)

    return Kernels(
        begin,
        step,
        random_steps,
        few_random_steps,
        mark_legal,
        see,
        first_illegal,
        matches,
        random_matches,
    )
