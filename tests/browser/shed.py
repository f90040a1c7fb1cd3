"""A server for browsers, whose cards a test may stack and whose tables it may set up."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

from cardshed.server.settings import ServerSettings, SocketLimits
from cardshed.table import House, HouseSettings, commands
from cardshed.table import entries as e
from tests.server.running import Running, running

QUICK = HouseSettings(pace=0, between_rounds=3600)
UNLIMITED = ServerSettings(tables_per_minute=0, replays_per_minute=0, sockets=SocketLimits(rate=0))


class Shed:
    """A running server."""

    def __init__(self, server: Running) -> None:
        assert server.site is not None
        self.server = server
        self.url = server.url
        self.house: House = server.site.house

    def play(self, table: str, moves: Iterable[tuple[int, str]]) -> None:
        """Makes moves at a table without a browser: what came before the situation a test is about."""
        live = self.house.live[table]

        def commit() -> None:
            for seat, move in moves:
                live.commit(e.Moved(seat, move, "person"))

        self._in_the_house(commit)

    def _in_the_house(self, work: Callable[[], None]) -> None:
        done = threading.Event()
        problems: list[BaseException] = []

        def run() -> None:
            try:
                work()
            except BaseException as problem:
                problems.append(problem)
            done.set()

        self.house.loop.call_soon_threadsafe(run)
        assert done.wait(30), "the server does not answer"
        assert not problems, problems


@contextmanager
def open_shed(db: Path, house: HouseSettings = QUICK) -> Iterator[Shed]:
    with running(db, house, UNLIMITED) as server:
        yield Shed(server)


@contextmanager
def dealt(seed: bytes) -> Iterator[None]:
    """Every match that begins meanwhile is dealt from this seed."""
    secrets = commands.secrets
    commands.secrets = SimpleNamespace(token_hex=lambda _: seed.hex())  # type: ignore[assignment]
    try:
        yield
    finally:
        commands.secrets = secrets
