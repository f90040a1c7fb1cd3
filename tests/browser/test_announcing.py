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
from tests.browser.visitor import LONGER, SHORT

MOST = 12
MINUTE = 60_000
# A voice that is told something every so often, in all kinds of haste; it notes when it speaks, and of what.
CHATTER = """async ([every, all]) => {
  const base = new URL('.', document.querySelector('script[type=module]').src).href;
  const { createVoice } = await import(`${base}table/voice.js`);
  window.spoken = [];
  const voice = createVoice((items) => window.spoken.push({ at: Date.now(), items }), () => all);
  const hastes = ['later', 'soon', 'later', 'at-once', 'later', 'later', 'soon'];
  let told = 0;
  setInterval(() => { voice.tell(told, hastes[told % hastes.length]); told += 1; }, every);
}"""
HEARD = "() => window.heard.filter((line) => line.startsWith('»')).map((line) => line.slice(2))"


@pytest.mark.parametrize("every", [150, 900, 2300])
def test_a_dozen_announcements_a_minute(every: int, visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    ann.go_by_modules()
    ann.page.evaluate(CHATTER, [every, False])
    ann.page.clock.run_for(4 * MINUTE)
    spoken: list[dict[str, Any]] = ann.page.evaluate("() => window.spoken")
    times = [each["at"] for each in spoken]
    assert len(times) > MOST
    for begin in times:
        assert sum(begin <= at < begin + MINUTE for at in times) <= MOST
    told = [item for each in spoken for item in each["items"]]
    assert told == list(range(len(told))), "something was left out, or told in another order"


def test_who_wants_to_hears_everything_at_once(visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    ann.go_by_modules()
    ann.page.evaluate(CHATTER, [500, True])
    ann.page.clock.run_for(MINUTE)
    assert ann.page.evaluate("() => window.spoken.every(({ items }) => items.length === 1)")
    assert ann.page.evaluate("() => window.spoken.length") > 100


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
