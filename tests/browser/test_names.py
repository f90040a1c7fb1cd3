"""What things are called: the words on them are part of their name, and a name says what pressing does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import Visit
from tests.browser.layouts import busy
from tests.browser.meeting import sit_among
from tests.browser.shed import Shed
from tests.browser.test_languages import LOCALES
from tests.browser.visitor import LONGER, PHONE, SHORT, Visitor, wishes

# Controls with words to be read on them. Pictures have no words.
LABELS = """() => [...document.querySelectorAll('button, a[href]')]
  .map((found) => { delete found.dataset.labelled; return found; })
  .filter((found) => found.checkVisibility({ visibilityProperty: true }))
  .map((found, nth) => {
    found.dataset.labelled = nth;
    const words = document.createTreeWalker(found, NodeFilter.SHOW_TEXT);
    const seen = [];
    for (let node = words.nextNode(); node; node = words.nextNode()) {
      const box = node.parentElement.getBoundingClientRect();
      const drawn = node.parentElement.closest('svg, .visually-hidden, .badge, .card-outline, .avatar');
      if (!drawn && box.width > 1 && node.data.trim()) seen.push(node.data.trim());
    }
    return [nth, seen.join(' ')];
  }).filter(([, words]) => /\\p{L}/u.test(words))"""
LOW: ViewportSize = {"width": 844, "height": 390}
"""Where tools show their icons only."""
PLAYABLE = re.compile(r"\(can be played(: .+)?\)$")
FITTING = re.compile(r"\(fits here(: .+)?\)$")
DOES = re.compile(r"\((can be played|fits here): \w.+\)$")


def _misnamed(page: Page) -> list[str]:
    """Controls whose name does not contain the words on them (WCAG 2.5.3)."""
    wrong = []
    for nth, words in page.evaluate(LABELS):
        name = _name(page, f'[data-labelled="{nth}"]')
        if " ".join(words.lower().split()) not in " ".join(name.lower().split()):
            wrong.append(f"“{words}” is called “{name}”")
    return wrong


def _name(page: Page, selector: str) -> str:
    """The accessible name, as the browser has it."""
    line = page.locator(selector).first.aria_snapshot()
    found = re.match(r"""- '?\w+ "((?:[^"\\]|\\.)*)\"""", line)
    assert found, line
    return re.sub(r"\\(.)", r"\1", found[1])


@pytest.mark.parametrize("lang", LOCALES)
def test_names_contain_what_is_to_be_read(lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang], wishes=wishes("solo", seats=3))
    ann.go()
    expect(ann.by("play-solo")).to_be_visible()
    wrong = _misnamed(ann.page)
    ann.play_now("solo")
    ann.my_turn()
    for size in (ann.page.viewport_size, PHONE):
        assert size is not None
        ann.page.set_viewport_size(size)
        expect(ann.by("undo")).to_be_visible()
        wrong += _misnamed(ann.page)
    ann.page.set_viewport_size(LOW)
    assert all(_name(ann.page, f'[data-testid="{tool}"]') for tool in ("hint", "undo", "sheet", "more"))
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", SHORT)
def test_piles_say_what_they_do(game: str, visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, busy(game, 3, **LONGER[game]))
    ann.my_turn()
    sources = _names(ann, "button.spot.is-source")
    assert all(PLAYABLE.search(name) for name in sources), sources
    if game in ("solo", "hawaiki"):
        stock = next(name for name in sources if name.startswith("Stock"))
        assert re.search(r"\(can be played: (Draw a card|Take \d+ cards)\)$", stock), stock
    ann.page.locator("button.fan-card.is-source").first.press("Enter")
    targets = _names(ann, "button.spot.is-target")
    assert all(FITTING.search(name) for name in targets), targets
    if game == "skipbo":
        assert targets
        assert all(DOES.search(name) for name in targets), targets


def _names(visitor: Visitor, selector: str) -> list[str]:
    found: list[str] = visitor.page.locator(selector).evaluate_all(
        "(all) => all.map((each) => each.getAttribute('aria-label'))"
    )
    return found


@pytest.mark.parametrize("game", SHORT)
def test_everybody_is_a_group(game: str, visit: Visit, shed: Shed) -> None:
    """What lies before somebody is read as theirs."""
    situation = busy(game, 3, **LONGER[game])
    ann = sit_among(visit, shed, situation)
    ann.my_turn()
    others = ann.page.get_by_role("region", name="The others")
    for name in ("Maximiliane", "Bob"):
        group = others.get_by_role("group", name=name, exact=True)
        expect(group.locator(".plate-name")).to_have_text(name)
        expect(group.locator(".hand-of")).to_be_visible()
