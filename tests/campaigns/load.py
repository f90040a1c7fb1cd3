"""How much one server carries: 500 tables of two seats, each seat a connection.

``python -m tests.campaigns.load``; the server is one process, all browsers together are another.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import platform
import random
import sqlite3
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from cardshed.games import games
from cardshed.server.run import loop_factory
from tests.campaigns.crowd import Crowd, Meter
from tests.campaigns.http import new_cookie, new_table
from tests.campaigns.progress import Progress
from tests.campaigns.server import Server

OPTIONS = ("--message-rate", "0", "--tables-per-minute", "0", "--grace", "600")
WARMING = 3.0
"""Seconds of play before anything is measured."""


@asynccontextmanager
async def serving(folder: str | None) -> AsyncIterator[Server]:
    """A fresh server on a fresh database."""
    with tempfile.TemporaryDirectory(prefix="cardshed-load-", dir=folder) as place:
        server = Server(Path(place), *OPTIONS)
        server.start()
        try:
            await server.ready()
            yield server
        finally:
            server.stop()
        assert not server.complaints(), server.complaints()[0]


@asynccontextmanager
async def crowded(chosen: argparse.Namespace, games: Sequence[str]) -> AsyncIterator[tuple[Server, Crowd]]:
    async with serving(chosen.folder) as server:
        crowd = Crowd(server.door, chosen.seed)
        try:
            await crowd.sit_down(chosen.tables, games)
            yield server, crowd
        finally:
            await crowd.go_home()


async def full_speed(chosen: argparse.Namespace, game: str) -> dict[str, Any]:
    """Durable moves a second of the server's CPU time, when everybody moves at once."""
    async with crowded(chosen, [game]) as (server, crowd):
        crowd.begin(free=True)
        await asyncio.sleep(WARMING)
        crowd.meter = Meter()
        before, began = server.cpu_seconds(), asyncio.get_running_loop().time()
        await asyncio.sleep(chosen.seconds)
        cpu, wall = server.cpu_seconds() - before, asyncio.get_running_loop().time() - began
        moves = crowd.meter.moves
    return {
        "game": game,
        "moves": moves,
        "moves_per_cpu_second": round(moves / cpu),
        "moves_per_second": round(moves / wall),
        "server_cores": round(cpu / wall, 2),
        "to_ok_ms": spread(crowd.meter.to_ok),
    }


async def paced(chosen: argparse.Namespace) -> dict[str, Any]:
    """How long moves take when they come at a steady rate."""
    async with crowded(chosen, games()) as (server, crowd):
        crowd.begin(free=False)
        await crowd.pace(chosen.rate, WARMING)
        crowd.meter = Meter()
        before = server.cpu_seconds()
        await crowd.pace(chosen.rate, chosen.seconds)
        cpu = server.cpu_seconds() - before
        await asyncio.sleep(1)
        meter = crowd.meter
    return {
        "offered_per_second": chosen.rate,
        "moves_per_second": round(meter.moves / chosen.seconds),
        "moves": meter.moves,
        "server_cores": round(cpu / chosen.seconds, 2),
        "to_ok_ms": spread(meter.to_ok),
        "to_other_seat_ms": spread(meter.to_other),
        "starved": meter.starved,
        "browsers_behind_ms": round(1000 * meter.behind, 1),
    }


async def memory(chosen: argparse.Namespace) -> dict[str, Any]:
    """Kilobytes of a table with a match on it, without and with the connections of its two people."""
    async with serving(chosen.folder) as server:
        cookie = await new_cookie(server.door)
        empty = server.rss()
        for number in range(chosen.tables):
            game = games()[number % len(games())]
            await new_table(server.door, cookie, game=game, name="Ann", level="beginner")
        alone = server.rss() - empty
    async with serving(chosen.folder) as server:
        empty = server.rss()
        crowd = Crowd(server.door, chosen.seed)
        try:
            await crowd.sit_down(chosen.tables, games())
            connected = server.rss() - empty
            crowd.begin(free=False)
            await crowd.pace(chosen.rate, chosen.seconds)
            played = server.rss() - empty
        finally:
            await crowd.go_home()
    return {
        "server_mb": round(empty / 1e6),
        "kb_per_table": round(alone / chosen.tables / 1000, 1),
        "kb_per_table_with_connections": round(connected / chosen.tables / 1000, 1),
        "kb_per_table_after_play": round(played / chosen.tables / 1000, 1),
        "moves_per_table_then": round(crowd.meter.moves / chosen.tables),
    }


def spread(seconds: list[float]) -> dict[str, float]:
    """Median, 99th percentile and maximum in milliseconds."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    p99 = ordered[min(len(ordered) - 1, math.ceil(0.99 * len(ordered)) - 1)]
    middle = ordered[len(ordered) // 2]
    return {name: round(1000 * x, 1) for name, x in (("p50", middle), ("p99", p99), ("max", ordered[-1]))}


def machine() -> dict[str, Any]:
    models = [
        line for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")
    ]
    return {
        "cpu": models[0].partition(":")[2].strip() if models else platform.machine(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "load_before": round(os.getloadavg()[0], 1),
    }


async def campaign(chosen: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    gc.disable()
    found: dict[str, Any] = {"machine": machine(), "tables": chosen.tables, "full_speed": []}
    for done, game in enumerate(chosen.games):
        progress.show(done, f"full speed: {game}")
        found["full_speed"].append(await full_speed(chosen, game))
        gc.collect()
    progress.show(len(chosen.games), f"{chosen.rate:,.0f} moves a second")
    found["paced"] = await paced(chosen)
    progress.show(len(chosen.games) + 1, "memory")
    found["memory"] = await memory(chosen)
    progress.show(len(chosen.games) + 2)
    return found


def report(found: dict[str, Any]) -> str:
    lines = [", ".join(f"{key} {value}" for key, value in found["machine"].items())]
    lines += [f"{found['tables']} tables of two seats", "", "full speed"]
    for run in found["full_speed"]:
        lines.append(
            f"  {run['game']:8} {run['moves_per_cpu_second']:6,} durable moves per CPU-second of the server "
            f"({run['moves_per_second']:,} a second with {run['server_cores']} cores), to ok {run['to_ok_ms']} ms"
        )
    return "\n".join(
        [
            *lines,
            *(f"\n{part}" + _listed(found[part]) for part in ("paced", "memory")),
        ]
    )


def _listed(figures: dict[str, Any]) -> str:
    return "".join(f"\n  {name:30} {value}" for name, value in figures.items())


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.campaigns.load")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--rate", type=float, default=1000.0, help="moves offered a second")
    parser.add_argument("--games", nargs="*", choices=games(), default=list(games()))
    parser.add_argument("--folder", help="where the databases are put (default: the system's)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    with Progress("measurements", len(chosen.games) + 2) as progress:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            found = runner.run(campaign(chosen, progress))
    print(json.dumps(found, indent=2) if chosen.json else report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
