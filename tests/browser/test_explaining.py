"""What is this? A mouse that rests, the keyboard's focus and a long press explain what lies on the table."""

from __future__ import annotations

import re
from typing import Any, TypedDict

import pytest
from playwright.sync_api import CDPSession, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.shed import Shed, dealt
from tests.browser.situations import find, waits_only_for
from tests.browser.test_accessibility import _scan
from tests.browser.test_languages import LOCALES
from tests.browser.visitor import LONGER, Visitor, wishes
from tests.tools import deck

LONG_ENOUGH = 900
"""Milliseconds after which an explanation would have come."""
# Cards as they can also lie on the table: jokers that stand for something, hidden ones, backs.
MORE_CARDS = {"clear4": ["J=8", "?"], "hawaiki": ["R5*", "?"], "skipbo": ["S=3", "?"], "solo": ["?"]}

EXPLAIN_CARDS = """async ([game, codes]) => {
  const base = new URL('.', document.querySelector('script[type=module]').src).href;
  const { loadGame } = await import(`${base}table/games.js`);
  const table = await loadGame(game);
  return codes.map((code) => table.explainCard(code));
}"""

# The explained things of a table that can be seen where a mouse can come to them.
THINGS = """() => [...document.querySelectorAll('.table [data-about], .table [data-place]')]
  .filter((found) => found.dataset.about !== '' && !['felt', 'gone'].includes(found.dataset.place))
  .filter((found) => found.checkVisibility() && !found.matches('.fan'))
  .map((found, nth) => {
    const box = found.getBoundingClientRect();
    for (const y of [0.5, 0.1, 0.9]) for (const x of [0.5, 0.06, 0.94]) {
      const at = [Math.round(box.left + box.width * x), Math.round(box.top + box.height * y)];
      const hit = document.elementFromPoint(...at)?.closest('[data-about], [data-place]');
      if (hit !== found) continue;
      found.dataset.nth = nth;
      const { about, place } = found.dataset;
      return { nth, at, what: about ?? place, name: found.getAttribute('aria-label') };
    }
    return null;
  }).filter(Boolean)"""


# What a tap in the middle of the note would meet, if it is not the note.
UNDER_THE_NOTE = """() => {
  const { x, y, width, height } = document.querySelector('.explanation').getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return hit.closest('.explanation') ? '' : hit.localName;
}"""
# Whether everything has kept its place for a while, counted in pictures drawn.
STILL = """() => {
  const places = [...document.querySelectorAll('.table *')].map((found) => found.getBoundingClientRect());
  const now = JSON.stringify(places);
  window.still = now === window.places ? window.still + 1 : 0;
  window.places = now;
  return window.still > 30;
}"""
# Whether the note lies beside what a selector finds.
APART = """(selector) => {
  const boxOf = (found) => document.querySelector(found).getBoundingClientRect();
  const [one, other] = [boxOf('.explanation'), boxOf(selector)];
  const aside = one.right <= other.left || other.right <= one.left;
  return aside || one.bottom <= other.top || other.bottom <= one.top;
}"""
# What has the focus, unless it had it before.
NEWLY_FOCUSED = """() => {
  const { activeElement: now } = document;
  if (now === window.before) return null;
  window.before = now;
  return now.dataset.about ?? now.dataset.place;
}"""
TAB_STOPS = """() =>
  [...document.querySelectorAll('.table [tabindex="0"], .table :is(a, button):not([tabindex])')]
  .map((found) => found.localName)"""
# What there is to be explained at each table, besides numbers.
KINDS = {
    "clear4": {"plate", "hand", "pile", "run", "cards", "s"},
    "hawaiki": {"plate", "hand", "pile", "stock", "tokens"},
    "skipbo": {"plate", "hand", "b", "draw", "stock", "d"},
    "solo": {"plate", "hand", "stock", "discard", "colour", "direction", "points"},
}


class Box(TypedDict):
    x: float
    y: float
    width: float
    height: float


