"""Connections byte by byte, for what no honest browser sends."""

from __future__ import annotations

import base64
import os
import socket
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.parse import urlsplit

from tests.server.running import Running

TEXT, BINARY, CONTINUATION, PING, PONG = 1, 2, 0, 9, 10


def dial(server: Running) -> socket.socket:
    place = urlsplit(server.url)
    return socket.create_connection((str(place.hostname), int(place.port or 80)), timeout=10)


@contextmanager
def dialled(server: Running) -> Iterator[socket.socket]:
    with dial(server) as line:
        yield line


def request(server: Running, path: str = "/health", **headers: str) -> bytes:
    """A request without a body; names are written with _ for -."""
    lines = [f"GET {path} HTTP/1.1", f"Host: {urlsplit(server.url).netloc}"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def handshake(server: Running, table: str = "A" * 22, **headers: str) -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    told = {
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec_WebSocket_Key": key,
        "Sec_WebSocket_Version": "13",
        "Origin": server.url,
        "Cookie": server.cookie(),
    }
    return request(server, f"/ws/{table}", **(told | headers))


def frame(kind: int, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame as a browser writes it, masked by zeros."""
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return bytes([0x80 * fin | kind]) + size + bytes(4) + data


def heard(line: socket.socket, seconds: float = 10.0) -> bytes:
    """Everything until the server closes; ``TimeoutError`` if it does not."""
    told = b""
    until = time.monotonic() + seconds
    with suppress(ConnectionError):
        while True:
            line.settimeout(max(0.001, until - time.monotonic()))
            part = line.recv(65536)
            if not part:
                break
            told += part
    return told


def is_cut(line: socket.socket, seconds: float = 10.0) -> bool:
    """Whether the server ends a connection in time."""
    try:
        heard(line, seconds)
    except TimeoutError:
        return False
    return True


def first_line(line: socket.socket) -> str:
    """The status of an answer."""
    return heard(line).split(b"\r\n")[0].decode()


def opened(server: Running, table: str = "A" * 22, **headers: str) -> socket.socket:
    """A socket after its handshake."""
    line = dial(server)
    line.sendall(handshake(server, table, **headers))
    answer = line.recv(4096)
    assert answer.startswith(b"HTTP/1.1 101"), answer
    return line
