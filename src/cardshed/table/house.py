"""All the tables of one server, kept by the durable log."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from cardshed.bots.levels import LEVELS
from cardshed.bots.names import search_budget
from cardshed.engine.errors import BadInput
from cardshed.games import game as game_by_id
from cardshed.games import games
from cardshed.table import entries as e
from cardshed.table.commands import bot_entry, check_settings, start_entry
from cardshed.table.finished import Finished, check_over
from cardshed.table.keys import Key
from cardshed.table.limits import Limits
from cardshed.table.live import Line, LiveTable, kept_beside
from cardshed.table.log import KeptRow, Log, Row, Statement, now_ms, pack
from cardshed.table.messages import NewTable
from cardshed.table.people import check_colour, clean_name
from cardshed.table.readiness import Readiness
from cardshed.table.table import OVER, Table, game_of, rebuilt

SWEEP_SECONDS = 60
IDLE_SECONDS = 300
"""A table that nobody has open leaves the memory after this; its log stays."""
MOST_LISTED = 6
FINISHED_KEPT = 16
"""Finished matches that stay in memory for those who step through them."""
DAY_MS = 24 * 3600 * 1000
TABLE_ID_BYTES = 16

logger = logging.getLogger(__name__)
T = TypeVar("T")


class NoEntry(Exception):
    """Why somebody does not come to a table: it is gone, full, or the house is busy."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class HouseSettings:
    grace: float = 40.0
    """Seconds before a bot plays for somebody who left."""
    keep_days: int = 90
    """A table that nobody touched for so long is archived."""
    archive_days: int = 0
    """Archived tables are deleted after so long; 0: never."""
    between_rounds: float = 30.0
    """Seconds that a table waits at most before the next round."""
    pace: float = 1.0
    """Factor on the pauses of bots."""

    def __post_init__(self) -> None:
        if self.keep_days < 1:
            raise BadInput("keep-days", "must be at least 1")


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

    def count(self, entry: e.AnyEntry) -> None:
        if isinstance(entry, e.Moved):
            self.moves += 1
        elif isinstance(entry, e.Started):
            self.matches += 1


