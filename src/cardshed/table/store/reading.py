"""Questions to the database. A reader belongs to one thread, or to a worker process."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from pathlib import Path
from typing import Any

from cardshed.table.store.files import connect_to_read
from cardshed.table.store.rows import (
    KeptRow,
    MatchRow,
    ResultRow,
    SnapshotRow,
    Subscription,
    Tally,
    unpack,
)

ENTRIES = 'SELECT seq, at, body, told FROM entries WHERE "table" = ?'


class Reader:
    """What the log holds now."""

    def __init__(self, path: Path) -> None:
        self._database = connect_to_read(path)

    def close(self) -> None:
        self._database.close()

    def _ask(self, sql: str, *values: Any) -> list[Any]:
        return self._database.execute(sql, values).fetchall()

    # A table

    def entries(self, table: str, after: int = 0, until: int = 2**53) -> list[KeptRow]:
        """The entries of a table with numbers above ``after``, up to ``until``."""
        rows = self._ask(f"{ENTRIES} AND seq > ? AND seq <= ? ORDER BY seq", table, after, until)
        return [KeptRow(*row) for row in rows]

    def latest_snapshot(self, table: str) -> SnapshotRow | None:
        found = self._ask(
            'SELECT seq, body FROM snapshots WHERE "table" = ? ORDER BY seq DESC LIMIT 1', table
        )
        return SnapshotRow(*found[0]) if found else None

    def snapshots(self, table: str, first: int, last: int, most: int) -> list[SnapshotRow]:
        """The latest snapshots within some entries, the last first."""
        sql = (
            'SELECT seq, body FROM snapshots WHERE "table" = ? AND seq BETWEEN ? AND ?'
            " ORDER BY seq DESC LIMIT ?"
        )
        return [SnapshotRow(*row) for row in self._ask(sql, table, first, last, most)]

    def commands(self, table: str, until: int) -> bytes:
        """The commands that a table's snapshots remember, up to the one with this number."""
        sql = 'SELECT commands FROM snapshots WHERE "table" = ? AND seq <= ? ORDER BY seq'
        return b"".join(piece for (piece,) in self._ask(sql, table, until))

    def archived(self, table: str) -> list[KeptRow]:
        """The entries of an archived table."""
        for (body,) in self._ask('SELECT body FROM archive WHERE "table" = ?', table):
            return unpack(body)
        return []

    def is_archived(self, table: str) -> bool:
        return bool(self._ask('SELECT 1 FROM archive WHERE "table" = ?', table))

    def match(self, table: str, number: int) -> MatchRow | None:
        sql = 'SELECT rules, first, last, summary FROM matches WHERE "table" = ? AND number = ?'
        found = self._ask(sql, table, number)
        return MatchRow(*found[0]) if found else None

    # Many tables

    def tables_of(self, player: str, most: int, skip: int = 0) -> list[tuple[str, str]]:
        """The unfinished tables (and their games) where somebody has a seat, the latest first."""
        sql = (
            'SELECT tables.id, game FROM sitters JOIN tables ON tables.id = sitters."table"'
            " WHERE player = ? AND NOT over ORDER BY touched DESC LIMIT ? OFFSET ?"
        )
        return [(id, game) for id, game in self._ask(sql, player, most, skip)]

    def results(self, player: str, most: int, before: tuple[int, str, int]) -> list[ResultRow]:
        """What came of somebody's matches, the latest first, from before one of them on (when it ended, its
        table and number)."""
        sql = (
            'SELECT * FROM results WHERE player = ? AND (ended, "table", number) < (?, ?, ?)'
            ' ORDER BY ended DESC, "table" DESC, number DESC LIMIT ?'
        )
        return [ResultRow(*row) for row in self._ask(sql, player, *before, most)]

    def tallies(self, player: str) -> list[Tally]:
        """What came of all matches of somebody's, by game and level."""
        sql = (
            "SELECT game, level, won, score, usual FROM results WHERE player = ? ORDER BY game, level, ended"
        )
        found = self._database.execute(sql, (player,))
        return [_tally(game, level, rows) for (game, level), rows in groupby(found, lambda row: row[:2])]

    def unsettled(self, most: int) -> list[str]:
        """Tables whose older matches have not been looked through yet."""
        return [id for (id,) in self._ask('SELECT "table" FROM unsettled LIMIT ?', most)]

    def untouched_since(self, at: int, most: int) -> list[str]:
        """The tables that have been left alone for longest."""
        sql = "SELECT id FROM tables WHERE touched < ? ORDER BY touched LIMIT ?"
        return [id for (id,) in self._ask(sql, at, most)]

    def archived_before(self, at: int, most: int) -> list[str]:
        return [id for (id,) in self._ask('SELECT "table" FROM archive WHERE at < ? LIMIT ?', at, most)]

    def last_entry(self, table: str) -> int | None:
        """When something last happened at a table."""
        found = self._ask('SELECT at FROM entries WHERE "table" = ? ORDER BY seq DESC LIMIT 1', table)
        return found[0][0] if found else None

    def keys(self) -> list[tuple[str, bytes, int]]:
        """The keys of cookies, newest first: id, secret, when it was made."""
        return [(id, secret, made) for id, secret, made in self._ask("SELECT * FROM keys ORDER BY made DESC")]

    def push_key(self) -> bytes | None:
        found = self._ask("SELECT secret FROM push_key")
        return found[0][0] if found else None

    def subscriptions_of(self, player: str) -> list[Subscription]:
        rows = self._ask("SELECT * FROM subscriptions WHERE player = ? ORDER BY at DESC", player)
        return [Subscription(*row) for row in rows]

    def free_pages(self) -> int:
        """Room in the file that nothing uses."""
        (count,) = self._ask("PRAGMA freelist_count")[0]
        return int(count)

    def count(self, table: str) -> int:
        """How many rows the database has of a kind; for tests and curious operators."""
        assert table.isidentifier()
        (number,) = self._ask(f"SELECT COUNT(*) FROM {table}")[0]
        return int(number)


def _tally(game: str, level: str, rows: Iterable[tuple[str, str, int, int, int]]) -> Tally:
    """Results in the order in which they came, counted."""
    played = won = streak = longest = 0
    scores = []
    for _, _, is_won, score, usual in rows:
        played += 1
        won += is_won
        streak = streak + 1 if is_won else 0
        longest = max(longest, streak)
        if usual:
            scores.append(score)
    return Tally(
        game, level, played, won, min(scores, default=None), max(scores, default=None), streak, longest
    )
