"""A finished match, to be looked at again. This is read in workers; tables in play have no part in it."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import msgspec

from cardshed.engine.edition import edition
from cardshed.engine.events import Event, seen_by, seen_by_all
from cardshed.engine.game import Game
from cardshed.engine.match import RECORD_VERSION, Match
from cardshed.games import game as game_by_id
from cardshed.games import games
from cardshed.records import verify
from cardshed.table import entries as e
from cardshed.table import snapshots
from cardshed.table.store import KeptRow, MatchRow, Reader
from cardshed.table.table import OVER, Table, unpack_events

STEPS = 200
"""Steps in one answer."""
NEAREST = 8
"""Snapshots that are looked at for one to begin a page of steps with."""


class NotOver(Exception):
    """The match goes on."""


class SetAside(NotOver):
    """The match was never finished and cannot be: its rules are not today's."""


def match_id(table: str, number: int) -> str:
    return f"{table}-{number}"


def summary_of(table: Table) -> dict[str, Any]:
    """How the match of a table ended, which is kept from then on."""
    match = table.match
    assert match is not None
    return {
        "match": match_id(table.id, table.number),
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
        "ended": table.at,
        "moves": table.moves,
        "rounds": table.rounds,
        "undone": table.undos,
        "rules": table.rules,
    }


class Course:
    """The moves of a match that counted, and those that were taken back."""

    def __init__(self, rows: Sequence[KeptRow]) -> None:
        self.moves: list[tuple[KeptRow, e.Moved]] = []
        self.undone: list[tuple[int, list[e.Moved]]] = []
        """After how many moves, which ones."""
        for row in rows:
            entry = e.decode_entry(row.body)
            if isinstance(entry, e.Moved):
                self.moves.append((row, entry))
            elif isinstance(entry, e.Undone):
                left = len(self.moves) - entry.moves
                self.undone.append((left, [move for _, move in self.moves[left:]]))
                del self.moves[left:]

    def count_before(self, seq: int) -> int:
        """How many of the moves that counted were made up to an entry."""
        return bisect_right(self.moves, seq, key=lambda move: move[0].seq)


class Finished:
    """One match of a table, from the table's log. Raises ``KeyError`` or :class:`NotOver`."""

    def __init__(self, reader: Reader, table: str, number: int) -> None:
        self.table = table
        self.number = number
        self._reader = reader
        self._archived = [] if reader.last_entry(table) is not None else reader.archived(table)
        found = reader.match(table, number) or matches_in(self._archived).get(number)
        if found is None:
            raise KeyError(table)
        if found.last is None:
            raise NotOver(table)
        self._found = found
        self._last = found.last

    # What is asked

    @cached_property
    def _summary(self) -> dict[str, Any]:
        told: dict[str, Any]
        if self._found.summary is not None:
            told = msgspec.json.decode(self._found.summary)
        else:
            told = summary_of(self._played_again())
        game = told["game"]
        return told | {"replayable": game in games() and told["rules"] == edition(game_by_id(game))}

    def summary(self) -> dict[str, Any]:
        """How it ended, and whether today's rules can show it again."""
        return self._summary

    def game(self) -> str:
        return str(self.summary()["game"])

    def record(self) -> str:
        """As :meth:`cardshed.engine.match.Match.record` writes it; what was taken back is named as well."""
        told = self.summary()
        names = ("game", "seats", "options", "seed", "commitment", "names", "bots", "rules")
        header = {"cardshed": RECORD_VERSION, **{name: told[name] for name in names}}
        course = self._course()
        if course.undone:
            header["undone"] = [
                {"after": after, "moves": [_plain(move) for move in moves]} for after, moves in course.undone
            ]
        lines = [header, *(_plain(move) for _, move in course.moves)]
        return "".join(msgspec.json.encode(line).decode() + "\n" for line in lines)

    def steps(self, view: int | str | None, start: int = 0, most: int = STEPS) -> dict[str, Any]:
        """A page of the match, as a seat saw it, a spectator (``None``), or with all cards open.

        Step 0 is the deal. A match of other rules is told as it was at the time, without pictures."""
        told, course = self.summary(), self._course()
        if isinstance(view, int) and view >= told["seats"]:
            raise ValueError(f"there is no seat {view}")
        end = min(start + most, len(course.moves) + 1)
        steps: list[dict[str, Any]] | None = None
        if start >= end:
            steps = []
        elif told["replayable"]:
            steps = self._replayed(told, course, view, start, end)
        if steps is None:
            steps = [self._as_told(course, number, view) for number in range(start, end)]
        return {"steps": steps, "from": start, "total": len(course.moves) + 1}

    def verify(self) -> dict[str, Any]:
        """Replays the record: the seed against its promise, the deal, every move."""
        told = self.summary()
        if not told["replayable"]:
            return {"fair": None, "problem": "other-rules"}
        try:
            match = verify(self.record())
        except ValueError as problem:
            return {"fair": False, "problem": str(problem)}
        return {
            "fair": True,
            "commitment": match.commitment,
            "seed": match.seed.hex(),
            "moves": len(match.history),
            "undone": told["undone"],
        }

    # Where it comes from

    def _rows(self, after: int, until: int) -> list[KeptRow]:
        if self._archived:
            return [row for row in self._archived if after < row.seq <= until]
        return self._reader.entries(self.table, after, until)

    def _course(self) -> Course:
        return Course(self._rows(self._found.first, self._last))

    def _played_again(self) -> Table:
        """The table at the end of a match that was not summed up then; other matches are passed by."""
        table = Table(self.table)
        kinds = (e.Started, e.Moved, e.Undone, e.Ready, e.Resumed)
        for row in self._rows(0, self._last):
            entry = e.decode_entry(row.body)
            own = row.seq >= self._found.first and not isinstance(entry, e.Moved | e.Undone)
            if own or not isinstance(entry, kinds):
                table.apply(entry, row.at, row)
        for row, move in self._course().moves:
            table.apply(move, row.at, row)
        table.undos = len(self._course().undone)
        if table.phase != OVER:
            raise NotOver(self.table)
        return table

    # Steps

    def _replayed(
        self, told: dict[str, Any], course: Course, view: int | str | None, start: int, end: int
    ) -> list[dict[str, Any]] | None:
        """Steps with pictures; ``None`` if today's rules tell the match differently than it was told."""
        match, at = self._match_before(told, course, start)
        steps: list[dict[str, Any]] = []
        if start == 0:
            steps.append(_step(match, None, told["started"], match.opening, view))
        for row, move in course.moves[at : max(end - 1, 0)]:
            at += 1
            try:
                events = match.play(move.seat, move.move)
            except ValueError:
                return None
            if row.told is not None and unpack_events(row.told) != events:
                return None
            if at >= start:
                steps.append(_step(match, move, row.at, events, view))
        return steps

    def _match_before(self, told: dict[str, Any], course: Course, start: int) -> tuple[Match, int]:
        """The match some moves before a step: from the nearest snapshot, else from the deal."""
        wanted = max(start - 1, 0)
        until = course.moves[wanted - 1][0].seq if wanted else self._found.first
        for row in self._reader.snapshots(self.table, self._found.first, until, NEAREST) if wanted else ():
            try:
                snapshot = snapshots.read(row)
                if snapshot.match is not None and snapshot.moves == course.count_before(row.seq):
                    return snapshots.match_of(snapshot), snapshot.moves
            except snapshots.Unusable:
                continue
        return _dealt(told), 0

    def _as_told(self, course: Course, number: int, view: int | str | None) -> dict[str, Any]:
        """A step of a match by other rules: what was said of it at the time."""
        if number == 0:
            rows = self._rows(self._found.first - 1, self._found.first)
            return _bare(None, rows[0], view)
        row, move = course.moves[number - 1]
        return _bare(move, row, view)


