"""Pictures of all tables, to be looked at: ``python -m tests.browser.other.look FOLDER``."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tests.browser.other.conftest import ENGINES
from tests.browser.other.guest import DESK, Guest, by, player
from tests.browser.player import play_on
from tests.browser.shed import open_shed
from tests.browser.visitor import LONGER, wishes

TALL_PHONE = (390, 844)
PRESSES = 6


def take(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as kept, open_shed(Path(kept) / "tables.db") as shed:
        shed.wait_until_ready()
        for name, (missing, start) in ENGINES.items():
            if missing() is None:
                browser = start()
                try:
                    _take(folder, name, Guest(browser.window(), shed.url, wishes=_orders()))
                finally:
                    browser.close()


def _orders() -> dict[str, object]:
    return {game: wishes(game, seats=4, **LONGER[game])[game] for game in LONGER}


def _take(folder: Path, name: str, ann: Guest) -> None:
    for game in LONGER:
        ann.page.resize(*DESK)
        ann.play_now(game)
        ann.sees(by("turn-banner"))
        play_on(player(ann), presses=PRESSES)
        for size in (DESK, TALL_PHONE):
            ann.page.resize(*size)
            ann.sees(".table")
            picture = folder / f"{name}-{game}-{size[0]}.png"
            picture.write_bytes(ann.page.picture())
            print(picture)


if __name__ == "__main__":
    take(Path(sys.argv[1]))
