"""What is asked of a player in the middle of a turn: it is heard, and the keyboard finds the answers."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from cardshed import Match
from tests.browser.conftest import Visit
from tests.browser.heard import LISTEN
from tests.browser.meeting import meet_at, sit_among
from tests.browser.shed import Shed
from tests.browser.situations import find, played, waits_only_for
from tests.browser.test_announcing import HEARD
from tests.browser.visitor import Visitor, card

SHORT_NEWS = """async ([game, events]) => {
  const base = new URL('.', document.querySelector('script[type=module]').src).href;
  const { brief } = await import(`${base}games/${game}/brief.js`);
  return brief(events, 0);
}"""


def _at(visit: Visit, shed: Shed, game: str, wanted: Callable[[Match], bool], seats: int = 3) -> Visitor:
    def mine(match: Match) -> bool:
        return waits_only_for(match, 0) and match.turn == 0 and wanted(match)

    situation = find(game, mine, seats=seats, moves=40)
    return sit_among(partial(visit, init=LISTEN), shed, situation)


def _after(match: Match, move: str) -> Match:
    twin = match.copy()
    twin.play(0, move)
    return twin


def test_who_draws(visit: Visit, shed: Shed) -> None:
    def run(match: Match) -> list[str]:
        return [move for move in match.moves(0) if move.endswith("!suite")]

    found: list[str] = []

    def wanted(match: Match) -> bool:
        found[:] = run(match)
        return bool(found) and any(move.startswith("@") for move in _after(match, found[0]).moves(0))

    ann = _at(visit, shed, "hawaiki", wanted)
    laid, pile = re.match(r"(.*)>(\d)", found[0]).groups()  # type: ignore[union-attr]
    ann.page.locator(card(f"hand:{laid}")).press("Enter")
    ann.page.locator(card(f"pile{pile}")).press("Enter")
    ann.by(f"choose-{found[0]}").press("Enter")
    expect(ann.by("news")).to_contain_text("Who draws")
    expect(ann.page.locator(".asked button").first).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".asked")).to_have_count(0)


def test_whether_to_keep_what_was_drawn(visit: Visit, shed: Shed) -> None:
    def wanted(match: Match) -> bool:
        return "draw" in match.moves(0) and len(_after(match, "draw").moves(0)) > 1

    ann = _at(visit, shed, "solo", wanted)
    ann.page.locator(card("stock")).press("Enter")
    expect(ann.by("action-keep")).to_be_visible()
    expect(ann.by("news")).to_contain_text("play it or keep it?")


def test_whether_to_clear_the_pile(visit: Visit, shed: Shed) -> None:
    ann = _at(visit, shed, "clear4", lambda match: "sweep" in match.moves(0))
    expect(ann.by("action-sweep")).to_be_visible()
    expect(ann.by("news")).to_contain_text(re.compile("clear the pile", re.IGNORECASE))


def test_a_turn_that_comes_back_at_once(visit: Visit, shed: Shed) -> None:
    """Two players: who changes the direction is in turn again."""
    found: list[str] = []

    def wanted(match: Match) -> bool:
        found[:] = [move for move in match.moves(0) if re.fullmatch("[RGBY]turn", move)]
        return bool(found) and _after(match, found[0]).waiting_for == (0,)

    ann = _at(visit, shed, "solo", wanted, seats=2)
    ann.my_turn()
    ann.page.locator(card(f"hand:{found[0]}")).press("Enter")
    if ann.by(f"choose-{found[0]}").count():
        ann.by(f"choose-{found[0]}").press("Enter")
    expect(ann.by("news")).to_contain_text(re.compile("Ann plays .*Your turn!", re.DOTALL))
    heard: list[str] = ann.page.evaluate(HEARD)
    assert "Your turn" in heard[-1]


def test_the_table_stays_as_a_round_left_it_until_the_next_begins(visit: Visit, shed: Shed) -> None:
    situation = played("hawaiki", lambda match, _: match.round == 2, tokens=10)
    last = situation.moves.pop()
    listening = partial(visit, init=LISTEN)
    ann, bob = meet_at(listening, shed, "hawaiki", situation, tokens=10)
    shed.play(ann.page.url.rsplit("/", 1)[-1], [last])
    expect(ann.by("news")).to_contain_text("wins the round")
    assert "Round 2" not in " ".join(ann.page.evaluate(HEARD))
    winners_hand = (ann, bob)[last[0]].by("hand").locator(".card")
    expect(winners_hand).to_have_count(0)
    for visitor in (ann, bob):
        visitor.press("next-round")
    expect(ann.by("news")).to_contain_text("Round 2")
    expect(winners_hand.nth(4)).to_be_visible()


def test_what_was_swept_and_what_came_after_are_two_things(visit: Visit) -> None:
    ann = visit()
    ann.go_by_modules()
    events = [
        {"event": kind, "seat": 1, **({"card": cards} if kind == "lay" else {})}
        for kind, cards in (("lay", "3"), ("lay", "J=3"), ("sweep", ""), ("lay", "1"))
    ]
    told = ann.page.evaluate(SHORT_NEWS, ["clear4", events])
    assert [(event["event"], event.get("card")) for event in told] == [
        ("lay_several", "J=3"),
        ("sweep", None),
        ("lay", "1"),
    ]