@pytest.mark.parametrize("lang", LOCALES)
def test_every_card_is_explained(lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang])
    ann.go_by_modules()
    expect(ann.page.locator("html")).to_have_attribute("lang", lang)
    for game, more in MORE_CARDS.items():
        codes = sorted(deck(game, {"extras": True})) + more
        for code, text in zip(codes, ann.page.evaluate(EXPLAIN_CARDS, [game, codes]), strict=True):
            assert re.fullmatch(r"[^{}]+ [^{}]+\.", text), f"{game} {code}: {text}"


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", LONGER)
def test_everything_on_the_table_is_explained_beside_it(game: str, phone: bool, visit: Visit) -> None:
    ann = at_table(visit, game, phone=phone)
    ann.page.wait_for_function(STILL, polling="raf")
    things = ann.page.evaluate(THINGS)
    kinds = {str(thing["what"]).split("@")[0].split(":")[0].rstrip("1234") for thing in things}
    assert kinds >= KINDS[game]
    for thing in things:
        if thing["name"] is None:
            ann.page.mouse.move(1, 1)
            expect(note(ann)).to_be_hidden()
        ann.page.mouse.move(*thing["at"])
        expect(note(ann), thing["what"]).to_have_text(re.compile(re.escape(thing["name"] or "") + r".*\w\.$"))
        expect(note(ann)).to_be_visible()
        ann.page.wait_for_function(APART, arg=f'[data-nth="{thing["nth"]}"]')
        within_window(ann)
    assert ann.page.evaluate(UNDER_THE_NOTE), "the note takes taps"


def test_a_card_under_the_mouse_is_not_covered(visit: Visit) -> None:
    ann = at_table(visit, "solo")
    for place in ("fan-card:first-child", "fan-card:last-child"):
        held = ann.page.locator(f"button.{place}")
        held.hover(position={"x": 6, "y": 40})
        expect(note(ann)).to_contain_text(str(held.get_attribute("aria-label")))
        ann.page.wait_for_function(APART, arg=f"button.{place} .card")


def test_gone_when_play_goes_on(visit: Visit, shed: Shed) -> None:
    ann = visit(wishes=wishes("solo", limit=0))
    with dealt(SOLO.seed):
        table = ann.play_now("solo")
    ann.my_turn()
    ann.page.locator(".so-colour").hover()
    expect(note(ann)).to_contain_text("current colour")
    shed.play(table, [(0, SOLO.match.moves(0)[0])])
    expect(note(ann)).to_be_hidden()


def test_a_press_puts_it_away(visit: Visit) -> None:
    ann = at_table(visit, "hawaiki")
    held = ann.page.locator("button.fan-card").last
    held.hover()
    expect(note(ann)).to_contain_text("its colour or its value")
    ann.page.mouse.down()
    expect(note(ann)).to_be_hidden()
    ann.page.mouse.up()


def test_by_keyboard(visit: Visit) -> None:
    ann = at_table(visit, "solo")
    keys = ann.page.keyboard
    keys.press("ArrowDown")
    first = ann.page.locator("button.fan-card").first
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-describedby", "explanation-sentence")
    expect(note(ann)).to_be_visible()
    keys.press("Escape")
    expect(note(ann)).to_be_hidden()
    expect(first).not_to_have_attribute("aria-describedby", "explanation-sentence")
    seen = set()
    for row in (".middle", ".others"):
        while not ann.page.locator(f"{row} :focus").count():
            keys.press("ArrowUp")
        while (what := ann.page.evaluate(NEWLY_FOCUSED)) is not None:
            expect(note(ann), what).to_be_visible()
            seen.add(what)
            keys.press("ArrowRight")
    assert seen >= {"stock", "discard", "colour", "direction", "points", "hand@1"}, seen


def test_tab_goes_only_to_what_can_be_pressed(visit: Visit) -> None:
    ann = at_table(visit, "skipbo")
    stops = ann.page.evaluate(TAB_STOPS)
    assert set(stops) == {"button"}


