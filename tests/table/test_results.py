"""What came of matches: noted with the move that ends them, for everybody who played, and kept."""

from __future__ import annotations

import asyncio
import json
import random
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cardshed.table import LiveTable
from cardshed.table import messages as m
from cardshed.table.house import RESULTS, HouseSettings
from cardshed.table.keys import DAY_MS
from cardshed.table.results import tally
from cardshed.table.store import Reader, ResultRow, files, writing
from tests.table.sitting import Person, Sitting, at_a_table, good_move, opened, turn
from tests.table.test_upgrade import OLD, TABLES, on
from tests.tools import GAMES

SHORT: dict[str, dict[str, Any]] = {
    "clear4": {"rounds": 1},
    "hawaiki": {"tokens": 1},
    "skipbo": {"stock": 2},
    "solo": {"limit": 0},
}


async def play_to_the_end(sitting: Sitting, live: LiveTable, *people: Person) -> None:
    """Careful people at the first seats; bots, if there are any, behind them."""
    while live.table.phase != "over":
        if live.table.phase == "between":
            for person in people:
                await sitting.ask(live, person, m.Ready(person.id()))
            continue
        await sitting.until(lambda: live.table.phase != "playing" or turn(live) < len(people))
        if live.table.phase == "playing":
            await sitting.move(live, people[turn(live)], good_move(live, turn(live)))
    await sitting.written(live)


async def until_settled(sitting: Sitting) -> None:
    while await sitting.house.is_settling():
        await sitting.house.log.write()


@pytest.mark.parametrize("game", GAMES)
def test_a_match_among_friends_is_noted_for_both(game: str) -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends(game, options=SHORT[game])
        await play_to_the_end(sitting, live, ann, bob)
        assert live.table.match is not None
        for place, player in enumerate(("ann", "bob")):
            (found,), more = await sitting.house.results_of(player)
            assert not more
            assert found["match"] == f"{live.table.id}-1"
            assert (found["game"], found["level"], found["seat"]) == (game, "people", place)
            assert found["names"] == ["Ann", "Bob"]
            assert found["winners"] == list(live.table.match.winners)
            assert found["won"] == (place in live.table.match.winners)
            assert found["scores"] == live.table.match.scores
            assert found["score"] == live.table.match.scores[place]
            assert found["kept"]
            (counted,) = await sitting.house.statistics_of(player)
            assert (counted["played"], counted["won"]) == (1, int(found["won"]))
            assert counted["longest"] == counted["streak"] == int(found["won"])
        assert await sitting.house.results_of("carl") == ([], False)

    at_a_table(play)


def test_nothing_says_who_the_others_are() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", friends=True, seats=2, options={"limit": 0})
        bob = Person("the secret of another browser")
        await sitting.join(live.table.id, bob)
        await sitting.ask(live, bob, m.Sit(bob.id(), 1, "Bob", "moss"))
        await sitting.ask(live, ann, m.Start(ann.id()))
        await play_to_the_end(sitting, live, ann, bob)
        for player in (ann.player, bob.player):
            found, _ = await sitting.house.results_of(player)
            assert len(found) == 1
            assert bob.player not in json.dumps(found)

    at_a_table(play)


def test_a_match_against_bots_is_of_the_strongest_level() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("clear4", friends=True, seats=3)
        for seat, level in ((1, "medium"), (2, "beginner")):
            await sitting.ask(live, ann, m.GiveBot(ann.id(), seat, level))
        await sitting.ask(live, ann, m.Start(ann.id()))
        await play_to_the_end(sitting, live, ann)
        (found,), _ = await sitting.house.results_of("ann")
        assert found["level"] == "medium"
        assert found["bots"] == [None, "medium", "beginner"]
        (counted,) = await sitting.house.statistics_of("ann")
        assert counted["best"] == found["score"], "one round is usual"

    at_a_table(play)


def test_who_left_for_good_has_no_result_and_the_other_does() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("clear4", options={"rounds": 1})
        await sitting.ask(live, bob, m.Stand(bob.id()))
        await play_to_the_end(sitting, live, ann)
        (found,), _ = await sitting.house.results_of("ann")
        assert found["bots"][1] is not None
        assert await sitting.house.results_of("bob") == ([], False)

    at_a_table(play)


