"""Compiles what most tests need, each game once and all cores at work, before the tests begin.

On a machine that has compiled nothing yet, tests side by side would compile the same functions at the same
time, and the first ones would wait for it: ``python -m tests.warming``. The example of a game from outside is
compiled in a process that finds it.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import cardshed
from cardshed.batch import Batch
from cardshed.lab import run
from cardshed.table.messages import DEFAULT_LEVEL
from cardshed.table.readiness import THINKER, load
from tests.outside.installing import MAUMAU, install, python


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


def warm_outside(game: str) -> str:
    """The same in a process that finds the game."""
    with tempfile.TemporaryDirectory() as folder:
        told = python(install(Path(folder)), "-m", "tests.warming", game)
    assert told.returncode == 0, told.stderr
    return game


def main(games: list[str]) -> int:
    if games:
        print(*map(warm, games))
        return 0
    workers = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(os.cpu_count(), mp_context=workers) as pool:
        outside = pool.submit(warm_outside, MAUMAU.name)
        for game in (*pool.map(warm, cardshed.games()), outside.result()):
            print(f"compiled: {game}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
