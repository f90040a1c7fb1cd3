"""What the server tells a browser, read no further than a campaign needs."""

from __future__ import annotations

from typing import TypeAlias

import msgspec
from msgspec import UNSET, Raw, UnsetType


class Match(msgspec.Struct):
    moves: list[str]
    waiting: list[int]


class State(msgspec.Struct):
    """All of the state, or what of it changed."""

    me: int | UnsetType | None = UNSET
    phase: str | UnsetType = UNSET
    number: int | UnsetType = UNSET
    ready: list[int] | UnsetType = UNSET
    match: Match | UnsetType | None = UNSET


class _Heard(msgspec.Struct, tag_field="t", tag=str.lower):
    pass


class Table(_Heard):
    seq: int
    state: State
    log: list[Raw] | None
    """``None`` if the browser has all of it."""


class Event(_Heard):
    seq: int
    entry: Raw
    now: State


class Ok(_Heard):
    id: str
    seq: int


class No(_Heard):
    id: str | None
    error: str


class Presence(_Heard):
    pass


class Why(_Heard):
    id: str


class Hint(_Heard):
    id: str


class Pong(_Heard):
    n: int


class Bye(_Heard):
    reason: str


Heard: TypeAlias = Table | Event | Ok | No | Presence | Why | Hint | Pong | Bye
decode: msgspec.json.Decoder[Heard] = msgspec.json.Decoder(Heard)


class Numbered(msgspec.Struct):
    """An entry of the log, to see its number."""

    seq: int


number_of = msgspec.json.Decoder(Numbered)
