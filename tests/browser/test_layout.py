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
from tests.browser.situations import find, waits_only_for
from tests.browser.visitor import Visitor, card, wishes

PHONES: list[Size] = [(360, 640), (390, 844), (844, 390)]
# 853 × 533 is 1280 × 800 at 150 %.
DESKS: list[Size] = [(853, 533), (1024, 600), (1280, 800), (1920, 1080)]
LARGE: list[Size] = [(2560, 1440), (3840, 2160)]
TABLES = [
    ("clear4", 2), ("clear4", 4), ("clear4", 6), ("hawaiki", 2), ("hawaiki", 6),
    ("skipbo", 2), ("skipbo", 5), ("skipbo", 6), ("solo", 3), ("solo", 7), ("solo", 10),
]  # fmt: skip
# Per cent of the table's height that the cards have at least where there is room.
LEAST = {"hand": 20, "front": 13, "middle": 13, "others": 5}


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


def test_many_cards_in_hand(visit: Visit, shed: Shed) -> None:
    situation = find("solo", lambda match: waits_only_for(match, 0) and len(_hand(match)) == 20, 4, hand=20)
    ann = sit_among(visit, shed, situation)
    assert not _problems(ann, [*PHONES, *DESKS, *LARGE])


@pytest.mark.parametrize("seats", [4, 6])
def test_a_refusal_hints_and_phrases_cover_nothing(seats: int, visit: Visit, shed: Shed) -> None:
    shed.wait_until_ready("expert", only="clear4")

    def idle(match: Match) -> set[str]:
        return {code for code in _hand(match) if code.isdigit()} - set(match.moves(0))

    situation = find("clear4", lambda match: waits_only_for(match, 0) and bool(idle(match)), seats, 60)
    ann = sit_among(visit, shed, situation, clock=120)
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
        # Six at a small phone have room for one answer at a time.
        if seats == 4 or size != (360, 640):
            expect(ann.by("hints")).to_be_visible()


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
        toast = ann.page.locator(".toast").last
        expect(toast).to_be_visible()
        told, table = toast.bounding_box(), ann.page.locator(".table").bounding_box()
        assert told is not None
        assert table is not None
        assert told["y"] >= 0
        assert told["y"] + told["height"] <= table["y"] + 1


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
