"""The door for browsers: who may come in, and what is done with their messages."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import Receive, Scope, Send

from cardshed.server.connection import (
    BROKEN,
    FAREWELL,
    GOING_AWAY,
    POLICY,
    RESTART,
    TRY_AGAIN,
    Connection,
)
from cardshed.server.identity import ID_LENGTH, Identities
from cardshed.server.logs import logger, note
from cardshed.server.origin import address_of, is_own_page, is_secure
from cardshed.server.refusals import Refusals
from cardshed.server.settings import ServerSettings
from cardshed.table import House, NoEntry
from cardshed.table.buckets import Bucket, Buckets
from cardshed.table.messages import Bye, FromBrowser, Hello, Hint, No, decode, encode

GONE = 4404


class Sockets:
    """All connections of this server."""

    def __init__(
        self, house: House, identities: Identities, settings: ServerSettings, refusals: Refusals
    ) -> None:
        self.house = house
        self.identities = identities
        self.settings = settings
        self.refusals = refusals
        self.open: set[Connection] = set()
        self.by_player: Counter[str] = Counter()
        self.stopping = False
        limits = settings.limits
        self._messages = Buckets(limits.address.messages)
        self._greetings = Buckets(limits.address.greetings)
        self._hints = Buckets(limits.address.hints)
        self._greetings_together = Bucket(limits.server.greetings)
        self._watch: asyncio.Task[None] | None = None

    # Coming and going

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        connection = HTTPConnection(scope)
        player = self.identities.player(scope["headers"], is_secure(connection, self.settings))
        problem = self._problem(connection, player)
        if problem is not None or player is None:
            self.refusals.count(problem or "no-cookie")
            await _deny(problem or "no-cookie", scope, receive, send)
            return
        await send({"type": "websocket.accept"})
        address = address_of(connection, self.settings)
        limits = self.settings.limits.socket
        line = Connection(player, address, send, limits, **scope["extensions"]["cardshed"])
        await self._serve(line, str(scope["path_params"]["table"]), receive)

    def _problem(self, connection: HTTPConnection, player: str | None) -> str | None:
        """Why somebody may not come in."""
        if self.stopping:
            return "restart"
        if not is_own_page(connection, self.settings):
            return "foreign-origin"
        if player is None:
            return "no-cookie"
        most = self.settings.limits.visitor.sockets
        return "too-many" if self.by_player[player] >= most else None

    async def _serve(self, line: Connection, id: str, receive: Receive) -> None:
        self._note_coming(line)
        self._begin_watching()
        writer = asyncio.create_task(line.write())
        try:
            await self._read(line, id, receive)
        except Exception:
            logger.exception("socket failed")
            line.close(BROKEN, "our mistake")
        finally:
            self._note_going(line)
            if line.table is not None:
                line.table.leave(line)
            await _finish(writer, line)

    def _note_coming(self, line: Connection) -> None:
        self.open.add(line)
        self.by_player[line.player] += 1

    def _note_going(self, line: Connection) -> None:
        self.open.discard(line)
        self.by_player[line.player] -= 1
        if not self.by_player[line.player]:
            del self.by_player[line.player]

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
        if not line.messages.take() or not self._messages.take(line.address):
            self._refuse(line, message, "too-fast")
            if line.messages.in_deep_debt:
                line.close(POLICY, "too fast")
        elif message is None:
            self._refuse(line, message, "malformed")
            line.bad += 1
            if line.bad >= line.limits.bad:
                line.close(POLICY, "malformed")
        elif isinstance(message, Hello):
            await self._greet(line, id, message)
        elif line.table is None:
            line.close(POLICY, "hello first")
        elif isinstance(message, Hint) and not self._hints.take(line.address):
            self._refuse(line, message, "too-fast")
        else:
            line.table.receive(line, message)

    async def _greet(self, line: Connection, id: str, hello: Hello) -> None:
        """A greeting is answered by the whole table, so there are fewer of them than of other messages."""
        if not line.greetings.take():
            self._refuse(line, hello, "too-fast")
            if line.greetings.in_deep_debt:
                line.close(POLICY, "too fast")
        elif self._greetings.take(line.address) and self._greetings_together.take_without_debt():
            await self._join(line, id, hello.after)
        elif line.table is not None:
            self._refuse(line, hello, "too-fast")
        else:
            self.refusals.count("too-fast")
            self._turn_away(line, "busy")

    async def _join(self, line: Connection, id: str, after: int) -> None:
        """Only now is the table fetched: nobody holds one that the house has let go meanwhile."""
        try:
            if not is_table_id(id):
                raise NoEntry("gone")
            line.table = await self.house.enter(line, id, after)
        except NoEntry as problem:
            if problem.reason != "gone":
                self.refusals.count(problem.reason)
            self._turn_away(line, problem.reason)

    def _turn_away(self, line: Connection, reason: str) -> None:
        """Unless the table is gone, the browser comes back by itself, later each time."""
        line.send(encode(Bye(reason)))
        line.close(GONE if reason == "gone" else TRY_AGAIN, reason)

    def _refuse(self, line: Connection, message: FromBrowser | None, error: str) -> None:
        self.refusals.count(error)
        line.send(encode(No(getattr(message, "id", None), error)))

    # Time

    def _begin_watching(self) -> None:
        if self._watch is None:
            self._watch = asyncio.create_task(self._watch_time())

    async def _watch_time(self) -> None:
        limits = self.settings.limits.socket
        while True:
            await asyncio.sleep(min(limits.hello, limits.idle) / 8)
            for line in tuple(self.open):
                line.check_time()

    async def stop(self) -> None:
        """Tells all browsers to come back soon, and lets them go."""
        self.stopping = True
        if self._watch is not None:
            self._watch.cancel()
        self.refusals.tell()
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
    status = {"restart": 503, "too-many": 429}.get(problem, 403)
    await JSONResponse({"error": problem}, status)(scope, receive, send)


async def _finish(writer: asyncio.Task[None], line: Connection) -> None:
    """Lets the writer send its last words, if it can."""
    if line.closing is None:
        line.close(GOING_AWAY, "")
        writer.cancel()
    with suppress(Exception, asyncio.CancelledError):
        async with asyncio.timeout(FAREWELL):
            await writer
