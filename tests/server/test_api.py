"""What pages ask for: games, tables, finished matches."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from cardshed import verify
from tests.server.running import ORDER, Running, hear, limited, running, say
from tests.tools import GAMES


def test_games(guest: httpx.Client) -> None:
    told = guest.get("/api/games").json()
    assert [game["id"] for game in told["games"]] == list(GAMES)
    solo = told["games"][-1]
    assert solo["title"] == "Solo"
    assert solo["seats"] == [2, 10]
    assert solo["options"]["limit"] == {
        "values": {"from": 0, "to": 100000},
        "default": 300,
        "clause": "SO-72",
        "fits": {},
    }
    skipbo = told["games"][-2]["options"]
    assert skipbo["teams"]["fits"] == {seats: [False] for seats in "235"}
    assert skipbo["stock"]["fits"] == {"5": {"from": 1, "to": 27}, "6": {"from": 1, "to": 22}}
    assert skipbo["stock"]["usual"] == {"2": 30, "3": 30, "4": 30, "5": 20, "6": 20}
    assert solo["sections"][0][0] == "section-setup"
    assert ["keep", "move-keep"] in solo["notation"]
    assert told["levels"] == ["beginner", "easy", "medium", "hard", "expert"]
    assert told["clocks"] == [0, 15, 30, 60, 120]
    assert told["languages"] == ["en", "fr", "de", "it"]
    assert "good-luck" in told["phrases"]
    assert "teal" in told["colours"]


def test_a_new_table_is_among_mine(server: Running, guest: httpx.Client) -> None:
    server.wait_until_ready()
    answer = guest.post("/api/tables", json=ORDER)
    assert answer.status_code == 201
    assert "set-cookie" in answer.headers
    (mine,) = guest.get("/api/tables/mine").json()["tables"]
    assert mine["table"] == answer.json()["table"]
    assert mine["game"] == ORDER["game"]
    with httpx.Client(base_url=server.url) as somebody_else:
        assert somebody_else.get("/api/tables/mine").json() == {"tables": [], "more": False}


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"seats": 99}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"options": {"rounds": -1}}, "options.rounds"),
        ({"level": "godlike"}, "level"),
        ({"colour": "ultraviolet"}, "colour"),
        ({"name": ""}, "name"),
        ({"clock": 7}, "clock"),
        ({"unheard": 1}, ""),
    ],
)
def test_nonsense_names_its_field(server: Running, change: dict[str, Any], field: str) -> None:
    server.wait_until_ready()
    answer = server.http.post("/api/tables", json=ORDER | change)
    assert answer.status_code == 400
    assert answer.json()["error"]
    assert answer.json()["field"] == field


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b'{"game":' * 1000])
def test_what_is_no_order_is_refused(guest: httpx.Client, body: bytes) -> None:
    answer = guest.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]


def test_orders_from_elsewhere_are_refused(guest: httpx.Client) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
        answer = guest.post("/api/tables", json=ORDER, headers={"origin": origin})
        assert (answer.status_code, answer.json()["error"]) == (403, "foreign-origin")
    form = guest.post("/api/tables", data={"game": "solo"})
    assert (form.status_code, form.json()["error"]) == (415, "json-please")


def test_long_orders_are_not_read(guest: httpx.Client) -> None:
    answer = guest.post("/api/tables", json=ORDER | {"name": "x" * 20_000})
    assert (answer.status_code, answer.json()["error"]) == (413, "too-long")


def test_new_tables_are_limited_by_address(tmp_path: Path) -> None:
    settings = limited("address.tables=0.01/3", trust_proxy=True)
    with running(tmp_path / "tables.db", settings=settings) as server:

        def statuses(address: str) -> list[int]:
            bad = ORDER | {"seats": 0}
            forwarded = {"x-forwarded-for": f"198.51.100.1, {address}"}
            return [
                server.http.post("/api/tables", json=bad, headers=forwarded).status_code for _ in range(4)
            ]

        server.wait_until_ready()
        assert statuses("203.0.113.1") == [400, 400, 400, 429]
        assert statuses("203.0.113.2") == [400, 400, 400, 429]


def test_a_game_that_is_not_ready_yet(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.site is not None
    monkeypatch.setattr(server.site.house.readiness, "plays_soon", lambda game: False)
    answer = server.http.post("/api/tables", json=ORDER)
    assert (answer.status_code, answer.json()) == (503, {"error": "not-ready"})
    assert answer.headers["retry-after"] == "2"


def test_qr_code(guest: httpx.Client) -> None:
    answer = guest.get(f"/api/tables/{'A' * 22}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg ")
    assert "style=" not in answer.text
    assert guest.get("/api/tables/x/qr.svg").status_code == 404


def test_matches_that_cannot_be_shown(server: Running) -> None:
    table = server.new_table()
    for match, error in (
        (f"{table}-1", "not-over"),
        (f"{table}-2", "unknown"),
        (f"{'A' * 22}-1", "unknown"),
        (f"{table}-0", "unknown"),
        (f"{table}-١", "unknown"),
        (table, "unknown"),
    ):
        for what in ("", "/record", "/steps", "/verify"):
            answer = server.http.get(f"/api/matches/{match}{what}")
            assert (answer.status_code, answer.json()) == (404, {"error": error})


def play_to_the_end(server: Running, table: str) -> None:
    """Plays the first legal move until the match is over."""
    with server.connect(table) as socket:
        say(socket, t="hello", after=0)
        state = hear(socket, "table")["state"]
        played = -1
        while state["phase"] != "over":
            moves = state["match"]["view"]["moves"]
            if state["phase"] == "playing" and 0 in state["match"]["waiting"] and played != moves:
                played = moves
                say(socket, t="move", id=f"m{moves}", move=state["match"]["moves"][0], on=0)
            message = hear(socket)
            assert message["t"] != "no", message
            state |= message.get("now", {})


def test_a_finished_match(tmp_path: Path) -> None:
    settings = limited("socket.messages=0", "socket.frames=0", "address.replays=0.01/7")
    with running(tmp_path / "tables.db", settings=settings) as server:
        table = server.new_table()
        play_to_the_end(server, table)
        match = f"/api/matches/{table}-1"
        summary = server.http.get(match).json()
        assert summary["game"] == ORDER["game"]
        assert summary["winners"]
        record = server.http.get(f"{match}/record")
        assert f'filename="{ORDER["game"]}-{table}-1.jsonl"' in record.headers["content-disposition"]
        assert list(verify(record.text).winners) == summary["winners"]
        proof = server.http.get(f"{match}/verify").json()
        assert proof == {"fair": True} | {
            key: summary[key] for key in ("commitment", "seed", "moves", "undone")
        }
        for view in ("0", "all", "none"):
            page = server.http.get(f"{match}/steps", params={"view": view}).json()
            steps = page["steps"]
            assert page["total"] == summary["moves"] + 1
            assert len(steps) == min(page["total"], settings.limits.server.steps)
            assert steps[0]["move"] is None
        for view in ("7", "-1", "mine", "²"):
            assert server.http.get(f"{match}/steps", params={"view": view}).status_code == 400
        assert server.http.get(f"{match}/verify").status_code == 429


def test_an_order_that_is_no_text_is_refused(server: Running) -> None:
    body = b'{"game":"\xff\xfe","name":"a"}'
    answer = server.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()) == (400, {"error": "is not UTF-8"})
