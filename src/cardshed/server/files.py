"""The browser's files: read once, compressed once, and kept by browsers for as long as they are the same.

Their addresses carry a digest of all of them, so that a new version is a new address. Pages load what
``make bundle`` made of the modules, if it was made of these very modules, and else the modules themselves.
``CARDSHED_WEB_DEV=1`` always has them load the modules, and reads everything anew for every request.

What the package of a game from outside has in ``web/`` is found where it would be if the game were ours.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from cardshed.engine.packages import package_of, words_of
from cardshed.engine.words import LANGUAGES
from cardshed.games import OURS, games
from cardshed.server.headers import policy

PACKAGE = Path(__file__).resolve().parent.parent
ROOMS = ("web", "locales")
PAGE = "web/index.html"
BUILT = "web/built/"
BUILT_HEAD = "web/built/head.html"
BUILT_FROM = "web/built/sources.txt"
"""The digest of what the built files were made of."""
PLAIN = re.compile(r"<!-- plain modules.*<!-- end of plain modules -->\n", re.DOTALL)
"""What the page loads where nothing was built."""
LAB = re.compile(r"(.+-)?lab(-.+)?")
"""Words that no page shows."""
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
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
        bodies = read(self.folder)
        head = None if self.dev else _built_head(bodies)
        if head is None:
            bodies = _without_built(bodies)
        bodies |= _from_outside()
        self.version = "dev" if self.dev else _digest(bodies)
        text = bodies.pop(PAGE, NO_PAGE_YET.encode()).decode("utf-8")
        if head is not None:
            text = PLAIN.sub(lambda _: head, text)
        bodies |= _languages(bodies)
        text = text.replace("{{base}}", f"/static/{self.version}")
        self.policy = policy(text)
        self.page = make_file(".html", text.encode("utf-8"))
        self.files = {
            name: make_file(Path(name).suffix, body, pack=not self.dev) for name, body in bodies.items()
        }

    @property
    def built(self) -> bool:
        """Whether pages load what ``make bundle`` made."""
        return BUILT_HEAD in self.files

    def refresh(self) -> None:
        """While one works on them, files are read again."""
        if self.dev:
            self._read()

    def answer_page(self, request: Request, status: int = 200, game: str | None = None) -> Response:
        """The one page; what it shows is the browser's matter. If a game is named, its code is needed."""
        self.refresh()
        response = self.page.answer(request, "private, no-cache", status)
        response.headers["content-security-policy"] = self.policy
        for code in (f"built/{game}.js", f"games/{game}/index.js"):
            if f"web/{code}" in self.files:
                response.headers["link"] = f"</static/{self.version}/{code}>; rel=modulepreload"
                break
        return response

    def answer_file(self, request: Request, room: str, version: str, path: str) -> Response:
        """A file. A page of an older version is given the file as it is now, and does not keep it.

        Built files fit only those they were built with; an older page that misses them is renewed.
        """
        self.refresh()
        name = f"{room}/{path}"
        file = self.files.get(name)
        if file is None or (name.startswith(BUILT) and version != self.version):
            return Response("There is no such file.\n", 404, media_type="text/plain")
        current = version == self.version and not self.dev
        return file.answer(request, FOR_EVER if current else ASK_AGAIN)


def read(folder: Path) -> dict[str, bytes]:
    """All files by their name."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for room in ROOMS
        for path in sorted((folder / room).rglob("*"))
        if path.suffix in TYPES and path.is_file()
    }


def _from_outside() -> dict[str, bytes]:
    """The files of games from outside, by the names they would have if they were ours; words in every
    language, since what is not said in one is said in English."""
    found: dict[str, bytes] = {}
    for game in games()[len(OURS) :]:
        package = package_of(game)
        assert package is not None
        assert package.folder is not None
        for path in sorted((package.folder / "web").rglob("*")):
            if path.suffix in TYPES and path.is_file():
                name = path.relative_to(package.folder / "web").as_posix()
                found[f"web/games/{game}/{name}"] = path.read_bytes()
        names = sorted({path.stem for path in (package.folder / "locales").glob("*/*.ftl")})
        for language in LANGUAGES:
            found |= {
                f"locales/{language}/{name}.ftl": words_of(name, language, game).encode() for name in names
            }
    return found


def sources_digest(bodies: dict[str, bytes]) -> str:
    """Of everything that built files are made of."""
    kinds = (".css", ".html", ".js", ".svg")
    return _digest(
        {
            name: body
            for name, body in _without_built(bodies).items()
            if name.startswith("web/") and name.endswith(kinds)
        }
    )


def _without_built(bodies: dict[str, bytes]) -> dict[str, bytes]:
    return {name: body for name, body in bodies.items() if not name.startswith(BUILT)}


def _built_head(bodies: dict[str, bytes]) -> str | None:
    """What a page begins with to load the built files, if they are those of these sources."""
    if bodies.get(BUILT_FROM, b"").decode().strip() != sources_digest(bodies):
        return None
    return bodies[BUILT_HEAD].decode("utf-8")


def _languages(bodies: dict[str, bytes]) -> dict[str, bytes]:
    """All words that pages show, a file a language, so that they are one request."""
    found: dict[str, dict[str, str]] = {}
    for name, body in bodies.items():
        path = Path(name)
        if path.suffix == ".ftl" and not LAB.fullmatch(path.stem):
            found.setdefault(path.parent.as_posix(), {})[path.stem] = body.decode("utf-8")
    return {
        f"{language}.json": json.dumps(texts, ensure_ascii=False).encode()
        for language, texts in found.items()
    }


def _digest(bodies: dict[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, body in bodies.items():
        digest.update(f"{name} {len(body)}\n".encode())
        digest.update(body)
    return digest.hexdigest()[:16]
