"""Matches of older rules, long replays, and a server that has too much to do.

What only a server in trouble would say is put into its mouth on the way to the page; everything else is real.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

import cardshed
from cardshed.bots.builtin import Careful
from tests.browser.conftest import Visit
from tests.browser.meeting import begin, meet
from tests.browser.shed import Shed, dealt
from tests.browser.visitor import Visitor, wishes

SEED = (238).to_bytes(32, "big")
SOCKET = re.compile(r"/ws/")
TOO_MUCH = re.compile("status of (503|429)")
LONG = 650
"""Steps of a long match: three pages and a half."""
PAGE = 200
VIEWS = ("all", "0")
ROUNDS = [0, 230, 430]
Message = dict[str, Any]
Change = Callable[[Message], Message]


def moves_to_the_end() -> list[tuple[int, str]]:
    match = cardshed.game("clear4").match(seats=2, seed=SEED, options={"rounds": 1})
    careful = Careful(seed=1)
    while not match.over:
        seat = match.waiting_for[0]
        move = careful.answer(match, seat, optional=False)
        assert move is not None
        match.play(seat, move)
    return match.history


def finished(visit: Visit, shed: Shed) -> tuple[Visitor, str]:
    """Ann after a match with Bob; she and the table's id."""
    ann, bob, table = meet(visit, "clear4", start=False)
    with dealt(SEED):
        begin(ann, bob)
    shed.play(table, moves_to_the_end())
    ann.result()
    return ann, table


