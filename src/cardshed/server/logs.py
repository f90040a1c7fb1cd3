"""The server's log: a line for each request and each notable event, for people or for programs.

Links to tables are secrets, so requests are logged by their route, never by their path.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cardshed.server.settings import ServerSettings

logger = logging.getLogger("cardshed.server")


class Lines(logging.Formatter):
    """Records as lines of JSON, or as text."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        facts: dict[str, Any] = getattr(record, "facts", {})
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        trace = self.formatException(record.exc_info) if record.exc_info else None
        if self.as_json:
            line = {"at": at, "level": record.levelname.lower(), "event": record.getMessage(), **facts}
            return json.dumps(line | ({"trace": trace} if trace else {}), ensure_ascii=False, default=str)
        words = " ".join(f"{name}={value}" for name, value in facts.items())
        text = f"{at[11:19]} {record.getMessage()} {words}".rstrip()
        return f"{text}\n{trace}" if trace else text


def note(event: str, level: int = logging.INFO, **facts: Any) -> None:
    """Writes a line."""
    logger.log(level, event, extra={"facts": facts})


def calm_uvicorn(record: logging.LogRecord) -> bool:
    """What is no request is counted and told with all that was refused: no line for each of them."""
    return record.msg != "Invalid HTTP request received."


def set_up_logs(as_json: bool, level: int = logging.INFO) -> None:
    """Everything goes to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(as_json))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logger.setLevel(level)
    logging.getLogger("uvicorn.error").addFilter(calm_uvicorn)


Counting = Callable[[str, int, float], None]


TOO_MANY = 429
"""The status of requests that are told together, not each by a line."""


class RequestLog:
    """Logs and counts requests: method, route, status and time."""

    def __init__(
        self, app: ASGIApp, settings: ServerSettings, count: Counting, refused: Callable[[str], None]
    ) -> None:
        self.app = app
        self.settings = settings
        self.count = count
        self.refused = refused

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        from cardshed.server.origin import address_of

        began = time.perf_counter()
        status = 500

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            seconds = time.perf_counter() - began
            route = route_of(scope)
            self.count(route, status, seconds)
            if status == TOO_MANY:
                self.refused("too-fast")
            elif logger.isEnabledFor(logging.INFO):
                note(
                    "request",
                    method=scope["method"],
                    route=route,
                    status=status,
                    ms=round(1000 * seconds, 1),
                    address=address_of(HTTPConnection(scope), self.settings),
                )


def route_of(scope: Scope) -> str:
    """The pattern of the route that answered."""
    return str(getattr(scope.get("route"), "path", "") or "(none)")
