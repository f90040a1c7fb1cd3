"""The host's hand, and what friends do about somebody who does not move: each command becomes an entry."""

from __future__ import annotations

from collections.abc import Callable

from cardshed.table import entries as e
from cardshed.table import messages as m
from cardshed.table.rights import Refused, as_maker, only_in, seated, somebodys
from cardshed.table.table import BETWEEN, LOBBY, PLAYING, Table

MOST_BARRED = 64


def _remove(table: Table, player: str, command: m.Remove) -> e.Removed:
    by = as_maker(table, player)
    seat = somebodys(table, command.seat)
    if seat == by:
        raise Refused("unknown")
    if command.bar and len(table.barred) >= MOST_BARRED:
        raise Refused("full")
    return e.Removed(seat, by, command.bar, command.id)


def _swap(table: Table, player: str, command: m.Swap) -> e.Swapped:
    by = as_maker(table, player)
    only_in(table, LOBBY)
    if max(command.seat, command.other) >= len(table.seats) or command.seat == command.other:
        raise Refused("unknown")
    return e.Swapped(command.seat, command.other, by, command.id)


def _hand_over(table: Table, player: str, command: m.HandOver) -> e.Maker:
    by = as_maker(table, player)
    if command.seat == by:
        raise Refused("unknown")
    return e.Maker(somebodys(table, command.seat), by, command.id)


def _pause(table: Table, player: str, command: m.Pause) -> e.Paused:
    """The host begins a pause; whoever sits at the table may end it, so that it never lasts for ever."""
    seat = as_maker(table, player) if command.on else seated(table, player)
    only_in(table, PLAYING, BETWEEN)
    if command.on == table.paused:
        raise Refused("not-now")
    return e.Paused(seat, command.on, command.id)


def _stand_in(table: Table, player: str, command: m.StandIn) -> e.Away:
    """A bot plays for me or, if the host says so, for somebody else."""
    by = seated(table, player)
    seat = by if command.seat is None else somebodys(table, command.seat)
    if seat != by:
        as_maker(table, player)
    only_in(table, PLAYING, BETWEEN)
    if table.seats[seat].away:
        raise Refused("not-now")
    return e.Away(seat, by, command.id)


def _return(table: Table, player: str, command: m.Return) -> e.Back:
    """I play myself again, or somebody else does if the host says so."""
    by = seated(table, player)
    seat = by if command.seat is None else somebodys(table, command.seat)
    if seat != by:
        as_maker(table, player)
    if not table.seats[seat].away:
        raise Refused("not-now")
    return e.Back(seat, by, command.id)


def _nudge(table: Table, player: str, command: m.Nudge) -> e.Nudged:
    seat = seated(table, player)
    return e.Nudged(seat, _who_keeps_us_waiting(table, seat, command.seat), command.id)


def _vote(table: Table, player: str, command: m.Vote) -> e.Voted:
    """To go on without somebody who has not moved for long, where no clock does that."""
    seat = seated(table, player)
    about = _who_keeps_us_waiting(table, seat, command.seat)
    if table.clock or table.seats[seat].away or seat in table.votes.get(about, ()):
        raise Refused("not-now")
    return e.Voted(seat, about, command.id)


def _who_keeps_us_waiting(table: Table, seat: int, other: int) -> int:
    """Another person, whom the match waits for."""
    only_in(table, PLAYING)
    waiting = () if table.match is None or table.paused else table.match.waiting_for
    if somebodys(table, other) not in waiting or other == seat or table.seats[other].away:
        raise Refused("not-now")
    return other


HOSTING: dict[type, Callable[..., e.AnyEntry]] = {
    m.Remove: _remove,
    m.Swap: _swap,
    m.HandOver: _hand_over,
    m.Pause: _pause,
    m.StandIn: _stand_in,
    m.Return: _return,
    m.Nudge: _nudge,
    m.Vote: _vote,
}
