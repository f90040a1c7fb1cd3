"""Each game played to the end against bots by clicking, and what is left of it afterwards."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player, play_to_the_end
from tests.browser.shed import quickly
from tests.browser.visitor import SHORT, Visitor, wishes


@pytest.mark.parametrize("game", SHORT)
def test_a_match_against_bots(game: str, visit: Visit, tmp_path: Path) -> None:
    ann = visit(wishes=wishes(game))
    with quickly(game):
        ann.play_now(game)
    play_to_the_end(Player(ann))
    ann.press(ann.result().locator("a[href^='/m/']"))
    expect(ann.by("match-page")).to_be_visible()
    _step_through(ann)
    _verify(ann)
    _download(ann, tmp_path)


def _step_through(ann: Visitor) -> None:
    table = ann.by("replay-table")
    expect(table).to_have_attribute("data-step", "0")
    ann.press("replay-next")
    expect(table).to_have_attribute("data-step", "1")
    ann.press("replay-previous")
    expect(table).to_have_attribute("data-step", "0")
    ann.press("replay-last")
    expect(ann.by("replay-next")).to_be_disabled()
    view = ann.by("replay").get_by_role("combobox")
    view.select_option("0")
    expect(table.locator(".fan")).to_be_visible()
    view.select_option("none")
    expect(table.locator(".fan")).to_have_count(0)


def _verify(ann: Visitor) -> None:
    expect(ann.by("fair-noted")).to_be_visible()
    ann.press("verify")
    expect(ann.by("findings").locator(".finding.is-good")).to_have_count(2)
    expect(ann.by("findings").locator(".is-fair-yes")).to_be_visible()


def _download(ann: Visitor, folder: Path) -> None:
    with ann.page.expect_download() as download:
        ann.press("match-download")
    record = folder / download.value.suggested_filename
    download.value.save_as(record)
    checked = subprocess.run(
        [sys.executable, "-m", "cardshed", "verify", str(record)], capture_output=True, text=True
    )
    assert checked.returncode == 0, checked.stderr
