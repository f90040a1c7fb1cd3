"""My matches, and taking them to another device: by a code, by a link, and never by accident."""

from __future__ import annotations

import re
import time
from typing import Literal

import msgspec
import pytest
from playwright.sync_api import expect

from cardshed.table.house import RESULTS
from cardshed.table.store import ResultRow, writing
from tests.browser.conftest import Visit
from tests.browser.player import Player, play_to_the_end
from tests.browser.shed import Shed, quickly
from tests.browser.test_accessibility import THEMES, _scan
from tests.browser.test_languages import LOCALES, _all_in_words
from tests.browser.visitor import Visitor, wishes

NO_SUCH_CODE = re.compile("404")
TABLE = "t" * 22
TOLD = {
    "names": ["Ann", "Bob", "Cleo"],
    "bots": [None, "medium", None],
    "colours": ["teal", "moss", "sky"],
    "winners": [0],
    "scores": [-3, -5, -9],
    "seat": 0,
}


def identity(visitor: Visitor) -> str:
    """Who the server takes a browser for."""
    (value,) = [cookie["value"] for cookie in visitor.context.cookies() if cookie["name"] == "cardshed"]
    return value.split(".")[0]


def have_played(shed: Shed, visitor: Visitor, count: int) -> None:
    """As if somebody had finished matches of Clear 4, every second one won, long ago or just now."""
    if not visitor.context.cookies():
        visitor.go()
    player, now = identity(visitor), time.time_ns() // 1_000_000
    rows = [
        ResultRow(
            player, now - 3_600_000 * age, TABLE, 1 + age, "clear4", "people", age % 2 == 0, -3, True,
            msgspec.json.encode(TOLD | {"winners": [age % 2]}) if age < 80 else None,
        )
        for age in range(count)
    ]  # fmt: skip
    shed.write([writing.result(row) for row in rows])


def code_of(visitor: Visitor) -> str:
    """The code that a device shows."""
    visitor.go("/mine")
    visitor.press("devices-code")
    expect(visitor.by("carry-code")).to_have_text(re.compile(r"\w{4}-\w{4}-\w{4}"))
    return visitor.by("carry-code").inner_text()


def try_code(visitor: Visitor, code: str) -> None:
    visitor.by("carry-typed").fill(code)
    visitor.press("carry-look")


def test_a_match_is_among_mine_when_it_is_over(visit: Visit) -> None:
    ann = visit("Ann", wishes=wishes("clear4"))
    with quickly("clear4"):
        table = ann.play_now("clear4")
    play_to_the_end(Player(ann))
    won = "You win" in ann.result().inner_text()
    ann.press(ann.result().get_by_role("link", name="My matches"))
    entry = ann.by("played")
    expect(entry).to_have_count(1)
    expect(entry).to_contain_text("Clear 4")
    expect(entry).to_contain_text("You won" if won else "won")
    expect(entry).to_contain_text("(bot, Medium)")
    row = ann.by("statistics-clear4").locator("tr[data-level=medium]")
    expect(row).to_contain_text("1 of 1" if won else "0 of 1")
    expect(ann.by("mine-unfinished")).to_have_count(0)
    ann.press(entry)
    expect(ann.by("replay-table")).to_be_visible()
    assert ann.page.url.endswith(f"/m/{table}-1")
    ann.press(ann.by("match-result").get_by_role("link", name="My matches"))
    expect(entry).to_have_count(1)


def test_the_way_back_to_an_unfinished_table(visit: Visit) -> None:
    ann = visit("Ann", wishes=wishes("solo"))
    table = ann.play_now("solo")
    ann.my_turn()
    ann.go()
    ann.press("home-mine")
    expect(ann.by("mine-empty")).to_have_count(0)
    ann.press(ann.by("mine-unfinished").get_by_role("link"))
    assert ann.arrive() == table


def test_nothing_played_yet(visit: Visit) -> None:
    ann = visit("Ann")
    ann.go()
    ann.press("bar-mine")
    expect(ann.by("mine-empty")).to_be_visible()
    expect(ann.page).to_have_title("My matches · Cardshed")
    ann.press(ann.by("mine-empty").get_by_role("link"))
    expect(ann.by("play-solo")).to_be_visible()


