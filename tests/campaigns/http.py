"""The few HTTP requests that a campaign makes, each on a connection of its own."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec

PATIENCE = 60.0
"""Seconds that an answer may take on a busy machine."""


@dataclass(frozen=True)
class Door:
    """Where a server is found."""

    host: str
    port: int
    source: str | None = None
    """The address to come from; any of this machine's loopback addresses."""

    @property
    def local(self) -> tuple[str, int] | None:
        return None if self.source is None else (self.source, 0)

    @property
    def origin(self) -> str:
        return f"http://{self.host}:{self.port}"


@dataclass(frozen=True)
class Answer:
    status: int
    head: bytes
    body: bytes


def head(method: str, path: str, door: Door, headers: dict[str, str]) -> bytes:
    lines = [f"{method} {path} HTTP/1.1", f"Host: {door.host}:{door.port}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1", "replace")


async def exchange(door: Door, sent: bytes) -> bytes:
    """Sends bytes as they are; everything that comes back until the server closes."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(door.host, door.port, local_addr=door.local)
        try:
            writer.write(sent)
            return await reader.read(-1)
        finally:
            writer.close()


def read(answer: bytes) -> Answer:
    """The parts of an answer; ``EOFError`` if there is none."""
    top, found, body = answer.partition(b"\r\n\r\n")
    words = top.split(None, 2)
    if not found or len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise EOFError(f"no answer: {answer[:200]!r}")
    return Answer(int(words[1]), top, body)


async def request(
    door: Door, method: str, path: str, body: Any = None, cookie: str = "", **headers: str
) -> Answer:
    """A request with a body in JSON, if there is one."""
    content = b"" if body is None else msgspec.json.encode(body)
    told = {"Connection": "close", "Content-Length": str(len(content))}
    if body is not None:
        told |= {"Content-Type": "application/json", "Origin": door.origin}
    if cookie:
        told["Cookie"] = cookie
    return read(await exchange(door, head(method, path, door, told | headers) + content))


async def new_cookie(door: Door) -> str:
    """The cookie of a browser that was never here."""
    answer = await request(door, "GET", "/")
    for line in answer.head.decode("latin-1").splitlines():
        name, _, value = line.partition(":")
        if name.lower() == "set-cookie":
            return value.partition(";")[0].strip()
    raise AssertionError(f"no cookie in {answer.head!r}")


async def new_table(door: Door, cookie: str, **order: Any) -> str:
    answer = await request(door, "POST", "/api/tables", order, cookie)
    assert answer.status == 201, answer
    table: str = msgspec.json.decode(answer.body)["table"]
    return table
