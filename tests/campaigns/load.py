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
async def crowded(order: argparse.Namespace, games: Sequence[str]) -> AsyncIterator[tuple[Server, Crowd]]:
    async with serving(order.folder) as server:
        crowd = Crowd(server.door, order.seed)
        try:
            await crowd.sit_down(order.tables, games)
            yield server, crowd
        finally:
            await crowd.go_home()


async def full_speed(order: argparse.Namespace, game: str) -> dict[str, Any]:
    """Durable moves a second of the server's CPU time, when everybody moves at once."""
    async with crowded(order, [game]) as (server, crowd):
        crowd.begin(free=True)
        await asyncio.sleep(WARMING)
        crowd.meter = Meter()
        before, began = server.cpu_seconds(), asyncio.get_running_loop().time()
        await asyncio.sleep(order.seconds)
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


async def paced(order: argparse.Namespace) -> dict[str, Any]:
    """How long moves take when they come at a steady rate."""
    async with crowded(order, games()) as (server, crowd):
        crowd.begin(free=False)
        await crowd.pace(order.rate, WARMING)
        crowd.meter = Meter()
        before = server.cpu_seconds()
        await crowd.pace(order.rate, order.seconds)
        cpu = server.cpu_seconds() - before
        await asyncio.sleep(1)
        meter = crowd.meter
    return {
        "offered_per_second": order.rate,
        "moves_per_second": round(meter.moves / order.seconds),
        "moves": meter.moves,
        "server_cores": round(cpu / order.seconds, 2),
        "to_ok_ms": spread(meter.to_ok),
        "to_other_seat_ms": spread(meter.to_other),
        "starved": meter.starved,
        "browsers_behind_ms": round(1000 * meter.behind, 1),
    }


async def memory(order: argparse.Namespace) -> dict[str, Any]:
    """Kilobytes of a table with a match on it, without and with the connections of its two people."""
    async with serving(order.folder) as server:
        cookie = await new_cookie(server.door)
        empty = server.rss()
        for number in range(order.tables):
            game = games()[number % len(games())]
            await new_table(server.door, cookie, game=game, name="Ann", level="beginner")
        alone = server.rss() - empty
    async with serving(order.folder) as server:
        empty = server.rss()
        crowd = Crowd(server.door, order.seed)
        try:
            await crowd.sit_down(order.tables, games())
            connected = server.rss() - empty
            crowd.begin(free=False)
            await crowd.pace(order.rate, order.seconds)
            played = server.rss() - empty
        finally:
            await crowd.go_home()
    return {
        "server_mb": round(empty / 1e6),
        "kb_per_table": round(alone / order.tables / 1000, 1),
        "kb_per_table_with_connections": round(connected / order.tables / 1000, 1),
        "kb_per_table_after_play": round(played / order.tables / 1000, 1),
        "moves_per_table_then": round(crowd.meter.moves / order.tables),
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


async def campaign(order: argparse.Namespace, progress: Progress) -> dict[str, Any]:
    gc.disable()
    found: dict[str, Any] = {"machine": machine(), "tables": order.tables, "full_speed": []}
    for done, game in enumerate(order.games):
        progress.show(done, f"full speed: {game}")
        found["full_speed"].append(await full_speed(order, game))
        gc.collect()
    progress.show(len(order.games), f"{order.rate:,.0f} moves a second")
    found["paced"] = await paced(order)
    progress.show(len(order.games) + 1, "memory")
    found["memory"] = await memory(order)
    progress.show(len(order.games) + 2)
    return found


def report(found: dict[str, Any]) -> str:
    lines = [", ".join(f"{key} {value}" for key, value in found["machine"].items())]
    lines += [f"{found['tables']} tables of two seats", "", "full speed: durable moves per CPU-second"]
    lines += [
        f"  {run['game']:8} {run['moves_per_cpu_second']:6,}   {_rest(run)}" for run in found["full_speed"]
    ]
    for part in ("paced", "memory"):
        lines += ["", part, *(f"  {name:30} {value}" for name, value in found[part].items())]
    return "\n".join(lines)


def _rest(run: dict[str, Any]) -> str:
    return (
        f"{run['moves_per_second']:,} a second with {run['server_cores']} cores, to ok {run['to_ok_ms']} ms"
    )


def chosen(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.campaigns.load")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=15.0, help="of each measurement")
    parser.add_argument("--rate", type=float, default=1000.0, help="moves offered a second")
    parser.add_argument("--games", nargs="*", choices=games(), default=list(games()))
    parser.add_argument("--folder", help="where the databases are put (default: the system's)")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


def main() -> int:
    order = chosen()
    runner = asyncio.Runner(loop_factory=loop_factory())
    with runner, Progress("measurements", len(order.games) + 2) as progress:
        found = runner.run(campaign(order, progress))
    print(json.dumps(found, indent=2) if order.json else report(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
