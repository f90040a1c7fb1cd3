"""Keeping house: idle tables leave the memory, old ones are archived, and the file shrinks."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from cardshed.games import games
from cardshed.table import work
from cardshed.table.clock import now_ms
from cardshed.table.keys import DAY_MS
from cardshed.table.store import KeptRow, Reader, writing
from cardshed.table.store.rows import pack
from cardshed.table.workers import Busy

if TYPE_CHECKING:
    from cardshed.table.house import House

SWEEP_SECONDS = 20
TIDY_SECONDS = 3600
AT_ONCE = 100
"""Tables that are looked for at a time."""
PAGES = 200
"""Pages that the file gives back at a time; everybody else's commits come in between."""

A_MOMENT = 1.0
"""Seconds to wait when the workers have too much to do."""

logger = logging.getLogger(__name__)


class Keeping:
    """The hands of one house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._moving: dict[str, asyncio.Future[None]] = {}
        """Tables on their way into the archive or out of it: nobody opens them meanwhile."""

    def start(self) -> None:
        loop = asyncio.get_running_loop()
        self._tasks = [loop.create_task(self._sweep()), loop.create_task(self._settle())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _sweep(self) -> None:
        next_tidying = 0.0
        while True:
            try:
                self._house.forget_idle()
                if time.monotonic() >= next_tidying:
                    next_tidying = time.monotonic() + TIDY_SECONDS
                    await self._house.see_to_keys()
                    await self.tidy()
            except Exception:
                logger.exception("keeping house failed")
            await asyncio.sleep(SWEEP_SECONDS)

    async def until_free(self, id: str) -> None:
        """Waits while a table is being moved."""
        while id in self._moving:
            await asyncio.shield(self._moving[id])

    async def tidy(self) -> int:
        """Archives tables that nobody touched for long, deletes the oldest archives, gives back room.

        Says how many were archived."""
        settings = self._house.settings
        archived = await self._archive_old(now_ms() - settings.keep_days * DAY_MS)
        if settings.archive_days:
            await self._delete_archives(now_ms() - settings.archive_days * DAY_MS)
        unheard = now_ms() - self._house.limits.server.cookie_days * DAY_MS
        await self._house.log.write(statements=[writing.subscriptions_forgotten(unheard)])
        await self._give_back_room()
        return archived

    # Into the archive

    async def _archive_old(self, limit: int) -> int:
        archived = 0
        tried: set[str] = set()
        while True:
            found = await self._house.desk.ask(Reader.untouched_since, limit, AT_ONCE + len(tried))
            fresh = [id for id in found if id not in tried]
            if not fresh:
                return archived
            for id in fresh:
                tried.add(id)
                archived += await self._archive(id, limit)

    async def _archive(self, id: str, limit: int) -> bool:
        """Packs the log of a table that nobody has open and nobody touched since it was listed."""
        live = self._house.live.get(id)
        if id in self._moving or self._house.is_loading(id) or (live is not None and live.lines):
            return False
        if live is not None:
            self._house.let_go(live, 1000, "archived")
        moved = self._moving[id] = asyncio.get_running_loop().create_future()
        try:
            await self._house.log.write(id)
            found = await self._house.desk.ask(_packed, id)
            if found is None or found[0].at >= limit:
                return False
            await self._house.log.write(id, statements=writing.archived(id, *found))
        finally:
            del self._moving[id]
            moved.set_result(None)
        return True

    async def restore(self, id: str) -> bool:
        """Takes a table out of the archive, since somebody came back to it; raises :class:`Busy`."""
        await self.until_free(id)
        moved = self._moving[id] = asyncio.get_running_loop().create_future()
        try:
            log = self._house.log
            found = await self._house.workers.read(id, work.unarchived, str(log.path), id)
            if found is None:
                return False
            rows, game, over, players, matches, (seq, body, commands) = found
            statements = writing.restored(id, game, over, players, matches, rows)
            statements.append(writing.snapshot(id, seq, body, commands))
            await log.write(id, rows, statements)
        finally:
            del self._moving[id]
            moved.set_result(None)
        return True

    async def _delete_archives(self, limit: int) -> None:
        while found := await self._house.desk.ask(Reader.archived_before, limit, AT_ONCE):
            resting = [id for id in found if id not in self._moving]
            if not resting:
                return
            gone = [statement for id in resting for statement in writing.archive_deleted(id)]
            await self._house.log.write(statements=gone)

    async def _give_back_room(self) -> None:
        """Bit by bit, so that nobody waits long for a commit."""
        free = await self._house.desk.ask(Reader.free_pages)
        while free > 0:
            await self._house.log.write(statements=[writing.room_given_back(PAGES)])
            left = await self._house.desk.ask(Reader.free_pages)
            if left >= free:
                return  # a file of the first release that was too large to be rewritten
            free = left

    # Matches from before results were noted

    async def _settle(self) -> None:
        """Notes the results of older matches, a table at a time; where it was stopped it goes on later."""
        try:
            while found := await self._house.desk.ask(Reader.unsettled, AT_ONCE):
                for game in games():
                    await self._house.readiness.wait_for(game)
                for id in found:
                    await self._settle_one(id)
        except Exception:
            logger.exception("results of older matches could not be noted")

    async def _settle_one(self, id: str) -> None:
        await self.until_free(id)
        try:
            found = await self._house.workers.read("results", work.results_in, str(self._house.log.path), id)
        except Busy:
            await asyncio.sleep(A_MOMENT)
            return
        except Exception:
            logger.exception("a table's older matches cannot be read")
            found = []
        rows = [writing.result(row) for row in found]
        await self._house.log.write(statements=[*rows, writing.settled(id)])


def _packed(reader: Reader, id: str) -> tuple[KeptRow, bytes] | None:
    """The last entry of a table and all of them in one piece; ``None`` if some are missing."""
    rows = reader.entries(id)
    if not rows or [row.seq for row in rows] != list(range(1, len(rows) + 1)):
        return None
    return rows[-1], pack(rows)
