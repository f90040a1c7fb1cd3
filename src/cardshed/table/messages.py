"""The messages between a browser and its table. ``docs/protocol.md`` explains them."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from cardshed.bots.levels import LEVELS

COLOURS = ("brick", "amber", "moss", "teal", "sky", "plum", "rose", "slate")
PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "oops",
    "hurry",
    "wow",
    "lucky",
    "sorry",
    "again",
    "bye",
    "thinking",
)
REACTIONS = ("👍", "👏", "😂", "😮", "😢", "😡", "❤️", "🎉")
LONGEST_TEXT = 160
"""Characters of what somebody says in their own words."""
CLOCKS = (0, 15, 30, 60, 120)
DEFAULT_LEVEL = "medium"
PACES = {"calm": 1.8, "normal": 1.0, "quick": 0.35}
"""How long bots take, by what people choose."""
DEFAULT_PACE = "normal"

MOST_UNDONE = 10
"""Decisions that are taken back at once."""

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Text = Annotated[str, Meta(max_length=80)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Options = Annotated[dict[Text, bool | int | Text], Meta(max_length=20)]


class _FromBrowser(msgspec.Struct, tag_field="t", tag=str.lower, forbid_unknown_fields=True):
    pass


class Hello(_FromBrowser):
    after: Number = 0


class Move(_FromBrowser):
    id: Id
    move: Text
    on: Number = 0


class Why(_FromBrowser):
    id: Id
    move: Text


class Hint(_FromBrowser):
    id: Id


class Undo(_FromBrowser):
    id: Id
    decisions: Annotated[int, Meta(ge=1, le=MOST_UNDONE)] = 1
    """How many of one's own, the latest first: one press may have played several cards."""


class Sit(_FromBrowser):
    id: Id
    seat: SeatNumber
    name: Text
    colour: Text


class Stand(_FromBrowser):
    id: Id


class GiveBot(_FromBrowser, tag="bot"):
    id: Id
    seat: SeatNumber
    level: Text | None


class Change(_FromBrowser, tag="settings"):
    id: Id
    seats: int | None = None
    options: Options | None = None
    clock: int | None = None
    hints: bool | None = None
    pace: Text | None = None
    talk: bool | None = None
    purist: bool | None = None


class Remove(_FromBrowser):
    id: Id
    seat: SeatNumber
    bar: bool = False


class Swap(_FromBrowser):
    id: Id
    seat: SeatNumber
    other: SeatNumber


class HandOver(_FromBrowser, tag="maker"):
    id: Id
    seat: SeatNumber


class Pause(_FromBrowser):
    id: Id
    on: bool


class StandIn(_FromBrowser, tag="away"):
    id: Id
    seat: SeatNumber | None = None


class Return(_FromBrowser, tag="back"):
    id: Id
    seat: SeatNumber | None = None


class Nudge(_FromBrowser):
    id: Id
    seat: SeatNumber


class Vote(_FromBrowser):
    id: Id
    seat: SeatNumber


class Hurry(_FromBrowser):
    id: Id


class Start(_FromBrowser):
    id: Id


class Ready(_FromBrowser):
    id: Id


class Say(_FromBrowser):
    id: Id
    phrase: Text = ""
    text: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    name: Text = ""


class Ping(_FromBrowser):
    n: Number = 0


Hosting: TypeAlias = Remove | Swap | HandOver | Pause | StandIn | Return | Nudge | Vote | Hurry
Command: TypeAlias = Move | Why | Hint | Undo | Sit | Stand | GiveBot | Change | Start | Ready | Say | Hosting
FromBrowser: TypeAlias = Hello | Ping | Command

_decoder: msgspec.json.Decoder[FromBrowser] = msgspec.json.Decoder(FromBrowser)


def decode(data: bytes | str) -> FromBrowser:
    """A message of a browser; raises :class:`msgspec.DecodeError` for anything else."""
    try:
        return _decoder.decode(data)
    except (UnicodeDecodeError, RecursionError) as problem:
        raise msgspec.DecodeError(str(problem)) from problem


class _ToBrowser(msgspec.Struct, tag_field="t", tag=str.lower):
    pass


class Table(_ToBrowser):
    seq: int
    at: int
    state: dict[str, Any]
    log: list[msgspec.Raw] | None


class Event(_ToBrowser):
    seq: int
    entry: msgspec.Raw
    now: dict[str, Any]


class Presence(_ToBrowser):
    here: list[bool]
    watchers: int


class Ok(_ToBrowser):
    id: str
    seq: int


class No(_ToBrowser, omit_defaults=True):
    id: str | None
    error: str
    clause: str | None = None
    move: str | None = None


class WhyNot(_ToBrowser, tag="why"):
    id: str
    move: str
    clause: str | None


class Hints(_ToBrowser, tag="hint"):
    id: str
    hints: list[dict[str, Any]]


class Pong(_ToBrowser):
    n: int


class Bye(_ToBrowser):
    reason: str


encode = msgspec.json.Encoder().encode


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    """The order for a new table."""

    game: Text
    name: Text
    colour: Text = COLOURS[0]
    seats: int = 2
    options: Options = {}
    level: Text = DEFAULT_LEVEL
    friends: bool = False
    clock: int = 0
    hints: bool = True
    pace: Text = DEFAULT_PACE
    talk: bool = False
    purist: bool = False
    lang: Text = "en"


assert DEFAULT_LEVEL in LEVELS
assert DEFAULT_PACE in PACES
