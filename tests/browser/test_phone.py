"""A phone: everything by tapping, nothing to be scrolled sideways."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_on, play_to_the_end
from tests.browser.shed import quickly
from tests.browser.visitor import SHORT, all_short, wishes

BROKEN = """() => [...document.querySelectorAll('.rules-sheet :is(code, p a)')]
  .filter((found) => {
    const words = new Range();
    words.selectNodeContents(found);
    return words.getClientRects().length > 1 || found.getBoundingClientRect().right > innerWidth;
  })
  .map((found) => found.textContent)"""


@pytest.mark.parametrize("game", ["hawaiki", "skipbo"])
def test_a_match_by_tapping(game: str, visit: Visit) -> None:
    ann = visit(wishes=wishes(game), phone=True)
    with quickly(game):
        ann.play_now(game)
    ann.no_sideways_scrolling()
    play_to_the_end(Player(ann))
    ann.no_sideways_scrolling()
    ann.press(ann.result().locator("a[href^='/m/']"))
    expect(ann.by("replay-table")).to_be_visible()
    ann.no_sideways_scrolling()


def test_no_page_is_wider_than_the_phone(visit: Visit) -> None:
    ann = visit(phone=True, wishes=all_short(seats=6))
    ann.go()
    expect(ann.by("play-solo")).to_be_visible()
    ann.no_sideways_scrolling()
    for game in SHORT:
        ann.go(f"/rules/{game}")
        expect(ann.by("rules-page")).to_be_visible()
        ann.no_sideways_scrolling()
        ann.play_now(game)
        ann.no_sideways_scrolling()
        ann.with_friends(game)
        ann.no_sideways_scrolling()


def test_codes_and_references_of_the_rules_are_never_broken(visit: Visit) -> None:
    ann = visit(phone=True)
    for game in SHORT:
        ann.go(f"/rules/{game}")
        expect(ann.by("rules-page")).to_be_visible()
        ann.no_sideways_scrolling()
        assert ann.page.evaluate(BROKEN) == []


def test_ten_at_a_table(visit: Visit) -> None:
    ann = visit(phone=True, wishes=wishes("solo", seats=10))
    ann.play_now("solo")
    expect(ann.page.locator(".player")).to_have_count(9)
    ann.no_sideways_scrolling()
    for player in ann.page.locator(".player .plate-name").all():
        expect(player).to_be_in_viewport()
    play_on(Player(ann), presses=6)
    ann.no_sideways_scrolling()


def test_the_log_is_a_drawer(visit: Visit) -> None:
    ann = visit(phone=True, wishes=wishes("solo"))
    ann.play_now("solo")
    ann.press("open-log")
    expect(ann.page.locator("dialog[open]").get_by_test_id("log-drawer")).to_be_visible()
    ann.press(ann.page.locator("dialog[open] .dialog-head button"))
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