def test_older_matches_come_when_they_are_asked_for(visit: Visit, shed: Shed) -> None:
    ann = visit("Ann")
    count = 3 * RESULTS
    have_played(shed, ann, count)
    ann.go("/mine")
    entries = ann.by("played")
    expect(entries).to_have_count(RESULTS)
    row = ann.by("statistics-clear4").locator("tr[data-level=people]")
    expect(row).to_contain_text(f"{count // 2} of {count}")
    ann.by("older").focus()
    ann.page.keyboard.press("Enter")
    expect(entries).to_have_count(2 * RESULTS)
    expect(entries.nth(RESULTS)).to_be_focused()
    ann.press("older")
    expect(entries).to_have_count(count)
    expect(ann.by("older")).to_have_count(0)
    expect(entries.nth(0)).to_contain_text("You won")
    expect(entries.nth(1)).to_contain_text("Bob won")
    expect(entries.nth(0)).to_contain_text("with Bob (bot, Medium) and Cleo")
    assert entries.nth(0).get_attribute("href") == f"/m/{TABLE}-1"
    expect(entries.last).to_contain_text("only the result was kept")
    assert entries.last.get_attribute("href") is None


# Another device


def test_a_code_takes_everything_to_another_device(visit: Visit, shed: Shed) -> None:
    ann, phone = visit("Ann", wishes=wishes("solo")), visit("Phone", phone=True)
    table = ann.play_now("solo")
    ann.my_turn()
    hand = ann.hand()
    have_played(shed, ann, 2)
    code = code_of(ann)
    phone.go("/mine")
    phone.press("devices-carry")
    before = identity(phone)
    try_code(phone, code.lower().replace("-", " "))
    expect(phone.page.get_by_role("heading", name="Become Ann on this device?")).to_be_visible()
    expect(phone.by("carry-page")).to_contain_text("What Phone has played on this device so far stays behind")
    assert identity(phone) == before, "nothing happens before somebody says yes"
    phone.press("carry-take")
    expect(phone.by("played")).to_have_count(2)
    expect(phone.by("me")).to_contain_text("Ann")
    assert identity(phone) == identity(ann)
    phone.press(phone.by("mine-unfinished").get_by_role("link"))
    assert phone.arrive() == table
    phone.my_turn()
    assert phone.hand() == hand


def test_a_link_only_asks(visit: Visit) -> None:
    ann, other = visit("Ann"), visit("Other")
    code = code_of(ann)
    link = ann.by("carry-link").input_value()
    assert link.endswith(f"/carry#{code}")
    other.go()
    before = identity(other)
    other.page.goto(link)
    question = other.page.get_by_role("heading", name="Become Ann on this device?")
    expect(question).to_be_focused()
    assert code not in other.page.evaluate("location.href"), "no history has the code"
    other.press("carry-leave")
    expect(other.by("carry-typed")).to_be_visible()
    assert identity(other) == before
    other.page.goto("/")
    other.page.goto(link)
    other.press("carry-take")
    expect(other.by("mine-page")).to_be_visible()
    assert identity(other) == identity(ann)
    expect(other.by("me")).to_contain_text("Ann")


def test_a_wrong_or_used_code_says_so(visit: Visit) -> None:
    ann, other, third = visit("Ann"), visit("Other"), visit("Third")
    code = code_of(ann)
    other.go("/carry")
    try_code(other, "0000-0000-0000")
    expect(other.by("carry-problem")).to_contain_text("doesn’t work")
    third.go("/carry")
    try_code(third, code)
    expect(third.by("carry-take")).to_be_visible()
    try_code(other, code)
    other.press("carry-take")
    expect(other.by("mine-page")).to_be_visible()
    before = identity(third)
    third.press("carry-take")
    expect(third.by("carry-problem")).to_contain_text("already used")
    assert identity(third) == before
    for visitor in (other, third):
        visitor.forgive(NO_SUCH_CODE)


