"""Options are offered where they fit, and nothing that does not is kept."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.meeting import meet
from tests.browser.shed import Shed
from tests.browser.visitor import Visitor, wishes

TEAMS = "Teams"
ONLY_FOR_TEAMS = "Only with 4 or 6 players."


def _kept(ann: Visitor, game: str) -> dict[str, Any]:
    choices = json.loads(ann.page.evaluate("localStorage.getItem('cardshed-choices')"))
    options: dict[str, Any] = choices[game]["options"]
    return options


def _players(form: Locator, which: str) -> Locator:
    return form.get_by_role("button", name=f"Players: {which}")


def _teams(form: Locator) -> Locator:
    return form.get_by_role("switch", name=TEAMS)


def test_options_that_no_longer_fit_are_no_dead_end(visit: Visit) -> None:
    """A browser may have kept teams for three players."""
    ann = visit(wishes=wishes("skipbo", seats=3, teams=True))
    ann.play_now("skipbo")
    expect(ann.page.locator(".player")).to_have_count(2)
    ann.with_friends("skipbo")


def test_an_option_says_with_how_many_it_fits(visit: Visit) -> None:
    ann = visit(wishes=wishes("skipbo", seats=4, points=0))
    ann.go()
    ann.press("wishes-skipbo")
    form = ann.page.locator("dialog[open] .form").first
    ann.press(ann.page.locator("dialog[open] summary"))
    stock = form.get_by_role("group", name="Cards in the stock").locator("output")
    expect(stock).to_have_text("30")
    ann.press(_teams(form).locator(".."))
    expect(_teams(form)).to_be_checked()
    ann.press(_players(form, "more"))
    expect(_teams(form)).not_to_be_checked()
    expect(_teams(form)).to_be_disabled()
    expect(form).to_contain_text(ONLY_FOR_TEAMS)
    expect(stock).to_have_text("20")
    assert "teams" not in _kept(ann, "skipbo")
    ann.press(_players(form, "more"))
    expect(_teams(form)).to_be_checked()
    for _ in range(3):
        ann.press(_players(form, "less"))
    expect(_teams(form)).to_be_disabled()
    ann.press("order-play")
    ann.arrive()
    expect(ann.page.locator(".player")).to_have_count(2)


def _settings(ann: Visitor) -> Locator:
    ann.press(ann.page.get_by_text("Table settings"))
    return ann.page.locator("details[open] .form").first


def test_the_lobby_shows_what_the_number_of_players_decides(visit: Visit) -> None:
    ann = visit(wishes=wishes("skipbo", seats=4, points=0))
    ann.with_friends("skipbo")
    form = _settings(ann)
    stock = form.get_by_role("group", name="Cards in the stock")
    expect(stock.locator("output")).to_have_text("30")
    expect(form).to_contain_text("The usual number for 4 players.")
    ann.press(_players(form, "more"))
    expect(stock.locator("output")).to_have_text("20")
    ann.press(stock.get_by_role("button", name="more"))
    expect(stock.locator("output")).to_have_text("21")
    ann.press(form.get_by_role("button", name="Back to 20"))
    expect(stock.locator("output")).to_have_text("20")
    ann.page.reload()
    form = _settings(ann)
    expect(form).to_contain_text("The usual number for 5 players.")
    ann.press(_players(form, "less"))
    expect(stock.locator("output")).to_have_text("30")


def test_a_lobby_with_fewer_players_lets_go_of_teams(visit: Visit) -> None:
    ann = visit(wishes=wishes("skipbo", seats=4, teams=True, stock=2))
    ann.with_friends("skipbo")
    form = _settings(ann)
    expect(_teams(form)).to_be_checked()
    ann.press(_players(form, "less"))
    expect(_teams(form)).not_to_be_checked()
    expect(form).to_contain_text(ONLY_FOR_TEAMS)
    ann.press("fill-and-start")
    ann.arrive()
    expect(ann.page.locator(".player")).to_have_count(2)


def test_no_seat_is_taken_away_from_somebody(visit: Visit) -> None:
    ann, _, _ = meet(visit, "hawaiki", start=False, seats=3)
    form = _settings(ann)
    ann.press(_players(form, "less"))
    expect(ann.page.locator(".seat")).to_have_count(2)
    ann.press(_players(form, "more"))
    expect(ann.page.locator(".seat")).to_have_count(3)
    eve = visit("Eve")
    eve.page.goto(ann.page.url)
    eve.press("sit")
    expect(ann.page.locator(".seat.is-person")).to_have_count(3)
    expect(_players(form, "less")).to_be_disabled()
    expect(form).to_contain_text("Eve has seat 3.")


SLOW_ANSWERS = """
  window.WebSocket = class extends WebSocket {
    set onmessage(listener) { super.onmessage = (message) => setTimeout(listener, 1000, message); }
  };
"""


def test_whoever_is_quicker_than_the_line_loses_no_change(visit: Visit, shed: Shed) -> None:
    ann = visit("Ann", wishes=wishes("skipbo", seats=4, points=0, stock=9), init=SLOW_ANSWERS)
    table = ann.with_friends("skipbo").rsplit("/", 1)[-1]
    form = _settings(ann)
    stock = form.get_by_role("group", name="Cards in the stock")
    hints = form.get_by_role("switch", name="Hints")
    expect(hints).to_be_checked()
    ann.press(_teams(form).locator(".."))
    for _ in range(3):
        ann.press(stock.get_by_role("button", name="less"))
    for _ in range(3):
        ann.press(hints.locator(".."))
    for _ in range(5):
        expect(_teams(form)).to_be_checked()
        expect(stock.locator("output")).to_have_text("6")
        expect(hints).not_to_be_checked()
        ann.page.wait_for_timeout(300)
    settings = shed.house.live[table].table
    assert (settings.options["teams"], settings.options["stock"]) == (True, 6)
    assert not settings.hints