def test_the_result_is_written_with_the_move_that_ends_the_match(tmp_path: Path) -> None:
    """Whenever another program finds the last move, it finds the result too."""
    db = tmp_path / "tables.db"
    seen: list[int] = []

    class Curious(Person):
        def hear(self, data: bytes) -> None:
            super().hear(data)
            if self.state.get("phase") == "over":
                with closing(sqlite3.connect(db)) as database:
                    seen.append(database.execute("SELECT COUNT(*) FROM results").fetchone()[0])

    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("clear4", options={"rounds": 1})
        await sitting.join(live.table.id, Curious("carl"))
        await play_to_the_end(sitting, live, ann, bob)
        await sitting.until(lambda: bool(seen))

    on(db, play)
    assert seen[0] == 2


def row(player: str, number: int, won: bool, **changes: Any) -> ResultRow:
    made = ResultRow(player, 1000 * number, "a-table", number, "clear4", "easy", won, -number, True, b"{}")
    return made._replace(**changes)


def test_streaks_and_best_scores() -> None:
    async def play(sitting: Sitting) -> None:
        won = [True, True, False, True, True, True, False, True, True]
        rows = [row("ann", number, is_won) for number, is_won in enumerate(won, 1)]
        rows += [
            row("ann", 20, False, score=5, usual=False),
            row("ann", 21, True, level="hard"),
            row("ann", 22, False, game="solo", score=70),
            row("ann", 23, True, game="solo", score=30),
            row("ann", 24, True, game="solo", score=0, usual=False, level="people"),
            row("bob", 25, True),
        ]
        await sitting.house.log.write(statements=[writing.result(one) for one in rows])
        told = {(one["game"], one["level"]): one for one in await sitting.house.statistics_of("ann")}
        easy = told["clear4", "easy"]
        assert (easy["played"], easy["won"], easy["streak"], easy["longest"]) == (10, 7, 0, 3)
        assert easy["best"] == -1, "a match with other options does not count"
        assert told["clear4", "hard"]["streak"] == 1
        solo = told["solo", "easy"]
        assert (solo["streak"], solo["best"]) == (1, 30), "fewest points are best"
        assert told["solo", "people"]["best"] is None
        assert len(told) == 4

    at_a_table(play)


def test_statistics_are_those_of_counting_by_hand() -> None:
    dice = random.Random(5)

    async def play(sitting: Sitting) -> None:
        rows = [
            row("ann", number, dice.random() < 0.5, level=dice.choice(["easy", "hard"]))
            for number in range(1, 300)
        ]
        await sitting.house.log.write(statements=[writing.result(one) for one in rows])
        for found in await sitting.house.desk.ask(Reader.tallies, "ann"):
            runs = "".join("x" if one.won else " " for one in rows if one.level == found.level)
            assert found.longest == max(map(len, runs.split()))
            assert found.streak == len(runs) - len(runs.rstrip("x"))
            assert found.won == runs.count("x")
            assert tally(found)["best"] == found.highest

    at_a_table(play)


