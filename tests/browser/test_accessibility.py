"""Every page, by day and by lamp light, as axe sees it: nothing serious."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_to_the_end
from tests.browser.shed import dealt, quickly
from tests.browser.situations import find, waits_only_for
from tests.browser.test_upkeep import change_messages, without_match
from tests.browser.visitor import LONGER, SHORT, Visitor, card, wishes

SERIOUS = ("serious", "critical")
A_FEW = 5
"""Checks that every page passes, so that none counts as clean because it was empty."""
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def _scan(visitor: Visitor, where: str) -> list[str]:
    response: dict[str, list[dict[str, Any]]] = Axe().run(visitor.page).response
    assert len(response["passes"]) > A_FEW, f"{where} was not looked at"
    return [
        f"{where}: {found['id']} {[node['target'] for node in found['nodes']][:4]}"
        for found in response["violations"]
        if found["impact"] in SERIOUS
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_pages_before_the_game(theme: Literal["light", "dark"], visit: Visit) -> None:
    ann = visit(theme=theme)
    ann.go()
    expect(ann.by("play-solo")).to_be_visible()
    ann.press("have-code")
    expect(ann.by("code-field")).to_be_visible()
    found = _scan(ann, "home")
    ann.press("wishes-solo")
    expect(ann.by("order-play")).to_be_visible()
    ann.press(ann.page.locator("dialog[open] summary"))
    found += _scan(ann, "order")
    ann.with_friends("solo")
    expect(ann.by("code")).to_be_visible()
    found += _scan(ann, "lobby")
    ann.go("/rules/solo")
    expect(ann.by("rules-page")).to_be_visible()
    found += _scan(ann, "rules")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", SHORT)
def test_the_table(game: str, theme: Literal["light", "dark"], visit: Visit) -> None:
    ann = visit(theme=theme, wishes=wishes(game, seats=3, **LONGER[game]))
    ann.play_now(game)
    ann.my_turn()
    found = _scan(ann, f"{game} {theme}")
    ann.press("more")
    expect(ann.by("calls")).to_be_visible()
    found += _scan(ann, f"{game} {theme}, menu")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_asked(theme: Literal["light", "dark"], visit: Visit) -> None:
    situation = find("solo", lambda match: waits_only_for(match, 0) and "color:R" in match.moves(0), limit=0)
    ann = visit(theme=theme, wishes=wishes("solo"))
    with dealt(situation.seed):
        ann.play_now("solo")
    ann.my_turn()
    assert ann.touch(card("hand:color"))
    expect(ann.by("choose-color:R")).to_be_visible()
    found = _scan(ann, "chooser")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
def test_a_match_set_aside(theme: Literal["light", "dark"], visit: Visit) -> None:
    ann = visit(theme=theme, wishes=wishes("hawaiki"))
    ann.play_now("hawaiki")
    change_messages(ann, without_match("aside"))
    ann.page.reload()
    expect(ann.by("rematch")).to_be_visible()
    found = _scan(ann, "aside")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
def test_what_is_left(theme: Literal["light", "dark"], visit: Visit) -> None:
    ann = visit(theme=theme, wishes=wishes("hawaiki"))
    with quickly("hawaiki"):
        ann.play_now("hawaiki")
    play_to_the_end(Player(ann))
    ann.result()
    found = _scan(ann, "result with score sheet")
    ann.press(ann.result().locator("a[href^='/m/']"))
    expect(ann.by("replay-table")).to_be_visible()
    ann.press("verify")
    expect(ann.by("findings").locator(".finding.is-good")).to_have_count(2)
    found += _scan(ann, "match")
    assert not found, "\n".join(found)
