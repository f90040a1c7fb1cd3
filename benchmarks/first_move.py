"""How long it takes from ``make play`` to the first own move, on a machine that has played before.

A real server on a database of its own, a browser that is open already: the home page is opened as soon as
the server says where it is, *Play now* is pressed as soon as it is there, and the clock stops when it is
one's own turn. Who begins is drawn; matches in which a bot begins are told apart, since bots take their time.

    python -m benchmarks.first_move --games solo --times 5
"""

from __future__ import annotations

import argparse
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser, Page

from cardshed import games
from tests.browser.chromium import find_chromium, launched

PATIENCE = 60_000
START = [sys.executable, "-m", "cardshed", "serve", "--no-browser", "--port"]
NO_BYTECODE = "PYTHONDONTWRITEBYTECODE"
"""Some machines for tests set it; on people's machines Python keeps what it compiled."""
FIRST_PORT = 18_300
Marks = dict[str, float]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--games", default=",".join(games()), help="which games (default: all)")
    parser.add_argument("--times", type=int, default=6, help="starts of each game (default: 6)")
    chosen = parser.parse_args()
    path = find_chromium()
    if path is None:
        print("no Chromium on this machine", file=sys.stderr)
        return 1
    with launched(path) as browser:
        for game in chosen.games.split(","):
            _tell(game, [_measure(browser, game, FIRST_PORT + number) for number in range(chosen.times)])
    return 0


def _measure(browser: Browser, game: str, port: int) -> Marks:
    """Seconds since the command until each thing was there."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        command = [*START, str(port), "--db", str(Path(folder) / "tables.db")]
        environment = {name: value for name, value in os.environ.items() if name != NO_BYTECODE}
        server = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            start_new_session=True,
            env=environment,
        )
        try:
            assert server.stdout is not None
            url = server.stdout.readline().split()[1]
            marks = {"serves": time.perf_counter() - began}
            context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
            try:
                _play(context.new_page(), url, game, began, marks)
            finally:
                context.close()
        finally:
            os.killpg(server.pid, signal.SIGTERM)
            server.wait(20)
    return marks


def _play(page: Page, url: str, game: str, began: float, marks: Marks) -> None:
    page.goto(url, wait_until="commit")
    button = page.get_by_test_id(f"play-{game}")
    button.wait_for(timeout=PATIENCE)
    marks["home page"] = time.perf_counter() - began
    button.click()
    page.locator(".table").wait_for(timeout=PATIENCE)
    marks["table"] = time.perf_counter() - began
    banner = page.get_by_test_id("turn-banner")
    banner.wait_for(timeout=PATIENCE)
    marks["whose turn"] = time.perf_counter() - began
    first = banner.get_attribute("data-mine") == "true"
    page.locator("[data-testid=turn-banner][data-mine=true]").wait_for(timeout=PATIENCE)
    marks["my turn, I begin" if first else "my turn, a bot begins"] = time.perf_counter() - began


def _tell(game: str, measured: list[Marks]) -> None:
    names = sorted(
        {name for marks in measured for name in marks}, key=lambda name: (name.startswith("my"), 0)
    )
    for name in names:
        seconds = [marks[name] for marks in measured if name in marks]
        middle, longest = statistics.median(seconds), max(seconds)
        print(f"{game:8} {name:22} {len(seconds)} ×  {middle:5.2f} s, at most {longest:5.2f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
