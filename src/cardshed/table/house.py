"""All the tables of one server, kept by the durable log."""

from __future__ import annotations

import asyncio
import logging
import secrets
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from cardshed.bots.levels import LEVELS
from cardshed.bots.names import search_budget
from cardshed.engine.edition import edition
from cardshed.engine.errors import BadInput
from cardshed.games import game as game_by_id
from cardshed.games import games
from cardshed.table import entries as e
from cardshed.table import loading, results, work
from cardshed.table.calls import Calls
from cardshed.table.clock import now_ms
from cardshed.table.commands import bot_entry, check_settings, start_entry
from cardshed.table.finished import NotOver, SetAside
from cardshed.table.keeping import Keeping
from cardshed.table.keys import Key, forgotten_before, is_due, new_key
from cardshed.table.limits import Limits
from cardshed.table.live import Line, LiveTable, beside, snapshot
from cardshed.table.messages import NewTable
from cardshed.table.people import check_colour, clean_name
from cardshed.table.readiness import Readiness
from cardshed.table.store import KeptRow, Log, MatchRow, Reader, writing
from cardshed.table.store.rows import Statement
from cardshed.table.table import REMEMBERED_ENTRIES, Decision, Table
from cardshed.table.workers import Busy, Workers

MOST_LISTED = 6
RESULTS = 30
"""Results in one answer."""
LATEST = (2**53, "", 0)
"""Before this comes every result."""
TABLE_ID_BYTES = 16

logger = logging.getLogger(__name__)
T = TypeVar("T")


class NoEntry(Exception):
    """Why somebody cannot come to a table: it is ``gone``, or ``full``, or the server is ``busy``."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class HouseSettings:
    grace: float = 40.0
    """Seconds before a bot plays for somebody who left."""
    keep_days: int = 90
    """A table that nobody touched for so long is archived."""
    archive_days: int = 730
    """Archived tables are deleted after so long; 0: never."""
    between_rounds: float = 30.0
    """Seconds that a table waits at most before the next round."""
    idle: float = 60.0
    """Seconds after which others may vote to go on without somebody whom a match waits for."""
    pace: float = 1.0
    """Factor on the pauses of bots."""
    new_key: bool = False
    """Whether all cookies given so far are void."""

    def __post_init__(self) -> None:
        if self.keep_days < 1:
            raise BadInput("keep-days", "must be at least 1")
        if self.archive_days < 0:
            raise BadInput("archive-days", "must be at least 1, or 0: never")


@dataclass
class Counts:
    """What happened since the server started."""

    moves: int = 0
    bot_moves: int = 0
    refused: int = 0
    late: int = 0
    hints: int = 0
    opened: int = 0
    matches: int = 0
    unreadable: int = 0

    def count(self, entry: e.AnyEntry) -> None:
        if isinstance(entry, e.Moved):
            self.moves += 1
        elif isinstance(entry, e.Started):
            self.matches += 1


class Desk:
    """A thread with a connection of its own, where the database is read."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._own = threading.local()
        self._thread = ThreadPoolExecutor(1, "reader", initializer=self._open)
        self.waiting = 0

    def _open(self) -> None:
        self._own.reader = Reader(self._path)

    def _answer(self, question: Callable[..., T], arguments: tuple[Any, ...]) -> T:
        return question(self._own.reader, *arguments)

    async def ask(self, question: Callable[..., T], *arguments: Any) -> T:
        """The answer to a question whose first argument is the reader."""
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._thread, self._answer, question, arguments)
        finally:
            self.waiting -= 1

    def close(self) -> None:
        self._thread.submit(lambda: self._own.reader.close())
        self._thread.shutdown(wait=True, cancel_futures=True)


