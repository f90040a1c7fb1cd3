"""What pages ask for until somebody can go on: few things, early, and anew when the server is a newer one."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from cardshed.server.files import make_file
from cardshed.server.headers import policy
from tests.browser.conftest import Visit
from tests.browser.lines import GAME, LINES, USABLE, Traffic
from tests.browser.shed import Shed, open_shed
from tests.browser.visitor import LONGER, PATIENCE, Visitor, wishes

MOST_REQUESTS = 14
FEW = 6
"""To the table from the home page: its order, the line, the clock of the line and the game."""
SLOW = LINES["slow line"]
EARLY = {
    "home": ["/en.json", "/api/games"],
    "link": ["/en.json", "/api/games", "/built/table.js", "/built/table.css", f"/built/{GAME}.js"],
}
"""What is on its way before the program is there to ask for it."""
CAME = """(parts) => {
  const came = performance.getEntriesByType('resource').map(({ name }) => name);
  return parts.every((part) => came.some((name) => name.endsWith(part)));
}"""


@pytest.fixture(autouse=True)
def built(shed: Shed) -> None:
    assert shed.server.site is not None
    assert shed.server.site.files.built, "run `make bundle`"


def quiet(ann: Visitor) -> None:
    """Nothing more is asked for, not even for later."""
    ann.page.wait_for_function("() => performance.getEntriesByName(location.origin + '/api/games').length")
    ann.page.wait_for_load_state("networkidle")


def twice(requests: list[str]) -> list[str]:
    return sorted({url for url in requests if requests.count(url) > 1})


@pytest.mark.parametrize("lang", ["en-GB", "de-CH"])
def test_the_home_page_over_a_slow_line(visit: Visit, lang: str) -> None:
    ann = visit(phone=True, lang=lang)
    traffic = Traffic(ann.page)
    traffic.slow_down(SLOW)
    ann.go()
    expect(ann.page.locator(USABLE["home"])).to_be_visible()
    expect(ann.page.locator(".picture .still")).to_have_count(4 * 9)
    quiet(ann)
    assert len(traffic.requests) <= MOST_REQUESTS, traffic.requests
    assert twice(traffic.requests) == []


@pytest.mark.parametrize("game", LONGER)
def test_a_link_to_a_table_over_a_slow_line(visit: Visit, game: str) -> None:
    link = visit("Host").with_friends(game)
    bob = visit("Bob", phone=True)
    traffic = Traffic(bob.page)
    traffic.slow_down(SLOW)
    bob.page.goto(link)
    expect(bob.page.locator(USABLE["link"])).to_be_visible()
    quiet(bob)
    assert len(traffic.requests) <= MOST_REQUESTS, traffic.requests
    assert twice(traffic.requests) == []


@pytest.mark.parametrize("page", EARLY)
def test_nothing_waits_for_the_program_to_ask_for_it(visit: Visit, page: str) -> None:
    """What it asks for itself comes a round trip later, and more of them after that."""
    path = "/" if page == "home" else visit("Host").with_friends(GAME)
    bob = visit("Bob", phone=True)
    held: list[Route] = []
    bob.page.route("**/built/app.js", lambda route: held.append(route))
    bob.page.goto(path, wait_until="commit")
    bob.page.wait_for_function(CAME, arg=EARLY[page])
    for route in held:
        route.continue_()
    expect(bob.page.locator(USABLE[page])).to_be_visible()


def test_from_the_home_page_to_a_table(visit: Visit) -> None:
    ann = visit(phone=True, wishes=wishes(GAME, **LONGER[GAME]))
    ann.go()
    with ann.page.expect_response("**/built/table.js", timeout=PATIENCE):
        expect(ann.page.locator(USABLE["home"])).to_be_visible()
    traffic = Traffic(ann.page)
    traffic.slow_down(SLOW)
    ann.press(f"play-{GAME}")
    expect(ann.by("hand").locator("button").first).to_be_visible()
    assert len(traffic.requests) <= FEW, traffic.requests


def test_a_page_older_than_the_server_is_renewed(
    visit: Visit, shed: Shed, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its other parts are not there any more, and those that are would not fit."""
    assert shed.server.site is not None
    files = shed.server.site.files
    ann = visit()
    ann.go()
    expect(ann.page.locator(USABLE["home"])).to_be_visible()
    newer = files.page.body.replace(files.version.encode(), b"0123456789abcdef")
    monkeypatch.setattr(files, "page", make_file(".html", newer))
    monkeypatch.setattr(files, "version", "0123456789abcdef")
    monkeypatch.setattr(files, "policy", policy(newer.decode()))
    ann.page.evaluate("window.old = true")
    ann.page.locator("a[href='/rules/solo']").first.evaluate("(link) => link.click()")
    expect(ann.page.locator(".rules-sheet")).to_be_visible()
    assert ann.page.evaluate("window.old") is None
    ann.problems = [problem for problem in ann.problems if "404" not in problem and "built" not in problem]


def test_modules_that_were_not_built_play_as_well(
    chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CARDSHED_WEB_DEV", "1")
    with open_shed(tmp_path / "tables.db") as shed:
        shed.wait_until_ready(only=GAME)
        ann = Visitor(chromium, shed.url, wishes=wishes(GAME, **LONGER[GAME]))
        ann.go()
        expect(ann.page.locator(".picture .still")).to_have_count(4 * 9)
        ann.play_now(GAME)
        ann.my_turn()
        assert ann.page.locator('script[src*="/built/"]').count() == 0
        assert ann.problems == []
        ann.leave()