@dataclass
class House:
    """One server's tables. All methods are for the event loop's thread."""

    log: Log
    settings: HouseSettings
    counts: Counts = field(default_factory=Counts)
    live: dict[str, LiveTable] = field(default_factory=dict)
    readiness: Readiness = field(default_factory=Readiness)
    _thinkers: ThreadPoolExecutor = field(init=False)
    _sweeper: asyncio.Task[None] = field(init=False)
    _secret: bytes = field(init=False)
    _finished: OrderedDict[str, Finished] = field(default_factory=OrderedDict)

    @classmethod
    async def open(
        cls,
        db: Path,
        settings: HouseSettings | None = None,
        prepare: bool = True,
        limits: Limits | None = None,
    ) -> House:
        """Opens the database (:class:`HouseInUse` if another server has it) and prepares the games."""
        house = cls(Log(Path(db)), settings or HouseSettings())
        house.log.on_failure = house._log_failed
        house.log.open()
        house._thinkers = ThreadPoolExecutor(2, thread_name_prefix="thinker")
        house._sweeper = asyncio.create_task(house._sweep())
        house._secret = await house.log.secret("house")
        if prepare:
            house.readiness.start()
        return house

    async def close(self) -> None:
        """Lets everybody go and waits until everything is written."""
        self._sweeper.cancel()
        await asyncio.gather(self._sweeper, return_exceptions=True)
        await self.readiness.stop()
        for live in self.live.values():
            live.close(1012, "restart")
        self._thinkers.shutdown(wait=False, cancel_futures=True)
        await self.log.close()

    # Tables

    async def new_table(self, player: str, order: NewTable) -> str:
        """Sets up a table and seats its maker; against bots the first match begins at once."""
        table = Table(secrets.token_urlsafe(TABLE_ID_BYTES))
        rows: list[Row] = []
        statements: list[Statement] = []

        def note(entry: e.AnyEntry) -> None:
            told = table.apply(entry, now_ms())
            rows.append((table.id, told.seq, told.at, e.encode_entry(entry)))
            statements.extend(kept_beside(table, entry))
            self.counts.count(entry)

        note(_opening(order))
        note(e.Sat(0, player, clean_name(order.name), check_colour(order.colour)))
        if not order.friends:
            for seat in range(1, order.seats):
                note(bot_entry(table, seat, order.level))
            note(start_entry(table))
        await self.log.write(rows, statements)
        self.counts.opened += 1
        self.live[table.id] = LiveTable(self, table)
        return table.id

    async def table(self, table: str) -> LiveTable | None:
        """A table by its id, from the log if it is not in memory."""
        if table not in self.live:
            rows = self.log.entries(table) or await self._restored(table)
            if not rows:
                return None
            await self.readiness.wait_for(game_of(rows))
        if table not in self.live:
            self.live[table] = LiveTable(self, rebuilt(table, self.log.entries(table)))
        return self.live[table]

    async def enter(self, line: Line, id: str, after: int) -> LiveTable:
        """Brings a browser to a table, or raises :class:`NoEntry`."""
        live = await self.table(id)
        if live is None:
            raise NoEntry("gone")
        live.join(line, after)
        return live

    async def _restored(self, table: str) -> list[KeptRow]:
        """Takes a table out of the archive, since somebody came back to it."""
        rows = self.log.archived(table)
        if not rows:
            return []
        await self.readiness.wait_for(game_of(rows))
        entries = [e.decode_entry(body) for _, _, body in rows]
        over = int(rebuilt(table, rows).phase == OVER)
        insert = 'INSERT OR IGNORE INTO entries ("table", seq, at, body) VALUES (?, ?, ?, ?)'
        statements: list[Statement] = [(insert, (table, *row)) for row in rows]
        for (_, at, _), entry in zip(rows, entries, strict=True):
            if isinstance(entry, e.Opened):
                statements.append(
                    ("INSERT OR IGNORE INTO tables VALUES (?, ?, ?, ?)", (table, entry.game, at, over))
                )
            elif isinstance(entry, e.Sat):
                statements.append(("INSERT OR IGNORE INTO sitters VALUES (?, ?)", (entry.player, table)))
        statements.append(('DELETE FROM archive WHERE "table" = ?', (table,)))
        await self.log.write([], statements)
        return rows

    async def tables_of(self, player: str) -> list[dict[str, Any]]:
        """The unfinished tables where a browser has a seat, the latest first."""
        found = self.log.read(
            'SELECT tables.id, game FROM sitters JOIN tables ON tables.id = sitters."table"'
            " WHERE player = ? AND NOT over ORDER BY"
            ' (SELECT at FROM entries WHERE "table" = tables.id ORDER BY seq DESC LIMIT 1) DESC LIMIT ?',
            player,
            MOST_LISTED,
        )
        await self.log.write([])
        lines = []
        for id, game in found:
            live = await self.table(id) if self.readiness.plays(game) else None
            seat = None if live is None else live.table.seat_of(player)
            if live is not None and seat is not None:
                lines.append(_line(live.table, seat))
        return lines

    async def finished(self, match: str) -> Finished:
        """A finished match; raises ``KeyError`` or :class:`NotOver`."""
        if match not in self._finished:
            table, _, number = match.rpartition("-")
            rows = self.log.entries(table) or self.log.archived(table)
            if not rows or not number.isdecimal() or len(number) > 9:
                raise KeyError(match)
            check_over(table, int(number), rows, self._goes_on(table))
            await self.readiness.wait_for(game_of(rows))
            self._finished[match] = await asyncio.to_thread(Finished, table, int(number), rows)
            while len(self._finished) > FINISHED_KEPT:
                self._finished.popitem(last=False)
        return self._finished[match]

    def _goes_on(self, table: str) -> bool:
        """Whether the latest match of a table is not over."""
        return self.log.read("SELECT over FROM tables WHERE id = ?", table) == [(0,)]

    def ready(self, game: str, level: str | None = None) -> bool:
        """Whether the game (with such bots) can be played without compiling first."""
        if level in LEVELS and search_budget(str(level)) is not None:
            return self.readiness.thinks(game)
        return self.readiness.plays(game)

    def secret(self, name: str) -> bytes:
        """32 bytes that nobody can guess and that stay the same for this database."""
        return hmac.digest(self._secret, name.encode(), "sha256")

    @property
    def keys(self) -> list[Key]:
        """The keys that sign cookies, the newest first."""
        return [Key("", self.secret("players"), 0)]

    async def trouble(self) -> str | None:
        """What keeps the house from working."""
        return None

    def gauges(self) -> dict[str, float]:
        """What an operator may want to watch, by name."""
        return {}

    # Work off the event loop

    def think(self, work: Callable[[], T], then: Callable[[T], None], failed: Callable[[], None]) -> None:
        """Lets something that takes long run beside the event loop."""
        future = asyncio.get_running_loop().run_in_executor(self._thinkers, work)

        def done(result: asyncio.Future[T]) -> None:
            if result.cancelled():
                return
            if result.exception() is None:
                then(result.result())
            else:
                logger.error("thinking failed", exc_info=result.exception())
                failed()

        future.add_done_callback(done)

    # Keeping house

    def _log_failed(self, problem: Exception) -> None:
        """What was not written did not happen: tables are read again from the log."""
        logger.error("the log could not be written: %s", problem)
        for live in self.live.values():
            live.close(1011, "storage")
        self.live.clear()

    async def _sweep(self) -> None:
        """Lets go of tables that nobody has open, and archives old ones."""
        next_tidying = 0.0
        while True:
            try:
                self._forget_idle()
                if time.monotonic() >= next_tidying:
                    next_tidying = time.monotonic() + 3600
                    await self.tidy()
            except Exception:
                logger.exception("keeping house failed")
            await asyncio.sleep(SWEEP_SECONDS)

    def _forget_idle(self) -> None:
        limit = time.monotonic() - IDLE_SECONDS
        for id, live in list(self.live.items()):
            if not live.lines and live.idle_since < limit:
                live.close(1000, "idle")
                del self.live[id]

    async def tidy(self) -> int:
        """Archives tables that nobody touched for long, deletes the oldest archives; says how many."""
        limit = now_ms() - self.settings.keep_days * DAY_MS
        old = self.log.read('SELECT "table" FROM entries GROUP BY "table" HAVING MAX(at) < ?', limit)
        archived = [table for (table,) in old if await self._archive(table, limit)]
        if self.settings.archive_days:
            last = now_ms() - self.settings.archive_days * DAY_MS
            await self.log.write([], [("DELETE FROM archive WHERE at < ?", (last,))])
        return len(archived)

    async def _archive(self, table: str, limit: int) -> bool:
        """Packs the log of a table that nobody has open and nobody touched since it was listed."""
        live = self.live.get(table)
        if live is not None and live.lines:
            return False
        rows = self.log.entries(table)
        if not rows or rows[0][0] != 1 or rows[-1][1] >= limit:
            return False
        if live is not None:
            live.close(1000, "archived")
            del self.live[table]
        last = rows[-1][0]
        await self.log.write(
            [],
            [
                ("INSERT OR REPLACE INTO archive VALUES (?, ?, ?)", (table, rows[-1][1], pack(rows))),
                ('DELETE FROM entries WHERE "table" = ? AND seq <= ?', (table, last)),
                ("DELETE FROM tables WHERE id = ?", (table,)),
                ('DELETE FROM sitters WHERE "table" = ?', (table,)),
                ('DELETE FROM late WHERE "table" = ?', (table,)),
            ],
        )
        return True


def _opening(order: NewTable) -> e.Opened:
    if order.game not in games():
        raise BadInput("game", f"must be one of {', '.join(games())}")
    if order.level not in LEVELS:
        raise BadInput("level", f"must be one of {', '.join(LEVELS)}")
    game = game_by_id(order.game)
    options = check_settings(game, order.seats, order.options, order.clock)
    return e.Opened(order.game, order.seats, options, order.clock, order.hints)


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
