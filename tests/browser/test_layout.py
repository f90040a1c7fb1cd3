"""Tables in windows of all sizes: nothing overlaps, nothing is outside, and cards use the room there is."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest
from playwright.sync_api import expect

from cardshed import Match
from tests.browser.conftest import Visit
from tests.browser.layouts import Size, boxes, busy, paint_plainly, problems, resize, shares
from tests.browser.meeting import sit_among
from tests.browser.shed import Shed
from tests.browser.situations import find, hoarded, waits_only_for
from tests.browser.test_languages import LOCALES
from tests.browser.visitor import Visitor, card, wishes

PHONES: list[Size] = [(360, 640), (390, 844), (844, 390)]
# 853 × 533 is 1280 × 800 at 150 %.
DESKS: list[Size] = [(853, 533), (1024, 600), (1280, 800), (1920, 1080)]
LARGE: list[Size] = [(2560, 1440), (3840, 2160)]
TABLES = [
    ("clear4", 2), ("clear4", 3), ("clear4", 4), ("clear4", 5), ("clear4", 6),
    ("hawaiki", 2), ("hawaiki", 3), ("hawaiki", 6),
    ("skipbo", 2), ("skipbo", 3), ("skipbo", 4), ("skipbo", 5), ("skipbo", 6),
    ("solo", 3), ("solo", 7), ("solo", 10),
]  # fmt: skip
# Per cent of the table's height that the cards have at least where there is room.
LEAST = {"hand": 20, "front": 13, "middle": 13, "others": 5}


# Where there is room for a refusal or for hints, not for both.
ONE_AT_A_TIME = {(5, (360, 640)), (5, (390, 844)), (6, (360, 640))}
# How many lines a text takes; what is cut off counts as one too many.
LINES = """(found) => {
  const words = document.createRange();
  words.selectNodeContents(found);
  const tops = new Set([...words.getClientRects()].map((line) => Math.round(line.top)));
  const cut = found.scrollWidth > found.clientWidth + 1 || found.scrollHeight > found.clientHeight + 1;
  return tops.size + (cut ? 9 : 0);
}"""


def _problems(ann: Visitor, sizes: Iterable[Size]) -> list[str]:
    paint_plainly(ann.page)
    found = []
    for size in sizes:
        resize(ann.page, size)
        found += [f"{size[0]} × {size[1]}: {problem}" for problem in problems(boxes(ann.page))]
    return found


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_nothing_overlaps(game: str, seats: int, visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, busy(game, seats))
    assert not _problems(ann, [*PHONES, *DESKS])
    for size in LARGE:
        resize(ann.page, size)
        seen = boxes(ann.page)
        assert not problems(seen)
        small = {zone: share for zone, share in shares(seen).items() if share < LEAST[zone]}
        assert not small, f"too small at {size}"


@pytest.mark.parametrize(
    ("game", "seats"), [("clear4", 3), ("clear4", 6), ("hawaiki", 4), ("skipbo", 6), ("solo", 10)]
)
def test_a_small_window_is_pushed_up_and_down(game: str, seats: int, visit: Visit, shed: Shed) -> None:
    """WCAG 1.4.10: 1280 × 1024 at 400 % and at 300 %, and windows lower than any table fits."""
    ann = sit_among(visit, shed, busy(game, seats))
    assert not _problems(ann, [(320, 256), (320, 568), (427, 341), (600, 300), (720, 340)])
    for size in [(320, 256), (600, 300)]:
        resize(ann.page, size)
        for name in ("more", "hand", "goal"):
            found = ann.by(name)
            if found.is_visible():
                found.scroll_into_view_if_needed()
                expect(found).to_be_in_viewport()


def test_the_partners_piles_have_their_room(visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, busy("skipbo", 6, teams=True))
    expect(ann.page.locator(".sb-front.is-partner")).to_be_visible()
    assert not _problems(ann, [*PHONES, *DESKS, *LARGE])


def test_others_stand_in_one_row_on_a_desk(visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, busy("skipbo", 6))
    resize(ann.page, (1280, 800))
    assert not problems(boxes(ann.page))
    tops = ann.page.locator(".player").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 5
    assert max(tops) - min(tops) < 30
    pile = ann.page.locator("[data-place=b1] .card, [data-place=b1] .card-outline").first.bounding_box()
    assert pile is not None
    assert pile["height"] > 92


@pytest.mark.parametrize(
    ("game", "seats", "cards"),
    [("clear4", 4, 24), ("clear4", 6, 14), ("hawaiki", 5, 12), ("solo", 4, 20), ("solo", 10, 17)],
)
def test_many_cards_in_hand(game: str, seats: int, cards: int, visit: Visit, shed: Shed) -> None:
    ann = sit_among(visit, shed, hoarded(game, cards, seats))
    assert len(ann.hand()) == cards
    assert not _problems(ann, [*PHONES, *DESKS, *LARGE])


@pytest.mark.parametrize(("seats", "lang"), [(3, "fr"), (4, "en"), (5, "de"), (6, "en")])
def test_a_refusal_hints_and_phrases_cover_nothing(seats: int, lang: str, visit: Visit, shed: Shed) -> None:
    shed.wait_until_ready("expert", only="clear4")

    def idle(match: Match) -> set[str]:
        return {code for code in _hand(match) if code.isdigit()} - set(match.moves(0))

    situation = find("clear4", lambda match: waits_only_for(match, 0) and bool(idle(match)), seats, 60)
    ann = sit_among(visit, shed, situation, clock=120, lang=LOCALES[lang])
    paint_plainly(ann.page)
    table = ann.page.url.rsplit("/", 1)[-1]
    ann.press("hint")
    expect(ann.by("hints")).to_be_visible()
    for size in [*PHONES, *DESKS, *LARGE]:
        resize(ann.page, size)
        boxes(ann.page)
        assert ann.touch(card(f"hand:{min(idle(situation.match))}"))
        expect(ann.by("refusal")).to_be_visible()
        shed.say(table, [1], "bye")
        expect(ann.page.locator(".player .bubble")).to_be_visible()
        assert not problems(boxes(ann.page)), f"at {size}"
        if (seats, size) not in ONE_AT_A_TIME:
            expect(ann.by("hints")).to_be_visible()


def test_a_refusal_is_read_whole_on_a_desk(visit: Visit, shed: Shed) -> None:
    def idle(match: Match) -> set[str]:
        return {code for code in _hand(match) if code.isdigit()} - set(match.moves(0))

    situation = find("clear4", lambda match: waits_only_for(match, 0) and bool(idle(match)), 6, 60)
    ann = sit_among(visit, shed, situation)
    for size in [(1280, 800), (1920, 1080)]:
        resize(ann.page, size)
        assert ann.touch(card(f"hand:{min(idle(situation.match))}"))
        words = ann.by("refusal").locator("p")
        expect(words).to_be_visible()
        boxes(ann.page)
        assert words.evaluate("(found) => found.scrollHeight <= found.clientHeight + 1"), f"cut at {size}"


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_hints_can_be_read_beside_an_action(lang: str, visit: Visit, shed: Shed) -> None:
    shed.wait_until_ready("expert", only="solo")

    def has_drawn(match: Match) -> bool:
        return waits_only_for(match, 0) and "keep" in match.moves(0) and len(match.moves(0)) > 1

    situation = find("solo", has_drawn, 3, 60)
    ann = sit_among(visit, shed, situation, lang=LOCALES[lang])
    paint_plainly(ann.page)
    ann.press("hint")
    links = ann.by("hints").locator(".link")
    expect(links.first).to_be_visible()
    for size in [*PHONES, *DESKS]:
        resize(ann.page, size)
        assert not problems(boxes(ann.page)), f"at {size}"
        for link in links.all():
            if link.is_visible():
                assert link.evaluate(LINES) <= 2, f"at {size}"


def test_a_question_covers_nothing(visit: Visit, shed: Shed) -> None:
    situation = find("solo", lambda match: waits_only_for(match, 0) and "color:R" in match.moves(0), 6)
    ann = sit_among(visit, shed, situation)
    ann.my_turn()
    assert ann.touch(card("hand:color"))
    expect(ann.page.locator(".chooser")).to_be_visible()
    assert not _problems(ann, [*PHONES, *DESKS, *LARGE])
    ann.page.locator(".chooser .button").click()
    ann.my_turn()


def test_the_menu_lies_over_hints(visit: Visit, shed: Shed) -> None:
    shed.wait_until_ready("expert", only="clear4")
    ann = visit(wishes=wishes("clear4"))
    ann.play_now("clear4")
    ann.my_turn()
    ann.press("hint")
    expect(ann.by("hints")).to_be_visible()
    for size in [(360, 640), (1280, 800)]:
        resize(ann.page, size)
        ann.press("more")
        for entry in ann.page.locator(".popup button").all():
            expect(entry).to_be_in_viewport(ratio=1)
            entry.click(trial=True)
        ann.page.keyboard.press("Escape")


def test_what_is_told_in_passing_lies_over_no_card(visit: Visit) -> None:
    ann = visit(wishes=wishes("solo"))
    ann.play_now("solo")
    ann.my_turn()
    for size in [(360, 640), (844, 390), (1280, 800)]:
        resize(ann.page, size)
        ann.press("more")
        ann.press("watch-link")
        toast = ann.page.locator(".toast")
        expect(toast).to_be_visible()
        told, table = toast.bounding_box(), ann.page.locator(".table").bounding_box()
        assert told is not None
        assert table is not None
        assert told["y"] >= 0
        assert told["y"] + told["height"] <= table["y"] + 1
        expect(toast).to_have_count(0)


def test_the_clock_has_digits(visit: Visit, shed: Shed) -> None:
    situation = find("solo", lambda match: waits_only_for(match, 0), 3)
    ann = sit_among(visit, shed, situation, clock=60)
    clock = ann.page.locator(".own-plate .clock")
    digits = clock.locator(".clock-digits")
    for size in [(360, 640), (1280, 800)]:
        resize(ann.page, size)
        expect(digits).to_have_text(re.compile(r"^(1:00|[1-5]?\d)$"))
        box = clock.bounding_box()
        assert box is not None
        assert box["height"] >= 36
        assert not problems(boxes(ann.page))
    expect(clock).to_have_attribute("aria-label", re.compile(r"^\d+ seconds left$"))
    now = digits.inner_text()
    expect(digits).not_to_have_text(now)


def _hand(match: Match) -> list[str]:
    return list(match.view(0)["hands"][0])
