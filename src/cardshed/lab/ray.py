"""The same experiment on a Ray cluster: every part is a task, and what a lost worker was playing is played
again."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import suppress
from importlib.util import find_spec
from itertools import islice
from typing import Any

import polars as pl

from cardshed.engine.errors import BadInput
from cardshed.lab.plan import Part, Plan
from cardshed.lab.play import CannotPlay, Progress, play_part
from cardshed.lab.store import rules_digest

LOCAL, THIS_ONE = "ray", "auto"
RETRIES = 10
"""How often a part is begun anew when its worker or machine is lost."""


def play_part_there(plan: Plan, part: Part) -> tuple[str, pl.DataFrame]:
    """What a task does: the rules that it plays by, and the table."""
    return rules_digest(), play_part(plan, part)


class Cluster:
    """A cluster by its address (``ray://host:10001``), the one that this machine belongs to (``auto``), or a
    local one (``ray``) of so many cores. A process that is connected to Ray already stays with that one."""

    _connected: str | None = None
    """The address that this process was connected to here."""

    def __init__(self, address: str, cores: int | None = None) -> None:
        if address not in (LOCAL, THIS_ONE) and not address.startswith("ray://"):
            raise BadInput("on", f"must be ray, auto or an address like ray://host:10001, not {address!r}")
        if find_spec("ray") is None:
            raise BadInput("on", "ray is not installed (pip install 'cardshed[ray]')")
        self._address = address
        self._cores = cores

    def __call__(
        self, plan: Plan, parts: Iterable[Part], progress: Progress
    ) -> Iterator[tuple[Part, pl.DataFrame]]:
        ray = self._connect()
        play = ray.remote(num_cpus=1, max_retries=RETRIES)(play_part_there)
        shared = ray.put(plan)
        at_once = 2 * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        waiting = iter(parts)
        running: dict[Any, Part] = {}
        own = rules_digest()
        lost = (ray.exceptions.RayError, ConnectionError)
        try:
            while True:
                for part in islice(waiting, at_once - len(running)):
                    running[play.remote(shared, part)] = part
                if not running:
                    return
                done, _ = ray.wait(list(running), num_returns=1)
                for task in done:
                    part = running.pop(task)
                    rules, table = ray.get(task)
                    if rules != own:
                        raise CannotPlay(
                            "the Ray cluster plays by other rules: install the same Cardshed there"
                        )
                    progress(part.matches)
                    yield part, table
        except lost as problem:
            raise CannotPlay(f"the Ray cluster cannot play ({_reason(problem)})") from problem
        finally:
            with suppress(*lost):
                for task in running:
                    ray.cancel(task, force=True)

    def _connect(self) -> Any:
        import ray

        if ray.is_initialized():
            if self._address not in (LOCAL, THIS_ONE, Cluster._connected):
                raise BadInput("on", "this process is connected to another Ray; call ray.shutdown() first")
            return ray
        local = self._address == LOCAL
        try:
            ray.init(
                address="local" if local else self._address,
                num_cpus=self._cores if local else None,
                include_dashboard=False if local else None,
                log_to_driver=False,
                logging_level=logging.ERROR,
            )
        except (ConnectionError, TimeoutError) as problem:
            why = (str(problem).splitlines() or [""])[0]
            raise BadInput("on", f"no Ray cluster answers at {self._address} ({why})") from problem
        Cluster._connected = self._address
        return ray


def _reason(problem: Exception) -> str:
    """What went wrong there, in a line: the error itself, without its trace."""
    cause = getattr(problem, "cause", None) or problem
    lines = str(cause).strip().splitlines()
    return f"{type(cause).__name__}: {lines[0]}" if lines else type(cause).__name__