def matches_in(rows: Sequence[KeptRow], over: bool = True) -> dict[int, MatchRow]:
    """The matches of a table that was archived before matches were noted, by number; whether the last is over
    must be known."""
    begun = [(row.seq, e.decode_entry(row.body)) for row in rows if b'"started"' in row.body]
    starts = [(seq, entry) for seq, entry in begun if isinstance(entry, e.Started)]
    lasts: list[int | None] = [seq - 1 for seq, _ in starts[1:]]
    lasts.append(rows[-1].seq if over and rows else None)
    return {
        entry.number: MatchRow(entry.rules, seq, last, None)
        for (seq, entry), last in zip(starts, lasts, strict=False)
    }


def _dealt(told: dict[str, Any]) -> Match:
    game: Game = game_by_id(told["game"])
    return game.match(told["seats"], bytes.fromhex(told["seed"]), told["options"], told["names"])


def _plain(move: e.Moved) -> dict[str, Any]:
    return {"seat": move.seat, "move": move.move}


def _step(
    match: Match, move: e.Moved | None, at: int, events: list[Event], view: int | str | None
) -> dict[str, Any]:
    return {
        "seat": None if move is None else move.seat,
        "move": None if move is None else move.move,
        "at": at,
        "by": "" if move is None else move.by,
        "events": [_seen(event, view) for event in events],
        "view": _view(match, view),
    }


def _bare(move: e.Moved | None, row: KeptRow, view: int | str | None) -> dict[str, Any]:
    events = unpack_events(row.told) if row.told else []
    return {
        "seat": None if move is None else move.seat,
        "move": None if move is None else move.move,
        "at": row.at,
        "by": "" if move is None else move.by,
        "events": [_seen(event, view) for event in events],
        "view": None,
    }


def _view(match: Match, view: int | str | None) -> dict[str, Any]:
    if not isinstance(view, str):
        return match.view(view)
    position = match.position()
    return {key: value for key, value in position.items() if key not in ("chance", "memory")}


def _seen(event: Event, view: int | str | None) -> Event:
    return seen_by_all(event) if isinstance(view, str) else seen_by(event, view)
