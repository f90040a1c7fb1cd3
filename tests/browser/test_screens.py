"""Small screens, large letters, notches: everything is to be seen and to be pressed."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from cardshed import Match
from tests.browser.conftest import Visit
from tests.browser.layouts import Size, boxes, busy, paint_plainly, problems, resize
from tests.browser.meeting import sit_among
from tests.browser.player import Player, play_on
from tests.browser.shed import Shed
from tests.browser.situations import find, waits_only_for
from tests.browser.test_languages import LOCALES
from tests.browser.visitor import card, wishes

TALL: Size = (390, 844)
PHONES: list[Size] = [(360, 640), TALL, (844, 390), (667, 375)]
TABLETS: list[Size] = [(768, 1024), (1024, 600), (1280, 800)]
GAMES = ("clear4", "hawaiki", "skipbo", "solo")
# What somebody sees who has set their browser's letters to twice the size.
LARGE_LETTERS = """addEventListener('DOMContentLoaded', () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { font-size: 200% }');
  document.adoptedStyleSheets = [sheet];
})"""
# Which buttons and links lie over each other or leave the screen sideways.
PRESSED = """(within) => {
  const all = [...document.querySelectorAll(`${within} :is(button, a, select, input:not(.visually-hidden))`)]
    .filter((found) => found.checkVisibility({ checkOpacity: true }))
    .filter((found) => !found.closest('.visually-hidden, .skip-link'));
  const seen = all.map((found) => ({ found, box: found.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1);
  const name = ({ found }) => found.dataset.testid ?? found.textContent.trim().slice(0, 30);
  const overlap = (one, other) => Math.min(
    Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left),
    Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top));
  return seen.flatMap((one, i) => [
    ...(one.box.left < -1 || one.box.right > innerWidth + 1 ? [`${name(one)} leaves the screen`] : []),
    ...seen.slice(i + 1)
      .filter((other) => !one.found.contains(other.found) && !other.found.contains(one.found))
      .filter((other) => overlap(one, other) > 2).map((other) => `${name(one)} lies over ${name(other)}`),
  ]);
}"""
# Where the tools are: nothing comes under the finger when a message comes.
WHERE = """() => [...document.querySelectorAll('.tool')].filter((found) => found.checkVisibility())
  .map((found) => [found.dataset.testid, found.getBoundingClientRect().toJSON()])"""
HARDLY = 11
"""A quarter of a finger."""
NOTCH = {"left": 47, "right": 47, "bottom": 21}


def test_the_log_opens_at_its_newest_line(visit: Visit) -> None:
    ann = visit(phone=True, wishes=wishes("solo", seats=4, limit=300))
    ann.play_now("solo")
    play_on(Player(ann), presses=8)
    for size in PHONES:
        resize(ann.page, size)
        ann.press("open-log")
        expect(ann.by("log-drawer").locator("li").last).to_be_in_viewport(ratio=0.9)
        ann.press(ann.page.locator("dialog[open] .dialog-head button"))
        expect(ann.page.locator("dialog[open]")).to_have_count(0)


def _idle(match: Match) -> list[str]:
    """Cards of my hand with which nothing can be done."""
    starts = tuple(match.moves(0))
    return [code for code in match.view(0)["hands"][0] if not any(move.startswith(code) for move in starts)]


@pytest.mark.parametrize("game", ["clear4", "hawaiki", "solo"])
def test_a_refusal_stays_on_the_screen_and_off_the_cards(game: str, visit: Visit, shed: Shed) -> None:
    situation = find(game, lambda match: waits_only_for(match, 0) and bool(_idle(match)), 4, 60)
    ann = sit_among(visit, shed, situation, phone=True)
    paint_plainly(ann.page)
    refusal = ann.by("refusal")
    for size in PHONES:
        resize(ann.page, size)
        boxes(ann.page)
        still = ann.page.evaluate(WHERE)
        assert ann.touch(card(f"hand:{_idle(situation.match)[0]}"))
        expect(refusal).to_be_visible()
        assert not problems(boxes(ann.page)), f"at {size}"
        assert ann.page.evaluate(WHERE) == still, f"moved at {size}"
        expect(refusal.locator("button").last).to_be_in_viewport(ratio=1)
        _is_within(refusal.locator(".link"), refusal, size)
        refusal.locator("button").last.click()
        expect(refusal).to_have_count(0)


@pytest.mark.parametrize("game", ["clear4", "hawaiki", "solo"])
@pytest.mark.parametrize("size", [TALL, (1280, 800), (1920, 1080)])
def test_piles_stay_where_they_are_when_a_refusal_comes(
    game: str, size: Size, visit: Visit, shed: Shed
) -> None:
    situation = find(game, lambda match: waits_only_for(match, 0) and bool(_idle(match)), 3, 60)
    ann = sit_among(visit, shed, situation, phone=size == TALL)
    paint_plainly(ann.page)
    resize(ann.page, size)
    boxes(ann.page)
    pile = ann.page.locator(".middle .spot").first
    before = pile.bounding_box()
    assert before is not None
    assert ann.touch(card(f"hand:{_idle(situation.match)[0]}"))
    expect(ann.by("refusal")).to_be_visible()
    boxes(ann.page)
    after = pile.bounding_box()
    assert after is not None
    assert abs(after["y"] - before["y"]) < HARDLY
    assert after["width"] == pytest.approx(before["width"], abs=2)


def _is_within(part: Locator, whole: Locator, size: Size) -> None:
    """A tap below or beside the whole never meets the part."""
    one, all_of_it = part.bounding_box(), whole.bounding_box()
    assert one is not None
    assert all_of_it is not None
    assert one["y"] + one["height"] <= all_of_it["y"] + all_of_it["height"] + 1, f"at {size}"
    assert one["x"] + one["width"] <= all_of_it["x"] + all_of_it["width"] + 1, f"at {size}"


# For each opponent: the share of the name that is to be seen, and whether the score is.
PLATES = """() => [...document.querySelectorAll('.player')].map((player) => {
  const name = player.querySelector('.plate-name');
  const score = player.querySelector('.plate-facts .fact');
  return [name.clientWidth / name.scrollWidth, Boolean(score?.checkVisibility())];
})"""


@pytest.mark.parametrize(
    ("game", "seats"),
    [("clear4", 4), ("hawaiki", 4), ("skipbo", 4), ("solo", 4), ("clear4", 6), ("solo", 6), ("solo", 10)],
)
def test_names_and_scores_can_be_read(game: str, seats: int, visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, busy(game, seats), phone=True)
    paint_plainly(ann.page)
    for size in [*PHONES, *TABLETS]:
        resize(ann.page, size)
        assert not problems(boxes(ann.page)), f"at {size}"
        plates = ann.page.evaluate(PLATES)
        assert len(plates) == seats - 1
        assert all(score for _, score in plates), f"at {size}"
        # Ten at a phone: of eleven letters five.
        least = 0.45 if seats > 6 else 0.75
        assert min(name for name, _ in plates) >= least, f"at {size}"


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game in GAMES for seats in (2, 4)])
def test_a_table_in_large_letters(game: str, seats: int, visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, busy(game, seats), init=LARGE_LETTERS)
    paint_plainly(ann.page)
    for size in [*PHONES, *TABLETS]:
        resize(ann.page, size)
        assert not problems(boxes(ann.page)), f"at {size}"
        assert not ann.page.evaluate(PRESSED, ".topbar"), f"at {size}"
        assert not ann.page.evaluate(PRESSED, ".tools"), f"at {size}"


@pytest.mark.parametrize("lang", LOCALES)
def test_pages_in_large_letters(lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang], init=LARGE_LETTERS, wishes=wishes("solo"))
    resize(ann.page, (360, 640))
    ann.go()
    expect(ann.by("play-solo")).to_be_visible()
    found = [f"home: {what}" for what in ann.page.evaluate(PRESSED, "body")]
    ann.no_sideways_scrolling()
    ann.press("wishes-solo")
    expect(ann.by("order-play")).to_be_visible()
    found += [f"order: {what}" for what in ann.page.evaluate(PRESSED, "dialog[open]")]
    ann.page.keyboard.press("Escape")
    ann.press("me")
    found += [f"settings: {what}" for what in ann.page.evaluate(PRESSED, "dialog[open]")]
    ann.page.keyboard.press("Escape")
    ann.with_friends("solo")
    found += [f"lobby: {what}" for what in ann.page.evaluate(PRESSED, "body")]
    ann.no_sideways_scrolling()
    for game in GAMES:
        ann.go(f"/rules/{game}")
        expect(ann.by("rules-page")).to_be_visible()
        ann.no_sideways_scrolling()
    found += [f"rules: {what}" for what in ann.page.evaluate(PRESSED, "body")]
    assert not found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_under_a_notch(game: str, visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, busy(game, 4), phone=True)
    cdp = ann.context.new_cdp_session(ann.page)
    cdp.send("Emulation.setSafeAreaInsetsOverride", {"insets": NOTCH})
    for size in [(844, 390), (667, 375)]:
        resize(ann.page, size)
        assert not problems(boxes(ann.page)), f"at {size}"
        felt = ann.page.locator(".table").bounding_box()
        assert felt is not None
        assert felt["x"] >= NOTCH["left"]
        assert felt["x"] + felt["width"] <= size[0] - NOTCH["right"]
        assert felt["y"] + felt["height"] <= size[1] - NOTCH["bottom"]
