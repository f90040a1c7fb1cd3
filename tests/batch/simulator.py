"""The GPU's kernels in Numba's simulator, which runs them as plain Python, thread by thread.

``NUMBA_ENABLE_CUDASIM=1 NUMBA_DISABLE_JIT=1 python -m tests.batch.simulator FILE`` plays there what
:func:`played` plays on the CPU, and writes what came of it.
"""

from __future__ import annotations

import pickle
import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

import cardshed
from cardshed.batch import Batch
from cardshed.engine.anygame.matches import OFTEN, new_players
from cardshed.engine.chance import fast_words, stream_of
from cardshed.engine.processors import processor
from cardshed.engine.processors.arrays import fitted
from cardshed.engine.processors.gpu import load_cuda
from tests.facts import facts_of
from tests.tools import GAMES

Told = dict[str, Any]


@dataclass(frozen=True)
class Table:
    game: str
    seats: int
    options: dict[str, Any]
    matches: int
    """Side by side; some tables have more than a block of the GPU holds."""


TABLES = [Table(game, *facts_of(game).simulated) for game in GAMES]
FEW, MANY = 2, 120
"""Decisions at once; the GPU makes many of them in another kernel than few."""
LEAST_GIVEN, MOST_GIVEN = 2, 20
"""Actions by number, until a match has ended."""
LEARNERS, LEARNED = 6, 8
"""Matches and steps with a learner among bots."""
SEED = 13
MATCHES = 4


def played(device: str) -> list[Told]:
    """A small batch and a few whole matches at each table."""
    return [_batch(table, device) | _among(table, device) | _matches(table, device) for table in TABLES]


def _batch(table: Table, device: str) -> Told:
    batch = Batch(table.game, table.seats, table.matches, SEED, device, table.options)
    told: Told = {"begun": _all_of(batch)}
    for name, steps in (("few", FEW), ("many", MANY)):
        batch.random_steps(steps)
        told[name] = _all_of(batch)
    for step in range(MOST_GIVEN):
        batch.step(_some_legal(batch, step))
        told[f"given {step}"] = _all_of(batch)
        if step >= LEAST_GIVEN and _here(batch.done).any():
            break
    told["refused"] = _refusal(batch)
    return told


def _among(table: Table, device: str) -> Told:
    """A learner among bots: random ones, and careful ones that guess and forget."""
    told: Told = {}
    for bots, learner in ((["random"], 1), (["beginner", "greedy"], "any")):
        batch = Batch(
            table.game, table.seats, LEARNERS, SEED, device, table.options, bots=bots, learner=learner
        )
        told[f"{bots} begun"] = _all_of(batch)
        for step in range(LEARNED):
            batch.step(batch.random_actions() if step % 2 else _some_legal(batch, step))
            told[f"{bots} {step}"] = _all_of(batch) | {"ends": _here(batch.ends).tolist()}
    return told


def _some_legal(batch: Batch, step: int) -> Any:
    """An action for each match, another at each step."""
    choices = [np.flatnonzero(mask) for mask in _here(batch.legal)]
    return np.array([legal[(step + i) % len(legal)] for i, legal in enumerate(choices)])


def _refusal(batch: Batch) -> str:
    actions = _some_legal(batch, 0)
    actions[-1] = len(batch.actions)
    try:
        batch.step(actions)
    except cardshed.BadInput as problem:
        return str(problem)
    return "none"


def _all_of(batch: Batch) -> Told:
    """Everything there is to know about a batch, as plain values."""
    return {
        "states": _records(batch),
        "chance": _here(batch._arrays.words)["word"].tolist(),
        "actor": _here(batch.actor).tolist(),
        "legal": _here(batch.legal).tolist(),
        "observed": _here(batch.observe()).tolist(),
        "reward": _here(batch.reward).tolist(),
        "done": _here(batch.done).tolist(),
    }


def _records(batch: Batch) -> list[Told]:
    """The records, without room to spare for more seats."""
    states = _here(batch._arrays.states)
    kind = cardshed.game(batch.game).rulebook.record(batch.seats)
    rows = [fitted(states[i : i + 1], kind)[0] for i in range(len(states))]
    return [{name: row[name].tolist() for name in kind.names or ()} for row in rows]


def _here(array: Any) -> Any:
    """An array in the memory of the CPU."""
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def _matches(table: Table, device: str) -> Told:
    """Whole matches, between random players and between careful ones, of which one guesses and forgets."""
    kind = cardshed.game(table.game)
    work = processor(device, kind.rulebook, table.seats)
    template = kind.rulebook.before_the_deal(table.seats, kind.check(table.seats, table.options))
    careful = new_players([(OFTEN // 5, OFTEN // 5)] + [(0, 0)] * (table.seats - 1))
    told = {}
    for name, players in (("random", None), ("careful", careful)):
        found = work.play_matches(template, players, fast_words(3, 0, MATCHES))
        told[name] = [found.winners.tolist(), found.scores.tolist(), found.lengths.tolist()]
        told[f"{name}, summed up"] = work.sum_up(template, players, stream_of(3), 0, MATCHES).tolist()
    return told


# What our kernels say and the simulator does not understand


def teach_the_simulator() -> None:
    """Options of the compiler and alignment mean nothing there, and records are read by field name."""
    cuda = load_cuda()
    kernel: Any = import_module("numba.cuda.simulator.kernel")
    kernelapi: Any = import_module("numba.cuda.simulator.kernelapi")
    cuda.jit = _without_options(cuda.jit)
    kernelapi.FakeCUDALocal.array = _of_records(kernelapi.FakeCUDALocal.array)
    kernelapi.FakeCUDAShared.array = _of_records(kernelapi.FakeCUDAShared.array)
    kernel.FakeWithinKernelCUDAArray = lambda array: _readable(array._ary)


def _without_options(jit: Callable[..., Any]) -> Callable[..., Any]:
    return lambda device=False, **_: jit(device=device)


def _of_records(array: Callable[..., Any]) -> Callable[..., Any]:
    return lambda memory, shape, dtype, alignment=None: _readable(array(memory, shape, dtype))


def _readable(array: Any) -> Any:
    return array.view(np.recarray) if array.dtype.names else array


if __name__ == "__main__":
    teach_the_simulator()
    Path(sys.argv[1]).write_bytes(pickle.dumps(played("cuda")))
