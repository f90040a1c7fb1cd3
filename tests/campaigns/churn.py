"""Opens tables and leaves them: the server's memory must not grow with tables that nobody has open.

``python -m tests.campaigns.churn --tables 20000 --seed 1``
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from cardshed.games import games
from cardshed.server.run import loop_factory
from tests.campaigns import messages as m
from tests.campaigns.browser import Browser, until
from tests.campaigns.http import new_cookie, new_table
from tests.campaigns.progress import Progress
from tests.campaigns.server import Server

OPTIONS = ("--message-rate", "0", "--tables-per-minute", "0")
FIRST = 1000
"""Tables after which the memory is noted; in the end it may be little more."""
MOST_GROWTH = 1.2
AT_ONCE = 8
"""Tables opened at the same time."""
VISITS = 20
"""Tables that somebody opens before a new person comes."""
A_MOMENT = 0.2
"""Seconds that somebody waits for a turn."""
FRIENDS = 0.3
LEVELS = ("beginner", "easy", "medium")


@dataclass
class Findings:
    tables: int = 0
    moves: int = 0
    memory: list[int] = field(default_factory=list)
    """Before anything, then after every so many tables."""
    each: int = FIRST
    violations: list[str] = field(default_factory=list)

    def report(self) -> str:
        lines = [f"tables      {self.tables:,} opened and left, {self.moves:,} moves at them", "memory"]
        for number, size in enumerate(self.memory):
            grown = size - self.memory[max(number - 1, 0)]
            lines.append(f"  after {number * self.each:7,}  {size / 1e6:6.0f} MB  {grown / 1e6:+6.1f}")
        lines.append(f"violations  {len(self.violations)}")
        return "\n".join([*lines, *(f"  {problem[:500]}" for problem in self.violations[:20])])


class Passer(Browser):
    """Somebody who plays a move or two."""

    def __init__(self, *place: Any, found: Findings) -> None:
        super().__init__(*place)
        self.found = found
        self.left = self.chance.randrange(1, 3)
        """Moves until it leaves."""

    def on_ok(self, heard: m.Ok, command: dict[str, Any] | None) -> None:
        if command is not None and command["t"] == "move":
            self.left -= 1
            self.found.moves += 1

    def on_no(self, heard: m.No, command: dict[str, Any] | None) -> None:
        if heard.error != "late":
            self.found.violations.append(f"{self.table}: {command} was refused: {heard.error}")

    def act(self) -> None:
        if self.left > 0:
            super().act()


class Churn:
    """Everybody who comes and goes."""

    def __init__(self, server: Server, count: int, seed: int, found: Findings, progress: Progress) -> None:
        self.server = server
        self.count = count
        self.chance = random.Random(seed)
        self.found = found
        self.progress = progress
        self.begun = 0

    async def run(self) -> None:
        self.found.memory.append(self.server.memory())
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._come_and_go(random.Random(self.chance.random())))

    async def _come_and_go(self, chance: random.Random) -> None:
        while self.begun < self.count:
            cookie = await new_cookie(self.server.door)
            for _ in range(VISITS):
                if self.begun >= self.count:
                    return
                self.begun += 1
                await self._visit(cookie, self.begun, chance)
                self._weigh()

    async def _visit(self, cookie: str, number: int, chance: random.Random) -> None:
        """One table: opened, greeted, played at if it is one's turn, left."""
        game = games()[number % len(games())]
        order = {"game": game, "name": "Ann", "level": chance.choice(LEVELS)}
        table = await new_table(self.server.door, cookie, **order, friends=chance.random() < FRIENDS)
        passer = Passer(self.server.door, cookie, table, chance, found=self.found)
        passer.playing = True
        passer.come()
        if not await until(lambda: passer.seq > 0):
            self.found.violations.append(f"{table} cannot be opened")
        if passer.me in passer.waiting:
            await until(lambda: passer.left <= 0, A_MOMENT)
        await passer.leave()

    def _weigh(self) -> None:
        self.found.tables += 1
        if self.found.tables % self.found.each == 0:
            self.found.memory.append(self.server.memory())
            self.progress.show(self.found.tables, f"{self.found.memory[-1] / 1e6:.0f} MB")


async def run(folder: Path, count: int, seed: int, progress: Progress) -> Findings:
    found = Findings(each=min(FIRST, max(1, count // 2)))
    server = Server(folder, *OPTIONS)
    try:
        await server.begin()
        await Churn(server, count, seed, found, progress).run()
        code = server.stop()
        if code != 0:
            found.violations.append(f"the server ended with {code}")
    finally:
        server.kill()
    found.violations += [f"in the server's log: {line}" for line in server.complaints()]
    return found


def grown(found: Findings) -> list[str]:
    """What is wrong with the memory."""
    first, last = found.memory[1], found.memory[-1]
    if last <= MOST_GROWTH * first:
        return []
    return [f"the memory is {last / first:.2f} times that after {found.each:,} tables"]


def campaign(count: int, seed: int, progress: Progress | None = None) -> Findings:
    place = tempfile.TemporaryDirectory(prefix="cardshed-churn-")
    with place as folder, asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(run(Path(folder), count, seed, progress or Progress("", 0)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.campaigns.churn")
    parser.add_argument("--tables", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", file=sys.stderr)
    with Progress("tables", chosen.tables) as progress:
        found = campaign(chosen.tables, chosen.seed, progress)
    found.violations += grown(found)
    print(json.dumps(asdict(found), indent=2) if chosen.json else found.report())
    return 1 if found.violations else 0


if __name__ == "__main__":
    sys.exit(main())
