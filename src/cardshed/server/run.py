"""Running the server: its socket, its signals, and an end that loses nothing."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import uvicorn

from cardshed.server.app import Site
from cardshed.server.descriptors import raise_descriptors
from cardshed.server.logs import note
from cardshed.server.protocols import UNFINISHED, Configuration, Http, Socket
from cardshed.server.settings import ServerSettings
from cardshed.table import House, HouseInUse, HouseSettings

NEXT_PORTS = 50
PATIENCE = 1.0
"""Seconds that threads have to end when everything else has."""
COLLECTIONS = (20_000, 20, 100)
"""Objects made since the last garbage collection, and collections of the young before one of the older.
A full one takes 50 ms with 500 tables open, and there is little for it to find."""
BEATS, LINES = 10, 100
"""Ticks of a tenth of a second between two looks at all connections, and between two lines of refusals."""


class Server(uvicorn.Server):
    """Says goodbye to browsers before it closes their sockets, and ends without a signal's exit code."""

    def __init__(self, site: Site, when_started: Callable[[], None] = lambda: None) -> None:
        super().__init__(Configuration(site))
        self.site = site
        self.when_started = when_started

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in _SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self.site.push is not None:
            await self.site.push.start()
        await super().startup(sockets)
        self.when_started()

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        self.site.pulse.beat(asyncio.get_running_loop().time())
        if counter % BEATS == 0:
            self._drop(overdue=True)
        if counter % LINES == 0:
            self.site.refusals.tell()
        return await super().on_tick(counter)

    def _drop(self, overdue: bool) -> None:
        """Ends connections that take too long, or all."""
        now = asyncio.get_running_loop().time()
        for connection in tuple(self.server_state.connections):
            assert isinstance(connection, Http | Socket)
            if not overdue or connection.overdue(now):
                self.site.refusals.count("too-slow")
                connection.transport.abort()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        self.site.house.workers.close()
        if self.site.push is not None:
            await self.site.push.stop()
        await self.site.sockets.stop()
        asyncio.get_running_loop().call_later(0.8 * UNFINISHED, partial(self._drop, overdue=False))
        await super().shutdown(sockets)


_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def listen(host: str, port: int | None, first: int) -> socket.socket:
    """A socket to listen at: the port asked for, or the next free one from the first."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    ports = [port] if port is not None else range(first, first + NEXT_PORTS)
    for number in ports:
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, number))
        except OSError as problem:
            listener.close()
            if number == ports[-1]:
                raise OSError(f"{host}:{number}: {problem.strerror}") from problem
        else:
            return listener
    raise AssertionError


def address_file(db: Path) -> Path:
    """Where a running server says how to reach it, for a second start on the same database."""
    real = db.resolve()
    return real.with_name(real.name + ".address")


def running_at(db: Path) -> str | None:
    """The address of the server that works on a database."""
    with suppress(OSError, ValueError, KeyError, TypeError):
        return str(json.loads(address_file(db).read_text("utf-8"))["url"])
    return None


@contextmanager
def announced(db: Path, url: str) -> Iterator[None]:
    path = address_file(db)
    path.write_text(json.dumps({"url": url, "pid": os.getpid()}), encoding="utf-8")
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


async def serve(
    db: Path,
    listener: Callable[[], socket.socket],
    house_settings: HouseSettings,
    settings: ServerSettings,
    started: Callable[[str], None],
) -> None:
    """Serves until a signal comes; then everything is in the log."""
    house = await House.open(db, house_settings, limits=settings.limits)
    try:
        with listener() as bound:
            url = url_of(bound)
            site = Site(house, settings)
            with announced(db, url):
                note("serving", url=url, db=str(db), pid=os.getpid())
                await Server(site, partial(started, url)).serve(sockets=[bound])
    finally:
        await house.close()
        note("stopped")


def url_of(listener: socket.socket) -> str:
    """The address to type on this machine."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def run(
    db: Path,
    listener: Callable[[], socket.socket],
    house_settings: HouseSettings,
    settings: ServerSettings,
    started: Callable[[str], None] = lambda url: None,
) -> None:
    """The same as the last thing a process does, with the fastest event loop there is."""
    raise_descriptors()
    gc.set_threshold(*COLLECTIONS)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(db, listener, house_settings, settings, started))
        _leave_soon()


def _leave_soon() -> None:
    """Everything is in the log. A game that is still being loaded in a thread is not waited for long."""
    timer = threading.Timer(PATIENCE, os._exit, (0,))
    timer.daemon = True
    timer.start()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:
        return None
    factory: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return factory


__all__ = ["HouseInUse", "listen", "run", "running_at", "serve"]
