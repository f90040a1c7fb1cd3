"""Somebody who has never been here gets along: no names of parts of the page, only what can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.shed import quickly
from tests.browser.stranger import on_the_table
from tests.browser.visitor import wishes

TITLES = {"hawaiki": "Hawaiki", "solo": "Solo"}


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
