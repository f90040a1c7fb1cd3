"""Codes that lead to lobbies: for whom, for how long, and how often one may guess."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from cardshed.server.codes import LENGTH, SIGNS
from tests.server.running import ORDER, Running, hear, limited, running, say

FRIENDS = {"friends": True}


@pytest.fixture
def stranger(server: Running) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        yield client


def code_of(server: Running, table: str) -> str:
    answer = server.http.get(f"/api/tables/{table}/code")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def enter(client: httpx.Client, code: str) -> tuple[int, dict[str, str]]:
    answer = client.post("/api/codes", json={"code": code})
    return answer.status_code, answer.json()


def test_a_code_leads_to_its_lobby(server: Running, stranger: httpx.Client) -> None:
    table, other = server.new_table(**FRIENDS), server.new_table(**FRIENDS)
    code = code_of(server, table)
    assert len(code) == LENGTH
    assert set(code) <= set(SIGNS)
    assert code_of(server, table) == code
    assert code_of(server, other) != code
    assert enter(stranger, code) == (200, {"table": table})
    assert enter(stranger, f" {code[:2].lower()}-{code[2:]} ") == (200, {"table": table})


def test_a_match_has_no_code(server: Running) -> None:
    for table in (server.new_table(), "A" * 22):
        assert server.http.get(f"/api/tables/{table}/code").json() == {"code": None}


def test_a_code_ends_when_the_cards_are_dealt(server: Running, stranger: httpx.Client) -> None:
    table = server.new_table(**FRIENDS)
    code = code_of(server, table)
    with server.connect(table) as ann:
        say(ann, t="hello")
        hear(ann, "table")
        say(ann, t="bot", id="bot", seat=1, level="beginner")
        hear(ann, "ok")
        assert enter(stranger, code)[0] == 200
        say(ann, t="start", id="start")
        hear(ann, "ok")
        assert enter(stranger, code) == (404, {"error": "unknown-code"})
        assert server.http.get(f"/api/tables/{table}/code").json() == {"code": None}


def test_a_code_ends_when_everybody_got_up(server: Running, stranger: httpx.Client) -> None:
    table = server.new_table(**FRIENDS)
    code = code_of(server, table)
    with server.connect(table) as ann:
        say(ann, t="hello")
        hear(ann, "table")
        say(ann, t="stand", id="stand")
        hear(ann, "ok")
        assert enter(stranger, code) == (404, {"error": "unknown-code"})


def test_a_code_ends_with_the_lobby_that_nobody_has_open(server: Running, stranger: httpx.Client) -> None:
    assert server.site is not None
    table = server.new_table(**FRIENDS)
    code = code_of(server, table)
    house = server.site.house
    house.log._loop.call_soon_threadsafe(house._forget, table)
    while table in house.live:
        time.sleep(0.01)
    assert enter(stranger, code) == (404, {"error": "unknown-code"})


def test_a_lobby_has_the_same_code_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db") as server:
        table = server.new_table(**FRIENDS)
        code = code_of(server, table)
        cookie = server.cookie()
    with running(tmp_path / "tables.db") as server:
        server.wait_until_ready()
        assert enter(server.http, code)[0] == 404, "nobody has the lobby open yet"
        with server.connect(table, cookie) as ann:
            say(ann, t="hello")
            hear(ann, "table")
            assert code_of(server, table) == code
            assert enter(server.http, code) == (200, {"table": table})


def test_guesses_are_counted_by_address_and_together(tmp_path: Path) -> None:
    settings = limited("address.wrong_codes=0.001/3", "server.wrong_codes=0.001/5", trust_proxy=True)
    with running(tmp_path / "tables.db", settings=settings) as server:
        table = server.new_table(**FRIENDS)
        code = code_of(server, table)

        def tries(address: str, *codes: str) -> list[int]:
            headers = {"x-forwarded-for": address}
            asked = [server.http.post("/api/codes", json={"code": code}, headers=headers) for code in codes]
            return [answer.status_code for answer in asked]

        assert tries("203.0.113.1", *[code] * 8) == [200] * 8, "who knows it may use it as often as they like"
        assert tries("203.0.113.1", *"BCDF", code) == [404, 404, 404, 429, 429]
        assert tries("203.0.113.2", "B", code) == [404, 200]
        assert tries("203.0.113.2", "B", code) == [404, 429], "that were five of everybody together"
        assert tries("203.0.113.3", code) == [429]


def test_what_is_no_code_is_refused(stranger: httpx.Client) -> None:
    assert stranger.post("/api/codes", json={"code": "x" * 41}).status_code == 400
    assert stranger.post("/api/codes", json={"word": "x"}).status_code == 400
    assert stranger.post("/api/codes", content=b"[").status_code == 415
    assert (
        stranger.post("/api/codes", json=ORDER, headers={"origin": "https://evil.example"}).status_code == 403
    )
    assert stranger.post("/api/codes", json={"code": "x" * 20_000}).status_code == 413
