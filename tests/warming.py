"""Compiles what most tests need, each game once and all cores at work, before the tests begin.

On a machine that has compiled nothing yet, tests side by side would compile the same functions at the same
time, and the first ones would wait for it: ``python -m tests.warming``.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
from concurrent.futures import ProcessPoolExecutor

import cardshed
from cardshed.batch import Batch
from cardshed.lab import run
from cardshed.table.messages import DEFAULT_LEVEL
from cardshed.table.readiness import THINKER, load


def warm(game: str) -> str:
    """Plays a little in every way there is."""
    for level in (DEFAULT_LEVEL, THINKER):
        load(game, level)
    cardshed.simulate(game, bots=["greedy", "random"], games=2, seed=1)
    for bots in (None, ["greedy"]):
        batch = Batch(game, games=2, bots=bots)
        batch.step(batch.random_actions())
        batch.observe()
        if bots is None:
            batch.random_steps(2)
    run(game, games=2, seed=1, variants=False, contests=False, cores=1)
    return game


def main() -> int:
    workers = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=workers) as pool:
        for game in pool.map(warm, cardshed.games()):
            print(f"compiled: {game}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
