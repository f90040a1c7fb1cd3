"""What a server may be sent by somebody who means no good, or whose program is broken."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

import msgspec

from tests.campaigns.sockets import BINARY, PING, TEXT, frame

HUGE = 10**30
ODD_TEXTS = ("", " ", "\0", "\u202e", "é" * 40, "😀" * 20, "x" * 79, "x" * 200, "'; DROP TABLE entries; --")
ODD_NUMBERS = (-1, 0, 63, 64, 2**53, 2**63, HUGE, 1e308, 0.5)
ODD_VALUES: tuple[Any, ...] = (None, True, *ODD_NUMBERS, [], {}, [[]], {"t": "move"}, *ODD_TEXTS)
HOSTING = ("remove", "swap", "maker", "nudge", "vote")
"""What is asked of a seat."""
KINDS = (
    "hello",
    "move",
    "why",
    "sit",
    "bot",
    "settings",
    "start",
    "ready",
    "say",
    "ping",
    "undo",
    *HOSTING[:5],
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW", "get")
PATHS = (
    "/", "/t/{}", "/m/{}", "/m/{}-1", "/rules/{}", "/static/{}/app.js", "/static/x/../../{}",
    "/locales/x/{}.ftl", "/api/games", "/api/tables", "/api/tables/mine", "/api/tables/{}/qr.svg",
    "/api/matches/{}", "/api/matches/{}-1", "/api/matches/{}/steps?view={}", "/api/matches/{}-1/steps?view=9",
    "/mine", "/carry", "/api/mine", "/api/mine/matches?before={}", "/api/carry/code", "/api/carry/look",
    "/api/carry/take", "/api/carry/forget",
    "/api/matches/{}-1/record", "/api/matches/{}-1/verify", "/health", "/metrics", "/ws/{}", "/{}", "//{}",
    "/%00{}", "/api/../{}", "/api/codes", "/api/tables/{}/code", "/api/push", "/sw.js",
)  # fmt: skip


@dataclass
class Item:
    """One thing to send on a socket, and which kinds of answer are right."""

    frames: bytes
    answers: tuple[str, ...] = ("no",)
    id: str | None = None
    """Of the command, if it has one that can be read."""
    drop: bool = False
    """Whether the sender hangs up after it."""
    seq: int | None = None
    """The number under which it was carried out long ago, if it is a replay."""


ANYTHING = ("no", "ok", "why", "pong")
GREETED = ("no", "table", "event")
encode = msgspec.json.encode


def odd_text(chance: random.Random) -> str:
    return chance.choice(ODD_TEXTS) if chance.random() < 0.5 else "".join(
        chr(chance.choice((chance.randrange(32, 127), chance.randrange(0xA0, 0xD7FF)))) for _ in range(8)
    )  # fmt: skip


def word(chance: random.Random) -> str:
    """Something for an address, with or without sense."""
    letters = "abcdefghijkABCDEF0123456789-_"
    size = 22 if chance.random() < 0.5 else chance.randrange(40)
    text = "".join(chance.choice(letters) for _ in range(size))
    return (
        text
        if chance.random() < 0.7
        else text + chance.choice(("%ff", "%", "..", "é", "%2e%2e/", "?", "#", "\\"))
    )


class Liar:
    """Makes nonsense for one person at one table."""

    def __init__(self, chance: random.Random, me: int | None, others: list[str]) -> None:
        self.chance = chance
        self.me = me
        self.others = others
        """Ids of commands that others sent, here and elsewhere."""
        self.moves: list[str] = []
        self.done: dict[str, int] = {}
        self.count = 0

    def item(self) -> Item:
        make = self.chance.choices(
            (self.refused, self.mutated, self.torn, self.odd_frame, self.replayed, self.legal),
            (40, 30, 12, 8, 8, 2),
        )[0]
        return make()

    def new_id(self) -> str:
        if self.others and self.chance.random() < 0.2:
            return self.chance.choice(self.others)
        self.count += 1
        return f"n{self.count}-{self.chance.getrandbits(40):x}"

    # Well formed, and refused

    def refused(self) -> Item:
        message = self.forbidden()
        return Item(frame(encode(message)), ("no", "why", "ok"), message["id"])

    def forbidden(self) -> dict[str, Any]:
        """A command that nobody may give at this table now, as far as is known here."""
        chance, id = self.chance, self.new_id()
        kind = chance.choice(
            (
                "move",
                "move",
                "move",
                "why",
                "sit",
                "bot",
                "settings",
                "start",
                "undo",
                "say",
                "ready",
                *HOSTING,
            )
        )
        message: dict[str, Any] = {"t": kind, "id": id}
        if kind in ("move", "why"):
            message["move"] = self.illegal_move()
            if kind == "move":
                message["on"] = chance.choice((0, 1, 2**53))
        elif kind == "sit":
            message |= {
                "seat": chance.choice((1 - self.me if self.me in (0, 1) else 0, 5, 63)),
                "name": "Eve",
            }
            message["colour"] = "teal"
        elif kind == "bot":
            message |= {"seat": chance.randrange(3), "level": chance.choice((None, "easy", "godlike"))}
        elif kind == "settings":
            message |= {"seats": chance.randrange(12), "options": {"limit": -1}}
        elif kind == "say":
            message[chance.choice(("phrase", "text"))] = odd_text(chance)[:80] or "none"
        elif kind in HOSTING:
            message["seat"] = chance.choice((9, 63))
            if kind == "swap":
                message["other"] = chance.choice((10, 62))
        if self.me is None and chance.random() < 0.2:
            message = {"t": "stand", "id": id}
        return message

    def illegal_move(self) -> str:
        while True:
            move = self.chance.choice(
                ("draw", "pass", "1", "R5", "keep", "b1", "s", "take", odd_text(self.chance))
            )
            if self.me is None or move not in self.moves:
                return move[:80]

    # Hardly well formed

    def mutated(self) -> Item:
        """A message with something wrong in it; by luck it may make sense."""
        chance = self.chance
        message = (
            self.forbidden() if chance.random() < 0.7 else {"t": chance.choice(KINDS), "id": self.new_id()}
        )
        if message["t"] == "undo":
            message["t"] = "mend"
        for _ in range(chance.randint(1, 2)):
            key = chance.choice((*message, "seat", "after", "n", "extra"))
            if chance.random() < 0.3:
                message.pop(key, None)
            else:
                message[key] = chance.choice(ODD_VALUES)
        try:
            text = encode(message)
        except (OverflowError, msgspec.EncodeError, ValueError):
            text = repr(message).encode()
        return Item(frame(text), GREETED if message.get("t") == "hello" else ANYTHING)

    def torn(self) -> Item:
        """Text that is no message at all."""
        chance = self.chance
        whole = encode(self.forbidden())
        at = chance.randrange(1, len(whole))
        text = chance.choice(
            (
                whole[:at],
                whole[:at] + bytes([chance.randrange(128)]) + whole[at:],
                b"[" * chance.randrange(1, 4000),
                b'{"t":' * 700,
                b"1" * 3000,
                b'{"t":"ping","n":1e999}',
                b'{"t":"ping","n":' + b"9" * 400 + b"}",
                b"null",
                b"",
                b'"hello"',
                whole + whole,
                b'{"t":"move","t":"move","id":"a"}',
                odd_text(chance).encode(),
                b'{"t":"say","id":"\\ud800","phrase":"hello"',
            )
        )
        return Item(frame(text), ANYTHING)

    def odd_frame(self) -> Item:
        """What breaks the rules of sockets rather than ours."""
        chance = self.chance
        text = encode(self.forbidden())
        sent = chance.choice(
            (
                frame(text, BINARY),
                frame(text[:5], TEXT, final=False) + frame(text[5:], 0),
                frame(b"x" * 5000),
                frame(b"x" * 70_000),
                frame(b"\xff\xfe\xfd"),
                frame(text, 3),
                frame(text, 0),
                frame(b"p" * 126, PING),
                bytes((0x81, len(text[:100]))) + text[:100],
                bytes((0xF1, 0x80, 0, 0, 0, 0)),
                bytes((0x81, 0xFF)) + b"\x7f" + bytes(7),
            )
        )
        if chance.random() < 0.2:
            return Item(frame(text)[: chance.randrange(1, 20)], drop=True)
        return Item(sent, ANYTHING)

    # Once more, and for once rightly

    def replayed(self) -> Item:
        """A command that was carried out, with its id, and now with another content."""
        if not self.done or self.me is None:
            return self.refused()
        id, seq = self.chance.choice(list(self.done.items()))
        move = self.chance.choice(self.moves) if self.moves else "draw"
        message = {"t": "move", "id": id, "move": move, "on": seq}
        return Item(frame(encode(message)), ("ok",), id, seq=seq)

    def legal(self) -> Item:
        """Something allowed, so that the table goes on meanwhile; whoever only watches may ping."""
        if self.me is None:
            return Item(frame(encode({"t": "ping", "n": 7})), ("pong",))
        self.count += 1
        message: dict[str, Any] = {
            "t": "say",
            "id": f"l{self.count}-{self.chance.getrandbits(40):x}",
            "phrase": "wow",
        }
        if self.moves and self.chance.random() < 0.5:
            message = {"t": "move", "id": message["id"], "move": self.chance.choice(self.moves), "on": 2**53}
        return Item(frame(encode(message)), ("ok", "no"), str(message["id"]))


def http_nonsense(chance: random.Random, cookie: str, host: str) -> bytes:
    """A request of any kind, with its line, headers and body."""
    if chance.random() < 0.1:
        size = chance.randrange(1, 400)
        return bytes(chance.randrange(256) for _ in range(size)) + b"\r\n\r\n"
    path = chance.choice(PATHS)
    while "{}" in path:
        path = path.replace("{}", word(chance), 1)
    body = _body(chance)
    headers = [f"Host: {host}", "Connection: close"]
    if chance.random() < 0.8:
        headers.append(
            f"Content-Length: {len(body) if chance.random() < 0.9 else chance.choice((-1, 'x', ''))}"
        )
    if chance.random() < 0.7:
        headers.append("Content-Type: " + chance.choice(("application/json", "text/plain", odd_text(chance))))
    if chance.random() < 0.5:
        headers.append(
            "Origin: " + chance.choice((f"http://{host}", "null", "https://evil.example", word(chance)))
        )
    headers.append("Cookie: " + (cookie if chance.random() < 0.5 else tampered(cookie, chance)))
    line = f"{chance.choice(METHODS)} {path} HTTP/{chance.choice(('1.1', '1.1', '1.1', '1.0', '9.9'))}"
    return "\r\n".join([line, *headers, "", ""]).encode("utf-8", "replace") + body


def _body(chance: random.Random) -> bytes:
    order: dict[str, Any] = {"game": "chess", "name": "Eve", "seats": 2, "colour": "teal", "friends": True}
    order[chance.choice((*order, "options", "clock", "level", "x"))] = chance.choice(ODD_VALUES)
    if chance.random() < 0.6:
        order["game"] = chance.choice(("chess", "", 5, None, "solo'", "skipbo\0"))
    try:
        text = encode(order)
    except (OverflowError, msgspec.EncodeError, ValueError):
        text = repr(order).encode()
    return chance.choice((b"", text, text, text[: len(text) // 2], b"{" * 500, b"\xff" * 10, b"x" * 20_000))


def tampered(cookie: str, chance: random.Random) -> str:
    """Somebody else's cookie, nearly."""
    name, _, value = cookie.partition("=")
    at = chance.randrange(len(value))
    other = chance.choice([c for c in "abcXYZ019-_." if c != value[at]])
    return chance.choice(
        (
            f"{name}={value[:at]}{other}{value[at + 1 :]}",
            f"{name}={value[:at]}",
            f"{name}=",
            "",
            f"{name}={value.partition('.')[0]}",
            f"{name}={odd_text(chance)}",
            f"{name}=.;{name}=é",
        )
    )
