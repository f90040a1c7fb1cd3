"""What a screen reader is told: one polite voice, in order, in short, at most a dozen times a minute."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from cardshed import Match
from tests.browser.conftest import Visit
from tests.browser.heard import DATA, LISTEN, transcript
from tests.browser.meeting import sit_among
from tests.browser.shed import Shed
from tests.browser.situations import Situation, find, go_on, waits_only_for
from tests.browser.visitor import LONGER, SHORT, card, wishes

MOST = 12
MINUTE = 60_000
# A voice that is told something every so often, in all kinds of haste; it notes when it speaks, and of what.
CHATTER = """async ([every, all, hastes]) => {
  const base = new URL('.', document.querySelector('script[type=module]').src).href;
  const { createVoice } = await import(`${base}table/voice.js`);
  window.spoken = [];
  window.voice = createVoice((items) => window.spoken.push({ at: Date.now(), items }), () => all);
  let told = 0;
  setInterval(() => {
    const haste = hastes[told % hastes.length];
    window.voice.tell({ nth: told, haste, told: Date.now() }, haste);
    told += 1;
  }, every);
}"""
ALL_KINDS = ["later", "soon", "later", "later", "at-once", "later", "later", "later", "soon"]
SOON, LATER = 700, 6_000
HEARD = "() => window.heard.filter((line) => line.startsWith('»')).map((line) => line.slice(2))"


@pytest.mark.parametrize("hastes", [["later"], ALL_KINDS], ids=["the others", "everybody"])
@pytest.mark.parametrize("every", [150, 900, 2300])
def test_the_others_wait_for_a_dozen_a_minute_and_i_never(
    every: int, hastes: list[str], visit: Visit
) -> None:
    ann = visit()
    ann.page.clock.install()
    ann.go_by_modules()
    ann.page.evaluate(CHATTER, [every, False, hastes])
    ann.page.clock.run_for(4 * MINUTE)
    spoken: list[dict[str, Any]] = ann.page.evaluate("() => window.spoken")
    times = [each["at"] for each in spoken]
    for each in spoken:
        kinds = {item["haste"] for item in each["items"]}
        if kinds == {"later"}:
            assert sum(each["at"] - MINUTE < at <= each["at"] for at in times) <= MOST
        for item in each["items"]:
            waited = each["at"] - item["told"]
            assert waited <= {"at-once": 0, "soon": SOON, "later": MINUTE + LATER}[item["haste"]]
    told = [item["nth"] for each in spoken for item in each["items"]]
    assert len(told) > MOST
    assert told == list(range(len(told))), "something was left out, or told in another order"


def test_who_wants_to_hears_everything_at_once(visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    ann.go_by_modules()
    ann.page.evaluate(CHATTER, [500, True, ALL_KINDS])
    ann.page.clock.run_for(MINUTE)
    assert ann.page.evaluate("() => window.spoken.every(({ items }) => items.length === 1)")
    assert ann.page.evaluate("() => window.spoken.length") > 100


def test_a_chance_out_of_turn_is_told_first_and_never_late(visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    ann.go_by_modules()
    ann.page.evaluate(CHATTER, [MINUTE, False, ["later"]])
    ann.page.clock.run_for(MINUTE)
    ann.page.evaluate("() => window.voice.interrupt('a chance')")
    assert ann.page.evaluate("() => window.spoken.map(({ items }) => items)") == [["a chance"]]
    for n in range(MOST):
        ann.page.evaluate("(n) => window.voice.tell(n, 'at-once')", n)
    ann.page.evaluate("() => window.voice.interrupt('another')")
    ann.page.clock.run_for(2 * MINUTE)
    assert not ann.page.evaluate("() => window.spoken.some(({ items }) => items.includes('another'))")


def test_what_was_taken_back_is_told_in_one_breath(visit: Visit) -> None:
    """With what I am asked then."""
    ann = visit(init=LISTEN, wishes=wishes("skipbo", stock=20))
    ann.play_now("skipbo")
    ann.my_turn()
    ann.page.locator("button.fan-card").first.press("Enter")
    ann.page.locator(card("d1")).press("Enter")
    ann.my_turn()
    expect(ann.by("undo")).not_to_have_attribute("aria-disabled", "true")
    ann.by("undo").press("Enter")
    expect(ann.by("news")).to_contain_text("Taken back")
    heard: list[str] = ann.page.evaluate(HEARD)
    back = [line for line in heard if "Taken back" in line]
    assert len(back) == 1, heard
    assert re.search(r"Taken back\. Your turn", back[0]), heard


def _before_my_turn(game: str, seats: int = 3) -> Situation:
    """The others are about to play, one of them more than one card."""

    def wanted(match: Match) -> bool:
        return waits_only_for(match, 1) and bool(_others(match.copy())[1])

    return find(game, wanted, seats=seats, moves=30, **LONGER[game])


def _others(match: Match) -> tuple[list[tuple[int, str]], bool]:
    """The moves of the others until it is my turn, and whether somebody plays several cards."""
    events: list[dict[str, Any]] = []

    def mine(match: Match, latest: list[dict[str, Any]]) -> bool:
        events.extend(latest)
        return match.over or match.round > 1 or match.waiting_for == (0,)

    moves = go_on(match, mine)
    laid = [event["seat"] for event in events if event["event"] == "lay"]
    several = any(one == other for one, other in pairwise(laid))
    return moves, several and not match.over and match.round == 1 and 0 not in {seat for seat, _ in moves}


@pytest.mark.parametrize("game", ["clear4", "skipbo"])
def test_the_others_in_short_then_my_turn(game: str, visit: Visit, shed: Shed) -> None:
    situation = _before_my_turn(game)
    ann = sit_among(lambda name, **order: visit(name, init=LISTEN, **order), shed, situation)
    expect(ann.page.locator(".player.is-turn")).to_have_count(1)
    moves = _others(situation.match)[0]
    table = ann.page.url.rsplit("/", 1)[-1]
    shed.play(table, moves)
    ann.my_turn()
    expect(ann.by("news")).to_contain_text("Your turn")
    heard: list[str] = ann.page.evaluate(HEARD)
    assert len(heard) == 1, heard
    assert re.search(r"Maximiliane plays \d cards|Bob plays \d cards", heard[0]), heard
    assert re.search(r"Your turn[^.]*\.?$", heard[0]), "my turn is told last"
    assert ann.page.locator("[aria-live=assertive]").count() == 0


def test_every_card_if_one_likes(visit: Visit, shed: Shed) -> None:
    situation = _before_my_turn("skipbo")
    ann = sit_among(lambda name, **order: visit(name, init=LISTEN, **order), shed, situation)
    ann.press("more")
    ann.press("announce")
    ann.page.reload()
    ann.arrive()
    expect(ann.page.locator(".player.is-turn")).to_have_count(1)
    moves = _others(situation.match)[0]
    shed.play(ann.page.url.rsplit("/", 1)[-1], moves)
    ann.my_turn()
    expect(ann.by("news")).to_contain_text("Your turn")
    heard: list[str] = ann.page.evaluate(HEARD)
    assert len(heard) == len(moves) + 1, heard
    ann.press("me")
    expect(ann.page.get_by_role("switch", name="Announce every card")).to_be_checked()


@pytest.mark.parametrize("game", SHORT)
def test_what_is_heard_of_a_match(game: str, chromium: Browser, shed: Shed) -> None:
    """By keyboard alone; ``make golden`` writes the transcripts anew."""
    heard = transcript(chromium, shed, game)
    assert "» " in heard
    assert "[body]" not in heard
    assert heard == (DATA / f"{game}.txt").read_text("utf-8")
