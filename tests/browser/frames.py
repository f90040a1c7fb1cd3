"""How smoothly cards fly on a slow phone: the time between frames, and what the page itself does in it.

``python -m tests.browser.frames`` prints it for every game; results in docs/performance.md.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from cardshed.table import HouseSettings
from tests.browser.chromium import find_chromium, launched
from tests.browser.shed import Shed, dealt, open_shed
from tests.browser.visitor import PATIENCE, Visitor, wishes

SECONDS = 20
A_MOMENT = 3000
"""Milliseconds until what comes with the deal is over."""
SLOWDOWN = 4
SEATS = 4
PAUSE = 0.7
"""Seconds that the player takes for a move; bots take theirs."""
LONG: dict[str, dict[str, Any]] = {
    "clear4": {"rounds": 3},
    "hawaiki": {"tokens": 10},
    "skipbo": {"stock": 20},
    "solo": {"limit": 500},
}

# Every frame: when it began, how long after the one before, and how many cards were in the air.
RECORD = """(() => {
  const frames = [];
  let layer = null;
  let last = 0;
  const tick = (now) => {
    if (!layer?.isConnected) layer = document.querySelector('.flight-layer');
    if (last) frames.push({ now, gap: now - last, flying: layer?.childElementCount ?? 0 });
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  window.recorded = frames;
})()"""
MARK = "here"
TASK = "ThreadControllerImpl::RunTask"


@dataclass(frozen=True)
class Spread:
    """Milliseconds a frame, while cards were in the air."""

    frames: int
    middle: float
    p95: float
    longest: float

    def __str__(self) -> str:
        told = f"median {self.middle:.0f}, p95 {self.p95:.0f}, longest {self.longest:.0f} ms"
        return f"{told} ({self.frames} frames)"


def gaps(browser: Browser, shed: Shed, game: str, seconds: float = SECONDS) -> Spread:
    """Between frames, in a browser that is slowed down."""
    with _table(browser, shed, game) as (ann, table):
        cdp = ann.context.new_cdp_session(ann.page)
        cdp.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        frames = _played(ann, shed, table, seconds)
    return _spread([frame["gap"] for frame in frames])


def work(browser: Browser, shed: Shed, game: str, seconds: float = SECONDS) -> Spread:
    """What the page's own thread does for a frame: processor time, as on a phone so many times slower."""
    with _table(browser, shed, game) as (ann, table):
        browser.start_tracing(page=ann.page, categories=["toplevel", "blink.user_timing"])
        now = ann.page.evaluate(f"performance.mark('{MARK}').startTime")
        frames = _played(ann, shed, table, seconds)
        events = json.loads(browser.stop_tracing())["traceEvents"]
    tasks = _tasks(events, now)
    spent = [
        SLOWDOWN * sum(took for began, took in tasks if frame["now"] - frame["gap"] <= began < frame["now"])
        for frame in frames
    ]
    return _spread(spent)


@contextmanager
def _table(browser: Browser, shed: Shed, game: str) -> Iterator[tuple[Visitor, str]]:
    """A table of four on a phone, a moment after the deal."""
    order = wishes(game, seats=SEATS, **LONG[game])
    ann = Visitor(browser, shed.url, phone=True, motion="no-preference", wishes=order, init=RECORD)
    try:
        with dealt((7).to_bytes(32, "big")):
            table = ann.play_now(game)
        ann.page.wait_for_timeout(A_MOMENT)
        yield ann, table
    finally:
        ann.leave()


def _played(ann: Visitor, shed: Shed, table: str, seconds: float) -> list[dict[str, float]]:
    """The frames with cards in the air, while the moves of the page's own seat are made behind its back."""
    begin = ann.page.evaluate("performance.now()")
    dice = random.Random(1)
    live = shed.house.live[table]
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        ann.page.wait_for_timeout(PAUSE * 1000)
        match = live.table.match
        if match is None or match.over:
            break
        if 0 in match.waiting_for and (moves := match.moves(0)):
            shed.play(table, [(0, dice.choice(moves))])
    frames = [frame for frame in ann.page.evaluate("recorded") if frame["now"] > begin]
    # A card is also in the air in a gap that it begins or ends in.
    return [frame for before, frame in pairwise(frames) if frame["flying"] or before["flying"]]


def _tasks(events: list[dict[str, Any]], now: float) -> list[tuple[float, float]]:
    """Of the thread that set the mark: when each task began, by the page's clock, and its processor time."""
    mark = next(event for event in events if event["name"] == MARK)
    return [
        (now + (event["ts"] - mark["ts"]) / 1000, event.get("tdur", 0) / 1000)
        for event in events
        if event["name"] == TASK and (event["pid"], event["tid"]) == (mark["pid"], mark["tid"])
    ]


def _spread(values: list[float]) -> Spread:
    ordered = sorted(values)
    count = len(ordered)
    return Spread(count, ordered[count // 2], ordered[int(count * 0.95)], ordered[-1])


def main(*games: str) -> int:
    path = find_chromium()
    if path is None:
        print("no Chromium on this machine (apt-get install chromium, or set CHROMIUM)", file=sys.stderr)
        return 1
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as temporary,
        open_shed(Path(temporary) / "tables.db", HouseSettings(pace=0.5, between_rounds=2)) as shed,
        launched(path) as browser,
    ):
        shed.wait_until_ready()
        for game in games or LONG:
            print(f"{game}, the page's work a frame, × {SLOWDOWN}: {work(browser, shed, game)}", flush=True)
            print(f"{game}, between frames, processor ÷ {SLOWDOWN}: {gaps(browser, shed, game)}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
