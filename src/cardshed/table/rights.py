"""Who may ask for what, and when."""

from __future__ import annotations

from cardshed.table.table import Table


class Refused(Exception):
    """A command that cannot be carried out now."""

    def __init__(self, error: str, clause: str | None = None, move: str | None = None) -> None:
        super().__init__(error)
        self.error = error
        self.clause = clause
        self.move = move


def seated(table: Table, player: str) -> int:
    """The seat of somebody at the table."""
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not-seated")
    return seat


def as_maker(table: Table, player: str) -> int:
    """The seat of whoever has a say at the table."""
    seat = seated(table, player)
    if player != table.maker:
        raise Refused("not-maker")
    return seat


def only_in(table: Table, *phases: str) -> None:
    if table.phase not in phases:
        raise Refused("not-now")


def somebodys(table: Table, number: int) -> int:
    """A seat that a person has."""
    if number not in table.people:
        raise Refused("unknown")
    return number
