"""A browser at one table: plays by the protocol, resends until acknowledged, resumes after a cut."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import msgspec
from msgspec import UNSET

from tests.campaigns import messages as m
from tests.campaigns.http import Door
from tests.campaigns.sockets import Socket, handshake, open_socket

AGAIN = 0.03
"""Seconds at most until a browser tries to come back."""
encode = msgspec.json.Encoder().encode


class Browser:
    """One person's page. What it does is decided by :meth:`act`, after everything that it hears."""

    again = AGAIN

    def __init__(self, door: Door, cookie: str, table: str, chance: random.Random) -> None:
        self.door = door
        self.cookie = cookie
        self.table = table
        self.chance = chance
        self.seq = 0
        self.me: int | None = None
        self.phase = "lobby"
        self.ready: list[int] = []
        self.moves: list[str] = []
        self.waiting: list[int] = []
        self.pending: dict[str, dict[str, Any]] = {}
        """Commands not yet answered, by id."""
        self.asked = 0
        self.connected = False
        self.playing = False
        self._socket: Socket | None = None
        self._leaving = False
        self._lost = asyncio.Event()
        self._home: asyncio.Task[None] | None = None

    # Coming and going

    def come(self) -> None:
        """Connects, and again whenever the connection is lost."""
        self._leaving = False
        self._home = asyncio.create_task(self._stay())

    async def leave(self) -> None:
        self._leaving = True
        if self._socket is not None:
            self._socket.drop()
        if self._home is not None:
            self._home.cancel()
            await asyncio.gather(self._home, return_exceptions=True)

    async def _stay(self) -> None:
        request = handshake(self.door, f"/ws/{self.table}", self.cookie)
        while not self._leaving:
            self._lost.clear()
            try:
                self._socket = await open_socket(self.door, request, self._hear, self._ended)
                await self._socket.opened
            except OSError:
                await asyncio.sleep(self.chance.uniform(0, self.again))
                continue
            self._greet()
            await self._lost.wait()
            await asyncio.sleep(self.chance.uniform(0, self.again))

    def _greet(self) -> None:
        """Says what it has seen, and everything again that nobody answered."""
        self.connected = True
        self.say({"t": "hello", "after": self.resume_after()})
        for command in self.pending.values():
            self.say(command)

    def _ended(self, code: int) -> None:
        self.connected = False
        self._lost.set()

    # Talking

    def say(self, message: dict[str, Any]) -> None:
        if self._socket is not None:
            self._socket.send(encode(message))

    def command(self, kind: str, **fields: Any) -> str:
        """Sends a command and keeps it until it is answered."""
        self.asked += 1
        id = f"{self.asked}-{self.chance.getrandbits(40):x}"
        self.pending[id] = {"t": kind, "id": id, **fields}
        self.say(self.pending[id])
        return id

    def _hear(self, data: bytes) -> None:
        heard = m.decode.decode(data)
        if type(heard) is m.Event:
            self.on_event(heard)
            self.seq = heard.seq
            self._update(heard.now)
        elif type(heard) is m.Ok:
            command = self.pending.pop(heard.id, None)
            self.on_ok(heard, command)
        elif type(heard) is m.Table:
            self.on_table(heard)
            self.seq = heard.seq
            self._update(heard.state)
        elif type(heard) is m.No:
            command = self.pending.pop(heard.id, None) if heard.id is not None else None
            self.on_no(heard, command)
        elif type(heard) is m.Hint:
            self.on_hint(self.pending.pop(heard.id, None))
        elif type(heard) is m.Bye:
            self.on_bye(heard)
        if self.playing:
            self.act()

    def _update(self, now: m.State) -> None:
        if now.match is not UNSET:
            self.moves = [] if now.match is None else now.match.moves
            self.waiting = [] if now.match is None else now.match.waiting
        if now.phase is not UNSET:
            self.phase = now.phase
        if now.ready is not UNSET:
            self.ready = now.ready
        if now.me is not UNSET:
            self.me = now.me

    # What campaigns look at

    def resume_after(self) -> int:
        return self.seq

    def on_event(self, heard: m.Event) -> None: ...

    def on_table(self, heard: m.Table) -> None: ...

    def on_ok(self, heard: m.Ok, command: dict[str, Any] | None) -> None: ...

    def on_no(self, heard: m.No, command: dict[str, Any] | None) -> None: ...

    def on_hint(self, command: dict[str, Any] | None) -> None: ...

    def on_bye(self, heard: m.Bye) -> None: ...

    # What it does

    def act(self) -> None:
        """Whatever keeps the match going; one command at a time."""
        if self.pending or self.me is None:
            return
        if self.phase == "playing":
            if self.me in self.waiting and self.moves:
                self.play()
        elif self.phase == "between":
            if self.me not in self.ready:
                self.command("ready")
        elif self.phase == "over" and self.me == 0:
            self.command("start")

    def play(self) -> None:
        self.command("move", move=self.chance.choice(self.moves), on=self.seq)


async def until(condition: Any, seconds: float = 120.0) -> bool:
    """Waits for something to become true; whether it did."""
    deadline = asyncio.get_running_loop().time() + seconds
    while not condition():
        if asyncio.get_running_loop().time() > deadline:
            return False
        await asyncio.sleep(0.005)
    return True
