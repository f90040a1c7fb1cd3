"""Two browsers at one table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.shed import Shed, dealt
from tests.browser.situations import Situation
from tests.browser.visitor import Visitor, wishes


def meet(
    visit: Visit, game: str, *, start: bool = True, guest: dict[str, Any] | None = None, **order: Any
) -> tuple[Visitor, Visitor, str]:
    """Ann makes a table, Bob comes by the link with a browser of some kind; gives both and the table's id."""
    ann = visit("Ann", wishes=wishes(game, **order))
    bob = visit("Bob", **(guest or {}))
    link = ann.with_friends(game)
    bob.sit_down(link)
    expect(ann.page.locator(".seat.is-person")).to_have_count(2)
    if start:
        begin(ann, bob)
    return ann, bob, link.rsplit("/", 1)[-1]


def begin(ann: Visitor, bob: Visitor) -> None:
    ann.press("start")
    ann.arrive()
    bob.arrive()


def meet_at(
    visit: Visit, shed: Shed, game: str, situation: Situation, **order: Any
) -> tuple[Visitor, Visitor]:
    """Ann at seat 0 and Bob at seat 1, where the cards are as they should be."""
    ann, bob, table = meet(visit, game, start=False, **order)
    with dealt(situation.seed):
        begin(ann, bob)
    shed.play(table, situation.moves)
    for visitor in (ann, bob):
        visitor.page.reload()
        visitor.arrive()
    return ann, bob
