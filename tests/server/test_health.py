"""What an operator is told about how the server is."""

from __future__ import annotations

import asyncio
import time

import pytest

from cardshed.server.pulse import Pulse, Trouble
from tests.server.running import Running


def test_a_house_that_cannot_write_is_failing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.site is not None

    async def full() -> str | None:
        return "database or disk is full"

    monkeypatch.setattr(server.site, "trouble", Trouble(full))
    answer = server.http.get("/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "failing"
    assert answer.json()["problem"] == "database or disk is full"


def test_a_house_that_breaks_is_failing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    assert server.site is not None

    async def broken() -> str | None:
        raise OSError("no such disk")

    monkeypatch.setattr(server.site, "trouble", Trouble(broken))
    answer = server.http.get("/health")
    assert (answer.status_code, answer.json()["problem"]) == (503, "OSError: no such disk")


def test_a_disk_that_does_not_answer_is_not_waited_for(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert server.site is not None
    asked = 0

    async def silent() -> str | None:
        nonlocal asked
        asked += 1
        await asyncio.sleep(60)
        return None

    monkeypatch.setattr(server.site, "trouble", Trouble(silent))
    began = time.monotonic()
    answer = server.http.get("/health")
    assert time.monotonic() - began < 1
    assert answer.json()["problem"] == "the disk does not answer"
    for _ in range(5):
        assert server.http.get("/health").status_code == 503
    assert asked <= 2


def test_the_pulse_knows_the_longest_delay_of_a_minute() -> None:
    seen: list[float] = []
    pulse = Pulse(seen.append)
    now = 0.0
    for pause in (0.1, 0.1, 0.6, 0.1):
        now += pause
        pulse.beat(now)
    assert pulse.longest == pytest.approx(0.5)
    assert len(seen) == 3
    for _ in range(600):
        now += 0.1
        pulse.beat(now)
    assert pulse.longest == pytest.approx(0, abs=1e-6)
