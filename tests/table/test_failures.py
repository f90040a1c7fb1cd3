"""What breaks, breaks alone: a table that cannot be written, a disk that is full, a worker that dies."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from cardshed.table import messages as m
from cardshed.table.limits import ServerLimits
from cardshed.table.store import KeptRow
from cardshed.table.workers import Busy, Workers
from tests.table.sitting import Person, Sitting, opened, some_move, turn


async def move(sitting: Sitting, live: Any, people: list[Person], id: str) -> None:
    live.receive(people[turn(live)], m.Move(id, some_move(live, turn(live)), live.table.seq))


def test_a_table_that_cannot_be_written_harms_no_other(tmp_path: Path) -> None:
    """Somebody else has written its next entry; both tables move in the same commit."""
    db = tmp_path / "tables.db"

    async def run() -> None:
        async with opened(db) as sitting:
            broken, *its_people = await sitting.friends("clear4")
            whole, *others = await sitting.friends("solo")
            before = broken.table.seq
            with closing(sqlite3.connect(db)) as database, database:
                row = (broken.table.id, before + 1, 0, b'{"kind":"resumed"}')
                database.execute("INSERT INTO entries VALUES (?, ?, ?, ?, NULL)", row)
            told = [len(person.of_type("event")) for person in its_people]
            await move(sitting, broken, its_people, "broken-1")
            await move(sitting, whole, others, "whole-1")
            await move(sitting, broken, its_people, "broken-2")
            await sitting.until(lambda: its_people[0].closed is not None)
            assert its_people[0].closed == (1011, "storage")
            await sitting.until(
                lambda: any(answer["id"] == "whole-1" for p in others for answer in p.answers)
            )
            assert [len(person.of_type("event")) for person in its_people] == told, "nobody heard of it"
            assert others[0].closed is None
            assert sitting.house.live == {whole.table.id: whole}
            again = await sitting.join(broken.table.id, Person("ann"))
            assert again.table.seq == before + 1, "it is read again as it is in the log"
            person = Person("ann")
            await sitting.join(broken.table.id, person)
            assert (await sitting.ask(again, person, m.Say("on", "hello")))["t"] == "ok"
            assert await sitting.house.trouble() is None

    asyncio.run(run())


def test_whoever_waits_for_a_table_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """Nobody waits for ever: neither for what failed nor for what was handed over meanwhile."""
    db = tmp_path / "tables.db"

    async def run() -> None:
        async with opened(db) as sitting:
            live, *_ = await sitting.friends("clear4")
            log, id = sitting.house.log, live.table.id
            again = [KeptRow(live.table.seq, 0, b"{}")]
            failing = [asyncio.ensure_future(log.write(id, again))]
            await asyncio.sleep(0)
            log._hand_over()
            failing += [asyncio.ensure_future(log.write(id)) for _ in range(3)]
            async with asyncio.timeout(20):
                answers = await asyncio.gather(*failing, return_exceptions=True)
            assert isinstance(answers[0], OSError)
            async with asyncio.timeout(20):
                await log.write(id)
            await sitting.join(id, Person("ann"))

    asyncio.run(run())


@contextmanager
def no_room(db: Path) -> Iterator[None]:
    """Files cannot grow: a real disk that is full, for this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    size = max(path.stat().st_size for path in db.parent.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        signal.signal(signal.SIGXFSZ, before)


def test_a_full_disk_is_said_and_what_was_acknowledged_stays(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"

    async def run() -> None:
        async with opened(db) as sitting:
            moving, *people = await sitting.friends("clear4")
            resting, *others = await sitting.friends("solo")
            await sitting.written(moving)
            assert await sitting.house.trouble() is None
            before = moving.table.seq
            with no_room(db):
                while not people[0].closed:
                    await move(sitting, moving, people, f"{moving.table.seq}")
                    await asyncio.sleep(0.01)
                problem = await sitting.house.trouble()
                assert problem is not None
                assert "cannot be written" in problem
                assert others[0].closed is None, "a table that wrote nothing goes on"
            assert await sitting.house.trouble() is None
            acknowledged = [
                answer["seq"] for person in people for answer in person.answers if answer["t"] == "ok"
            ]
            again = await sitting.join(moving.table.id, Person("ann"))
            assert again.table.seq == max([before, *acknowledged])
            assert resting.table.id in sitting.house.live

    asyncio.run(run())


# Workers


def slow(name: str, seconds: float = 0.02) -> str:
    time.sleep(seconds)
    return name


def workers(**limits: Any) -> Workers:
    return Workers(ServerLimits(**limits), 0)


def test_who_asks_a_lot_waits_behind_who_asks_little() -> None:
    async def run() -> list[str]:
        desk = workers(thinking_each=20)
        order: list[str] = []
        jobs = [desk.think("greedy", slow, f"greedy-{number}") for number in range(10)]
        jobs.append(desk.think("modest", slow, "modest"))
        for job in jobs:
            job.add_done_callback(lambda done: order.append(done.result()))
        await asyncio.gather(*jobs)
        desk.close()
        return order

    assert asyncio.run(run()).index("modest") <= 2


def test_queues_are_bounded_for_each_and_for_all() -> None:
    async def run() -> None:
        desk = workers(thinking=6, thinking_each=3)
        for _ in range(4):
            desk.think("ann", slow, "ann")
        with pytest.raises(Busy):
            desk.think("ann", slow, "ann")
        for name in ("bob", "zoe", "max"):
            desk.think(name, slow, name)
        with pytest.raises(Busy):
            desk.think("eve", slow, "eve")
        desk.read("eve", slow, "another kind of work").cancel()
        desk.close()

    asyncio.run(run())


def test_what_nobody_waits_for_any_more_makes_room() -> None:
    async def run() -> None:
        desk = workers(thinking=2, thinking_each=2)
        jobs = [desk.think("ann", slow, "ann") for _ in range(3)]
        for job in jobs[1:]:
            job.cancel()
        assert await desk.think("bob", slow, "bob") == "bob"
        desk.close()

    asyncio.run(run())


def test_whoever_waits_when_the_server_stops_is_told() -> None:
    async def run() -> None:
        desk = workers()
        jobs = [desk.think("ann", slow, "ann", 0.2) for _ in range(3)]
        await asyncio.sleep(0.01)
        desk.close()
        for job in jobs:
            with pytest.raises(Busy):
                await job

    asyncio.run(run())


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_worker_that_dies_is_replaced() -> None:
    async def run() -> None:
        desk = Workers(ServerLimits(), 1)
        with pytest.raises(Exception, match="abruptly"):
            await desk.think("ann", die)
        assert await desk.think("ann", slow, "alive") == "alive"
        desk.close()

    asyncio.run(run())
