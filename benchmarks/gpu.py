"""The same games on a GPU as on the CPU, and how fast.

``python -m benchmarks.gpu expect`` plays on the CPU and keeps digests of everything in
``benchmarks/expected.json``; ``python -m benchmarks.gpu run`` plays the same on a GPU, compares, measures
and prints the results as JSON. The two may be run on different machines.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import multiprocessing
import platform
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import numpy as np

from cardshed import Batch, __version__, games
from cardshed.engine.anygame.matches import new_players
from cardshed.engine.anygame.sums import DECISIONS
from cardshed.engine.chance import fast_words, stream_of
from cardshed.engine.processors import Processor, processor
from cardshed.games import game

EXPECTED = Path(__file__).with_name("expected.json")
MATCHES, CAREFUL_MATCHES, FULL_TABLES = 20_000, 5_000, 2_000
"""Between random players, between careful ones, and with as many seats as the game allows."""
PLACES, STEPS = 3_000, 200
"""Of the batch that is followed step by step."""
MILLION = 1 << 20
SIZES = tuple(1 << power for power in range(10, 21, 2))
WHOLE = {"clear4": 1 << 20, "hawaiki": 1 << 20, "skipbo": 1 << 22, "solo": 1 << 20}
"""Matches to measure whole games with: about as long for each."""


def digest(*arrays: Any) -> str:
    found = hashlib.sha256()
    for array in arrays:
        host = array.copy_to_host() if hasattr(array, "copy_to_host") else array
        found.update(np.ascontiguousarray(host).tobytes())
    return found.hexdigest()[:24]


# The same games


def played(id: str, device: str) -> dict[str, Any]:
    """Digests of everything that happened in many matches and in a batch."""
    kind = game(id)
    found: dict[str, Any] = {}
    for seats, count, careful in (
        (2, MATCHES, False),
        (2, CAREFUL_MATCHES, True),
        (kind.seats[-1], FULL_TABLES, False),
    ):
        players = new_players([(0, 0)] * seats) if careful else None
        ended = whole_matches(processor(device, kind.rulebook, seats), id, seats, players, count)
        name = f"{count} matches, {seats} seats, {'greedy' if careful else 'random'}"
        found[name] = [digest(ended.winners, ended.scores, ended.lengths), int(ended.lengths.sum())]
        found[f"sums of {name}"] = sums_of(device, id, seats, players, count)
    return found | followed(id, device)


def whole_matches(work: Processor, id: str, seats: int, players: Any, count: int) -> Any:
    rules = game(id).rulebook
    start = rules.before_the_deal(seats, game(id).check(seats, {}))
    return work.play_matches(start, players, fast_words(7, 0, count))


def sums_of(device: str, id: str, seats: int, players: Any, count: int) -> list[int]:
    rules = game(id).rulebook
    start = rules.before_the_deal(seats, game(id).check(seats, {}))
    work = processor(device, rules, seats)
    return [int(number) for number in work.sum_up(start, players, stream_of(7), 0, count)]


def followed(id: str, device: str) -> dict[str, str]:
    """A batch: everything it shows after random decisions and after given actions."""
    batch = Batch(id, 2, PLACES, 5, device=device)

    def shown() -> str:
        return digest(batch.actor, batch.legal, batch.observe(), batch.reward, batch.done)

    found = {}
    for steps in (1, 30, 3, 500):
        batch.random_steps(steps)
        found[f"batch after {steps} more"] = shown()
    dice = np.random.default_rng(0)
    for _ in range(STEPS):
        legal = batch.legal.copy_to_host() if device == "cuda" else batch.legal
        batch.step(np.where(legal, dice.random(legal.shape), -1).argmax(axis=1))
    found[f"batch after {STEPS} given actions"] = shown()
    twin = batch.copy()
    batch.random_steps(9)
    twin.random_steps(9)
    assert digest(batch.actor, batch.legal) == digest(twin.actor, twin.legal)
    found["batch after a copy"] = shown()
    return found


# How fast


def measured(id: str) -> dict[str, Any]:
    """Decisions a second of one game with two seats, on a GPU that nothing else uses."""
    work = processor("cuda", game(id).rulebook, 2)
    careful = new_players([(0, 0)] * 2)
    compile_all(work, id, careful)
    with alone():
        batch = warm(Batch(id, 2, MILLION, 1, device="cuda"))
        return {
            "whole games, random": whole_speed(work, id, None, WHOLE[id]),
            "whole games, greedy": whole_speed(work, id, careful, WHOLE[id] // 8),
            "1000 decisions a launch": speed(batch, 1000, 2),
            "one decision a launch, masks and observations included": speed(batch, 1, 20, observed=True),
            "by size, one decision a launch": {
                size: speed(warm(Batch(id, 2, size, 1, device="cuda")), 1, 20, observed=True)
                for size in SIZES
            },
            "by size, 1000 decisions a launch": {
                size: speed(warm(Batch(id, 2, size, 1, device="cuda")), 1000, 2) for size in SIZES
            },
            "bytes a game": bytes_each(batch),
        }


def compile_all(work: Processor, id: str, careful: Any) -> None:
    """Everything that is run later, at work or to compare."""
    whole_matches(work, id, 2, None, 100)
    whole_matches(work, id, 2, careful, 100)
    whole_speed(work, id, None, 100)
    whole_speed(work, id, careful, 100)
    batch = warm(Batch(id, 2, 100, 1, device="cuda"))
    batch.step(batch.legal.copy_to_host().argmax(axis=1))
    seats = game(id).seats[-1]
    whole_matches(processor("cuda", game(id).rulebook, seats), id, seats, None, 100)


def warm(batch: Batch) -> Batch:
    """With masks and observations asked for, so that each step brings them; in the middle of matches."""
    batch.random_steps(100)
    look(batch)
    batch.random_steps(1)
    look(batch)
    return batch


def look(batch: Batch) -> tuple[Any, Any]:
    """What a learner needs before each decision."""
    return batch.legal, batch.observe()


def speed(batch: Batch, steps: int, times: int, observed: bool = False) -> float:
    from numba import cuda

    best = 0.0
    for _ in range(3):
        cuda.synchronize()
        began = time.perf_counter()
        for _ in range(times):
            batch.random_steps(steps)
            if observed:
                look(batch)
        cuda.synchronize()
        best = max(best, times * steps * len(batch) / (time.perf_counter() - began))
    return best


def whole_speed(work: Processor, id: str, players: Any, count: int) -> float:
    """Whole games inside the kernel, results summed up there, as ``cardshed.playouts`` has them played."""
    start = game(id).rulebook.before_the_deal(2, game(id).check(2, {}))
    best = 0.0
    for seed in range(3):
        began = time.perf_counter()
        sums = work.sum_up(start, players, stream_of(seed), 0, count)
        best = max(best, float(sums[DECISIONS]) / (time.perf_counter() - began))
    return best


def bytes_each(batch: Batch) -> dict[str, float]:
    """Those that end in "memory" are others seen as plain memory."""
    arrays = {name: array for name, array in vars(batch._arrays).items() if not name.endswith("memory")}
    return {name: array.nbytes / len(batch) for name, array in arrays.items() if hasattr(array, "nbytes")}


class alone:
    """Only one process measures at a time."""

    def __enter__(self) -> None:
        self._lock = (Path(tempfile.gettempdir()) / "cardshed-benchmark.lock").open("w")
        fcntl.flock(self._lock, fcntl.LOCK_EX)

    def __exit__(self, *problem: object) -> None:
        self._lock.close()


# The commands


def on_gpu(id: str) -> tuple[str, dict[str, Any], dict[str, Any]]:
    rates = measured(id)
    with alone():
        return id, rates, played(id, "cuda")


def run() -> dict[str, Any]:
    expected = json.loads(EXPECTED.read_text())
    found: dict[str, Any] = {"version": __version__, "python": platform.python_version(), "games": {}}
    with multiprocessing.get_context("spawn").Pool(len(games())) as pool:
        for id, rates, seen in pool.imap_unordered(on_gpu, games()):
            differing = [name for name, value in expected[id].items() if seen.get(name) != value]
            found["games"][id] = {"speed": rates, "compared": len(expected[id]), "differing": differing}
            print(id, json.dumps(found["games"][id]), file=sys.stderr, flush=True)
    from numba import cuda

    name = cuda.get_current_device().name
    found["gpu"] = name.decode() if isinstance(name, bytes) else name
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.gpu", description=__doc__)
    parser.add_argument("what", choices=("expect", "run"))
    if parser.parse_args().what == "expect":
        with multiprocessing.get_context("spawn").Pool() as pool:
            kept = pool.starmap(played, [(id, "cpu") for id in games()])
        EXPECTED.write_text(json.dumps(dict(zip(games(), kept, strict=True)), indent=1) + "\n")
        return 0
    found = run()
    print(json.dumps(found, indent=1))
    return int(any(one["differing"] for one in found["games"].values()))


if __name__ == "__main__":
    sys.exit(main())
