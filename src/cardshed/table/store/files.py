"""The database's file: who may read it, who works on it, and how an older one is brought up to date."""

from __future__ import annotations

import hashlib
import hmac
import os
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

OWNER_ONLY = 0o600
"""The file holds the keys of cookies and of messages, and the seeds of matches under way."""
SHRINKABLE = 2
"""SQLite's word for a file that gives back room by and by."""
MOST_REWRITTEN = 512_000_000
"""Bytes of an old file that is rewritten while its server starts, so that it can shrink later."""


class HouseInUse(RuntimeError):
    """Another server works on this database."""


class Newer(RuntimeError):
    """The database was made by a newer release."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection for writing."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    return database


def connect_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot change anything."""
    database = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=30)
    database.execute("PRAGMA query_only=ON")
    return database


def prepare(path: Path) -> None:
    """Makes the file if there is none, for its owner alone, and brings an older one up to date."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
    for ending in ("", "-wal", "-shm"):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.chmod(OWNER_ONLY)
    with closing(connect(path)) as database:
        _migrate(database)
        _make_shrinkable(database, path)


def _migrate(database: sqlite3.Connection) -> None:
    """All steps from the file's version to ours, in one transaction."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise Newer(f"has version {version}, made by a newer release; this one reads up to {len(MIGRATIONS)}")
    if version == len(MIGRATIONS):
        return
    if not database.execute("SELECT 1 FROM sqlite_master").fetchone():
        database.execute(f"PRAGMA auto_vacuum={SHRINKABLE}")
        database.execute("VACUUM")
    database.execute("BEGIN IMMEDIATE")
    try:
        for step in MIGRATIONS[version:]:
            step(database)
        database.execute(f"PRAGMA user_version={len(MIGRATIONS)}")
        database.execute("COMMIT")
    except BaseException:
        database.execute("ROLLBACK")
        raise


def _make_shrinkable(database: sqlite3.Connection, path: Path) -> None:
    """A file of the first release is rewritten once, unless that takes too long."""
    (kind,) = database.execute("PRAGMA auto_vacuum").fetchone()
    if kind != SHRINKABLE and path.stat().st_size <= MOST_REWRITTEN:
        database.execute(f"PRAGMA auto_vacuum={SHRINKABLE}")
        database.execute("VACUUM")


def _first(database: sqlite3.Connection) -> None:
    """The schema of 0.1.0, which had no version."""
    for statement in FIRST_SCHEMA.split(";"):
        database.execute(statement)


