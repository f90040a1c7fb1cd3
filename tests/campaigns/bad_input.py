"""Sends a server everything that it should refuse: each is answered or cut off, and no table changes.

``python -m tests.campaigns.bad_input --count 100000 --seed 1``
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardshed.games import games
from cardshed.server.run import loop_factory
from cardshed.table import entries as e
from tests.campaigns.browser import until
from tests.campaigns.checker import Row, copied, rows_of
from tests.campaigns.crowd import Crowd
from tests.campaigns.http import exchange, new_cookie, new_table, read
from tests.campaigns.intruder import Intruder, Place, knock
from tests.campaigns.nonsense import http_nonsense
from tests.campaigns.progress import Progress
from tests.campaigns.server import Server

FREE = ("--message-rate", "0", "--tables-per-minute", "0", "--grace", "3600")
STRICT = ("--tables-per-minute", "5", "--grace", "3600")
AT_ONCE = 24
"""Intruders at the same time."""
TABLES = 8
OPENING = 12
"""Moves at each table before the nonsense begins."""
REQUESTS, DOORS, FLOODS = 0.12, 0.04, 0.1
"""The shares of HTTP requests, of sockets that must not be opened, and of floods at the ordinary limits."""
A_FLOOD = 110
"""Messages at once: far more than are answered, but not so many frames that the socket is just cut."""
MOST_GROWTH = 64_000_000
"""Bytes that the server may take more in the end than after a tenth of the nonsense."""


@dataclass
class Findings:
    """What was sent, how it was answered, and what should not have been."""

    sent: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    carried_out: dict[str, set[str]] = field(default_factory=dict)
    """By table: ids of the few commands that were allowed."""
    violations: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)

    @property
    def total(self) -> int:
        return self.sent.total()

    def report(self) -> str:
        lines = [f"sent        {self.total:,}: " + _listed(self.sent), "answered    " + _listed(self.answers)]
        allowed = sum(len(ids) for ids in self.carried_out.values())
        lines.append(f"allowed     {allowed:,} commands among them, all in the log and nothing else")
        lines.append(f"memory      {' → '.join(f'{size / 1e6:.0f}' for size in self.memory)} MB")
        lines.append(f"violations  {len(self.violations)}")
        return "\n".join([*lines, *(f"  {problem[:500]}" for problem in self.violations[:20])])


def _listed(counts: Counter[str]) -> str:
    return ", ".join(f"{name} {count:,}" for name, count in counts.most_common())


async def tables_to_disturb(server: Server, seed: int) -> list[Place]:
    """Tables of two in the middle of a match, tables against bots, and one that waits for its people."""
    crowd = Crowd(server.door, seed)
    await crowd.sit_down(TABLES, games())
    crowd.begin(free=False)
    while crowd.meter.moves < OPENING * TABLES:
        await crowd.pace(1000, 0.05)
    for guest in crowd.guests:
        guest.playing = False
    assert await until(lambda: not any(guest.pending for guest in crowd.guests))
    await crowd.go_home()
    places = [Place(guest.table, guest.cookie, guest.me) for guest in crowd.guests]
    places += [Place(guest.table, await new_cookie(server.door), None) for guest in crowd.guests[::2]]
    cookie = await new_cookie(server.door)
    for game in games():
        lobby = await new_table(server.door, cookie, game=game, name="Ann", friends=True)
        places.append(Place(lobby, await new_cookie(server.door), None))
    return places


class Campaign:
    def __init__(self, server: Server, count: int, seed: int, found: Findings, progress: Progress) -> None:
        self.server = server
        self.count = count
        self.chance = random.Random(seed)
        self.found = found
        self.progress = progress
        self.ids: list[str] = []
        self.places: list[Place] = []

    async def disturb(self) -> None:
        """All kinds at once, by several intruders."""
        self.cookie = await new_cookie(self.server.door)
        most = int(self.count * (1 - FLOODS))
        async with asyncio.TaskGroup() as group:
            for number in range(AT_ONCE):
                group.create_task(self._intrude(random.Random(self.chance.random()), number, most))

    async def _intrude(self, chance: random.Random, number: int, most: int) -> None:
        while self.found.total < most:
            dice = chance.random()
            if dice < REQUESTS:
                for _ in range(30):
                    await self._ask(http_nonsense(chance, self.cookie, self._host))
            elif dice < REQUESTS + DOORS:
                for _ in range(30):
                    await knock(self.server.door, chance.choice(self.places), chance, self.found)
            else:
                intruder = Intruder(
                    self.server.door, chance.choice(self.places), chance, self.found, self.ids
                )
                await intruder.annoy(30)
            if number == 0:
                self.progress.show(self.found.total)
                self._weigh(most)

    def _weigh(self, most: int) -> None:
        """Notes the memory after a tenth of the work, and again after each fifth."""
        if self.found.total > most * (0.1 + 0.2 * len(self.found.memory)):
            self.found.memory.append(self.server.rss())

    @property
    def _host(self) -> str:
        return f"{self.server.door.host}:{self.server.door.port}"

    async def _ask(self, sent: bytes) -> None:
        self.found.sent["http"] += 1
        try:
            answer = read(await exchange(self.server.door, sent))
        except TimeoutError:
            self.found.violations.append(f"no answer to {sent[:300]!r}")
        except (EOFError, ConnectionError):
            self.found.answers["cut"] += 1
        else:
            self.found.answers[f"http {answer.status}"] += 1
            if answer.status >= 500:
                self.found.violations.append(f"{answer.status} for {sent[:300]!r}")

    async def flood(self) -> None:
        """More than anybody may send, at the limits that a server ordinarily has."""
        most = max(self.count, self.found.total + 1)
        while self.found.total < most:
            place = self.chance.choice(self.places)
            await Intruder(self.server.door, place, self.chance, self.found, self.ids).flood(A_FLOOD)
            self.progress.show(min(self.found.total, self.count))


def compare(before: dict[str, list[Row]], after: dict[str, list[Row]], found: Findings) -> None:
    """The log holds what it held, and the allowed commands."""
    for table, rows in before.items():
        if after.get(table, [])[: len(rows)] != rows:
            found.violations.append(f"the log of {table} is not what it was")
    for table, rows in after.items():
        known = len(before.get(table, []))
        allowed = found.carried_out.get(table, set())
        new = [e.decode_entry(body) for _, _, body, _ in rows[known:]]
        ids = {getattr(entry, "id", "") for entry in new}
        if table in before and ids != allowed:
            found.violations.append(f"{table}: entries of {ids - allowed}, missing {allowed - ids}")
        if [row.seq for row in rows] != list(range(1, len(rows) + 1)):
            found.violations.append(f"the log of {table} has gaps")


async def run(folder: Path, count: int, seed: int, progress: Progress) -> Findings:
    found = Findings()
    server = Server(folder, *FREE)
    server.start()
    try:
        await server.ready()
        places = await tables_to_disturb(server, seed)
        _ended(server.stop(), found)
        before = rows_of(copied(server.db, folder / "before"))
        work: list[tuple[tuple[str, ...], Any]] = [(FREE, Campaign.disturb), (STRICT, Campaign.flood)]
        for options, deed in work:
            server.start(*options)
            await server.ready()
            campaign = Campaign(server, count, seed, found, progress)
            campaign.places = places
            await deed(campaign)
            if not server.running:
                found.violations.append("the server is gone")
            _ended(server.stop(), found)
        compare(before, rows_of(copied(server.db, folder / "after")), found)
    finally:
        server.kill()
    found.violations += [f"in the server's log: {line}" for line in server.complaints()]
    if found.memory and found.memory[-1] - found.memory[0] > MOST_GROWTH:
        found.violations.append("the server's memory grows")
    return found


def _ended(code: int, found: Findings) -> None:
    if code != 0:
        found.violations.append(f"the server ended with {code}")


def campaign(count: int, seed: int, progress: Progress | None = None) -> Findings:
    progress = progress or Progress("", 0)
    place = tempfile.TemporaryDirectory(prefix="cardshed-bad-input-")
    with place as folder, asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(run(Path(folder), count, seed, progress))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.campaigns.bad_input")
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", file=sys.stderr)
    with Progress("messages", chosen.count) as progress:
        found = campaign(chosen.count, chosen.seed, progress)
    print(found.report())
    return 1 if found.violations else 0


if __name__ == "__main__":
    sys.exit(main())
