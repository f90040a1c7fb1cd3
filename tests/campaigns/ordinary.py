"""Ordinary people: they play at their own pace, talk a little, and keep a journal of what they are told."""

from __future__ import annotations

import asyncio
import random
from dataclasses import dataclass, field
from typing import Any

from cardshed.games import games
from tests.campaigns import messages as m
from tests.campaigns.browser import Browser, until
from tests.campaigns.durability import NAMES, Tally, Witness
from tests.campaigns.http import Door, new_cookie, new_table

PAUSE = (1.0, 2.0)
"""Seconds that somebody thinks about a move."""
TALK, HINT, UNDO = 0.02, 0.1, 0.05
"""How often something is said instead of a move; against bots, how often help is asked for, and undone."""
PING_SECONDS = 10.0
A_HOME = 8
"""People who share an address."""
AT_ONCE = 6
"""Tables opened at the same time."""
LEVELS = ("expert", "medium", "expert", "hard")
LIMITS = ("too-fast", "full", "busy")
"""Refusals that nobody ordinary should ever see."""


@dataclass
class Times:
    """How long the people waited, in seconds."""

    moves: list[float] = field(default_factory=list)
    hints: list[float] = field(default_factory=list)


@dataclass
class Habits:
    """Whether somebody plays alone, how long they think, and where it is noted how long they wait."""

    times: Times
    alone: bool
    pause: tuple[float, float]


class Ordinary(Witness):
    """One person at one table."""

    again = 1.0

    def __init__(
        self,
        door: Door,
        cookie: str,
        table: str,
        seat: int,
        tally: Tally,
        chance: random.Random,
        habits: Habits,
    ) -> None:
        super().__init__(door, cookie, table, seat, tally, chance)
        self.times = habits.times
        self.alone = habits.alone
        self.pause = habits.pause
        self._sent = 0.0
        self._thinking: asyncio.TimerHandle | None = None

    # What it does

    def act(self) -> None:
        """Thinks first, if there is something to decide."""
        if self._thinking is None and not self.pending and self._has_something_to_do():
            wait = self.chance.uniform(*self.pause)
            self._thinking = asyncio.get_running_loop().call_later(wait, self._decide)

    def _has_something_to_do(self) -> bool:
        if self.me is None:
            return False
        if self.phase == "playing":
            return self.me in self.waiting and bool(self.moves)
        return self.me not in self.ready if self.phase == "between" else self.me == 0

    def _decide(self) -> None:
        self._thinking = None
        if not self.playing or self.pending or not self.connected or not self._has_something_to_do():
            return
        dice = self.chance.random()
        if dice < TALK:
            self.command("say", phrase="hurry")
        elif self.alone and self.phase == "playing" and dice < TALK + HINT:
            self.command("hint")
        elif self.alone and self.phase == "playing" and dice < TALK + HINT + UNDO:
            self.command("undo")
        else:
            Browser.act(self)

    def command(self, kind: str, **fields: Any) -> str:
        self._sent = asyncio.get_running_loop().time()
        return Browser.command(self, kind, **fields)

    # What it hears

    def on_ok(self, heard: m.Ok, command: dict[str, Any] | None) -> None:
        if command is not None and command["t"] == "move":
            self.times.moves.append(asyncio.get_running_loop().time() - self._sent)
        super().on_ok(heard, command)

    def on_hint(self, command: dict[str, Any] | None) -> None:
        self.times.hints.append(asyncio.get_running_loop().time() - self._sent)

    def on_no(self, heard: m.No, command: dict[str, Any] | None) -> None:
        super().on_no(heard, command)
        if heard.error in LIMITS:
            self.tally.complain(f"{self.table}: an ordinary {command} was refused: {heard.error}")

    def on_bye(self, heard: m.Bye) -> None:
        self.tally.complain(f"{self.table}: somebody ordinary was sent away: {heard.reason}")

    def _ended(self, code: int) -> None:
        super()._ended(code)
        if not self._leaving:
            self.tally.complain(f"{self.table}: somebody ordinary lost the connection: {code}")


class People:
    """All of them, at most a few from each address."""

    def __init__(self, door: Door, seed: int, pause: tuple[float, float] = PAUSE) -> None:
        self.door = door
        self.seed = seed
        self.pause = pause
        self.tally = Tally()
        self.times = Times()
        self.all: list[Ordinary] = []
        self._count = 0
        self._pinging: asyncio.Task[None] | None = None

    async def sit_down(self, pairs: int, alone: int) -> None:
        """Tables of two people, all games mixed, and tables of one person and a bot."""
        desks = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with desks:
                if number < pairs:
                    await self._pair(games()[number % len(games())])
                else:
                    await self._alone(games()[number % len(games())], LEVELS[number // 4 % len(LEVELS)])

        await asyncio.gather(*(one(number) for number in range(pairs + alone)))
        self._pinging = asyncio.create_task(self._ping())

    def _next_door(self) -> Door:
        """Where the next person comes from."""
        self._count += 1
        return Door(self.door.host, self.door.port, f"127.0.2.{1 + (self._count - 1) // A_HOME}")

    async def _come(self, door: Door, cookie: str, table: str, seat: int, alone: bool) -> Ordinary:
        chance = random.Random(f"{self.seed} {len(self.all)}")
        habits = Habits(self.times, alone, self.pause)
        person = Ordinary(door, cookie, table, seat, self.tally, chance, habits)
        self.all.append(person)
        person.come()
        assert await until(lambda: person.seq > 0), "an ordinary person is not let in"
        return person

    async def _pair(self, game: str) -> None:
        doors = [self._next_door(), self._next_door()]
        cookies = [await new_cookie(door) for door in doors]
        (name, colour), second = NAMES
        table = await new_table(doors[0], cookies[0], game=game, name=name, colour=colour, friends=True)
        maker = await self._come(doors[0], cookies[0], table, 0, alone=False)
        guest = await self._come(doors[1], cookies[1], table, 1, alone=False)
        guest.command("sit", seat=1, name=second[0], colour=second[1])
        assert await until(lambda: guest.me == 1), "the second seat cannot be taken"
        maker.command("start")
        assert await until(lambda: guest.phase == "playing"), "no match begins"

    async def _alone(self, game: str, level: str) -> None:
        door = self._next_door()
        cookie = await new_cookie(door)
        name, colour = NAMES[0]
        table = await new_table(door, cookie, game=game, name=name, colour=colour, level=level)
        await self._come(door, cookie, table, 0, alone=True)

    async def _ping(self) -> None:
        """As pages do."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            for person in self.all:
                person.say({"t": "ping", "n": 1})

    def begin(self) -> None:
        for person in self.all:
            person.playing = True
            person.act()

    async def finish(self) -> None:
        """Nobody begins anything more; everything asked for must be answered."""
        for person in self.all:
            person.playing = False
        if not await until(lambda: not any(person.pending for person in self.all), 60):
            self.tally.complain("commands of ordinary people that nobody answers")

    async def go_home(self) -> None:
        if self._pinging is not None:
            self._pinging.cancel()
        await asyncio.gather(*(person.leave() for person in self.all))
