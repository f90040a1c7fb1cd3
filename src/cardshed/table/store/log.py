"""The durable log: one thread that writes, many entries in one commit.

Whoever appends an entry is called back in the event loop once it is on the disk, in order. When a
commit fails, each table's part is tried alone; what cannot be written is dropped with everything that the
same table appended since, and its owner is told. Other tables go on.
"""

from __future__ import annotations

import asyncio
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from cardshed.table.clock import now_ms
from cardshed.table.store import files
from cardshed.table.store.rows import KeptRow, Statement

INSERT = 'INSERT INTO entries ("table", seq, at, body, told) VALUES '
PROBE = "INSERT OR REPLACE INTO health VALUES (1, ?)"
MOST_AT_ONCE = 1000
MOST_IN_A_STATEMENT = 256
WHOLE_DISK = (
    *("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_CORRUPT", "SQLITE_NOMEM"),
    *("SQLITE_BUSY", "SQLITE_LOCKED"),
)
"""Failures that are nobody's own: the rest of a commit would fail alike."""

logger = logging.getLogger(__name__)

Call = Callable[[], None]


Row = tuple[str | None, KeptRow]
"""An entry and whose it is."""


@dataclass(slots=True)
class _Item:
    table: str | None
    rows: Sequence[KeptRow]
    statements: Sequence[Statement]
    then: Call
    failed: Callable[[Exception], None]
    mended: bool = False
    """Not to be written: from here on the table may write again."""


@dataclass
class Commits:
    """How the writing went."""

    commits: int = 0
    entries: int = 0
    seconds: float = 0.0
    failures: int = 0


def _nothing(problem: Exception) -> None:
    pass


