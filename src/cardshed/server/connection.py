"""One browser's socket as a table sees it: what is sent never waits for a slow reader."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence

from starlette.types import Send

from cardshed.table import LiveTable
from cardshed.table.buckets import Bucket
from cardshed.table.limits import SocketLimits

GOING_AWAY, POLICY, BROKEN, RESTART, TRY_AGAIN = 1001, 1008, 1011, 1012, 1013
FAREWELL = 1.5
"""Seconds for the last messages of a socket."""


class Connection:
    """A line between a table and a player (:class:`cardshed.table.Line`)."""

    def __init__(
        self,
        player: str,
        address: str,
        send: Send,
        limits: SocketLimits,
        abort: Callable[[], None],
        write: Callable[[Sequence[bytes]], bool] = lambda messages: False,
    ) -> None:
        self.player = player
        self.address = address
        self.limits = limits
        self.messages = Bucket(limits.messages)
        self.greetings = Bucket(limits.greetings)
        self.table: LiveTable | None = None
        self.bad = 0
        self.closing: tuple[int, str] | None = None
        self._closed = 0.0
        self._send = send
        self._abort = abort
        self._write_now = write
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self.opened = self.heard = self._loop.time()

    def send(self, *messages: bytes) -> None:
        """Sends messages, or queues them."""
        if self.closing is not None or (not self._waiting and self._write_now(messages)):
            return
        for data in messages:
            self._queue(data)

    def _queue(self, data: bytes) -> None:
        """A reader that falls too far behind is let go and may come back."""
        if self.closing is not None:
            return
        self._bytes += len(data)
        if len(self._waiting) >= self.limits.waiting or self._bytes > self.limits.waiting_bytes:
            self._waiting.clear()
            self.close(TRY_AGAIN, "too slow")
            self.cut()
            return
        self._waiting.append(data)
        self._wake.set()

    def close(self, code: int, reason: str) -> None:
        """Closes the socket after what is queued was sent."""
        if self.closing is None:
            self.closing = code, reason
            self._closed = self._loop.time()
            self._wake.set()

    def hear(self) -> None:
        self.heard = self._loop.time()

    def check_time(self) -> None:
        """Closes a socket that says nothing, since browsers ping; cuts one that cannot even be closed."""
        now = self._loop.time()
        if self.closing is not None:
            if now - self._closed > FAREWELL:
                self.cut()
        elif self.table is None and now - self.opened > self.limits.hello:
            self.close(POLICY, "no hello")
        elif now - self.heard > self.limits.idle:
            self.close(POLICY, "idle")

    async def write(self) -> None:
        """Sends what is queued until the socket is closed."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._send({"type": "websocket.send", "text": self._waiting[0].decode()})
                if self._waiting:
                    self._bytes -= len(self._waiting.popleft())
            if self.closing is not None:
                code, reason = self.closing
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
                return

    def cut(self) -> None:
        """Ends it without a farewell."""
        self._abort()
