"""Cards fly without the browser looking at the whole table again; times are measured by ``frames.py``."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit
from tests.browser.frames import LONG, SEATS
from tests.browser.meeting import sit_among
from tests.browser.shed import Shed, dealt
from tests.browser.situations import find, waits_only_for
from tests.browser.visitor import wishes

WATCHED = [
    "disabled-by-default-devtools.timeline.invalidationTracking",
    "disabled-by-default-devtools.timeline",
    "devtools.timeline",
]
# Where each card of the hand is at the beginning of its way.
SLIDES = """
  window.slides = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, ...more) {
    const shift = frames[0]?.translate?.split(' ').map(parseFloat);
    const { left, top } = this.getBoundingClientRect();
    if (this.dataset?.key && shift && !('opacity' in frames[0])) {
      window.slides[this.dataset.key] = [left + shift[0], top + shift[1]];
    }
    return animate.call(this, frames, ...more);
  };
"""
PLACES = """(all) => Object.fromEntries(all.map((found) => {
  const { left, top } = found.getBoundingClientRect();
  return [found.dataset.key, [left, top]];
}))"""
COUNT = "[document.querySelectorAll('.table-page *').length, document.querySelectorAll('.card > svg').length]"


@pytest.mark.parametrize("game", LONG)
def test_a_move_has_only_what_changed_styled_and_laid_out(
    visit: Visit, shed: Shed, chromium: Browser, game: str
) -> None:
    situation = find(game, lambda match: waits_only_for(match, 0), seats=SEATS, moves=0, **LONG[game])
    ann = visit(phone=True, motion="no-preference", wishes=wishes(game, seats=SEATS, **LONG[game]))
    with dealt(situation.seed):
        table = ann.play_now(game)
    ann.my_turn()
    expect(ann.page.locator(".flying, .shout")).to_have_count(0)
    elements, faces = ann.page.evaluate(COUNT)
    chromium.start_tracing(page=ann.page, categories=WATCHED)
    try:
        shed.play(table, [(0, _with_a_card(situation.match.moves(0)))])
        expect(ann.page.locator(".flying").first).to_be_attached()
        expect(ann.page.locator(".flying")).to_have_count(0)
    finally:
        events = json.loads(chromium.stop_tracing())["traceEvents"]
    styled = [_count(event) for event in events if event["name"] == "UpdateLayoutTree"]
    assert 0 < max(styled) < elements / 2, f"of {elements} elements"
    assert sum(map(_is_another_size, events)) < faces, "cards are laid out at sizes they do not have"


def test_cards_in_rows_slide_from_where_they_were(visit: Visit, shed: Shed) -> None:
    situation = find("clear4", lambda match: waits_only_for(match, 0) and "9" in match.moves(0), seats=3)
    ann = sit_among(visit, shed, situation, phone=True, motion="no-preference", init=SLIDES)
    hand = ann.by("hand")
    expect(hand).to_have_class("fan fan-rows")
    expect(ann.page.locator(".flying")).to_have_count(0)
    cards = hand.locator("button.fan-card")
    count = cards.count()
    before = cards.evaluate_all(PLACES)
    ann.page.evaluate("() => { window.slides = {}; }")
    shed.play(ann.page.url.rsplit("/", 1)[-1], [(0, "9")])
    expect(cards).to_have_count(count - 1)
    slides = ann.page.evaluate("() => window.slides")
    assert slides
    for card, place in slides.items():
        assert place == pytest.approx(before[card], abs=3), card
    expect(hand).not_to_have_attribute("data-scrolls", "")


def _with_a_card(moves: list[str]) -> str:
    """Any but the plain words, of which some move nothing."""
    return next((move for move in moves if not move.isalpha()), moves[0])


def _count(event: dict[str, Any]) -> int:
    return int(event.get("args", {}).get("elementCount", 0))


def _is_another_size(event: dict[str, Any]) -> bool:
    data = event.get("args", {}).get("data", {})
    return event["name"] == "LayoutInvalidationTracking" and (data.get("nodeName"), data.get("reason")) == (
        "svg",
        "Size changed",
    )
