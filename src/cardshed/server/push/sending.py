"""One message to one push service: a request over TLS, of whose answer nothing but the status is read."""

from __future__ import annotations

import asyncio
import re
import ssl
from contextlib import suppress
from urllib.parse import urlsplit

from cardshed.server.push.addresses import Resolver, check_endpoint

STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
LONGEST_LINE = 1024


async def send(
    endpoint: str,
    headers: dict[str, str],
    body: bytes,
    resolver: Resolver,
    tls: ssl.SSLContext,
    loopback: bool,
) -> int:
    """The status that the service answers with. Nobody follows it elsewhere.

    Raises ``OSError``, ``ValueError`` or :class:`Forbidden`; the time limit is the caller's."""
    host, port = check_endpoint(endpoint, loopback)
    addresses = await resolver.addresses_of(host, port)
    reader, writer = await _connected(addresses, port, tls, host)
    try:
        writer.write(_request(endpoint, headers, body))
        await writer.drain()
        line = await reader.readline()
    finally:
        writer.transport.abort()  # nothing more is wanted; a polite end could be drawn out
    found = STATUS.match(line)
    if found is None:
        raise ValueError("no answer of HTTP")
    return int(found.group(1))


async def _connected(
    addresses: list[str], port: int, tls: ssl.SSLContext, host: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection to the first address that answers: some machines have only one kind."""
    for address in addresses[:-1]:
        with suppress(OSError):
            return await _open(address, port, tls, host)
    return await _open(addresses[-1], port, tls, host)


async def _open(
    address: str, port: int, tls: ssl.SSLContext, host: str
) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    return await asyncio.open_connection(address, port, ssl=tls, server_hostname=host, limit=LONGEST_LINE)


def _request(endpoint: str, headers: dict[str, str], body: bytes) -> bytes:
    parts = urlsplit(endpoint)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {path} HTTP/1.1", f"Host: {parts.netloc}", "Connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    lines.append(f"Content-Length: {len(body)}")
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
