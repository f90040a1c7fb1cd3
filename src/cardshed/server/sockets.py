"""The door for browsers: who may come in, and what is done with their messages."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from cardshed.server.connection import BROKEN, FAREWELL, GOING_AWAY, POLICY, RESTART, Connection
from cardshed.server.identity import ID_LENGTH, Identities
from cardshed.server.logs import logger, note
from cardshed.server.origin import is_own_page
from cardshed.server.settings import ServerSettings
from cardshed.table import House
from cardshed.table.messages import Bye, FromBrowser, Hello, No, decode, encode

GONE = 4404


class Sockets:
    """All connections of this server."""

    def __init__(self, house: House, identities: Identities, settings: ServerSettings) -> None:
        self.house = house
        self.identities = identities
        self.settings = settings
        self.open: set[Connection] = set()
        self.stopping = False
        self.refused: dict[str, int] = {}
        """Messages and connections refused here, by reason."""
        self._watch: asyncio.Task[None] | None = None

    # Coming and going

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        connection = HTTPConnection(scope)
        player = self.identities.player(connection.cookies)
        problem = self._problem(connection, player)
        if problem is not None or player is None:
            self.count(problem or "no-cookie")
            await _deny(problem or "no-cookie", scope, receive, send)
            return
        await send({"type": "websocket.accept"})
        line = Connection(player, send, self.settings.sockets, **scope["extensions"]["cardshed"])
        await self._serve(line, str(scope["path_params"]["table"]), receive)

    def _problem(self, connection: HTTPConnection, player: str | None) -> str | None:
        """Why somebody may not come in."""
        if self.stopping:
            return "restart"
        if not is_own_page(connection, self.settings):
            return "foreign-origin"
        if player is None:
            return "no-cookie"
        own = sum(line.player == player for line in self.open)
        return "too-many" if own >= self.settings.sockets.each else None

    async def _serve(self, line: Connection, id: str, receive: Receive) -> None:
        self.open.add(line)
        self._begin_watching()
        writer = asyncio.create_task(line.write())
        try:
            await self._read(line, id, receive)
        except Exception:
            logger.exception("socket failed")
            line.close(BROKEN, "our mistake")
        finally:
            self.open.discard(line)
            if line.table is not None:
                line.table.leave(line)
            await _finish(writer, line)

    # Messages

    async def _read(self, line: Connection, id: str, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            line.hear()
            if line.closing is None:
                await self._take(line, id, _decoded(message.get("text")))

    async def _take(self, line: Connection, id: str, message: FromBrowser | None) -> None:
        """One message: checked, counted, and handed to the table."""
        if not line.bucket.take():
            self._refuse(line, message, "too-fast")
            if line.bucket.in_deep_debt:
                line.close(POLICY, "too fast")
        elif message is None:
            self._refuse(line, message, "malformed")
            line.bad += 1
            if line.bad >= line.limits.bad:
                line.close(POLICY, "malformed")
        elif isinstance(message, Hello):
            await self._join(line, id, message.after)
        elif line.table is None:
            line.close(POLICY, "hello first")
        else:
            line.table.receive(line, message)

    async def _join(self, line: Connection, id: str, after: int) -> None:
        """Only now is the table fetched: nobody holds one that the house has let go meanwhile."""
        table = await self.house.table(id) if is_table_id(id) else None
        if table is None:
            line.send(encode(Bye("gone")))
            line.close(GONE, "gone")
            return
        line.table = table
        table.join(line, after)

    def _refuse(self, line: Connection, message: FromBrowser | None, error: str) -> None:
        self.count(error)
        line.send(encode(No(getattr(message, "id", None), error)))

    def count(self, reason: str) -> None:
        self.refused[reason] = self.refused.get(reason, 0) + 1

    # Time

    def _begin_watching(self) -> None:
        if self._watch is None:
            self._watch = asyncio.create_task(self._watch_time())

    async def _watch_time(self) -> None:
        limits = self.settings.sockets
        while True:
            await asyncio.sleep(min(limits.hello, limits.idle) / 8)
            for line in tuple(self.open):
                line.check_time()

    async def stop(self) -> None:
        """Tells all browsers to come back soon, and lets them go."""
        self.stopping = True
        if self._watch is not None:
            self._watch.cancel()
        note("stopping", connections=len(self.open))
        for line in tuple(self.open):
            line.send(encode(Bye("restart")))
            line.close(RESTART, "restart")
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                while self.open:
                    await asyncio.sleep(0.02)
        for line in tuple(self.open):
            line.cut()


def is_table_id(id: str) -> bool:
    return len(id) == ID_LENGTH and id.isascii() and id.replace("-", "a").replace("_", "a").isalnum()


def _decoded(text: str | None) -> FromBrowser | None:
    if text is None:
        return None
    try:
        return decode(text)
    except msgspec.DecodeError:
        return None


async def _deny(problem: str, scope: Scope, receive: Receive, send: Send) -> None:
    note("socket refused", logging.WARNING, reason=problem)
    status = 503 if problem == "restart" else 403
    await JSONResponse({"error": problem}, status)(scope, receive, send)


async def _finish(writer: asyncio.Task[None], line: Connection) -> None:
    """Lets the writer send its last words, if it can."""
    if line.closing is None:
        line.close(GOING_AWAY, "")
        writer.cancel()
    with suppress(Exception, asyncio.CancelledError):
        async with asyncio.timeout(FAREWELL):
            await writer
