"""Two browsers at one table."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.shed import Shed, dealt
from tests.browser.situations import Situation
from tests.browser.visitor import Visitor, wishes

NAMES = ("Maximiliane", "Bob", "Charlotte", "Dee", "Emil", "Florentina", "Gus", "Henriette", "Ida")


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


def sit_among(visit: Visit, shed: Shed, situation: Situation, clock: int = 0, **how: Any) -> Visitor:
    """Ann at seat 0 of a full table, where the cards are as they should be; the others are not there.

    `how`: with what kind of browser she comes.
    """
    match = situation.match
    game, options = match.view(0)["game"], match.view(0)["options"]
    ann = visit("Ann", wishes=wishes(game, seats=match.seats, clock=clock, **options), **how)
    table = ann.with_friends(game).rsplit("/", 1)[-1]
    shed.seat(table, NAMES[: match.seats - 1])
    expect(ann.page.locator(".seat.is-person")).to_have_count(match.seats)
    with dealt(situation.seed):
        ann.press("start")
        ann.arrive()
    shed.play(table, situation.moves)
    ann.page.reload()
    ann.arrive()
    return ann
