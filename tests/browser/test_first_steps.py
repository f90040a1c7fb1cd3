"""What somebody sees who plays for the first time."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import expect

from cardshed import Match
from tests.browser.conftest import Visit
from tests.browser.shed import dealt
from tests.browser.situations import find, waits_only_for
from tests.browser.visitor import LONGER, Visitor, card, wishes

NOT_THERE = "Cards don’t go there."


def _hand(match: Match) -> list[str]:
    return list(match.view(0)["hands"][0])


def _begins(match: Match) -> bool:
    return waits_only_for(match, 0) and match.turn == 0


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", LONGER)
def test_the_goal_is_in_sight_from_the_first_turn(visit: Visit, game: str, phone: bool) -> None:
    ann = visit(wishes=wishes(game, **LONGER[game]), phone=phone)
    with dealt(find(game, _begins, **LONGER[game]).seed):
        ann.play_now(game)
    ann.my_turn()
    goal = ann.by("goal")
    expect(goal).to_contain_text("Goal: ")
    expect(goal).to_be_in_viewport(ratio=1)


def _first_turn(visit: Visit, phone: bool = False) -> tuple[Visitor, str]:
    """Nothing but discarding is possible; gives a card that occurs once."""
    situation = find(
        "skipbo",
        lambda match: _begins(match) and all(">d" in move for move in match.moves(0)),
        stock=20,
    )
    ann = visit(wishes=wishes("skipbo", stock=20), phone=phone)
    with dealt(situation.seed):
        ann.play_now("skipbo")
    ann.my_turn()
    return ann, _hand(situation.match)[0]


@pytest.mark.parametrize("phone", [False, True])
def test_a_first_turn_of_discarding(visit: Visit, phone: bool) -> None:
    ann, code = _first_turn(visit, phone)
    expect(ann.by("turn-banner")).to_have_text("Your turn: you can only discard")
    expect(ann.page.get_by_text("Your stock", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("Your discard piles: a card here ends your turn")).to_be_visible()
    assert ann.touch(card(f"hand:{code}"))
    expect(ann.by("turn-banner")).to_have_text("Discarding ends your turn")
    assert ann.touch(card("d1"))
    expect(ann.page.locator(f"[data-place=d1] [data-card='{code}']")).to_be_visible()


def test_places_that_take_nothing_say_so(visit: Visit) -> None:
    ann, code = _first_turn(visit)
    mine, refusal = card(f"hand:{code}"), ann.by("refusal")
    ann.touch("[data-place=draw]")
    expect(refusal).to_contain_text("First choose one of your cards")
    for place in ("draw", "done", "stock@1"):
        ann.drag(mine, f"[data-place='{place}']")
        expect(refusal).to_contain_text(NOT_THERE)
        ann.page.keyboard.press("Escape")
        expect(refusal).to_have_count(0)
        assert ann.touch(mine)
        expect(refusal).to_have_count(0)
        assert ann.touch(f"[data-place='{place}']")
        expect(refusal).to_contain_text(NOT_THERE)
        ann.page.keyboard.press("Escape")
    ann.drag(mine, "[data-place=b1]")
    expect(refusal.locator("button.link")).to_contain_text("SB-")
    assert code in ann.hand()


@pytest.mark.parametrize("game", ["clear4", "hawaiki", "solo"])
def test_a_card_is_not_laid_by_letting_it_go_over_somebody(visit: Visit, game: str) -> None:
    def plain(match: Match) -> list[str]:
        moves = {move.split(">")[0] for move in match.moves(0)} - {"P", "C"}
        return [code for code in _hand(match) if code in moves and not code.endswith(("swap", "gift"))]

    situation = find(game, lambda match: _begins(match) and bool(plain(match)))
    ann = visit(wishes=wishes(game))
    with dealt(situation.seed):
        ann.play_now(game)
    ann.my_turn()
    before = ann.hand()
    ann.drag(card(f"hand:{plain(situation.match)[0]}"), ".player .hand-of")
    expect(ann.by("refusal")).to_contain_text(NOT_THERE)
    assert ann.hand() == before


def test_dragging_one_of_several_chooses_it_first(visit: Visit) -> None:
    def pairs(match: Match) -> list[str]:
        held = Counter(_hand(match))
        return [code for code in match.moves(0) if code.isdigit() and held[code] == 2]

    situation = find("clear4", lambda match: _begins(match) and bool(pairs(match)))
    ann = visit(wishes=wishes("clear4"))
    with dealt(situation.seed):
        ann.play_now("clear4")
    ann.my_turn()
    code = pairs(situation.match)[0]
    ann.drag(card(f"hand:{code}"), "[data-place=pile]")
    expect(ann.by("action-lay-chosen")).to_have_text("Play this card")
    expect(ann.page.locator(".fan-card.is-chosen")).to_have_count(1)
    ann.my_turn()
    assert ann.hand().count(code) == 2
    ann.drag(f".fan-card.joins:not(.is-chosen)[data-card='{code}']", "[data-place=pile]")
    expect(ann.by("action-lay-chosen")).to_have_text("Play 2 cards")
    ann.drag(".fan-card.is-chosen", "[data-place=pile]")
    expect(ann.page.locator(f".fan-card[data-card='{code}']")).to_have_count(0)
