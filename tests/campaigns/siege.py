"""All attacks at once on a server with its usual limits, while ordinary people play at a hundred tables.

``python -m tests.campaigns.siege --seconds 300 --seed 1``, or ``--only undo --only pings`` for some attacks.
Attackers come from 127.0.0.2 and from 127.0.1.1 to 127.0.1.50, ordinary people from 127.0.2.1 on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from cardshed.server.run import loop_factory
from tests.campaigns.attack import Order, Prey, Told
from tests.campaigns.besiegers import ATTACKS
from tests.campaigns.browser import until
from tests.campaigns.checker import Checker, copied
from tests.campaigns.http import Door, request
from tests.campaigns.load import machine, spread
from tests.campaigns.ordinary import PAUSE, People
from tests.campaigns.prepared import prey
from tests.campaigns.progress import Progress
from tests.campaigns.pulse import Beats, Pulse
from tests.campaigns.server import Server

FREE = ("--message-rate", "0", "--tables-per-minute", "0", "--grace", "3600")
DEFAULTS = ("--grace", "40")
"""As many seconds as a server waits anyway."""
ONE = ["127.0.0.2"]
FIFTY = [f"127.0.1.{number}" for number in range(1, 51)]
HEALTH_SOURCE = "127.0.2.250"
HEALTH_EVERY, MEMORY_EVERY = 0.5, 2.0
MOST_P99, MOST_HEALTH, MOST_MEMORY = 0.1, 1.0, 1.2
"""Seconds of 99 in 100 ordinary moves and of any answer to ``/health``; growth after the first minute."""
FIRST_MINUTE = 60.0
MORE_DESCRIPTORS = 20
"""Descriptors that may be open after the attack beyond those before it."""
AFTERWARDS = 20.0
"""Seconds in which the rest must be closed."""
CALM = 10.0
"""Seconds of ordinary play before the attack, to compare with."""
WRONG = re.compile(rb'^cardshed_http_requests_total\{(.*status="5(?!03)\d\d".*)\} (\S+)', re.MULTILINE)


@dataclass(frozen=True)
class Plan:
    """How much of everything."""

    seconds: float = 300.0
    pairs: int = 100
    alone: int = 16
    moves: int = 3000
    limit: int = 400
    """Points of the long match that is replayed."""
    pause: tuple[float, float] = PAUSE
    calm: float = CALM
    force: float = 1.0
    only: tuple[str, ...] = ()
    seed: int = 1


@dataclass
class Findings:
    machine: dict[str, Any] = field(default_factory=dict)
    moves: int = 0
    calm_ms: dict[str, float] = field(default_factory=dict)
    moves_ms: dict[str, float] = field(default_factory=dict)
    hints_ms: dict[str, float] = field(default_factory=dict)
    own_lag: float = 0.0
    """Seconds that the measuring process was itself late, at most."""
    health: Beats = field(default_factory=Beats)
    memory: list[tuple[float, int]] = field(default_factory=list)
    """Seconds after the beginning, and bytes."""
    descriptors: tuple[int, int, int] = (0, 0, 0)
    """Before the attack, at most, and afterwards."""
    cpu: float = 0.0
    """Cores that the server used during the attack, without its workers."""
    attacks: dict[str, Told] = field(default_factory=dict)
    violations: list[str] = field(default_factory=list)

    @property
    def growth(self) -> tuple[float, float, float]:
        """The end of the first minute (in a short run: the first fifth), the MB then, and the most after."""
        last = self.memory[-1][0]
        after = [(at, size / 1e6) for at, size in self.memory if at >= min(FIRST_MINUTE, last / 5)]
        return *after[0], max(size for _, size in after)

    def missed(self) -> list[str]:
        """What took too long or grew too much."""
        found = []
        if self.moves_ms.get("p99", 0.0) > 1000 * MOST_P99:
            found.append(f"ordinary moves: p99 {self.moves_ms['p99']:.0f} ms")
        if self.health.longest > MOST_HEALTH:
            found.append(f"/health took {self.health.longest:.1f} s")
        _, first, most = self.growth
        if most > MOST_MEMORY * first:
            found.append(f"memory grew from {first:.0f} to {most:.0f} MB")
        return found

    def report(self) -> str:
        minute, first, most = self.growth
        before, highest, after = self.descriptors
        lines = [
            ", ".join(f"{key} {value}" for key, value in self.machine.items()),
            f"ordinary moves   {self.moves:,}; to ok {_times(self.moves_ms)}; "
            f"before the attack {_times(self.calm_ms)}",
            f"hints            {_times(self.hints_ms)}",
            f"/health          {self.health.asked} times, longest {1000 * self.health.longest:.0f} ms "
            f"(after {self.health.at:.0f} s), {self.health.slow} above {MOST_HEALTH:.0f} s, "
            f"{len(self.health.failures)} failed",
            f"memory           {first:.0f} MB after {minute:.0f} s, then at most {most:.0f} MB "
            f"({most / first:.2f} times)",
            f"descriptors      {before} before, at most {highest}, {after} afterwards",
            f"server           {self.cpu:.2f} cores; the measuring process was late by at most "
            f"{1000 * self.own_lag:.0f} ms",
            "",
            f"{'attack':36}{'sent':>10}   answers",
            *(_line(name, told) for name, told in self.attacks.items()),
            "",
            f"violations       {len(self.violations)}",
            *(f"  {problem[:500]}" for problem in self.violations[:30]),
        ]
        return "\n".join(lines)


def _times(found: dict[str, float]) -> str:
    return ", ".join(f"{name} {value:.0f} ms" for name, value in found.items()) or "none"


def _line(name: str, told: Told) -> str:
    answers = ", ".join(f"{what} {count:,}" for what, count in list(told.answers.items())[:8])
    return f"{name:36}{told.sent:>10,}   {answers}"


class Besieger:
    """One attacking process."""

    def __init__(self, label: str, order: Order) -> None:
        self.label = label
        self.seconds = order.seconds
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.campaigns.besiegers"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(order))
        self._process.stdin.close()
        self._process.stdin = None

    def told(self) -> dict[str, Told]:
        """Waits for its end."""
        try:
            data, _ = self._process.communicate(timeout=self.seconds + 120)
        finally:
            self.end()
        return msgspec.json.decode(data, type=dict[str, Told])

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


class Siege:
    def __init__(self, server: Server, plan: Plan, found: Findings, progress: Progress) -> None:
        self.server = server
        self.plan = plan
        self.found = found
        self.progress = progress
        self.people = People(server.door, plan.seed, plan.pause)
        self.highest = 0
        self.began = 0.0

    async def run(self) -> None:
        """Prepares, lets the people sit down, attacks, and looks at what is left."""
        await self.server.begin(*FREE)
        sides = await asyncio.gather(*(self._prey(number) for number in range(2)))
        self._ended(self.server.stop())
        self.server.start(*DEFAULTS)
        await self.server.quiet()
        watch = asyncio.create_task(self._watch_own_lag())
        try:
            await self.people.sit_down(self.plan.pairs, self.plan.alone)
            self.people.begin()
            await asyncio.sleep(self.plan.calm)
            self.found.calm_ms = spread(self.people.times.moves)
            self.people.times.moves.clear()
            self.people.times.hints.clear()
            self.found.own_lag = 0.0
            await self._attacked(sides)
            await self._settle()
            await self.people.finish()
        finally:
            watch.cancel()
            await self.people.go_home()
        await self._look_back()

    async def _prey(self, number: int) -> Prey:
        return await prey(self.server.door, self.plan.moves, self.plan.limit, self.plan.seed + number)

    async def _attacked(self, sides: list[Prey]) -> None:
        """The attack, and all that is measured meanwhile."""
        door, plan = self.server.door, self.plan
        before, cpu = self.server.descriptors(), self.server.cpu_seconds()
        pulse = Pulse(Door(door.host, door.port, HEALTH_SOURCE), HEALTH_EVERY, MOST_HEALTH, kept=False)
        besiegers = [
            Besieger(
                label,
                Order(
                    door.host, door.port, sources, plan.seconds, plan.force, plan.seed, side, list(plan.only)
                ),
            )
            for label, sources, side in zip(("one", "fifty"), (ONE, FIFTY), sides, strict=True)
        ]
        self.began = time.monotonic()
        pulse.go()
        try:
            told = asyncio.gather(*(asyncio.to_thread(besieger.told) for besieger in besiegers))
            while not told.done() and self.server.running:
                self._measure()
                await asyncio.wait([told], timeout=MEMORY_EVERY)
            assert self.server.running, f"the server ended by itself: {self.server.tail()}"
            seconds = time.monotonic() - self.began
            self.found.cpu = (self.server.cpu_seconds() - cpu) / seconds
            for besieger, answers in zip(besiegers, await told, strict=True):
                self._note(besieger.label, answers)
        finally:
            for besieger in besiegers:
                besieger.end()
            self.found.health = await asyncio.to_thread(pulse.stop)
        self.found.descriptors = before, self.highest, 0

    def _measure(self) -> None:
        at = time.monotonic() - self.began
        self.found.memory.append((at, self.server.memory()))
        self.highest = max(self.highest, self.server.descriptors())
        note = f"{len(self.people.times.moves):,} moves, {self.found.memory[-1][1] / 1e6:.0f} MB"
        self.progress.show(min(int(at), int(self.plan.seconds)), note)

    def _note(self, label: str, answers: dict[str, Told]) -> None:
        for name, told in answers.items():
            self.found.attacks[f"{name}, {label} address{'es' if label == 'fifty' else ''}"] = told
            self.found.violations += told.violations

    async def _watch_own_lag(self) -> None:
        """How late this process is itself, which adds to what it measures."""
        while True:
            due = time.monotonic() + 0.05
            await asyncio.sleep(0.05)
            self.found.own_lag = max(self.found.own_lag, time.monotonic() - due)

    async def _settle(self) -> None:
        """The attackers are gone; so should be what they held."""
        before, highest, _ = self.found.descriptors
        await until(lambda: self.server.descriptors() <= before + MORE_DESCRIPTORS, AFTERWARDS)
        after = self.server.descriptors()
        self.found.descriptors = before, highest, after
        if after > before + MORE_DESCRIPTORS:
            self.found.violations.append(f"{after - before} more descriptors than before the attack")
        answer = await request(Door("127.0.0.1", self.server.door.port, HEALTH_SOURCE), "GET", "/metrics")
        for labels, count in WRONG.findall(answer.body):
            self.found.violations.append(f"the server counted {count.decode()} times {labels.decode()}")

    async def _look_back(self) -> None:
        """What everybody was promised must be in the log."""
        found, people = self.found, self.people
        found.moves = len(people.times.moves)
        found.moves_ms, found.hints_ms = spread(people.times.moves), spread(people.times.hints)
        found.violations += _gathered(people.tally.violations)
        found.violations += [f"/health: {problem}" for problem in found.health.failures[:10]]
        self._ended(self.server.stop())
        copy = copied(self.server.db, self.server.db.parent / "copy")
        found.violations += Checker([person.journal for person in people.all]).check(copy)

    def _ended(self, code: int) -> None:
        if code != 0:
            self.found.violations.append(f"the server ended with {code}")


def _gathered(problems: list[str]) -> list[str]:
    """The same problem at many tables is one line."""
    kinds = Counter(problem.partition(": ")[2] or problem for problem in problems)
    return [f"{count} times: {problem}" for problem, count in kinds.most_common(20)]


def campaign(plan: Plan, progress: Progress | None = None) -> Findings:
    found = Findings(machine())
    with tempfile.TemporaryDirectory(prefix="cardshed-siege-") as folder:
        server = Server(Path(folder), *DEFAULTS)
        siege = Siege(server, plan, found, progress or Progress("", 0))
        try:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                runner.run(siege.run())
        finally:
            server.kill()
        found.violations += [f"in the server's log: {line}" for line in server.complaints()]
    return found


def chosen(arguments: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.campaigns.siege")
    parser.add_argument("--seconds", type=float, default=300.0, help="of the attack")
    parser.add_argument("--tables", type=int, default=100, help="of two ordinary people")
    parser.add_argument("--moves", type=int, default=3000, help="of the match that is undone")
    parser.add_argument("--force", type=float, default=1.0, help="a factor on the rates of all attacks")
    parser.add_argument("--only", action="append", choices=sorted(ATTACKS), default=[], help="some attacks")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    parser.add_argument("--json", action="store_true")
    return parser.parse_args(arguments)


def main() -> int:
    order = chosen()
    print(f"seed {order.seed}", file=sys.stderr)
    plan = Plan(
        seconds=order.seconds,
        pairs=order.tables,
        moves=order.moves,
        force=order.force,
        only=tuple(order.only),
        seed=order.seed,
    )
    with Progress("seconds", int(order.seconds)) as progress:
        found = campaign(plan, progress)
    found.violations += found.missed()
    print(json.dumps(msgspec.to_builtins(found), indent=2) if order.json else found.report())
    return 1 if found.violations else 0


if __name__ == "__main__":
    sys.exit(main())
