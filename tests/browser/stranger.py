"""A stranger at the table, who goes by what can be read: words on buttons, and what a screen reader says."""

from __future__ import annotations

import random
import re
from typing import TypeVar

from playwright.sync_api import Error, Locator, Page, expect

MOST_STEPS = 500
BRIEFLY = 1500
"""Milliseconds for a press, and for what it leads to."""
PLAYABLE = re.compile(r"\((can be played(: .+)?|ends your turn)\)$")
NEXT = re.compile(r"next comes (\d+)")
FITTING = re.compile(r"\(fits here(: .+)?\)$")
MORE = "Play others with it?"
SOMEBODY = re.compile(r"^Choose ")
LAY = re.compile(r"^Play ")
NOT_MOVES = re.compile(
    r"Skip to my turn|Score sheet|Next round|Play again|Resume|I’ll play again|Nudge|Never mind"
)
LAST_RESORT = re.compile(r"pass|take|silent|draw|keep|end", re.IGNORECASE)

Thing = TypeVar("Thing")
QUESTIONS = re.compile(r"Which one\?|Which colour\?|What do you say\?")


class Stranger:
    """Reads the page and presses what seems right."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.mine = page.get_by_role("region", name="Your side of the table")
        self.middle = page.get_by_role("group", name="The middle of the table")
        self.actions = page.get_by_role("group", name="What you can do")
        self.result = page.get_by_role("dialog", name="The match is over")
        self._dice = random.Random(seed)

    def finish_the_match(self) -> None:
        for _ in range(MOST_STEPS):
            if self.result.is_visible():
                return
            self.step()
        raise AssertionError(f"the match is not over: {self.actions.inner_text()}")

    def step(self) -> None:
        """Presses one thing, or waits a moment."""
        next_round = self.page.get_by_role("button", name="Next round")
        meaning = self.page.get_by_role(
            "dialog", name=re.compile(r"Which one\?|Which colour\?|What do you say\?")
        )
        if next_round.first.is_visible() and next_round.first.is_enabled():
            self._press(next_round.first)
        elif meaning.is_visible():
            self._press(meaning.get_by_role("button").first)
        elif not any(self._try(thing) for thing in self._ideas()):
            self.page.wait_for_timeout(100)

    def _ideas(self) -> list[Locator]:
        """What might be pressed, the best first."""
        chosen = self.mine.get_by_role("button", pressed=True)
        if chosen.count():
            return [*self._together(names(chosen)), *self._places()]
        buttons = self.actions.get_by_role("button")
        words = {
            text: buttons.nth(i)
            for i, text in enumerate(buttons.all_inner_texts())
            if not NOT_MOVES.search(text)
        }
        loud = [button for text, button in words.items() if not LAST_RESORT.search(text)]
        quiet = [button for text, button in words.items() if LAST_RESORT.search(text)]
        stock = self.middle.get_by_role("button", name=PLAYABLE).all()
        return [*loud, *self._cards(), *self._places(), *stock, *quiet]

    def _together(self, chosen: list[str]) -> list[Locator]:
        """Equal cards go along where the table asks for more, then all are laid."""
        if not chosen or not self.actions.get_by_text(MORE).is_visible():
            return []
        equal = self.mine.get_by_role("button", name=chosen[0], exact=True, pressed=False)
        return [*equal.all(), *self.actions.get_by_role("button", name=LAY).all()]

    def _places(self) -> list[Locator]:
        """Where a card may go: in the middle, before me, or to somebody."""
        middle = self.middle.get_by_role("button", name=FITTING).all()
        own = self.mine.get_by_role("button", name=FITTING)
        somebody = self.page.get_by_role("button", name=SOMEBODY)
        return [*self._shuffled(middle), *own.all(), *somebody.all()]

    def _cards(self) -> list[Locator]:
        """What a pile asks for, then high numbers: where the pile goes down, low ones fit later too."""
        piles = self.middle.get_by_role("img", name=NEXT).or_(self.middle.get_by_role("button", name=NEXT))
        wanted = {int(number) for name in names(piles) for number in NEXT.findall(name)}
        cards = self.mine.get_by_role("button", name=PLAYABLE)
        worths = {i: worth(name, wanted) for i, name in enumerate(names(cards))}
        return [cards.nth(i) for i in sorted(self._shuffled([*worths]), key=worths.__getitem__, reverse=True)]

    def _shuffled(self, things: list[Thing]) -> list[Thing]:
        return self._dice.sample(things, len(things))

    def _try(self, thing: Locator) -> bool:
        before = self._seen()
        return self._press(thing) and self._changed(before)

    def _seen(self) -> str:
        return self.page.get_by_role("main").aria_snapshot()

    def _changed(self, before: str) -> bool:
        """Whether a press did anything but make the table say no."""
        refusal = self.page.get_by_role("alert")
        for _ in range(BRIEFLY // 50):
            if refusal.count() and refusal.first.is_visible():
                self._press(refusal.get_by_role("button", name="Close"))
                return False
            if self._seen() != before:
                return True
            self.page.wait_for_timeout(50)
        return False

    def _press(self, thing: Locator) -> bool:
        try:
            thing.click(timeout=BRIEFLY)
        except Error:
            return False
        return True


def names(things: Locator) -> list[str]:
    found: list[str] = things.evaluate_all(
        "(all) => all.map((each) => each.getAttribute('aria-label') ?? '')"
    )
    return found


def worth(name: str, wanted: set[int]) -> tuple[bool, bool, bool, int]:
    """Whether the turn goes on with it, a pile asks for it, it is of the stock; and the number."""
    shown = re.search(r"^(\d+)(?= \()|: (\d+)", name)
    number = int(shown[1] or shown[2]) if shown else 0
    return "ends your turn" not in name, number in wanted, "stock" in name, number


def on_the_table(page: Page) -> Stranger:
    """Waits for the cards."""
    stranger = Stranger(page)
    expect(stranger.mine).to_be_visible()
    return stranger
