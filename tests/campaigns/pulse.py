"""Asks a server for ``/health`` again and again, in a process of its own that nothing else slows down."""

from __future__ import annotations

import http.client
import select
import subprocess
import sys
import time

import msgspec

from tests.campaigns.http import Door

PATIENCE = 60.0
"""Seconds after which a question counts as not answered."""
LONGEST_RUN = 3600.0
"""Seconds after which it ends by itself."""


class Beats(msgspec.Struct):
    """What came of it."""

    asked: int = 0
    longest: float = 0.0
    """Seconds that an answer took."""
    at: float = 0.0
    """Seconds after the beginning that the longest was asked for."""
    slow: int = 0
    """Answers that took longer than they may."""
    failures: list[str] = []


class Order(msgspec.Struct):
    host: str
    port: int
    source: str
    every: float
    most: float
    kept: bool


class Pulse:
    """From another process, which is there when it is told to begin, and ends when asked for its findings."""

    def __init__(self, door: Door, every: float, most: float, kept: bool) -> None:
        assert door.source is not None
        order = Order(door.host, door.port, door.source, every, most, kept)
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.campaigns.pulse", msgspec.json.encode(order).decode()],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def go(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(b"go\n")
        self._process.stdin.flush()

    def stop(self) -> Beats:
        """The findings; the process ends."""
        try:
            told, _ = self._process.communicate(timeout=PATIENCE + 10)
        finally:
            self._process.kill()
        return msgspec.json.decode(told, type=Beats)


class Patient:
    """The connection on which is asked; a new one for each question, unless it is kept."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.connection: http.client.HTTPConnection | None = None

    def ask(self) -> str | None:
        """What is wrong with the answer."""
        order = self.order
        if self.connection is None:
            self.connection = http.client.HTTPConnection(
                order.host, order.port, PATIENCE, source_address=(order.source, 0)
            )
        try:
            self.connection.request("GET", "/health")
            answer = self.connection.getresponse()
            answer.read()
        except (OSError, http.client.HTTPException) as problem:
            self.close()
            return repr(problem)
        if not order.kept or answer.will_close:
            self.close()
        return None if answer.status == 200 else f"status {answer.status}"

    def close(self) -> None:
        if self.connection is not None:
            self.connection.close()
        self.connection = None


def beat(order: Order, found: Beats) -> None:
    """Until nobody listens any more, which is when the standard input is closed."""
    patient = Patient(order)
    began = due = time.monotonic()
    while not _closed(due - time.monotonic()) and time.monotonic() - began < LONGEST_RUN:
        asked = time.monotonic()
        problem = patient.ask()
        took = time.monotonic() - asked
        due = max(due + order.every, asked + order.every / 2)
        found.asked += 1
        found.slow += took > order.most
        if took > found.longest:
            found.longest, found.at = took, asked - began
        if problem is not None:
            found.failures.append(f"after {asked - began:.1f} s: {problem}")
    patient.close()


def _closed(seconds: float) -> bool:
    """Waits so long; whether the standard input was closed meanwhile."""
    ready, _, _ = select.select([sys.stdin], [], [], max(0.0, seconds))
    return bool(ready)


def main() -> int:
    found = Beats()
    sys.stdin.readline()
    beat(msgspec.json.decode(sys.argv[1], type=Order), found)
    print(msgspec.json.encode(found).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
