"""A stranger at the table, who goes by what can be read: words on buttons, and what a screen reader says."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Error, Locator, Page, expect

MOST_STEPS = 500
BRIEFLY = 1500
"""Milliseconds for a press, and for what it leads to."""
PLAYABLE = re.compile(r"\(can be played\)")
MY_TURN = ("Your turn", "You may step in")
MORE = "Any others with it?"
SAYS = re.compile(r"Your turn|You may step in|Where to\?|Any others with it\?|is thinking|Waiting for")
NOT_MOVES = re.compile(r"On to my turn|Score sheet|Next round|Play again|Go on|I’ll play again|Nudge")
LAST_RESORT = re.compile(r"pass|take|silent|draw|keep|end", re.IGNORECASE)


class Stranger:
    """Reads the page and presses what seems right."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self._dice = random.Random(seed)

    def finish_the_match(self) -> None:
        for _ in range(MOST_STEPS):
            if self.result.is_visible():
                return
            self.step()
        raise AssertionError(f"the match is not over: {self.banner()}")

    @property
    def result(self) -> Locator:
        return self.page.get_by_role("dialog", name="The match is over")

    def banner(self) -> str:
        """What the table says about the turn."""
        says = self.page.get_by_text(SAYS)
        return says.first.inner_text() if says.count() else ""

    def step(self) -> None:
        """Presses one thing, or waits a moment."""
        next_round = self.page.get_by_role("button", name="Next round")
        meaning = self.page.get_by_role("dialog", name="Which one do you mean?")
        if next_round.first.is_visible() and next_round.first.is_enabled():
            self._press(next_round.first)
        elif meaning.is_visible():
            self._press(meaning.get_by_role("button").first)
        elif self.banner() == "Where to?":
            self._aim()
        elif self.banner() == MORE:
            self._lay_together()
        elif self.banner().startswith(MY_TURN):
            self._take_a_turn()
        else:
            self.page.wait_for_timeout(100)

    def _take_a_turn(self) -> None:
        mine = self.page.get_by_role("region", name="Your side of the table")
        actions = self.page.get_by_role("group", name="What you can do")
        spoken = [
            button
            for button in actions.get_by_role("button").all()
            if not NOT_MOVES.search(button.inner_text())
        ]
        loud = [button for button in spoken if not LAST_RESORT.search(button.inner_text())]
        stock = mine.get_by_role("button", name=re.compile("^Your stock"))
        cards = mine.get_by_role("button", name=PLAYABLE).all()
        tries = [*loud, *stock.all(), *self._best_first(cards)]
        middle = self.page.get_by_role("group", name="The middle of the table").get_by_role("button").all()
        for thing in [*tries, *self._shuffled(middle), *spoken]:
            before = self._seen()
            if self._press(thing) and self._changed(before):
                return

    def _lay_together(self) -> None:
        """Equal cards go along, then all are laid."""
        mine = self.page.get_by_role("region", name="Your side of the table")
        chosen = mine.get_by_role("button", name=PLAYABLE, pressed=True)
        name = chosen.first.get_attribute("aria-label") if chosen.count() else None
        if name:
            for equal in mine.get_by_role("button", name=name, exact=True, pressed=False).all():
                self._press(equal)
        self._press(mine.get_by_role("button", name=re.compile("^Lay ")).first)

    def _aim(self) -> None:
        """The place must be somewhere in the middle, before me, or somebody."""
        middle = self.page.get_by_role("group", name="The middle of the table").get_by_role("button").all()
        own = self.page.get_by_role("region", name="Your side of the table").get_by_role(
            "button", name=re.compile("discard", re.IGNORECASE)
        )
        others = self.page.get_by_role("button", name=re.compile("^Choose "))
        for place in [*middle, *own.all(), *others.all()]:
            before = self._seen()
            if self._press(place) and self._changed(before) and self.banner() != "Where to?":
                return

    def _best_first(self, cards: list[Locator]) -> list[Locator]:
        """High numbers first: where the pile goes down, low ones fit later too."""
        return sorted(
            self._shuffled(cards), key=lambda card: -number_in(card.get_attribute("aria-label") or "")
        )

    def _shuffled(self, things: list[Locator]) -> list[Locator]:
        return self._dice.sample(things, len(things))

    def _seen(self) -> str:
        return self.page.get_by_role("main").inner_text()

    def _changed(self, before: str) -> bool:
        """Whether a press did anything but make the table say no."""
        refusal = self.page.get_by_role("alert")
        for _ in range(BRIEFLY // 50):
            if refusal.count() and refusal.first.is_visible():
                refusal.get_by_role("button", name="Close").click(timeout=BRIEFLY)
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


def number_in(name: str) -> int:
    """The number of a card that has nothing but a number."""
    found = re.match(r"\d+(?= \()", name)
    return int(found[0]) if found else 0


def on_the_table(page: Page) -> Stranger:
    """Waits for the cards."""
    expect(page.get_by_role("region", name="Your side of the table")).to_be_visible()
    return Stranger(page)
