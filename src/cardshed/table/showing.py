"""A table as one viewer may know it: a seat, or a spectator (``None``)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from cardshed.engine.events import seen_by
from cardshed.table import entries as e
from cardshed.table.table import BETWEEN, LOBBY, OVER, Kept, Table, Told

Fields = dict[str, Any]


def state(table: Table, viewer: int | None, deadlines: dict[int, int], resumes: int | None) -> Fields:
    """All that a viewer may know."""
    return {
        "table": table.id,
        "game": table.game.id,
        "me": viewer,
        "maker": table.maker_seat,
        "seats": seats(table),
        "settings": settings(table),
        **progress(table, resumes),
        "match": match(table, viewer, deadlines),
    }


def seats(table: Table) -> list[Fields]:
    return [
        {"kind": seat.kind, "name": seat.name, "colour": seat.colour, "bot": seat.bot, "away": seat.away}
        for seat in table.seats
    ]


def settings(table: Table) -> Fields:
    return {
        "seats": len(table.seats),
        "options": table.options,
        "clock": table.clock,
        "hints": table.hints,
        "pace": table.pace,
        "talk": table.talk_is_free,
        "purist": table.purist,
        "undo": table.may_undo,
    }


def progress(table: Table, resumes: int | None) -> Fields:
    """Where the match stands as a whole."""
    return {
        "phase": table.phase,
        "number": table.number,
        "fair": fairness(table),
        "sheet": table.sheet,
        "ready": sorted(table.ready),
        "resumes": resumes,
        "paused": table.paused,
    }


def fairness(table: Table) -> Fields | None:
    """The promise made before the deal; after the match, what it promised."""
    if table.match is None:
        return None
    seed = table.match.seed.hex() if table.phase == OVER else None
    return {"commitment": table.match.commitment, "seed": seed}


def match(table: Table, viewer: int | None, deadlines: dict[int, int]) -> Fields | None:
    """The cards, and what the viewer can do; nothing of a match by other rules than today's."""
    game = table.match
    if game is None or table.phase == LOBBY:
        return None
    between = {"ended": game.last_round_view(viewer)} if table.phase == BETWEEN else {}
    return {
        "view": game.view(viewer),
        **between,
        "moves": [] if viewer is None else game.moves(viewer),
        "waiting": game.waiting_for,
        "deadlines": deadlines,
        "since": table.waiting_since,
        "votes": table.votes,
        "undo": viewer is not None and table.can_undo,
    }


def changes(
    table: Table, told: Told, viewer: int | None, deadlines: dict[int, int], resumes: int | None
) -> Fields:
    """The fields of the state that an entry changed."""
    entry = told.entry
    if isinstance(entry, e.Moved):
        now = {"match": match(table, viewer, deadlines)}
        return now | progress(table, resumes) if _ended_something(told) else now
    if isinstance(entry, e.Said):
        return {}
    return state(table, viewer, deadlines, resumes)


def _ended_something(told: Told) -> bool:
    return any(event["event"] == "round_over" for event in told.events)


_SECRET = {"kind", "seed", "player", "id", "rules"}
_encode = msgspec.json.Encoder().encode


@cache
def _open_fields(kind: type[e.Entry]) -> tuple[str, ...]:
    """What everybody may know of a kind of entry."""
    return tuple(name for name in kind.__struct_fields__ if name not in _SECRET)


def entry(told: Told, viewer: int | None) -> Fields:
    """An entry of the log as a viewer may know it."""
    kind = type(told.entry)
    shown: Fields = {"seq": told.seq, "at": told.at, "kind": kind.__struct_config__.tag}
    for name in _open_fields(kind):
        shown[name] = getattr(told.entry, name)
    if told.events:
        shown["events"] = [seen_by(event, viewer) for event in told.events]
    return shown


def entry_json(told: Told, viewer: int | None) -> bytes:
    return _encode(entry(told, viewer))


def is_same_for_all(told: Told) -> bool:
    """Whether everybody is shown the same of an entry."""
    return not any("private" in event for event in told.events)


def kept_json(kept: Kept, viewer: int | None) -> msgspec.Raw:
    """An entry that is remembered, as a viewer may know it; written once where all may know the same."""
    if kept.shown is not None:
        return msgspec.Raw(kept.shown)
    told = kept.told()
    shown = entry_json(told, viewer)
    if is_same_for_all(told):
        kept.shown = shown
    return msgspec.Raw(shown)
