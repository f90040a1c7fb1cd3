"""What is written besides entries, statement by statement."""

from __future__ import annotations

from collections.abc import Sequence

from cardshed.table.store.rows import KeptRow, MatchRow, ResultRow, Statement, Subscription


def opened(table: str, game: str, at: int) -> Statement:
    return ("INSERT INTO tables VALUES (?, ?, ?, 0, ?)", (table, game, at, at))


def sat(player: str, table: str) -> Statement:
    return ("INSERT OR IGNORE INTO sitters VALUES (?, ?)", (player, table))


def match_begun(table: str, number: int, rules: str, first: int) -> list[Statement]:
    return [
        ("INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?, NULL, NULL)", (table, number, rules, first)),
        ("UPDATE tables SET over = 0 WHERE id = ?", (table,)),
    ]


def match_over(table: str, number: int, last: int, summary: bytes) -> list[Statement]:
    ended = 'UPDATE matches SET last = ?, summary = ? WHERE "table" = ? AND number = ?'
    return [
        (ended, (last, summary, table, number)),
        ("UPDATE tables SET over = 1 WHERE id = ?", (table,)),
    ]


def result(row: ResultRow) -> Statement:
    return ("INSERT OR REPLACE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def settled(table: str) -> Statement:
    """The results of a table's older matches are all written."""
    return ('DELETE FROM unsettled WHERE "table" = ?', (table,))


def snapshot(table: str, seq: int, body: bytes, commands: bytes) -> Statement:
    return ("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)", (table, seq, body, commands))


def touched(table: str, at: int) -> Statement:
    """When something last happened, about: noted when a match begins and when a table leaves the memory."""
    return ("UPDATE tables SET touched = ? WHERE id = ?", (at, table))


def snapshots_forgotten(table: str) -> Statement:
    """They can be made again from the log."""
    return ('DELETE FROM snapshots WHERE "table" = ?', (table,))


def late(table: str, seq: int, at: int, seat: int | None, move: str) -> Statement:
    return ("INSERT INTO late VALUES (?, ?, ?, ?, ?)", (table, seq, at, seat, move))


# Old tables


def archived(table: str, last: KeptRow, packed: bytes) -> list[Statement]:
    """A table becomes one compressed piece."""
    return [
        ("INSERT OR REPLACE INTO archive VALUES (?, ?, ?)", (table, last.at, packed)),
        ('DELETE FROM entries WHERE "table" = ? AND seq <= ?', (table, last.seq)),
        snapshots_forgotten(table),
        ("DELETE FROM tables WHERE id = ?", (table,)),
        ('DELETE FROM sitters WHERE "table" = ?', (table,)),
        ('DELETE FROM late WHERE "table" = ?', (table,)),
    ]


def restored(
    table: str,
    game: str,
    over: bool,
    players: Sequence[str],
    matches: Sequence[tuple[int, MatchRow]],
    rows: Sequence[KeptRow],
) -> list[Statement]:
    """An archived table is a table again; its entries are written besides."""
    made: list[Statement] = [
        (
            "INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?, ?)",
            (table, game, rows[0].at, int(over), rows[-1].at),
        ),
        ('DELETE FROM archive WHERE "table" = ?', (table,)),
    ]
    made += [
        ("INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?)", (table, number, *match))
        for number, match in matches
    ]
    return made + [sat(player, table) for player in players]


def archive_deleted(table: str) -> list[Statement]:
    """A match is cleared away; what is left is a bare result without anybody else's name."""
    return [
        ('DELETE FROM archive WHERE "table" = ?', (table,)),
        ('DELETE FROM matches WHERE "table" = ?', (table,)),
        ('UPDATE results SET told = NULL WHERE "table" = ?', (table,)),
    ]


def room_given_back(pages: int) -> Statement:
    """The file gets shorter by so many free pages at most."""
    return (f"PRAGMA incremental_vacuum({pages})", ())


# Keys


def key_made(id: str, secret: bytes, made: int) -> Statement:
    return ("INSERT INTO keys VALUES (?, ?, ?)", (id, secret, made))


def keys_forgotten(before: int) -> Statement:
    return ("DELETE FROM keys WHERE made < ?", (before,))


# Calling browsers back


def push_key_made(secret: bytes) -> Statement:
    return ("INSERT INTO push_key VALUES (1, ?)", (secret,))


def subscribed(subscription: Subscription, most: int) -> list[Statement]:
    """A browser can be called; somebody has so many of them at most, the latest."""
    player = subscription.player
    oldest = (
        "DELETE FROM subscriptions WHERE player = ? AND endpoint NOT IN"
        " (SELECT endpoint FROM subscriptions WHERE player = ? ORDER BY at DESC LIMIT ?)"
    )
    return [
        ("INSERT OR REPLACE INTO subscriptions VALUES (?, ?, ?, ?, ?, ?)", subscription),
        (oldest, (player, player, most)),
    ]


def unsubscribed(player: str, endpoint: str) -> Statement:
    return ("DELETE FROM subscriptions WHERE player = ? AND endpoint = ?", (player, endpoint))


def endpoint_gone(endpoint: str) -> Statement:
    return ("DELETE FROM subscriptions WHERE endpoint = ?", (endpoint,))


def subscriptions_forgotten(before: int) -> Statement:
    return ("DELETE FROM subscriptions WHERE at < ?", (before,))


def push_forgotten() -> list[Statement]:
    """Without the key nobody can be called, and with another one browsers subscribe anew."""
    return [("DELETE FROM push_key", ()), ("DELETE FROM subscriptions", ())]