@dataclass
class Log:
    """The log of all tables of one server. Call :meth:`open` within the event loop."""

    path: Path
    written: Commits = field(default_factory=Commits)
    on_failure: Callable[[str, Exception], None] = lambda table, problem: None
    """Called with a table that could not be written, and why."""

    def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lock = files.lock(self.path)
        try:
            files.prepare(self.path)
        except BaseException:
            if self._lock is not None:
                os.close(self._lock)
            raise
        self._queue: queue.SimpleQueue[list[_Item] | None] = queue.SimpleQueue()
        self._fresh: list[_Item] = []
        self._broken: set[str] = set()
        """Tables whose items are dropped, until the event loop knows."""
        self._writer = threading.Thread(target=self._write_all, name="log", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        """Waits until everything is written."""
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        if self._lock is not None:
            os.close(self._lock)

    def append(
        self,
        table: str | None,
        rows: Sequence[KeptRow],
        then: Call,
        failed: Callable[[Exception], None] = _nothing,
        statements: Sequence[Statement] = (),
    ) -> None:
        """Writes entries of a table soon; ``then`` is called in the event loop when they are durable."""
        if not self._fresh:
            self._loop.call_soon(self._hand_over)
        self._fresh.append(_Item(table, rows, statements, then, failed))

    def _hand_over(self) -> None:
        """The writer is woken once for all that one turn of the event loop brought."""
        if self._fresh:
            self._queue.put(self._fresh)
            self._fresh = []

    async def write(
        self, table: str | None = None, rows: Sequence[KeptRow] = (), statements: Sequence[Statement] = ()
    ) -> None:
        """Writes and waits until it is durable; raises ``OSError`` where it cannot be."""
        done: asyncio.Future[None] = self._loop.create_future()

        def written() -> None:
            if not done.done():
                done.set_result(None)

        def failed(problem: Exception) -> None:
            if not done.done():
                done.set_exception(OSError(f"the database cannot be written: {problem}"))

        self.append(table, rows, written, failed, statements)
        await done

    async def probe(self) -> None:
        """Writes something, to see whether it can."""
        await self.write(statements=[(PROBE, (now_ms(),))])

    @property
    def waiting(self) -> int:
        """Hand-overs that the writer has not begun with."""
        return self._queue.qsize()

    # The writing thread

    def _write_all(self) -> None:
        with closing(files.connect(self.path)) as database:
            while self._write_next(database):
                pass
            with suppress(sqlite3.Error):
                database.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _write_next(self, database: sqlite3.Connection) -> bool:
        """Writes what waits, and holds nothing of it until there is more; ``False`` at the end."""
        items, open_ = self._next_items()
        if items:
            self._write(database, items)
        return open_

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
        """All in one commit; if that fails, each table's part alone."""
        calls: list[Call] = []
        if self._broken:
            items = self._without_broken(items, calls)
        began = time.perf_counter()
        try:
            self._commit(database, items)
            calls += [item.then for item in items]
        except sqlite3.Error as problem:
            calls += self._write_apart(database, items, problem)
        self.written.seconds += time.perf_counter() - began
        self._call(_run_all, calls)

    def _without_broken(self, items: list[_Item], calls: list[Call]) -> list[_Item]:
        """Leaves out what broken tables appended before they were told; whoever waits for it hears so."""
        left = []
        for item in items:
            if item.mended:
                self._broken.discard(str(item.table))
            elif item.table in self._broken:
                calls.append(partial(item.failed, OSError("what came before could not be written")))
            else:
                left.append(item)
        return left

    def _write_apart(
        self, database: sqlite3.Connection, items: list[_Item], problem: sqlite3.Error
    ) -> list[Call]:
        """What becomes of the parts of a commit that failed as a whole."""
        parts: dict[object, list[_Item]] = {}
        for item in items:
            parts.setdefault(object() if item.table is None else item.table, []).append(item)
        calls: list[Call] = []
        hopeless = len(parts) == 1 or _name(problem).startswith(WHOLE_DISK)
        for part in parts.values():
            reason = problem if hopeless else self._try_alone(database, part)
            if reason is None:
                calls += [item.then for item in part]
            else:
                calls += self._failed(part, reason)
        return calls

    def _try_alone(self, database: sqlite3.Connection, part: list[_Item]) -> sqlite3.Error | None:
        try:
            self._commit(database, part)
        except sqlite3.Error as problem:
            return problem
        return None

    def _failed(self, part: list[_Item], problem: sqlite3.Error) -> list[Call]:
        """In the writing thread: nothing more of this table, until the event loop has heard of it."""
        self.written.failures += 1
        table = part[0].table
        calls: list[Call] = [partial(item.failed, problem) for item in part]
        if table is not None:
            self._broken.add(table)
            calls.append(lambda: self._give_up(table, problem))
        return calls

    def _give_up(self, table: str, problem: Exception) -> None:
        """In the event loop: what the table appended before is void, what comes now counts."""
        self.on_failure(table, problem)
        self._hand_over()
        self._queue.put([_Item(table, (), (), lambda: None, _nothing, mended=True)])

    def _commit(self, database: sqlite3.Connection, items: list[_Item]) -> None:
        rows: list[Row] = [(item.table, row) for item in items for row in item.rows]
        if not rows and not any(item.statements for item in items):
            return
        try:
            database.execute("BEGIN IMMEDIATE")
            _insert(database, rows)
            for item in items:
                for sql, values in item.statements:
                    database.execute(sql, values).fetchall()
            database.execute("COMMIT")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                database.execute("ROLLBACK")
            raise
        self.written.commits += 1
        self.written.entries += len(rows)

    def _call(self, function: Callable[[Any], None], argument: Any) -> None:
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(function, argument)


def _insert(database: sqlite3.Connection, rows: Sequence[Row]) -> None:
    """Many rows in one statement, since the writer waits for the other threads after each.

    Their numbers are powers of two, so that few different statements are kept ready."""
    done = 0
    while done < len(rows):
        count = min(MOST_IN_A_STATEMENT, 1 << (len(rows) - done).bit_length() - 1)
        values = [value for table, row in rows[done : done + count] for value in (table, *row)]
        database.execute(INSERT + ", ".join(["(?, ?, ?, ?, ?)"] * count), values)
        done += count


def _name(problem: sqlite3.Error) -> str:
    return str(getattr(problem, "sqlite_errorname", ""))


def _run_all(calls: list[Call]) -> None:
    for call in calls:
        try:
            call()
        except Exception:
            logger.exception("after a commit")
