"""How a round and a match end: who won, by what, and time to read it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from cardshed import Match
from cardshed.engine.events import Event
from cardshed.table import HouseSettings
from tests.browser.conftest import Visit
from tests.browser.meeting import meet_at
from tests.browser.shed import Shed, open_shed
from tests.browser.situations import Situation, played
from tests.browser.visitor import Visitor


def _until(game: str, event: str, **options: int) -> Situation:
    def enough(match: Match, events: list[Event]) -> bool:
        return any(told["event"] == event for told in events)

    return played(game, enough, **options)


def _names(match: Match, key: str = "winners") -> list[str]:
    return [("Ann", "Bob")[seat] for seat in match.view(None)[key]]


def test_a_round_says_who_won_and_waits_until_it_is_read(visit: Visit, tmp_path: Path) -> None:
    situation = _until("solo", "round_over", limit=10_000)
    settings = HouseSettings(pace=0, between_rounds=0.05)
    with open_shed(tmp_path / "tables.db", settings) as shed:
        shed.wait_until_ready(only="solo")

        def come(name: str, **wishes: object) -> Visitor:
            return visit(name, url=shed.url, **wishes)

        ann, bob = meet_at(come, shed, "solo", situation, limit=10_000)
        for visitor in (ann, bob):
            result = visitor.by("result")
            expect(result).to_contain_text(re.compile("wins? the round!"))
            expect(result).to_contain_text(re.compile("(Ann|Bob) played the last card."))
            expect(result).to_contain_text("Goal: get rid of your cards")
        ann.press(ann.by("result").get_by_test_id("next-round"))
        expect(ann.by("result")).to_have_count(0)
        expect(bob.by("result")).to_contain_text("The next round has already begun.")
        expect(bob.by("result")).to_contain_text("played the last card")
        bob.press("to-table")
        expect(bob.by("result")).to_have_count(0)
        expect(bob.by("table-page")).to_have_attribute("data-phase", "playing")
        ann.leave()
        bob.leave()


def test_a_rematch_takes_nobodys_result_away(visit: Visit, shed: Shed) -> None:
    situation = _until("skipbo", "match_over", stock=2)
    [winner] = _names(situation.match)
    ann, bob = meet_at(visit, shed, "skipbo", situation, stock=2)
    for visitor in (ann, bob):
        expect(visitor.result()).to_contain_text(f"{winner} emptied their stock first")
        expect(visitor.result()).to_contain_text("Goal: be the first to empty your stock.")
    ann.press(ann.result().get_by_test_id("rematch"))
    expect(ann.by("result")).to_have_count(0)
    expect(bob.result()).to_contain_text("Another match has already begun.")
    expect(bob.result()).to_contain_text(f"{winner} emptied their stock first")
    bob.press("to-table")
    expect(bob.by("result")).to_have_count(0)
    expect(bob.by("log")).to_contain_text("Match 2 begins")
