"""A game on one page, and the pictures in the rules."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_accessibility import THEMES, _scan
from tests.browser.test_languages import LOCALES, _all_in_words
from tests.browser.visitor import LONGER, SHORT, Visitor, wishes

A_FEW = 4
# A card of each kind that its game explains.
KINDS = {
    "clear4": ["7", "J", "P", "C"],
    "hawaiki": ["R1"],
    "skipbo": ["S"],
    "solo": ["R1", "Rskip", "Gturn", "B+2", "Yswap", "Rgift", "color", "+4", "rotate", "shield-G"],
}


@pytest.mark.parametrize("lang", LOCALES)
@pytest.mark.parametrize("game", SHORT)
def test_on_a_phone_and_on_one_sheet_of_paper(game: str, lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang], phone=True)
    sheet_of(ann, game)
    ann.no_sideways_scrolling()
    _all_in_words(ann)
    sections = ann.page.locator(".cheat-section").all_inner_texts()
    assert len(sections) > A_FEW
    assert all("\n" in section for section in sections), sections
    shown = [entry.get_attribute("data-card") for entry in ann.page.locator(".cheat-entry[data-card]").all()]
    assert shown == KINDS[game]
    assert ann.page.locator(".cheat-entry svg").count() >= ann.page.locator(".cheat-entry").count()
    for paper in ("A4", "Letter"):
        assert pages(ann.page.pdf(format=paper)) == 1, f"{game} in {lang} on {paper}"


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing(theme: Literal["light", "dark"], visit: Visit) -> None:
    ann = visit(theme=theme)
    found = []
    for game in SHORT:
        sheet_of(ann, game)
        found += _scan(ann, f"sheet of {game} {theme}")
    assert not found, "\n".join(found)


def test_the_ways_to_it(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo", **LONGER["solo"]))
    ann.go()
    game = ann.page.locator("article.game[data-game=solo]")
    game.locator("summary").click()
    game.get_by_role("link", name="Cheat sheet").click()
    expect(ann.by("cheat-sheet").get_by_role("heading", level=1)).to_have_text("Solo at a glance")
    ann.page.get_by_role("link", name="All the rules").click()
    expect(ann.by("rules-page")).to_be_visible()
    ann.page.get_by_role("link", name="Cheat sheet").click()
    expect(ann.by("cheat-sheet")).to_be_visible()
    ann.page.get_by_role("link", name="Hawaiki").click()
    expect(ann.by("cheat-sheet").get_by_role("heading", level=1)).to_have_text("Hawaiki at a glance")
    ann.play_now("solo")
    ann.page.keyboard.press("r")
    link = ann.by("rules-panel").get_by_role("link", name="Cheat sheet")
    expect(link).to_have_attribute("href", "/rules/solo/sheet")


def test_no_such_game(visit: Visit) -> None:
    ann = visit()
    ann.go("/rules/poker/sheet")
    expect(ann.page.get_by_role("heading", name="We don’t have that game")).to_be_visible()
    ann.forgive(re.compile("status of 404"))


@pytest.mark.parametrize("lang", LOCALES)
def test_pictures_in_the_rules(lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang], phone=True)
    for game in SHORT:
        ann.go(f"/rules/{game}")
        figures = ann.by("rules-page").locator(".clause figure")
        expect(figures.first).to_be_visible()
        assert figures.count() > A_FEW
        assert figures.locator("figcaption").count() == figures.count()
        assert figures.locator("svg").count() >= figures.count()
        _all_in_words(ann)
        ann.no_sideways_scrolling()


def sheet_of(ann: Visitor, game: str) -> None:
    ann.go(f"/rules/{game}/sheet")
    expect(ann.by("cheat-sheet")).to_be_visible()


def pages(pdf: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b", pdf))
