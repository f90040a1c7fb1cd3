"""What people ask of a table: each command is checked and becomes an entry, or is refused."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from typing import Any

from cardshed.bots.levels import LEVELS
from cardshed.engine.edition import edition
from cardshed.engine.errors import BadInput
from cardshed.engine.fitting import fitting, usual
from cardshed.table import entries as e
from cardshed.table import messages as m
from cardshed.table.limits import TableLimits
from cardshed.table.people import check_colour, clean_name, distinct_name, new_bot
from cardshed.table.table import ASIDE, BETWEEN, LOBBY, OPEN, OVER, PLAYING, Table

_dice = random.SystemRandom()


class Refused(Exception):
    """A command that cannot be carried out now."""

    def __init__(self, error: str, clause: str | None = None, move: str | None = None) -> None:
        super().__init__(error)
        self.error = error
        self.clause = clause
        self.move = move


def propose(table: Table, player: str, command: m.Command, limits: TableLimits) -> e.AnyEntry:
    """The entry that carries out a command, or :class:`Refused`."""
    entry = _PROPOSE[type(command)](table, player, command)
    if is_full(table, limits, entry):
        raise Refused("full")
    return entry


def is_full(table: Table, limits: TableLimits, entry: e.AnyEntry) -> bool:
    """Whether a table has as much of a kind as it keeps."""
    if isinstance(entry, e.Moved) and table.moves >= limits.moves:
        return True
    if isinstance(entry, e.Undone) and table.undos >= limits.undos:
        return True
    if isinstance(entry, e.Said) and table.talk >= limits.talk:
        return True
    return table.seq >= limits.entries


def _seat(table: Table, player: str) -> int:
    seat = table.seat_of(player)
    if seat is None:
        raise Refused("not-seated")
    return seat


def _as_maker(table: Table, player: str) -> int:
    seat = _seat(table, player)
    if player != table.maker:
        raise Refused("not-maker")
    return seat


def _only_in(table: Table, *phases: str) -> None:
    if table.phase not in phases:
        raise Refused("not-now")


def _move(table: Table, player: str, command: m.Move) -> e.Moved:
    seat = _seat(table, player)
    _only_in(table, PLAYING)
    assert table.match is not None
    refusal = table.match.refusal(seat, command.move)
    if refusal is None:
        return e.Moved(seat, command.move, "person", command.id)
    latest, mover = table.last_move
    if command.on < latest and mover != seat and command.move in table.game.rulebook.number_of:
        raise Refused("late", move=command.move)
    raise Refused("refused", refusal.clause, command.move)


def _undo(table: Table, player: str, command: m.Undo) -> e.Undone:
    seat = _seat(table, player)
    if not table.may_undo or table.phase not in (PLAYING, BETWEEN):
        raise Refused("no-undo")
    if not table.past:
        raise Refused("no-undo")
    return e.Undone(seat, table.moves - table.past[-1].moves, command.id)


def _sit(table: Table, player: str, command: m.Sit) -> e.Sat:
    if command.seat >= len(table.seats):
        raise Refused("unknown")
    seat = table.seats[command.seat]
    own = seat.player == player
    if not own:
        _only_in(table, LOBBY)
        if seat.kind != OPEN:
            raise Refused("taken")
    try:
        name, colour = clean_name(command.name), check_colour(command.colour)
    except BadInput as problem:
        raise Refused("bad-option") from problem
    others = [other.name for other in table.seats if other.player != player and other.kind != OPEN]
    name = distinct_name(name, others)
    return e.Sat(command.seat, player, name, colour, command.id)


def _stand(table: Table, player: str, command: m.Stand) -> e.Stood:
    return e.Stood(_seat(table, player), command.id)


def _bot(table: Table, player: str, command: m.GiveBot) -> e.Bot:
    by = _as_maker(table, player)
    _only_in(table, LOBBY)
    if command.seat >= len(table.seats) or command.seat == by:
        raise Refused("unknown")
    if command.level is None:
        return e.Bot(command.seat, "", by=by, id=command.id)
    if command.level not in LEVELS:
        raise Refused("bad-option")
    return bot_entry(table, command.seat, command.level, by, command.id)


def bot_entry(table: Table, seat: int, level: str, by: int = 0, id: str = "") -> e.Bot:
    """A bot comes to the table; one that is there already keeps its name."""
    there = table.seats[seat]
    if there.bot is not None:
        return e.Bot(seat, level, there.name, there.colour, by, id)
    others = [other for other in table.seats if other is not there]
    name, colour = new_bot([o.name for o in others], [o.colour for o in others], _dice)
    return e.Bot(seat, level, name, colour, by, id)


def _change(table: Table, player: str, command: m.Change) -> e.Settings:
    by = _as_maker(table, player)
    _only_in(table, LOBBY)
    seats = len(table.seats) if command.seats is None else command.seats
    options = _kept(table, seats) if command.options is None else command.options
    clock = table.clock if command.clock is None else command.clock
    hints = table.hints if command.hints is None else command.hints
    try:
        checked = check_settings(table.game, seats, options, clock)
    except BadInput as problem:
        raise Refused("bad-option") from problem
    if any(seat.kind == "person" for seat in table.seats[seats:]):
        raise Refused("seated")
    return e.Settings(seats, checked, clock, hints, by, command.id)


def _kept(table: Table, seats: int) -> dict[str, Any]:
    """The table's options at another number of seats: what depends on that number is left to it, unless
    somebody chose it, and what does not fit is as usual again."""
    if seats == len(table.seats) or seats not in table.game.seats:
        return table.options
    before, known = usual(table.game, len(table.seats)), table.game.options
    chosen = {
        name: value
        for name, value in table.options.items()
        if known[name].default is not None or value != before[name]
    }
    return fitting(table.game, seats, chosen)


def check_settings(game: Any, seats: int, options: dict[str, Any], clock: int) -> dict[str, Any]:
    """All options of a table, or :class:`BadInput`; tables that others see keep to the rulebook."""
    if clock not in m.CLOCKS:
        raise BadInput("clock", f"must be one of {', '.join(map(str, m.CLOCKS))}")
    checked: dict[str, Any] = game.check(seats, options, house=False)
    return checked


def _start(table: Table, player: str, command: m.Start) -> e.Started:
    seat = _seat(table, player)
    _only_in(table, LOBBY, OVER, ASIDE)
    if table.phase == LOBBY:
        _as_maker(table, player)
        if any(seat.kind == OPEN for seat in table.seats):
            raise Refused("not-now")
    return start_entry(table, seat, command.id)


def start_entry(table: Table, by: int = 0, id: str = "") -> e.Started:
    """The next match, from a fresh secret seed."""
    return e.Started(table.number + 1, secrets.token_hex(32), by, id, edition(table.game))


def _ready(table: Table, player: str, command: m.Ready) -> e.Ready:
    seat = _seat(table, player)
    _only_in(table, BETWEEN)
    return e.Ready(seat, command.id)


def _say(table: Table, player: str, command: m.Say) -> e.Said:
    seat = _seat(table, player)
    if command.phrase not in m.PHRASES:
        raise Refused("unknown")
    return e.Said(seat, command.phrase, command.id)


_PROPOSE: dict[type, Callable[..., e.AnyEntry]] = {
    m.Move: _move,
    m.Undo: _undo,
    m.Sit: _sit,
    m.Stand: _stand,
    m.GiveBot: _bot,
    m.Change: _change,
    m.Start: _start,
    m.Ready: _ready,
    m.Say: _say,
}
