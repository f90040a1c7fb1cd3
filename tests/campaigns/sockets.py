"""A WebSocket of a campaign's browser: quick, and able to send what no browser would."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

from tests.campaigns.http import Door, head

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
NO_MASK = bytes(4)
"""Zeros are a mask as well, and save the work of masking."""
KEY = "Y2FyZHNoZWQgY2FtcGFpZw=="
UNCLEAN = 1006


def frame(payload: bytes, opcode: int = TEXT, final: bool = True) -> bytes:
    """A frame as a browser sends it."""
    first = opcode | (0x80 if final else 0)
    size = len(payload)
    if size < 126:
        return bytes((first, 0x80 | size)) + NO_MASK + payload
    if size < 65536:
        return bytes((first, 0xFE)) + size.to_bytes(2, "big") + NO_MASK + payload
    return bytes((first, 0xFF)) + size.to_bytes(8, "big") + NO_MASK + payload


def handshake(door: Door, path: str, cookie: str, origin: str | None = None) -> bytes:
    headers = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": KEY,
        "Origin": door.origin if origin is None else origin,
        "Cookie": cookie,
    }
    return head("GET", path, door, headers)


class Socket(asyncio.Protocol):
    """One connection: messages go to ``hear``, its end to ``ended`` with status or close code."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None], ended: Callable[[int], None]) -> None:
        self._request = request
        self._hear = hear
        self._ended = ended
        self._rest = b""
        self._open = False
        self._code = UNCLEAN
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    # From the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, problem: Exception | None) -> None:
        self._transport = None
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(f"not let in: {self._code}"))
            self.opened.exception()
        self._ended(self._code)

    def data_received(self, data: bytes) -> None:
        self._rest = self._rest + data if self._rest else data
        if not self._open and not self._let_in():
            return
        self._rest = self._rest[self._read_frames(self._rest) :]

    def _let_in(self) -> bool:
        top, found, rest = self._rest.partition(b"\r\n\r\n")
        if not found:
            return False
        status = int(top.split(None, 2)[1])
        if status != 101:
            self._code = status
            self.drop()
            return False
        self._open, self._rest = True, rest
        self.opened.set_result(None)
        return True

    def _read_frames(self, data: bytes) -> int:
        """Takes all whole frames; where the next begins."""
        at, size = 0, len(data)
        while size - at >= 2:
            start, length = at + 2, data[at + 1] & 0x7F
            if length >= 126:
                wide = 2 if length == 126 else 8
                if size < start + wide:
                    break
                length = int.from_bytes(data[start : start + wide], "big")
                start += wide
            if size < start + length:
                break
            self._take(data[at] & 0x0F, data[start : start + length])
            at = start + length
        return at

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode == TEXT:
            self._hear(payload)
        elif opcode == CLOSE:
            self._code = int.from_bytes(payload[:2], "big") or 1005
            self.send_raw(frame(payload[:2], CLOSE))
            if self._transport is not None:
                self._transport.close()
        elif opcode == PING:
            self.send_raw(frame(payload, PONG))

    # For its owner

    def send(self, message: bytes) -> None:
        self.send_raw(frame(message))

    def send_raw(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.write(data)

    def stop_reading(self) -> None:
        if self._transport is not None:
            self._transport.pause_reading()

    @property
    def unsent(self) -> int:
        """Bytes that the server has not taken yet."""
        return 0 if self._transport is None else self._transport.get_write_buffer_size()

    def drop(self) -> None:
        """Ends the connection without a farewell."""
        if self._transport is not None:
            self._transport.abort()


async def open_socket(
    door: Door, request: bytes, hear: Callable[[bytes], None], ended: Callable[[int], None]
) -> Socket:
    """Connects; the socket is open when ``opened`` is done."""
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(request, hear, ended), door.host, door.port, local_addr=door.local
    )
    return socket
