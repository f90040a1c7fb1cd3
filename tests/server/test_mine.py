"""What somebody played, and how they take what they are to another device."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from cardshed.server.app import Site
from cardshed.server.carrying import ALPHABET, LENGTH, Carried, Carrying
from cardshed.table.house import MOST_LISTED, RESULTS
from cardshed.table.limits import ServerLimits
from cardshed.table.store import ResultRow, writing
from tests.server.running import ORDER, Running, limited, running

WHO = {"name": "Ann", "colour": "teal"}
ANN = Carried("ann", "Ann", "teal")
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def other(server: Running) -> Iterator[httpx.Client]:
    """Another device."""
    with httpx.Client(base_url=server.url, timeout=30) as client:
        client.get("/")
        yield client


def identity(client: httpx.Client) -> str:
    return client.cookies["cardshed"].split(".")[0]


def code_of(client: httpx.Client) -> dict[str, Any]:
    client.get("/")
    answer = client.post("/api/carry/code", json=WHO)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


# Codes


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_code_is_good_once_and_for_a_while() -> None:
    clock = Clock()
    carrying = Carrying(ServerLimits(), clock)
    code = carrying.make(ANN)
    assert len(code) == LENGTH
    assert set(code) <= set(ALPHABET)
    assert len(ALPHABET) ** LENGTH >= 2**60
    assert carrying.look(code.lower()) == carrying.look(f" {code[:4]}-{code[4:]} ") == ANN
    assert carrying.take(code) == ANN
    assert carrying.take(code) is None
    code = carrying.make(ANN)
    clock.now += ServerLimits().carry_seconds - 1
    assert carrying.look(code) == ANN
    clock.now += 1
    assert carrying.take(code) is None
    assert len(carrying) == 0


def test_a_new_code_makes_the_last_one_void() -> None:
    carrying = Carrying(ServerLimits())
    first, second = carrying.make(ANN), carrying.make(ANN)
    assert carrying.look(first) is None
    assert carrying.look(second) == ANN
    assert len(carrying) == 1


def test_there_are_only_so_many_codes() -> None:
    carrying = Carrying(ServerLimits(carry_codes=3))
    codes = [carrying.make(Carried(f"player {number}", "Ann", "teal")) for number in range(5)]
    assert len(carrying) == 3
    assert [carrying.look(code) is None for code in codes] == [True, True, False, False, False]


# Taking them along


def test_another_device_becomes_the_same(server: Running, guest: httpx.Client, other: httpx.Client) -> None:
    server.wait_until_ready()
    told = code_of(guest)
    assert told["link"] == f"{server.url}/carry#{told['code']}"
    assert told["qr"].startswith("<svg")
    table = guest.post("/api/tables", json=ORDER).json()["table"]
    assert identity(guest) != identity(other)
    looked = other.post("/api/carry/look", json={"code": told["code"]})
    assert looked.json() == {"name": "Ann", "colour": "teal", "same": False}
    assert "set-cookie" not in looked.headers, "nothing happens before the question is answered"
    assert guest.post("/api/carry/look", json={"code": told["code"]}).json()["same"]
    taken = other.post("/api/carry/take", json={"code": told["code"].lower().replace("-", " ")})
    assert taken.json() == {"name": "Ann", "colour": "teal"}
    assert identity(guest) == identity(other)
    assert [found["table"] for found in other.get("/api/tables/mine").json()["tables"]] == [table]
    again = other.post("/api/carry/take", json={"code": told["code"]})
    assert (again.status_code, again.json()) == (404, {"error": "unknown"})
    assert "set-cookie" not in again.headers


@pytest.mark.parametrize("code", ["", "0000-0000-0000", "x" * 64, "ÄÖÜ", "\u0000", "-" * 64])
def test_a_wrong_code_changes_nothing(guest: httpx.Client, code: str) -> None:
    guest.get("/")
    for what in ("look", "take"):
        answer = guest.post(f"/api/carry/{what}", json={"code": code})
        assert answer.status_code == 404
        assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("what", ["code", "look", "take", "forget"])
def test_only_our_own_pages_may_ask(guest: httpx.Client, what: str) -> None:
    """Another page can neither make somebody take a code nor make them forget who they are."""
    guest.get("/")
    address = f"/api/carry/{what}"
    body = {"code": WHO, "look": {"code": "x"}, "take": {"code": "x"}, "forget": {}}[what]
    for origin in ("https://evil.example", "null"):
        assert guest.post(address, json=body, headers={"origin": origin}).status_code == 403
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        assert guest.post(address, content=b"{}", headers={"content-type": kind}).status_code == 415
    assert guest.get(address).status_code == 405
    for nonsense in (b"", b"[]", b'{"unheard": 1}', b"\xff", b'{"code": 7}'):
        headers = {"content-type": "application/json"}
        assert guest.post(address, content=nonsense, headers=headers).status_code == 400


def test_a_code_needs_somebody_with_a_name(server: Running, guest: httpx.Client) -> None:
    assert guest.post("/api/carry/code", json=WHO).status_code == 403
    guest.get("/")
    for wrong, field in ((WHO | {"name": "\u202e"}, "name"), (WHO | {"colour": "infrared"}, "colour")):
        answer = guest.post("/api/carry/code", json=wrong)
        assert (answer.status_code, answer.json()["field"]) == (400, field)


def test_forgetting_begins_anew(guest: httpx.Client) -> None:
    guest.get("/")
    before = identity(guest)
    assert guest.post("/api/carry/forget", json={}).json() == {}
    assert identity(guest) != before


def test_guesses_are_counted_by_address_and_in_all(tmp_path: Path) -> None:
    settings = limited("address.carry_tries=0.001/3", "visitor.carry_codes=0.001/2")
    with running(tmp_path / "tables.db", settings=settings) as server:
        code = code_of(server.http)["code"]
        code = code_of(server.http)["code"]
        assert server.http.post("/api/carry/code", json=WHO).status_code == 429
        for _ in range(3):
            assert server.http.post("/api/carry/look", json={"code": "wrong"}).status_code == 404
        late = server.http.post("/api/carry/take", json={"code": code})
        assert (late.status_code, late.json()["error"]) == (429, "too-fast")
        assert int(late.headers["retry-after"]) > 0
    settings = limited("address.carry_tries=0", "server.carry_tries=0.001/2", "address.carry_codes=0.001/1")
    with running(tmp_path / "others.db", settings=settings) as server:
        code = code_of(server.http)["code"]
        with httpx.Client(base_url=server.url) as somebody_else:
            somebody_else.get("/")
            assert somebody_else.post("/api/carry/code", json=WHO).status_code == 429
        for _ in range(2):
            assert server.http.post("/api/carry/look", json={"code": "wrong"}).status_code == 404
        assert server.http.post("/api/carry/take", json={"code": code}).status_code == 429


def test_no_code_is_written_down(
    server: Running, guest: httpx.Client, other: httpx.Client, caplog: pytest.LogCaptureFixture
) -> None:
    assert server.site is not None
    with caplog.at_level(logging.DEBUG):
        code = code_of(guest)["code"]
        other.post("/api/carry/look", json={"code": code})
        other.post("/api/carry/take", json={"code": code})
    told = [f"{record.getMessage()} {record.__dict__}" for record in caplog.records]
    assert any("/api/carry/take" in line for line in told), "requests are logged"
    plain = code.replace("-", "")
    assert not [line for line in told if code in line or plain in line]
    on_disk = [path.read_bytes() for path in server.site.house.log.path.parent.glob("tables.db*")]
    assert not [data for data in on_disk if code.encode() in data or plain.encode() in data]


def test_the_page_for_a_code_leads_nowhere_else(guest: httpx.Client) -> None:
    for address in ("/carry", "/mine", "/carry?to=https://evil.example", "/carry?code=x"):
        answer = guest.get(address)
        assert answer.status_code == 200
        assert "location" not in answer.headers
        assert answer.headers["x-frame-options"] == "DENY"
        assert answer.headers["referrer-policy"] == "same-origin"


# What somebody played


def test_matches_come_in_pages(server: Running, guest: httpx.Client) -> None:
    assert server.site is not None
    guest.get("/")
    count = RESULTS + 3
    player, table = identity(guest), "t" * 22
    house = server.site.house

    def write() -> None:
        rows = [
            ResultRow(player, 1000 + number, table, number, "solo", "easy", number % 2 == 0, 9, True, None)
            for number in range(1, count + 1)
        ]
        house.log.append(None, [], lambda: None, statements=[writing.result(one) for one in rows])

    house.log._loop.call_soon_threadsafe(write)
    until = 0
    while not guest.get("/api/mine").json()["statistics"]:
        until += 1
        assert until < 1000
    (counted,) = guest.get("/api/mine").json()["statistics"]
    assert counted | {"settling": False} == {
        "game": "solo", "level": "easy", "played": count, "won": count // 2,
        "streak": (count + 1) % 2, "longest": 1, "best": 9, "settling": False,
    }  # fmt: skip
    first = guest.get("/api/mine/matches").json()
    assert len(first["matches"]) == RESULTS
    second = guest.get("/api/mine/matches", params={"before": first["next"]}).json()
    assert second["next"] is None
    shown = [found["match"] for found in first["matches"] + second["matches"]]
    assert shown == [f"{table}-{number}" for number in range(count, 0, -1)]
    with httpx.Client(base_url=server.url) as somebody_else:
        assert somebody_else.get("/api/mine/matches").json() == {"matches": [], "next": None}
        assert somebody_else.get("/api/mine").json()["statistics"] == []


@pytest.mark.parametrize(
    "before", ["", "x", "1", "1.x", f"-1.{'t' * 22}-1", f"{9**20}.{'t' * 22}-1", "1.é-1"]
)
def test_nonsense_instead_of_a_page(guest: httpx.Client, before: str) -> None:
    answer = guest.get("/api/mine/matches", params={"before": before})
    assert (answer.status_code, answer.json()["field"]) == (400, "before")


def test_questions_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", settings=limited("address.replays=0.001/2")) as server:
        assert [server.http.get("/api/mine").status_code for _ in range(3)] == [200, 200, 429]


def test_unfinished_tables_come_in_pages(server: Running, guest: httpx.Client) -> None:
    server.wait_until_ready()
    count = MOST_LISTED + 2
    made = {guest.post("/api/tables", json=ORDER).json()["table"] for _ in range(count)}
    first = guest.get("/api/tables/mine").json()
    second = guest.get("/api/tables/mine", params={"skip": MOST_LISTED}).json()
    assert (first["more"], second["more"]) == (True, False)
    assert {found["table"] for found in first["tables"] + second["tables"]} == made
    assert guest.get("/api/tables/mine", params={"skip": "-1"}).status_code == 400


def test_every_address_is_in_the_docs(server: Running) -> None:
    assert isinstance(server.site, Site)
    page = (DOCS / "protocol.md").read_text("utf-8").split("## Over HTTP")[1]
    listed = set(re.findall(r"(/[a-z/{}.]*)", page))
    for route in server.site.app.routes:
        path = str(getattr(route, "path", ""))
        if path.startswith(("/api/", "/mine", "/carry")):
            assert path in listed, path
