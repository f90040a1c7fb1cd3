"""Words, icons and parts of controls stand out, by day and by lamp light, whatever lies behind them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.contrast import Part, contrasts
from tests.browser.layouts import busy
from tests.browser.meeting import sit_among
from tests.browser.shed import Shed
from tests.browser.test_accessibility import THEMES
from tests.browser.visitor import LONGER, SHORT, Visitor, wishes

Theme = Literal["light", "dark"]
# Nothing is explained unasked: a note would come between.
PLAINLY = "try { localStorage.setItem('cardshed-explanations', 'false'); } catch { /* about:blank */ }"
A_FEW = 8
"""Words that every page has, so that none counts as readable because it was empty."""
FIELDS = (
    Part(".text-field", "border-top-color"),
    Part(".dialog .choice select", "border-top-color"),
    Part(".switch input:checked + .switch-track", "background-color"),
    Part(".switch input:not(:checked) + .switch-track", "background-color"),
    Part(".stepper button:enabled", "border-top-color"),
    Part(".segmented input:checked + span", "outline-color"),
    Part(".swatches input:checked + .swatch", "outline-color", away=8),
)
UNCHOSEN = ".own:not(:has(.is-chosen))"
ON_FELT = (
    Part(".player.is-turn", "outline-color", away=30),
    Part(f"{UNCHOSEN} .fan-card.is-source:not(:focus-visible) > .card", "box-shadow", beside="box-shadow 1"),
    Part(f"{UNCHOSEN} button.spot.is-source .card:last-child", "box-shadow", beside="box-shadow 1"),
    Part(".spot.is-target", "border-top-color", pseudo="::after", away=6),
    Part(".is-empty:not(.is-target) .card-outline", "border-top-color", away=4),
    Part(".fan-card:focus-visible > .card", "outline-color", beside="box-shadow 0"),
    Part(".tool:focus-visible", "outline-color", beside="box-shadow 0"),
)


def _weak(visitor: Visitor, where: str, *parts: Part) -> list[str]:
    """What stands out too little, after everything has come to rest."""
    visitor.page.wait_for_function(
        "() => document.getAnimations().every((one) => one.playState !== 'running')"
    )
    seen = contrasts(visitor.page, parts)
    assert len(seen) > A_FEW, f"{where} was not looked at"
    return [
        f"{where}: {thing}" for thing in dict.fromkeys(map(str, (one for one in seen if not one.is_enough)))
    ]


@pytest.mark.parametrize("theme", THEMES)
def test_pages(theme: Theme, visit: Visit) -> None:
    ann = visit(theme=theme, wishes=wishes("solo"))
    found: list[str] = []
    steps: list[tuple[str, Callable[[], object]]] = [
        ("home", lambda: expect(ann.by("play-solo")).to_be_visible()),
        ("order", partial(ann.press, "wishes-solo")),
        ("order, more", lambda: ann.press(ann.page.locator("dialog[open] summary"))),
    ]
    ann.go()
    for where, step in steps:
        step()
        found += _weak(ann, where, *FIELDS)
    ann.go()
    ann.press("me")
    expect(ann.by("me-devices")).to_be_visible()
    found += _weak(ann, "settings", *FIELDS)
    ann.page.get_by_role("switch").last.scroll_into_view_if_needed()
    found += _weak(ann, "settings, below", *FIELDS)
    ann.with_friends("solo")
    found += _weak(ann, "lobby", *FIELDS)
    for path, there in (("/rules/solo", "rules-page"), ("/mine", "mine-page")):
        ann.go(path)
        expect(ann.by(there)).to_be_visible()
        found += _weak(ann, path)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", SHORT)
def test_tables(game: str, theme: Theme, visit: Visit, shed: Shed) -> None:
    ann = sit_among(partial(visit, theme=theme, init=PLAINLY), shed, busy(game, 4, **LONGER[game]))
    ann.my_turn()
    found = _weak(ann, "table", *ON_FELT)
    keys = ann.page.keyboard
    keys.press("ArrowDown")
    found += _weak(ann, "focus", *ON_FELT)
    if game != "solo":
        ann.page.locator("button.fan-card.is-source").first.press("Enter")
        expect(ann.page.locator(".is-chosen, .chooser").first).to_be_visible()
        found += _weak(ann, "chosen or asked", *ON_FELT)
        keys.press("Escape")
    ann.by("more").focus()
    found += _weak(ann, "a tool", *ON_FELT)
    keys.press("Enter")
    found += _weak(ann, "menu")
    ann.press("company")
    expect(ann.page.locator("dialog[open] .company")).to_be_visible()
    found += _weak(ann, "people and pace", *FIELDS)
    keys.press("Escape")
    assert not found, "\n".join(found)
