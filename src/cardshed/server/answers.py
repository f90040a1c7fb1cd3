"""Answers in JSON, compressed when that is worth it."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardshed.server.files import WORTH_PACKING, takes_gzip

JSON = "application/json"
FAST = 5
encode = msgspec.json.Encoder().encode


def answer(request: Request, data: Any, status: int = 200, caching: str = "no-store") -> Response:
    return packed(request, encode(data), JSON, status, caching)


def packed(
    request: Request, body: bytes, type: str, status: int = 200, caching: str = "no-store"
) -> Response:
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if len(body) >= WORTH_PACKING and takes_gzip(request):
        body = gzip.compress(body, FAST, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, status, headers=headers, media_type=type)


async def compressed(request: Request, body: bytes, type: str, caching: str) -> Response:
    """An answer that comes compressed already."""
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if takes_gzip(request):
        headers["content-encoding"] = "gzip"
    else:
        body = await asyncio.to_thread(gzip.decompress, body)
    return Response(body, headers=headers, media_type=type)


def problem(request: Request, status: int, error: str, field: str | None = None, **more: str) -> Response:
    """What went wrong, in the form of all errors."""
    told = {"error": error} if field is None else {"error": error, "field": field}
    response = answer(request, told, status)
    for name, value in more.items():
        response.headers[name.replace("_", "-")] = value
    return response
