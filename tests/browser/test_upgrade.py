"""After a change of the rules, after moves were taken back, and long matches: with a real server."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from playwright.sync_api import Browser, expect

import cardshed
from cardshed.bots.builtin import Careful
from cardshed.engine.edition import edition
from tests.browser.conftest import Visit
from tests.browser.meeting import begin, meet
from tests.browser.shed import Shed, dealt, open_shed
from tests.browser.visitor import LINE_IS_CUT, Visitor, wishes

OLD = "0-old"


def as_if_by_other_rules(db: Path, game: str) -> None:
    """Everything in the database says that matches of a game were played by rules of long ago."""
    rules = edition(cardshed.game(game))
    with closing(sqlite3.connect(db)) as database, database:
        for kind, column in (("entries", "body"), ("matches", "summary")):
            changed = f"CAST(replace(CAST({column} AS TEXT), ?, ?) AS BLOB)"
            database.execute(f"UPDATE {kind} SET {column} = {changed}", (rules, OLD))
        database.execute("DELETE FROM snapshots")


def test_a_server_with_new_rules_sets_a_match_aside(chromium: Browser, tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    with open_shed(db) as shed:
        shed.wait_until_ready(only="clear4")
        ann = Visitor(chromium, shed.url, wishes=wishes("clear4"))
        table = ann.play_now("clear4")
        cookies = ann.context.cookies()
        ann.leave()
    as_if_by_other_rules(db, "clear4")
    with open_shed(db) as shed:
        shed.wait_until_ready(only="clear4")
        ann = Visitor(chromium, shed.url, wishes=wishes("clear4"))
        for cookie in cookies:
            name, value = cookie.get("name", ""), cookie.get("value", "")
            ann.context.add_cookies([{"name": name, "value": value, "url": shed.url}])
        ann.go(f"/t/{table}")
        expect(ann.by("table-page")).to_have_attribute("data-phase", "aside")
        ann.press("rematch")
        expect(ann.by("table-page")).to_have_attribute("data-phase", "playing")
        ann.forgive(LINE_IS_CUT)
        assert ann.problems == []
        ann.leave()


def test_moves_taken_back_are_told_with_the_match(visit: Visit, shed: Shed, tmp_path: Path) -> None:
    ann = visit("Ann", wishes=wishes("clear4"))
    with dealt((238).to_bytes(32, "big")):
        table = ann.play_now("clear4")
    ann.my_turn()
    live = shed.house.live[table]
    assert live.table.match is not None
    careful = Careful(seed=1)
    for _ in range(2):
        ann.my_turn()
        move = careful.answer(live.table.match, 0, optional=False)
        assert move is not None
        shed.play(table, [(0, move)])
        expect(ann.by("undo")).to_be_enabled()
        ann.press("undo")
    while live.table.phase != "over":
        seat = live.table.match.waiting_for[0]
        if seat == 0 and (move := careful.answer(live.table.match, 0, optional=False)) is not None:
            shed.play(table, [(0, move)])
    ann.result()
    ann.go(f"/m/{table}-1")
    expect(ann.by("fair-undone")).to_contain_text("2")
    ann.press("verify")
    expect(ann.by("findings").locator(".is-good")).to_have_count(2)


def test_a_long_match_is_stepped_through_to_its_end(visit: Visit, shed: Shed) -> None:
    ann, bob, table = meet(visit, "solo", start=False, limit=300)
    with dealt((1).to_bytes(32, "big")):
        begin(ann, bob)
    match = cardshed.game("solo").match(seats=2, seed=1, options={"limit": 300})
    careful = Careful(seed=1)
    while not match.over:
        seat = match.waiting_for[0]
        move = careful.answer(match, seat, optional=False)
        assert move is not None
        match.play(seat, move)
    assert len(match.history) > 200, "more than a page"
    shed.play(table, match.history)
    ann.go(f"/m/{table}-1")
    expect(ann.by("replay-table")).to_be_visible()
    ann.by("replay-slider").focus()
    ann.page.keyboard.press("End")
    expect(ann.by("replay-table")).to_have_attribute("data-step", str(len(match.history)))


def test_two_of_the_same_name_can_be_told_apart(visit: Visit) -> None:
    ann, other = visit("Ann"), visit("Ann")
    other.sit_down(ann.with_friends("solo"))
    expect(ann.page.get_by_text("Ann 2")).to_be_visible()
