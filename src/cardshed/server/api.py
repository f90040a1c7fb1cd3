"""What pages ask for besides their table: games, new tables, and finished matches."""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import Any, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from cardshed.engine.errors import BadInput
from cardshed.games import games
from cardshed.server.answers import JSON, answer, compressed, packed, problem
from cardshed.server.bodies import TooLong, Unfit, body_of, complaint, read_as
from cardshed.server.catalogue import catalogue
from cardshed.server.codes import Codes, SaidCode
from cardshed.server.identity import Identities, new_player
from cardshed.server.logs import note
from cardshed.server.origin import address_of, base_url, is_secure
from cardshed.server.pictures import qr_code
from cardshed.server.posts import unwelcome
from cardshed.server.settings import ServerSettings
from cardshed.server.sockets import is_table_id
from cardshed.table import Busy, House, NotOver, SetAside
from cardshed.table.buckets import Bucket, Buckets
from cardshed.table.messages import NewTable

MATCH = re.compile(r"[A-Za-z0-9_-]{22}-[1-9][0-9]{0,5}")
AN_HOUR = "private, max-age=3600"
LONGEST_LINK = 200
PICTURES_KEPT = 500


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
        self.drawn: OrderedDict[str, bytes] = OrderedDict()
        self.codes = Codes(house, settings)

    def player(self, request: Request) -> str | None:
        return self.identities.player(request.scope["headers"], is_secure(request, self.settings))

    def greet(self, request: Request, response: Response) -> str:
        """Gives the browser its cookie, for another year or for the first time."""
        player = self.player(request) or new_player()
        self.identities.give(response, player, is_secure(request, self.settings))
        return player

    # Tables

    async def games(self, request: Request) -> Response:
        readiness = self.house.readiness
        told = catalogue(readiness.plays_soon, self.house.settings.idle, readiness.left_out)
        return answer(request, told)

    async def mine(self, request: Request) -> Response:
        skip = request.query_params.get("skip", "0")
        if not skip.isascii() or not skip.isdecimal() or len(skip) > 6:
            return problem(request, 400, "must be a number of tables", "skip")
        player = self.player(request)
        found, more = await self.house.some_tables_of(player, int(skip)) if player else ([], False)
        return answer(request, {"tables": found, "more": more})

    async def new_table(self, request: Request) -> Response:
        refusal = self._refusal(request)
        if refusal is not None:
            return refusal
        try:
            order = msgspec.json.decode(await self._body(request), type=NewTable)
            if order.game in games() and not await self.house.readiness.comes(order.game):
                return problem(request, 503, "not-ready", retry_after="2")
            player = self.player(request) or new_player()
            table = await self.house.new_table(player, order)
        except TooLong:
            return problem(request, 413, "too-long", connection="close")
        except msgspec.DecodeError as error:
            return problem(request, 400, *complaint(str(error)))
        except UnicodeDecodeError:
            return problem(request, 400, "is not UTF-8")
        except OSError:
            return problem(request, 503, "busy", retry_after="5")
        except BadInput as error:
            return problem(request, 400, error.problem, error.field)
        note("new table", game=order.game, seats=order.seats, friends=order.friends)
        response = answer(request, {"table": table}, 201)
        self.identities.give(response, player, is_secure(request, self.settings))
        return response

    def _refusal(self, request: Request) -> Response | None:
        """Why an order for a table is not even read."""
        refusal = unwelcome(request, self.settings)
        if refusal is not None:
            return refusal
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
        try:
            drawn = await self._picture(link, address_of(request, self.settings))
        except Busy:
            return problem(request, 503, "busy", retry_after="5")
        return packed(request, drawn, "image/svg+xml", caching=AN_HOUR)

    async def _picture(self, link: str, who: str) -> bytes:
        """A link as a QR code, drawn by a worker, since that takes some milliseconds; the latest are kept."""
        if link not in self.drawn:
            self.drawn[link] = await self.house.workers.read(who, qr_code, link)
            while len(self.drawn) > PICTURES_KEPT:
                self.drawn.popitem(last=False)
        return self.drawn[link]

    # Codes

    async def code(self, request: Request) -> Response:
        """The code of a lobby, for whoever has its link; none for any other table."""
        return answer(request, {"code": self.codes.code_of(request.path_params["table"])})

    async def enter_code(self, request: Request) -> Response:
        """The table that a code leads to. Too many guesses, and none is looked at."""
        address = address_of(request, self.settings)
        try:
            said = await read_as(SaidCode, request, self.settings)
        except Unfit as unfit:
            return problem(request, unfit.status, unfit.error, unfit.field)
        if self.codes.has_guessed_enough(address):
            return problem(request, 429, "too-fast", retry_after="20")
        table = self.codes.table_of(said.code, address)
        return answer(request, {"table": table}) if table else problem(request, 404, "unknown-code")

    # Finished matches

    async def match(self, request: Request) -> Response:
        return await self._about(request, "summary")

    async def steps(self, request: Request) -> Response:
        asked = request.query_params
        try:
            view = _view(asked.get("view", "none"))
        except ValueError:
            return problem(request, 400, "must be a seat, all or none", "view")
        start = asked.get("from", "0")
        if not start.isascii() or not start.isdecimal() or len(start) > 6:
            return problem(request, 400, "must be the number of a step", "from")
        return await self._about(request, "steps", view, int(start), self.settings.limits.server.steps)

    async def verify(self, request: Request) -> Response:
        return await self._about(request, "verify")

    async def record(self, request: Request) -> Response:
        return await self._about(request, "record", type="application/jsonl", is_file=True)

    async def _about(
        self, request: Request, question: str, *more: Any, type: str = JSON, is_file: bool = False
    ) -> Response:
        """Something about a finished match, worked out by a worker, not too much at once."""
        address = address_of(request, self.settings)
        if not self.replays.take(address):
            return problem(request, 429, "too-fast", retry_after="5")
        match = request.path_params["match"]
        if MATCH.fullmatch(match) is None:
            return problem(request, 404, "unknown")
        try:
            game, body = await self.house.packed_about(match, address, question, *more)
        except KeyError:
            return problem(request, 404, "unknown")
        except SetAside:
            return problem(request, 404, "set-aside")
        except NotOver:
            return problem(request, 404, "not-over")
        except Busy:
            return problem(request, 503, "busy", retry_after="5")
        except ValueError:
            return problem(request, 400, "must be a seat, all or none", "view")
        response = await compressed(request, body, type, AN_HOUR)
        if is_file:
            response.headers["content-disposition"] = f'attachment; filename="{game}-{match}.jsonl"'
        return response


def _view(text: str) -> int | Literal["all"] | None:
    """Whose eyes a replay is seen with."""
    if text == "all":
        return "all"
    if text == "none":
        return None
    if text.isascii() and text.isdecimal() and len(text) < 3:
        return int(text)
    raise ValueError
