"""A finger at the table: it meets every card, plays nothing by accident, and nothing moves from under it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import cardshed
from cardshed import Match
from tests.browser.conftest import Visit
from tests.browser.layouts import Size, boxes, busy, paint_plainly, problems, resize
from tests.browser.meeting import sit_among
from tests.browser.shed import Shed
from tests.browser.situations import MOST_DEALS, Situation, find, hoarded, waits_only_for
from tests.browser.visitor import POINT, Visitor, card

FINGER = 44
SIZES: list[Size] = [(360, 640), (390, 844), (844, 390), (667, 375), (768, 1024), (1280, 800)]
HANDS = [("solo", 8), ("solo", 17), ("solo", 19), ("clear4", 14), ("hawaiki", 10)]

# For each card of my hand, how wide and how high the part of it is that a finger meets.
MET = """() => [...document.querySelectorAll('button.fan-card')].map((button) => {
  const box = button.querySelector('.card').getBoundingClientRect();
  const met = (x, y) => button.contains(document.elementFromPoint(x, y));
  const longest = (from, to, at) => {
    let best = 0;
    let run = 0;
    for (let i = Math.ceil(from); i < to; i += 1) {
      run = at(i) ? run + 1 : 0;
      best = Math.max(best, run);
    }
    return best;
  };
  return [
    Math.max(...[0.2, 0.5, 0.8].map((part) =>
      longest(box.left, box.right, (x) => met(x, box.top + box.height * part)))),
    longest(box.top, box.bottom, (y) => met(box.left + box.width * 0.3, y)),
  ];
})"""
PLACES = """() => [...document.querySelectorAll('[data-place=pile], .own-front .spot, .fan-card')]
  .map((found) => found.getBoundingClientRect())
  .map(({ top, height }) => [Math.round(top), Math.round(height)])"""
# Cards in the air stay there until the test lets them land.
HELD = """
  const later = window.setTimeout;
  window.landing = [];
  window.setTimeout = (done, wait, ...more) =>
    (wait > 300 && wait < 1500 ? window.landing.push(done) : later(done, wait, ...more));
  Element.prototype.animate = () => ({ finished: new Promise(() => {}), cancel() {} });
