"""Every table has a most of everything, and nobody gets in another's way."""

from __future__ import annotations

import asyncio
import gc
import sqlite3
import time
import weakref
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardshed.table import House, HouseInUse, HouseSettings, Limits, NoEntry, NotOver, clock
from cardshed.table import entries as e
from cardshed.table import messages as m
from cardshed.table.keys import DAY_MS, Key, forgotten_before, is_due
from cardshed.table.limits import ServerLimits, TableLimits
from cardshed.table.store import Reader
from tests.table.sitting import UNHURRIED, Person, Sitting, at_a_table, good_move, opened, some_move, turn
from tests.table.test_log import make_older


def table_limits(**limits: Any) -> Limits:
    return Limits(table=replace(UNHURRIED.table, **limits))


def test_a_match_has_so_many_moves_at_most_and_bots_stop_too() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", seats=2)
        while live.table.moves < 10:
            await sitting.until(lambda: live.table.moves >= 10 or turn(live) == 0)
            if live.table.moves < 10:
                await sitting.move(live, ann, some_move(live, 0))
        if turn(live) == 0:
            assert (await sitting.move(live, ann, some_move(live, 0)))["error"] == "full"
        await asyncio.sleep(0.05)
        assert live.table.moves == 10
        assert (await sitting.ask(live, ann, m.Undo("back")))["t"] == "ok", "taking back makes room"

    at_a_table(play, limits=table_limits(moves=10))


def test_moves_are_taken_back_so_many_times_at_most() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("skipbo", seats=2)
        for number in range(3):
            await sitting.until(lambda: turn(live) == 0)
            await sitting.move(live, ann, some_move(live, 0))
            answer = await sitting.ask(live, ann, m.Undo(f"undo-{number}"))
            assert answer.get("error") == (None if number < 2 else "full")

    at_a_table(play, limits=table_limits(undos=2))


def test_a_table_hears_so_much_talk_and_no_more() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, _ = await sitting.friends("solo")
        answers = [await sitting.ask(live, ann, m.Say(f"{number}", "wow")) for number in range(4)]
        assert [answer["t"] for answer in answers] == ["ok", "ok", "ok", "no"]
        assert answers[-1]["error"] == "full"

    at_a_table(play, limits=table_limits(talk=3))


def test_nobody_talks_without_end() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        answers = [await sitting.ask(live, ann, m.Say(f"{number}", "wow")) for number in range(20)]
        assert [answer.get("error") for answer in answers[:6]] == [None] * 6
        assert {answer.get("error") for answer in answers[7:]} == {"too-fast"}
        assert (await sitting.ask(live, bob, m.Say("b", "wow")))["t"] == "ok", "others may speak"

    at_a_table(play, limits=table_limits(words=TableLimits().words))


def test_firing_blindly_wins_nothing() -> None:
    """Who was refused often waits before moving out of turn again; in turn everybody moves at once."""

    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("solo")
        waiting = 1 - turn(live)
        tries = [await sitting.ask(live, people[waiting], m.Move(f"{n}", "R5!", 0)) for n in range(30)]
        errors = [answer["error"] for answer in tries]
        assert set(errors[:6]) <= {"refused", "late"}
        assert set(errors[7:]) == {"too-fast"}
        await sitting.move(live, people[turn(live)], good_move(live, turn(live)))
        if turn(live) == waiting:
            assert (await sitting.move(live, people[waiting], good_move(live, waiting)))["t"] == "ok"

    at_a_table(play, limits=table_limits(claims=TableLimits().claims))


def test_a_table_is_watched_by_so_many_at_most() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, _ = await sitting.friends("solo")
        watchers = [Person(f"watcher-{number}") for number in range(3)]
        for watcher in watchers[:2]:
            await sitting.join(live.table.id, watcher)
        with pytest.raises(NoEntry, match="full"):
            await sitting.join(live.table.id, watchers[2])
        await sitting.join(live.table.id, Person("bob"))
        await sitting.join(live.table.id, watchers[0])
        live.leave(watchers[1])
        await sitting.join(live.table.id, watchers[2])
        assert ann.closed is None

    at_a_table(play, limits=table_limits(watchers=2))


