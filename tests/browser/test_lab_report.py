"""Reports of the lab in a real browser: readable on a phone, by day and at night, and all by themselves."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page

from cardshed.lab.report import render
from tests.lab import invented

KINDS = ("one", "compared")
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SMALLEST_TEXT = 12
LONG = "raise=same,limit=100000,extras=false,averyveryveryveryverylongoption=true"


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("reports")
    one = invented.findings("solo", 2, ("raise=any", "limit=0"))
    compared = invented.findings("solo", 2, (LONG, "raise=up", "hand=5"), True, ("hand",))
    (folder / "one.html").write_text(render(one, "de"), encoding="utf-8")
    (folder / "compared.html").write_text(render(compared, "fr"), encoding="utf-8")
    return folder


def opened(chromium: Browser, path: Path, width: int, theme: Literal["light", "dark"] = "light") -> Page:
    """The page with everything unfolded; anything it asks for or complains about fails the test at once."""
    page = chromium.new_context(viewport={"width": width, "height": 800}, color_scheme=theme).new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: asked.append(message.text))
    page.on("pageerror", lambda error: asked.append(str(error)))
    page.goto(path.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true; })")
    assert [url for url in asked if not url.startswith(("data:", path.as_uri()))] == []
    return page


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("width", [320, 1200])
def test_a_report_never_scrolls_sideways(width: int, kind: str, reports: Path, chromium: Browser) -> None:
    page = opened(chromium, reports / f"{kind}.html", width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    beyond = page.evaluate(
        """() => [...document.querySelectorAll('main *')].filter((one) => {
          const box = one.getBoundingClientRect();
          return box.width > 1 && (box.right > innerWidth + 1 || box.left < -1);
        }).map((one) => one.outerHTML.slice(0, 120))"""
    )
    assert beyond == []
    page.context.close()


@pytest.mark.parametrize("kind", KINDS)
def test_all_text_can_be_read_on_a_phone(kind: str, reports: Path, chromium: Browser) -> None:
    page = opened(chromium, reports / f"{kind}.html", 360)
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('main *, main svg text')]
          .filter((one) => [...one.childNodes].some((child) => child.nodeType === 3 && child.data.trim()))
          .map((one) => parseFloat(getComputedStyle(one).fontSize))"""
    )
    assert min(sizes) >= SMALLEST_TEXT
    page.context.close()


@pytest.mark.parametrize(("kind", "theme"), list(zip(KINDS, THEMES, strict=True)))
def test_axe_finds_nothing_serious(
    kind: str, theme: Literal["light", "dark"], reports: Path, chromium: Browser
) -> None:
    page = opened(chromium, reports / f"{kind}.html", 900, theme)
    response = Axe().run(page).response
    assert len(response["passes"]) > 10
    found = [
        f"{rule['id']}: {[node['target'] for node in rule['nodes']][:4]}"
        for rule in response["violations"]
        if rule["impact"] in ("serious", "critical")
    ]
    assert found == []
    page.context.close()
