"""How a page loads over a slow line: what it asks for, how much that weighs, and when somebody can go on.

``python -m tests.browser.lines`` prints it for the lines below; results in docs/performance.md.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, expect

from tests.browser.chromium import find_chromium, launched
from tests.browser.shed import Shed, open_shed
from tests.browser.visitor import LONGER, PATIENCE, Visitor, wishes

GAME = "clear4"
RUNS = 3
QUIET = 2500
"""Milliseconds after which whatever a page fetches for later has been asked for."""
USABLE = {"home": f"[data-testid=play-{GAME}]:enabled", "link": "[data-testid=sit]:enabled"}


@dataclass(frozen=True)
class Line:
    """What Chromium makes of the network and of the processor."""

    latency: float
    """Milliseconds a request takes at least."""
    down: float
    """Kilobits a second, and so ``up``."""
    up: float
    slowdown: int = 4
    """How many times slower the processor seems."""


LINES = {"slow line": Line(562.5, 1440, 675), "fair line": Line(150, 1600, 750)}
"""The first is what developer tools call Slow 4G."""


@dataclass
class Traffic:
    """What a page asks for from now on."""

    page: Page
    requests: list[str] = field(default_factory=list)
    weights: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.cdp = self.page.context.new_cdp_session(self.page)
        self.cdp.send("Network.enable")
        self.cdp.on("Network.requestWillBeSent", lambda event: self._asked(event["request"]["url"]))
        self.cdp.on("Network.webSocketCreated", lambda event: self._asked(event["url"]))
        self.cdp.on("Network.loadingFinished", self._came)

    def _asked(self, url: str) -> None:
        if not url.startswith("data:"):
            self.requests.append(url)

    def _came(self, event: dict[str, int]) -> None:
        self.weights[str(event["requestId"])] = event["encodedDataLength"]

    def slow_down(self, line: Line) -> None:
        """From now on as over such a line."""
        self.cdp.send(
            "Network.emulateNetworkConditions",
            {
                "offline": False,
                "latency": line.latency,
                "downloadThroughput": line.down * 1000 / 8,
                "uploadThroughput": line.up * 1000 / 8,
            },
        )
        self.cdp.send("Emulation.setCPUThrottlingRate", {"rate": line.slowdown})

    @property
    def weight(self) -> int:
        return sum(self.weights.values())


@dataclass(frozen=True)
class Loaded:
    """How it went: until somebody could go on, and in all."""

    seconds: float
    requests: int
    weight: int
    in_all: int
    weight_in_all: int

    def __str__(self) -> str:
        until = f"{self.seconds:.2f} s, {self.requests} requests, {self.weight / 1000:.0f} kB"
        return f"{until}; {self.in_all} requests, {self.weight_in_all / 1000:.0f} kB in all"


def open_page(browser: Browser, url: str, path: str, usable: str, line: Line) -> Loaded:
    """A first visit, with nothing in the browser's cache."""
    ann = Visitor(browser, url, phone=True, motion="no-preference")
    try:
        traffic = Traffic(ann.page)
        traffic.slow_down(line)
        return _watched(ann.page, traffic, lambda: ann.page.goto(path, wait_until="commit"), usable)
    finally:
        ann.leave()


def play_now(browser: Browser, url: str, line: Line) -> Loaded:
    """From the press on a home page that has been looked at, until the cards are on the table."""
    ann = Visitor(browser, url, phone=True, motion="no-preference", wishes=wishes(GAME, **LONGER[GAME]))
    try:
        ann.go()
        expect(ann.page.locator(USABLE["home"])).to_be_visible()
        ann.page.wait_for_timeout(QUIET)
        traffic = Traffic(ann.page)
        traffic.slow_down(line)
        press = ann.by(f"play-{GAME}")
        return _watched(ann.page, traffic, lambda: press.tap(), "[data-testid=hand] button", since="press")
    finally:
        ann.leave()


def _watched(
    page: Page, traffic: Traffic, begin: Callable[[], object], usable: str, since: str = "opening"
) -> Loaded:
    started = page.evaluate("performance.now()") if since == "press" else 0
    begin()
    page.wait_for_selector(usable)
    seconds = (page.evaluate("performance.now()") - started) / 1000
    requests, weight = len(traffic.requests), traffic.weight
    page.wait_for_timeout(QUIET)
    return Loaded(seconds, requests, weight, len(traffic.requests), traffic.weight)


def invitation(browser: Browser, url: str) -> str:
    """A friend has made a table and waits there."""
    host = Visitor(browser, url, name="Host")
    return host.with_friends(GAME)


def measure(browser: Browser, shed: Shed, line: Line) -> dict[str, list[Loaded]]:
    link = invitation(browser, shed.url)
    return {
        "home page": [open_page(browser, shed.url, "/", USABLE["home"], line) for _ in range(RUNS)],
        "friend's link": [open_page(browser, shed.url, link, USABLE["link"], line) for _ in range(RUNS)],
        "play now": [play_now(browser, shed.url, line) for _ in range(RUNS)],
    }


def main() -> int:
    path = find_chromium()
    if path is None:
        print("no Chromium on this machine (apt-get install chromium, or set CHROMIUM)", file=sys.stderr)
        return 1
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as temporary,
        open_shed(Path(temporary) / "tables.db") as shed,
        launched(path) as browser,
    ):
        shed.wait_until_ready()
        print(f"median of {RUNS}: seconds, requests and kB until usable; requests and kB in all")
        for name, line in LINES.items():
            for what, runs in measure(browser, shed, line).items():
                middle = median(run.seconds for run in runs)
                run = min(runs, key=lambda each: abs(each.seconds - middle))
                print(f"{name}, {what}: {run}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