def test_a_long_press_explains_and_does_nothing_else(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo", limit=0), phone=True)
    with dealt(SOLO.seed):
        ann.play_now("solo")
    ann.my_turn()
    hand = ann.hand()
    finger = Finger(ann)
    for selector in (
        "button.fan-card.is-source",
        '[data-place="discard"]',
        ".so-colour",
        ".plate-facts .fact",
    ):
        at = finger.down(ann.page.locator(selector).first)
        expect(note(ann)).to_be_visible()
        assert not covers(box_of(note(ann)), at)
        finger.move(0, -120)
        expect(ann.page.locator(".drag-ghost")).to_have_count(0)
        finger.up()
        expect(note(ann)).to_be_visible()
        within_window(ann)
    assert ann.hand() == hand
    expect(ann.page.locator(".is-chosen, .chooser")).to_have_count(0)
    ann.my_turn()
    assert (
        ann.page.evaluate(
            """() => document.querySelector('button.fan-card')
          .dispatchEvent(new Event('contextmenu', { bubbles: true, cancelable: true }))"""
        )
        is False
    )
    ann.press(ann.by("turn-banner"))
    expect(note(ann)).to_be_hidden()


def test_a_quick_drag_is_still_a_drag(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo", limit=0), phone=True)
    with dealt(SOLO.seed):
        ann.play_now("solo")
    ann.my_turn()
    finger = Finger(ann)
    finger.down(ann.page.locator("button.fan-card.is-source").first)
    finger.move(0, -40)
    expect(ann.page.locator(".drag-ghost")).to_have_count(1)
    expect(note(ann)).to_be_hidden()
    finger.up()


def test_the_switch(visit: Visit) -> None:
    ann = at_table(visit, "clear4")
    ann.press("more")
    ann.press("explain")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".plate").first.hover()
    ann.page.wait_for_timeout(LONG_ENOUGH)
    expect(note(ann)).to_be_hidden()
    ann.press("more")
    expect(ann.by("explain")).to_have_text("Turn explanations on")
    ann.press("explain")
    ann.page.keyboard.press("Escape")
    ann.page.locator(".plate").first.hover()
    expect(note(ann)).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(theme: str, visit: Visit) -> None:
    ann = at_table(visit, "clear4", theme=theme)
    ann.page.keyboard.press("ArrowDown")
    expect(note(ann)).to_be_visible()
    assert _scan(ann, f"explanation {theme}") == []


SOLO = find(
    "solo",
    lambda match: waits_only_for(match, 0) and "draw" in match.moves(0) and len(match.moves(0)) > 2,
    limit=0,
)


class Finger:
    """One finger on the glass, through the browser's own touch events."""

    def __init__(self, visitor: Visitor) -> None:
        self._cdp: CDPSession = visitor.context.new_cdp_session(visitor.page)
        self._at = [0.0, 0.0]

    def down(self, what: Locator) -> list[float]:
        box = what.bounding_box()
        assert box is not None
        self._at = [box["x"] + min(8, box["width"] / 2), box["y"] + box["height"] / 2]
        self._send("touchStart", [self._at])
        return self._at

    def move(self, dx: float, dy: float) -> None:
        for part in (0.5, 1):
            self._send("touchMove", [[self._at[0] + dx * part, self._at[1] + dy * part]])

    def up(self) -> None:
        self._send("touchEnd", [])

    def _send(self, kind: str, points: list[list[float]]) -> None:
        self._cdp.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )


def at_table(visit: Visit, game: str, **how: Any) -> Visitor:
    ann = visit(wishes=wishes(game, seats=3, **LONGER[game]), **how)
    ann.play_now(game)
    ann.my_turn()
    return ann


def note(ann: Visitor) -> Locator:
    return ann.by("explanation")


def box_of(what: Locator) -> Box:
    box = what.bounding_box()
    assert box is not None
    return {"x": box["x"], "y": box["y"], "width": box["width"], "height": box["height"]}


def covers(box: Box, at: list[float]) -> bool:
    return box["x"] < at[0] < box["x"] + box["width"] and box["y"] < at[1] < box["y"] + box["height"]


def within_window(ann: Visitor) -> None:
    box = box_of(note(ann))
    wide, high = ann.page.evaluate("[innerWidth, innerHeight]")
    assert min(box["x"], box["y"], wide - box["x"] - box["width"], high - box["y"] - box["height"]) >= 0, box
