"""Bodies of requests."""

from __future__ import annotations

from starlette.requests import Request


class TooLong(ValueError):
    """A body of more bytes than are read."""


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, read no further than is allowed."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLong
    return bytes(body)
