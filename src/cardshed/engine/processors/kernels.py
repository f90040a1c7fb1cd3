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
from cardshed.engine.anygame.functions import observe, pick
from cardshed.engine.anygame.sums import LONGEST, SUMS, add_match
from cardshed.engine.chance import match_word
from cardshed.engine.processors.compiling import REAL, cuda, helper, our_way
from cardshed.engine.processors.gpu import (
    FEATURES,
    MASKS,
    NUMBERS,
    SHARING,
    WARP,
    WORD,
    room_for_bits,
)
from cardshed.engine.processors.moving import (
    AT_ONCE,
    clear_words,
    copy_words,
    fetch_due,
    fetch_parts,
    mark_bits,
    piece,
    put_down,
    spread_bits,
    store_due,
)
from cardshed.engine.rulebook import Rulebook

WORDS = from_dtype(np.dtype([("word", "u8", (1,))]))
EVERY_THREAD = 0xFFFFFFFF
TOGETHER = 22
"""Threads of a warp whose round is over wait until so many of them can be dealt the next one together."""
TOGETHER_IN_STEPS = 12
"""The same where all have as many decisions to make: who waits for long keeps the others waiting at last."""
ALIGNED = 16
"""Numba puts records anywhere unless told otherwise, and a GPU cannot read a 64-bit number from there."""


class Kernel:
    """A function that a GPU runs in many threads, compiled our way when it is first launched."""

    def __init__(self, function: Callable[..., None]) -> None:
        self.compiled = cuda.jit(lto=False)(function)
        self._made: dict[tuple[Any, ...], Any] = {}

    def launch(self, blocks: int, threads: int, *arguments: Any, shared: int = 0) -> None:
        """The kernel made for arguments of these types is looked up here: Numba takes longer for that."""
        kinds = tuple(getattr(argument, "_numba_type_", type(argument)) for argument in arguments)
        made = self._made.get(kinds)
        if made is None:
            with our_way():
                made = self._made[kinds] = self.compiled.specialize(*arguments)
        made[blocks, threads, 0, shared](*arguments)


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


