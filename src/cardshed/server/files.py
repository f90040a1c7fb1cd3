"""The browser's files: read once, compressed once, and kept by browsers for as long as they are the same.

Their addresses carry a digest of all of them, so that a new version is a new address.
``CARDSHED_WEB_DEV=1`` reads them anew for every request.
"""

from __future__ import annotations

import gzip
import hashlib
import os
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from cardshed.server.headers import policy

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS = ("web", "locales")
PAGE = "web/index.html"
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PACKED_ALREADY = (".png", ".woff2")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORTH_PACKING = 1000
NO_PAGE_YET = "<!doctype html><title>Cardshed</title>"


@dataclass(frozen=True)
class File:
    """A file as it is sent."""

    type: str
    body: bytes
    packed: bytes | None
    etag: str

    def answer(self, request: Request, caching: str, status: int = 200) -> Response:
        headers = {"etag": self.etag, "cache-control": caching, "vary": "accept-encoding"}
        if status == 200 and self.etag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.body
        if self.packed is not None and takes_gzip(request):
            body = self.packed
            headers["content-encoding"] = "gzip"
        return Response(body, status, headers=headers, media_type=self.type)


def takes_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def make_file(suffix: str, body: bytes, pack: bool = True) -> File:
    worth = pack and suffix not in PACKED_ALREADY and len(body) >= WORTH_PACKING
    return File(
        TYPES[suffix],
        body,
        gzip.compress(body, 9, mtime=0) if worth else None,
        f'"{hashlib.sha256(body).hexdigest()[:20]}"',
    )


class Files:
    """All files of the browser's side."""

    def __init__(self, folder: Path = PACKAGE, dev: bool | None = None) -> None:
        self.folder = folder
        self.dev = bool(os.environ.get("CARDSHED_WEB_DEV")) if dev is None else dev
        self._read()

    def _read(self) -> None:
        bodies = {
            path.relative_to(self.folder).as_posix(): path.read_bytes()
            for room in ROOMS
            for path in sorted((self.folder / room).rglob("*"))
            if path.suffix in TYPES and path.is_file()
        }
        self.version = "dev" if self.dev else _digest(bodies)
        text = bodies.pop(PAGE, NO_PAGE_YET.encode()).decode("utf-8")
        text = text.replace("{{base}}", f"/static/{self.version}")
        self.policy = policy(text)
        self.page = make_file(".html", text.encode("utf-8"))
        self.files = {
            name: make_file(Path(name).suffix, body, pack=not self.dev) for name, body in bodies.items()
        }

    def refresh(self) -> None:
        """While one works on them, files are read again."""
        if self.dev:
            self._read()

    def answer_page(self, request: Request, status: int = 200) -> Response:
        """The one page; what it shows is the browser's matter."""
        self.refresh()
        response = self.page.answer(request, "private, no-cache", status)
        response.headers["content-security-policy"] = self.policy
        return response

    def answer_file(self, request: Request, room: str, version: str, path: str) -> Response:
        """A file. A page of an older version is given the file as it is now, and does not keep it."""
        self.refresh()
        file = self.files.get(f"{room}/{path}")
        if file is None:
            return Response("There is no such file.\n", 404, media_type="text/plain")
        current = version == self.version and not self.dev
        return file.answer(request, FOR_EVER if current else ASK_AGAIN)


def _digest(bodies: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, body in bodies.items():
        digest.update(f"{name} {len(body)}\n".encode())
        digest.update(body)
    return digest.hexdigest()[:16]
