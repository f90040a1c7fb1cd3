"""What all attacks of the siege have in common: whom they know, how they count, when they stop."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec

from tests.campaigns import messages as m
from tests.campaigns.http import Answer, Door, request
from tests.campaigns.sockets import Socket, frame, handshake, open_socket

PATIENCE = 30.0
"""Seconds that a handshake may take before the attacker gives up."""
MOST_UNSENT = 256_000
"""Bytes that wait on the attacker's side, at most."""
LONG = 15.0
"""Seconds after which it is remarkable that a connection without a request is still open."""
MOST_KEPT = 4096
"""Bytes of an answer that are looked at."""
encode = msgspec.json.Encoder().encode


class Seat(msgspec.Struct):
    """Somebody's place at a table."""

    table: str
    cookie: str


class Prey(msgspec.Struct):
    """What was prepared for the attackers, so that no limit keeps them from beginning."""

    long: Seat
    """One person among bots, after thousands of moves."""
    finished: str
    """A long match that is over."""
    cookies: list[str]
    lobbies: list[Seat]
    playing: list[Seat]


class Order(msgspec.Struct):
    """What an attacking process is to do."""

    host: str
    port: int
    sources: list[str]
    seconds: float
    force: float
    """A factor on all rates."""
    seed: int
    prey: Prey
    only: list[str] = []


class Told(msgspec.Struct):
    """What came of one attack."""

    sent: int = 0
    answers: dict[str, int] = {}
    violations: list[str] = []


class TurnedAway(Exception):
    """A socket that was not let in; how is counted already."""


class Attack:
    """Does its deed again and again, a few at the same time, until the end."""

    name = ""
    rate = 1.0
    """Deeds begun a second, on average."""
    at_once = 4
    """Deeds under way at the same time, at most."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.prey = order.prey
        self.chance = random.Random(f"{order.seed} {self.name} {order.sources[0]}")
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.violations: list[str] = []
        self._sources = itertools.cycle(self.chance.sample(order.sources, len(order.sources)))

    async def deed(self) -> None:
        """What is done once."""
        raise NotImplementedError

    async def run(self, end: float) -> None:
        """Until a time of the loop."""
        under_way: set[asyncio.Task[None]] = set()
        while now() < end:
            if len(under_way) < self.at_once:
                task = asyncio.create_task(self._once())
                under_way.add(task)
                task.add_done_callback(under_way.discard)
            await asyncio.sleep(min(self.chance.expovariate(self.rate * self.order.force), end - now(), 5.0))
        rest = list(under_way)
        for task in rest:
            task.cancel()
        await asyncio.gather(*rest, return_exceptions=True)

    async def _once(self) -> None:
        try:
            await self.deed()
        except TurnedAway:
            pass
        except TimeoutError:
            self.answers["nothing"] += 1
        except (OSError, EOFError):
            self.answers["cut"] += 1
        except Exception as problem:
            self.violations.append(f"{self.name}: the attack itself failed: {problem!r}")

    def told(self) -> Told:
        return Told(self.sent, dict(self.answers.most_common()), self.violations[:20])

    # Means

    def door(self) -> Door:
        """The server, from the next address of the attackers."""
        return Door(self.order.host, self.order.port, next(self._sources))

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> Answer:
        """A request as a page makes it."""
        self.sent += 1
        answer = await request(self.door(), method, path, body, cookie)
        self.count_status(answer.status, f"{method} {path}")
        return answer

    def count_status(self, status: int, what: str) -> None:
        self.answers[str(status)] += 1
        if status >= 500 and status != 503:
            self.violations.append(f"{self.name}: {status} for {what[:200]}")

    @asynccontextmanager
    async def at(self, seat: Seat, greets: bool = True) -> AsyncIterator[Pest]:
        """A socket at a table, dropped in the end."""
        pest = Pest(self)
        try:
            await pest.come(self.door(), seat)
            if greets:
                pest.say({"t": "hello", "after": 0})
            yield pest
        finally:
            pest.leave()

    @asynccontextmanager
    async def wire(self) -> AsyncIterator[Wire]:
        """A bare connection, dropped in the end."""
        door = self.door()
        async with asyncio.timeout(PATIENCE):
            _, wire = await asyncio.get_running_loop().create_connection(
                Wire, door.host, door.port, local_addr=door.local
            )
        try:
            yield wire
        finally:
            wire.count(self)
            wire.drop()


class Pest:
    """An attacker's socket. What it hears is counted."""

    def __init__(self, attack: Attack) -> None:
        self.attack = attack
        self.is_open = True
        self.moves: list[str] = []
        """The legal ones, as far as it was told."""
        self.asked = 0
        self.socket: Socket | None = None
        self._leaving = False

    async def come(self, door: Door, seat: Seat) -> None:
        shake = handshake(door, f"/ws/{seat.table}", seat.cookie)
        async with asyncio.timeout(PATIENCE):
            self.socket = await open_socket(door, shake, self._hear, self._ended)
            try:
                await self.socket.opened
            except ConnectionError as problem:
                raise TurnedAway from problem

    def _hear(self, data: bytes) -> None:
        heard = m.decode.decode(data)
        kind = type(heard).__name__.lower()
        if isinstance(heard, m.No):
            kind = f"no {heard.error}"
        elif isinstance(heard, m.Bye):
            kind = f"bye {heard.reason}"
        elif isinstance(heard, m.Table):
            self._learn(heard.state)
        elif isinstance(heard, m.Event):
            self._learn(heard.now)
        self.attack.answers[kind] += 1

    def _learn(self, state: m.State) -> None:
        if isinstance(state.match, m.Match) and state.match.moves:
            self.moves = state.match.moves

    def _ended(self, code: int) -> None:
        self.is_open = False
        if not self._leaving:
            self.attack.answers[f"closed {code}"] += 1
            if 500 <= code < 600 and code != 503:
                self.attack.violations.append(f"{self.attack.name}: a socket was answered by {code}")

    def say(self, message: dict[str, Any]) -> None:
        self.raw(frame(encode(message)))

    def raw(self, frames: bytes, count: int = 1) -> None:
        """Sends so many frames, unless too much waits already."""
        if self.socket is not None and self.socket.unsent < MOST_UNSENT:
            self.attack.sent += count
            self.socket.send_raw(frames)

    def command(self, kind: str, **fields: Any) -> None:
        self.asked += 1
        self.say({"t": kind, "id": f"{self.asked}-{self.attack.chance.getrandbits(32):x}", **fields})

    async def pester(self, send: Callable[[], None], pace: float, seconds: float = 3600.0) -> None:
        """Sends so many times a second until the socket is closed."""
        end = now() + seconds
        while self.is_open and now() < end:
            send()
            await asyncio.sleep(1 / pace)

    def leave(self) -> None:
        self._leaving = True
        if self.socket is not None:
            self.socket.drop()


