"""Attacks over HTTP, and on connections that never become a request."""

from __future__ import annotations

import asyncio

from cardshed.server.codes import LENGTH, SIGNS
from tests.campaigns.attack import Attack, Wire, now
from tests.campaigns.http import head

HELD = 90.0
"""Seconds that a connection is held if the server lets it be."""
A_LINE = 100_000_000
"""Bytes of the longest header line."""
A_PART = 65_536
LONGEST_TRY = 60.0
"""Seconds after which an endless request is given up."""


class Cookies(Attack):
    """Cookies are asked for in masses."""

    name = "cookies"
    rate = 40.0
    at_once = 20

    async def deed(self) -> None:
        await self.ask("GET", "/")


class Mine(Attack):
    """The owner of the long table asks for the list of its tables."""

    name = "mine"
    rate = 6.0

    async def deed(self) -> None:
        await self.ask("GET", "/api/tables/mine", cookie=self.prey.long.cookie)


class Replays(Attack):
    """A long match is replayed, downloaded and verified again and again."""

    name = "replays"
    rate = 6.0

    async def deed(self) -> None:
        view = self.chance.choice(("all", "none", "0", "1"))
        start = self.chance.choice(("", f"&from={self.chance.randrange(3000)}"))
        ask = self.chance.choice(
            (f"steps?view={view}{start}", f"steps?view={view}{start}", "record", "verify")
        )
        await self.ask("GET", f"/api/matches/{self.prey.finished}/{ask}")


class Unfinished(Attack):
    """Matches that are not over are asked for."""

    name = "unfinished"
    rate = 10.0

    async def deed(self) -> None:
        seat = self.chance.choice((self.prey.long, *self.prey.playing))
        await self.ask("GET", f"/api/matches/{seat.table}-1/steps?view=all")


class Tables(Attack):
    """Tables are opened as fast as possible."""

    name = "tables"
    rate = 25.0
    at_once = 10

    async def deed(self) -> None:
        order = {"game": "solo", "name": "Eve", "friends": self.chance.random() < 0.5, "level": "beginner"}
        cookie = self.chance.choice(self.prey.cookies)
        await self.ask("POST", "/api/tables", order, cookie)


class Codes(Attack):
    """Codes of lobbies are guessed."""

    name = "codes"
    rate = 10.0

    async def deed(self) -> None:
        code = "".join(self.chance.choices(SIGNS, k=LENGTH))
        await self.ask("POST", "/api/codes", {"code": code})


class Idle(Attack):
    """Connections on which nothing is said."""

    name = "idle"
    rate = 10.0
    at_once = 200

    async def deed(self) -> None:
        async with self.wire() as wire:
            self.sent += 1
            await wire.over(HELD)


class _Slow(Attack):
    """A request that comes byte by byte."""

    rate = 6.0
    at_once = 120

    def beginning(self) -> bytes:
        raise NotImplementedError

    async def deed(self) -> None:
        end = now() + HELD
        async with self.wire() as wire:
            self.sent += 1
            wire.write(self.beginning())
            while now() < end and not await wire.over(1.0):
                wire.write(b"a")


class SlowHead(_Slow):
    name = "slow head"

    def beginning(self) -> bytes:
        return f"GET /api/games HTTP/1.1\r\nHost: {self.order.host}:{self.order.port}\r\nX-Slow: ".encode()


class SlowBody(_Slow):
    name = "slow body"

    def beginning(self) -> bytes:
        door = self.door()
        told = {"Content-Length": "9999", "Content-Type": "application/json", "Origin": door.origin}
        return head("POST", "/api/tables", door, told)


class Deaf(Attack):
    """Many long answers are asked for on one connection and never read."""

    name = "no reading"
    rate = 2.0
    at_once = 25

    async def deed(self) -> None:
        question = head("GET", "/api/games", self.door(), {"Connection": "keep-alive"})
        end = now() + HELD
        async with self.wire() as wire:
            wire.stop_reading()
            while now() < end and not await wire.over(1.0):
                if wire.write(question * 30):
                    self.sent += 30


class _Endless(Attack):
    """A request whose head has no end."""

    rate = 0.5
    at_once = 2

    def parts(self) -> tuple[bytes, bytes]:
        """How it begins and how it goes on."""
        raise NotImplementedError

    async def deed(self) -> None:
        begins, goes_on = self.parts()
        end = now() + LONGEST_TRY
        async with self.wire() as wire:
            self.sent += 1
            wire.write(begins)
            size = 0
            while size < A_LINE and now() < end and not wire.head and not wire.closed.done():
                if await _pushed(wire, goes_on):
                    size += len(goes_on)
            await wire.over(1.0)


async def _pushed(wire: Wire, data: bytes) -> bool:
    """Sends it, or waits a moment until there is room."""
    sent = wire.write(data)
    await asyncio.sleep(0.001 if sent else 0.02)
    return sent


class LongLine(_Endless):
    """One header line of 100 MB."""

    name = "long line"

    def parts(self) -> tuple[bytes, bytes]:
        return b"GET / HTTP/1.1\r\nHost: x\r\nX-Long: ", b"a" * A_PART


class LongHead(_Endless):
    """Header lines without end."""

    name = "many headers"

    def parts(self) -> tuple[bytes, bytes]:
        line = b"X-Again: again\r\n"
        return b"GET / HTTP/1.1\r\nHost: x\r\n", line * (A_PART // len(line))


class LongUrl(_Endless):
    """An address without end."""

    name = "long address"

    def parts(self) -> tuple[bytes, bytes]:
        return b"GET /", b"a" * A_PART


class Drops(Attack):
    """Connections that are dropped at once, or in the middle of a handshake."""

    name = "drops"
    rate = 60.0
    at_once = 30

    async def deed(self) -> None:
        async with self.wire() as wire:
            self.sent += 1
            if self.chance.random() < 0.5:
                wire.write(b"GET /ws/")
                await asyncio.sleep(0.01)


AT_DOORS: tuple[type[Attack], ...] = (
    Cookies, Mine, Replays, Unfinished, Tables, Codes, Idle, SlowHead, SlowBody, Deaf, LongLine, LongHead,
    LongUrl, Drops,
)  # fmt: skip
