"""How much anybody may ask for. Every limit stands here, with its reason; ``docs/operating.md`` lists them.

A *bucket* is written as rate and burst: so many at once, and then so many a second. A rate of 0 means no limit.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and so many at once."""

    rate: float
    burst: float


def _most(value: Any, reason: str) -> Any:
    return field(default=value, metadata={"reason": reason})


@dataclass(frozen=True)
class TableLimits:
    """One table, whoever sits at it."""

    moves: int = _most(20_000, "moves in a match; the longest that people play have a few thousand")
    undos: int = _most(300, "times that moves are taken back in a match")
    undo_depth: int = _most(40, "decisions that can be taken back in a row")
    entries: int = _most(200_000, "entries in the log of a table; after that a new table must be opened")
    talk: int = _most(3_000, "phrases said at a table")
    watchers: int = _most(100, "people who watch, since each is told of every move")
    presence: float = _most(0.3, "seconds for which comings and goings are gathered before they are told")
    claims: Rate = _most(
        Rate(0.5, 6),
        "refused moves of a seat; then its moves out of turn wait, so that firing blindly wins nothing",
    )
    words: Rate = _most(Rate(0.5, 6), "phrases of a seat")
    hints: Rate = _most(Rate(0.5, 10), "hints of a seat")


@dataclass(frozen=True)
class SocketLimits:
    """One connection of a browser."""

    messages: Rate = _most(Rate(20, 40), "messages; as many again are refused, then the socket is closed")
    frames: Rate = _most(Rate(40, 120), "frames of any kind, pings and pongs too; then the socket is cut")
    greetings: Rate = _most(Rate(0.5, 5), "greetings: each is answered by the whole table")
    bad: int = _most(20, "malformed messages until the socket is closed")
    message_bytes: int = _most(4_096, "bytes of a message; the longest that a page sends has about 300")
    hello: float = _most(10.0, "seconds until the first greeting")
    idle: float = _most(40.0, "seconds without any message; pages ping every 10 s")
    waiting: int = _most(512, "messages waiting for a slow reader, then it is cut off and may come back")
    waiting_bytes: int = _most(2_000_000, "the same in bytes")


@dataclass(frozen=True)
class VisitorLimits:
    """One browser, by its cookie."""

    sockets: int = _most(16, "sockets at the same time: a table in each of many tabs")
    tables: Rate = _most(Rate(0.2, 20), "new tables")


@dataclass(frozen=True)
class AddressLimits:
    """One address (of IPv6, its /64): a home, a school, a mobile network's door."""

    connections: int = _most(
        400, "connections at the same time, sockets included: a school behind one address"
    )
    new_connections: Rate = _most(Rate(30, 400), "new connections: all of a school come back after a restart")
    messages: Rate = _most(Rate(400, 2_000), "messages on all its sockets together")
    greetings: Rate = _most(Rate(20, 500), "greetings on all its sockets together")
    requests: Rate = _most(Rate(30, 400), "HTTP requests; a first visit has about a hundred")
    tables: Rate = _most(Rate(0.5, 30), "new tables")
    replays: Rate = _most(Rate(2, 60), "questions about finished matches, a page of a replay each")
    hints: Rate = _most(Rate(2, 40), "hints of all its people together")


@dataclass(frozen=True)
class HttpLimits:
    """One HTTP connection."""

    head_bytes: int = _most(16_384, "bytes of a request line with its headers")
    body_bytes: int = _most(16_384, "bytes of a body; the longest order for a table has about 500")
    head_seconds: float = _most(
        10.0, "seconds for a request to arrive, from the connection or its first byte"
    )
    answer_seconds: float = _most(60.0, "seconds for an answer to be taken by whoever asked")
    keep_alive: float = _most(5.0, "seconds that a connection waits for another request")


@dataclass(frozen=True)
class ServerLimits:
    """The server as a whole."""

    connections: int = _most(20_000, "connections at the same time, if the system allows as many descriptors")
    spare_descriptors: int = _most(200, "descriptors kept for the database, workers and their pipes")
    tables: Rate = _most(Rate(50, 500), "new tables of everybody together")
    greetings: Rate = _most(Rate(400, 4_000), "greetings of everybody together: a restart brings all at once")
    loading: int = _most(10_000, "tables waiting to be fetched from the database")
    idle_tables: int = _most(500, "tables that nobody has open and that stay in memory for who comes back")
    idle_seconds: float = _most(300.0, "seconds that such a table stays")
    thinking: int = _most(200, "bots' decisions and hints waiting for a worker")
    thinking_each: int = _most(8, "of them of one table")
    reading: int = _most(32, "questions about finished matches waiting for a worker")
    reading_each: int = _most(4, "of them of one address")
    steps: int = _most(200, "moves of a replay in one answer")
    cookie_days: int = _most(365, "days that a cookie is good for; every visit gives a new one")
    key_days: int = _most(90, "days that a key signs cookies; those it signed stay good")


@dataclass(frozen=True)
class Limits:
    """All of them."""

    table: TableLimits = field(default_factory=TableLimits)
    socket: SocketLimits = field(default_factory=SocketLimits)
    visitor: VisitorLimits = field(default_factory=VisitorLimits)
    address: AddressLimits = field(default_factory=AddressLimits)
    http: HttpLimits = field(default_factory=HttpLimits)
    server: ServerLimits = field(default_factory=ServerLimits)
