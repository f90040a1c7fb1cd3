"""The durable log: SQLite, one thread that writes, many entries in one commit.

Whoever appends an entry is called back in the event loop once it is on the disk, in order. When a
commit fails, everything appended so far and not yet written is dropped, and its owners are told.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import secrets
import sqlite3
import threading
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any

import msgspec

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    "table" TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY ("table", seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sitters (
    player TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (player, "table")) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS late (
    "table" TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
    seat INTEGER NOT NULL, move TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, opened INTEGER NOT NULL, over INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS archive (
    "table" TEXT PRIMARY KEY, at INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
"""
INSERT = 'INSERT INTO entries ("table", seq, at, body) VALUES '
MOST_AT_ONCE = 1000
MOST_IN_A_STATEMENT = 256

logger = logging.getLogger(__name__)

Row = tuple[str, int, int, bytes]
"""Table, sequence number, milliseconds since 1970, the entry as JSON."""
KeptRow = tuple[int, int, bytes]
"""The same, of one table."""
Statement = tuple[str, Sequence[Any]]
Call = Callable[[], None]


class HouseInUse(RuntimeError):
    """Another server works on this database."""


@dataclass
class _Item:
    rows: Sequence[Row]
    statements: Sequence[Statement]
    then: Call
    failed: Call
    epoch: int


@dataclass
class Commits:
    """How the writing went."""

    commits: int = 0
    entries: int = 0
    seconds: float = 0.0
    failures: int = 0


@dataclass
class Log:
    """The log of all tables of one server. Call :meth:`open` within the event loop."""

    path: Path
    written: Commits = field(default_factory=Commits)
    on_failure: Callable[[Exception], None] = lambda problem: None

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = _lock(self.path)
        self._reader = _connect(self.path)
        with self._reader:
            self._reader.executescript(SCHEMA)
        self._queue: queue.SimpleQueue[list[_Item] | None] = queue.SimpleQueue()
        self._fresh: list[_Item] = []
        self._epoch = 0
        self._failed_epoch = -1
        self._writer = threading.Thread(target=self._write_all, name="log", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Waits until everything is written."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._reader.close()
        if self._lock is not None:
            self._lock.close()

    def append(
        self,
        rows: Sequence[Row],
        then: Call,
        failed: Call = lambda: None,
        statements: Sequence[Statement] = (),
    ) -> None:
        """Writes entries soon; ``then`` is called in the event loop when they are durable."""
        if not self._fresh:
            self._loop.call_soon(self._hand_over)
        self._fresh.append(_Item(rows, statements, then, failed, self._epoch))

    def _hand_over(self) -> None:
        """The writer is woken once for all that one turn of the event loop brought."""
        if self._fresh:
            self._queue.put(self._fresh)
            self._fresh = []

    async def write(self, rows: Sequence[Row], statements: Sequence[Statement] = ()) -> None:
        """Writes and waits until it is durable."""
        done: asyncio.Future[None] = self._loop.create_future()
        problem = OSError("the database could not be written")
        self.append(rows, lambda: done.set_result(None), lambda: done.set_exception(problem), statements)
        await done

    def read(self, sql: str, *values: Any) -> list[tuple[Any, ...]]:
        """What the log holds; for the event loop's thread."""
        return self._reader.execute(sql, values).fetchall()

    def entries(self, table: str) -> list[KeptRow]:
        """All entries of a table; none for one that does not exist, or is archived."""
        rows = self.read('SELECT seq, at, body FROM entries WHERE "table" = ? ORDER BY seq', table)
        return [(seq, at, body) for seq, at, body in rows]

    def archived(self, table: str) -> list[KeptRow]:
        """The entries of an archived table."""
        for (body,) in self.read('SELECT body FROM archive WHERE "table" = ?', table):
            return unpack(body)
        return []

    async def secret(self, name: str) -> bytes:
        """Random bytes that stay the same for this database."""
        fresh = secrets.token_bytes(32)
        await self.write([], [("INSERT OR IGNORE INTO secrets VALUES (?, ?)", (name, fresh))])
        value: bytes = self.read("SELECT value FROM secrets WHERE name = ?", name)[0][0]
        return value

    # The writing thread

    def _write_all(self) -> None:
        with closing(_connect(self.path)) as database:
            open_ = True
            while open_:
                items, open_ = self._next_items()
                if items:
                    self._write(database, items)
            with suppress(sqlite3.Error):
                database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _next_items(self) -> tuple[list[_Item], bool]:
        """All that waits to be written, at least one; ``False`` at the end."""
        items: list[_Item] = []
        more = self._queue.get()
        while more is not None:
            items += more
            if len(items) >= MOST_AT_ONCE:
                return items, True
            try:
                more = self._queue.get_nowait()
            except queue.Empty:
                return items, True
        return items, False

    def _write(self, database: sqlite3.Connection, items: list[_Item]) -> None:
        current = [item for item in items if item.epoch > self._failed_epoch]
        dropped = [item for item in items if item.epoch <= self._failed_epoch]
        began = time.perf_counter()
        try:
            if any(item.rows or item.statements for item in current):
                self._commit(database, current)
        except sqlite3.Error as problem:
            with suppress(sqlite3.Error):
                database.rollback()
            self.written.failures += 1
            self._failed_epoch = max(item.epoch for item in current)
            self._call(self._fail, problem)
            dropped, current = [*current, *dropped], []
        else:
            self.written.seconds += time.perf_counter() - began
        self._call(_run_all, [item.then for item in current] + [item.failed for item in dropped])

    def _commit(self, database: sqlite3.Connection, items: list[_Item]) -> None:
        rows = [row for item in items for row in item.rows]
        database.execute("BEGIN IMMEDIATE")
        _insert(database, rows)
        for item in items:
            for sql, values in item.statements:
                database.execute(sql, values)
        database.execute("COMMIT")
        self.written.commits += 1
        self.written.entries += len(rows)

    def _fail(self, problem: Exception) -> None:
        """In the event loop: what was appended before is void, what comes now counts."""
        self._epoch += 1
        self.on_failure(problem)

    def _call(self, function: Callable[[Any], None], argument: Any) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(function, argument)


def _insert(database: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Many rows in one statement, since the writer waits for the other threads after each.

    Their numbers are powers of two, so that few different statements are kept ready."""
    done = 0
    while done < len(rows):
        count = min(MOST_IN_A_STATEMENT, 1 << (len(rows) - done).bit_length() - 1)
        values = [value for row in rows[done : done + count] for value in row]
        database.execute(INSERT + ", ".join(["(?, ?, ?, ?)"] * count), values)
        done += count


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def pack(rows: Sequence[KeptRow]) -> bytes:
    """The entries of a table in one compressed piece."""
    return zlib.compress(msgspec.json.encode([(seq, at, body.decode()) for seq, at, body in rows]), 9)


def unpack(packed: bytes) -> list[KeptRow]:
    rows = msgspec.json.decode(zlib.decompress(packed), type=list[tuple[int, int, str]])
    return [(seq, at, body.encode()) for seq, at, body in rows]


def _run_all(calls: list[Call]) -> None:
    for call in calls:
        try:
            call()
        except Exception:
            logger.exception("after a commit")


def _connect(path: Path) -> sqlite3.Connection:
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    return database


def _lock(path: Path) -> IO[str] | None:
    """Only one server may write a database; the system lets go of the lock when a server dies."""
    try:
        import fcntl
    except ImportError:
        return None
    lock = path.with_name(path.name + ".lock").open("w")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise HouseInUse(f"another server works on {path}") from None
    return lock
