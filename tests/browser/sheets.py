"""All messages where they are read: pictures of pages and tables in every language, on a phone and on a desk.

``make sheets`` writes them into ``build/sheets``, with a page a size that shows the languages side by side;
``python -m tests.browser.sheets FOLDER fr it`` makes some languages only.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from html import escape
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from cardshed import Match
from cardshed.engine.words import LANGUAGES
from tests.browser.chromium import find_chromium, launched
from tests.browser.meeting import sit_among
from tests.browser.shed import Shed, open_shed
from tests.browser.situations import Situation, find, go_on, waits_only_for
from tests.browser.test_languages import LOCALES
from tests.browser.visitor import PATIENCE, SHORT, Visitor, card, wishes

SIZES = {"phone": True, "desk": False}
# What makes each game's words appear: variants, several rounds, points.
ORDERS: dict[str, dict[str, Any]] = {
    "clear4": {"seats": 3, "rounds": 2},
    "hawaiki": {"seats": 3, "one_hidden": True, "sacrifice": True, "tokens": 6},
    "skipbo": {"seats": 4, "teams": True, "stock": 5},
    "solo": {"seats": 3, "limit": 100},
}
Picture = tuple[str, bytes]
Come = Callable[..., Visitor]


def main(folder: Path, *languages: str) -> int:
    path = find_chromium()
    if path is None:
        print("no Chromium on this machine (apt-get install chromium, or set CHROMIUM)", file=sys.stderr)
        return 1
    expect.set_options(timeout=PATIENCE)
    folder.mkdir(parents=True, exist_ok=True)
    chosen = languages or LANGUAGES
    with (
        tempfile.TemporaryDirectory() as temporary,
        open_shed(Path(temporary) / "tables.db") as shed,
        launched(path) as browser,
    ):
        shed.wait_until_ready()
        for size in SIZES:
            names = [_kept(folder, size, language, browser, shed) for language in chosen]
            (folder / f"{size}.html").write_text(_page(size, chosen, names[0]), encoding="utf-8")
            print(folder / f"{size}.html")
    return 0


def _kept(folder: Path, size: str, language: str, browser: Browser, shed: Shed) -> list[str]:
    """Takes all pictures of a language; gives their names."""
    names = []
    for name, picture in _pictures(browser, shed, LOCALES[language], SIZES[size]):
        (folder / f"{size}-{name}-{language}.png").write_bytes(picture)
        names.append(name)
    return names


def _page(size: str, languages: tuple[str, ...], names: list[str]) -> str:
    """A row for each picture, a column for each language."""
    rows = "".join(
        f"<h2>{escape(name)}</h2><div>"
        + "".join(f'<img src="{size}-{name}-{language}.png" alt="{language}">' for language in languages)
        + "</div>"
        for name in names
    )
    style = "body{font:16px sans-serif}div{display:flex;gap:8px;align-items:start}img{width:24%}"
    return f"<!doctype html><meta charset=utf-8><title>{size}</title><style>{style}</style>{rows}\n"


def _pictures(browser: Browser, shed: Shed, lang: str, phone: bool) -> Iterator[Picture]:
    come = partial(Visitor, browser, shed.url, lang=lang, phone=phone)
    yield from _pages(come)
    for game in SHORT:
        yield from _ordering(come, game)
        yield from _playing(come, shed, game)
        yield from _ending(come, shed, game)
        yield from _reading(come, game)


def _shot(ann: Visitor, whole: bool = False) -> bytes:
    ann.page.wait_for_load_state("networkidle")
    return ann.page.screenshot(animations="disabled", full_page=whole)


def _pages(come: Come) -> Iterator[Picture]:
    ann = come("Odile")
    ann.go()
    expect(ann.page.locator(".game svg").first).to_be_visible()
    yield "home", _shot(ann, whole=True)
    for page in ("mine", "carry"):
        ann.go(f"/{page}")
        expect(ann.page.locator("main h1").first).to_be_visible()
        yield page, _shot(ann, whole=True)
    ann.leave()


def _ordering(come: Come, game: str) -> Iterator[Picture]:
    """The dialog of an order and the lobby, with all options unfolded."""
    ann = come("Odile", wishes=wishes(game, **ORDERS[game]))
    ann.go()
    ann.press(f"wishes-{game}")
    ann.press(ann.page.locator("dialog[open] summary"))
    ann.page.locator("dialog[open] .option").last.scroll_into_view_if_needed()
    yield f"order-{game}", _shot(ann)
    ann.with_friends(game)
    ann.page.locator("summary").evaluate_all(
        "(all) => all.forEach((one) => { one.parentElement.open = true; })"
    )
    yield f"lobby-{game}", _shot(ann, whole=True)
    ann.leave()


def _playing(come: Come, shed: Shed, game: str) -> Iterator[Picture]:
    """A table after some moves, with its log, a hint where it can be had, and a refusal."""
    situation = _middle(game)
    ann = sit_among(come, shed, situation)
    ann.my_turn()
    yield f"table-{game}", _shot(ann)
    hand = situation.match.view(0)["hands"][0]
    idle = [code for code in hand if not any(move.startswith(code) for move in situation.match.moves(0))]
    if idle and ann.touch(card(f"hand:{idle[0]}")):
        expect(ann.by("refusal")).to_be_visible()
        yield f"refusal-{game}", _shot(ann)
    ann.page.reload()
    ann.arrive()
    shed.wait_until_ready("expert", only=game)
    ann.press("hint")
    expect(ann.by("hints")).to_be_visible()
    yield f"hints-{game}", _shot(ann)
    if ann.phone:
        ann.page.reload()
        ann.press("open-log")
        expect(ann.by("log-drawer").locator("li").last).to_be_visible()
        yield f"log-{game}", _shot(ann)
    ann.leave()


def _ending(come: Come, shed: Shed, game: str) -> Iterator[Picture]:
    """The result of a match, and its page."""
    situation = _over(game)
    ann = sit_among(come, shed, situation)
    expect(ann.by("result")).to_be_visible()
    yield f"result-{game}", _shot(ann)
    ann.go(f"/m/{ann.page.url.rsplit('/', 1)[-1]}-1")
    expect(ann.by("match-sheet")).to_be_visible()
    yield f"match-{game}", _shot(ann, whole=True)
    ann.leave()


def _reading(come: Come, game: str) -> Iterator[Picture]:
    ann = come("Odile")
    for name, path in (("rules", f"/rules/{game}"), ("sheet", f"/rules/{game}/sheet")):
        ann.go(path)
        expect(ann.page.locator("main h1").first).to_be_visible()
        yield f"{name}-{game}", _shot(ann, whole=True)
    ann.leave()


@cache
def _middle(game: str) -> Situation:
    """My turn, when everybody has played a few cards."""
    order = dict(ORDERS[game])
    seats = order.pop("seats")
    return find(
        game, lambda match: len(match.history) > 12 and waits_only_for(match, 0), seats, moves=40, **order
    )


@cache
def _over(game: str) -> Situation:
    order = SHORT[game] | ({"tokens": 2} if game == "hawaiki" else {})
    situation = find(game, lambda match: True, 3, **order)

    def over(match: Match, _: object) -> bool:
        return match.over

    situation.moves = go_on(situation.match, over)
    return situation


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1] if len(sys.argv) > 1 else "build/sheets"), *sys.argv[2:]))