"""
LAND = "() => { for (const done of window.landing.splice(0)) done(); }"


@pytest.mark.parametrize(("game", "cards"), HANDS)
def test_a_finger_meets_every_card(game: str, cards: int, visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, hoarded(game, cards), phone=True)
    expect(ann.page.locator("button.fan-card")).to_have_count(cards)
    paint_plainly(ann.page)
    for size in SIZES:
        resize(ann.page, size)
        assert not problems(boxes(ann.page)), f"at {size}"
        narrow = [met for met in ann.page.evaluate(MET) if min(met) < FINGER]
        assert not narrow, f"at {size}"


def test_so_many_cards_that_the_hand_is_pushed(visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, hoarded("clear4", 24), phone=True)
    resize(ann.page, (667, 375))
    fan = ann.by("hand")
    expect(fan).to_have_attribute("data-scrolls", "")
    last = ann.page.locator("button.fan-card").last
    expect(last).to_have_css("touch-action", "pan-y pinch-zoom")
    last.scroll_into_view_if_needed()
    assert last.evaluate(POINT) is not None


def _plain(match: Match, seat: int = 0) -> list[str]:
    """Numbers of Solo that can be laid without a question."""
    moves = match.moves(seat)
    return [move for move in moves if len(move) == 2 and move[1].isdigit() and f"{move}!" not in moves]


def _solo(visit: Visit, shed: Shed, **how: Any) -> tuple[Visitor, str]:
    situation = find("solo", lambda match: waits_only_for(match, 0) and bool(_plain(match)), 3, 10)
    ann = sit_among(visit, shed, situation, **how)
    ann.my_turn()
    return ann, _plain(situation.match)[0]


def test_a_card_waits_for_a_second_tap(visit: Visit, shed: Shed) -> None:
    ann, code = _solo(visit, shed, phone=True)
    cards = ann.page.locator("button.fan-card")
    before = cards.count()
    assert ann.touch(card(f"hand:{code}"))
    expect(ann.page.locator(".fan-card.is-chosen")).to_have_attribute("data-card", code)
    expect(ann.by("turn-banner")).to_have_text("Tap again to play")
    expect(ann.page.locator("button.is-target[data-place=discard]")).to_be_visible()
    expect(cards).to_have_count(before)
    assert ann.touch(".fan-card.is-chosen")
    expect(cards).to_have_count(before - 1)


def test_the_second_tap_may_be_on_the_pile(visit: Visit, shed: Shed) -> None:
    ann, code = _solo(visit, shed, phone=True)
    cards = ann.page.locator("button.fan-card")
    before = cards.count()
    assert ann.touch(card(f"hand:{code}"))
    assert ann.touch("button.is-target[data-place=discard]")
    expect(cards).to_have_count(before - 1)


def test_dragging_needs_no_second_tap(visit: Visit, shed: Shed) -> None:
    ann, code = _solo(visit, shed, phone=True)
    cards = ann.page.locator("button.fan-card")
    before = cards.count()
    ann.drag(card(f"hand:{code}"), "[data-place=discard]")
    expect(cards).to_have_count(before - 1)


def test_one_tap_is_enough_for_who_says_so(visit: Visit, shed: Shed) -> None:
    ann, code = _solo(visit, shed, phone=True)
    cards = ann.page.locator("button.fan-card")
    before = cards.count()
    ann.press("more")
    expect(ann.by("second-tap")).to_have_text("Play at the first tap")
    ann.press("second-tap")
    expect(ann.by("second-tap")).to_have_text("Play with a second tap")
    assert ann.page.evaluate("localStorage.getItem('cardshed-second-tap')") == "false"
    ann.page.reload()
    ann.my_turn()
    assert ann.touch(card(f"hand:{code}"))
    expect(cards).to_have_count(before - 1)


def test_a_mouse_plays_at_once(visit: Visit, shed: Shed) -> None:
    ann, code = _solo(visit, shed)
    cards = ann.page.locator("button.fan-card")
    before = cards.count()
    assert ann.touch(card(f"hand:{code}"))
    expect(cards).to_have_count(before - 1)


def _single(game: str) -> Callable[[Match], str | None]:
    """A card of my hand with which only one thing can be done, and that is not to end the turn."""

    def found(match: Match) -> str | None:
        if not waits_only_for(match, 0):
            return None
        moves = match.moves(0)
        for code in dict.fromkeys(match.view(0)["hands"][0]):
            mine = [move for move in moves if move.split(">")[0].split("!")[0] == code]
            built = game != "skipbo" or all(">b" in move for move in mine)
            if len(mine) == 1 and built and match.view(0)["hands"][0].count(code) == 1:
                return str(code)
        return None

    return found


@pytest.mark.parametrize("game", ["clear4", "hawaiki"])
def test_the_second_tap_in_other_games(game: str, visit: Visit, shed: Shed) -> None:
    single = _single(game)
    situation = find(game, lambda match: single(match) is not None, 3, 60)
    ann = sit_among(visit, shed, situation, phone=True)
    code = single(situation.match)
    log = ann.page.locator("button.fan-card")
    before = log.count()
    assert ann.touch(card(f"hand:{code}"))
    expect(ann.page.locator(".fan-card.is-chosen")).to_have_attribute("data-card", str(code))
    assert ann.touch(".fan-card.is-chosen")
    expect(ann.page.locator(f".fan-card[data-card='{code}']")).to_have_count(0)
    assert log.count() < before


def _only_cards(match: Match) -> bool:
    """Nothing has a button."""
    moves = match.moves(0) if waits_only_for(match, 0) else []
    return any(map(str.isdigit, moves)) and not any(move.isalpha() and move.islower() for move in moves)


@pytest.mark.parametrize("buttons", [True, False])
def test_nothing_moves_when_a_card_is_chosen(buttons: bool, visit: Visit, shed: Shed) -> None:
    situation = busy("clear4", 4) if buttons else find("clear4", _only_cards, 4, 60)
    moves = situation.match.moves(0)
    code = next(code for code in situation.match.view(0)["hands"][0] if code in moves and code.isdigit())
    ann = sit_among(visit, shed, situation, phone=True)
    ann.my_turn()
    assert (ann.page.locator(".action").count() > 0) == buttons
    for size in [(360, 640), (390, 844), (844, 390), (667, 375)]:
        resize(ann.page, size)
        boxes(ann.page)
        before = ann.page.evaluate(PLACES)
        assert ann.touch(card(f"hand:{code}"))
        expect(ann.by("action-lay-chosen")).to_be_visible()
        assert not problems(boxes(ann.page)), f"at {size}"
        assert ann.page.evaluate(PLACES) == before, f"at {size}"
        ann.page.keyboard.press("Escape")
        expect(ann.by("action-lay-chosen")).to_have_count(0)


FLYING = {"lay", "discard", "take", "draw"}
"""Events that cards are seen to fly in."""


def _last_of_a_turn(game: str) -> tuple[Situation, str]:
    """What comes before a move of mine that ends the turn with a card, and that move."""
    for number in range(MOST_DEALS):
        seed = number.to_bytes(32, "big")
        situation = Situation(seed, cardshed.game(game).match(3, seed, {}))
        match, dice = situation.match, random.Random(number)
        for _ in range(40):
            seat = match.waiting_for[0]
            move = dice.choice(match.moves(seat))
            mine = waits_only_for(match, 0)
            told = [event["event"] for event in match.play(seat, move)]
            if match.over or match.round > 1:
                break
            if mine and 0 not in match.waiting_for and FLYING & {*told}:
                return situation, move
            situation.moves.append((seat, move))
    raise AssertionError(f"no turn of {game} ends like that")


@pytest.mark.parametrize("game", ["clear4", "hawaiki", "skipbo", "solo"])
def test_the_turn_is_over_at_once(game: str, visit: Visit, shed: Shed) -> None:
    situation, move = _last_of_a_turn(game)
    ann = sit_among(visit, shed, situation, phone=True, motion="no-preference", init=HELD)
    ann.my_turn()
    shed.play(ann.page.url.rsplit("/", 1)[-1], [(0, move)])
    expect(ann.page.locator(".flying").first).to_be_attached()
    expect(ann.by("turn-banner")).to_have_attribute("data-mine", "false")
    expect(ann.page.locator(".fan-card.is-source")).to_have_count(0)
    for held in ann.page.locator("button.fan-card:not(.has-left)").all()[:2]:
        ann.press_at(*held.evaluate(POINT))
    _let_land(ann.page)
    expect(ann.by("refusal")).to_have_count(0)


def _let_land(page: Page) -> None:
    page.evaluate(LAND)
    expect(page.locator(".flying")).to_have_count(0)


# What two fingers cannot begin at: neither there nor at anything around it may the page forbid them.
FORBIDDEN = """() => [...document.querySelectorAll('.table *')].filter((found) => {
  const allowed = getComputedStyle(found).touchAction;
  return !['auto', 'manipulation'].includes(allowed) && !allowed.includes('pinch-zoom');
}).map((found) => found.className)"""


@pytest.mark.parametrize("game", ["clear4", "hawaiki", "skipbo", "solo"])
def test_two_fingers_make_the_page_larger_from_anywhere(game: str, visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, busy(game, 4), phone=True)
    expect(ann.page.locator("button.fan-card").first).to_have_css("touch-action", "pinch-zoom")
    assert not ann.page.evaluate(FORBIDDEN)
