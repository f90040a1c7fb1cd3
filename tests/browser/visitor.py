"""Somebody with a browser of their own, and everything that goes wrong in it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from typing import Any, Literal, TypedDict, Unpack

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Error,
    Locator,
    Page,
    StorageState,
    ViewportSize,
    expect,
)

from cardshed.server.files import Files

PATIENCE = 30_000
A_REST = 500
"""Milliseconds after which something that should happen counts as missing; the machine may be busy."""
PHONE: ViewportSize = {"width": 360, "height": 640}
DESK: ViewportSize = {"width": 1280, "height": 800}
LINE_IS_CUT = re.compile(r"WebSocket connection to .* failed|net::ERR_")

# What takes the least moves to play to the end.
SHORT: dict[str, dict[str, Any]] = {
    "clear4": {"rounds": 1},
    "hawaiki": {"tokens": 1},
    "skipbo": {"stock": 2},
    "solo": {"limit": 0},
}
LONGER = SHORT | {"skipbo": {"stock": 20}}
"""The same where nobody wins in a first turn."""

# A point of an element where a finger would really touch it; cards of a fan cover each other.
POINT = """(element) => {
  const box = element.getBoundingClientRect();
  for (const y of [0.5, 0.3, 0.7, 0.15, 0.85])
    for (const x of [0.5, 0.12, 0.3, 0.7, 0.88]) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      const hit = document.elementFromPoint(...at);
      if (hit && (hit === element || element.contains(hit))) return at;
    }
  return null;
}"""


class Screen(TypedDict, total=False):
    """What the system or the screen is like, where it is not a bright one of usual sharpness."""

    theme: Literal["light", "dark"]
    motion: Literal["reduce", "no-preference"]
    scale: float
    forced: bool
    """The system says which colours there are."""


class Visitor:
    """A browser's context with one page."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Ann",
        lang: str = "en-GB",
        phone: bool = False,
        wishes: dict[str, dict[str, Any]] | None = None,
        init: str = "",
        **screen: Unpack[Screen],
    ) -> None:
        self.url = url
        self.phone = phone
        self.problems: list[str] = []
        self.context = browser.new_context(
            base_url=url,
            locale=lang,
            viewport=PHONE if phone else DESK,
            is_mobile=phone,
            has_touch=phone,
            color_scheme=screen.get("theme", "light"),
            reduced_motion=screen.get("motion", "reduce"),
            device_scale_factor=screen.get("scale", 1),
            forced_colors="active" if screen.get("forced") else "none",
            accept_downloads=True,
            storage_state=_remembered(url, name, wishes or {}),
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=url)
        if init:
            self.context.add_init_script(init)
        self.context.on("weberror", lambda error: self.problems.append(f"page error: {error.error}"))
        self.context.on("console", self._hear)
        self.page = self.context.new_page()

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(f"console: {message.text} ({message.location.get('url')})")

    def forgive(self, pattern: re.Pattern[str]) -> None:
        """Lets problems pass that a test causes on purpose."""
        self.problems = [problem for problem in self.problems if not pattern.search(problem)]

    def leave(self) -> None:
        self.context.close()

    # Going places

    def go(self, path: str = "/") -> Page:
        self.page.goto(path)
        return self.page

    def go_by_modules(self) -> Page:
        """The home page as it is where nothing was built: a test can import its modules."""
        page = Files(dev=True).page.body
        self.page.route(f"{self.url}/", lambda route: route.fulfill(body=page, content_type="text/html"))
        self.go()
        self.page.unroute(f"{self.url}/")
        return self.page

    def play_now(self, game: str) -> str:
        """The first click on the home page; gives the table's id."""
        self.go()
        self.press(f"play-{game}")
        return self.arrive()

    def with_friends(self, game: str) -> str:
        """Makes a table for friends; gives the link to it."""
        self.go()
        self.press(f"friends-{game}")
        link = self.by("invite-link")
        expect(link).to_be_visible()
        return link.input_value()

    def sit_down(self, link: str) -> None:
        """Comes by the link and takes the first free seat."""
        self.page.goto(link)
        self.press("sit")
        expect(self.by("invite-link")).to_be_visible()

    def arrive(self) -> str:
        """Waits for the table; gives its id."""
        expect(self.page.locator(".table")).to_be_visible()
        return self.page.url.rsplit("/", 1)[-1]

    # Looking and pressing

    def by(self, testid: str) -> Locator:
        return self.page.get_by_test_id(testid)

    def press(self, what: str | Locator) -> None:
        """A click with the mouse, a tap with the finger."""
        locator = self.by(what) if isinstance(what, str) else what
        locator.tap() if self.phone else locator.click()

    def touch(self, selector: str) -> bool:
        """Presses what is visible of something; says whether it was there to be pressed."""
        locator = self.page.locator(selector).first
        try:
            point = locator.evaluate(POINT, timeout=1000)
            if point is None:
                locator.scroll_into_view_if_needed(timeout=1000)
                point = locator.evaluate(POINT, timeout=1000)
        except Error:
            return False
        if point is None:
            return False
        self.press_at(*point)
        return True

    def press_at(self, x: float, y: float) -> None:
        if self.phone:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def drag(self, source: str, target: str) -> None:
        """Takes what is visible of a card and lets it go over the middle of something else."""
        mouse = self.page.mouse
        mouse.move(*self.page.locator(source).first.evaluate(POINT))
        mouse.down()
        box = self.page.locator(target).first.bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        expect(self.page.locator(".drag-ghost")).to_be_visible()
        mouse.up()

    def hand(self) -> list[str]:
        """The cards of one's own hand, as the page shows them."""
        cards = self.by("hand").locator("button")
        shown: list[str] = cards.evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
        return shown

    def hand_at_rest(self) -> list[str]:
        """The same when nothing comes or goes any more."""
        before: list[str] = []
        while before != (now := self.hand()):
            before = now
            self.page.wait_for_timeout(A_REST)
        return now

    def my_turn(self) -> None:
        expect(self.by("turn-banner")).to_have_attribute("data-mine", "true")

    def result(self) -> Locator:
        """What the sheet says at the end."""
        result = self.by("result")
        expect(result.locator(".winners")).to_be_visible()
        return result

    def no_sideways_scrolling(self) -> None:
        wide, room = self.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{self.page.url} is {wide} wide in a window of {room}"


def card(place: str) -> str:
    """A selector of the cards or piles at a place that can be pressed."""
    return f'button[data-place="{place}"]'


def wishes(
    game: str, level: str = "medium", seats: int = 2, clock: int = 0, **options: Any
) -> dict[str, Any]:
    """What a browser remembers of the last order of a game."""
    chosen = options or SHORT[game]
    return {game: {"level": level, "seats": seats, "options": chosen, "clock": clock, "hints": True}}


def all_short(seats: int = 2, level: str = "medium") -> dict[str, Any]:
    return {key: value for game in SHORT for key, value in wishes(game, level, seats).items()}


def _remembered(url: str, name: str, choices: dict[str, Any]) -> StorageState:
    kept = {"cardshed-name": name, "cardshed-colour": "teal", "cardshed-choices": json.dumps(choices)}
    return {
        "cookies": [],
        "origins": [
            {"origin": url, "localStorage": [{"name": key, "value": text} for key, text in kept.items()]}
        ],
    }


def all_problems(visitors: Iterable[Visitor]) -> list[str]:
    return [problem for visitor in visitors for problem in visitor.problems]
