"""Real servers on this machine, each with a database of its own."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets import Origin
from websockets.sync.client import ClientConnection, connect

from cardshed.cli.limits import changed, for_message_rate, for_tables_per_minute
from cardshed.server.app import Site
from cardshed.server.run import Server, listen, url_of
from cardshed.server.settings import ServerSettings
from cardshed.table import House, HouseSettings
from cardshed.table.limits import Limits

COMPILING = 300
"""Seconds that the first start on a machine may take."""
ORDER = {"game": "clear4", "seats": 2, "name": "Ann", "colour": "teal", "level": "beginner"}


def limited(*changes: str, **settings: Any) -> ServerSettings:
    """Settings with limits as an operator writes them."""
    return ServerSettings(limits=changed(Limits(), changes), **settings)


UNLIMITED = limited(
    "address.tables=0",
    "visitor.tables=0",
    "server.tables=0",
    "address.requests=0",
    "address.new_connections=0",
    "address.messages=0",
    "address.greetings=0",
    "address.replays=0",
    "address.carry_codes=0",
    "address.carry_tries=0",
    "visitor.carry_codes=0",
    "server.carry_tries=0",
)
"""One socket is limited as usual, but not how much a whole address asks for."""
FREE = ServerSettings(limits=for_message_rate(for_tables_per_minute(UNLIMITED.limits, 0), 0))
"""Sockets are not limited either."""


@dataclass
class Running:
    """A server to talk to."""

    url: str
    site: Site | None = None
    http: httpx.Client = field(init=False)

    def __post_init__(self) -> None:
        self.http = httpx.Client(base_url=self.url, timeout=30)

    def wait_until_ready(self) -> None:
        until = time.monotonic() + COMPILING
        while not self.http.get("/health").json()["ready"][ORDER["game"]]:
            assert time.monotonic() < until, "the rules take too long to compile"
            time.sleep(0.1)

    def new_table(self, **changes: Any) -> str:
        self.wait_until_ready()
        answer = self.http.post("/api/tables", json=ORDER | changes)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def cookie(self) -> str:
        if "cardshed" not in self.http.cookies:
            self.http.get("/")
        return f"cardshed={self.http.cookies['cardshed']}"

    def connect(self, table: str, cookie: str | None = None, origin: str | None = None) -> ClientConnection:
        """A socket as a page opens it."""
        headers = {"Cookie": cookie if cookie is not None else self.cookie()}
        address = f"ws{self.url.removeprefix('http')}/ws/{table}"
        return connect(
            address,
            additional_headers=headers,
            origin=Origin(origin or self.url),
            compression=None,
            proxy=None,
        )


class Thread(threading.Thread):
    """A server in this process, so that a test can set it up as it likes."""

    def __init__(self, db: Path, house: HouseSettings, settings: ServerSettings) -> None:
        super().__init__(daemon=True)
        self.db = db
        self.house_settings = house
        self.settings = settings
        self.listener = listen("127.0.0.1", 0, 0)
        self.started = threading.Event()

    def run(self) -> None:
        loop = asyncio.new_event_loop()
        loop.run_until_complete(self._serve())
        loop.close()  # unlike asyncio.run, does not wait for a game that is still being loaded

    async def _serve(self) -> None:
        house = await House.open(self.db, self.house_settings, limits=self.settings.limits)
        try:
            self.site = Site(house, self.settings)
            self.server = Server(self.site, self.started.set)
            await self.server.serve(sockets=[self.listener])
        finally:
            await house.close()


@contextmanager
def running(
    db: Path, house: HouseSettings | None = None, settings: ServerSettings | None = None
) -> Iterator[Running]:
    thread = Thread(db, house or HouseSettings(pace=0, between_rounds=0.05), settings or ServerSettings())
    url = url_of(thread.listener)
    thread.start()
    assert thread.started.wait(10)
    server = Running(url, thread.site)
    try:
        yield server
    finally:
        server.http.close()
        thread.server.should_exit = True
        thread.join(10)
        assert not thread.is_alive(), "the server did not stop"


def start(db: Path, *options: str, descriptors: int | None = None) -> tuple[subprocess.Popen[str], str]:
    """The command itself, and the address it prints; with so many descriptors if it asks for them."""
    command = [sys.executable, "-m", "cardshed", "serve", "--port", "0", "--db", str(db), *options]
    if descriptors is not None:
        command = ["bash", "-c", f'ulimit -Sn 256; ulimit -Hn {descriptors}; exec "$@"', "serve", *command]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    address = re.search(r"https?://\S+", line)
    assert address is not None, line
    return process, address.group()


def say(socket: ClientConnection, **message: Any) -> None:
    socket.send(msgspec.json.encode(message).decode())


def hear(socket: ClientConnection, kind: str | None = None) -> dict[str, Any]:
    """The next message, of a kind if one is asked for."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(socket.recv(timeout=10))
        if kind is None or message["t"] == kind:
            return message
