"""Pages that are loaded again, servers that are killed, people who leave and come back."""

from __future__ import annotations

import subprocess
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect

from cardshed.table import HouseSettings
from tests.browser.conftest import Visit
from tests.browser.meeting import meet
from tests.browser.player import Player, play_on, play_to_the_end
from tests.browser.shed import open_shed, quickly
from tests.browser.visitor import LINE_IS_CUT, wishes
from tests.server.running import Running, start


def test_a_page_that_is_loaded_again(visit: Visit) -> None:
    ann = visit(wishes=wishes("skipbo", stock=20))
    table = ann.play_now("skipbo")
    player = Player(ann)
    play_on(player, presses=4)
    player.settle()
    ann.my_turn()
    hand = ann.hand_at_rest()
    ann.page.reload()
    assert ann.arrive() == table
    ann.my_turn()
    assert ann.hand() == hand
    play_on(player, presses=2)
    ann.go("/")
    ann.press(ann.page.locator(f"a.ticket[href='/t/{table}']"))
    assert ann.arrive() == table


def test_a_server_that_is_killed_and_started_again(visit: Visit, tmp_path: Path) -> None:
    db = tmp_path / "tables.db"
    process, url = start(db)
    again: subprocess.Popen[str] | None = None
    try:
        Running(url).wait_until_ready()
        ann, bob, _ = meet(lambda name, **wishes: visit(name, url, **wishes), "hawaiki")
        players = Player(ann, 1), Player(bob, 2)
        play_on(*players, presses=4)
        for player in players:
            player.settle()
        hands = ann.hand(), bob.hand()
        process.kill()
        process.wait()
        for visitor in (ann, bob):
            expect(visitor.page.locator(".offline")).to_be_visible()
        again, same = start(db, "--port", str(urlsplit(url).port))
        assert same == url
        for visitor in (ann, bob):
            expect(visitor.page.locator(".offline")).to_have_count(0)
        assert (ann.hand(), bob.hand()) == hands
        play_to_the_end(*players)
        for visitor in (ann, bob):
            visitor.page.goto("about:blank")
            visitor.forgive(LINE_IS_CUT)
    finally:
        for server in filter(None, (process, again)):
            server.kill()
            server.communicate()


def test_a_bot_plays_for_who_left_and_gives_the_seat_back(
    visit: Visit, chromium: Browser, tmp_path: Path
) -> None:
    with open_shed(tmp_path / "tables.db", HouseSettings(pace=0, between_rounds=3600, grace=0.2)) as shed:
        shed.wait_until_ready(only="hawaiki")
        ann, bob, table = meet(lambda name, **wishes: visit(name, shed.url, **wishes), "hawaiki", tokens=10)
        bob.page.goto("about:blank")
        expect(ann.page.locator(".player.is-away")).to_be_visible()
        expect(ann.by("log")).to_contain_text("Bob is away")
        play_on(Player(ann), presses=6)
        bob.go(f"/t/{table}")
        bob.arrive()
        expect(ann.page.locator(".player.is-away")).to_have_count(0)
        expect(ann.by("log")).to_contain_text("Bob is back")
        expect(bob.by("hand").locator("button").first).to_be_visible()
        for visitor in (ann, bob):
            visitor.leave()


def test_leaving_for_good(visit: Visit) -> None:
    with quickly("hawaiki"):
        ann, bob, _ = meet(visit, "hawaiki")
    bob.press("more")
    bob.press("leave")
    bob.press("leave-for-good")
    expect(bob.page).to_have_url(f"{bob.url}/")
    expect(ann.page.locator(".player .plate-status")).to_be_visible()
    play_to_the_end(Player(ann))
