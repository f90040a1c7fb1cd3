"""HTTP and WebSocket connections with limits of their own, on uvicorn's protocols.

What is refused here is refused before a task is made for it. Connections that take too long are found by
:meth:`overdue`, which is asked about all of them once a second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from http import HTTPStatus
from math import inf
from typing import Any, NoReturn

import uvicorn
from uvicorn._types import ASGI3Application, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request

from cardshed.server.app import Site
from cardshed.server.gate import HEALTH, Visit
from cardshed.server.headers import NO_PAGE, STEADY
from cardshed.table.buckets import Bucket

HTTP_SLICE = 4096
SOCKET_SLICE = 1024
"""Bytes that are read before limits are looked at again."""
LAST_WORDS = 5.0
"""Seconds that a connection has to take what was sent before it was closed."""
BACKLOG = 512
"""Connections that the system accepts meanwhile: so many at most are met in one turn of the event loop."""
NO_TEXT = 1007
UNFINISHED = 2
"""Seconds that requests under way have when the server stops."""


class Configuration(uvicorn.Config):
    """How uvicorn serves a site."""

    def __init__(self, site: Site) -> None:
        limits = site.settings.limits
        super().__init__(
            site.app,
            http=Http,
            ws=Socket,
            ws_max_size=limits.socket.message_bytes,
            ws_per_message_deflate=False,
            lifespan="off",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            backlog=BACKLOG,
            timeout_keep_alive=max(1, round(limits.http.keep_alive)),
            timeout_graceful_shutdown=UNFINISHED,
        )
        self.gate = site.gate
        self.limits = limits


class Refused(Exception):
    """Stops the parser; the refusal is in its protocol."""


class Http(HttpToolsProtocol):
    """A connection that asks for pages, or becomes a socket."""

    def __init__(
        self,
        config: Configuration,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = config.gate
        self.limits = config.limits.http
        self.visit: Visit | None = None
        self.refusal = 400, "malformed"
        self.due = inf
        self.asked = 0
        """Requests so far."""
        self.in_head = True
        self.taken = 0
        """Bytes of the head, or of the body with all that is around it."""
        self.body_size = 0
        self.upgraded = False

    # Coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn types it
        self.transport = transport
        self.due = self.loop.time() + self.limits.head_seconds
        peer = get_remote_addr(transport)
        self.visit = self.gate.admit(peer[0] if peer else "", transport.abort)
        if self.visit is None:
            transport.abort()
        else:
            super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.visit is not None:
            self.gate.leave(self.visit)
            self.visit = None

    def overdue(self, now: float) -> bool:
        return now >= self.due

    def handle_websocket_upgrade(self) -> None:
        """Becoming a socket is the dearest part of a visit: not too many do at once."""
        self.upgraded = True
        self.transport.pause_reading()
        self.gate.turnstile.enter(self._become_socket)

    def _become_socket(self) -> None:
        """Hands its place on to the socket."""
        if self.transport.is_closing():
            return
        self.transport.resume_reading()
        super().handle_websocket_upgrade()
        socket = self.transport.get_protocol()
        assert isinstance(socket, Socket)
        socket.visit, self.visit = self.visit, None

    # Bytes

    def data_received(self, data: bytes) -> None:
        for part in slices(data, HTTP_SLICE):
            if self.upgraded or self.transport.is_closing():
                return
            super().data_received(part)
            self._measure(len(part))

    def _measure(self, size: int) -> None:
        """Refuses what never ends: a head, a body's wrapping, or requests before the first is answered."""
        self.taken += size
        if self.upgraded or self.transport.is_closing():
            return
        if self.in_head and self.taken > self.limits.head_bytes:
            self._refuse(431, "head-too-long")
        elif self.taken > 2 * self.limits.body_bytes + HTTP_SLICE:
            self._refuse(413, "too-long")
        elif len(self.pipeline) > self.limits.pipeline:
            self._refuse(429, "too-fast")

    # The parser's callbacks

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.asked:
            self.due = self.loop.time() + self.limits.head_seconds
        self.asked += 1
        self.in_head, self.taken, self.body_size = True, 0, 0

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > self.limits.headers:
            self._stop(431, "too-many-headers")

    def on_headers_complete(self) -> None:
        assert self.visit is not None
        upgrade = bool(self.parser.should_upgrade() and self._should_upgrade())
        peer = self.client[0] if self.client else ""
        problem = self.gate.problem(self.visit, self.url, self.headers, peer, upgrade)
        if problem is not None:
            self._stop(*problem)
        self.in_head, self.taken = False, 0
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Not too many requests are begun at once; how the server is can always be asked."""
        begin = partial(super()._start_asgi_task, cycle, app)
        if self.url == HEALTH:
            begin()
        else:
            self.gate.turnstile.enter(begin)

    def on_body(self, body: bytes) -> None:
        self.body_size += len(body)
        if self.body_size > self.limits.body_bytes:
            self._stop(413, "too-long")
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.in_head, self.taken = True, 0
        self.due = self.loop.time() + self.limits.answer_seconds

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.due = self.loop.time() + self.limits.answer_seconds

    # Refusals

    def _stop(self, status: int, error: str) -> NoReturn:
        """Refuses from within the parser, which then asks for :meth:`send_400_response`."""
        self.refusal = status, error
        raise Refused

    def send_400_response(self, msg: str) -> None:
        self._refuse(*self.refusal)

    def _refuse(self, status: int, error: str) -> None:
        """The last answer of this connection, unless another has begun or comes first."""
        self.gate.refusals.count(error)
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering and (self.in_head or self.cycle.response_started):
            self.transport.abort()
            return
        if answering:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.due = self.loop.time() + LAST_WORDS
        self.transport.write(refusal(status, error))
        self.transport.close()

    def _unsupported_upgrade_warning(self) -> None:
        """Who offers another protocol is answered in this one; that is nothing for the log."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are metered and that can be cut."""

    def __init__(
        self,
        config: Configuration,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.gate = config.gate
        self.meter = Bucket(config.limits.socket.frames)
        self.visit: Visit | None = None
        self.due = self.loop.time() + config.limits.http.head_seconds

    # Coming and going

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.visit is not None:
            self.gate.leave(self.visit)
            self.visit = None

    def overdue(self, now: float) -> bool:
        """A handshake that takes too long, or last words that nobody takes."""
        if self.close_sent or self.transport.is_closing():
            self.due = min(self.due, now + LAST_WORDS)
        elif self.handshake_complete:
            self.due = inf
        return now >= self.due

    def cut(self, reason: str) -> None:
        """Ends it at once: closing a connection waits for its reader, who may never read."""
        self.gate.refusals.count(reason)
        self.transport.abort()

    # Frames

    def data_received(self, data: bytes) -> None:
        """A little at a time: many tiny frames in one piece are not all handled before they are counted."""
        for part in slices(data, SOCKET_SLICE):
            if self.transport.is_closing():
                return
            self.conn.receive_data(part)
            self._look_at_frames()
        if not self.handshake_initiated:
            self._refuse_handshake()

    def _look_at_frames(self) -> None:
        if self.handshake_initiated and not self.handshake_complete:
            self.cut("too-early")
        elif not self.meter.take(len(self.conn.events)):
            self.cut("too-many-frames")
        elif self.conn.parser_exc is not None:
            self.gate.refusals.count("bad-frame")
            self.handle_parser_exception()
        else:
            self.handle_events()

    def send_receive_event_to_app(self) -> None:
        """A text that is none is its sender's mistake, and nothing for the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.gate.refusals.count("bad-frame")
            self.conn.fail(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """A ping is answered if its sender reads; answers do not pile up for one who does not."""
        output = self.conn.data_to_send()
        if self.writable.is_set():
            self.transport.write(b"".join(output))

    # The handshake

    def _refuse_handshake(self) -> None:
        """The first bytes are always a whole request; one without an event was no good."""
        self.gate.refusals.count("bad-handshake")
        self.close_sent = True
        self.transport.write(refusal(400, "bad-handshake"))
        self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"]["cardshed"] = {"abort": self.transport.abort, "write": self.write}
        else:
            self.gate.refusals.count("bad-handshake")

    # Sending

    def write(self, texts: Sequence[bytes]) -> bool:
        """Sends messages at once, without a task and a queue; ``False`` if their reader is slow or gone."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in texts for part in (frame_head(len(text)), text)]))
        return True

    async def send(self, message: ASGISendEvent) -> None:
        """Somebody who was refused has had an answer: that is no error of ours to be logged."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def slices(data: bytes, size: int) -> Iterator[bytes]:
    """
    >>> list(slices(b"abcde", 2))
    [b'ab', b'cd', b'e']
    """
    if len(data) <= size:
        yield data
        return
    for start in range(0, len(data), size):
        yield data[start : start + size]


@lru_cache(maxsize=64)
def refusal(status: int, error: str) -> bytes:
    """A whole answer that says why there is no other."""
    body = f'{{"error":"{error}"}}'
    headers = {
        "content-type": "application/json",
        "content-length": str(len(body)),
        "connection": "close",
        "cache-control": "no-store",
        "content-security-policy": NO_PAGE,
        **STEADY,
    }
    if status == 429:
        headers["retry-after"] = "5"
    lines = [f"HTTP/1.1 {status} {HTTPStatus(status).phrase}", *(f"{n}: {v}" for n, v in headers.items())]
    return "\r\n".join([*lines, "", body]).encode()


def frame_head(size: int) -> bytes:
    """What stands before a text of so many bytes on a WebSocket.

    >>> frame_head(5), frame_head(300)
    (b'\\x81\\x05', b'\\x81~\\x01,')
    """
    if size < 126:
        return bytes((0x81, size))
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