def test_many_comings_and_goings_are_told_together() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, _ = await sitting.friends("solo")
        await asyncio.sleep(0.3)
        before = len(ann.of_type("presence"))
        for number in range(50):
            watcher = Person(f"watcher-{number}")
            await sitting.join(live.table.id, watcher)
            live.leave(watcher)
        await asyncio.sleep(0.3)
        assert 1 <= len(ann.of_type("presence")) - before <= 5
        assert ann.of_type("presence")[-1]["watchers"] == 0

    at_a_table(play, limits=table_limits(presence=0.1))


def test_a_greeting_again_tells_nobody_else() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        await sitting.written(live)
        await asyncio.sleep(0.05)
        before = len(ann.data)
        for _ in range(10):
            await sitting.join(live.table.id, bob)
        await asyncio.sleep(0.05)
        assert len(ann.data) == before

    at_a_table(play)


# Memory


def test_a_table_that_is_let_go_is_gone_at_once() -> None:
    """Without waiting for the garbage collector, which looks at old things once in a very long while."""

    async def play(sitting: Sitting) -> None:
        seen = await visited(sitting)
        gc.collect()
        gc.disable()
        try:
            for live in list(sitting.house.live.values()):
                sitting.house.let_go(live, 1000, "test")
            del live
            await sitting.house.log.write()
            await asyncio.sleep(0.01)
            assert [reference() for reference in seen] == [None, None, None]
        finally:
            gc.enable()

    at_a_table(play)


async def visited(sitting: Sitting) -> list[weakref.ref[Any]]:
    """A table where somebody was, not held by anybody here."""
    live, ann = await sitting.table("solo", seats=3)
    await sitting.until(lambda: turn(live) == 0)
    await sitting.move(live, ann, some_move(live, 0))
    live.leave(ann)
    await sitting.written(live)
    return [weakref.ref(live), weakref.ref(live.company), weakref.ref(live.table)]


def test_few_tables_stay_in_memory_for_nobody() -> None:
    async def play(sitting: Sitting) -> None:
        for _ in range(8):
            live, ann = await sitting.table("clear4")
            live.leave(ann)
        assert len(sitting.house.live) == 3
        assert live.table.id in sitting.house.live, "the latest"
        assert await sitting.house.desk.ask(Reader.count, "tables") == 8

    at_a_table(play, limits=replace(UNHURRIED, server=ServerLimits(idle_tables=3)))


# Time


def test_setting_the_clock_changes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now_ms()
    real = time.time_ns
    monkeypatch.setattr(time, "time_ns", lambda: real() - 3_600_000_000_000)
    assert 0 <= clock.now_ms() - before < 10_000


def test_a_table_written_by_a_clock_that_was_ahead_has_ordinary_deadlines() -> None:
    async def play(sitting: Sitting) -> None:
        live, *_ = await sitting.friends("clear4", clock=15)
        live.table.at += 3_600_000
        live.company.stop()
        live.company.arrange()
        (deadline,) = live.company.deadlines.values()
        assert deadline - clock.now_ms() <= 15_000

    at_a_table(play)


# The file


def test_the_database_is_for_its_owner_alone(tmp_path: Path) -> None:
    db = tmp_path / "data" / "tables.db"

    async def run() -> None:
        async with opened(db) as sitting:
            await sitting.table("solo", friends=True)
            for path in db.parent.iterdir():
                assert path.stat().st_mode & 0o077 == 0, path
            assert db.parent.stat().st_mode & 0o077 == 0

    asyncio.run(run())
    db.chmod(0o644)
    asyncio.run(run())


