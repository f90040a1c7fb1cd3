"""What the log, the replay and the score sheet say."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from cardshed import Match
from cardshed.engine.events import Event
from tests.browser.conftest import Visit
from tests.browser.meeting import begin, meet, meet_at
from tests.browser.player import Player, play_to_the_end
from tests.browser.shed import Shed, dealt, quickly
from tests.browser.situations import find, go_on, played, waits_only_for
from tests.browser.visitor import card, wishes

ALL_SACRIFICES = {"sacrifice": True, "second_chance": True, "tokens": 4}


def test_a_replay_says_when_a_turn_ends(visit: Visit) -> None:
    ann = visit(wishes=wishes("clear4"))
    with quickly("clear4"):
        table = ann.play_now("clear4")
    play_to_the_end(Player(ann))
    ann.go(f"/m/{table}-1")
    lines = ann.by("replay-log").locator("li")
    expect(lines.filter(has_text="ends the turn.").first).to_be_attached()
    assert lines.filter(has_text="The deal").count() <= 1


def test_a_finished_pile_has_a_name(visit: Visit, shed: Shed) -> None:
    def complete(match: Match, events: list[Event]) -> bool:
        return any(event["event"] == "complete" for event in events)

    ann, _ = meet_at(visit, shed, "skipbo", played("skipbo", complete, stock=30), stock=30)
    expect(ann.by("log")).to_contain_text(re.compile(r"That completes building pile\s\d, which is set aside"))


def test_who_begins_is_who_plays_first(visit: Visit) -> None:
    def turned(match: Match) -> bool:
        return any(
            str(event.get("card")).endswith("turn") and not event.get("under") for event in match.opening
        )

    situation = find("solo", lambda match: turned(match) and match.turn != 0, seats=3, limit=0)
    first = situation.match.turn
    assert first != situation.match.opening[0]["first"]
    ann = visit(wishes=wishes("solo", seats=3))
    with dealt(situation.seed):
        ann.play_now("solo")
    name = ann.page.locator(f".player[data-seat='{first}'] .plate-name").inner_text()
    expect(ann.by("log")).to_contain_text(f"Round 1: {name} begins.")


def test_many_changes_of_the_settings_are_one_line(visit: Visit) -> None:
    ann, bob, _ = meet(visit, "solo", start=False, seats=2)
    ann.press(ann.page.get_by_text("Table settings"))
    form = ann.page.locator("details[open] .form").first
    hints = form.get_by_role("switch", name="Hints")
    for on in (False, True, False, True):
        ann.press(hints.locator(".."))
        expect(hints).to_be_checked(checked=on)
    begin(ann, bob)
    expect(bob.by("log").get_by_text("changes the table’s settings")).to_have_count(1)


def test_what_was_taken_back_is_marked(visit: Visit) -> None:
    situation = find("clear4", lambda match: waits_only_for(match, 0) and "10" in match.moves(0))
    ann = visit(wishes=wishes("clear4"))
    with dealt(situation.seed):
        ann.play_now("clear4")
    ann.my_turn()
    undo, log = ann.by("undo"), ann.by("log")
    expect(undo).to_be_disabled()
    assert ann.touch(card("hand:10"))
    lay = ann.by("action-lay-chosen")
    if lay.count():
        ann.press(lay)
    expect(log).to_contain_text("Ann plays")
    ann.my_turn()
    expect(log.locator("s")).to_have_count(0)
    while undo.is_enabled():
        told = log.get_by_text("takes a move back").count()
        ann.press("undo")
        expect(log.get_by_text("takes a move back")).to_have_count(told + 1)
    expect(undo).to_be_disabled()
    expect(log.locator("li.is-undone", has_text="Ann plays").first).to_contain_text("(taken back)")


def test_the_score_sheet_adds_up(visit: Visit, shed: Shed) -> None:
    def may_give(match: Match) -> bool:
        whole = match.view(None)["scores"] == [4, 4]
        return whole and any("sacrifice" in move for move in match.moves(0))

    situation = find("hawaiki", may_give, moves=30, **ALL_SACRIFICES)
    match = situation.match
    sacrifice = next(move for move in match.moves(0) if "sacrifice" in move)
    situation.moves.append((0, sacrifice))
    match.play(0, sacrifice)
    ann, _ = meet_at(visit, shed, "hawaiki", situation, **ALL_SACRIFICES)
    ann.press("sheet")
    sheet = ann.page.locator(".sheet")
    assert _columns(sheet)[0] == ([4, -1], 3)
    assert all(sum(rows) == total for rows, total in _columns(sheet))
    expect(sheet).to_contain_text("Tokens spent")
    table = ann.page.url.rsplit("/", 1)[-1]
    shed.play(table, go_on(match, lambda match, events: match.over))
    ann.page.reload()
    _adds_up_to(match.view(None)["scores"], ann.result().locator(".sheet"))
    ann.go(f"/m/{table}-1")
    whole = ann.by("match-sheet").locator("table")
    expect(whole).to_contain_text("At the start")
    _adds_up_to(match.view(None)["scores"], whole)


def _adds_up_to(scores: list[int], sheet: Locator) -> None:
    columns = _columns(sheet)
    assert [total for _, total in columns] == scores
    assert all(sum(rows) == total for rows, total in columns)


def _columns(sheet: Locator) -> list[tuple[list[int], int]]:
    """The rows and the total of each seat."""

    def numbers(row: Locator) -> list[int]:
        return [int(text.replace("−", "-").split()[0]) for text in row.locator("td").all_inner_texts()]

    rows = [numbers(row) for row in sheet.locator("tbody tr").all()]
    totals = numbers(sheet.locator("tfoot tr"))
    return [([row[seat] for row in rows], total) for seat, total in enumerate(totals)]
