"""A server for browsers, whose cards a test may stack and whose tables it may set up."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from unittest import mock

from cardshed import games
from cardshed.table import House, HouseSettings
from cardshed.table import entries as e
from cardshed.table.messages import COLOURS
from cardshed.table.store.rows import Statement
from tests.server.running import COMPILING, FREE, Running, running

QUICK = HouseSettings(pace=0, between_rounds=3600)
# Deals that usually end soon; with others the tests only take longer.
QUICK_DEALS = {"clear4": 238, "hawaiki": 183, "skipbo": 0, "solo": 233}


class Shed:
    """A running server."""

    def __init__(self, server: Running) -> None:
        assert server.site is not None
        self.server = server
        self.url = server.url
        self.house: House = server.site.house

    def wait_until_ready(self, level: str = "medium", only: str | None = None) -> None:
        """Rules and players are compiled when a machine first needs them."""
        until = time.monotonic() + COMPILING
        while not all(self.house.ready(game, level) for game in games() if only in (None, game)):
            assert time.monotonic() < until, "the games take too long to compile"
            time.sleep(0.1)

    def play(self, table: str, moves: Iterable[tuple[int, str]]) -> None:
        """Makes moves at a table without a browser: what came before the situation a test is about."""
        live = self.house.live[table]

        def commit() -> None:
            for seat, move in moves:
                live.commit(e.Moved(seat, move, "person"))

        self._in_the_house(commit)

    def write(self, statements: Sequence[Statement]) -> None:
        """Puts something into the database, and waits until it is there."""
        written = threading.Event()
        log = self.house.log
        self._in_the_house(lambda: log.append(None, [], written.set, statements=statements))
        assert written.wait(30), "the database cannot be written"

    def seat(self, table: str, names: Iterable[str]) -> None:
        """Gives the seats after the first to people who have no browser: they stay where they are."""
        live = self.house.live[table]

        def commit() -> None:
            for seat, name in enumerate(names, start=1):
                live.commit(e.Sat(seat, f"nobody-{seat}", name, COLOURS[seat % len(COLOURS)]))

        self._in_the_house(commit)

    def say(self, table: str, seats: Iterable[int], phrase: str) -> None:
        """Somebody says something, all of them at once."""
        live = self.house.live[table]

        def commit() -> None:
            for seat in seats:
                live.commit(e.Said(seat, phrase))

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

        self.house.log._loop.call_soon_threadsafe(run)
        assert done.wait(30), "the server does not answer"
        assert not problems, problems


@contextmanager
def open_shed(db: Path, house: HouseSettings = QUICK) -> Iterator[Shed]:
    with running(db, house, FREE) as server:
        yield Shed(server)


@contextmanager
def dealt(seed: bytes) -> Iterator[None]:
    """Every match that begins meanwhile is dealt from this seed."""
    with mock.patch("cardshed.table.commands.secrets.token_hex", return_value=seed.hex()):
        yield


def quickly(game: str) -> AbstractContextManager[None]:
    """What begins meanwhile does not take long."""
    return dealt(QUICK_DEALS[game].to_bytes(32, "big"))
