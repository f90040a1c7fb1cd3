"""A table put into a few kilobytes and brought back, so that a long match loads as quickly as a short one.

The log stays the truth: a snapshot that is missing, damaged or of another release is made again from it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cardshed.engine.edition import edition
from cardshed.engine.errors import BadInput
from cardshed.engine.match import Match
from cardshed.games import game as game_by_id
from cardshed.table.done import Done
from cardshed.table.messages import DEFAULT_PACE
from cardshed.table.store.rows import SnapshotRow
from cardshed.table.table import Seat, Table

VERSION = 1
EVERY = 16
"""Entries after which another snapshot is made."""


class Unusable(Exception):
    """The snapshot cannot be read; the log can."""


class Snapshot(msgspec.Struct, array_like=True):
    """Everything of a table but what it remembers word for word."""

    version: int
    game: str
    at: int
    seats: list[Seat]
    maker: str | None
    clock: int
    hints: bool
    options: dict[str, Any]
    number: int
    rules: str
    first: int
    phase: str
    match: bytes | None
    names: list[str] | None
    bots: list[str | None] | None
    moves: int
    undos: int
    talk: int
    started: int
    sheet: list[list[int]]
    rounds: list[int]
    ready: set[int]
    last_move: tuple[int, int]
    pace: str = DEFAULT_PACE
    talk_is_free: bool = False
    purist: bool = False
    barred: list[str] = []
    players: list[str] = []
    paused: bool = False
    waiting_since: int = 0
    votes: dict[int, list[int]] = {}
    decisions: int = 0


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode
_SAME = tuple(
    name for name in Snapshot.__struct_fields__ if name not in ("version", "game", "match", "names", "bots")
)
"""What a table and its snapshot call alike."""


def taken(table: Table) -> bytes:
    """A snapshot of a table as it is."""
    match = table.match
    same = {name: getattr(table, name) for name in _SAME}
    return _encode(
        Snapshot(
            version=VERSION,
            game=table.game.id,
            match=None if match is None else match.pack(),
            names=None if match is None else match.names,
            bots=None if match is None else match.bots,
            **same,
        )
    )


def read(row: SnapshotRow) -> Snapshot:
    try:
        snapshot = _decode(row.body)
    except msgspec.DecodeError as problem:
        raise Unusable(str(problem)) from None
    if snapshot.version != VERSION:
        raise Unusable(f"version {snapshot.version}")
    return snapshot


def brought_back(id: str, row: SnapshotRow, commands: bytes) -> Table:
    """The table of a snapshot; raises :class:`Unusable`."""
    snapshot = read(row)
    table = Table(id, seq=row.seq, snapshot=row.seq, done=Done(commands))
    table.game = game_by_id(snapshot.game)
    for name in _SAME:
        setattr(table, name, getattr(snapshot, name))
    if snapshot.match is None:
        return table
    if snapshot.rules != edition(table.game):
        table.set_aside()
        return table
    table.match = match_of(snapshot)
    return table


def match_of(snapshot: Snapshot) -> Match:
    assert snapshot.match is not None
    try:
        match = Match.unpack(game_by_id(snapshot.game), snapshot.options, snapshot.match)
    except BadInput as problem:
        raise Unusable(str(problem)) from None
    match.names, match.bots, match.rules = snapshot.names, snapshot.bots, snapshot.rules
    return match
