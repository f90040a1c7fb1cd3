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


class Ready(Entry):
    """Somebody wants the next round."""

    seat: int
    id: str = ""


class Resumed(Entry):
    """The next round began without waiting longer."""


class Said(Entry):
    seat: int
    phrase: str
    id: str = ""


class Away(Entry):
    """A person did not come back in time; a bot plays for them."""

    seat: int


class Back(Entry):
    """The person is back at their seat."""

    seat: int


AnyEntry: TypeAlias = (
    Opened | Sat | Stood | Bot | Settings | Started | Moved | Undone | Ready | Resumed | Said | Away | Back
)

encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(AnyEntry).decode


def command_of(entry: Entry) -> tuple[int, str] | None:
    """The seat whose command an entry carries out, and the command's id."""
    command = getattr(entry, "id", "")
    if not command:
        return None
    seat: int = getattr(entry, "by" if isinstance(entry, Bot | Settings | Started) else "seat")
    return seat, command
