"""Games that were compiled before can be ordered at once; others say that they are not ready."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import COMPILING, ORDER, Running, running, start


@contextmanager
def served(db: Path) -> Iterator[Running]:
    process, url = start(db, "--no-browser")
    try:
        yield Running(url)
    finally:
        process.terminate()
        process.communicate()


def about(server: Running) -> dict[str, Any]:
    """What the home page is told of the game that tests order."""
    games: list[dict[str, Any]] = server.http.get("/api/games").json()["games"]
    return next(game for game in games if game["id"] == ORDER["game"])


def test_what_was_compiled_before_can_be_ordered_at_once(tmp_path: Path) -> None:
    with running(tmp_path / "before.db") as before:
        before.wait_until_ready()
    with served(tmp_path / "tables.db") as server:
        assert about(server)["ready"]
        until = time.monotonic() + COMPILING
        while (answer := server.http.post("/api/tables", json=ORDER)).status_code == 503:
            assert time.monotonic() < until
        assert answer.status_code == 201


def test_what_must_be_compiled_first_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CARDSHED_CACHE", str(tmp_path / "cache"))
    with served(tmp_path / "tables.db") as server:
        assert not about(server)["ready"]
        answer = server.http.post("/api/tables", json=ORDER)
        assert (answer.status_code, answer.json()) == (503, {"error": "not-ready"})
