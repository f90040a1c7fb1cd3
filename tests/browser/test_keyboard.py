"""From the home page to the end of a match without the mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.layouts import busy
from tests.browser.meeting import sit_among
from tests.browser.player import Player, play_to_the_end
from tests.browser.shed import Shed, quickly
from tests.browser.visitor import LONGER, SHORT, Visitor, wishes

MOST_TABS = 60
DIGITS = 9
NTH_CARD = (
    "(wanted) => [...document.querySelectorAll('button.fan-card')].indexOf(document.querySelector(wanted))"
)

# A digit that is typed in a field is meant for the field.
IN_FIELD = "() => document.activeElement.matches('select, input')"

# Counts the pictures drawn while nothing has the focus because what had it is gone. (That Tab leads to the
# window itself in the end is no loss.)
LOST = """(() => {
  window.lost = 0;
  let last = null;
  const look = () => {
    const now = document.activeElement;
    const there = last?.isConnected && last.matches(':not(:disabled)') && last.checkVisibility();
    if (now !== document.body) last = now.closest('.table-page') ? now : null;
    else if (last && !there) window.lost += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  // Where the sheet at the end puts it: a Tab on its way to the table may move it on from there.
  addEventListener('focusin', ({ target }) => {
    if (target.closest?.('.panel-result')) window.onSheet ??= target.dataset.testid;
  });
})()"""
FOCUSED = "() => [...document.querySelectorAll('button.fan-card')].indexOf(document.activeElement)"


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


@pytest.mark.parametrize("game", SHORT)
def test_a_match_without_the_mouse(game: str, visit: Visit) -> None:
    ann = visit(wishes=wishes(game), init=LOST)
    ann.go()
    expect(ann.by(f"play-{game}")).to_be_visible()
    assert tab_to(ann, f"[data-testid=play-{game}]")
    with quickly(game):
        ann.page.keyboard.press("Enter")
        ann.arrive()
    play_to_the_end(Typist(ann))
    assert ann.page.evaluate("() => window.lost") == 0
    expect(ann.result().get_by_test_id("rematch")).to_be_visible()
    ann.page.wait_for_function("() => window.onSheet")
    assert ann.page.evaluate("() => window.onSheet") == "rematch"
    assert tab_to(ann, "[data-testid=rematch]")
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


@pytest.mark.parametrize("game", SHORT)
def test_the_focus_stays_where_the_card_was(game: str, visit: Visit, shed: Shed) -> None:
    """While the card flies and when it has landed, however long that takes."""
    ann = sit_among(
        lambda name, **order: visit(name, motion="no-preference", init=LOST, **order),
        shed,
        busy(game, 3, **LONGER[game]),
    )
    ann.my_turn()
    hand = ann.page.locator("button.fan-card")
    cards = hand.count()
    card = hand.and_(ann.page.locator(".is-source")).last
    card.focus()
    nth = ann.page.evaluate(FOCUSED)
    assert nth > 0
    ann.page.keyboard.press("Enter")
    for _ in range(2):
        # Where it goes, what is said with it, and that no other goes along.
        target = ann.page.locator("button.spot.is-target, .choose, [data-testid=action-lay-chosen]").first
        if hand.count() == cards and target.count():
            target.focus()
            ann.page.keyboard.press("Enter")
    expect(hand).not_to_have_count(cards)
    expect(ann.page.locator("button.fan-card:focus, .spot:focus")).to_have_count(1)
    if ann.page.locator(".spot:focus").count() == 0:
        assert ann.page.evaluate(FOCUSED) == min(nth, hand.count() - 1)
    assert ann.page.evaluate("() => window.lost") == 0


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo"))
    ann.play_now("solo")
    ann.my_turn()
    keys = ann.page.keyboard
    keys.press("?")
    ann.press(ann.page.locator("dialog[open] .switch"))
    expect(ann.page.get_by_role("switch", name="Single-key shortcuts")).not_to_be_checked()
    expect(ann.page.locator("kbd", has_text="H")).to_have_count(0)
    keys.press("Escape")
    ann.page.reload()
    ann.my_turn()
    for key in ("?", "r", "s", "l", "h", "1", "p"):
        keys.press(key)
    keys.press("ArrowDown")
    expect(ann.page.locator("button.fan-card").first).to_be_focused()
    expect(ann.page.locator("dialog[open]")).to_have_count(0)
    expect(ann.by("hints")).to_have_count(0)
    ann.press("me")
    ann.press(ann.page.locator(".switch", has_text="Single-key shortcuts"))
    keys.press("Escape")
    keys.press("r")
    expect(ann.by("rules-panel")).to_be_visible()
