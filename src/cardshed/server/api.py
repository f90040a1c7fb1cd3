"""What pages ask for besides their table: games, new tables, and finished matches."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Literal, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response

from cardshed.engine.errors import BadInput
from cardshed.games import games
from cardshed.server.answers import answer, packed, problem
from cardshed.server.catalogue import catalogue
from cardshed.server.identity import Identities, new_player
from cardshed.server.limits import Bucket, Buckets, TooLong, body_of
from cardshed.server.logs import note
from cardshed.server.origin import address_of, base_url, is_foreign_page, is_secure
from cardshed.server.settings import ServerSettings
from cardshed.server.sockets import is_table_id
from cardshed.table import Finished, House, NotOver
from cardshed.table.messages import NewTable

MATCH = re.compile(r"[A-Za-z0-9_-]{22}-[1-9][0-9]{0,5}")
T = TypeVar("T")
AN_HOUR = "private, max-age=3600"
LONGEST_LINK = 300
AT_ONCE = 2
"""Matches replayed at the same time; the others wait."""


class Api:
    """The answers of ``/api``."""

    def __init__(self, house: House, identities: Identities, settings: ServerSettings) -> None:
        self.house = house
        self.identities = identities
        self.settings = settings
        limits = settings.limits
        self.tables_each_address = Buckets(limits.address.tables)
        self.tables_each_visitor = Buckets(limits.visitor.tables)
        self.tables_together = Bucket(limits.server.tables)
        self.replays = Buckets(limits.address.replays)
        self.pictures = Buckets(limits.address.replays)
        self.desks = asyncio.Semaphore(AT_ONCE)

    def player(self, request: Request) -> str | None:
        return self.identities.player(request.scope["headers"], is_secure(request, self.settings))

    def greet(self, request: Request, response: Response) -> str:
        """Gives the browser its cookie, for another year or for the first time."""
        player = self.player(request) or new_player()
        self.identities.give(response, player, is_secure(request, self.settings))
        return player

    # Tables

    async def games(self, request: Request) -> Response:
        return answer(request, catalogue(self.house.ready))

    async def mine(self, request: Request) -> Response:
        player = self.player(request)
        return answer(request, {"tables": await self.house.tables_of(player) if player else []})

    async def new_table(self, request: Request) -> Response:
        refusal = self._refusal(request)
        if refusal is not None:
            return refusal
        try:
            order = msgspec.json.decode(await self._body(request), type=NewTable)
            if order.game in games() and not self.house.ready(order.game):
                return problem(request, 503, "not-ready", retry_after="2")
            player = self.player(request) or new_player()
            table = await self.house.new_table(player, order)
        except TooLong:
            return problem(request, 413, "too-long", connection="close")
        except msgspec.DecodeError as error:
            return problem(request, 400, *_complaint(str(error)))
        except BadInput as error:
            return problem(request, 400, error.problem, error.field)
        note("new table", game=order.game, seats=order.seats, friends=order.friends)
        response = answer(request, {"table": table}, 201)
        self.identities.give(response, player, is_secure(request, self.settings))
        return response

    def _refusal(self, request: Request) -> Response | None:
        """Why an order for a table is not even read."""
        if is_foreign_page(request, self.settings):
            return problem(request, 403, "foreign-origin")
        if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return problem(request, 415, "json-please")
        if not self._may_open(address_of(request, self.settings), self.player(request)):
            return problem(request, 429, "too-fast", retry_after="5")
        return None

    def _may_open(self, address: str, visitor: str | None) -> bool:
        """Whether one more table is allowed for an address, a visitor and the server as a whole."""
        return (
            self.tables_each_address.take(address)
            and (visitor is None or self.tables_each_visitor.take(visitor))
            and self.tables_together.take_without_debt()
        )

    async def _body(self, request: Request) -> bytes:
        return await body_of(request, self.settings.limits.http.body_bytes)

    async def qr(self, request: Request) -> Response:
        """The table's link as a picture for telephones."""
        table = request.path_params["table"]
        if not is_table_id(table):
            return problem(request, 404, "unknown")
        link = f"{base_url(request, self.settings)}/t/{table}"
        if len(link) > LONGEST_LINK:
            return problem(request, 400, "too-long")
        if not self.pictures.take(address_of(request, self.settings)):
            return problem(request, 429, "too-fast", retry_after="5")
        return packed(request, _picture(link), "image/svg+xml", caching=AN_HOUR)

    # Finished matches

    async def match(self, request: Request) -> Response:
        return await self._of_match(request, lambda found: found.summary())

    async def steps(self, request: Request) -> Response:
        try:
            view = _view(request.query_params.get("view", "none"))
        except ValueError:
            return problem(request, 400, "must be a seat, all or none", "view")
        return await self._of_match(request, lambda found: {"steps": found.steps(view)})

    async def verify(self, request: Request) -> Response:
        return await self._of_match(request, lambda found: found.verify())

    async def record(self, request: Request) -> Response:
        def named(found: Finished) -> tuple[str, bytes]:
            return found.summary()["game"], found.record().encode()

        told = await self._told(request, named)
        if isinstance(told, Response):
            return told
        game, record = told
        response = packed(request, record, "application/jsonl", caching=AN_HOUR)
        name = f"{game}-{request.path_params['match']}.jsonl"
        response.headers["content-disposition"] = f'attachment; filename="{name}"'
        return response

    async def _of_match(self, request: Request, ask: Callable[[Finished], Any]) -> Response:
        told = await self._told(request, ask)
        return told if isinstance(told, Response) else answer(request, told, caching=AN_HOUR)

    async def _told(self, request: Request, ask: Callable[[Finished], T]) -> T | Response:
        """Something about a finished match, worked out beside the event loop, not too much at once."""
        if not self.replays.take(address_of(request, self.settings)):
            return problem(request, 429, "too-fast", retry_after="5")
        async with self.desks:
            found = await self._finished(request)
            if isinstance(found, Response):
                return found
            try:
                return await asyncio.to_thread(ask, found)
            except BadInput as error:
                return problem(request, 400, error.problem, error.field)

    async def _finished(self, request: Request) -> Finished | Response:
        match = request.path_params["match"]
        if MATCH.fullmatch(match) is None:
            return problem(request, 404, "unknown")
        try:
            return await self.house.finished(match)
        except NotOver:
            return problem(request, 404, "not-over")
        except KeyError:
            return problem(request, 404, "unknown")


@lru_cache(maxsize=256)
def _picture(link: str) -> bytes:
    """A link as a QR code."""
    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, omitsize=True, border=2, light="#fff", dark="#2b2320")
    return picture.getvalue()


def _view(text: str) -> int | Literal["all"] | None:
    """Whose eyes a replay is seen with."""
    if text == "all":
        return "all"
    if text == "none":
        return None
    if text.isascii() and text.isdecimal() and len(text) < 3:
        return int(text)
    raise ValueError


def _complaint(error: str) -> tuple[str, str]:
    """A decoder's complaint and the field it is about.

    >>> _complaint("Expected `int`, got `str` - at `$.seats`")
    ('Expected `int`, got `str`', 'seats')
    """
    text, _, place = error.partition(" - at `$")
    return text, place.strip("`.")
