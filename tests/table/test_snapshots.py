"""However long a match is: loading, taking back and reading cost the same."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from cardshed.table import messages as m
from cardshed.table import snapshots
from cardshed.table.finished import Finished
from cardshed.table.loading import load, retraced
from cardshed.table.store import Reader
from tests.table.sitting import Person, Sitting, at_a_table, good_move, opened, some_move, turn
from tests.table.test_log import differences
from tests.tools import GAMES


async def alone(sitting: Sitting, moves: int, game: str = "solo") -> tuple[str, Person]:
    """A table of one person and a bot with a long match."""
    live, *people = await sitting.friends(game, options={"limit": 100_000} if game == "solo" else {})
    dice = random.Random(3)
    while live.table.moves < moves and live.table.phase != "over":
        if live.table.phase == "between":
            for person in people:
                await sitting.ask(live, person, m.Ready(f"ready-{live.table.seq}-{person.player}"))
            continue
        seat = turn(live)
        assert live.table.match is not None
        live.receive(people[seat], m.Move(f"m{live.table.seq}", dice.choice(live.table.match.moves(seat)), 0))
        if live.table.moves % 50 == 0:
            await asyncio.sleep(0)
    await sitting.written(live)
    sitting.house.let_go(live, 1000, "test")
    return live.table.id, people[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_long_match_is_loaded_without_playing_it_again(game: str) -> None:
    async def play(sitting: Sitting) -> None:
        id, _ = await alone(sitting, 400, game)
        await sitting.house.log.write(id)
        newest = await sitting.house.desk.ask(Reader.latest_snapshot, id)
        assert newest is not None
        await sitting.house.log.write(statements=[("DELETE FROM snapshots WHERE seq = ?", (newest.seq,))])
        table = await sitting.house.desk.ask(load, id, 0)
        assert table is not None
        assert table.match is not None
        assert len(table.match.history) <= snapshots.EVERY, "what was played before is not played again"
        assert differences(table, retraced(id, await sitting.rows(id))) in ([], ["done"])

    at_a_table(play)


def test_taking_back_plays_nothing_again() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo", options={"limit": 100_000})
        people = (ann, bob)
        for _ in range(300):
            if live.table.phase == "between":
                for person in people:
                    await sitting.ask(live, person, m.Ready(person.id()))
            await sitting.move(live, people[turn(live)], good_move(live, turn(live)))
        await sitting.ask(live, ann, m.Remove("away", 1, bar=True))
        for _ in range(6):
            await sitting.until(lambda: live.table.phase == "between" or turn(live) == 0)
            if live.table.phase == "between":
                await sitting.ask(live, ann, m.Ready(ann.id()))
                continue
            await sitting.move(live, ann, some_move(live, 0))
        while live.table.past:
            assert (await sitting.ask(live, ann, m.Undo(ann.id())))["t"] == "ok"
            assert live.table.match is not None
            live.company.stop()
            assert live.table.match.history == []

    at_a_table(play)


def test_what_was_decided_before_a_restart_can_be_taken_back(tmp_path: Path) -> None:
    async def run() -> None:
        async with opened(tmp_path / "tables.db") as sitting:
            live, ann = await sitting.table("solo", seats=2, options={"limit": 100_000})
            views: list[Any] = []
            while len(views) < 12:
                await sitting.until(lambda: live.table.phase == "between" or turn(live) == 0)
                if live.table.phase == "between":
                    await sitting.ask(live, ann, m.Ready(ann.id()))
                    continue
                await sitting.until(lambda: ann.state["match"]["waiting"] == [0])
                views.append(ann.state["match"]["view"])
                await sitting.move(live, ann, some_move(live, 0))
            live.leave(ann)
            await sitting.written(live)
            id = live.table.id
        async with opened(tmp_path / "tables.db") as sitting:
            back = Person("ann")
            live = await sitting.join(id, back)
            live.company.stop()
            for number, view in enumerate(reversed(views[-8:])):
                assert (await sitting.ask(live, back, m.Undo(f"undo-{number}")))["t"] == "ok"
                live.company.stop()
                assert back.state["match"]["view"] == view
            undone = live.table.seq
        async with opened(tmp_path / "tables.db") as sitting:
            again = await sitting.house.desk.ask(load, id, 0)
            assert again is not None
            assert again.seq == undone
            assert differences(again, retraced(id, await sitting.rows(id))) == []

    asyncio.run(run())


def test_the_log_is_the_truth_where_snapshots_are_missing_or_damaged() -> None:
    async def play(sitting: Sitting) -> None:
        id, _ = await alone(sitting, 300)
        before = retraced(id, await sitting.rows(id))
        for harm in ("UPDATE snapshots SET body = substr(body, 1, 40)", "DELETE FROM snapshots"):
            await sitting.house.log.write(statements=[(harm, ())])
            live = await sitting.join(id, Person("ann"))
            assert differences(live.table, before) == []
            latest = await sitting.house.desk.ask(Reader.latest_snapshot, id)
            assert latest is not None, "it is made again"
            assert latest.seq == live.table.seq
            sitting.house.let_go(live, 1000, "test")

    at_a_table(play)


def test_a_page_of_a_replay_begins_at_a_snapshot() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("skipbo", options={"stock": 10})
        while live.table.phase != "over":
            await sitting.move(live, people[turn(live)], good_move(live, turn(live)))
        await sitting.written(live)

        def look(reader: Reader) -> int:
            match = Finished(reader, live.table.id, 1)
            told, course = match.summary(), match._course()
            starts = [match._match_before(told, course, start) for start in range(1, len(course.moves) + 1)]
            return max(start - before for start, (_, before) in enumerate(starts, 1))

        assert await sitting.house.desk.ask(look) <= snapshots.EVERY + 1

    at_a_table(play)


def test_a_command_is_carried_out_once_however_many_came_after_it() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, _ = await sitting.friends("clear4")
        first = m.Say("first", "hello")
        answer = await sitting.ask(live, ann, first)
        for number in range(150):
            await sitting.ask(live, ann, m.Say(f"more-{number}", "wow"))
        seq = live.table.seq
        assert await sitting.ask(live, ann, first) == answer
        sitting.house.let_go(live, 1000, "test")
        again = await sitting.join(live.table.id, ann)
        assert await sitting.ask(again, ann, first) == answer
        assert again.table.seq == seq

    at_a_table(play)
