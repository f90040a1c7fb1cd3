"""From the home page to the end of a match without the mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_to_the_end
from tests.browser.shed import quickly
from tests.browser.visitor import Visitor, wishes

MOST_TABS = 60
DIGITS = 9
NTH_CARD = (
    "(wanted) => [...document.querySelectorAll('button.fan-card')].indexOf(document.querySelector(wanted))"
)

# A digit that is typed in a field is meant for the field.
IN_FIELD = "() => document.activeElement.matches('select, input')"


class Typist(Player):
    """Goes to what is wanted with the keys, as a person would: digits for the hand, Tab for the rest."""

    def _press(self, selector: str) -> None:
        keys = self.visitor.page.keyboard
        nth = self.visitor.page.evaluate(NTH_CARD, selector)
        if 0 <= nth < DIGITS:
            if self.visitor.page.evaluate(IN_FIELD):
                keys.press("Tab")
            keys.press(str(nth + 1))
        elif nth >= DIGITS and tab_to(self.visitor, "button.fan-card"):
            keys.press("Home")
            for _ in range(nth):
                keys.press("ArrowRight")
            keys.press("Enter")
        elif nth < 0 and tab_to(self.visitor, selector):
            keys.press("Enter")


def tab_to(visitor: Visitor, selector: str) -> bool:
    """Presses Tab until something has the focus; within a group of choices the arrows go on."""
    for _ in range(MOST_TABS):
        if visitor.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return True
        visitor.page.keyboard.press("Tab")
    return False


@pytest.mark.parametrize("game", ["solo", "hawaiki"])
def test_a_match_without_the_mouse(game: str, visit: Visit) -> None:
    ann = visit(wishes=wishes(game))
    ann.go()
    expect(ann.by(f"play-{game}")).to_be_visible()
    assert tab_to(ann, f"[data-testid=play-{game}]")
    with quickly(game):
        ann.page.keyboard.press("Enter")
        ann.arrive()
    play_to_the_end(Typist(ann))
    expect(ann.result().get_by_test_id("rematch")).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.by("result")).to_have_count(0)


def test_the_keys_are_told_and_work(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo"))
    ann.play_now("solo")
    ann.my_turn()
    keys = ann.page.keyboard
    keys.press("?")
    expect(ann.page.locator(".keys")).to_be_visible()
    keys.press("Escape")
    expect(ann.page.locator(".keys")).to_have_count(0)
    keys.press("ArrowDown")
    expect(ann.page.locator("button.fan-card").first).to_be_focused()
    keys.press("End")
    expect(ann.page.locator("button.fan-card").last).to_be_focused()
    keys.press("ArrowUp")
    expect(ann.page.locator("button.fan-card:focus")).to_have_count(0)
    keys.press("r")
    expect(ann.by("rules-panel")).to_be_visible()
