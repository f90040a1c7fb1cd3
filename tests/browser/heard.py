"""What somebody hears who plays with a screen reader: a match by keyboard, written down.

``python -m tests.browser.heard`` writes the transcripts in ``tests/data/heard`` anew; look at the diff.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

from playwright.sync_api import Browser

from cardshed.bots.names import bot
from tests.browser.chromium import find_chromium, launched
from tests.browser.player import Player, play_to_the_end
from tests.browser.shed import Shed, dealt, open_shed
from tests.browser.visitor import SHORT, Visitor, wishes

DATA = Path(__file__).parent.parent / "data" / "heard"
ROWS = (".fan", ".own-front", ".actions", ".middle", ".others")
SEATS = 3
DEALS = {"clear4": 238, "hawaiki": 26, "skipbo": 0, "solo": 81}
"""Short matches in which Ann begins: nothing is played before her page has opened."""
DIGITS = 9
SAID = "» "
MOST_STEPS = 30
NAMES = ("Robin", "Toni")
"""What the bots are called in a transcript, whatever they are called at the table."""

# Notes what live regions say (those with a role as a whole, others what is added to them) and what gets the
# focus, in order. Of a focused thing: the group it is in, its name, what it is, what more there is to say.
LISTEN = """(() => {
  window.heard = [];
  const words = (node) => {
    const seen = node?.cloneNode(true);
    seen?.querySelectorAll?.('[aria-hidden=true]').forEach((hidden) => hidden.remove());
    return (seen?.textContent ?? '').replace(/\\s+/g, ' ').trim();
  };
  const REGION = '[aria-live], [role=status], [role=alert]';
  const tell = (changes) => {
    const regions = new Set();
    for (const { target, addedNodes } of changes) {
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(REGION);
      if (region && region.role) regions.add(region);
      for (const added of addedNodes) {
        if (region && !region.role && words(added)) window.heard.push(`» ${words(added)}`);
        if (!(added instanceof Element)) continue;
        const found = added.matches('[role=alert]') ? added : added.querySelector('[role=alert]');
        if (found) regions.add(found);
      }
    }
    for (const region of regions) if (words(region)) window.heard.push(`» ${words(region)}`);
  };
  const kindOf = (element) => {
    const states = [];
    if (element.getAttribute('aria-pressed') === 'true') states.push('chosen');
    if (element.getAttribute('aria-disabled') === 'true') states.push('unavailable');
    const usual = { a: 'link', h1: 'heading', h2: 'heading' }[element.localName] ?? element.localName;
    return [element.getAttribute('role') ?? usual, ...states].join(', ');
  };
  const GROUP = ':is([role=group], [role=region], section)[aria-label], dialog';
  let around = null;
  const focused = ({ target }) => {
    const group = target.parentElement?.closest(GROUP);
    if (group && group !== around) {
      window.heard.push(`${group.getAttribute('aria-label') ?? words(group.querySelector('h2'))}:`);
    }
    around = group ?? null;
    const large = target.matches('main, [role=group]');
    const names = target.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id));
    const named = names?.map(words).join(' ');
    const name = named ?? target.getAttribute('aria-label') ?? (large ? '' : words(target));
    const about = document.getElementById(target.getAttribute('aria-describedby') ?? '');
    window.heard.push(`${name} [${kindOf(target)}]${about ? ` – ${words(about)}` : ''}`);
  };
  addEventListener('DOMContentLoaded', () => {
    const all = { subtree: true, childList: true, characterData: true };
    new MutationObserver(tell).observe(document.body, all);
    document.addEventListener('focusin', focused);
  });
})()"""
# Resolves when nothing at the table has changed for a while, and nothing is on its way to the server.
QUIET = """(ms) => new Promise((done) => {
  let timer = 0;
  const look = () => (document.querySelector('.table[data-busy=true]') ? again() : done());
  const again = () => { clearTimeout(timer); timer = setTimeout(look, ms); };
  again();
  new MutationObserver(again).observe(document.body, { subtree: true, childList: true, attributes: true });
})"""
A_WHILE = 850
"""Milliseconds: longer than an announcement waits for others."""
MINUTE = 60_000


NTH_CARD = """(wanted) =>
  [...document.querySelectorAll('button.fan-card')].indexOf(document.querySelector(wanted))"""


class Listener(Player):
    """Finds its way by keys alone: digits for the hand, arrows for the rest."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.lines: list[str] = []
        self._now = 1_800_000_000_000

    def step(self, patience: int = 2000) -> str:
        self.visitor.page.evaluate(QUIET, A_WHILE)
        return super().step(patience)

    def key(self, key: str) -> None:
        self.note()
        # There is time between two keys, so that no announcement has to wait for others.
        self._now += MINUTE
        self.visitor.page.clock.set_system_time(self._now)
        self.visitor.page.keyboard.press(key)
        self.lines.append(f"[{key}]")

    def note(self) -> None:
        """What came of the latest key: what got the focus, then what was said, in however many breaths."""
        heard: list[str] = self.visitor.page.evaluate("() => window.heard.splice(0)")
        said = [line.removeprefix(SAID) for line in heard if line.startswith(SAID)]
        self.lines += [f"    {line}" for line in heard if not line.startswith(SAID)]
        self.lines += [f"    {SAID}{' '.join(said)}"] if said else []

    def _at(self, selector: str) -> bool:
        found: bool = self.visitor.page.evaluate(
            "(wanted) => document.activeElement.matches(wanted)", selector
        )
        return found

    def _within(self, selector: str) -> str | None:
        """The row that something is in."""
        look = "([wanted, rows]) => rows.find((row) => document.querySelector(wanted)?.closest(row)) ?? null"
        found: str | None = self.visitor.page.evaluate(look, [selector, list(ROWS)])
        return found

    def _press(self, selector: str) -> None:
        nth = self.visitor.page.evaluate(NTH_CARD, selector)
        if 0 <= nth < DIGITS:
            self.key(str(nth + 1))
        elif self._go_to(selector):
            self.key("Enter")

    def _go_to(self, selector: str) -> bool:
        row = self._within(selector)
        if row is None:
            return self._by(selector, "ArrowDown") or self._by(selector, "Tab")
        for _ in ROWS:
            here = next((one for one in ROWS if self._at(f"{one} *")), row)
            if here == row and self._at(f"{row} *"):
                return any(self._by(selector, key) for key in ("ArrowRight", "ArrowLeft"))
            self.key("ArrowUp" if ROWS.index(here) <= ROWS.index(row) else "ArrowDown")
        return self._by(selector, "Tab")

    def _by(self, selector: str, key: str) -> bool:
        """Presses a key until something has the focus, or nothing more comes of it."""
        for _ in range(MOST_STEPS):
            if self._at(selector):
                return True
            here = self.visitor.page.evaluate_handle("document.activeElement")
            self.key(key)
            if here.evaluate("(before) => before === document.activeElement"):
                return False
        return False