def test_a_database_by_another_name_is_the_same_database(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.db"):
            (tmp_path / "other.db").symlink_to(tmp_path / "tables.db")
            with pytest.raises(HouseInUse):
                await House.open(tmp_path / "other.db", prepare=False)
            (tmp_path / "third.db").hardlink_to(tmp_path / "tables.db")
            with pytest.raises(HouseInUse):
                await House.open(tmp_path / "third.db", prepare=False)

    asyncio.run(run())


def test_the_file_gives_room_back_when_old_tables_go(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"

    async def run() -> int:
        async with opened(db, HouseSettings(keep_days=1, archive_days=10)) as sitting:
            for _ in range(60):
                live, ann = await sitting.table("skipbo", friends=True, seats=6)
                for number in range(20):
                    live.receive(ann, m.Say(f"{number}", "wow"))
                await sitting.written(live)
                sitting.house.let_go(live, 1000, "test")
            await make_older(sitting.house, "entries", 20)
            full = pages_of(db)
            assert await sitting.house.keeping.tidy() == 60
            await sitting.house.keeping.tidy()
            assert await sitting.house.desk.ask(Reader.count, "archive") == 0
            assert await sitting.house.desk.ask(Reader.free_pages) == 0
            return full

    full = asyncio.run(run())
    assert pages_of(db) < full / 2


def pages_of(db: Path) -> int:
    """How large the database is, what is not yet in its file included."""
    with closing(sqlite3.connect(db)) as database:
        pages: int = database.execute("PRAGMA page_count").fetchone()[0]
        return pages


def test_who_opens_a_table_while_it_is_archived_finds_all_of_it(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.db", HouseSettings(keep_days=1)) as sitting:
            live, ann, bob = await sitting.friends("solo")
            for person in (ann, bob):
                live.leave(person)
            sitting.house.let_go(live, 1000, "test")
            await make_older(sitting.house, "entries", 2)
            tidying = asyncio.create_task(sitting.house.keeping.tidy())
            for delay in range(6):
                await asyncio.sleep(0.001 * delay)
                back = Person("ann")
                again = await sitting.join(live.table.id, back)
                assert (await sitting.ask(again, back, m.Say(f"here-{delay}", "hello")))["t"] == "ok"
            await tidying
            rows = await sitting.rows(live.table.id)
            assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
            assert isinstance(e.decode_entry(rows[0].body), e.Opened)

    asyncio.run(run())


# Unfinished matches and keys


def test_asking_for_an_unfinished_match_reads_no_log() -> None:
    async def play(sitting: Sitting) -> None:
        live, _, _ = await sitting.friends("solo")
        with pytest.raises(NotOver):
            await sitting.house.about(f"{live.table.id}-1", "summary")
        assert sitting.house.workers._executor is None, "nobody was asked to play anything"

    at_a_table(play)


def test_keys_are_renewed_and_forgotten() -> None:
    limits, now = ServerLimits(), 10_000 * DAY_MS
    fresh = Key("a", b"", now - 5 * DAY_MS)
    assert not is_due([fresh], limits, now)
    assert is_due([], limits, now)
    assert is_due([Key("", b"", now)], limits, now), "the first release's key signs nothing new"
    assert is_due([fresh], limits, now + limits.key_days * DAY_MS)
    assert forgotten_before(limits, now) == now - (limits.key_days + limits.cookie_days) * DAY_MS


def test_a_database_keeps_its_keys_until_it_is_told_to_forget_them(tmp_path: Path) -> None:
    async def keys(settings: HouseSettings | None = None) -> list[Key]:
        async with opened(tmp_path / "tables.db", settings or HouseSettings()) as sitting:
            return sitting.house.keys

    first = asyncio.run(keys())
    assert len(first) == 1
    assert asyncio.run(keys()) == first
    renewed = asyncio.run(keys(HouseSettings(new_key=True)))
    assert len(renewed) == 1
    assert renewed != first
    assert asyncio.run(keys()) == renewed
