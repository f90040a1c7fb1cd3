"""Somebody who has never been here gets along: no names of parts of the page, only what can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.shed import quickly
from tests.browser.stranger import MOST_STEPS, Stranger, on_the_table
from tests.browser.visitor import Visitor, wishes

TITLES = {"clear4": "Clear 4", "hawaiki": "Hawaiki", "skipbo": "Skip-Bo", "solo": "Solo"}


@pytest.mark.parametrize("game", TITLES)
def test_a_stranger_finishes_a_match(visit: Visit, game: str) -> None:
    visitor = visit("Sam", wishes=wishes(game))
    page = visitor.go()
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name=TITLES[game], exact=True))
    with quickly(game):
        box.get_by_role("button", name="Play now").click()
        stranger = on_the_table(page)
    stranger.finish_the_match()
    expect(stranger.result).to_contain_text("win")


def test_a_stranger_and_three_friends(visit: Visit) -> None:
    """Invites three, removes one, hands a seat to a bot and takes it back, finishes, and finds the match."""
    host = visit("Sam", wishes=wishes("skipbo", seats=4))
    page = host.go()
    box = page.get_by_role("article").filter(has=page.get_by_role("heading", name="Skip-Bo", exact=True))
    box.get_by_role("button", name="With friends").click()
    link = page.get_by_label("Link to this table").input_value()
    names = ("Lou", "Kim", "Max")
    friends = [visit(name) for name in names]
    for name, friend in zip(names, friends, strict=True):
        friend.page.goto(link)
        friend.page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("list").filter(has_text="Sam")).to_contain_text(name)
    seat = page.get_by_role("listitem").filter(has_text="Max")
    seat.get_by_role("button", name="Remove").click()
    seat.get_by_role("button", name="For good").click()
    expect(page.get_by_text("Max")).to_have_count(0)
    with quickly("skipbo"):
        page.get_by_role("button", name="Add a bot and start").click()
        table = on_the_table(page)
    hand_over_and_take_back(page, friends[0])
    strangers = [table, *(on_the_table(friend.page) for friend in friends[:2])]
    play_together(strangers)
    expect(table.result).to_contain_text("win")
    table.result.get_by_role("link", name="My matches").click()
    expect(page.get_by_role("heading", name="My matches")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Lou")
    expect(page.get_by_role("main")).to_contain_text("Kim")


def hand_over_and_take_back(page: Page, friend: Visitor) -> None:
    """The host lets a bot play for a friend, who then plays again."""
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="People and pace").click()
    people = page.get_by_role("dialog", name="People and pace")
    seat = people.get_by_role("listitem").filter(has_text="Lou")
    seat.get_by_role("button", name="Let a bot play").click()
    expect(seat).to_contain_text("a bot plays")
    friend.page.get_by_role("button", name="I’ll play again").click()
    expect(seat).not_to_contain_text("a bot plays")
    people.get_by_role("button", name="Close").click()


def play_together(strangers: list[Stranger]) -> None:
    """In turns, until everybody sees the end."""
    for _ in range(MOST_STEPS):
        if all(stranger.result.is_visible() for stranger in strangers):
            return
        for stranger in strangers:
            if not stranger.result.is_visible():
                stranger.step()
    raise AssertionError("the match is not over")