def _second(database: sqlite3.Connection) -> None:
    """What was told is kept beside each entry; snapshots, matches with their rules, keys with an age."""
    for statement in SECOND_SCHEMA.split(";"):
        database.execute(statement)
    found = database.execute("SELECT value FROM secrets WHERE name = 'house'").fetchone()
    if found is not None:
        # Cookies were signed with a key that was derived from the one secret there was.
        first = hmac.digest(found[0], b"players", hashlib.sha256)
        database.execute("INSERT INTO keys VALUES ('', ?, ?)", (first, time.time_ns() // 1_000_000))
    database.execute("DROP TABLE secrets")


def _third(database: sqlite3.Connection) -> None:
    """What came of each match, for each person who played it; older matches are looked through later."""
    for statement in THIRD_SCHEMA.split(";"):
        database.execute(statement)


def _fourth(database: sqlite3.Connection) -> None:
    """How browsers are called back: the key that signs messages to them, and where they are reached."""
    for statement in FOURTH_SCHEMA.split(";"):
        database.execute(statement)


def _fifth(database: sqlite3.Connection) -> None:
    """Entries lie in the order in which they came: a commit of many tables fills few pages."""
    for statement in FIFTH_SCHEMA.split(";"):
        database.execute(statement)


FIRST_SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    "table" TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY ("table", seq)) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS sitters (
    player TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (player, "table")) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS late (
    "table" TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
    seat INTEGER NOT NULL, move TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, opened INTEGER NOT NULL, over INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS archive (
    "table" TEXT PRIMARY KEY, at INTEGER NOT NULL, body BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS secrets (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID
"""

SECOND_SCHEMA = """
ALTER TABLE entries ADD COLUMN told BLOB;
ALTER TABLE tables ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET touched = (SELECT MAX(at) FROM entries WHERE "table" = tables.id);
CREATE INDEX tables_by_age ON tables (touched);
CREATE INDEX archive_by_age ON archive (at);
CREATE INDEX late_by_table ON late ("table");
CREATE TABLE snapshots (
    "table" TEXT NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, commands BLOB NOT NULL,
    PRIMARY KEY ("table", seq));
CREATE TABLE matches (
    "table" TEXT NOT NULL, number INTEGER NOT NULL, rules TEXT NOT NULL,
    first INTEGER NOT NULL, last INTEGER, summary BLOB, PRIMARY KEY ("table", number)) WITHOUT ROWID;
INSERT INTO matches
    SELECT "table", json_extract(CAST(body AS TEXT), '$.number'), '', seq,
        COALESCE(LEAD(seq) OVER later - 1, IIF(
            (SELECT over FROM tables WHERE id = entries."table"),
            (SELECT MAX(seq) FROM entries AS all_of_it WHERE all_of_it."table" = entries."table"), NULL)),
        NULL
    FROM entries WHERE body >= CAST('{"kind":"started",' AS BLOB) AND body < CAST('{"kind":"started-' AS BLOB)
    WINDOW later AS (PARTITION BY "table" ORDER BY seq);
CREATE TABLE keys (id TEXT PRIMARY KEY, secret BLOB NOT NULL, made INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE health (one INTEGER PRIMARY KEY, at INTEGER NOT NULL)
"""

THIRD_SCHEMA = """
CREATE TABLE results (
    player TEXT NOT NULL, ended INTEGER NOT NULL, "table" TEXT NOT NULL, number INTEGER NOT NULL,
    game TEXT NOT NULL, level TEXT NOT NULL, won INTEGER NOT NULL, score INTEGER NOT NULL,
    usual INTEGER NOT NULL, told BLOB,
    PRIMARY KEY (player, ended, "table", number)) WITHOUT ROWID;
CREATE INDEX results_by_level ON results (player, game, level, ended, won, score, usual);
CREATE INDEX results_by_table ON results ("table");
CREATE TABLE unsettled ("table" TEXT PRIMARY KEY) WITHOUT ROWID;
INSERT INTO unsettled SELECT "table" FROM matches WHERE last IS NOT NULL UNION SELECT "table" FROM archive
"""

FOURTH_SCHEMA = """
CREATE TABLE push_key (one INTEGER PRIMARY KEY CHECK (one = 1), secret BLOB NOT NULL);
CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY, player TEXT NOT NULL, browser BLOB NOT NULL, auth BLOB NOT NULL,
    lang TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX subscriptions_by_player ON subscriptions (player, at);
CREATE INDEX subscriptions_by_age ON subscriptions (at)
"""

FIFTH_SCHEMA = """
ALTER TABLE entries RENAME TO entries_by_table;
CREATE TABLE entries (
    "table" TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body BLOB NOT NULL, told BLOB,
    PRIMARY KEY ("table", seq));
INSERT INTO entries SELECT "table", seq, at, body, told FROM entries_by_table ORDER BY "table", seq;
DROP TABLE entries_by_table
"""

MIGRATIONS: list[Callable[[sqlite3.Connection], None]] = [_first, _second, _third, _fourth, _fifth]
"""The steps from each version of the file to the next. A released step never changes."""


def lock(path: Path) -> int | None:
    """Only one server may write a database, by whatever name it is reached; the system lets go of the lock
    when a server dies."""
    try:
        import fcntl
    except ImportError:
        return None
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    if path.exists() and path.stat().st_nlink > 1:
        raise HouseInUse(
            f"{path} has several names (hard links); a server on another one could not be noticed"
        )
    name = path.resolve()
    held = os.open(name.with_name(name.name + ".lock"), os.O_CREAT | os.O_RDWR, OWNER_ONLY)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(held)
        raise HouseInUse(f"another server works on {path}") from None
    return held
