"""A code said on the phone: shown in the lobby, typed in on the first page, good for nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import expect

from cardshed.cli.limits import changed
from tests.browser.conftest import Visit
from tests.browser.shed import QUICK, Shed
from tests.browser.visitor import Visitor, wishes
from tests.server.running import FREE, running

REFUSED = re.compile(r"the server responded with a status of (404|429)")
WRONG = "BBBBB"


def said_code(visitor: Visitor) -> str:
    """What stands in the lobby, as somebody reads it out."""
    return "".join(visitor.by("code").locator(".visually-hidden").inner_text().split())


def type_code(visitor: Visitor, code: str) -> None:
    visitor.go()
    visitor.press("have-code")
    expect(visitor.by("code-field")).to_be_focused()
    visitor.by("code-field").fill(code)
    visitor.by("code-field").press("Enter")


def is_told(visitor: Visitor, words: str) -> None:
    expect(visitor.page.get_by_role("alert")).to_contain_text(words)
    expect(visitor.by("code-field")).to_be_focused()
    visitor.forgive(REFUSED)


@pytest.mark.parametrize("phone", [False, True])
def test_a_friend_comes_by_the_code(phone: bool, visit: Visit) -> None:
    ann, bob = visit("Ann", phone=phone, wishes=wishes("solo")), visit("Bob", phone=phone)
    link = ann.with_friends("solo")
    code = said_code(ann)
    ann.no_sideways_scrolling()
    bob.go()
    bob.press("have-code")
    bob.no_sideways_scrolling()
    bob.by("code-field").fill(f" {code[:3].lower()} {code[3:].lower()}")
    bob.press("code-enter")
    expect(bob.page).to_have_url(link)
    bob.press("sit")
    expect(ann.page.locator(".seat.is-person")).to_have_count(2)
    assert said_code(bob) == code


def test_what_can_be_tapped_is_large_enough(visit: Visit) -> None:
    ann = visit(phone=True)
    ann.go()
    ann.press("have-code")
    for testid in ("have-code", "code-field", "code-enter"):
        box = ann.by(testid).bounding_box()
        assert box is not None
        assert box["height"] >= 44, testid


def test_a_wrong_code(visit: Visit) -> None:
    bob = visit("Bob")
    type_code(bob, WRONG)
    is_told(bob, "No table is waiting under this code")
    bob.by("code-field").fill("C")
    expect(bob.page.get_by_role("alert")).to_be_empty()


def test_a_code_after_the_cards_are_dealt(visit: Visit) -> None:
    ann, bob = visit("Ann", wishes=wishes("solo")), visit("Bob")
    ann.with_friends("solo")
    code = said_code(ann)
    ann.press("fill-and-start")
    ann.arrive()
    type_code(bob, code)
    is_told(bob, "ask for the link")


def test_too_many_codes(visit: Visit, tmp_path: Path) -> None:
    few = changed(FREE.limits, ["address.wrong_codes=0.001/2"])
    with running(tmp_path / "tables.db", QUICK, replace(FREE, limits=few)) as server:
        shed = Shed(server)
        shed.wait_until_ready(only="solo")
        bob = visit("Bob", url=shed.url)
        type_code(bob, WRONG)
        is_told(bob, "No table is waiting")
        bob.by("code-field").fill("CCCCC")
        bob.press("code-enter")
        is_told(bob, "No table is waiting")
        bob.by("code-field").fill("DDDDD")
        bob.press("code-enter")
        is_told(bob, "That was a lot of codes")
        bob.leave()


@pytest.mark.parametrize(
    ("lang", "spoken", "unknown"),
    [
        ("en-GB", "Or read out this code over the phone:", "No table is waiting"),
        ("de-DE", "Oder sag diesen Code am Telefon:", "wartet kein Tisch"),
        ("fr-FR", "Ou dicte ce code au téléphone :", "Aucune table n’attend"),
        ("it-IT", "Oppure detta questo codice al telefono:", "non aspetta nessun tavolo"),
    ],
)
def test_in_four_languages(lang: str, spoken: str, unknown: str, visit: Visit) -> None:
    ann = visit(lang=lang, phone=True, wishes=wishes("solo"))
    ann.with_friends("solo")
    expect(ann.page.locator(".spoken-code")).to_contain_text(spoken)
    ann.no_sideways_scrolling()
    type_code(ann, WRONG)
    is_told(ann, unknown)
    ann.no_sideways_scrolling()
