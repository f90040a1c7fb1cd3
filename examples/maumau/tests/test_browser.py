"""Mau-Mau in a real browser, at a real server."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from cardshed.table import readiness
from tests.browser.conftest import Visit, chromium, visit
from tests.browser.player import Player, play_on, play_to_the_end
from tests.browser.shed import Shed, open_shed
from tests.browser.visitor import wishes

__all__ = ["chromium", "visit"]


@pytest.fixture(scope="module", params=["", "1"], ids=["built", "modules"])
def shed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shed]:
    """A server that prepares this game only; pages load what was built of ours, or our modules."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(readiness, "games", lambda: ("maumau",))
        patch.setenv("CARDSHED_WEB_DEV", request.param)
        with open_shed(tmp_path_factory.mktemp("shed") / "tables.db") as found:
            found.wait_until_ready(only="maumau")
            assert found.server.site is not None
            assert found.server.site.files.built is not bool(request.param)
            yield found


def test_a_whole_match_at_its_own_table(visit: Visit) -> None:
    ann = visit(wishes=wishes("maumau", seats=3, limit=0))
    ann.play_now("maumau")
    expect(ann.page.locator(".mm-suit")).to_be_visible()
    play_to_the_end(Player(ann))
    expect(ann.page.get_by_test_id("result")).to_be_visible()


def test_its_cards_lie_on_the_home_page(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    home = page.locator("article[data-game=maumau]")
    expect(home.locator("h3")).to_have_text("Mau-Mau")
    expect(home.locator(".still")).to_have_count(9)


def test_its_rules_and_its_cheat_sheet(visit: Visit, shed: Shed) -> None:
    page = visit().page
    page.goto(f"{shed.url}/rules/maumau")
    expect(page.locator("#MM-31")).to_contain_text("A jack may not be played on a jack")
    expect(page.locator(".rules-sheet .card").first).to_be_visible()
    page.goto(f"{shed.url}/rules/maumau/sheet")
    expect(page.get_by_test_id("cheat-sheet")).to_contain_text("Say “Mau”")


def test_in_a_language_it_does_not_speak_it_speaks_english(visit: Visit) -> None:
    ann = visit(lang="fr-FR", wishes=wishes("maumau", seats=2, limit=0))
    ann.page.goto("/")
    expect(ann.page.locator("article[data-game=maumau] .game-tagline")).to_have_text(
        "Seven draws, eight waits, jack wishes: Mau!"
    )
    ann.play_now("maumau")
    play_on(Player(ann), presses=3)
    expect(ann.page.get_by_test_id("log").last).to_contain_text("plays")


def test_its_files_are_kept_and_guarded_like_all_others(shed: Shed) -> None:
    with httpx.Client(base_url=shed.url) as http:
        page = http.get("/")
        assert "'unsafe" not in page.headers["content-security-policy"]
        assert shed.server.site is not None
        version = shed.server.site.files.version
        for name, kind in (("index.js", "text/javascript"), ("style.css", "text/css")):
            answer = http.get(f"/static/{version}/games/maumau/{name}")
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith(kind)
            kept = "no-cache" if version == "dev" else "public, max-age=31536000, immutable"
            assert answer.headers["cache-control"] == kept
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        assert http.get(f"/static/{version}/games/maumau/../../../rules.py").status_code == 404
        assert "maumau-lab" not in http.get(f"/locales/{version}/it.json").json()
        assert "wishes for" in http.get(f"/locales/{version}/it.json").json()["maumau-events"]


def test_its_sources_are_not_served(shed: Shed) -> None:
    import cardshed_maumau

    assert shed.server.site is not None
    served = shed.server.site.files.files
    folder = Path(cardshed_maumau.__file__).parent
    own = {f"web/games/maumau/{path.name}" for path in (folder / "web").iterdir()}
    assert {name for name in served if "maumau" in name and name.startswith("web/")} == own
    assert not [name for name in served if name.endswith(".py")]


def test_without_a_table_of_its_own_it_has_the_plain_one(
    visit: Visit, shed: Shed, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shed.server.site is not None
    files = shed.server.site.files
    monkeypatch.setattr(files, "refresh", lambda: None)
    for name in [name for name in files.files if name.startswith("web/games/maumau/")]:
        monkeypatch.delitem(files.files, name)
    ann = visit(wishes=wishes("maumau", seats=2, limit=0))
    ann.play_now("maumau")
    expect(ann.page.locator("dl.plain")).to_be_visible()
    play_on(Player(ann), presses=3)
    ann.forgive(re.compile("404"))
