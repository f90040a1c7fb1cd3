"""Tables to sit at: a house on a real database, and people with a connection each."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from cardshed.bots.asking import ask
from cardshed.bots.names import bot
from cardshed.table import House, HouseSettings, Limits, LiveTable, NewTable
from cardshed.table import messages as m
from cardshed.table.limits import Rate, TableLimits
from cardshed.table.store import KeptRow, Reader

QUICK = HouseSettings(pace=0.0, between_rounds=3600)
FREE = Rate(0, 0)
UNHURRIED = Limits(table=TableLimits(presence=0.01, claims=FREE, changes=FREE, words=FREE, hints=FREE))
"""Tests ask for more than people do."""
CAREFUL = bot("greedy", 1)
PATIENCE = 60.0
"""Seconds after which something that should happen counts as missing."""


class Person:
    """Somebody with a page open; keeps all it is told."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.data: list[bytes] = []
        self.told: list[dict[str, Any]] = []
        self.answers: list[dict[str, Any]] = []
        self.state: dict[str, Any] = {}
        """The table as this person's page shows it."""
        self.closed: tuple[int, str] | None = None
        self._commands = 0

    def send(self, *messages: bytes) -> None:
        for data in messages:
            self.hear(data)

    def hear(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        self.data.append(data)
        self.told.append(message)
        self.state = self.state | message.get("state", {}) | message.get("now", {})
        if "id" in message:
            self.answers.append(message)

    def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)

    def of_type(self, t: str) -> list[dict[str, Any]]:
        return [message for message in self.told if message["t"] == t]

    def id(self) -> str:
        self._commands += 1
        return f"{self.player}-{self._commands}"


class Sitting:
    """One house for one test."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def table(self, game: str, **order: Any) -> tuple[LiveTable, Person]:
        """A new table and its maker, who has it open."""
        ann = Person("ann")
        id = await self.house.new_table("ann", NewTable(game, "Ann", "teal", **order))
        return await self.join(id, ann), ann

    async def join(self, id: str, person: Person, after: int = 0) -> LiveTable:
        return await self.house.enter(person, id, after)

    async def friends(self, game: str, **order: Any) -> tuple[LiveTable, Person, Person]:
        """Two people at a table whose match has begun."""
        live, ann = await self.table(game, friends=True, **order)
        bob = Person("bob")
        await self.join(live.table.id, bob)
        await self.ask(live, bob, m.Sit(bob.id(), 1, "Bob", "moss"))
        await self.ask(live, ann, m.Start(ann.id()))
        return live, ann, bob

    async def ask(self, live: LiveTable, person: Person, command: m.FromBrowser) -> dict[str, Any]:
        """Sends a command and waits for its answer."""
        before = len(person.answers)
        live.receive(person, command)
        await self.until(lambda: len(person.answers) > before)
        return person.answers[-1]

    async def move(self, live: LiveTable, person: Person, move: str, on: int | None = None) -> dict[str, Any]:
        seen = live.table.seq if on is None else on
        return await self.ask(live, person, m.Move(person.id(), move, seen))

    async def written(self, live: LiveTable) -> None:
        """Waits until everything at a table is in the log."""
        await self.until(lambda: live._unwritten == 0)

    async def rows(self, id: str) -> list[KeptRow]:
        """The log of a table."""
        return await self.house.desk.ask(Reader.entries, id)

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not holds():
                await asyncio.sleep(0.002)


@asynccontextmanager
async def opened(
    db: Path, settings: HouseSettings = QUICK, limits: Limits = UNHURRIED
) -> AsyncIterator[Sitting]:
    house = await House.open(db, settings, prepare=False, limits=limits)
    try:
        yield Sitting(house)
    finally:
        await house.close()


def at_a_table(
    play: Callable[[Sitting], Awaitable[None]], settings: HouseSettings = QUICK, limits: Limits = UNHURRIED
) -> None:
    """Runs a test in a house of its own."""

    async def run() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with opened(Path(folder) / "tables.db", settings, limits) as sitting:
                await play(sitting)

    asyncio.run(run())


def turn(live: LiveTable) -> int:
    """The seat the game waits for."""
    assert live.table.match is not None
    return live.table.match.waiting_for[0]


def some_move(live: LiveTable, seat: int) -> str:
    assert live.table.match is not None
    return live.table.match.moves(seat)[0]


def good_move(live: LiveTable, seat: int) -> str:
    """What a careful player does: matches come to an end."""
    assert live.table.match is not None
    move = ask(CAREFUL, "greedy", live.table.match, seat, False)
    assert move is not None
    return move