def seen_record(rules: type[Rulebook], seats: int) -> np.dtype[Any]:
    """The same with next to no room for the last fields, which nobody sees."""
    record = rules.record(seats)
    names = record.names or ()
    assert record.fields is not None
    seen = names[: -len(rules.unseen)]
    assert names[len(seen) :] == rules.unseen
    end = record.fields[rules.unseen[0]][1]
    end += end % 2
    kinds = [record[name] for name in seen] + [np.dtype((np.int16, (1,)))] * len(rules.unseen)
    offsets = [record.fields[name][1] for name in seen] + [end + 2 * k for k in range(len(rules.unseen))]
    words = -(-(end + 2 * len(rules.unseen)) // WORD) | 1
    return np.dtype(
        {"names": names, "formats": kinds, "offsets": offsets, "itemsize": WORD * words}, align=True
    )


@dataclass(frozen=True)
class Kernels:
    begin: Kernel
    decide: Kernel
    deal: Kernel
    look: Kernel
    random_steps: Kernel
    first_illegal: Kernel
    matches: Kernel
    random_matches: Kernel
    sums: Kernel
    random_sums: Kernel
    among: Kernel
    among_random: Kernel
    pick_actions: Kernel


@helper
def any_thread(condition: bool) -> bool:
    """Whether it holds for any thread of the warp. All of them wait here for each other."""
    return bool(cuda.any_sync(EVERY_THREAD, condition)) if REAL else condition


@helper
def how_many_threads(condition: bool) -> int:
    """For how many threads of the warp it holds."""
    return int(cuda.popc(cuda.ballot_sync(EVERY_THREAD, condition))) if REAL else int(condition)


@helper
def add_sums(own_sums: Any, sums: Any) -> None:
    """Adds a thread's sums to those of all."""
    for k in range(own_sums.size):
        if k == LONGEST:
            cuda.atomic.max(sums, k, own_sums[k])
        else:
            cuda.atomic.add(sums, k, own_sums[k])


@dataclass(frozen=True)
class Sizes:
    """What the kernels of one game and one number of seats have to know when they are compiled."""

    record: Any
    """The record, as Numba knows it."""
    seen: Any
    """The same without what nobody sees."""
    seats: int
    actions: int
    features: int

    @property
    def words(self) -> int:
        """A record's length, in words of memory."""
        return int(self.record.size) // WORD

    @property
    def seen_words(self) -> int:
        return int(self.seen.size) // WORD

    @property
    def row_bytes(self) -> int:
        """The length of a row of features."""
        return 2 * self.features


@cache
def kernels(rules: type[Rulebook], seats: int) -> Kernels:
    """The kernels for one game and one number of seats; each is compiled when it is first used."""
    sizes = Sizes(
        record=from_dtype(gpu_record(rules, seats)),
        seen=from_dtype(seen_record(rules, seats)),
        seats=seats,
        actions=len(rules.actions),
        features=len(rules.features(seats)),
    )
    return Kernels(
        begin=begin_kernel(),
        decide=decide_kernel(sizes),
        deal=deal_kernel(sizes),
        look=look_kernel(sizes),
        random_steps=steps_kernel(sizes),
        first_illegal=illegal_kernel(),
        matches=matches_kernel(sizes, careful=True, summed=False),
        random_matches=matches_kernel(sizes, careful=False, summed=False),
        sums=matches_kernel(sizes, careful=True, summed=True),
        random_sums=matches_kernel(sizes, careful=False, summed=True),
        among=among_kernel(sizes, careful=True),
        among_random=among_kernel(sizes, careful=False),
        pick_actions=pick_kernel(sizes),
    )


def begin_kernel() -> Kernel:
    """Deals a match in each place."""

    @Kernel
    def begin(states: Any, template: Any, words: Any, actors: Any) -> None:
        i = cuda.grid(1)
        if i < states.size:
            actors[i] = batches.begin(states, i, template, words[i])

    return begin


def decide_kernel(sizes: Sizes) -> Kernel:
    """One decision in each match: the action given, or a random one. Matches in which something is to be
    dealt are noted: their places in ``due``, behind two numbers, of which ``turn`` says how many they are
    this time. ``memory`` holds the records. One warp of a block decides, all move memory."""
    record, size, most = sizes.record, sizes.words, sizes.actions
    record_piece = piece(WARP * size)

    @Kernel
    def decide(
        memory: Any,
        words: Any,
        actors: Any,
        actions: Any,
        given: bool,
        rewards: Any,
        done: Any,
        due: Any,
        turn: int,
    ) -> None:
        if cuda.grid(1) == 0:
            due[1 - turn] = 0
        room = cuda.shared.array(0, record)
        room_words = cuda.shared.array(0, types.uint64)
        first = cuda.blockIdx.x * WARP
        here = min(WARP, actors.size - first)
        t = cuda.threadIdx.x
        i = first + t
        luck = cuda.local.array(1, WORDS, ALIGNED)
        seat = 0
        action = 0
        if t < here:
            luck[0] = words[i]
            seat = int(actors[i])
            if given:
                action = batches.action_of(int(actions[i]), most + 1)
        records = cuda.local.array(record_piece, types.uint64)
        copy_words(records, room_words, 0, memory, first * size, here * size)
        cuda.syncthreads()
        if t < here:
            out = cuda.local.array(most, types.int16)
            if not given:
                action = pick(room[t], seat, batches.may_decline(room[t], seat), luck[0], out)
            seat = batches.half_step(room[t], seat, action, luck[0])
            done[i] = seat == batches.NOBODY
            batches.give_rewards(room[t], seat, rewards[i])
            actors[i] = seat
            words[i] = luck[0]
            if seat < 0:
                due[NUMBERS + cuda.atomic.add(due, turn, 1)] = i
        cuda.syncthreads()
        copy_words(records, memory, first * size, room_words, 0, here * size)

    return decide


def deal_kernel(sizes: Sizes) -> Kernel:
    """Deals what is due. Those matches lie apart; here they are put together, so that threads deal
    together too."""
    record, size = sizes.record, sizes.words
    record_piece = piece(WARP * size)

    @Kernel
    def deal(memory: Any, template: Any, words: Any, actors: Any, due: Any, turn: int) -> None:
        room = cuda.shared.array(0, record)
        room_words = cuda.shared.array(0, types.uint64)
        t = cuda.threadIdx.x
        for first in range(cuda.blockIdx.x * WARP, due[turn], cuda.gridDim.x * WARP):
            here = min(WARP, due[turn] - first)
            records = cuda.local.array(record_piece, types.uint64)
            fetch_due(records, room_words, memory, size, due, first, here)
            cuda.syncthreads()
            if t < here:
                i = due[NUMBERS + first + t]
                luck = cuda.local.array(1, WORDS, ALIGNED)
                luck[0] = words[i]
                actors[i] = batches.go_on(room, t, template, luck[0], int(actors[i]))
                words[i] = luck[0]
            cuda.syncthreads()
            store_due(memory, size, due, first, here, room_words)
            cuda.syncthreads()

    return deal


def look_kernel(sizes: Sizes) -> Kernel:
    """What the seats that are asked may do and see, as far as that is wanted; ``share`` matches a block.
    In shared memory, behind the records, one warp puts features together while another marks what is
    legal as bits; all move memory, in long stretches."""
    seen, size, seen_size = sizes.seen, sizes.words, sizes.seen_words
    seen_each = -(-WARP * seen_size // SHARING)
    most, columns, row_bytes = sizes.actions, sizes.features, sizes.row_bytes
    list_room = most + AT_ONCE
    bits_bytes = room_for_bits(most + 1)
    row_piece = piece(WARP * row_bytes // WORD)

    @Kernel
    def look(memory: Any, actors: Any, share: int, wanted: int, mask_words: Any, feature_words: Any) -> None:
        room = cuda.shared.array(0, seen)
        room_words = cuda.shared.array(0, types.uint64)
        first = cuda.blockIdx.x * share
        here = min(share, actors.size - first)
        t = cuda.threadIdx.x % WARP
        seat = int(actors[first + t]) if t < here else 0
        records = cuda.local.array(seen_each, types.uint64)
        fetch_parts(records, memory, first * size, size, seen_size, here)
        rows_at = share * seen_size
        bits_at = rows_at + (share * row_bytes // WORD if wanted & FEATURES else 0)
        clear_words(room_words, rows_at, bits_at + (share * bits_bytes // WORD if wanted & MASKS else 0))
        put_down(records, room_words, here * seen_size)
        cuda.syncthreads()
        if t < here:
            if wanted & FEATURES and cuda.threadIdx.x < WARP:
                rows = cuda.shared.array(0, types.int16)
                at = (rows_at * WORD + t * row_bytes) // 2
                observe(room[t], seat, rows[at : at + columns])
            elif wanted & MASKS and cuda.threadIdx.x >= WARP:
                moves = cuda.local.array(list_room, types.int16)
                bits = cuda.shared.array(0, types.uint32)
                mark_bits(room[t], seat, moves, bits, 2 * bits_at, t * (most + 1), most)
        cuda.syncthreads()
        if wanted & FEATURES:
            words = (here * row_bytes + WORD - 1) // WORD
            some_features = cuda.local.array(row_piece, types.uint64)
            copy_words(some_features, feature_words, first * row_bytes // WORD, room_words, rows_at, words)
        if wanted & MASKS:
            words = (here * (most + 1) + WORD - 1) // WORD
            eights = cuda.shared.array(0, types.uint8)
            spread_bits(mask_words, first * (most + 1) // WORD, eights, bits_at * WORD, words)

    return look


def steps_kernel(sizes: Sizes) -> Kernel:
    """Many random decisions; each thread takes one match after the other. ``at`` is 0, which the compiler
    must not know: it would try to keep the whole record in registers."""
    record, most = sizes.record, sizes.actions

    @Kernel
    def random_steps(
        states: Any, template: Any, words: Any, actors: Any, steps: int, at: int, rewards: Any, done: Any
    ) -> None:
        own = cuda.local.array(1, record, ALIGNED)
        luck = cuda.local.array(1, WORDS, ALIGNED)
        out = cuda.local.array(most, types.int16)
        for first in range(cuda.blockIdx.x * cuda.blockDim.x, actors.size, cuda.gridsize(1)):
            i = first + cuda.threadIdx.x
            here = i < actors.size
            left = steps if here else 0
            seat = 0
            if here:
                own[at] = states[i]
                luck[0] = words[i]
                seat = int(actors[i])
            while any_thread(left > 0):
                waiting = seat < 0
                together = how_many_threads(waiting and left > 0) >= TOGETHER_IN_STEPS
                alone = not any_thread(left > 0 and not waiting)
                if left > 0 and not waiting:
                    seat = batches.random_half_step(own[at], seat, luck[0], out)
                    left -= 1
                elif left > 0 and (together or alone):
                    seat = batches.go_on(own, at, template, luck[0], seat)
            if here:
                done[i] = seat == batches.NOBODY
                actors[i] = batches.settle(own, at, template, luck[0], seat, rewards[i])
                states[i] = own[at]
                words[i] = luck[0]

    return random_steps


def illegal_kernel() -> Kernel:
    """Finds the first match whose action is not legal."""

    @Kernel
    def first_illegal(masks: Any, actions: Any, found: Any) -> None:
        i = cuda.grid(1)
        if i < actions.size and not batches.is_legal(masks[i], int(actions[i])):
            cuda.atomic.min(found, 0, i)

    return first_illegal


def matches_kernel(sizes: Sizes, careful: bool, summed: bool) -> Kernel:
    """Each thread plays one match after the other, until none is left; between random players unless
    they are ``careful``. Results are kept one by one, or ``summed`` up."""
    record, most, seats = sizes.record, sizes.actions, sizes.seats
    sums_each = SUMS + 2 * seats

    @Kernel
    def matches(
        template: Any,
        words: Any,
        stream: Any,
        players: Any,
        at: int,
        next_match: Any,
        end: int,
        winners: Any,
        scores: Any,
        lengths: Any,
        sums: Any,
    ) -> None:
        own = cuda.local.array(1, record, ALIGNED)
        luck = cuda.local.array(1, WORDS, ALIGNED)
        out = cuda.local.array(most, types.int16)
        own_sums = cuda.local.array(sums_each, types.int64)
        for k in range(sums_each):
            own_sums[k] = 0
        i = cuda.atomic.add(next_match, 0, 1)
        seat = batches.NOBODY
        length = 0
        while any_thread(i < end):
            waiting = seat < 0
            together = how_many_threads(waiting and i < end) >= TOGETHER
            alone = not any_thread(not waiting)
            if not waiting:
                if careful:
                    seat = batches.careful_half_step(own[at], seat, players[0], luck[0], out)
                else:
                    seat = batches.random_half_step(own[at], seat, luck[0], out)
                length += 1
                if seat == batches.NOBODY:
                    if summed:
                        add_match(own[at], length, own_sums)
                    else:
                        lengths[i] = length
                        winners[i] = own[at].winners
                        for other in range(seats):
                            scores[i, other] = own[at].scores[other]
                    i = cuda.atomic.add(next_match, 0, 1)
            elif i < end and (together or alone):
                if seat == batches.NOBODY:
                    length = 0
                    if summed:
                        luck[0].word[0] = match_word(stream, np.uint64(i))
                    else:
                        luck[0] = words[i]
                seat = batches.go_on(own, at, template, luck[0], seat)
        if summed:
            add_sums(own_sums, sums)

    return matches


def among_kernel(sizes: Sizes, careful: bool) -> Kernel:
    """The action given, if there is one, then compiled players until the learner is asked; random ones
    unless they are ``careful``. ``at`` is 0, which the compiler must not know."""
    record, most = sizes.record, sizes.actions

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
            seat = batches.step(own[at], learner, action, luck[0])
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


def pick_kernel(sizes: Sizes) -> Kernel:
    """A random legal action for each match, as its place in the mask."""
    most = sizes.actions

    @Kernel
    def pick_actions(states: Any, words: Any, actors: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i < actors.size:
            out = cuda.local.array(most, types.int16)
            actions[i] = opponents.pick_number(states[i], int(actors[i]), words[i], out, most + 1)

    return pick_actions
