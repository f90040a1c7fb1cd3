"""Takes the pictures of the README and the docs from the running program, and says how soon a game can begin.

``make screenshots``
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from cardshed import lab
from tests.browser.chromium import find_chromium, launched
from tests.browser.pictures import smaller
from tests.browser.player import Player, play_on
from tests.browser.shed import Shed, open_shed
from tests.browser.visitor import PATIENCE, Visitor, wishes

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
MOST_BYTES = 250_000
IN_THE_WAY = ".chooser, .is-chosen, .is-target, .action, dialog[open]"
PASSING = ".shout, .toast, .flying"
A_MOMENT = 500
"""Milliseconds for what was pressed to come about."""
# Seats, light and how long it has been played: enough for a table that tells something.
TABLES: dict[str, dict[str, Any]] = {
    "clear4": {"seats": 3, "theme": "light", "presses": 8, "options": {"rounds": 3}},
    "hawaiki": {"seats": 4, "theme": "dark", "presses": 7, "options": {"tokens": 10}},
    "skipbo": {"seats": 3, "theme": "dark", "presses": 12, "options": {"stock": 15}},
    "solo": {"seats": 5, "theme": "light", "presses": 4, "options": {"limit": 300}},
}


def main(folder: Path = PICTURES) -> int:
    path = find_chromium()
    if path is None:
        print("no Chromium on this machine (apt-get install chromium, or set CHROMIUM)", file=sys.stderr)
        return 1
    expect.set_options(timeout=PATIENCE)
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as temporary,
        open_shed(Path(temporary) / "tables.db") as shed,
        launched(path) as browser,
    ):
        shed.wait_until_ready()
        pictures = {game: _table(browser, shed, game) for game in TABLES}
        pictures |= {"phone": _phone(browser, shed), "home": _home(browser, shed)}
        pictures |= {"lab-report": _report(browser)}
        for name, picture in pictures.items():
            small = smaller(browser, picture, MOST_BYTES)
            (folder / f"{name}.png").write_bytes(small)
            print(f"{name}.png: {len(small) // 1000} kB")
        for game in TABLES:
            seconds = _seconds_to_first_move(browser, shed, game)
            print(f"{game}: the first move is possible {seconds:.2f} s after opening")
    return 0


def _report(browser: Browser) -> bytes:
    """The first sections of a report of the lab."""
    page = browser.new_page(viewport={"width": 1200, "height": 1590}, color_scheme="light")
    page.set_content(lab.run("solo", games=20_000, seed=1).html())
    page.evaluate("document.fonts.ready")
    picture = page.screenshot()
    page.close()
    return picture


def _in_the_middle(ann: Visitor, game: str, presses: int) -> bytes:
    """A table that has been played at for a while, with nothing in the way."""
    ann.play_now(game)
    player = Player(ann, seed=7)
    play_on(player, presses=presses)
    while not _is_a_good_moment(ann):
        play_on(player, presses=1)
    return ann.page.screenshot(animations="disabled")


def _is_a_good_moment(ann: Visitor) -> bool:
    """My turn, cards to choose from, and nothing on its way or in the way."""
    if not ann.phone:
        ann.page.mouse.move(2, 2)
    ann.page.wait_for_timeout(A_MOMENT)
    expect(ann.page.locator(PASSING)).to_have_count(0)
    mine = ann.by("turn-banner").get_attribute("data-mine") == "true"
    legal = ann.page.locator(".fan-card.is-source").count()
    return mine and legal >= 2 and not ann.page.locator(IN_THE_WAY).count()


def _table(browser: Browser, shed: Shed, game: str) -> bytes:
    table = TABLES[game]
    order = wishes(game, seats=table["seats"], **table["options"])
    ann = Visitor(browser, shed.url, wishes=order, theme=table["theme"])
    try:
        return _in_the_middle(ann, game, table["presses"])
    finally:
        ann.leave()


def _phone(browser: Browser, shed: Shed) -> bytes:
    ann = Visitor(browser, shed.url, wishes=wishes("hawaiki", seats=3, tokens=10), phone=True, scale=1.5)
    try:
        return _in_the_middle(ann, "hawaiki", 5)
    finally:
        ann.leave()


def _home(browser: Browser, shed: Shed) -> bytes:
    ann = Visitor(browser, shed.url)
    try:
        ann.go()
        expect(ann.page.locator(".game [data-card], .game svg").first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        return ann.page.screenshot(animations="disabled")
    finally:
        ann.leave()


def _seconds_to_first_move(browser: Browser, shed: Shed, game: str) -> float:
    """From opening the home page in a new browser until it is one's turn; bots do not take their time."""
    ann = Visitor(browser, shed.url, wishes=wishes(game), motion="no-preference")
    try:
        began = time.monotonic()
        ann.play_now(game)
        ann.my_turn()
        return time.monotonic() - began
    finally:
        ann.leave()


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
