"""The program on a home screen: what its manifest promises is there, and nothing is cut off."""

from __future__ import annotations

import json
import re

import numpy as np
import pytest
from playwright.sync_api import Browser

from tests.browser.icons import ART, ICONS, drawn
from tests.browser.pictures import Pixels, decoded

WEB = ART.parent
SAFE = 0.4
"""Of its width, from the middle: a system may cut everything off that is further out."""
MANIFEST = json.loads((WEB / "manifest.webmanifest").read_text("utf-8"))
BITMAPS = [icon for icon in MANIFEST["icons"] if icon["type"] == "image/png"]


def pixels(browser: Browser, name: str) -> Pixels:
    return decoded(browser, (WEB / name).read_bytes())


def test_the_manifest_says_what_systems_ask_for() -> None:
    assert MANIFEST["id"] == MANIFEST["start_url"] == MANIFEST["scope"] == "/"
    wanted = {("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable")}
    assert {(icon["sizes"], icon["purpose"]) for icon in BITMAPS} == wanted
    page = (WEB / "index.html").read_text("utf-8")
    assert f'<meta name="theme-color" content="{MANIFEST["theme_color"]}"' in page
    tokens = (WEB / "style" / "tokens.css").read_text("utf-8")
    assert f"--wood: light-dark({MANIFEST['background_color']}," in tokens, (
        "the splash is as the page will be"
    )


@pytest.mark.parametrize("icon", BITMAPS, ids=lambda icon: icon["src"])
def test_icons_have_the_size_they_promise(chromium: Browser, icon: dict[str, str]) -> None:
    height, width, _ = pixels(chromium, icon["src"]).shape
    assert f"{width}x{height}" == icon["sizes"]


@pytest.mark.parametrize("icon", BITMAPS, ids=lambda icon: icon["src"])
def test_a_maskable_icon_fills_its_square_and_keeps_to_the_safe_zone(
    chromium: Browser, icon: dict[str, str]
) -> None:
    picture = pixels(chromium, icon["src"]).astype(int)
    if icon["purpose"] != "maskable":
        assert picture[0, 0, 3] == 0, "what is not drawn is open"
        return
    assert (picture[:, :, 3] == 255).all()
    size = len(picture)
    away = np.abs(picture - picture[0, 0]).max(axis=2) > 8
    rows, columns = np.nonzero(away)
    distance = np.hypot(rows + 0.5 - size / 2, columns + 0.5 - size / 2).max()
    assert 0.3 * size < distance <= SAFE * size


def test_the_page_has_an_icon_for_apple(chromium: Browser) -> None:
    page = (WEB / "index.html").read_text("utf-8")
    found = re.search(r'<link rel="apple-touch-icon" href="{{base}}/(.+?)">', page)
    assert found is not None
    picture = pixels(chromium, found.group(1))
    assert picture.shape == (180, 180, 4)
    assert (picture[:, :, 3] == 255).all(), "Apple paints what is open black"


@pytest.mark.parametrize("name", ICONS)
def test_icons_are_drawn_of_the_art(chromium: Browser, name: str) -> None:
    """After a change of the drawings: ``make icons``."""
    source, size = ICONS[name]
    now = decoded(chromium, drawn(chromium, source, size)).astype(int)
    kept = pixels(chromium, f"art/{name}").astype(int)
    assert now.shape == kept.shape
    assert (np.abs(now - kept).max(axis=2) > 24).mean() < 0.01