def test_results_come_in_pages_that_leave_nothing_out() -> None:
    async def play(sitting: Sitting) -> None:
        count = 2 * RESULTS + 5
        rows = [row("ann", number, True, ended=number // 3) for number in range(1, count + 1)]
        await sitting.house.log.write(statements=[writing.result(one) for one in rows])
        page, more = await sitting.house.results_of("ann")
        seen = [found["match"] for found in page]
        while more:
            table, _, number = seen[-1].rpartition("-")
            page, more = await sitting.house.results_of("ann", (page[-1]["ended"], table, int(number)))
            seen += [found["match"] for found in page]
        assert seen == [f"a-table-{number}" for number in range(count, 0, -1)]

    at_a_table(play)


def test_what_is_left_of_a_match_that_was_cleared_away() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("clear4", options={"rounds": 1})
        await play_to_the_end(sitting, live, ann, bob)
        (before,), _ = await sitting.house.results_of("ann")
        for person in (ann, bob):
            live.leave(person)
        log, table = sitting.house.log, live.table.id
        sitting.house.let_go(live, 1000, "idle")
        await log.write(statements=[("UPDATE entries SET at = at - ?", (5 * DAY_MS,))])
        await log.write(statements=[writing.touched(table, 0)])
        assert await sitting.house.keeping.tidy() == 1
        (archived,), _ = await sitting.house.results_of("ann")
        assert archived == before
        await log.write(statements=[("UPDATE archive SET at = at - ?", (20 * DAY_MS,))])
        await sitting.house.keeping.tidy()
        (left,), _ = await sitting.house.results_of("ann")
        assert not left["kept"]
        assert (left["match"], left["won"], left["score"]) == (
            before["match"],
            before["won"],
            before["score"],
        )
        assert "Bob" not in json.dumps(left)
        assert len(await sitting.house.statistics_of("ann")) == 1

    at_a_table(play, HouseSettings(pace=0, keep_days=1, archive_days=10))


# Matches from before results were noted


def test_matches_of_the_first_release_are_looked_through(tmp_path: Path) -> None:
    db = Path(shutil.copy(OLD / "version-1.db", tmp_path / "tables.db"))

    async def play(sitting: Sitting) -> None:
        await until_settled(sitting)
        for player in ("ann", "bob"):
            found, _ = await sitting.house.results_of(player)
            matches = {one["match"]: one for one in found}
            for game in GAMES:
                for kind in ("finished", "archived"):
                    match = f"{TABLES[f'{game}-{kind}']}-1"
                    summary = await sitting.house.about(match, "summary")
                    one = matches.pop(match)
                    assert (one["game"], one["level"]) == (game, "people")
                    assert one["names"][one["seat"]].lower() == player
                    for name in ("names", "winners", "scores", "ended"):
                        assert one[name] == summary[name]
            assert matches == {}

    on(db, play)


def test_matches_of_the_last_release_are_looked_through(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    noted: dict[str, Any] = {}

    async def first(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo", options={"limit": 0})
        await play_to_the_end(sitting, live, ann, bob)
        await sitting.ask(live, ann, m.Start(ann.id()))
        await play_to_the_end(sitting, live, ann, bob)
        await sitting.ask(live, bob, m.Stand(bob.id()))
        alone, carl = await sitting.table("clear4", seats=2)
        await play_to_the_end(sitting, alone, carl)
        await sitting.table("hawaiki", seats=2)
        for player in ("ann", "bob"):
            noted[player] = await sitting.house.results_of(player)

    async def then(sitting: Sitting) -> None:
        await until_settled(sitting)
        for player in ("ann", "bob"):
            assert await sitting.house.results_of(player) == noted[player]

    on(db, first)
    assert len(noted["ann"][0]) == 3
    assert len(noted["bob"][0]) == 2
    as_of_version_2(db)
    on(db, then)


def as_of_version_2(db: Path) -> None:
    """A file as it was before results were noted."""
    with closing(sqlite3.connect(db)) as database, database:
        for table in ("results", "unsettled", "push_key", "subscriptions"):
            database.execute(f"DROP TABLE {table}")
        database.execute("PRAGMA user_version=2")
    assert len(files.MIGRATIONS) == 5, "what came later has to be taken away here too"


def test_a_table_that_cannot_be_read_harms_no_other(tmp_path: Path) -> None:
    db = tmp_path / "tables.db"

    async def first(sitting: Sitting) -> None:
        for _ in range(2):
            live, ann, bob = await sitting.friends("solo", options={"limit": 0})
            await play_to_the_end(sitting, live, ann, bob)

    async def then(sitting: Sitting) -> None:
        await until_settled(sitting)
        found, _ = await sitting.house.results_of("ann")
        assert len(found) == 1

    on(db, first)
    as_of_version_2(db)
    with closing(sqlite3.connect(db)) as database, database:
        database.execute(
            'UPDATE entries SET body = x\'00\' WHERE "table" = (SELECT MIN("table") FROM matches)'
        )
    on(db, then)


def test_what_was_begun_goes_on_after_a_restart(tmp_path: Path) -> None:
    db = Path(shutil.copy(OLD / "version-1.db", tmp_path / "tables.db"))

    async def run() -> None:
        async with opened(db):
            pass  # closed before all tables were looked through
        async with opened(db) as sitting:
            await until_settled(sitting)
            found, _ = await sitting.house.results_of("ann")
            assert len(found) == 2 * len(GAMES)

    asyncio.run(run())


def test_an_index_answers_however_many_matches_there_are(tmp_path: Path) -> None:
    """Nobody's question goes through the matches of others."""
    db = tmp_path / "tables.db"
    files.prepare(db)
    asked: list[str] = []
    reader = Reader(db)
    reader._database.set_trace_callback(asked.append)
    reader.results("ann", 31, (5, "", 0))
    reader.tallies("ann")
    reader._database.set_trace_callback(None)
    assert len(asked) == 2
    for sql in asked:
        (plan,) = reader._ask(f"EXPLAIN QUERY PLAN {sql}")
        assert plan[-1].startswith("SEARCH results USING "), plan
        assert "player=?" in plan[-1]
    reader.close()
