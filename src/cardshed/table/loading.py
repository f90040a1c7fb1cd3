"""Tables brought back from the database: from the latest snapshot and the few entries since, or from all."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from cardshed.engine.match import Match
from cardshed.table import entries as e
from cardshed.table import snapshots
from cardshed.table.store import KeptRow, Reader, SnapshotRow
from cardshed.table.table import REMEMBERED_ENTRIES, Decision, Kept, Table

CHECKPOINT = 32
"""Moves between the points to which a table that is played again can go back."""
SHORT = 200
"""Entries that may as well be played again on the spot."""


RECALLED = 12
"""Snapshots that are gone back for decisions to take back."""


logger = logging.getLogger(__name__)


class Unreadable(Exception):
    """A table that today's release can make nothing of."""


class TooLong(Exception):
    """A table without a usable snapshot, too long to be played again here."""


def load(reader: Reader, id: str, after: int | None = None, most: int | None = SHORT) -> Table | None:
    """A table; ``None`` if there is none. What was told after entry ``after`` is remembered word for word.

    Without a usable snapshot its log is played again, if it has ``most`` entries at most."""
    latest = reader.latest_snapshot(id)
    if latest is not None:
        try:
            return _from_snapshot(reader, id, latest, after)
        except (snapshots.Unusable, Unreadable):
            pass  # the log is the truth
    rows = reader.entries(id)
    if not rows:
        return None
    if most is not None and len(rows) > most:
        raise TooLong(id)
    return retraced(id, rows)


def _from_snapshot(reader: Reader, id: str, row: SnapshotRow, after: int | None) -> Table:
    with _concerning(id):
        table = snapshots.brought_back(id, row, reader.commands(id, row.seq))
        for kept in reader.entries(id, row.seq):
            _apply(table, kept)
    if after is not None:
        remember(table, reader.entries(id, max(after, table.seq - REMEMBERED_ENTRIES), row.seq))
    return table


def _apply(table: Table, row: KeptRow) -> None:
    if row.seq != table.seq + 1:
        raise Unreadable(f"the log of {table.id} has no entry {table.seq + 1}")
    table.apply(e.decode_entry(row.body), row.at, row)


def remember(table: Table, rows: Sequence[KeptRow]) -> None:
    """What was told before the oldest entry that a table remembers."""
    for row in reversed(rows):
        if row.seq == table.forgotten and len(table.kept) < REMEMBERED_ENTRIES:
            table.kept.appendleft(Kept(row))


def retraced(id: str, rows: Sequence[KeptRow]) -> Table:
    """A table played again from its whole log; where today's rules do not allow what was played, the match is
    set aside."""
    try:
        return _retraced(_Retraced(id), rows)
    except Unreadable as problem:
        logger.warning("a match is set aside: %s", problem)
        table = _retraced(_Retraced(id, distrusts=True), rows)
        table.set_aside()
        return table


def _retraced(table: _Retraced, rows: Sequence[KeptRow]) -> Table:
    with _concerning(table.id):
        for row in rows:
            _apply(table, row)
    return table.plain()


@contextmanager
def _concerning(id: str) -> Iterator[None]:
    """Whatever goes wrong while a table is played again concerns that table alone."""
    try:
        yield
    except (Unreadable, snapshots.Unusable):
        raise
    except Exception as problem:
        raise Unreadable(f"{id}: {type(problem).__name__}: {problem}") from problem


class _Retraced(Table):
    """A table that can go back as far as its match reaches; one that ``distrusts`` its log plays nothing."""

    def __init__(self, id: str, distrusts: bool = False) -> None:
        super().__init__(id)
        self._distrusts = distrusts
        self._trail: list[tuple[int, str]] = []
        self._points: list[Decision] = []

    def _is_of_other_rules(self, entry: e.AnyEntry) -> bool:
        return super()._is_of_other_rules(entry) or (self._distrusts and isinstance(entry, e.Started))

    def _started(self, entry: e.Started) -> list[dict[str, object]]:
        self._trail, self._points = [], []
        return super()._started(entry)

    def _moved(self, entry: e.Moved) -> list[dict[str, object]]:
        assert self.match is not None
        if self.moves % CHECKPOINT == 0:
            self._points.append(Decision(self.moves, self.match.pack(), len(self.sheet)))
        events = super()._moved(entry)
        self._trail.append((entry.seat, entry.move))
        return events

    def _before_move(self, moves: int) -> Decision:
        """From the nearest point on, the moves are made once more."""
        while self._points[-1].moves > moves:
            self._points.pop()
        while self.past and self.past[-1].moves >= moves:
            self.past.pop()
        point = self._points[-1]
        match = Match.unpack(self.game, self.options, point.packed)
        rounds = point.rounds
        for seat, move in self._trail[point.moves : moves]:
            rounds += sum(event["event"] == "round_over" for event in match.play(seat, move))
        del self._trail[moves:]
        return Decision(moves, match.pack(), rounds)

    def plain(self) -> Table:
        """The table without what was only needed on the way."""
        table = Table(self.id)
        for name in Table.__dataclass_fields__:
            setattr(table, name, getattr(self, name))
        return table


def recalled(reader: Reader, id: str) -> list[Decision]:
    """The latest decisions of the person at a table, for who wants to take them back after a restart."""
    latest = reader.latest_snapshot(id)
    if latest is None:
        return []
    number = snapshots.read(latest).number
    for row in reversed(reader.snapshots(id, 1, latest.seq, RECALLED)):
        try:
            if snapshots.read(row).number == number:
                return list(_from_snapshot(reader, id, row, None).past)
        except (snapshots.Unusable, Unreadable):
            continue  # something was taken back beyond this point
    return []


def game_of(rows: Sequence[KeptRow]) -> str:
    """The game of a table, from its log."""
    opened = e.decode_entry(rows[0].body)
    if not isinstance(opened, e.Opened):
        raise Unreadable("the log begins with something else than a table")
    return opened.game
