"""A finished match, to be looked at again."""

from __future__ import annotations

from typing import Any

from cardshed.engine.events import Event, seen_by, seen_by_all
from cardshed.engine.match import Match
from cardshed.records import verify
from cardshed.table import entries as e
from cardshed.table.log import KeptRow
from cardshed.table.table import OVER, PLAYING, Step, Table

ALL_CARDS = "all"


class NotOver(Exception):
    """The match goes on."""


def match_id(table: str, number: int) -> str:
    return f"{table}-{number}"


class Finished:
    """One match of a table, from the table's log."""

    def __init__(self, table: str, number: int, rows: list[KeptRow]) -> None:
        self.id = match_id(table, number)
        self._table = _table_at_the_end(table, number, rows)
        assert self._table.match is not None
        self._match: Match = self._table.match
        self._ended = self._table.steps[-1].at if self._table.steps else self._table.started

    def summary(self) -> dict[str, Any]:
        table, match = self._table, self._match
        return {
            "match": self.id,
            "game": match.game.id,
            "seats": match.seats,
            "options": match.options,
            "names": match.names,
            "bots": match.bots,
            "colours": [seat.colour for seat in table.seats],
            "winners": list(match.winners),
            "scores": match.scores,
            "sheet": table.sheet,
            "commitment": match.commitment,
            "seed": match.seed.hex(),
            "started": table.started,
            "ended": self._ended,
            "moves": len(match.history),
        }

    def record(self) -> str:
        return self._match.record()

    def steps(self, view: int | str | None) -> list[dict[str, Any]]:
        """The match move by move, as a seat saw it, a spectator (``None``), or with all cards open."""
        finished = self._match
        match = finished.game.match(finished.seats, finished.seed, finished.options, finished.names)
        steps = [_step(match, None, None, Step(self._table.started, ""), match.opening, view)]
        for (seat, move), step in zip(finished.history, self._table.steps, strict=True):
            steps.append(_step(match, seat, move, step, match.play(seat, move), view))
        return steps

    def verify(self) -> dict[str, Any]:
        """Replays the record: the seed against its promise, the deal, every move."""
        try:
            match = verify(self.record())
        except ValueError as problem:
            return {"fair": False, "problem": str(problem)}
        return {
            "fair": True,
            "commitment": match.commitment,
            "seed": match.seed.hex(),
            "moves": len(match.history),
        }


def _step(
    match: Match, seat: int | None, move: str | None, step: Step, events: list[Event], view: int | str | None
) -> dict[str, Any]:
    return {
        "seat": seat,
        "move": move,
        "at": step.at,
        "by": step.by,
        "events": [_seen(event, view) for event in events],
        "view": _view(match, view),
    }


def _view(match: Match, view: int | str | None) -> dict[str, Any]:
    if not isinstance(view, str):
        return match.view(view)
    position = match.position()
    return {key: value for key, value in position.items() if key not in ("chance", "memory")}


def _seen(event: Event, view: int | str | None) -> Event:
    return seen_by_all(event) if isinstance(view, str) else seen_by(event, view)


def check_over(table: str, number: int, rows: list[KeptRow], goes_on: bool) -> None:
    """Raises ``KeyError`` or :class:`NotOver` without playing anything."""
    numbers = [e.decode_entry(body) for _, _, body in rows if b'"started"' in body]
    latest = max((entry.number for entry in numbers if isinstance(entry, e.Started)), default=0)
    if not 1 <= number <= latest:
        raise KeyError(table)
    if number == latest and goes_on:
        raise NotOver(table)


_OF_A_MATCH = (e.Started, e.Moved, e.Undone, e.Ready, e.Resumed)


def _table_at_the_end(id: str, number: int, rows: list[KeptRow]) -> Table:
    """The table when a match was over; other matches are passed by."""
    table = Table(id)
    current = 0
    for _, at, body in rows:
        entry = e.decode_entry(body)
        if isinstance(entry, e.Started):
            current = entry.number
            if current > number:
                break
            table.phase = PLAYING
        if current in (0, number) or not isinstance(entry, _OF_A_MATCH):
            table.apply(entry, at)
    if table.number != number:
        raise KeyError(id)
    if table.phase != OVER:
        raise NotOver(id)
    return table
