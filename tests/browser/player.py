"""A player who knows only what the page shows: what stands out can be pressed, what is asked is answered."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Sequence
from typing import Any

from tests.browser.visitor import PATIENCE, Visitor, card

MOST_PRESSES = 600
A_MOMENT = 100
"""Milliseconds to look at one page, when nothing is to be done at any."""
A_WHILE = 2000
"""Milliseconds after which a press that changed nothing is tried again."""

# Waits until there is something to do that was not there before, and tells what there is.
LOOK = """([before, patience]) => new Promise((tell) => {
  const visible = (found) => found.checkVisibility();
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const free = ':not(:disabled, [aria-disabled=true])';
  const kinds = ['choices', 'targets', 'calls', 'sources', 'others'];
  const places = (selector) => [...new Set(all(selector).map((found) => found.dataset.place))];
  const tests = (selector) => all(selector).map((found) => found.dataset.testid);
  const look = () => {
    const table = document.querySelector('.table');
    const seen = {
      over: all('[data-testid=result] .winners').length > 0,
      next: all(`[data-testid=next-round]${free}`).length > 0,
      choices: tests('.choose'),
      targets: places('button.is-target, button.seat-target'),
      joining: places('button.joins:not(.is-chosen)'),
      calls: tests(`.actions :is(.is-call, .is-claim)${free}, [data-testid=jump-in]`),
      sources: places('button.is-source'),
      others: tests(`.actions [data-testid^="action-"]${free}, .hw-who-seat`),
      wanted: all('.sb-building .sb-caption').map((found) => found.textContent.slice(2)),
      tops: Object.fromEntries(
        all('button.is-source[data-card]').map((found) => [found.dataset.place, found.dataset.card])),
    };
    const idle = !seen.over && !seen.next && !kinds.some((kind) => seen[kind].length);
    return { ...seen, idle, key: (table?.innerHTML ?? '') + JSON.stringify(seen) };
  };
  let observer = null;
  let timer = 0;
  const check = (late) => {
    const seen = look();
    const same = seen.key === before;
    if (!late && (seen.idle || same)) return;
    observer?.disconnect();
    clearTimeout(timer);
    tell({ ...seen, same });
  };
  observer = new MutationObserver(() => check(false));
  observer.observe(document.body, { subtree: true, childList: true, attributes: true });
  timer = setTimeout(() => check(true), patience);
  check(false);
})"""


class Player:
    """Plays for a visitor, one press after another."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor = visitor
        self.presses = 0
        self._dice = random.Random(seed)
        self._key = ""
        self._pressed = 0.0

    def step(self, patience: int = A_WHILE) -> str:
        """Presses one thing; says what became of it: ``over``, ``idle`` or ``pressed``."""
        seen = self.visitor.page.evaluate(LOOK, [self._key, patience])
        if seen["over"]:
            return "over"
        if seen["same"] and time.monotonic() - self._pressed < A_WHILE / 1000:
            return "idle"
        self._key = seen["key"]
        wish = self._wish(seen)
        if wish is None:
            return "idle"
        self._press(wish)
        self.presses += 1
        self._pressed = time.monotonic()
        return "pressed"

    def settle(self) -> None:
        """Waits until the page shows what the latest press led to."""
        self.visitor.page.evaluate(LOOK, [self._key, A_WHILE])

    def _press(self, selector: str) -> None:
        self.visitor.touch(selector)

    def _wish(self, seen: dict[str, Any]) -> str | None:
        """The selector of what to press next."""
        if seen["next"]:
            return _test("next-round")
        if seen["choices"]:
            aloud = [choice for choice in seen["choices"] if choice.endswith("!") or "!" in choice]
            return _test(self._dice.choice(aloud or seen["choices"]))
        if seen["targets"]:
            return _place(self._best(seen["targets"], (r"b\d", r"pile", r"discard", r"hand@")), "target")
        if seen["joining"]:
            return card(self._dice.choice(seen["joining"])) + ":not(.is-chosen)"
        if seen["calls"]:
            return _test(self._dice.choice(seen["calls"]))
        if seen["sources"]:
            return _place(self._source(seen), "source")
        return _test(self._dice.choice(seen["others"])) if seen["others"] else None

    def _source(self, seen: dict[str, Any]) -> str:
        """Rather a card than the stock; where piles are built, rather one that they want."""
        wanted = {*seen["wanted"], "S"}
        building = [place for place, top in seen["tops"].items() if top in wanted]
        if seen["wanted"] and building:
            return self._best(building, (r"stock", r"hand:"))
        return self._best(seen["sources"], (r"hand:", r"s\d"))

    def _best(self, places: Sequence[str], order: Sequence[str]) -> str:
        for pattern in order:
            found = [place for place in places if re.match(pattern, place)]
            if found:
                return self._dice.choice(found)
        return self._dice.choice(list(places))


def _test(testid: str) -> str:
    return f'[data-testid="{testid}"]'


def _place(place: str, kind: str) -> str:
    look = "is-source" if kind == "source" else "is-target"
    seat = f', button.seat-target[data-place="{place}"]' if kind == "target" else ""
    return f'button.{look}[data-place="{place}"]{seat}'


def play_to_the_end(*players: Player, presses: int = MOST_PRESSES) -> None:
    """All of them play until each sees the result."""
    assert play_on(*players, presses=presses), f"not over after {presses} presses"


def play_on(*players: Player, presses: int = MOST_PRESSES) -> bool:
    """They play so many presses at most; says whether the match is over for all of them."""
    left = presses
    patience = 0
    last_press = time.monotonic()
    while left > 0:
        outcomes = [player.step(patience if len(players) > 1 else A_WHILE) for player in players]
        if set(outcomes) == {"over"}:
            return True
        pressed = outcomes.count("pressed")
        left -= pressed
        patience = 0 if pressed else A_MOMENT
        if pressed:
            last_press = time.monotonic()
        assert time.monotonic() - last_press < 2 * PATIENCE / 1000, "nobody can do anything"
    return False
