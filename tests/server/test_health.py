"""What an operator is told about how the server is."""

from __future__ import annotations

import resource
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from cardshed.server.pulse import ASKED_AT_MOST, PATIENCE, Pulse
from tests.server.running import start


@pytest.fixture
def process(tmp_path: Path) -> Iterator[tuple[subprocess.Popen[str], str, Path]]:
    """A server of its own, its address and its database."""
    db = tmp_path / "tables.db"
    process, url = start(db)
    yield process, url, db
    process.kill()
    process.communicate()


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process")
def test_a_server_with_a_full_disk_is_failing_and_then_well_again(
    process: tuple[subprocess.Popen[str], str, Path],
) -> None:
    running, url, _ = process
    assert httpx.get(f"{url}/health").json()["status"] == "ok"
    before = resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    time.sleep(ASKED_AT_MOST)
    answer = httpx.get(f"{url}/health")
    assert answer.status_code == 503
    assert answer.json()["status"] == "failing"
    assert "cannot be written" in answer.json()["problem"]
    resource.prlimit(running.pid, resource.RLIMIT_FSIZE, before)
    time.sleep(ASKED_AT_MOST)
    assert httpx.get(f"{url}/health").json()["status"] == "ok"


def test_a_disk_that_does_not_answer_is_not_waited_for(
    process: tuple[subprocess.Popen[str], str, Path],
) -> None:
    """Somebody else holds the database; the server's writes wait."""
    _, url, db = process
    with closing(sqlite3.connect(db, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        time.sleep(ASKED_AT_MOST)
        began = time.monotonic()
        answer = httpx.get(f"{url}/health")
        assert answer.json()["problem"] == "the disk does not answer"
        assert time.monotonic() - began < 2 * PATIENCE
        other.execute("ROLLBACK")
    time.sleep(ASKED_AT_MOST)
    assert httpx.get(f"{url}/health").status_code == 200


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
