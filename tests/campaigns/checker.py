"""Compares what people were told with what the database holds.

A journal is kept for every browser, by the browser itself: what was acknowledged and what it was told. The
checker reads a copy of the database, plays every table again and looks for what does not agree.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from cardshed.table import entries as e
from cardshed.table import showing
from cardshed.table.store import KeptRow
from cardshed.table.table import Table, pack_events

Row = KeptRow
encode = msgspec.json.Encoder().encode


@dataclass
class Journal:
    """What one browser knows for certain."""

    table: str
    seat: int | None
    acknowledged: dict[str, tuple[int, dict[str, Any]]] = field(default_factory=dict)
    """By id: the entry's number and the command."""
    told: dict[int, bytes] = field(default_factory=dict)
    """Every entry it was told, as it was told."""
    fresh_acks: list[str] = field(default_factory=list)
    fresh_told: list[int] = field(default_factory=list)
    """What was not yet compared with the database."""

    def acknowledge(self, id: str, seq: int, command: dict[str, Any]) -> str | None:
        """Notes it; a complaint if the same command had another number before."""
        before = self.acknowledged.setdefault(id, (seq, command))
        if before[0] != seq:
            return f"{self.table}: command {id} acknowledged as {before[0]}, then as {seq}"
        self.fresh_acks.append(id)
        return None

    def tell(self, seq: int, entry: bytes) -> str | None:
        """Notes it; a complaint if the same entry was told differently before."""
        before = self.told.get(seq)
        if before is None:
            self.told[seq] = entry
            self.fresh_told.append(seq)
        elif before != entry:
            return f"{self.table}: entry {seq} was {before!r}, now it is {entry!r}"
        return None


def copied(db: Path, folder: Path) -> Path:
    """A copy of a database that nobody is writing, its unfinished log included."""
    folder.mkdir(parents=True, exist_ok=True)
    copy = folder / db.name
    for ending in ("", "-wal"):
        (folder / (db.name + ending)).unlink(missing_ok=True)
        source = db.with_name(db.name + ending)
        if source.exists():
            shutil.copyfile(source, folder / source.name)
    (folder / (db.name + "-shm")).unlink(missing_ok=True)
    return copy


def rows_of(db: Path) -> dict[str, list[Row]]:
    """The entries of every table."""
    found: dict[str, list[Row]] = {}
    with closing(sqlite3.connect(db)) as database:
        for (verdict,) in database.execute("PRAGMA quick_check"):
            assert verdict == "ok", f"the database is damaged: {verdict}"
        for table, *row in database.execute('SELECT "table", seq, at, body, told FROM entries ORDER BY 1, 2'):
            found.setdefault(table, []).append(KeptRow(*row))
    return found


class TableCheck:
    """One table: its rows as far as they were read, and what follows from them."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.rows: list[Row] = []
        self.table = Table(id)
        self.entries: list[e.AnyEntry] = []
        self.shown: dict[int | None, list[bytes]] = {}
        """For each viewer, the entries as they should have been told."""
        self.commands: dict[tuple[int, str], int] = {}
        self.broken = False

    def read(self, rows: list[Row], viewers: Iterable[int | None]) -> list[str]:
        """Takes the rows that are new; complains about those that are no longer what they were."""
        if self.broken:
            return []
        known = len(self.rows)
        if rows[:known] != self.rows:
            self.broken = True
            return [f"{self.id}: entries that were there are missing or different"]
        for row in rows[known:]:
            problem = self._take(row, viewers)
            if problem:
                self.broken = True
                return [problem]
        return []

    def _take(self, row: Row, viewers: Iterable[int | None]) -> str | None:
        seq, at, body, kept = row
        if seq != len(self.rows) + 1:
            return f"{self.id}: after entry {len(self.rows)} comes {seq}"
        try:
            entry = e.decode_entry(body)
            told = self.table.apply(entry, at)
        except Exception as problem:
            return f"{self.id}: entry {seq} cannot be played again: {problem!r}"
        if (pack_events(told.events) if told.events else None) != kept:
            return f"{self.id}: what is kept of entry {seq} is not what was told"
        command = e.command_of(entry)
        if command is not None and command in self.commands:
            return f"{self.id}: command {command} carried out as {self.commands[command]} and as {seq}"
        if command is not None:
            self.commands[command] = seq
        self.rows.append(row)
        self.entries.append(entry)
        for viewer in viewers:
            self.shown.setdefault(viewer, []).append(encode(showing.entry(told, viewer)))
        return None

    def compare(self, journal: Journal) -> list[str]:
        """What a browser was promised and does not find."""
        problems = [self._missing_command(journal, id) for id in journal.fresh_acks]
        shown = self.shown.get(journal.seat, [])
        for seq in journal.fresh_told:
            if seq > len(shown):
                problems.append(f"{self.id}: seat {journal.seat} was told entry {seq}, which is lost")
            elif journal.told[seq] != shown[seq - 1]:
                problems.append(
                    f"{self.id}: seat {journal.seat} was told {journal.told[seq]!r}, not {shown[seq - 1]!r}"
                )
        journal.fresh_acks, journal.fresh_told = [], []
        return [problem for problem in problems if problem]

    def _missing_command(self, journal: Journal, id: str) -> str | None:
        seq, command = journal.acknowledged[id]
        if seq > len(self.entries):
            return f"{self.id}: {command} was acknowledged as entry {seq}, which is lost"
        entry = self.entries[seq - 1]
        if e.command_of(entry) != (journal.seat, id):
            return f"{self.id}: {command} was acknowledged as entry {seq}, which is {entry}"
        if isinstance(entry, e.Moved) and (entry.move, entry.by) != (command.get("move"), "person"):
            return f"{self.id}: {command} was acknowledged, but {entry} was done"
        return None


class Checker:
    """All tables of a campaign."""

    def __init__(self, journals: list[Journal]) -> None:
        self.journals = journals
        self.tables: dict[str, TableCheck] = {}
        for journal in journals:
            self.tables.setdefault(journal.table, TableCheck(journal.table))

    def check(self, copy: Path) -> list[str]:
        """Everything that does not agree."""
        try:
            rows = rows_of(copy)
        except (sqlite3.Error, AssertionError) as problem:
            return [f"the database cannot be read: {problem}"]
        problems = []
        for id, table in self.tables.items():
            mine = [journal for journal in self.journals if journal.table == id]
            problems += table.read(rows.get(id, []), {journal.seat for journal in mine})
            for journal in mine:
                problems += table.compare(journal)
        return problems

    @property
    def entries(self) -> int:
        return sum(len(table.rows) for table in self.tables.values())


def again(journals: list[Journal]) -> Checker:
    """A checker that begins anew: everything told and acknowledged is compared once more."""
    copies = [
        Journal(j.table, j.seat, j.acknowledged, j.told, list(j.acknowledged), list(j.told)) for j in journals
    ]
    return Checker(copies)
