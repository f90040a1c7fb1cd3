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
from cardshed.table.hosting import HOSTING
from cardshed.table.limits import TableLimits
from cardshed.table.people import (
    check_colour,
    clean_name,
    clean_text,
    distinct_colour,
    distinct_name,
    new_bot,
)
from cardshed.table.rights import Refused, as_maker, only_in, seated
from cardshed.table.table import ASIDE, BETWEEN, BOT, LOBBY, OPEN, OVER, PLAYING, Table

_dice = random.SystemRandom()


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
    if isinstance(entry, e.Said) and entry.seat < 0 and table.talk >= limits.talk // 2:
        return True  # those who watch leave room for those who play
    if isinstance(entry, e.Said | e.Nudged) and table.talk >= limits.talk:
        return True
    return table.seq >= limits.entries


def _move(table: Table, player: str, command: m.Move) -> e.Moved:
    seat = seated(table, player)
    only_in(table, PLAYING)
    if table.paused:
        raise Refused("paused")
    assert table.match is not None
    refusal = table.match.refusal(seat, command.move)
    if refusal is None:
        return e.Moved(seat, command.move, "person", command.id)
    latest, mover = table.last_move
    if command.on < latest and mover != seat and command.move in table.game.rulebook.number_of:
        raise Refused("late", move=command.move)
    raise Refused("refused", refusal.clause, command.move)


def _undo(table: Table, player: str, command: m.Undo) -> e.Undone:
    seat = seated(table, player)
    if not table.may_undo or table.phase not in (PLAYING, BETWEEN):
        raise Refused("no-undo")
    if table.paused:
        raise Refused("paused")
    if not table.past:
        raise Refused("no-undo")
    decisions = min(command.decisions, len(table.past))
    return e.Undone(seat, table.moves - table.past[-decisions].moves, command.id, decisions)


def _sit(table: Table, player: str, command: m.Sit) -> e.Sat:
    if command.seat >= len(table.seats):
        raise Refused("unknown")
    if table.seats[command.seat].player != player:
        _check_free(table, player, command.seat)
    try:
        name, colour = clean_name(command.name), check_colour(command.colour)
    except BadInput as problem:
        raise Refused("bad-option") from problem
    others = [
        other
        for number, other in enumerate(table.seats)
        if number != command.seat and other.player != player and other.kind != OPEN
    ]
    name = distinct_name(name, [other.name for other in others])
    colour = distinct_colour(colour, [other.colour for other in others])
    return e.Sat(command.seat, player, name, colour, command.id)


def _check_free(table: Table, player: str, number: int) -> None:
    """Open seats are for all, a bot's seat between rounds too; who left a seat may have it back at any time.
    Nobody changes seats in a match: hands would be seen that are not one's own."""
    seat = table.seats[number]
    if player in table.barred:
        raise Refused("barred")
    if seat.left == player and table.seat_of(player) is None:
        return
    if table.phase == LOBBY:
        free = seat.kind == OPEN
    else:
        only_in(table, BETWEEN, OVER, ASIDE)
        free = seat.kind == BOT and not table.has_seen_a_hand(player)
    if not free:
        raise Refused("taken")


def _stand(table: Table, player: str, command: m.Stand) -> e.Stood:
    return e.Stood(seated(table, player), command.id)


def _bot(table: Table, player: str, command: m.GiveBot) -> e.Bot:
    by = as_maker(table, player)
    only_in(table, LOBBY)
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
    """What is played is settled before the start; how it is played can change at any time."""
    by = as_maker(table, player)
    settled = (command.seats, command.options, command.hints, command.purist)
    if any(value is not None for value in settled):
        only_in(table, LOBBY)
    seats = len(table.seats) if command.seats is None else command.seats
    options = _kept(table, seats) if command.options is None else command.options
    clock = table.clock if command.clock is None else command.clock
    hints = table.hints if command.hints is None else command.hints
    pace = table.pace if command.pace is None else command.pace
    talk = table.talk_is_free if command.talk is None else command.talk
    purist = table.purist if command.purist is None else command.purist
    try:
        checked = check_settings(table.game, seats, options, clock, pace)
    except BadInput as problem:
        raise Refused("bad-option") from problem
    if any(seat.kind == "person" for seat in table.seats[seats:]):
        raise Refused("seated")
    return e.Settings(seats, checked, clock, hints, by, command.id, pace, talk, purist)


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


def check_settings(game: Any, seats: int, options: dict[str, Any], clock: int, pace: str) -> dict[str, Any]:
    """All options of a table, or :class:`BadInput`; tables that others see keep to the rulebook."""
    if clock not in m.CLOCKS:
        raise BadInput("clock", f"must be one of {', '.join(map(str, m.CLOCKS))}")
    if pace not in m.PACES:
        raise BadInput("pace", f"must be one of {', '.join(m.PACES)}")
    checked: dict[str, Any] = game.check(seats, options, house=False)
    return checked


def _start(table: Table, player: str, command: m.Start) -> e.Started:
    seat = seated(table, player)
    only_in(table, LOBBY, OVER, ASIDE)
    if table.phase == LOBBY:
        as_maker(table, player)
        if any(seat.kind == OPEN for seat in table.seats):
            raise Refused("not-now")
    return start_entry(table, seat, command.id)


def start_entry(table: Table, by: int = 0, id: str = "") -> e.Started:
    """The next match, from a fresh secret seed."""
    return e.Started(table.number + 1, secrets.token_hex(32), by, id, edition(table.game))


def _ready(table: Table, player: str, command: m.Ready) -> e.Ready:
    seat = seated(table, player)
    only_in(table, BETWEEN)
    return e.Ready(seat, command.id)


def _say(table: Table, player: str, command: m.Say) -> e.Said:
    """Phrases and reactions are for everybody seated; one's own words, and what watchers say, if the host
    allows it."""
    seat = table.seat_of(player)
    text = clean_text(command.text)
    known = command.phrase in m.PHRASES or command.phrase in m.REACTIONS
    if bool(command.phrase) == bool(text) or (command.phrase and not known):
        raise Refused("unknown")
    if not table.talk_is_free and text:
        raise Refused("no-talk")
    if seat is not None:
        return e.Said(seat, command.phrase, command.id, text)
    if not table.talk_is_free or player in table.barred:
        raise Refused("not-seated")
    try:
        name = distinct_name(clean_name(command.name), [other.name for other in table.seats])
    except BadInput as problem:
        raise Refused("bad-option") from problem
    return e.Said(-1, command.phrase, command.id, text, name, player)


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
    **HOSTING,
}