@contextmanager
def same_bots() -> Iterator[None]:
    """Bots decide alike each time."""
    with mock.patch("cardshed.table.company.bot", lambda level: bot(level, 1)):
        yield


def transcript(browser: Browser, shed: Shed, game: str) -> str:
    """A whole short match among three, from the first card to the result."""
    ann = Visitor(browser, shed.url, "Ann", wishes=wishes(game, seats=SEATS), init=LISTEN)
    try:
        with same_bots(), dealt(DEALS[game].to_bytes(32, "big")):
            ann.go()
            ann.by(f"play-{game}").press("Enter")
            ann.arrive()
            listener = Listener(ann)
            names = ann.page.locator(".player .plate-name").all_inner_texts()
            play_to_the_end(listener)
            ann.result()
            ann.page.evaluate(QUIET, A_WHILE)
            listener.note()
        assert not ann.problems
    finally:
        ann.leave()
    text = "\n".join([f"# {game}, {SEATS} seats, by keyboard", "", *listener.lines]) + "\n"
    for name, known in zip(names, NAMES, strict=True):
        text = text.replace(name, known)
    return text


def main() -> None:
    path = find_chromium()
    assert path is not None, "no Chromium on this machine"
    DATA.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        open_shed(Path(folder) / "tables.db") as shed,
        launched(path) as browser,
    ):
        shed.wait_until_ready()
        for game in SHORT:
            (DATA / f"{game}.txt").write_text(transcript(browser, shed, game), encoding="utf-8")


if __name__ == "__main__":
    main()