@dataclass
class House:
    """One server's tables. All methods are for the event loop's thread."""

    log: Log
    settings: HouseSettings
    limits: Limits
    workers: Workers
    readiness: Readiness
    counts: Counts = field(default_factory=Counts)
    live: dict[str, LiveTable] = field(default_factory=dict)
    keys: list[Key] = field(default_factory=list)
    """Those that sign cookies, the newest first."""
    desk: Desk = field(init=False)
    keeping: Keeping = field(init=False)
    calls: Calls = field(init=False)
    _idle: OrderedDict[str, None] = field(default_factory=OrderedDict)
    """Tables that nobody has open, the one left longest ago first."""
    _leaving: Counter[str] = field(default_factory=Counter)
    """Tables that left the memory and are still being written."""
    _loading: dict[str, asyncio.Future[LiveTable | None]] = field(default_factory=dict)
    _tasks: set[asyncio.Task[Any]] = field(default_factory=set)

    @classmethod
    async def open(
        cls,
        db: Path,
        settings: HouseSettings | None = None,
        prepare: bool = True,
        limits: Limits | None = None,
    ) -> House:
        """Opens the database (:class:`HouseInUse` if another server has it) and prepares the games."""
        limits = limits or Limits()
        workers = Workers(limits.server, limits.server.workers if prepare else 0)
        house = cls(Log(Path(db)), settings or HouseSettings(), limits, workers, Readiness(workers))
        house.log.on_failure = house._could_not_write
        house.log.open()
        house.desk = Desk(Path(db))
        await house.see_to_keys(house.settings.new_key)
        house.calls = Calls(house.live, limits.table)
        house.keeping = Keeping(house)
        house.keeping.start()
        if prepare:
            house.readiness.start()
        return house

    async def close(self) -> None:
        """Lets everybody go and waits until everything is written."""
        await self.keeping.stop()
        await self.readiness.stop()
        self.calls.close()
        for live in list(self.live.values()):
            self.let_go(live, 1012, "restart")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.close()
        await self.log.close()
        await asyncio.to_thread(self.desk.close)

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something happen that nobody waits for."""
        task = asyncio.get_running_loop().create_task(_noted(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables

    async def new_table(self, player: str, order: NewTable) -> str:
        """Sets up a table and seats its maker; against bots the first match begins at once."""
        table = Table(secrets.token_urlsafe(TABLE_ID_BYTES))
        rows: list[KeptRow] = []
        statements: list[Statement] = []

        def note(entry: e.AnyEntry) -> None:
            rows.append(table.apply(entry, now_ms()).row)
            statements.extend(beside(table, entry))
            self.counts.count(entry)

        note(_opening(order))
        note(e.Sat(0, player, clean_name(order.name), check_colour(order.colour)))
        if not order.friends:
            for seat in range(1, order.seats):
                note(bot_entry(table, seat, order.level))
            note(start_entry(table))
        await self.log.write(table.id, rows, statements)
        self.counts.opened += 1
        self._take_in(table)
        return table.id

    async def enter(self, line: Line, id: str, after: int) -> LiveTable:
        """Somebody comes to a table, knowing what happened up to a number; raises :class:`NoEntry`."""
        live = await self.table(id, after)
        if live is None:
            raise NoEntry("gone")
        await self._remember(live, after)
        if live.closed:
            raise NoEntry("busy")
        is_guest = line not in live.lines and live.table.seat_of(line.player) is None
        if is_guest and live.watchers >= self.limits.table.watchers:
            raise NoEntry("full")
        self._idle.pop(id, None)
        live.join(line, after)
        return live

    async def table(self, id: str, after: int = 0) -> LiveTable | None:
        """A table by its id, from the database if it is not in memory; raises :class:`NoEntry`."""
        if id in self.live:
            return self.live[id]
        if id not in self._loading:
            if len(self._loading) >= self.limits.server.loading:
                raise NoEntry("busy")
            self._loading[id] = asyncio.ensure_future(self._load(id, after))
            self._loading[id].add_done_callback(lambda done: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    def is_loading(self, id: str) -> bool:
        """Whether somebody waits for a table."""
        return id in self._loading

    async def _load(self, id: str, after: int) -> LiveTable | None:
        """One table at a time and off the event loop; many who come at once wait for the same."""
        await self.keeping.until_free(id)
        try:
            if id in self._leaving:
                await self.log.write(id)
            table = await self._read(id, after)
        except loading.Unreadable as problem:
            self.counts.unreadable += 1
            logger.warning("a table cannot be read: %s", problem)
            return None
        except (Busy, OSError):
            raise NoEntry("busy") from None
        return None if table is None else self._take_in(table)

    async def _read(self, id: str, after: int) -> Table | None:
        game = await self.desk.ask(_game_of, id)
        if game is None and await self.keeping.restore(id):
            game = await self.desk.ask(_game_of, id)
        if game is None:
            return None
        if game not in games() or game in self.readiness.left_out:
            raise loading.Unreadable(f"{id}: the game {game} cannot be played here")
        await self.readiness.wait_for(game)
        try:
            return await self.desk.ask(loading.load, id, after)
        except loading.TooLong:
            return await self._read_from_whole_log(id, after)

    async def _read_from_whole_log(self, id: str, after: int) -> Table | None:
        """A long table without a snapshot is played again by a worker, which makes one."""
        seq, body, commands = await self.workers.read(id, work.snapshot_of, str(self.log.path), id)
        again = [writing.snapshots_forgotten(id), writing.snapshot(id, seq, body, commands)]
        await self.log.write(id, statements=again)
        return await self.desk.ask(loading.load, id, after, None)

    def _take_in(self, table: Table) -> LiveTable:
        live = self.live[table.id] = LiveTable(self, table)
        self.is_idle(live)
        return live

    async def _remember(self, live: LiveTable, after: int) -> None:
        """What somebody has not seen is fetched, if the table has it no longer at hand."""
        table = live.table
        oldest = max(table.seq - REMEMBERED_ENTRIES, 0)
        if after >= table.forgotten or table.forgotten <= oldest:
            return
        rows = await self.desk.ask(Reader.entries, table.id, oldest, table.forgotten)
        loading.remember(table, rows)

    async def decisions(self, id: str) -> list[Decision]:
        """The latest decisions of the person at a table, read again from the log."""
        await self.log.write(id)
        return await self.desk.ask(loading.recalled, id)

    async def tables_of(self, player: str) -> list[dict[str, Any]]:
        """The latest unfinished tables where a browser has a seat."""
        lines, _ = await self.some_tables_of(player)
        return lines

    async def some_tables_of(self, player: str, skip: int = 0) -> tuple[list[dict[str, Any]], bool]:
        """The unfinished tables where a browser has a seat, the latest first, and whether there are more. One
        that cannot be read is not in the list and harms no other."""
        lines = []
        found = await self.desk.ask(Reader.tables_of, player, MOST_LISTED + 1, skip)
        for id, game in found[:MOST_LISTED]:
            if not await self.readiness.comes(game):
                continue
            live = self.live.get(id)
            table = live.table if live is not None else await self._looked_at(id)
            seat = None if table is None else table.seat_of(player)
            if table is not None and seat is not None:
                lines.append(_line(table, seat))
        return lines, len(found) > MOST_LISTED

    async def _looked_at(self, id: str) -> Table | None:
        """A table that nobody needs in memory."""
        try:
            return await self.desk.ask(loading.load, id)
        except (loading.Unreadable, loading.TooLong) as problem:
            self.counts.unreadable += 1
            logger.warning("a table is left out of a list: %s", problem)
            return None

    # Finished matches

    async def results_of(
        self, player: str, before: tuple[int, str, int] = LATEST
    ) -> tuple[list[dict[str, Any]], bool]:
        """What came of a browser's matches, the latest first, and whether there are more."""
        found = await self.desk.ask(Reader.results, player, RESULTS + 1, before)
        return [results.told(row) for row in found[:RESULTS]], len(found) > RESULTS

    async def statistics_of(self, player: str) -> list[dict[str, Any]]:
        """The same in numbers, by game and level."""
        return [results.tally(found) for found in await self.desk.ask(Reader.tallies, player)]

    async def is_settling(self) -> bool:
        """Whether older matches are still being looked through."""
        return bool(await self.desk.ask(Reader.unsettled, 1))

    async def about(self, match: str, question: str, *more: Any) -> Any:
        """Something about a finished match (a method of :class:`Finished`), worked out by a worker.

        Raises ``KeyError``, :class:`NotOver`, ``ValueError`` or :class:`Busy`."""
        return await self._read_about(match, match, work.about, question, *more)

    async def packed_about(self, match: str, who: str, question: str, *more: Any) -> tuple[str, bytes]:
        """The same for somebody, as compressed JSON, and the match's game."""
        packed: tuple[str, bytes] = await self._read_about(match, who, work.packed_about, question, *more)
        return packed

    async def _read_about(self, match: str, who: str, ask: Callable[..., Any], *more: Any) -> Any:
        table, _, number = match.rpartition("-")
        if not table or not number.isdecimal() or len(number) > 9:
            raise KeyError(match)
        await self.keeping.until_free(table)
        row = await self.desk.ask(Reader.match, table, int(number))
        if row is None and not await self.desk.ask(Reader.is_archived, table):
            raise KeyError(match)
        if row is not None and row.last is None:
            raise await self._why_not_over(table, row)
        return await self.workers.read(who, ask, str(self.log.path), table, int(number), *more)

    async def _why_not_over(self, table: str, row: MatchRow) -> NotOver:
        game = await self.desk.ask(_game_of, table)
        if game in games() and (row.rules or game_by_id(game).first_edition) != edition(game_by_id(game)):
            return SetAside(table)
        return NotOver(table)

    def ready(self, game: str, level: str | None = None) -> bool:
        """Whether the game (with such bots) can be played without compiling first."""
        if level in LEVELS and search_budget(str(level)) is not None:
            return self.readiness.thinks(game)
        return self.readiness.plays(game)

    # Tables that nobody has open

    def is_idle(self, live: LiveTable) -> None:
        """Nobody has a table open: it stays a while for who comes back, if there are not too many."""
        self._idle[live.table.id] = None
        self._idle.move_to_end(live.table.id)
        while len(self._idle) > self.limits.server.idle_tables:
            self._forget(next(iter(self._idle)))

    def forget_idle(self) -> None:
        """Lets go of tables that nobody has had open for long."""
        limit = time.monotonic() - self.limits.server.idle_seconds
        for id in list(self._idle):
            live = self.live.get(id)
            if live is None or live.idle_since < limit:
                self._forget(id)

    def _forget(self, id: str) -> None:
        self._idle.pop(id, None)
        live = self.live.get(id)
        if live is not None and not live.lines:
            self.let_go(live, 1000, "idle")

    def let_go(self, live: LiveTable, code: int, reason: str) -> None:
        """A table leaves the memory; the database has it as it is, so that it comes back quickly."""
        table, id = live.table, live.table.id
        live.close(code, reason)
        if self.live.get(id) is live:
            del self.live[id]
        self._idle.pop(id, None)
        is_new = table.seq > table.snapshot
        last = [snapshot(table), writing.touched(id, table.at)] if is_new else []
        self._leaving[id] += 1
        self.log.append(id, [], lambda: self._has_left(id), statements=last)

    def _has_left(self, id: str) -> None:
        self._leaving[id] -= 1
        if self._leaving[id] <= 0:
            del self._leaving[id]

    # When the database cannot be written

    def _could_not_write(self, id: str, problem: Exception) -> None:
        """What was not written did not happen: the table is read again from the log. Others go on."""
        logger.error("a table could not be written: %s", problem)
        self._leaving.pop(id, None)
        live = self.live.pop(id, None)
        self._idle.pop(id, None)
        if live is not None:
            live.close(1011, "storage")

    async def trouble(self) -> str | None:
        """What keeps this house from working, found out by writing something."""
        try:
            await self.log.probe()
        except OSError as problem:
            return str(problem)
        return None

    def gauges(self) -> dict[str, float]:
        """How much there is of what may run full."""
        return {
            "tables_idle": len(self._idle),
            "tables_loading": len(self._loading),
            "tables_unreadable": self.counts.unreadable,
            "log_waiting": self.log.waiting,
            "reading_waiting": self.desk.waiting,
            "workers_thinking_waiting": self.workers.thinking.waiting,
            "workers_reading_waiting": self.workers.reading.waiting,
            "workers_busy": self.workers.thinking.running + self.workers.reading.running,
        }

    # Keys

    async def see_to_keys(self, forget_all: bool = False) -> None:
        """Makes a new key when it is time, and forgets those whose cookies are all over, or all others."""
        now, limits = now_ms(), self.limits.server
        keys = [Key(*row) for row in await self.desk.ask(Reader.keys)]
        changes: list[Statement] = []
        if forget_all:
            changes += [writing.keys_forgotten(now + 1), *writing.push_forgotten()]
            keys = []
        if is_due(keys, limits, now):
            keys = [new_key(now), *keys]
            changes += [writing.keys_forgotten(forgotten_before(limits, now)), writing.key_made(*keys[0])]
        if changes:
            await self.log.write(statements=changes)
        self.keys = keys


