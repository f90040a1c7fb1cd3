"""Kills a server at random moments under load: nothing that anybody was told may be lost.

``python -m tests.campaigns.durability --kills 200 --seed 1``
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cardshed.games import games
from cardshed.server.run import loop_factory
from tests.campaigns import messages as m
from tests.campaigns.afterwards import check_afterwards
from tests.campaigns.browser import Browser, until
from tests.campaigns.checker import Checker, Journal, copied
from tests.campaigns.http import Door, new_cookie, new_table
from tests.campaigns.progress import Progress
from tests.campaigns.server import Server

NAMES = (("Ann", "teal"), ("Ben", "plum"))
EAGER, TWICE, FROM_THE_START, TAKE_BACK, CHATTY = 0.3, 0.05, 0.1, 0.02, 0.02
"""How often somebody claims out of turn, sends a command twice, forgets what was seen, undoes, talks."""
AT_ONCE, WHILE_STARTING = 0.1, 0.15
"""How many kills come with the first answer, and before any."""
LATEST = 0.3
"""Seconds after the first answer that a kill comes at the latest."""
LIFE = 180.0
"""Seconds until a restarted server must have carried out something."""
OPTIONS = ("--message-rate", "0", "--tables-per-minute", "0", "--grace", "1")


class Witness(Browser):
    """Plays, and keeps a journal."""

    def __init__(
        self, door: Door, cookie: str, table: str, seat: int | None, tally: Tally, chance: random.Random
    ) -> None:
        super().__init__(door, cookie, table, chance)
        self.journal = Journal(table, seat)
        self.tally = tally

    def resume_after(self) -> int:
        return 0 if self.chance.random() < FROM_THE_START else self.seq

    def on_event(self, heard: m.Event) -> None:
        if heard.seq != self.seq + 1:
            self.tally.complain(f"{self.table}: after entry {self.seq} came {heard.seq}")
        self._note(heard.seq, bytes(heard.entry))

    def on_table(self, heard: m.Table) -> None:
        if heard.seq < self.seq:
            self.tally.complain(f"{self.table}: entry {self.seq} was seen, the table is at {heard.seq}")
        for entry in heard.log or ():
            self._note(m.number_of.decode(entry).seq, bytes(entry))

    def _note(self, seq: int, entry: bytes) -> None:
        self.tally.complain(self.journal.tell(seq, entry))

    def on_ok(self, heard: m.Ok, command: dict[str, Any] | None) -> None:
        if command is None:
            known = self.journal.acknowledged.get(heard.id)
            if known is None:
                self.tally.complain(f"{self.table}: {heard.id} was acknowledged, but never asked for")
                return
            command = known[1]
            self.tally.repeated += 1
        else:
            self.tally.acknowledged += 1
            self.tally.moves += command["t"] == "move"
        self.tally.complain(self.journal.acknowledge(heard.id, heard.seq, command))

    def on_no(self, heard: m.No, command: dict[str, Any] | None) -> None:
        self.tally.refused += 1
        if heard.error == "too-fast" and self.me not in self.waiting:
            return  # who was late often waits before moving out of turn again
        if command is not None and command["t"] == "move" and command["on"] == self.seq:
            self.tally.complain(f"{self.table}: {command} was refused ({heard.error}) though it was legal")

    def act(self) -> None:
        if self.journal.seat is None or self.pending or self.me is None:
            return
        if self.phase == "playing" and self.moves:
            if self.chance.random() < TAKE_BACK:
                self.command("undo")
                return
            if self.me not in self.waiting and self.chance.random() < EAGER:
                self.play()
        if self.chance.random() < CHATTY:
            self.command("say", phrase="hurry")
        if not self.pending:
            super().act()

    def command(self, kind: str, **fields: Any) -> str:
        id = super().command(kind, **fields)
        if self.chance.random() < TWICE:
            self.say(self.pending[id])
        return id


@dataclass
class Tally:
    """What happened in a campaign."""

    kills: int = 0
    acknowledged: int = 0
    moves: int = 0
    repeated: int = 0
    refused: int = 0
    entries: int = 0
    matches: int = 0
    tables: int = 0
    in_flight: list[int] = field(default_factory=list)
    """Commands sent and not yet answered, at each kill under traffic."""
    starts: list[float] = field(default_factory=list)
    """Seconds from a start to the first answered command."""
    violations: list[str] = field(default_factory=list)
    self_test: int = 0
    """Complaints about copies of the database that were harmed on purpose."""

    def complain(self, problem: str | None) -> None:
        if problem is not None:
            self.violations.append(problem)

    def report(self) -> str:
        flying = self.in_flight or [0]
        starts = self.starts or [0.0]
        return "\n".join(
            (
                f"kills                      {self.kills}",
                f"  under traffic            {len(self.in_flight)}, commands in flight then: "
                f"median {statistics.median(flying):.0f}, most {max(flying)}",
                f"tables                     {self.tables}, matches begun {self.matches}",
                f"commands acknowledged      {self.acknowledged:,}, moves among them {self.moves:,}",
                f"acknowledged again         {self.repeated:,} (sent twice, carried out once)",
                f"refused                    {self.refused:,} (somebody else was first)",
                f"entries in the log         {self.entries:,}",
                f"start to first answer      median {statistics.median(starts):.2f} s, "
                f"longest {max(starts):.2f} s",
                f"harmed copies found out    {self.self_test} complaints",
                f"violations                 {len(self.violations)}",
                *(f"  {problem[:500]}" for problem in self.violations[:20]),
            )
        )


async def open_tables(server: Server, pairs: int, alone: int, tally: Tally, seed: int) -> list[Witness]:
    """Tables of two people, each with somebody who watches at every fourth, and tables against a bot."""
    witnesses: list[Witness] = []
    door = server.door

    async def sit(table: str, cookie: str, seat: int | None) -> Witness:
        chance = random.Random(f"{seed} {len(witnesses)}")
        witness = Witness(door, cookie, table, seat, tally, chance)
        witnesses.append(witness)
        witness.come()
        assert await until(lambda: witness.seq > 0)
        return witness

    for number in range(pairs + alone):
        game = games()[number % len(games())]
        cookie = await new_cookie(door)
        order = {"game": game, "name": NAMES[0][0], "colour": NAMES[0][1], "level": "beginner"}
        table = await new_table(door, cookie, **order, friends=number < pairs)
        maker = await sit(table, cookie, 0)
        if number < pairs:
            guest = await sit(table, await new_cookie(door), 1)
            guest.command("sit", seat=1, name=NAMES[1][0], colour=NAMES[1][1])
            assert await until(lambda guest=guest: guest.me == 1)
            maker.command("start")
        if number % 4 == 0:
            await sit(table, await new_cookie(door), None)
        tally.tables += 1
    return witnesses


class Campaign:
    """One server, its tables, and a hand that kills."""

    def __init__(self, folder: Path, seed: int, tally: Tally, progress: Progress) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.seed = seed
        self.tally = tally
        self.progress = progress
        self.server = Server(folder, *OPTIONS)
        self.witnesses: list[Witness] = []
        self.started = 0.0

    async def run(self, kills: int, pairs: int, alone: int) -> None:
        self.server.start()
        try:
            await self.server.ready()
            self.witnesses = await open_tables(self.server, pairs, alone, self.tally, self.seed)
            self.checker = Checker([witness.journal for witness in self.witnesses])
            for witness in self.witnesses:
                witness.playing = True
                witness.act()
            for number in range(kills):
                await self._let_play()
                self._kill_check_and_restart()
                self.progress.show(number + 1, f"{self.tally.acknowledged:,} acknowledged")
            await self._end()
        finally:
            self.server.kill()
            await asyncio.gather(*(witness.leave() for witness in self.witnesses))

    async def _let_play(self) -> None:
        """Until the moment of the next kill."""
        dice = self.chance.random()
        if dice < WHILE_STARTING and self.tally.starts:
            await asyncio.sleep(self.chance.uniform(0, 1.2 * statistics.median(self.tally.starts)))
            return
        before = self.tally.acknowledged
        if not await until(lambda: self.tally.acknowledged > before, LIFE):
            self.tally.complain("the server carries out nothing after a restart")
        if self.started:
            self.tally.starts.append(time.monotonic() - self.started)
        if dice < 1 - AT_ONCE:
            await asyncio.sleep(self.chance.uniform(0, LATEST))

    def _kill_check_and_restart(self) -> None:
        """The next server starts while the copy is checked."""
        in_flight = sum(len(witness.pending) for witness in self.witnesses if witness.connected)
        self.server.kill()
        self.tally.kills += 1
        if in_flight:
            self.tally.in_flight.append(in_flight)
        copy = copied(self.server.db, self.folder / "copy")
        self.server.start()
        self.started = time.monotonic()
        self.tally.violations += self.checker.check(copy)

    async def _end(self) -> None:
        """Every table goes on after the last restart; then everything is looked at once more."""
        before = {witness.table: witness.seq for witness in self.witnesses}
        moving = await until(lambda: all(w.seq > before[w.table] + 1 for w in self.witnesses), LIFE)
        if not moving:
            still = {witness.table for witness in self.witnesses if witness.seq <= before[witness.table] + 1}
            self.tally.complain(f"tables that do not go on: {sorted(still)}")
        for witness in self.witnesses:
            witness.playing = False
        if not await until(lambda: not any(witness.pending for witness in self.witnesses), LIFE):
            self.tally.complain("commands that nobody answers")
        await check_afterwards(self)
        self.tally.entries = self.checker.entries


def campaign(kills: int, pairs: int, alone: int, seed: int, progress: Progress | None = None) -> Tally:
    tally = Tally()
    with tempfile.TemporaryDirectory(prefix="cardshed-durability-") as folder:
        run = Campaign(Path(folder), seed, tally, progress or Progress("", 0))
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            runner.run(run.run(kills, pairs, alone))
        for line in run.server.complaints():
            tally.complain(f"in the server's log: {line}")
    return tally


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.campaigns.durability")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--tables", type=int, default=48, help="tables of two people")
    parser.add_argument("--alone", type=int, default=8, help="tables of one person and a bot")
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(1_000_000))
    chosen = parser.parse_args()
    print(f"seed {chosen.seed}", file=sys.stderr)
    with Progress("kills", chosen.kills) as progress:
        tally = campaign(chosen.kills, chosen.tables, chosen.alone, chosen.seed, progress)
    print(tally.report())
    return 1 if tally.violations else 0


if __name__ == "__main__":
    sys.exit(main())
