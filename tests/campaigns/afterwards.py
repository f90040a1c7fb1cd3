"""The last look of a durability campaign: through the server, through a house on a copy, at harmed copies."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from cardshed.table import House, NotOver, showing
from cardshed.table.loading import retraced
from cardshed.table.table import Table
from tests.campaigns.browser import Browser, until
from tests.campaigns.checker import Journal, Row, again, copied, rows_of

if TYPE_CHECKING:
    from tests.campaigns.durability import Campaign

MOST_VERIFIED = 12
"""Finished matches whose records are replayed."""


class Newcomer(Browser):
    """Opens the page for the first time and keeps all of what it is shown."""

    shown: dict[str, Any] | None = None

    def _hear(self, data: bytes) -> None:
        if self.shown is None and data.startswith(b'{"t":"table"'):
            self.shown = msgspec.json.decode(data)


async def check_afterwards(campaign: Campaign) -> None:
    tally, server = campaign.tally, campaign.server
    shown = await _as_the_server_shows(campaign)
    code = server.stop()
    if code != 0:
        tally.complain(f"the server ended with {code}")
    copy = copied(server.db, campaign.folder / "copy")
    tally.violations += campaign.checker.check(copy)
    journals = campaign.checker.journals
    tally.violations += again(journals).check(copy)
    rows = rows_of(copy)
    for journal, table in shown:
        tally.complain(_difference(journal, table, rows[journal.table]))
    tally.matches = sum(check.table.number for check in campaign.checker.tables.values())
    await _check_house(campaign, copy)
    for harm in (_without_the_last, _without_one, _with_another_move):
        found = _complaints_about(harm, copy, campaign.folder / "harmed", journals)
        tally.self_test += len(found)
        if not found:
            tally.complain(f"the check is blind: {harm.__name__} was not found out")


async def _as_the_server_shows(campaign: Campaign) -> list[tuple[Journal, dict[str, Any]]]:
    """Every table as each of its browsers finds it when it comes with nothing."""
    found = []
    for witness in campaign.witnesses:
        fresh = Newcomer(witness.door, witness.cookie, witness.table, witness.chance)
        fresh.come()
        if await until(lambda fresh=fresh: fresh.shown is not None):
            assert fresh.shown is not None
            found.append((witness.journal, fresh.shown))
        else:
            campaign.tally.complain(f"{witness.table} cannot be opened")
        await fresh.leave()
        await witness.leave()
    return found


def _difference(journal: Journal, shown: dict[str, Any], rows: list[Row]) -> str | None:
    """Whether what the server showed is what follows from the log up to there."""
    table = retraced(journal.table, rows[: shown["seq"]])
    expected = _plain(table, journal.seat)
    actual = {"state": shown["state"] | {"resumes": None}, "log": shown["log"]}
    _without_last_round(actual["state"])
    if expected == actual:
        return None
    wrong = [key for key in expected["state"] if expected["state"][key] != actual["state"][key]]
    return f"{table.id}: seat {journal.seat} is shown another {wrong or 'log'} than the log has"


def _plain(table: Table, seat: int | None) -> dict[str, Any]:
    """In the campaign nobody leaves a seat."""
    state = showing.state(table, seat, {}, None) | {"left": None, "barred": False}
    _without_last_round(state)
    log = [showing.entry(told, seat) for told in (kept.told() for kept in table.kept)]
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode({"state": state, "log": log}))
    return plain


def _without_last_round(state: dict[str, Any]) -> None:
    """How a round was left is not in snapshots."""
    if state["match"] is not None:
        state["match"].pop("ended", None)


async def _check_house(campaign: Campaign, copy: Path) -> None:
    """A house of our own opens every table of the copy, and verifies finished matches."""
    house = await House.open(copy)
    try:
        verified = 0
        for id, check in campaign.checker.tables.items():
            live = await house.table(id)
            if live is None or live.table.seq != len(check.rows):
                campaign.tally.complain(f"{id} is not in the house as it is in the log")
            for number in range(1, check.table.number + 1):
                if verified < MOST_VERIFIED:
                    verified += 1
                    campaign.tally.complain(await _unfair(house, f"{id}-{number}"))
    finally:
        await house.close()


async def _unfair(house: House, match: str) -> str | None:
    try:
        told = await house.about(match, "verify")
    except NotOver:
        return None
    return None if told["fair"] else f"{match}: {told['problem']}"


# The check must be able to fail


def _complaints_about(harm: Any, copy: Path, folder: Path, journals: list[Journal]) -> list[str]:
    """What is said of a database in which an acknowledged move was harmed."""
    folder.mkdir(exist_ok=True)
    harmed = Path(shutil.copyfile(copy, folder / copy.name))
    acknowledged = {
        (journal.table, seq)
        for journal in journals
        for seq, command in journal.acknowledged.values()
        if command["t"] == "move"
    }
    with closing(sqlite3.connect(harmed)) as database, database:
        harm(database, *max(acknowledged, key=lambda move: move[1]))
    return again(journals).check(harmed)


def _without_the_last(database: sqlite3.Connection, table: str, seq: int) -> None:
    """As if the server had answered before it wrote: the log ends one move too early."""
    database.execute('DELETE FROM entries WHERE "table" = ? AND seq >= ?', (table, seq))


def _without_one(database: sqlite3.Connection, table: str, seq: int) -> None:
    database.execute('DELETE FROM entries WHERE "table" = ? AND seq = ?', (table, seq // 2 + 1))


def _with_another_move(database: sqlite3.Connection, table: str, seq: int) -> None:
    """Another player's id on an acknowledged move."""
    changed = """CAST(replace(CAST(body AS TEXT), '"id":"', '"id":"x') AS BLOB)"""
    database.execute(f'UPDATE entries SET body = {changed} WHERE "table" = ? AND seq = ?', (table, seq))
