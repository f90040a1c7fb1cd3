"""Each language, as the browser is set, and the switch between them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import cardshed
from tests.browser.conftest import Visit
from tests.browser.player import Player, play_on
from tests.browser.visitor import SHORT, Visitor, all_short

LOCALES = {"en": "en-GB", "fr": "fr-FR", "de": "de-CH", "it": "it-IT"}
WORDS = Path(cardshed.__file__).parent / "locales"
IDS = {
    name
    for path in (WORDS / "en").glob("*.ftl")
    for name in re.findall(r"^([a-zA-Z][\w-]*) =", path.read_text("utf-8"), re.MULTILINE)
}

# Everything that is read on a page, by eye or by ear.
TEXTS = """() => {
  const said = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((found) => found.getAttribute(name)));
  return [document.title, document.body.innerText, ...said].join('\\n');
}"""


@pytest.mark.parametrize("lang", LOCALES)
def test_a_language_from_the_browser(lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang], wishes=all_short(level="beginner"))
    ann.go()
    expect(ann.page.locator("html")).to_have_attribute("lang", lang)
    expect(ann.by("play-solo")).to_contain_text(_message(lang, "play-now"))
    expect(ann.page.locator(".game-tagline", has_text=re.compile(r"\w"))).to_have_count(4)
    _all_in_words(ann)
    for game in SHORT:
        ann.play_now(game)
        expect(ann.page.locator("html")).to_have_attribute("lang", lang)
        play_on(Player(ann), presses=3)
        _all_in_words(ann)
        ann.go(f"/rules/{game}")
        expect(ann.by("rules-page").locator("h1")).to_be_visible()
        _all_in_words(ann)


def _message(lang: str, name: str) -> str:
    found = re.search(rf"^{name} = (.+)$", (WORDS / lang / "web-shell.ftl").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found.group(1)


def _all_in_words(ann: Visitor) -> None:
    text = ann.page.evaluate(TEXTS)
    ids = {word for word in re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", text) if word in IDS}
    # The rules name moves as they are written, e.g. thanks-a-lot.
    code = " ".join(ann.page.locator("code").all_inner_texts())
    assert not {word for word in ids if word not in code}, f"not in words on {ann.page.url}"
    assert "{$" not in text.replace(" ", "")
    assert "undefined" not in text
    assert "NaN" not in text


def test_switching_the_language(visit: Visit) -> None:
    ann = visit(lang="en-GB", wishes=all_short())
    ann.play_now("solo")
    ann.my_turn()
    hand = ann.hand()
    ann.page.locator(".topbar select").select_option("fr")
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    expect(ann.by("turn-banner")).not_to_have_text("Your turn!")
    assert ann.hand() == hand
    ann.page.reload()
    ann.arrive()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    ann.page.locator(".topbar select").select_option("en")
    expect(ann.by("turn-banner")).to_have_text("Your turn!")
