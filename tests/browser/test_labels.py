"""Labels of every language inside what they label, on a phone of 360 px."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.shed import dealt
from tests.browser.situations import find, waits_only_for
from tests.browser.test_languages import LOCALES
from tests.browser.visitor import wishes

# How far the words of an element come near its edges (at the sides, in px), and on how many lines they stand.
WORDS = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const box = element.getBoundingClientRect();
  const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
  return {
    room: Math.min(...lines.flatMap(({ left, right }) => [left - box.left, box.right - right])),
    lines: new Set(lines.map(({ bottom }) => Math.round(bottom / 8))).size,
  };
}"""
# Sentences of a log whose full stop stands alone below the card it follows, however narrow the log is.
ORPHANS = """(log) => {
  const found = new Set();
  const stops = [...log.querySelectorAll('li')].filter((line) => line.querySelector('.chip')).map((line) => {
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    let last = null;
    for (let text = texts.nextNode(); text; text = texts.nextNode()) if (text.data.trim()) last = text;
    return { line, last };
  }).filter(({ last }) => last?.data === '.');
  for (let width = 80; stops.length && width < 320; width += 2) {
    log.style.width = `${width}px`;
    for (const { line, last } of stops) {
      const range = document.createRange();
      range.selectNodeContents(last);
      const chip = [...line.querySelectorAll('.chip')].at(-1).getBoundingClientRect();
      if (range.getBoundingClientRect().top > chip.bottom - 2) found.add(line.innerText);
    }
  }
  return [stops.length, [...found]];
}"""
LEAST_ROOM = 6


@pytest.mark.parametrize("lang", LOCALES)
def test_buttons_of_a_dialog_hold_their_words(lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang], phone=True)
    ann.go()
    ann.press("wishes-hawaiki")
    buttons = ann.page.locator("dialog[open] .dialog-foot .button")
    expect(buttons).to_have_count(2)
    for button in buttons.all():
        assert button.evaluate(WORDS)["room"] >= LEAST_ROOM, button.inner_text()


@pytest.mark.parametrize("lang", LOCALES)
def test_the_word_on_the_stock_is_not_broken(lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang], phone=True, wishes=wishes("hawaiki", seats=2))
    with dealt(find("hawaiki", lambda match: waits_only_for(match, 0)).seed):
        ann.play_now("hawaiki")
    ann.my_turn()
    word = ann.page.locator(".hw-draw")
    expect(word).to_be_visible()
    # However small the stock is.
    word.evaluate("(element) => { element.parentElement.style.width = '20px'; }")
    assert word.evaluate(WORDS)["lines"] == 1


@pytest.mark.parametrize("lang", ["de", "it"])
def test_no_line_of_the_log_begins_with_a_full_stop(lang: str, visit: Visit) -> None:
    ann = visit(lang=LOCALES[lang], wishes=wishes("clear4", seats=3))
    with dealt(find("clear4", lambda match: waits_only_for(match, 0), seats=3).seed):
        ann.play_now("clear4")
    ann.my_turn()
    expect(ann.by("log").locator(".chip").first).to_be_visible()
    sentences, orphans = ann.by("log").evaluate(ORPHANS)
    assert sentences
    assert orphans == []
