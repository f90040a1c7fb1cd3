"""Databases and matches of other releases: brought up to date, or set aside with a plain word."""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

import cardshed
from cardshed.engine.edition import edition
from cardshed.games import game as game_by_id
from cardshed.table import LiveTable, Newer, NoEntry, SetAside, snapshots
from cardshed.table import messages as m
from cardshed.table.store import SnapshotRow, files
from tests.table.sitting import Person, Sitting, good_move, opened, turn
from tests.tools import GAMES

OLD = Path(__file__).parents[1] / "data" / "databases"
TABLES: dict[str, str] = json.loads((OLD / "version-1.json").read_text("utf-8"))


def on(db: Path, play: Callable[[Sitting], Awaitable[None]]) -> None:
    """Opens a house on a database that is there."""

    async def run() -> None:
        async with opened(db) as sitting:
            await play(sitting)

    asyncio.run(run())


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A database as release 0.1.0 left it."""
    return Path(shutil.copy(OLD / "version-1.db", tmp_path / "tables.db"))


def version_of(db: Path) -> int:
    with closing(sqlite3.connect(db)) as database:
        version: int = database.execute("PRAGMA user_version").fetchone()[0]
        return version


def test_the_tables_of_the_first_release_go_on(old: Path) -> None:
    assert version_of(old) == 0

    async def play(sitting: Sitting) -> None:
        for game in GAMES:
            for kind in ("lobby", "playing", "undone", "finished"):
                ann = Person("ann")
                live = await sitting.join(TABLES[f"{game}-{kind}"], ann)
                (whole,) = ann.of_type("table")
                assert whole["seq"] == live.table.seq == len(await sitting.rows(live.table.id))
                assert live.table.phase == ("lobby" if kind == "lobby" else live.table.phase) != "aside"
                assert (await sitting.ask(live, ann, m.Say(ann.id(), "hello")))["t"] == "ok"
                if live.table.phase == "playing" and turn(live) == 0:
                    assert (await sitting.move(live, ann, good_move(live, 0)))["t"] == "ok"

    on(old, play)
    assert version_of(old) == len(files.MIGRATIONS)


def test_the_matches_of_the_first_release_can_be_looked_at_and_are_fair(old: Path) -> None:
    async def play(sitting: Sitting) -> None:
        for game in GAMES:
            for kind in ("finished", "archived"):
                match = f"{TABLES[f'{game}-{kind}']}-1"
                summary = await sitting.house.about(match, "summary")
                assert (summary["game"], summary["names"]) == (game, ["Ann", "Bob"])
                assert summary["replayable"]
                steps = await sitting.house.about(match, "steps", "all")
                assert steps["total"] == summary["moves"] + 1 == len(steps["steps"])
                assert steps["steps"][-1]["view"]["over"]
                assert (await sitting.house.about(match, "verify"))["fair"]

    on(old, play)


def test_an_archived_table_of_the_first_release_keeps_its_matches_when_somebody_comes_back(old: Path) -> None:
    async def play(sitting: Sitting) -> None:
        for game in GAMES:
            table = TABLES[f"{game}-archived"]
            before = await sitting.house.about(f"{table}-1", "record")
            live = await sitting.join(table, Person("ann"))
            assert live.table.phase == "over"
            assert await sitting.house.about(f"{table}-1", "record") == before
            assert (await sitting.house.about(f"{table}-1", "verify"))["fair"]

    on(old, play)


def test_who_sat_somewhere_in_the_first_release_finds_it_again(old: Path) -> None:
    async def play(sitting: Sitting) -> None:
        mine = await sitting.house.tables_of("ann")
        assert len(mine) == 6
        assert {line["game"] for line in mine} <= set(GAMES)

    on(old, play)


def test_an_upgrade_that_fails_changes_nothing(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = old.read_bytes()

    def broken(database: sqlite3.Connection) -> None:
        database.execute("DROP TABLE archive")
        raise sqlite3.OperationalError("in the middle")

    monkeypatch.setattr(files, "MIGRATIONS", [*files.MIGRATIONS, broken])
    with pytest.raises(sqlite3.OperationalError, match="in the middle"):
        files.prepare(old)
    with closing(sqlite3.connect(old)) as database, closing(sqlite3.connect(":memory:")) as was:
        was.deserialize(before)
        tables = "SELECT name, sql FROM sqlite_master ORDER BY name"
        assert database.execute(tables).fetchall() == was.execute(tables).fetchall()
    assert version_of(old) == 0


def test_a_database_of_a_newer_release_is_left_alone(old: Path) -> None:
    with closing(sqlite3.connect(old)) as database:
        database.execute("PRAGMA user_version=99")

    async def play(sitting: Sitting) -> None: ...

    with pytest.raises(Newer, match="99"):
        on(old, play)


# Other rules than today's

OTHER = "0-old"


async def as_if_by_other_rules(sitting: Sitting, table: str) -> None:
    """Everything that is kept says that the matches of a table were played by rules of long ago."""
    rules = edition(game_by_id("solo"))
    changed = "CAST(replace(CAST({0} AS TEXT), ?, ?) AS BLOB)"
    await sitting.house.log.write(
        statements=[
            (
                f'UPDATE {kind} SET {column} = {changed.format(column)} WHERE "table" = ?',
                (rules, OTHER, table),
            )
            for kind, column in (("entries", "body"), ("matches", "summary"))
        ]
    )
    rewritten = ('UPDATE matches SET rules = ? WHERE "table" = ?', (OTHER, table))
    await sitting.house.log.write(statements=[rewritten])
    with closing(sqlite3.connect(sitting.house.log.path)) as database:
        found = database.execute('SELECT seq, body FROM snapshots WHERE "table" = ?', (table,)).fetchall()
    old = [
        ('UPDATE snapshots SET body = ? WHERE "table" = ? AND seq = ?', (_with_rules(seq, body), table, seq))
        for seq, body in found
    ]
    await sitting.house.log.write(statements=old)


def _with_rules(seq: int, body: bytes) -> bytes:
    snapshot = snapshots.read(SnapshotRow(seq, body))
    snapshot.rules = OTHER
    return snapshots._encode(snapshot)


async def played(sitting: Sitting, options: dict[str, int], moves: int) -> tuple[LiveTable, list[Person]]:
    live, *people = await sitting.friends("solo", options=options)
    while live.table.phase == "playing" and live.table.moves < moves:
        await sitting.move(live, people[turn(live)], good_move(live, turn(live)))
    await sitting.written(live)
    return live, people


@pytest.mark.parametrize("with_snapshots", [True, False])
def test_a_match_by_other_rules_is_set_aside_and_the_table_plays_on(
    tmp_path: Path, with_snapshots: bool
) -> None:
    async def play(sitting: Sitting) -> None:
        live, _ = await played(sitting, {}, 20)
        sitting.house.let_go(live, 1012, "upgrade")
        await as_if_by_other_rules(sitting, live.table.id)
        if not with_snapshots:
            await sitting.house.log.write(statements=[("DELETE FROM snapshots", ())])
        assert [line["phase"] for line in await sitting.house.tables_of("ann")] == ["aside"]
        ann = Person("ann")
        again = await sitting.join(live.table.id, ann)
        assert ann.state["phase"] == "aside"
        assert ann.state["match"] is None
        (whole,) = ann.of_type("table")
        assert any(entry.get("events") for entry in whole["log"]), "what was told then is told again"
        assert (await sitting.ask(again, ann, m.Move("on", "draw")))["error"] == "not-now"
        assert (await sitting.ask(again, ann, m.Start("anew")))["t"] == "ok"
        assert (ann.state["phase"], ann.state["number"]) == ("playing", 2)
        assert again.table.rules == edition(again.table.game)
        with pytest.raises(SetAside):
            await sitting.house.about(f"{live.table.id}-1", "summary")

    on(tmp_path / "tables.db", play)


def test_a_finished_match_by_other_rules_stays_readable_as_it_was_told(tmp_path: Path) -> None:
    async def play(sitting: Sitting) -> None:
        live, _ = await played(sitting, {"limit": 0}, 1000)
        match = f"{live.table.id}-1"
        told = (await sitting.house.about(match, "steps", 1))["steps"]
        summary = await sitting.house.about(match, "summary")
        sitting.house.let_go(live, 1012, "upgrade")
        await as_if_by_other_rules(sitting, live.table.id)
        steps = await sitting.house.about(match, "steps", 1)
        assert steps["steps"] == [{**step, "view": None} for step in told]
        assert await sitting.house.about(match, "summary") == summary | {"rules": OTHER, "replayable": False}
        assert await sitting.house.about(match, "verify") == {"fair": None, "problem": "other-rules"}
        ann = Person("ann")
        await sitting.join(live.table.id, ann)
        assert (ann.state["phase"], ann.state["match"]) == ("over", None)
        assert ann.state["sheet"] == summary["sheet"]

    on(tmp_path / "tables.db", play)


def test_one_unreadable_table_harms_no_other_and_no_list(tmp_path: Path) -> None:
    async def play(sitting: Sitting) -> None:
        tables = [(await sitting.table("solo", seats=2))[0] for _ in range(3)]
        broken = tables[1]
        for live in tables:
            sitting.house.let_go(live, 1012, "upgrade")
        harm = [
            ("UPDATE snapshots SET body = x'00' WHERE \"table\" = ?", (broken.table.id,)),
            ("UPDATE entries SET body = x'00' WHERE \"table\" = ? AND seq = 2", (broken.table.id,)),
        ]
        await sitting.house.log.write(statements=harm)
        listed = {line["table"] for line in await sitting.house.tables_of("ann")}
        assert listed == {tables[0].table.id, tables[2].table.id}
        with pytest.raises(NoEntry, match="gone"):
            await sitting.join(broken.table.id, Person("ann"))
        await sitting.join(tables[2].table.id, Person("ann"))
        assert sitting.house.counts.unreadable

    on(tmp_path / "tables.db", play)


LOOK = """
import asyncio, json, sys
from pathlib import Path
import cardshed
from cardshed.games.solo.state import HAND
from cardshed.table import House

