"""Somebody with a socket who sends nonsense and looks at each answer."""

from __future__ import annotations

import asyncio
import random
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec

from tests.campaigns import messages as m
from tests.campaigns.http import PATIENCE, Door
from tests.campaigns.nonsense import Item, Liar, tampered, word
from tests.campaigns.sockets import Socket, frame, handshake, open_socket

if TYPE_CHECKING:
    from tests.campaigns.bad_input import Findings

SHY = 0.1
"""How many do not say hello first."""


@dataclass(frozen=True)
class Place:
    """A seat at a table, or a chair beside it."""

    table: str
    cookie: str
    me: int | None


class Intruder:
    """One connection."""

    def __init__(
        self, door: Door, place: Place, chance: random.Random, found: Findings, ids: list[str]
    ) -> None:
        self.door = door
        self.place = place
        self.chance = chance
        self.found = found
        self.ids = ids
        self.liar = Liar(chance, place.me, ids[-50:])
        self.heard: asyncio.Queue[m.Heard | int] = asyncio.Queue()
        self.closed = False

    async def annoy(self, count: int) -> None:
        """Sends so much nonsense, unless the socket is closed before."""
        socket = await self._connect()
        if socket is None:
            return
        if self.chance.random() < SHY:
            await self._give(socket, self.liar.item(), "before hello")
            if not self.closed:
                socket.drop()
            return
        await self._give(socket, self._hello(0), "hello")
        for _ in range(count):
            if self.closed:
                return
            item = self.liar.item() if self.chance.random() < 0.97 else self._hello(None)
            await self._give(socket, item, "message")
        socket.drop()

    async def flood(self, count: int) -> None:
        """Sends all at once: most is refused, then the socket is closed."""
        socket = await self._connect()
        if socket is None:
            return
        socket.send(b'{"t":"hello"}')
        for _ in range(count):
            socket.send(b'{"t":"ping","n":1}' if self.chance.random() < 0.5 else self._refused())
        self.found.sent["flood"] += count + 1
        try:
            while not isinstance(answer := await asyncio.wait_for(self.heard.get(), PATIENCE), int):
                self.found.answers["too-fast" if _error(answer) == "too-fast" else "answered"] += 1
        except TimeoutError:
            self.found.violations.append("a flood was neither answered nor cut off")
            socket.drop()
        else:
            self.found.answers[f"closed {answer}"] += 1

    def _refused(self) -> bytes:
        """A move in no game: whether it is one's turn is not known in a flood."""
        return msgspec.json.encode({"t": "move", "id": self.liar.new_id(), "move": "?", "on": 0})

    def _hello(self, after: int | None) -> Item:
        number = self.chance.choice((0, 1, 5, 2**53)) if after is None else after
        return Item(frame(msgspec.json.encode({"t": "hello", "after": number})), ("table", "event"))

    # One after the other

    async def _connect(self) -> Socket | None:
        request = handshake(self.door, f"/ws/{self.place.table}", self.place.cookie)
        try:
            socket = await open_socket(self.door, request, self._hear, self._end)
            await asyncio.wait_for(asyncio.shield(socket.opened), PATIENCE)
        except (OSError, TimeoutError) as problem:
            self.found.violations.append(f"no connection: {problem!r}")
            return None
        return socket

    def _hear(self, data: bytes) -> None:
        self.heard.put_nowait(m.decode.decode(data))

    def _end(self, code: int) -> None:
        self.closed = True
        self.heard.put_nowait(code)

    async def _give(self, socket: Socket, item: Item, kind: str) -> None:
        """Sends something and waits for its answer."""
        self.found.sent[kind] += 1
        if item.id is not None:
            self.ids.append(item.id)
            del self.ids[:-1000]
        socket.send_raw(item.frames)
        if item.drop:
            socket.drop()
            self.closed = True
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._answer(item)
        except TimeoutError:
            self.found.violations.append(f"no answer to {item.frames[:300]!r}")

    async def _answer(self, item: Item) -> None:
        """Waits for the right answer, or for the end."""
        while True:
            heard = await self.heard.get()
            if isinstance(heard, int):
                self.found.answers[f"closed {heard}"] += 1
                return
            self._learn(heard)
            kind = type(heard).__name__.lower()
            if kind in item.answers and (item.id is None or getattr(heard, "id", None) == item.id):
                self._count(heard, item, kind)
                return

    def _count(self, heard: m.Heard, item: Item, kind: str) -> None:
        self.found.answers[_error(heard) or kind] += 1
        if item.seq is not None and isinstance(heard, m.Ok) and heard.seq != item.seq:
            self.found.violations.append(f"carried out twice: {item.frames!r}")

    def _learn(self, heard: m.Heard) -> None:
        """What was carried out, and which moves are legal now."""
        if isinstance(heard, m.Ok):
            self.liar.done.setdefault(heard.id, heard.seq)
            self.found.carried_out.setdefault(self.place.table, set()).add(heard.id)
        state = (
            heard.state if isinstance(heard, m.Table) else heard.now if isinstance(heard, m.Event) else None
        )
        if state is not None and isinstance(state.match, m.Match):
            self.liar.moves = state.match.moves


def _error(heard: Any) -> str | None:
    return heard.error if isinstance(heard, m.No) else None


async def knock(door: Door, place: Place, chance: random.Random, found: Findings) -> None:
    """Tries to come in where or how one may not."""
    path, cookie, origin = f"/ws/{place.table}", place.cookie, door.origin
    kind = chance.choice(("cookie", "origin", "table", "path"))
    if kind == "cookie":
        cookie = tampered(cookie, chance)
    elif kind == "origin":
        origin = chance.choice(
            ("null", "", "https://evil.example", f"{door.origin}.evil.example", "http://127.0.0.1:1")
        )
    elif kind == "table":
        path = f"/ws/{secrets.token_urlsafe(16)}"
    else:
        path = f"/ws/{word(chance)}/x" if chance.random() < 0.5 else f"/ws/{word(chance)}"
    ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
    told: list[bytes] = []
    found.sent[f"door: {kind}"] += 1
    try:
        socket = await open_socket(door, handshake(door, path, cookie, origin), told.append, ended.set_result)
        with suppress(OSError):
            await asyncio.wait_for(socket.opened, PATIENCE)
            socket.send(b'{"t":"hello"}')
        code = await asyncio.wait_for(ended, PATIENCE)
    except (OSError, TimeoutError) as problem:
        found.violations.append(f"no answer at the door ({kind}): {problem!r}")
        return
    found.answers[f"closed {code}"] += 1
    if any(b'"t":"table"' in data for data in told):
        found.violations.append(f"somebody came in who should not ({kind}): {path} {origin}")
