"""What the database gives back, and how old tables are packed into one piece."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

Statement = tuple[str, Sequence[Any]]


class KeptRow(NamedTuple):
    """An entry of one table."""

    seq: int
    at: int
    """Milliseconds since 1970."""
    body: bytes
    """The entry as JSON."""
    told: bytes | None = None
    """The events that followed, private parts included, as they were told then (MessagePack)."""


class SnapshotRow(NamedTuple):
    """A table as it was after an entry."""

    seq: int
    body: bytes


class Subscription(NamedTuple):
    """Where a browser can be called, and how to write so that it alone can read."""

    endpoint: str
    player: str
    browser: bytes
    """Its public key."""
    auth: bytes
    lang: str
    at: int
    """When it was last told, in milliseconds since 1970."""


class MatchRow(NamedTuple):
    """A match of a table."""

    rules: str
    first: int
    """The number of the entry it began with."""
    last: int | None
    """The number of the entry that ended it; ``None`` while it goes on."""
    summary: bytes | None
    """How it ended, as JSON, once that is known."""


class ResultRow(NamedTuple):
    """What came of a match for one of the people who played it."""

    player: str
    """The browser whose match it was. Secret."""
    ended: int
    """Milliseconds since 1970."""
    table: str
    number: int
    game: str
    level: str
    """Of the strongest bot, or ``people`` where somebody else played along."""
    won: bool
    score: int
    usual: bool
    """Whether no option was changed, so that scores can be compared."""
    told: bytes | None
    """Who played and how it ended, as JSON; ``None`` once the match itself was cleared away."""


class Tally(NamedTuple):
    """What came of all matches of somebody's at one game against one level."""

    game: str
    level: str
    played: int
    won: int
    lowest: int | None
    """Scores of matches with the usual options; ``None`` if there are none."""
    highest: int | None
    streak: int
    """Matches won in a row up to now."""
    longest: int
    """The most that were ever won in a row."""


_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[KeptRow]).decode
_unpack_first = msgspec.json.Decoder(list[tuple[int, int, str]]).decode


def pack(rows: Sequence[KeptRow]) -> bytes:
    """The entries of a table in one compressed piece."""
    return zlib.compress(_pack(rows), 9)


def unpack(packed: bytes) -> list[KeptRow]:
    """The entries of a packed table; those of the first release were packed as JSON."""
    data = zlib.decompress(packed)
    if data.startswith(b"[["):
        return [KeptRow(seq, at, body.encode()) for seq, at, body in _unpack_first(data)]
    return _unpack(data)
