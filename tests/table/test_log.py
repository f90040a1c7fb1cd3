"""The log comes first: what is told is written, and what is written comes back."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import zlib
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cardshed.table import House, HouseInUse, HouseSettings, NotOver
from cardshed.table import messages as m
from cardshed.table.loading import load, retraced
from cardshed.table.store import KeptRow, Log, Reader
from cardshed.table.store.rows import pack, unpack
from cardshed.table.table import Table
from tests.table.sitting import Person, Sitting, at_a_table, good_move, opened, some_move, turn
from tests.tools import GAMES


def rows(db: Path, table: str) -> list[tuple[int, int, bytes]]:
    """What another program reads from the database now."""
    with sqlite3.connect(db) as database:
        found = database.execute(
            'SELECT seq, at, body FROM entries WHERE "table" = ? ORDER BY seq', (table,)
        ).fetchall()
    database.close()
    return found


ALIKE = (
    *("seq", "at", "phase", "sheet", "rounds", "ready", "seats", "maker", "moves", "undos", "talk", "done"),
    *("number", "rules", "first", "started", "last_move", "options", "clock", "hints"),
)


def differences(one: Table, other: Table) -> list[str]:
    """What two tables do not have alike."""
    assert one.match is not None
    assert other.match is not None
    found = [name for name in ALIKE if getattr(one, name) != getattr(other, name)]
    return found if one.match.position() == other.match.position() else [*found, "match"]


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_back_from_its_log(game: str) -> None:
    """Whatever happened: bots, rounds, phrases, moves taken back."""

    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table(game, seats=3)
        dice = random.Random(7)
        for _ in range(25):
            if live.table.phase == "between":
                await sitting.ask(live, ann, m.Ready(ann.id()))
            if live.table.phase == "over":
                break
            await sitting.until(lambda: live.table.phase != "playing" or turn(live) == 0)
            if live.table.phase == "playing":
                await sitting.move(live, ann, some_move(live, 0))
            if dice.random() < 0.2:
                await sitting.ask(live, ann, m.Undo(ann.id()))
            await sitting.ask(live, ann, m.Say(ann.id(), "wow"))
        live.leave(ann)
        await sitting.written(live)
        rows = await sitting.rows(live.table.id)
        assert differences(retraced(live.table.id, rows), live.table) == []
        loaded = await sitting.house.desk.ask(load, live.table.id, 0)
        assert loaded is not None
        assert differences(loaded, live.table) == []
        assert [kept.row for kept in loaded.kept] == rows[-200:] == [kept.row for kept in live.table.kept]

    at_a_table(play)


def test_nothing_is_told_before_it_is_written(tmp_path: Path) -> None:
    """Each time anybody is told an event, another program finds it in the database already."""
    db = tmp_path / "tables.db"
    missing: list[object] = []

    class Suspicious(Person):
        def hear(self, data: bytes) -> None:
            super().hear(data)
            told = self.told[-1]
            if told["t"] in ("event", "ok", "table") and told["seq"] > len(rows(db, self.table)):
                missing.append(told)

        table = ""

    async def run() -> None:
        async with opened(db) as sitting:
            live, *people = await sitting.friends("skipbo")
            watcher = Suspicious("watcher")
            watcher.table = live.table.id
            await sitting.join(live.table.id, watcher)
            for number in range(60):
                if live.table.phase != "playing":
                    break
                live.receive(
                    people[turn(live)], m.Move(f"{number}", some_move(live, turn(live)), live.table.seq)
                )
                late = Suspicious(f"late-{number}")
                late.table = live.table.id
                await sitting.join(live.table.id, late)
                if number % 3 == 0:
                    await asyncio.sleep(0)
            await sitting.until(lambda: live._unwritten == 0)
            assert len(watcher.of_type("event")) > 20

    asyncio.run(run())
    assert missing == []


def test_many_entries_share_a_commit_and_keep_their_order(tmp_path: Path) -> None:
    async def run() -> None:
        log = Log(tmp_path / "tables.db")
        log.open()
        written: list[int] = []
        for seq in range(1, 501):
            log.append("t", [KeptRow(seq, 0, b"{}")], partial(written.append, seq))
        await log.write("t", [KeptRow(501, 0, b"{}")])
        assert written == list(range(1, 501))
        assert len(Reader(log.path).entries("t")) == 501
        assert log.written.commits < 100
        await log.close()

    asyncio.run(run())


def test_when_the_log_cannot_be_written_nobody_is_told_and_the_table_comes_back_as_written(
    tmp_path: Path,
) -> None:
    db = tmp_path / "tables.db"

    async def run() -> None:
        async with opened(db) as sitting:
            live, *people = await sitting.friends("clear4")
            before = live.table.seq
            with sqlite3.connect(db) as database:
                database.execute("ALTER TABLE entries RENAME TO elsewhere")
            told = [len(person.data) for person in people]
            for number in range(3):
                live.receive(
                    people[turn(live)], m.Move(f"{number}", some_move(live, turn(live)), live.table.seq)
                )
            await sitting.until(lambda: people[0].closed is not None)
            assert [len(person.data) for person in people] == told
            with sqlite3.connect(db) as database:
                database.execute("ALTER TABLE elsewhere RENAME TO entries")
            again = await sitting.join(live.table.id, Person("ann"))
            assert again is not live
            assert again.table.seq == before
            assert sitting.house.log.written.failures == 1

    asyncio.run(run())


def test_one_server_a_database(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.db"):
            with pytest.raises(HouseInUse):
                await House.open(tmp_path / "tables.db", prepare=False)
        async with opened(tmp_path / "tables.db"):
            pass

    asyncio.run(run())


def test_a_browser_resumes_from_the_last_event_it_has() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        for _ in range(5):
            await sitting.move(live, (ann, bob)[turn(live)], some_move(live, turn(live)))
        seen = live.table.seq - 3
        again = Person("ann")
        await sitting.join(live.table.id, again, after=seen)
        events = again.of_type("event")
        assert [event["seq"] for event in events] == [seen + 1, seen + 2, seen + 3]
        assert again.of_type("table") == []
        theirs = [event["entry"] for event in ann.of_type("event") if event["seq"] > seen]
        assert [event["entry"] for event in events] == theirs
        assert again.state["match"] == ann.state["match"]

        for after in (0, live.table.seq, live.table.seq + 5):
            fresh = Person("ann")
            await sitting.join(live.table.id, fresh, after=after)
            (whole,) = fresh.of_type("table")
            assert (whole["log"] is None) == (after == live.table.seq), "who has it all is not told it again"
            assert whole["state"]["match"] == ann.state["match"]
            assert whole["seq"] == live.table.seq

    at_a_table(play)


def test_who_was_away_for_very_long_gets_the_whole_table() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, _ = await sitting.friends("solo")
        for number in range(250):
            live.receive(ann, m.Say(f"{number}", "wow"))
        again = Person("ann")
        await sitting.join(live.table.id, again, after=2)
        await sitting.until(lambda: again.of_type("table") != [])
        (whole,) = again.of_type("table")
        assert len(whole["log"]) == 200

    at_a_table(play)


def test_old_tables_are_archived_and_can_still_be_looked_at(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.db", HouseSettings(keep_days=1, archive_days=10)) as sitting:
            live, *people = await sitting.friends("clear4")
            while live.table.phase != "over":
                await sitting.move(live, people[turn(live)], good_move(live, turn(live)))
            for person in people:
                live.leave(person)
            id, log = live.table.id, sitting.house.log
            house = sitting.house
            before = await house.about(f"{id}-1", "record")
            assert await house.keeping.tidy() == 0
            await make_older(house, "entries", 2)
            await sitting.join(id, people[0])
            assert await house.keeping.tidy() == 0
            live.leave(people[0])
            await make_older(house, "entries", 0)
            assert await house.keeping.tidy() == 1
            assert [await house.desk.ask(Reader.count, kind) for kind in ("entries", "snapshots")] == [0, 0]
            assert await house.about(f"{id}-1", "record") == before
            assert len((await house.about(f"{id}-1", "steps", 0))["steps"]) == before.count("\n")
            assert await house.tables_of("ann") == []
            await log.write(statements=[("UPDATE archive SET at = at - ?", (20 * DAY,))])
            await house.keeping.tidy()
            with pytest.raises(KeyError):
                await house.about(f"{id}-1", "record")

    asyncio.run(run())


DAY = 24 * 3600 * 1000


async def make_older(house: House, kind: str, days: int) -> None:
    """As if everything had happened so many days earlier."""
    age = [(f"UPDATE {kind} SET at = at - ?", (days * DAY,))]
    touched = ('UPDATE tables SET touched = (SELECT MAX(at) FROM entries WHERE "table" = tables.id)', ())
    await house.log.write(statements=[*age, touched])


def test_who_comes_back_to_an_archived_table_goes_on_playing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.db", HouseSettings(keep_days=1)) as sitting:
            live, ann, bob = await sitting.friends("solo")
            for person in (ann, bob):
                live.leave(person)
            id = live.table.id
            sitting.house.let_go(live, 1000, "test")
            await make_older(sitting.house, "entries", 2)
            assert await sitting.house.keeping.tidy() == 1
            back = Person("ann")
            again = await sitting.join(id, back)
            assert again.table.seq == live.table.seq
            await sitting.ask(again, back, m.Say("hi", "hello"))
            assert len(await sitting.rows(id)) == live.table.seq + 1
            assert await sitting.house.desk.ask(Reader.archived, id) == []
            assert [line["table"] for line in await sitting.house.tables_of("ann")] == [id]

    asyncio.run(run())


def test_packing_keeps_everything() -> None:
    kept = [KeptRow(1, 5, b'{"kind":"said"}'), KeptRow(2, 6, "é".encode(), b"\x00told")]
    assert unpack(pack(kept)) == kept
    first_release = zlib.compress(
        msgspec.json.encode([(seq, at, body.decode()) for seq, at, body, _ in kept])
    )
    assert unpack(first_release) == [row._replace(told=None) for row in kept]


def test_a_finished_match_can_be_stepped_through_from_every_seat() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("solo", options={"limit": 0})
        id = f"{live.table.id}-1"
        with pytest.raises(NotOver):
            await sitting.house.about(id, "summary")
        for unknown in (f"{live.table.id}-2", "nothing-1", f"{live.table.id}-x", "", "-1"):
            with pytest.raises(KeyError):
                await sitting.house.about(unknown, "summary")
        views = []
        while live.table.phase != "over":
            views.append(people[1].state["match"]["view"])
            await sitting.move(live, people[turn(live)], good_move(live, turn(live)))
        await sitting.written(live)
        about = partial(sitting.house.about, id)
        steps: list[dict[str, Any]] = []
        while page := (await about("steps", 1, len(steps)))["steps"]:
            steps += page
        assert [step["view"] for step in steps[:-1]] == views
        assert "?" not in str((await about("steps", "all"))["steps"][5]["view"])
        seen = (await about("steps", None))["steps"]
        assert all("private" not in event for step in seen for event in step["events"])
        pages = [(await about("steps", 1, start, 7))["steps"] for start in range(0, len(steps), 7)]
        assert [step for page in pages for step in page] == steps, "pages begin at snapshots"
        for beyond in (len(steps), len(steps) + 1, 999_999):
            assert (await about("steps", 1, beyond))["steps"] == []
        summary = await about("summary")
        assert summary["names"] == ["Ann", "Bob"]
        assert summary["moves"] == len(steps) - 1
        assert (await about("verify"))["fair"]

    at_a_table(play)
