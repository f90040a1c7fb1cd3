"""Getting all parts played: on the cores of this machine, or elsewhere."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice

import polars as pl

from cardshed.engine.processors.cpu import usable_cores
from cardshed.lab.plan import Part, Plan
from cardshed.lab.play import Progress, Stopped, play_part
from cardshed.lab.store import Store

Player = Callable[[Plan, Iterable[Part], Progress], Iterator[tuple[Part, pl.DataFrame]]]
"""Plays parts in any order and yields them as they are finished; tells how many matches were played."""


def play_all(plan: Plan, store: Store, player: Player, progress: Progress) -> None:
    """Plays what is not in the store yet. Whatever stops this, finished parts stay there."""
    missing = []
    for part in plan.parts():
        if store.has(part):
            progress(part.matches)
        else:
            missing.append(part)
    for part, table in player(plan, missing, progress):
        store.keep(part, table)


class Cores:
    """The cores of this machine, a part each; contests may go to a GPU."""

    def __init__(self, cores: int | None = None, device: str = "cpu") -> None:
        self._cores = cores or usable_cores()
        self._device = device

    def __call__(
        self, plan: Plan, parts: Iterable[Part], progress: Progress
    ) -> Iterator[tuple[Part, pl.DataFrame]]:
        stop = threading.Event()

        def tell(count: int) -> None:
            if stop.is_set():
                raise Stopped
            progress(count)

        with ThreadPoolExecutor(self._cores, thread_name_prefix="cardshed-lab") as threads:
            waiting = iter(parts)
            running: dict[Future[pl.DataFrame], Part] = {}
            try:
                while True:
                    for part in islice(waiting, self._cores - len(running)):
                        running[threads.submit(play_part, plan, part, tell, self._device)] = part
                    if not running:
                        return
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield running.pop(future), future.result()
            finally:
                stop.set()