def change_messages(visitor: Visitor, change: Change) -> list[Message]:
    """Lets every message of the server be changed on its way; gives what the page sends."""
    sent: list[Message] = []

    def between(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def to_server(text: str | bytes) -> None:
            sent.append(json.loads(text))
            server.send(text)

        page.on_message(to_server)
        server.on_message(lambda text: page.send(json.dumps(change(json.loads(text)))))

    visitor.page.route_web_socket(SOCKET, between)
    return sent


def without_match(phase: str) -> Change:
    """The table as it is told when its match was played by other rules; later events are as they are."""

    def change(message: Message) -> Message:
        if message["t"] == "table":
            message["state"] |= {"phase": phase, "match": None}
        return message

    return change


# At the table


def test_a_match_set_aside(visit: Visit) -> None:
    ann = visit(wishes=wishes("hawaiki"))
    table = ann.play_now("hawaiki")
    sent = change_messages(ann, without_match("aside"))
    ann.page.reload()
    page = ann.by("table-page")
    expect(page).to_have_attribute("data-phase", "aside")
    expect(page).to_contain_text("The rules of this game were corrected")
    expect(page.get_by_role("list")).to_contain_text("Ann")
    expect(page.get_by_role("link")).to_have_attribute("href", "/")
    ann.no_sideways_scrolling()
    ann.press("rematch")
    expect(ann.page.locator(".toast")).to_be_visible()
    assert [message["t"] for message in sent if message["t"] == "start"] == ["start"]

    def mine(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={"tables": [entry | {"phase": "aside"} for entry in told["tables"]]})

    ann.page.route("**/api/tables/mine?*", mine)
    ann.go("/")
    ticket = ann.page.locator(f"a.ticket[href='/t/{table}']")
    expect(ticket).to_contain_text("ready for a new match")


def test_who_watches_a_match_set_aside_cannot_begin_another(visit: Visit) -> None:
    ann, eve = visit(wishes=wishes("hawaiki")), visit("Eve")
    table = ann.play_now("hawaiki")
    change_messages(eve, without_match("aside"))
    eve.go(f"/t/{table}")
    expect(eve.by("table-page")).to_have_attribute("data-phase", "aside")
    expect(eve.by("rematch")).to_have_count(0)


def test_a_match_that_ended_by_older_rules(visit: Visit, shed: Shed) -> None:
    ann, table = finished(visit, shed)
    change_messages(ann, without_match("over"))
    ann.page.reload()
    result = ann.result()
    expect(result.locator(".sheet")).to_be_visible()
    expect(result.locator("a")).to_have_attribute("href", f"/m/{table}-1")
    ann.press("rematch")
    assert ann.arrive() == table
    expect(ann.by("table-page")).to_have_attribute("data-phase", "playing")


def test_a_table_with_too_many_watchers(visit: Visit) -> None:
    ann, eve = visit(wishes=wishes("hawaiki")), visit("Eve")
    table = ann.play_now("hawaiki")
    tries: list[str] = []

    def door(page: WebSocketRoute) -> None:
        tries.append(page.url)
        if len(tries) > 1:
            page.connect_to_server()
        else:
            page.on_message(lambda _: page.send(json.dumps({"t": "bye", "reason": "full"})))

    eve.page.route_web_socket(SOCKET, door)
    eve.go(f"/t/{table}")
    expect(eve.by("table-page")).to_contain_text("no room right now")
    assert len(tries) == 1
    eve.press("again")
    eve.arrive()


@pytest.mark.parametrize("bye", [True, False])
def test_a_server_with_too_much_to_do_is_asked_again_later(visit: Visit, bye: bool) -> None:
    ann = visit(wishes=wishes("hawaiki"))
    ann.play_now("hawaiki")
    tries: list[str] = []

    def door(page: WebSocketRoute) -> None:
        tries.append(page.url)
        if len(tries) > 1:
            page.connect_to_server()
        elif bye:
            page.on_message(lambda _: page.send(json.dumps({"t": "bye", "reason": "busy"})))
        else:
            page.on_message(lambda _: page.close(code=1013, reason="later"))

    ann.page.route_web_socket(SOCKET, door)
    ann.page.reload()
    expect(ann.by("table-page")).to_contain_text("The shed is very busy")
    ann.page.wait_for_timeout(2000)
    assert len(tries) == 1
    ann.arrive()


def test_a_log_that_is_not_told_again_stays(visit: Visit) -> None:
    ann = visit(wishes=wishes("hawaiki"))
    ann.play_now("hawaiki")
    told: list[Message] = []
    lines: list[WebSocketRoute] = []

    def door(page: WebSocketRoute) -> None:
        lines.append(page)
        if len(lines) > 1:
            page.on_message(lambda _: page.send(json.dumps(told[0] | {"log": None})))
            return
        server = page.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["t"] == "table":
                told.append(message)
            page.send(text)

        server.on_message(to_page)

    ann.page.route_web_socket(SOCKET, door)
    ann.page.reload()
    ann.arrive()
    expect(ann.by("log")).to_contain_text("Match 1 begins")
    lines[0].close(code=1012)
    expect(ann.page.locator(".offline")).to_be_visible()
    expect(ann.page.locator(".offline")).to_have_count(0)
    assert len(lines) == 2
    expect(ann.by("log")).to_contain_text("Match 1 begins")


@pytest.mark.parametrize(
    ("error", "words"),
    [("full", "log is full"), ("busy", "too much going on"), ("too-fast", "Easy does it")],
)
def test_refusals_are_told_in_words(visit: Visit, error: str, words: str) -> None:
    ann = visit(wishes=wishes("hawaiki"))
    ann.play_now("hawaiki")

    def refuse(message: Message) -> Message:
        if message["t"] == "ok":
            return {"t": "no", "id": message["id"], "error": error, "clause": None, "move": None}
        return message

    change_messages(ann, refuse)
    ann.page.reload()
    ann.arrive()
    ann.press("phrases")
    ann.press("phrase-hello")
    expect(ann.page.locator(".toast")).to_contain_text(words)


def test_a_game_that_is_still_being_loaded_is_ordered_again(visit: Visit) -> None:
    ann = visit(wishes=wishes("hawaiki"))
    late = iter([True, False])

    def answer(route: Route) -> None:
        route.fulfill(status=503, json={"error": "not-ready"}) if next(late) else route.continue_()

    ann.page.route("**/api/tables", answer)
    ann.play_now("hawaiki")
    expect(ann.page.locator(".toast")).to_contain_text("Starts automatically")
    ann.forgive(TOO_MUCH)


def test_a_name_that_shows_nothing(visit: Visit) -> None:
    ann = visit(wishes=wishes("hawaiki"))
    bob = visit("\u3164")
    bob.page.goto(ann.with_friends("hawaiki"))
    bob.press("sit")
    expect(bob.page.locator(".toast")).to_contain_text("This name can’t be used")


# The page of a match


def longer(visitor: Visitor, match: str, **summary: Any) -> list[int]:
    """Has the server tell of a long match, page by page; gives the pages that are asked for."""
    asked: list[int] = []
    told = _answer(visitor, f"/api/matches/{match}") | {"moves": LONG - 1, "rounds": ROUNDS} | summary
    short = {view: _answer(visitor, f"/api/matches/{match}/steps?view={view}")["steps"] for view in VIEWS}

    def tell_steps(route: Route) -> None:
        query = parse_qs(urlsplit(route.request.url).query)
        start = int(query["from"][0])
        asked.append(start)
        opening, *moves = short[query["view"][0]]
        steps = [opening, *(moves[i % len(moves)] for i in range(LONG - 1))]
        if summary.get("replayable") is False:
            steps = [step | {"view": None} for step in steps]
        route.fulfill(json={"steps": steps[start : start + PAGE], "from": start, "total": LONG})

    visitor.page.route(f"**/api/matches/{match}", lambda route: route.fulfill(json=told))
    visitor.page.route(f"**/api/matches/{match}/steps?*", tell_steps)
    return asked


def _answer(visitor: Visitor, path: str) -> Any:
    return visitor.page.request.get(visitor.url + path).json()


def test_a_long_replay_is_fetched_page_by_page(visit: Visit, shed: Shed) -> None:
    ann, table = finished(visit, shed)
    asked = longer(ann, f"{table}-1")
    ann.go(f"/m/{table}-1")
    step = ann.by("replay-table")
    expect(step).to_have_attribute("data-step", "0")
    expect(ann.by("replay-slider")).to_have_attribute("max", str(LONG - 1))
    assert asked == [0]
    ann.press("replay-last")
    expect(step).to_have_attribute("data-step", str(LONG - 1))
    assert asked == [0, 600]
    log = ann.by("replay-log")
    gap = log.locator(".is-gap")
    expect(gap).to_have_text(re.compile(r"200 to 599: not loaded yet"))
    gap.click()
    expect(step).to_have_attribute("data-step", "200")
    assert asked == [0, 600, 200]
    expect(log.locator("[aria-current]")).to_have_attribute("data-step", "200")
    ann.press("replay-previous")
    expect(step).to_have_attribute("data-step", "199")
    ann.by("replay-slider").fill("360")
    expect(step).to_have_attribute("data-step", "360")
    expect(ann.by("replay-where")).to_contain_text(f"Move 360 of {LONG - 1}")
    expect(gap).to_have_count(0)
    assert asked == [0, 600, 200, 400]
    ann.by("replay").get_by_role("combobox").select_option("0")
    expect(step.locator(".fan")).to_be_visible()
    expect(step).to_have_attribute("data-step", "360")


def test_round_links_and_links_to_a_moment_fetch_what_they_need(visit: Visit, shed: Shed) -> None:
    ann, table = finished(visit, shed)
    asked = longer(ann, f"{table}-1", sheet=[[0, 1]] * len(ROUNDS))
    ann.go(f"/m/{table}-1#step-{LONG - 10}")
    step = ann.by("replay-table")
    expect(step).to_have_attribute("data-step", str(LONG - 10))
    assert asked == [600]
    ann.press(ann.by("match-sheet").get_by_role("button", name="Show round 2"))
    expect(step).to_have_attribute("data-step", str(ROUNDS[1]))
    assert asked == [600, 200]


def test_playing_goes_on_over_the_end_of_a_page(visit: Visit, shed: Shed) -> None:
    ann, table = finished(visit, shed)
    longer(ann, f"{table}-1")
    ann.go(f"/m/{table}-1#step-{PAGE - 2}")
    step = ann.by("replay-table")
    expect(step).to_have_attribute("data-step", str(PAGE - 2))
    for _ in range(2):
        ann.press("replay-speed")
    ann.press("replay-play")
    expect(step).to_have_attribute("data-step", re.compile("^(20[2-9]|2[1-9][0-9]|[3-6][0-9][0-9])$"))


def test_a_match_of_rules_that_are_gone(visit: Visit, shed: Shed) -> None:
    ann, table = finished(visit, shed)
    longer(ann, f"{table}-1", replayable=False, rules="1-0ld0ld00", undone=3)
    ann.page.route("**/verify", lambda route: route.fulfill(json={"fair": None, "problem": "other-rules"}))
    ann.go(f"/m/{table}-1")
    expect(ann.by("other-rules")).to_contain_text("rules that have since been corrected")
    expect(ann.by("match-result")).to_be_visible()
    expect(ann.by("replay-log").locator(".replay-sentence").first).to_be_visible()
    expect(ann.by("replay-table")).to_have_count(0)
    ann.press("replay-next")
    expect(ann.by("replay-log").locator("[aria-current]")).to_have_attribute("data-step", "1")
    expect(ann.by("fair-rules")).to_have_text("1-0ld0ld00")
    expect(ann.by("fair-undone")).to_contain_text("taken back 3 times")
    ann.press("verify")
    expect(ann.by("findings")).to_contain_text("No longer has the rules of this match")
    expect(ann.by("findings").locator(".is-fair-unsure")).to_be_visible()


def test_a_busy_server_is_asked_once_more(visit: Visit, shed: Shed) -> None:
    ann, table = finished(visit, shed)
    busy = {"match": 1, "steps": 2, "verify": 2}

    def maybe(what: str) -> Callable[[Route], None]:
        def answer(route: Route) -> None:
            busy[what] -= 1
            route.continue_() if busy[what] < 0 else route.fulfill(status=503, json={"error": "busy"})

        return answer

    ann.page.route(f"**/api/matches/{table}-1", maybe("match"))
    ann.page.route("**/steps?*", maybe("steps"))
    ann.page.route("**/verify", maybe("verify"))
    ann.go(f"/m/{table}-1")
    expect(ann.by("match-page")).to_be_visible()
    failed = ann.by("replay").get_by_role("alert")
    expect(failed).to_contain_text("too much going on")
    ann.press(failed.get_by_role("button"))
    expect(ann.by("replay-table")).to_be_visible()
    ann.press("verify")
    expect(ann.by("findings")).to_contain_text("Too much to do")
    busy["match"] = 2
    ann.page.reload()
    ann.press(ann.by("busy").get_by_role("button"))
    expect(ann.by("match-page")).to_be_visible()
    ann.forgive(TOO_MUCH)