async def look(db, tables):
    house = await House.open(Path(db), prepare=False)
    phases = {}
    for name, table in tables.items():
        live = await house.table(table)
        phases[name] = None if live is None else live.table.phase
    listed = await house.tables_of("ann")
    finished = await house.about(tables["solo-finished"] + "-1", "steps", "all")
    verdict = await house.about(tables["solo-finished"] + "-1", "verify")
    await house.close()
    return {"hand": HAND, "phases": phases, "listed": len(listed), "steps": finished["total"],
            "shown": finished["steps"][1]["view"] is not None, "fair": verdict["fair"]}

print(json.dumps(asyncio.run(look(sys.argv[1], json.loads(sys.argv[2])))))
"""


def test_a_change_of_the_rules_that_nobody_counted_is_noticed(tmp_path: Path) -> None:
    """A release whose Solo deals another hand, on a database of this one."""
    db = tmp_path / "tables.db"
    tables: dict[str, str] = {}

    async def play(sitting: Sitting) -> None:
        for name, options, moves in (("solo-playing", {}, 10), ("solo-finished", {"limit": 0}, 1000)):
            live, people = await played(sitting, options, moves)
            tables[name] = live.table.id
            for person in people:
                live.leave(person)

    on(db, play)
    package = tmp_path / "other" / "cardshed"
    shutil.copytree(
        Path(cardshed.__file__).parent, package, ignore=shutil.ignore_patterns("__pycache__", "web")
    )
    state = package / "games" / "solo" / "state.py"
    text = state.read_text("utf-8")
    state.write_text(re.sub(r"^HAND = \d+", "HAND = 6", text, flags=re.MULTILINE), encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-c", LOOK, str(db), json.dumps(tables)],
        env={**os.environ, "PYTHONPATH": str(package.parent), "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
    )
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout)
    assert found["hand"] == 6
    assert found["phases"] == {"solo-playing": "aside", "solo-finished": "over"}
    assert found["listed"] == 1
    assert found["steps"] > 5
    assert not found["shown"]
    assert found["fair"] is None
