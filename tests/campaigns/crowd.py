"""Many tables of two people who play at full speed, or at a pace that is given."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.campaigns import messages as m
from tests.campaigns.browser import Browser, until
from tests.campaigns.http import Door, new_cookie, new_table

AT_ONCE = 16
"""Tables opened at the same time."""
ADDRESSES = 50
"""Addresses that people come from: one has room for a school, not for a thousand."""


def now() -> float:
    return asyncio.get_running_loop().time()


@dataclass
class Meter:
    """Counts moves, and how long they took."""

    moves: int = 0
    refused: int = 0
    to_ok: list[float] = field(default_factory=list)
    """Seconds from sending a move to its acknowledgement."""
    to_other: list[float] = field(default_factory=list)
    """Seconds from sending a move until the other seat is told."""
    starved: int = 0
    """Moves that were due while nobody could make one."""
    behind: float = 0.0
    """Seconds that a move left later than it was due, at most."""


class Guest(Browser):
    """One of two at a table."""

    other: Guest

    def __init__(self, door: Door, cookie: str, table: str, chance: random.Random, crowd: Crowd) -> None:
        super().__init__(door, cookie, table, chance)
        self.crowd = crowd
        self.offered = False
        self._sent = 0.0
        self._awaited = (0, 0.0)
        """The number of the entry that the other's move will be, and when it was sent."""

    @property
    def to_move(self) -> bool:
        return self.phase == "playing" and self.me in self.waiting and bool(self.moves) and not self.pending

    def play(self) -> None:
        if self.crowd.free:
            self.send_move()
        elif not self.offered:
            self.offered = True
            self.crowd.offers.append(self)

    def send_move(self) -> None:
        self._sent = now()
        self.other._awaited = (self.seq + 1, self._sent)
        super().play()

    def on_event(self, heard: m.Event) -> None:
        seq, sent = self._awaited
        if heard.seq == seq:
            self.crowd.meter.to_other.append(now() - sent)

    def on_ok(self, heard: m.Ok, command: dict[str, Any] | None) -> None:
        if command is not None and command["t"] == "move":
            self.crowd.meter.moves += 1
            self.crowd.meter.to_ok.append(now() - self._sent)

    def on_no(self, heard: m.No, command: dict[str, Any] | None) -> None:
        self.crowd.meter.refused += 1


class Crowd:
    """All people of a load run."""

    def __init__(self, door: Door, seed: int) -> None:
        self.door = door
        self.chance = random.Random(seed)
        self.guests: list[Guest] = []
        self._doors = 0
        self.meter = Meter()
        self.free = False
        """Whether everybody plays as fast as the server answers."""
        self.offers: list[Guest] = []
        """Who could move now, otherwise."""

    async def sit_down(self, tables: int, games: Sequence[str]) -> None:
        """Opens the tables and begins a match at each."""
        desks = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with desks:
                await self._open(games[number % len(games)])

        await asyncio.gather(*(one(number) for number in range(tables)))

    def _next_door(self) -> Door:
        """The server, from the next address."""
        self._doors += 1
        return Door(self.door.host, self.door.port, f"127.0.4.{1 + self._doors % ADDRESSES}")

    async def _open(self, game: str) -> None:
        door = self._next_door()
        cookies = [await new_cookie(door) for _ in range(2)]
        table = await new_table(door, cookies[0], game=game, name="Ann", colour="teal", friends=True)
        pair = [Guest(door, cookie, table, random.Random(self.chance.random()), self) for cookie in cookies]
        pair[0].other, pair[1].other = pair[1], pair[0]
        self.guests += pair
        for guest in pair:
            guest.come()
        assert await until(lambda: all(guest.seq for guest in pair)), "nobody is let in"
        pair[1].command("sit", seat=1, name="Ben", colour="plum")
        assert await until(lambda: pair[1].me == 1), "the second seat cannot be taken"
        pair[0].command("start")
        assert await until(lambda: all(guest.phase == "playing" for guest in pair)), "no match begins"

    def begin(self, free: bool) -> None:
        """From now on everybody plays."""
        self.free = free
        for guest in self.guests:
            guest.playing = True
            guest.act()

    async def pace(self, rate: float, seconds: float) -> None:
        """Moves at random moments, so many a second on average, however quick the answers are."""
        due = now()
        end = due + seconds
        while (due := due + self.chance.expovariate(rate)) < end:
            wait = due - now()
            if wait > 0:
                await asyncio.sleep(wait)
            guest = self._next()
            if guest is None:
                self.meter.starved += 1
            else:
                self.meter.behind = max(self.meter.behind, now() - due)
                guest.send_move()

    def _next(self) -> Guest | None:
        """Somebody who can move, chosen by lot."""
        while self.offers:
            at = self.chance.randrange(len(self.offers))
            self.offers[at], self.offers[-1] = self.offers[-1], self.offers[at]
            guest = self.offers.pop()
            guest.offered = False
            if guest.to_move and guest.connected:
                return guest
        return None

    async def go_home(self) -> None:
        await asyncio.gather(*(guest.leave() for guest in self.guests))
