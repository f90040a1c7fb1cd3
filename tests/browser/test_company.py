"""Good company, and what a player may set."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.meeting import meet
from tests.browser.player import Player, play_on, play_to_the_end
from tests.browser.shed import quickly
from tests.browser.visitor import wishes

# Chromium without a screen never hides a tab: the page is told that it is hidden.
HIDEABLE = """
  let hidden = false;
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  const turn = (to) => { hidden = to; document.dispatchEvent(new Event('visibilitychange')); };
  addEventListener('test-hide', () => turn(true));
  addEventListener('test-show', () => turn(false));
"""


def test_phrases_are_seen_by_the_others(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo")
    ann.press("phrases")
    ann.press("phrase-good-luck")
    expect(bob.page.locator(".player .bubble")).to_have_text("Good luck!")
    expect(bob.by("log")).to_contain_text("Good luck!")
    expect(ann.by("undo")).to_have_count(0)


def test_playing_again(visit: Visit) -> None:
    ann = visit(wishes=wishes("hawaiki"))
    with quickly("hawaiki"):
        table = ann.play_now("hawaiki")
    play_to_the_end(Player(ann))
    ann.press(ann.result().get_by_test_id("rematch"))
    expect(ann.by("result")).to_have_count(0)
    expect(ann.by("table-page")).to_have_attribute("data-phase", "playing")
    expect(ann.by("log")).to_contain_text("Match 2 begins")
    assert ann.arrive() == table
    play_on(Player(ann), presses=2)


def test_a_turn_clock(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo", clock=60))
    ann.play_now("solo")
    ann.my_turn()
    expect(ann.page.locator(".own-plate .clock-ring")).to_be_visible()


def test_the_title_calls_from_a_hidden_tab(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo"), init=HIDEABLE)
    ann.play_now("solo")
    ann.my_turn()
    expect(ann.page).to_have_title("Solo · Cardshed")
    ann.page.evaluate("dispatchEvent(new Event('test-hide'))")
    expect(ann.page).to_have_title(re.compile("Your turn!"))
    ann.page.evaluate("dispatchEvent(new Event('test-show'))")
    expect(ann.page).to_have_title("Solo · Cardshed")


def test_a_name_is_only_a_name(visit: Visit) -> None:
    name = "<script>x()</script>"
    ann = visit(name, wishes=wishes("solo"))
    ann.go()
    expect(ann.by("me")).to_contain_text(name)
    link = ann.with_friends("solo")
    bob = visit("<img src=x>")
    bob.page.goto(link)
    expect(bob.by("lobby")).to_contain_text(name)
    bob.press("sit")
    ann.press("start")
    bob.arrive()
    expect(bob.page.locator(".player .plate-name")).to_have_text(name)
    expect(bob.by("log")).to_contain_text(name)
    expect(ann.page.locator(".player .plate-name")).to_have_text("<img src=x>")
    expect(ann.page.locator("img[src=x]")).to_have_count(0)


def test_sound_and_theme(visit: Visit) -> None:
    ann = visit()
    ann.go()
    sound = ann.page.locator(".topbar").get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    ann.press(sound)
    expect(sound).to_have_attribute("aria-pressed", "false")
    ann.press(ann.page.get_by_role("button", name="Switch to lamplight"))
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.page.reload()
    expect(sound).to_have_attribute("aria-pressed", "false")
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "dark")
    ann.press(ann.page.get_by_role("button", name="Switch to daylight"))
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "light")


def test_sound_is_switched_at_the_table(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo"))
    ann.play_now("solo")
    ann.press("more")
    ann.press("sound")
    expect(ann.by("sound")).to_have_text("Turn the sound on")


def test_a_table_as_ordered(visit: Visit) -> None:
    ann = visit()
    ann.go()
    ann.press("wishes-solo")
    form = ann.page.locator("dialog[open] .form").first
    form.get_by_text("Beginner", exact=True).click()
    form.get_by_role("button", name=re.compile("more$")).first.click()
    ann.press(ann.page.locator("dialog[open] summary"))
    limit = form.locator("input[type=number]")
    limit.fill("0")
    limit.press("Tab")
    ann.press("order-play")
    ann.arrive()
    expect(ann.page.locator(".player")).to_have_count(3)
    expect(ann.page.locator(".player .plate-status").first).to_have_text("Beginner")


def test_a_seat_for_a_bot_and_the_link(visit: Visit) -> None:
    ann = visit(wishes=wishes("hawaiki", seats=3))
    link = ann.with_friends("hawaiki")
    ann.press("copy-link")
    assert ann.page.evaluate("navigator.clipboard.readText()") == link
    expect(ann.page.locator(".qr img")).to_be_visible()
    ann.press("bot-1")
    expect(ann.page.locator(".seat.is-bot")).to_have_count(1)
    ann.press("fill-and-start")
    ann.arrive()
    expect(ann.page.locator(".player")).to_have_count(2)
