"""What a press means in the situations that games bring."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import expect

from cardshed import Match
from tests.browser.conftest import Visit
from tests.browser.meeting import meet_at
from tests.browser.shed import Shed, dealt
from tests.browser.situations import Situation, find, waits_only_for
from tests.browser.visitor import POINT, Visitor, card, wishes


def _hand(match: Match, seat: int = 0) -> list[str]:
    return list(match.view(seat)["hands"][seat])


def _alone_at(visit: Visit, game: str, situation: Situation, **options: Any) -> Visitor:
    """Ann at seat 0 against a bot, right after the deal."""
    assert not situation.moves
    ann = visit(wishes=wishes(game, **options))
    with dealt(situation.seed):
        ann.play_now(game)
    ann.my_turn()
    return ann


def test_an_illegal_card_says_why(visit: Visit) -> None:
    def idle(match: Match) -> set[str]:
        return {code for code in _hand(match) if re.fullmatch(r"[RGBY]\d", code)} - set(match.moves(0))

    situation = find("solo", lambda match: waits_only_for(match, 0) and bool(idle(match)), limit=0)
    ann = _alone_at(visit, "solo", situation)
    before = ann.hand()
    assert ann.touch(card(f"hand:{min(idle(situation.match))}"))
    refusal = ann.by("refusal")
    expect(refusal).to_be_visible()
    rule = refusal.locator("button.link")
    clause = re.search(r"SO-\d+", rule.inner_text())
    assert clause is not None
    assert ann.hand() == before
    ann.press(rule)
    expect(ann.by("rules-panel").locator(f"#panel-{clause.group()}")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.by("rules-panel")).to_have_count(0)


def test_hint_and_undo_against_bots(visit: Visit, shed: Shed) -> None:
    shed.wait_until_ready("expert", only="clear4")
    ann = visit(wishes=wishes("clear4"))
    ann.play_now("clear4")
    ann.my_turn()
    before = ann.page.locator(".own").inner_text(), ann.hand()
    moves = ann.page.locator(".log li")
    told = moves.count()
    ann.press("hint")
    expect(ann.by("hints")).to_contain_text("%")
    ann.press(ann.by("hints").locator("button.link").first)
    expect(moves.nth(told)).to_be_visible()
    ann.my_turn()
    ann.press("undo")
    expect(ann.by("log")).to_contain_text("takes a move back")
    ann.my_turn()
    assert (ann.page.locator(".own").inner_text(), ann.hand()) == before


def test_several_cards_laid_together(visit: Visit) -> None:
    def pairs(match: Match) -> list[str]:
        held = Counter(_hand(match))
        return [code for code in match.moves(0) if code.isdigit() and held[code] == 2]

    situation = find("clear4", lambda match: waits_only_for(match, 0) and bool(pairs(match)))
    ann = _alone_at(visit, "clear4", situation)
    code = pairs(situation.match)[0]
    assert ann.touch(card(f"hand:{code}"))
    assert ann.touch(f".fan-card.joins:not(.is-chosen)[data-card='{code}']")
    lay = ann.by("action-lay-chosen")
    expect(lay).to_have_text("Play 2 cards")
    ann.press(lay)
    expect(ann.page.locator(f".fan-card[data-card='{code}']")).to_have_count(0)
    laid = ann.page.locator(".log li", has_text=re.compile(rf"Ann plays .*{code}"))
    expect(laid).to_have_count(2)


def test_solo_is_called_with_a_button(visit: Visit, shed: Shed) -> None:
    def calls(match: Match) -> list[str]:
        return [move for move in match.moves(0) if re.fullmatch(r"[RGBY]\d!", move)]

    situation = find(
        "solo",
        lambda match: waits_only_for(match, 0) and match.turn == 0 and bool(calls(match)),
        moves=40,
        limit=0,
    )
    ann, bob = meet_at(visit, shed, "solo", situation)
    ann.my_turn()
    call = calls(situation.match)[0]
    assert ann.touch(card(f"hand:{call[:-1]}"))
    ann.press(f"choose-{call}")
    expect(bob.by("log")).to_contain_text("SOLO")
    expect(ann.by("hand").locator("button")).to_have_count(1)


def test_jumping_in(visit: Visit, shed: Shed) -> None:
    def may_jump(match: Match) -> bool:
        return (
            waits_only_for(match, 1)
            and match.turn == 1
            and not match.view(0)["pending"]
            and bool(match.moves(0))
        )

    situation = find("solo", may_jump, moves=3, limit=0)
    ann, bob = meet_at(visit, shed, "solo", situation)
    expect(ann.by("turn-banner")).to_have_text("You may step in")
    before = len(_hand(situation.match))
    ann.press("jump-in")
    expect(ann.by("hand").locator("button")).to_have_count(before - 1)
    expect(bob.page.locator(".log li").last).to_be_visible()


def test_saying_thanks(visit: Visit, shed: Shed) -> None:
    situation = find("hawaiki", lambda match: "thanks" in match.moves(0), moves=40, tokens=10)
    ann, bob = meet_at(visit, shed, "hawaiki", situation, tokens=10)
    ann.press("action-thanks")
    expect(ann.by("action-thanks")).to_have_count(0)
    expect(bob.by("log")).to_contain_text(re.compile("thank", re.IGNORECASE))


def test_a_card_is_dragged_to_a_pile(visit: Visit) -> None:
    situation = find("skipbo", lambda match: waits_only_for(match, 0) and "1>b1" in match.moves(0), stock=2)
    ann = _alone_at(visit, "skipbo", situation)
    ones = _hand(situation.match).count("1")
    from_point = ann.page.locator(card("hand:1")).first.evaluate(POINT)
    pile = ann.page.locator("[data-place=b1]").bounding_box()
    assert pile is not None
    mouse = ann.page.mouse
    mouse.move(*from_point)
    mouse.down()
    mouse.move(pile["x"] + pile["width"] / 2, pile["y"] + pile["height"] / 2, steps=6)
    expect(ann.page.locator(".drag-ghost")).to_be_visible()
    mouse.up()
    expect(ann.page.locator("[data-place=b1] [data-card='1']")).to_be_visible()
    expect(ann.page.locator(".fan-card[data-card='1']")).to_have_count(ones - 1)


def test_next_round(visit: Visit, shed: Shed) -> None:
    def last_card(match: Match) -> bool:
        plain = waits_only_for(match, 0) and match.turn == 0 and len(_hand(match)) == 1 and match.round == 1
        return plain and bool(re.fullmatch(r"[RGBY]\d", match.moves(0)[0]))

    situation = find("solo", last_card, moves=80, limit=10_000)
    ann, bob = meet_at(visit, shed, "solo", situation, limit=10_000)
    ann.my_turn()
    assert ann.touch(card(f"hand:{situation.match.moves(0)[0]}"))
    for visitor in (ann, bob):
        expect(visitor.by("result").locator("tbody tr")).to_have_count(1)
    ann.press(ann.by("result").get_by_test_id("next-round"))
    expect(ann.by("result").get_by_test_id("next-round")).to_be_disabled()
    bob.press(bob.by("result").get_by_test_id("next-round"))
    for visitor in (ann, bob):
        expect(visitor.by("result")).to_have_count(0)
        expect(visitor.by("table-page")).to_have_attribute("data-phase", "playing")
    assert len(ann.hand()) > 1


def test_cards_fly(visit: Visit) -> None:
    """With motion, a card is in the air before it lies on the pile."""
    situation = find("skipbo", lambda match: waits_only_for(match, 0) and "1>b1" in match.moves(0), stock=2)
    ann = visit(wishes=wishes("skipbo"), motion="no-preference")
    with dealt(situation.seed):
        ann.play_now("skipbo")
    ann.my_turn()
    expect(ann.page.locator(".flight, .flying")).to_have_count(0)
    assert ann.touch(card("hand:1"))
    assert ann.touch(card("b1"))
    expect(ann.page.locator(".flight, .flying").first).to_be_attached()
    expect(ann.page.locator("[data-place=b1] [data-card='1']")).to_be_visible()
