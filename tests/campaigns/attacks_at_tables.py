"""Attacks on sockets, by people who sit at tables or watch them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from tests.campaigns.attack import Attack, Pest, Seat
from tests.campaigns.nonsense import Liar
from tests.campaigns.sockets import PING, PONG, TEXT, frame

CONTINUATION = 0
A_BATCH = 50
"""Frames that a flood sends at once."""
JUST_ALLOWED, FLOOD = 15.0, 150.0
"""Messages a second: within what one socket may send, and far more."""
VISIT = 60.0
"""Seconds that a socket stays which does little."""
FIRST_GUESSES = ("draw", "keep", "R5", "G2", "B7", "Y0", "pass")


class _AtTables(Attack):
    """Somebody sits down at each of some tables in turn."""

    rate = 2.0
    at_once = 4
    _turn = 0

    def seat(self, seats: list[Seat]) -> Seat:
        self._turn += 1
        return seats[self._turn % len(seats)]

    def pace(self) -> float:
        return self.chance.choice((JUST_ALLOWED, JUST_ALLOWED, FLOOD))


class Undo(Attack):
    """Moves of a match of thousands are taken back as fast as allowed."""

    name = "undo"
    rate = 1.0
    at_once = 1

    async def deed(self) -> None:
        async with self.at(self.prey.long) as pest:

            def send() -> None:
                if pest.moves and self.chance.random() < 0.2:
                    pest.command("move", move=self.chance.choice(pest.moves), on=0)
                else:
                    pest.command("undo")

            await pest.pester(send, JUST_ALLOWED)


class Greeting(_AtTables):
    """A spectator greets the long table again and again."""

    name = "greeting"

    async def deed(self) -> None:
        seat = Seat(self.prey.long.table, self.chance.choice(self.prey.cookies))
        async with self.at(seat) as pest:
            await pest.pester(lambda: pest.say({"t": "hello", "after": 0}), self.pace())


class Watchers(_AtTables):
    """A crowd of watchers greets one table."""

    name = "watchers"
    rate = 20.0
    at_once = 80

    async def deed(self) -> None:
        seat = Seat(self.prey.playing[0].table, self.chance.choice(self.prey.cookies))
        async with self.at(seat) as pest:
            await pest.pester(lambda: pest.say({"t": "hello", "after": 0}), 8.0, VISIT)


class Talk(_AtTables):
    """Talk without end."""

    name = "talk"

    async def deed(self) -> None:
        async with self.at(self.seat(self.prey.playing)) as pest:
            await pest.pester(lambda: pest.command("say", phrase="hurry"), self.pace())


class JumpIns(_AtTables):
    """Moves are fired blindly, in the hope that one counts."""

    name = "blind moves"

    async def deed(self) -> None:
        async with self.at(self.seat(self.prey.playing)) as pest:
            guesses = set(FIRST_GUESSES)

            def send() -> None:
                guesses.update(pest.moves)
                pest.command("move", move=self.chance.choice(sorted(guesses)), on=0)

            await pest.pester(send, self.pace())


class Hints(_AtTables):
    """Hints at many tables."""

    name = "hints"
    rate = 4.0
    at_once = 20

    async def deed(self) -> None:
        async with self.at(self.seat(self.prey.playing)) as pest:
            await pest.pester(lambda: pest.command("hint"), 2.0, VISIT)


class Settings(_AtTables):
    """The settings of a table that waits are changed all the time."""

    name = "settings"

    async def deed(self) -> None:
        async with self.at(self.seat(self.prey.lobbies)) as pest:
            await pest.pester(
                lambda: pest.command("settings", seats=self.chance.randrange(2, 6)), self.pace()
            )


class OpenAndLeave(Attack):
    """Tables are opened, greeted and left."""

    name = "open and leave"
    rate = 12.0
    at_once = 6

    async def deed(self) -> None:
        cookie = self.chance.choice(self.prey.cookies)
        order = {"game": "clear4", "name": "Eve", "level": "beginner"}
        answer = await self.ask("POST", "/api/tables", order, cookie)
        if answer.status == 201:
            table: str = msgspec.json.decode(answer.body)["table"]
            async with self.at(Seat(table, cookie)):
                await asyncio.sleep(0.1)


class Sockets(_AtTables):
    """As many sockets as can be had, on many cookies; half of them say nothing."""

    name = "sockets"
    rate = 25.0
    at_once = 900

    async def deed(self) -> None:
        seat = Seat(self.seat(self.prey.playing).table, self.chance.choice(self.prey.cookies))
        async with self.at(seat, greets=self.chance.random() < 0.5) as pest:
            await pest.pester(lambda: pest.say({"t": "ping", "n": 1}), 0.1, VISIT)


class _Frames(_AtTables):
    """Frames in masses, from a socket that reads nothing."""

    rate = 1.0
    at_once = 2

    def batch(self) -> bytes:
        raise NotImplementedError

    async def deed(self) -> None:
        seat = Seat(self.seat(self.prey.playing).table, self.chance.choice(self.prey.cookies))
        async with self.at(seat) as pest:
            assert pest.socket is not None
            pest.socket.stop_reading()
            batch = self.batch()
            await pest.pester(lambda: pest.raw(batch, A_BATCH), 50.0)


class Pings(_Frames):
    name = "pings"

    def batch(self) -> bytes:
        return frame(b"x" * 125, PING) * A_BATCH


class Pongs(_Frames):
    name = "pongs"

    def batch(self) -> bytes:
        return frame(b"x" * 125, PONG) * A_BATCH


class Continuations(_Frames):
    """A message in pieces of one byte that never ends."""

    name = "pieces"

    def batch(self) -> bytes:
        return frame(b"x", CONTINUATION, final=False) * A_BATCH

    async def deed(self) -> None:
        seat = Seat(self.seat(self.prey.playing).table, self.chance.choice(self.prey.cookies))
        async with self.at(seat) as pest:
            pest.raw(frame(b"x", TEXT, final=False))
            batch = self.batch()
            await pest.pester(lambda: pest.raw(batch, A_BATCH), 50.0)


class DeafGreetings(_Frames):
    """The whole table is asked for and never read."""

    name = "deaf greetings"

    def batch(self) -> bytes:
        return frame(b'{"t":"hello","after":0}')

    async def deed(self) -> None:
        seat = Seat(self.prey.long.table, self.chance.choice(self.prey.cookies))
        async with self.at(seat) as pest:
            assert pest.socket is not None
            pest.socket.stop_reading()
            await pest.pester(lambda: pest.raw(self.batch()), JUST_ALLOWED)


class Malformed(_AtTables):
    """Messages and frames that make no sense."""

    name = "malformed"
    rate = 6.0
    at_once = 8

    async def deed(self) -> None:
        liar = Liar(self.chance, None, [])
        seat = Seat(self.seat(self.prey.playing).table, self.chance.choice(self.prey.cookies))
        async with self.at(seat) as pest:
            await pest.pester(lambda: _nonsense(pest, liar), JUST_ALLOWED, 10.0)


def _nonsense(pest: Pest, liar: Liar) -> None:
    make: Any = liar.chance.choice((liar.mutated, liar.torn, liar.odd_frame))
    item = make()
    pest.raw(item.frames)


AT_TABLES: tuple[type[Attack], ...] = (
    Undo, Greeting, Watchers, Talk, JumpIns, Hints, Settings, OpenAndLeave, Sockets, Pings, Pongs,
    Continuations, DeafGreetings, Malformed,
)  # fmt: skip
