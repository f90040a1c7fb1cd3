"""Restarts a server with many tables, and all their browsers come back at once.

``python -m tests.campaigns.restart --tables 3000 --moves 80 --seed 1``
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import re
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import msgspec
from msgspec import UNSET

from cardshed.games import games
from cardshed.server.run import loop_factory
from tests.campaigns import messages as m
from tests.campaigns.browser import Browser, until
from tests.campaigns.crowd import Crowd, Guest
from tests.campaigns.http import Door, request
from tests.campaigns.progress import Progress
from tests.campaigns.pulse import Beats, Pulse
from tests.campaigns.server import Server, make_room

FREE = ("--message-rate", "0", "--tables-per-minute", "0", "--grace", "3600")
ORDINARY = ("--grace", "3600")
A_BATCH = 150
"""Tables played at the same time while all are prepared."""
A_HOME = 100
"""Browsers behind one address."""
EVERY = 0.05
"""Seconds between two questions whether the server is well."""
MOST_SECONDS, MOST_BLOCKED = 10.0, 0.2
"""Seconds until everybody is back, and that an answer takes at most meanwhile."""
PATIENCE = 120.0
"""Seconds after which somebody who is not back counts as lost."""
LAG = re.compile(rb"^cardshed_loop_lag_max_seconds\s+(\S+)", re.MULTILINE)


@dataclass
class Return:
    """One restart."""

    how: str
    answers: float = 0.0
    """Seconds from the start of the process to its first answer."""
    first: float = 0.0
    last: float = 0.0
    """Seconds from there until the first and the last browser had the whole table again."""
    missing: int = 0
    blocked: Beats = field(default_factory=Beats)
    lag: float | None = None
    """The longest that the server itself says its loop was late."""
    turned_away: Counter[str] = field(default_factory=Counter)

    def slow(self) -> list[str]:
        """What took too long."""
        found = []
        if self.last > MOST_SECONDS:
            found.append(f"{self.how}: everybody was back after {self.last:.1f} s")
        if self.blocked.longest > MOST_BLOCKED:
            found.append(f"{self.how}: an answer took {self.blocked.longest:.2f} s")
        if self.lag is not None and self.lag > MOST_BLOCKED:
            found.append(f"{self.how}: the loop was blocked for {self.lag:.2f} s")
        return found

    def report(self) -> str:
        whole = self.answers + self.last
        away = ", ".join(f"{reason} {count}" for reason, count in self.turned_away.most_common()) or "nobody"
        lag = "not told" if self.lag is None else f"{1000 * self.lag:.0f} ms"
        return (
            f"{self.how}\n"
            f"  first answer      {self.answers:.2f} s after the start of the process\n"
            f"  first one back    {self.first:.2f} s later\n"
            f"  everybody back    {self.last:.2f} s later ({whole:.2f} s after the start)\n"
            f"  longest answer    {1000 * self.blocked.longest:.0f} ms of {self.blocked.asked} to /health, "
            f"{self.blocked.slow} above {1000 * MOST_BLOCKED:.0f} ms\n"
            f"  loop lag          {lag}\n"
            f"  turned away       {away}"
        )


@dataclass
class Findings:
    tables: int
    moves: int
    prepared: float = 0.0
    """Seconds that the preparation took."""
    returns: list[Return] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)

    def report(self) -> str:
        lines = [f"tables      {self.tables:,} of {self.moves} moves, prepared in {self.prepared:.0f} s"]
        lines += [one.report() for one in self.returns]
        lines.append(f"violations  {len(self.violations)}")
        return "\n".join([*lines, *(f"  {problem[:500]}" for problem in self.violations[:20])])


class Returning(Browser):
    """A page that knows its last number, and notes when it has the whole table again."""

    again = 1.0

    def __init__(self, door: Door, guest: Guest, told: Counter[str]) -> None:
        super().__init__(door, guest.cookie, guest.table, guest.chance)
        self.seq = self.known = guest.seq
        self.told = told
        self.back: float | None = None

    def on_table(self, heard: m.Table) -> None:
        self._is_back(heard.seq)

    def on_event(self, heard: m.Event) -> None:
        if heard.now.match is not UNSET:
            self._is_back(heard.seq)

    def _is_back(self, seq: int) -> None:
        if seq < self.known:
            self.told[f"shown {seq} after {self.known}"] += 1
        elif self.back is None:
            self.back = time.monotonic()

    def on_bye(self, heard: m.Bye) -> None:
        if self.back is None:
            self.told[heard.reason] += 1

    def _ended(self, code: int) -> None:
        super()._ended(code)
        if self.back is None and not self._leaving:
            self.told[f"closed {code}"] += 1


class Campaign:
    def __init__(self, server: Server, found: Findings, seed: int, progress: Progress) -> None:
        self.server = server
        self.found = found
        self.seed = seed
        self.progress = progress
        self.browsers: list[Returning] = []
        self.told: Counter[str] = Counter()

    async def run(self) -> None:
        began = time.monotonic()
        await self.server.begin(*FREE)
        while len(self.browsers) < self.found.tables:
            await self._prepare(min(A_BATCH, self.found.tables - len(self.browsers)))
            self.progress.show(len(self.browsers), "prepared")
        self.found.prepared = time.monotonic() - began
        gc.collect()
        gc.freeze()
        for how, end in (("killed", self.server.kill), ("stopped", self.server.stop)):
            end()
            await asyncio.gather(*(browser.leave() for browser in self.browsers))
            self.found.returns.append(await self._come_back(how))
        await asyncio.gather(*(browser.leave() for browser in self.browsers))
        code = self.server.stop()
        if code != 0:
            self.found.violations.append(f"the server ended with {code}")

    async def _prepare(self, tables: int) -> None:
        """Some tables of two people, played until they have enough moves."""
        crowd = Crowd(self.server.door, self.seed + len(self.browsers))
        await crowd.sit_down(tables, games())
        enough = {guest.table: guest.seq + self.found.moves for guest in crowd.guests}
        crowd.begin(free=True)

        def done() -> bool:
            for guest in crowd.guests:
                guest.playing = guest.playing and guest.seq < enough[guest.table]
            return not any(guest.playing for guest in crowd.guests)

        assert await until(done), "the tables do not go on"
        await until(lambda: not any(guest.pending for guest in crowd.guests))
        await crowd.go_home()
        for guest in crowd.guests[::2]:
            source = f"127.0.3.{1 + len(self.browsers) // A_HOME}"
            door = Door(guest.door.host, guest.door.port, source)
            self.browsers.append(Returning(door, guest, self.told))

    async def _come_back(self, how: str) -> Return:
        """Starts the server; all browsers come with its first answer."""
        door = self.server.door
        found = Return(how)
        self.told.clear()
        pulse = Pulse(Door(door.host, door.port, "127.0.3.250"), EVERY, MOST_BLOCKED, kept=True)
        began = time.monotonic()
        self.server.start(*ORDINARY)
        try:
            await self.server.answering()
            answered = time.monotonic()
            pulse.go()
            for browser in self.browsers:
                browser.known, browser.back = browser.seq, None
                browser.come()
            await until(lambda: all(browser.back for browser in self.browsers), PATIENCE)
        finally:
            found.blocked = await asyncio.to_thread(pulse.stop)
        times = sorted(browser.back - answered for browser in self.browsers if browser.back is not None)
        found.answers = answered - began
        found.first, found.last = (times[0], times[-1]) if times else (0.0, 0.0)
        found.missing = len(self.browsers) - len(times)
        found.turned_away = Counter(self.told)
        found.lag = await _lag(door)
        self._judge(found)
        return found

    def _judge(self, found: Return) -> None:
        """What must hold however slow the machine is."""
        complaints = [f"/health: {problem}" for problem in found.blocked.failures]
        complaints += [f"{text}" for text in found.turned_away if text.startswith("shown ")]
        if found.missing:
            complaints.append(f"{found.missing} browsers did not come back in {PATIENCE:.0f} s")
        self.found.violations += [f"{found.how}: {text}" for text in complaints]


async def _lag(door: Door) -> float | None:
    """How long the loop was late at most, if the server says so."""
    told = LAG.search((await request(door, "GET", "/metrics")).body)
    return None if told is None else float(told.group(1))


def campaign(tables: int, moves: int, seed: int, progress: Progress | None = None) -> Findings:
    found = Findings(tables, moves)
    with tempfile.TemporaryDirectory(prefix="cardshed-restart-") as folder:
        server = Server(Path(folder))
        run = Campaign(server, found, seed, progress or Progress("", 0))
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                runner.run(run.run())
        finally:
            server.kill()
            gc.unfreeze()
        found.violations += [f"in the server's log: {line}" for line in server.complaints()]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.campaigns.restart")
    parser.add_argument("--tables", type=int, default=3000)
    parser.add_argument("--moves", type=int, default=80, help="at each table")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    make_room()
    print(f"seed {chosen.seed}", file=sys.stderr)
    with Progress("tables", chosen.tables) as progress:
        found = campaign(chosen.tables, chosen.moves, chosen.seed, progress)
    for one in found.returns:
        found.violations += one.slow()
    print(json.dumps(msgspec.to_builtins(found), indent=2) if chosen.json else found.report())
    return 1 if found.violations else 0


if __name__ == "__main__":
    sys.exit(main())