def test_ones_own_code_is_recognised(visit: Visit) -> None:
    ann = visit("Ann")
    code = code_of(ann)
    ann.go("/carry")
    try_code(ann, code)
    expect(ann.page.get_by_role("heading", name="This device already knows you")).to_be_visible()


def test_being_forgotten(visit: Visit, shed: Shed) -> None:
    ann = visit("Ann")
    have_played(shed, ann, 1)
    ann.go("/")
    ann.press("me")
    ann.press("me-devices")
    expect(ann.page.locator("#devices-title")).to_be_focused()
    before = identity(ann)
    ann.press("devices-forget")
    ann.press(ann.page.get_by_role("button", name="Don’t change anything"))
    assert identity(ann) == before
    ann.press("devices-forget")
    ann.press("forget-yes")
    expect(ann.by("play-solo")).to_be_visible()
    assert identity(ann) != before
    expect(ann.by("me")).not_to_contain_text("Ann")
    ann.go("/mine")
    expect(ann.by("mine-empty")).to_be_visible()


# For everybody


@pytest.mark.parametrize("lang", LOCALES)
def test_all_of_it_in_words(lang: str, visit: Visit, shed: Shed) -> None:
    ann, other = visit("Ann", lang=LOCALES[lang]), visit("Other", lang=LOCALES[lang])
    have_played(shed, ann, RESULTS + 1)
    ann.go("/mine")
    expect(ann.page.locator("html")).to_have_attribute("lang", lang)
    expect(ann.by("played")).to_have_count(RESULTS)
    _all_in_words(ann)
    code = code_of(ann)
    _all_in_words(ann)
    ann.page.keyboard.press("Escape")
    ann.press("devices-forget")
    _all_in_words(ann)
    other.go("/mine")
    expect(other.by("mine-empty")).to_be_visible()
    _all_in_words(other)
    other.go("/carry")
    try_code(other, "0")
    expect(other.by("carry-problem")).not_to_be_empty()
    _all_in_words(other)
    other.forgive(NO_SUCH_CODE)
    try_code(other, code)
    expect(other.by("carry-take")).to_be_visible()
    _all_in_words(other)


@pytest.mark.parametrize("lang", LOCALES)
def test_on_a_phone(lang: str, visit: Visit, shed: Shed) -> None:
    ann = visit("Ann", lang=LOCALES[lang], phone=True)
    have_played(shed, ann, 3)
    ann.go("/mine")
    expect(ann.by("played")).to_have_count(3)
    ann.no_sideways_scrolling()
    _large_enough(ann)
    ann.press("devices-code")
    expect(ann.by("carry-code")).to_be_visible()
    _large_enough(ann)
    wide, room = ann.by("carry-code").evaluate("(code) => [code.scrollWidth, code.clientWidth]")
    assert wide <= room, "the code stands on one line"
    ann.go("/carry")
    expect(ann.by("carry-typed")).to_be_visible()
    ann.no_sideways_scrolling()
    _large_enough(ann)


def _large_enough(visitor: Visitor) -> None:
    small = visitor.page.evaluate("""() => [...document.querySelectorAll('main a, main button, main input')]
        .filter((found) => found.checkVisibility() && found.getBoundingClientRect().height < 44)
        .map((found) => found.outerHTML)""")
    assert small == []


@pytest.mark.parametrize("theme", THEMES)
def test_as_axe_sees_it(theme: Literal["light", "dark"], visit: Visit, shed: Shed) -> None:
    ann, other = visit("Ann", theme=theme), visit("Other", theme=theme)
    have_played(shed, ann, RESULTS + 1)
    ann.go("/mine")
    expect(ann.by("played")).to_have_count(RESULTS)
    found = _scan(ann, "mine")
    code = code_of(ann)
    found += _scan(ann, "code")
    ann.page.keyboard.press("Escape")
    ann.press("devices-forget")
    found += _scan(ann, "forget")
    other.go("/carry")
    try_code(other, "0")
    expect(other.by("carry-problem")).not_to_be_empty()
    found += _scan(other, "carry")
    other.forgive(NO_SUCH_CODE)
    try_code(other, code)
    expect(other.by("carry-take")).to_be_visible()
    found += _scan(other, "question")
    assert not found, "\n".join(found)
