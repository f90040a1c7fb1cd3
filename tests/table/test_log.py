"""The log comes first: what is told is written, and what is written comes back."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from functools import partial
from pathlib import Path

import pytest

from cardshed.table import House, HouseInUse, HouseSettings, NotOver
from cardshed.table import messages as m
from cardshed.table.log import Log, pack, unpack
from cardshed.table.table import Table, rebuilt
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


def same(one: Table, other: Table) -> bool:
    assert one.match is not None
    assert other.match is not None
    return (
        one.match.position() == other.match.position()
        and one.match.history == other.match.history
        and (one.seq, one.phase, one.sheet, one.ready, one.seats, one.maker, one.steps, one.done)
        == (
            other.seq,
            other.phase,
            other.sheet,
            other.ready,
            other.seats,
            other.maker,
            other.steps,
            other.done,
        )
    )


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
        await sitting.until(lambda: live._unwritten == 0)
        assert same(rebuilt(live.table.id, sitting.house.log.entries(live.table.id)), live.table)

    at_a_table(play)


def test_nothing_is_told_before_it_is_written(tmp_path: Path) -> None:
    """Each time anybody is told an event, another program finds it in the database already."""
    db = tmp_path / "tables.db"
    missing: list[object] = []

    class Suspicious(Person):
        def send(self, data: bytes) -> None:
            super().send(data)
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
            log.append([("t", seq, 0, b"{}")], partial(written.append, seq))
        await log.write([("t", 501, 0, b"{}")])
        assert written == list(range(1, 501))
        assert len(log.entries("t")) == 501
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


def test_secrets_stay_the_same_for_a_database(tmp_path: Path) -> None:
    async def run(name: str) -> bytes:
        async with opened(tmp_path / f"{name}.db") as sitting:
            assert sitting.house.secret("a") != sitting.house.secret("b")
            return sitting.house.secret("a")

    assert asyncio.run(run("one")) == asyncio.run(run("one")) != asyncio.run(run("two"))


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
            before = (await sitting.house.finished(f"{id}-1")).record()
            assert await sitting.house.tidy() == 0
            await log.write([], [("UPDATE entries SET at = at - ?", (2 * DAY,))])
            await sitting.join(id, people[0])
            assert await sitting.house.tidy() == 0
            live.leave(people[0])
            assert await sitting.house.tidy() == 1
            assert log.read("SELECT COUNT(*) FROM entries") == [(0,)]
            sitting.house._finished.clear()
            assert (await sitting.house.finished(f"{id}-1")).record() == before
            assert await sitting.house.tables_of("ann") == []
            await log.write([], [("UPDATE archive SET at = at - ?", (20 * DAY,))])
            await sitting.house.tidy()
            sitting.house._finished.clear()
            with pytest.raises(KeyError):
                await sitting.house.finished(f"{id}-1")

    asyncio.run(run())


DAY = 24 * 3600 * 1000


def test_who_comes_back_to_an_archived_table_goes_on_playing(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.db", HouseSettings(keep_days=1)) as sitting:
            live, ann, bob = await sitting.friends("solo")
            for person in (ann, bob):
                live.leave(person)
            id, log = live.table.id, sitting.house.log
            await log.write([], [("UPDATE entries SET at = at - ?", (2 * DAY,))])
            assert await sitting.house.tidy() == 1
            back = Person("ann")
            again = await sitting.join(id, back)
            assert again.table.seq == live.table.seq
            await sitting.ask(again, back, m.Say("hi", "hello"))
            assert len(log.entries(id)) == live.table.seq + 1
            assert log.archived(id) == []
            assert [line["table"] for line in await sitting.house.tables_of("ann")] == [id]

    asyncio.run(run())


def test_packing_keeps_everything() -> None:
    kept = [(1, 5, b'{"kind":"said"}'), (2, 6, "é".encode())]
    assert unpack(pack(kept)) == kept


def test_a_finished_match_can_be_stepped_through_from_every_seat() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("solo", options={"limit": 0})
        id = f"{live.table.id}-1"
        with pytest.raises(NotOver):
            await sitting.house.finished(id)
        for unknown in (f"{live.table.id}-2", "nothing-1", f"{live.table.id}-x", "", "-1"):
            with pytest.raises(KeyError):
                await sitting.house.finished(unknown)
        views = []
        while live.table.phase != "over":
            views.append(people[1].state["match"]["view"])
            await sitting.move(live, people[turn(live)], good_move(live, turn(live)))
        finished = await sitting.house.finished(id)
        steps = finished.steps(1)
        assert [step["view"] for step in steps[:-1]] == views
        assert "?" not in str(finished.steps("all")[5]["view"])
        assert all("private" not in event for step in finished.steps(None) for event in step["events"])
        summary = finished.summary()
        assert summary["names"] == ["Ann", "Bob"]
        assert summary["moves"] == len(steps) - 1
        assert finished.verify()["fair"]

    at_a_table(play)
