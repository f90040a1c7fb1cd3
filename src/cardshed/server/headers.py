"""What every answer tells the browser to refuse."""

from __future__ import annotations

import base64
import hashlib
import re

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

INLINE = re.compile(r"<script(?![^>]* src=)[^>]*>(.*?)</script>", re.DOTALL)

STEADY = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def inline_hashes(page: str) -> str:
    """The inline scripts of a page, as the policy names them: the import map, and ``early.js`` where that is
    one."""
    digests = (hashlib.sha256(script.encode()).digest() for script in INLINE.findall(page))
    return " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)


def policy(page: str) -> str:
    """The content security policy of a page."""
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self' {inline_hashes(page)}".rstrip(),
            "style-src 'self'",
            "img-src 'self' data:",
            "connect-src 'self'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


NO_PAGE = "default-src 'none'; frame-ancestors 'none'"
"""For answers that are no page, pictures included."""


WORKER = "default-src 'none'; img-src 'self'"
"""For the service worker, which shows a picture and fetches nothing."""


class Headers:
    """Puts the steady headers on every answer; a page brings its own policy."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in STEADY.items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", NO_PAGE)
                headers.setdefault("cache-control", "no-store")
            await send(message)

        await self.app(scope, receive, send_with_headers)
