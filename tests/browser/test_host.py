"""The host's hand at the table, and what friends do when somebody does not move."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cardshed.table import HouseSettings
from tests.browser.conftest import Visit
from tests.browser.meeting import begin, meet
from tests.browser.player import Player, play_on
from tests.browser.shed import Shed, open_shed
from tests.browser.visitor import Visitor, wishes


def company(visitor: Visitor) -> None:
    """Opens the sheet about the people at the table."""
    visitor.press("more")
    visitor.press("company")


def is_asked(visitor: Visitor) -> bool:
    return visitor.by("turn-banner").get_attribute("data-mine") == "true"


def close(visitor: Visitor) -> None:
    visitor.page.keyboard.press("Escape")


def test_the_host_frees_the_seat_of_a_guest_who_is_gone(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", start=False)
    bob.go()
    expect(ann.by("lobby")).to_contain_text("has stepped out")
    ann.press("remove-1")
    ann.press("free-1")
    expect(ann.page.locator(".seat.is-person")).to_have_count(1)
    expect(ann.by("fill-and-start")).to_be_visible()


def test_a_guest_who_is_removed_for_good_may_only_watch(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", start=False)
    ann.press("remove-1")
    ann.press("bar-1")
    for _ in range(2):
        expect(bob.by("lobby")).to_contain_text("At this table, you can only watch.")
        expect(bob.by("sit")).to_have_count(0)
        expect(bob.by("sit-1")).to_have_count(0)
        bob.page.reload()
    expect(ann.page.locator(".seat.is-person")).to_have_count(1)


def test_seats_change_places_and_partners_are_named(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "skipbo", start=False, seats=4, stock=20, teams=True)
    ann.press("bot-2")
    ann.press("bot-3")
    seats = ann.page.locator("ol.seats > li")
    expect(seats.nth(1)).to_contain_text("Bob")
    expect(seats.nth(0)).not_to_contain_text("plays with Bob")
    ann.press("swap-1")
    expect(seats.nth(2)).to_contain_text("Bob")
    expect(seats.nth(0)).to_contain_text("plays with Bob")
    expect(bob.page.locator("ol.seats > li").nth(2)).to_contain_text("plays with Ann")
    begin(ann, bob)
    company(bob)
    expect(bob.page.locator('.company-seats [data-seat="2"]')).to_contain_text("plays with Ann")


def test_the_host_hands_a_seat_to_a_bot_and_gives_it_back(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", limit=500)
    company(ann)
    ann.press("stand-in-1")
    expect(bob.by("play-again")).to_be_visible()
    expect(ann.page.locator(".company-seats")).to_contain_text("a bot plays")
    ann.press("stand-in-1")
    expect(bob.by("play-again")).to_have_count(0)
    ann.press("stand-in-1")
    bob.press("play-again")
    expect(bob.by("play-again")).to_have_count(0)
    close(ann)
    play_on(Player(ann), Player(bob), presses=4)


def test_who_was_removed_takes_the_seat_again(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", limit=500)
    company(ann)
    ann.press("remove-1")
    ann.press("free-1")
    expect(bob.page.locator(".watching")).to_be_visible()
    bob.press("take-1")
    expect(bob.by("hand")).to_be_visible()
    expect(ann.page.locator('.company-seats [data-seat="1"]')).to_contain_text("is here")


def test_a_pause_stops_everybody_until_somebody_goes_on(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", limit=500)
    ann.press("more")
    ann.press("pause")
    for visitor in (ann, bob):
        expect(visitor.by("go-on")).to_be_visible()
        expect(visitor.by("turn-banner")).to_have_text("The match is paused.")
        expect(visitor.page.locator("button.fan-card.is-source")).to_have_count(0)
    bob.press("go-on")
    expect(ann.by("go-on")).to_have_count(0)
    play_on(Player(ann), Player(bob), presses=2)


def test_the_clock_and_the_host_change_in_the_middle(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", limit=500)
    company(ann)
    ann.page.get_by_text("30 s", exact=True).click()
    expect(bob.page.locator(".clock-ring")).to_have_count(1)
    ann.press("host-1")
    expect(ann.page.locator('.company-seats [data-seat="1"]')).to_contain_text("the host")
    company(bob)
    expect(bob.by("remove-0")).to_be_visible()
    expect(ann.by("host-1")).to_have_count(0)


def test_a_new_name_reaches_a_running_table(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", limit=500)
    bob.press("me")
    bob.by("name").fill("Robert")
    bob.page.get_by_role("button", name="Done").click()
    expect(ann.page.locator(".player .plate-name")).to_have_text("Robert")


def test_two_of_one_name_are_told_apart(visit: Visit) -> None:
    host = visit("Zoé", wishes=wishes("solo"))
    link = host.with_friends("solo")
    visit("zoe").sit_down(link)
    seats = host.page.locator(".seat.is-person")
    expect(seats).to_have_count(2)
    expect(seats.nth(1)).to_contain_text("zoe 2")
    assert seats.nth(0).get_attribute("data-colour") != seats.nth(1).get_attribute("data-colour")


def test_a_nudge_is_felt(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", limit=500)
    waiting, asked = (bob, ann) if is_asked(ann) else (ann, bob)
    seat = 0 if asked is ann else 1
    company(waiting)
    waiting.press(f"nudge-{seat}")
    expect(asked.page.locator(".toast")).to_contain_text("gives you a nudge")


def test_the_pace_is_kept_for_the_person(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo", seats=3, limit=500))
    ann.play_now("solo")
    company(ann)
    ann.page.get_by_text("Quick", exact=True).click()
    expect(ann.page.get_by_role("radio", name="Quick")).to_be_checked()
    close(ann)
    ann.play_now("solo")
    company(ann)
    expect(ann.page.get_by_role("radio", name="Quick")).to_be_checked()


def test_a_watcher_takes_over_from_a_bot_after_a_match(visit: Visit) -> None:
    ann = visit(wishes=wishes("skipbo"))
    table = ann.play_now("skipbo")
    watcher = visit("Wim")
    watcher.go(f"/t/{table}")
    watcher.arrive()
    expect(watcher.page.locator("[data-testid^=take-]")).to_have_count(0)
    player = Player(ann)
    while ann.by("table-page").get_attribute("data-phase") != "over":
        play_on(player, presses=1)
    watcher.press(watcher.result().get_by_test_id("take-1"))
    expect(ann.page.locator(".player .plate-name")).to_have_text("Wim")


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[Shed]:
    """A house where nobody has to wait before a vote, and bots take their time."""
    settings = HouseSettings(between_rounds=3600, idle=0)
    with open_shed(tmp_path / "tables.db", settings) as shed:
        shed.wait_until_ready()
        yield shed


def test_friends_go_on_without_somebody_idle(impatient: Shed, visit: Visit) -> None:
    ann, bob, _ = meet(partial(visit, url=impatient.url), "solo", limit=500)
    waiting, idle = (bob, ann) if is_asked(ann) else (ann, bob)
    expect(waiting.by("idle")).to_be_visible()
    waiting.press("vote")
    expect(idle.by("play-again")).to_be_visible()
    expect(waiting.by("log")).to_contain_text("wants to continue without")


def test_on_to_my_turn(impatient: Shed, visit: Visit) -> None:
    ann = visit(url=impatient.url, wishes=wishes("skipbo", seats=6, stock=20))
    ann.play_now("skipbo")
    while is_asked(ann):
        play_on(Player(ann), presses=1)
    ann.press("hurry")
    ann.my_turn()
    expect(ann.by("hurry")).to_have_count(0)
