"""Where the system says which colours there are: sheets are opaque, and every state is still to be seen."""

from __future__ import annotations

from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.layouts import busy
from tests.browser.meeting import sit_among
from tests.browser.shed import Shed
from tests.browser.situations import find, waits_only_for
from tests.browser.test_accessibility import THEMES
from tests.browser.visitor import LONGER, SHORT, wishes

Theme = Literal["light", "dark"]
# How something looks: whether anything shines through it, and all that could tell one state from another.
LOOK = """(element) => {
  const style = getComputedStyle(element);
  const painted = (colours) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    for (const colour of colours) {
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
    }
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const behind = [];
  for (let at = element; at; at = at.parentElement) behind.unshift(getComputedStyle(at).backgroundColor);
  const edge = (name) => (style[`${name}Style`] === 'none' || parseFloat(style[`${name}Width`]) === 0 ? 'none'
    : `${style[`${name}Style`]} ${style[`${name}Width`]} ${style[`${name}Color`]}`);
  const ground = painted(behind).join();
  const alpha = painted([style.backgroundColor])[3];
  return { alpha, ground, border: edge('borderTop'), outline: edge('outline') };
}"""


def _look(element: Locator) -> dict[str, Any]:
    found: dict[str, Any] = element.evaluate(LOOK)
    return found


def _differ(one: Locator, other: Locator) -> bool:
    first, second = _look(one), _look(other)
    return any(first[what] != second[what] for what in ("ground", "border", "outline"))


@pytest.mark.parametrize("theme", THEMES)
def test_sheets_and_their_fields(theme: Theme, visit: Visit) -> None:
    ann = visit(theme=theme, forced=True, wishes=wishes("solo"))
    ann.go()
    ann.press("me")
    dialog = ann.page.locator("dialog[open]")
    expect(dialog).to_be_visible()
    assert _look(dialog)["alpha"] == 255
    assert _look(dialog)["border"] != "none"
    segments = dialog.locator(".segmented")
    assert _differ(
        segments.locator("input:checked + span").first, segments.locator("input:not(:checked) + span").first
    )
    tracks = dialog.locator(".switch")
    on, off = (
        tracks.locator(f"input{state} + .switch-track").first for state in (":checked", ":not(:checked)")
    )
    assert _differ(on, off)
    assert _look(off)["border"] != "none"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", SHORT)
def test_a_table(game: str, theme: Theme, visit: Visit, shed: Shed) -> None:
    situation = busy(game, 3, **LONGER[game])
    ann = sit_among(lambda name, **order: visit(name, theme=theme, forced=True, **order), shed, situation)
    page = ann.page
    ann.my_turn()
    assert _differ(page.locator(".turn-banner.is-mine"), page.locator(".plate").last)
    cards = page.locator("button.fan-card")
    playable, idle = cards.and_(page.locator(".is-source")), cards.and_(page.locator(":not(.is-source)"))
    if idle.count():
        assert _differ(playable.first.locator(".card"), idle.first.locator(".card"))
    ann.press("more")
    assert _look(page.locator(".popup"))["alpha"] == 255
    page.keyboard.press("Escape")
    ann.press("sheet")
    assert _look(page.locator("dialog[open]"))["alpha"] == 255
    page.keyboard.press("Escape")


def test_whose_turn_it_is(visit: Visit, shed: Shed) -> None:
    situation = find("solo", lambda match: waits_only_for(match, 1), seats=3, limit=0)
    ann = sit_among(lambda name, **order: visit(name, forced=True, **order), shed, situation)
    players = ann.page.locator(".player")
    turn = players.and_(ann.page.locator(".is-turn"))
    expect(turn).to_have_count(1)
    assert _look(turn)["outline"] != "none"
    assert _differ(turn, players.and_(ann.page.locator(":not(.is-turn)")).first)
