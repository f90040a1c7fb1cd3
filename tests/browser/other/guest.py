"""Somebody at a window of another browser; does what ``Visitor`` does in Chromium."""

from __future__ import annotations

import json
import time
from typing import Any, cast

from tests.browser.other.window import Window
from tests.browser.player import Player
from tests.browser.visitor import PATIENCE, POINT, SHORT, Visitor

DESK = (1280, 800)
PHONE = (360, 640)
A_MOMENT = 0.05

FIND_POINT = f"""(selector) => {{
  const visible = (found) => found.checkVisibility() && !found.disabled;
  const element = [...document.querySelectorAll(selector)].find(visible);
  if (!element) return null;
  const {{ top, bottom }} = element.getBoundingClientRect();
  // At the window's very edge a press may miss.
  const whole = top >= 0 && bottom <= innerHeight && ({POINT})(element);
  if (!whole) element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
  return ({POINT})(element);
}}"""
TEXTS = """(selector) => [...document.querySelectorAll(selector)]
  .filter((found) => found.checkVisibility()).map((found) => found.innerText || found.value || '')"""
REMEMBER = "(kept) => Object.entries(kept).forEach(([key, text]) => localStorage.setItem(key, text))"
CHOOSE = """([selector, value]) => {
  const found = document.querySelector(selector);
  found.value = value;
  found.dispatchEvent(new Event('change', { bubbles: true }));
}"""


class Guest:
    """A window and who sits at it."""

    def __init__(
        self,
        window: Window,
        url: str,
        name: str = "Ann",
        wishes: dict[str, Any] | None = None,
        size: tuple[int, int] = DESK,
    ) -> None:
        self.page = window
        self.url = url
        window.go(url)
        kept = {"name": name, "colour": "teal", "motion": "reduced", "choices": json.dumps(wishes or {})}
        window.evaluate(REMEMBER, {f"cardshed-{key}": text for key, text in kept.items()})
        window.resize(*size)

    # Going places

    def go(self, path: str = "/") -> None:
        self.page.go(self.url + path)

    def home(self) -> None:
        """Waits for the last words too: those that come later push what is below them."""
        self.go()
        self.sees(".game-tagline", count=len(SHORT))

    def play_now(self, game: str) -> None:
        self.home()
        self.press(by(f"play-{game}"))
        self.sees(".table")

    def with_friends(self, game: str) -> str:
        """Makes a table for friends; gives the link to it."""
        self.home()
        self.press(by(f"friends-{game}"))
        return self.sees(by("invite-link"))[0]

    def sit_down(self, link: str) -> None:
        """Comes by the link and takes the first free seat."""
        self.page.go(link)
        self.press(by("sit"))
        self.sees(by("invite-link"))

    # Looking and pressing

    def sees(self, selector: str, count: int | None = None, text: str = "") -> list[str]:
        """Waits for something that can be read, so many of it or any; gives what can be read on it."""
        until = time.monotonic() + PATIENCE / 1000
        while True:
            found: list[str] = self.page.evaluate(TEXTS, selector)
            enough = len(found) == count if count is not None else bool(found)
            if enough and all(words and text in words for words in found):
                return found
            assert time.monotonic() < until, f"{selector} says {found}, not {text!r}"
            time.sleep(A_MOMENT)

    def press(self, selector: str) -> None:
        """Waits until it can be pressed."""
        until = time.monotonic() + PATIENCE / 1000
        while not self.touch(selector):
            assert time.monotonic() < until, f"{selector} is not there to be pressed"
            time.sleep(A_MOMENT)

    def touch(self, selector: str) -> bool:
        """Presses what is visible of something; says whether it was there, and stood still, to be pressed."""
        point = self.page.evaluate(FIND_POINT, selector)
        if point is None:
            return False
        time.sleep(A_MOMENT)
        if self.page.evaluate(FIND_POINT, selector) != point:
            return False
        self.page.click(*point)
        return True

    def choose(self, selector: str, value: str) -> None:
        """Chooses from a list."""
        self.page.evaluate(CHOOSE, [selector, value])

    def hand(self) -> list[str]:
        """The cards of one's own hand."""
        cards = (
            f"() => [...document.querySelectorAll('{by('hand')} button')].map((card) => card.dataset.card)"
        )
        return list(self.page.evaluate(cards))

    def result(self) -> tuple[str, str]:
        """Who won, and the sum of the sheet."""
        sheet = by("result")
        return self.sees(f"{sheet} .winners")[0], self.sees(f"{sheet} tfoot")[0]

    def no_sideways_scrolling(self) -> None:
        wide, room = self.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
        assert wide <= room, f"{wide} wide in a window of {room}"


def by(testid: str) -> str:
    return f'[data-testid="{testid}"]'


def player(guest: Guest, seed: int = 1) -> Player:
    """Plays for a guest, who has all of a visitor that this takes: ``page.evaluate`` and ``touch``."""
    return Player(cast(Visitor, guest), seed)
