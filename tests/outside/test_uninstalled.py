"""What is left of the matches of a game that is no longer installed."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.outside.installing import ROOT, install, python
from tests.server.running import Running, hear, running, say


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, str, str]]:
    """A server without the game, and two tables of it; at the first the match is over."""
    folder = tmp_path_factory.mktemp("left")
    told = python(
        install(folder / "installed"), "-m", "tests.outside.leaving", str(folder / "tables.db"), cwd=ROOT
    )
    assert told.returncode == 0, told.stderr
    over, open_, cookie = json.loads(told.stdout.splitlines()[-1])
    with running(folder / "tables.db") as server:
        server.http.headers["cookie"] = f"cardshed={cookie}"
        yield server, over, open_


def test_a_match_that_is_over_is_shown_as_it_was_told(left: tuple[Running, str, str]) -> None:
    server, over, _ = left
    about = server.http.get(f"/api/matches/{over}-1").json()
    assert (about["game"], about["replayable"]) == ("maumau", False)
    steps = server.http.get(f"/api/matches/{over}-1/steps").json()["steps"]
    assert steps[0]["events"][0]["event"] == "round"
    assert server.http.get(f"/api/matches/{over}-1/verify").json()["problem"] == "other-rules"
    assert server.http.get(f"/api/matches/{over}-1/record").text.startswith('{"cardshed":1,"game":"maumau"')


def test_my_matches_are_still_mine(left: tuple[Running, str, str]) -> None:
    server, over, _ = left
    (found,) = server.http.get("/api/mine").json()["statistics"]
    assert (found["game"], found["played"], found["best"]) == ("maumau", 1, None)
    (match,) = server.http.get("/api/mine/matches").json()["matches"]
    assert match["match"] == f"{over}-1"


def test_a_table_of_it_cannot_be_opened_and_others_can(left: tuple[Running, str, str]) -> None:
    server, over, open_ = left
    cookie = server.http.headers["cookie"]
    for table in (over, open_):
        with server.connect(table, cookie) as socket:
            say(socket, t="hello")
            assert hear(socket)["reason"] == "gone"
    with server.connect(server.new_table(), cookie) as socket:
        say(socket, t="hello")
        assert hear(socket, "table")["state"]["game"] == "clear4"
