"""Bodies of requests."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import Request

from cardshed.server.origin import is_foreign_page
from cardshed.server.settings import ServerSettings

T = TypeVar("T")


class TooLong(ValueError):
    """A body of more bytes than are read."""


class Unfit(ValueError):
    """A request that is not carried out: the status, what is wrong, and with which field."""

    def __init__(self, status: int, error: str, field: str | None = None) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
        self.field = field


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, read no further than is allowed."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLong
    return bytes(body)


async def read_as(kind: type[T], request: Request, settings: ServerSettings) -> T:
    """What a page of ours sends, in JSON; raises :class:`Unfit`."""
    if is_foreign_page(request, settings):
        raise Unfit(403, "foreign-origin")
    if not is_json(request):
        raise Unfit(415, "json-please")
    try:
        return msgspec.json.decode(await body_of(request, settings.limits.http.body_bytes), type=kind)
    except TooLong:
        raise Unfit(413, "too-long") from None
    except UnicodeDecodeError:
        raise Unfit(400, "is not UTF-8") from None
    except msgspec.DecodeError as error:
        raise Unfit(400, *complaint(str(error))) from None


def is_json(request: Request) -> bool:
    return request.headers.get("content-type", "").partition(";")[0].strip() == "application/json"


def complaint(error: str) -> tuple[str, str]:
    """A decoder's complaint and the field it is about.

    >>> complaint("Expected `int`, got `str` - at `$.seats`")
    ('Expected `int`, got `str`', 'seats')
    """
    text, _, place = error.partition(" - at `$")
    return text, place.strip("`.")