async def _noted(work: Coroutine[Any, Any, None]) -> None:
    """What goes wrong where nobody waits is written down."""
    try:
        await work
    except asyncio.CancelledError:
        raise
    except Exception:
        logger.exception("in the background")


def _game_of(reader: Reader, id: str) -> str | None:
    """The game of a table that is not archived."""
    rows = reader.entries(id, 0, 1)
    return loading.game_of(rows) if rows else None


def _opening(order: NewTable) -> e.Opened:
    if order.game not in games():
        raise BadInput("game", f"must be one of {', '.join(games())}")
    if order.level not in LEVELS:
        raise BadInput("level", f"must be one of {', '.join(LEVELS)}")
    game = game_by_id(order.game)
    options = check_settings(game, order.seats, order.options, order.clock, order.pace)
    return e.Opened(
        order.game, order.seats, options, order.clock, order.hints, order.pace, order.talk, order.purist
    )


def _line(table: Table, seat: int) -> dict[str, Any]:
    """A table in the list of a browser's tables."""
    playing = table.match is not None and table.phase == "playing"
    return {
        "table": table.id,
        "game": table.game.id,
        "seats": [seat.name for seat in table.seats],
        "phase": table.phase,
        "yours": playing and table.match is not None and seat in table.match.waiting_for,
        "at": table.at,
    }
