"""The application: which address is answered by what."""

from __future__ import annotations

import time
from http import HTTPStatus
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from cardshed import __version__
from cardshed.games import games
from cardshed.server.answers import answer, problem
from cardshed.server.api import MATCH, Api
from cardshed.server.files import ASK_AGAIN, Files
from cardshed.server.gate import Gate
from cardshed.server.headers import NO_PAGE, STEADY, WORKER, Headers
from cardshed.server.identity import Identities
from cardshed.server.logs import RequestLog
from cardshed.server.metrics import CONTENT_TYPE, Metrics
from cardshed.server.mine import Mine
from cardshed.server.pulse import Pulse, Trouble
from cardshed.server.push.door import PushDoor
from cardshed.server.refusals import Refusals
from cardshed.server.settings import ServerSettings
from cardshed.server.sockets import Sockets, is_table_id
from cardshed.table import House

if TYPE_CHECKING:
    from cardshed.server.push.service import Push

ROBOTS = "User-agent: *\nDisallow: /t/\nDisallow: /m/\nDisallow: /carry\nDisallow: /api/\n"
ICON = "web/art/logo.svg"
SERVICE_WORKER = "web/sw.js"


class Site:
    """Everything one server answers with."""

    def __init__(self, house: House, settings: ServerSettings, files: Files | None = None) -> None:
        self.house = house
        self.settings = settings
        self.files = files or Files()
        self.refusals = Refusals()
        self.gate = Gate(settings, self.refusals)
        self.pulse = Pulse()
        self.trouble = Trouble(house.trouble)
        identities = Identities(lambda: house.keys, settings.limits.server.cookie_days)
        self.api = Api(house, identities, settings)
        self.push = _push(house, settings)
        self.push_door = PushDoor(self.push, identities, settings)
        self.mine = Mine(house, identities, settings)
        self.sockets = Sockets(house, identities, settings, self.refusals)
        self.metrics = Metrics(house, self.gate, self.pulse, self.push)
        self.began = time.monotonic()
        self.app = Starlette(
            routes=self._routes(),
            middleware=[
                Middleware(
                    RequestLog,
                    settings=settings,
                    count=self.metrics.requests.count,
                    refused=self.refusals.count,
                ),
                Middleware(Headers),
            ],
            exception_handlers={
                HTTPException: self.failed,
                ClientDisconnect: self.gone,
                Exception: self.broken,
            },
        )
        self.app.router.redirect_slashes = False

    def _routes(self) -> list[BaseRoute]:
        api = self.api
        return [
            Route("/", self.page),
            Route("/t/{table}", self.page),
            Route("/m/{match}", self.page),
            Route("/rules/{game}", self.page),
            Route("/mine", self.page),
            Route("/carry", self.page),
            Route("/rules/{game}/sheet", self.page),
            Route("/static/{version}/{path:path}", self.static),
            Route("/locales/{version}/{path:path}", self.locales),
            Route("/api/games", api.games),
            Route("/api/tables", api.new_table, methods=["POST"]),
            Route("/api/tables/mine", api.mine),
            Route("/api/tables/{table}/code", api.code),
            Route("/api/tables/{table}/qr.svg", api.qr),
            Route("/api/codes", api.enter_code, methods=["POST"]),
            Route("/api/push", self.push_door.key),
            Route("/api/push", self.push_door.subscribe, methods=["POST"]),
            Route("/api/push", self.push_door.unsubscribe, methods=["DELETE"]),
            Route("/api/mine", self.mine.statistics),
            Route("/api/mine/matches", self.mine.matches),
            Route("/api/carry/code", self.mine.code, methods=["POST"]),
            Route("/api/carry/look", self.mine.look, methods=["POST"]),
            Route("/api/carry/take", self.mine.take, methods=["POST"]),
            Route("/api/carry/forget", self.mine.forget, methods=["POST"]),
            Route("/api/matches/{match}", api.match),
            Route("/api/matches/{match}/record", api.record),
            Route("/api/matches/{match}/steps", api.steps),
            Route("/api/matches/{match}/verify", api.verify),
            Route("/health", self.health),
            Route("/metrics", self.prometheus),
            Route("/robots.txt", self.robots),
            Route("/sw.js", self.service_worker),
            Route("/favicon.ico", self.icon),
            WebSocketRoute("/ws/{table}", self.sockets),
        ]

    # Pages and files

    async def page(self, request: Request) -> Response:
        found = _may_exist(request)
        live = self.house.live.get(request.path_params.get("table", ""))
        game = live.table.game.id if live else None
        response = self.files.answer_page(request, 200 if found else 404, game)
        self.api.greet(request, response)
        return response

    async def static(self, request: Request) -> Response:
        return self.files.answer_file(request, "web", **request.path_params)

    async def locales(self, request: Request) -> Response:
        return self.files.answer_file(request, "locales", **request.path_params)

    async def icon(self, request: Request) -> Response:
        icon = self.files.files.get(ICON)
        return icon.answer(request, ASK_AGAIN) if icon else Response(status_code=404)

    async def service_worker(self, request: Request) -> Response:
        """At the root, since it serves what lies below its address; browsers ask for it anew."""
        self.files.refresh()
        response = self.files.files[SERVICE_WORKER].answer(request, ASK_AGAIN)
        response.headers["content-security-policy"] = WORKER
        return response

    async def robots(self, request: Request) -> Response:
        return PlainTextResponse(ROBOTS)

    # For operators

    async def health(self, request: Request) -> Response:
        """Says within a second whether the server can do its work, and else why not."""
        problem = await self.trouble()
        stopping = self.sockets.stopping
        told = {
            "status": "stopping" if stopping else "failing" if problem else "ok",
            "version": __version__,
            "uptime": round(time.monotonic() - self.began, 1),
            "tables": len(self.house.live),
            "connections": len(self.sockets.open),
            "ready": {game: self.house.ready(game) for game in games()},
        }
        if problem:
            told["problem"] = problem
        return answer(request, told, 503 if stopping or problem else 200)

    async def prometheus(self, request: Request) -> Response:
        return Response(self.metrics.text(), media_type=CONTENT_TYPE)

    # When something is not as asked

    async def failed(self, request: Request, error: Exception) -> Response:
        """Unknown addresses show the page, which says something kind; programs are told in JSON."""
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and not request.url.path.startswith("/api/"):
            return self.files.answer_page(request, 404)
        words = HTTPStatus(error.status_code).phrase.lower().replace(" ", "-")
        response = problem(request, error.status_code, "unknown" if error.status_code == 404 else words)
        response.headers.update(error.headers or {})
        return response

    async def gone(self, request: Request, error: Exception) -> Response:
        """Nobody hears this: who asked left before all was said."""
        return problem(request, 400, "gone")

    async def broken(self, request: Request, error: Exception) -> Response:
        """This answer is made outside of everything else, so it brings the steady headers itself."""
        response = problem(request, 500, "our-mistake")
        response.headers.update(STEADY | {"content-security-policy": NO_PAGE})
        return response


def _push(house: House, settings: ServerSettings) -> Push | None:
    """What it needs is loaded only where it is wanted."""
    if settings.push is None:
        return None
    from cardshed.server.push.service import Push

    return Push(house, settings.push, settings.limits)


def _may_exist(request: Request) -> bool:
    """Whether an address could be one of ours; what it leads to, the page finds out."""
    asked = request.path_params
    if "table" in asked:
        return is_table_id(asked["table"])
    if "match" in asked:
        return MATCH.fullmatch(asked["match"]) is not None
    return "game" not in asked or asked["game"] in games()