class Wire(asyncio.Protocol):
    """A bare connection: sends anything, reads the beginning of what comes, or nothing at all."""

    def __init__(self) -> None:
        self.head = b""
        self.closed = asyncio.get_running_loop().create_future()
        self._born = now()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        if len(self.head) < MOST_KEPT:
            self.head += data[:MOST_KEPT]

    def connection_lost(self, problem: Exception | None) -> None:
        self._transport = None
        if not self.closed.done():
            self.closed.set_result(None)

    def stop_reading(self) -> None:
        if self._transport is not None:
            self._transport.pause_reading()

    def write(self, data: bytes) -> bool:
        """Sends it if the server takes what was sent before; ``ConnectionError`` if that is over."""
        if self._transport is None or self._transport.is_closing():
            raise ConnectionResetError
        if self._transport.get_write_buffer_size() >= MOST_UNSENT:
            return False
        self._transport.write(data)
        return True

    async def over(self, seconds: float) -> bool:
        """Waits so long; whether the server has closed it by then."""
        await asyncio.wait([self.closed], timeout=seconds)
        return self.closed.done()

    def count(self, attack: Attack) -> None:
        """How it was answered, if it was."""
        words = self.head.split(None, 2)
        if len(words) > 1 and words[1].isdigit():
            attack.count_status(int(words[1]), "bytes on a bare connection")
        elif self.closed.done():
            attack.answers["cut"] += 1
        elif now() - self._born > LONG:
            attack.answers[f"open for more than {LONG:.0f} s"] += 1

    def drop(self) -> None:
        if self._transport is not None:
            self._transport.abort()


def now() -> float:
    return asyncio.get_running_loop().time()
