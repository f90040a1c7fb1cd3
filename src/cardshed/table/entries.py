"""What a table's log holds: one entry for each thing that happened, enough to bring the table back.

An entry is written down before anybody is told of it. A table is what its entries make of it, in order.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec


class Entry(msgspec.Struct, tag_field="kind", tag=str.lower, omit_defaults=True):
    """One line of the log. Its ``id`` is that of its command, so that none is carried out twice."""


class Opened(Entry):
    """Somebody set up a table."""

    game: str
    seats: int
    options: dict[str, Any]
    clock: int
    """Seconds for a decision; 0: as long as one likes."""
    hints: bool
    pace: str = ""
    """Of the bots; empty: the usual one."""
    talk: bool = False
    """Whether people may talk in their own words, and watchers at all."""
    purist: bool = False
    """Whether the page leaves it to people to find out what goes together."""


class Sat(Entry):
    """A person took a seat, or changed their name or colour."""

    seat: int
    player: str
    name: str
    colour: str
    id: str = ""


class Stood(Entry):
    """A person left for good: in the lobby the seat is open again, later a bot has it."""

    seat: int
    id: str = ""


class Bot(Entry):
    """A seat was given to a bot, or opened again (``level`` is empty)."""

    seat: int
    level: str
    name: str = ""
    colour: str = ""
    by: int = 0
    id: str = ""


class Settings(Entry):
    """The maker of the table changed what it plays."""

    seats: int
    options: dict[str, Any]
    clock: int
    hints: bool
    by: int = 0
    id: str = ""
    pace: str = ""
    talk: bool = False
    purist: bool = False


class Removed(Entry):
    """The host let somebody go: in the lobby the seat is open again, later a bot has it."""

    seat: int
    by: int
    barred: bool = False
    """Whether that person may not sit here again."""
    id: str = ""


class Swapped(Entry):
    """Two seats changed places."""

    seat: int
    other: int
    by: int
    id: str = ""


class Maker(Entry):
    """Somebody else is the host now; without ``by`` because the one before was gone too long."""

    seat: int
    by: int = -1
    id: str = ""


class Paused(Entry):
    """A pause began or ended."""

    seat: int
    on: bool
    id: str = ""


class Nudged(Entry):
    """Somebody reminded another that the match waits for them."""

    seat: int
    to: int
    id: str = ""


class Voted(Entry):
    """Somebody wants to go on without another. When more than half of the others do, a bot plays for them."""

    seat: int
    about: int
    id: str = ""


class Started(Entry):
    """A match began. The seed stays secret until it is over."""

    number: int
    seed: str
    by: int = 0
    id: str = ""
    rules: str = ""
    """The edition of the rules; empty for matches from before editions were noted."""


class Moved(Entry):
    """A move, and who made it for the seat: the person, its bot, the clock, or a bot for somebody away."""

    seat: int
    move: str
    by: str
    id: str = ""


class Undone(Entry):
    """The only person at the table took moves back."""

    seat: int
    moves: int
    id: str = ""
    decisions: int = 1
    """How many of their own were among the moves."""


class Ready(Entry):
    """Somebody wants the next round."""

    seat: int
    id: str = ""


class Resumed(Entry):
    """The next round began without waiting longer."""


class Said(Entry):
    """Somebody said one of the phrases, or something in their own words (``text``)."""

    seat: int
    """−1: somebody who watches, called ``name``."""
    phrase: str = ""
    id: str = ""
    text: str = ""
    name: str = ""
    player: str = ""
    """The browser of somebody who watches."""


class Away(Entry):
    """A bot plays for somebody who did not come back in time, or since they or the host (``by``) want it."""

    seat: int
    by: int = -1
    id: str = ""


class Back(Entry):
    """The person plays again."""

    seat: int
    by: int = -1
    id: str = ""


AnyEntry: TypeAlias = (
    Opened
    | Sat
    | Stood
    | Bot
    | Settings
    | Removed
    | Swapped
    | Maker
    | Paused
    | Nudged
    | Voted
    | Started
    | Moved
    | Undone
    | Ready
    | Resumed
    | Said
    | Away
    | Back
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode


def command_of(entry: Entry) -> tuple[int, str] | None:
    """The seat whose command an entry carries out, and the command's id."""
    command = getattr(entry, "id", "")
    if not command:
        return None
    seat: int = getattr(entry, "seat" if isinstance(entry, Moved) or not hasattr(entry, "by") else "by")
    return seat, command
