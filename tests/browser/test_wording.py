"""Words where they are read: what is not asked, what options are called, letters that tell colours apart."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

import cardshed
from cardshed import Match
from tests.browser.conftest import Visit
from tests.browser.meeting import meet_at
from tests.browser.shed import Shed, dealt
from tests.browser.situations import find, go_on, waits_only_for
from tests.browser.test_languages import LOCALES
from tests.browser.visitor import SHORT, Visitor, card, wishes

LETTERS = re.compile(r"[A-ZÀ-Ü]")


def _runs(match: Match) -> list[str]:
    return [move for move in match.moves(0) if move.endswith("!suite")]


def _announce(ann: Visitor, move: str) -> None:
    """Plays a card on its pile and says what it makes."""
    lay = move.partition("!")[0]
    code, pile = lay.split(">")
    assert ann.touch(card(f"hand:{code}"))
    if not ann.by(f"choose-{move}").count():
        ann.touch(card(f"pile{pile}"))
    ann.press(f"choose-{move}")


def test_the_only_other_player_is_not_asked_for(visit: Visit, shed: Shed) -> None:
    situation = find(
        "hawaiki", lambda match: waits_only_for(match, 0) and bool(_runs(match)), moves=12, tokens=6
    )
    ann, bob = meet_at(visit, shed, "hawaiki", situation, tokens=6)
    ann.my_turn()
    draws = ann.by("log").get_by_text(re.compile("Bob draws"))
    before = draws.count()
    _announce(ann, _runs(situation.match)[0])
    expect(bob.by("action-thanks")).to_be_visible()
    expect(ann.by("log")).to_contain_text("Bob must draw one card.")
    bob.press("action-thanks")
    expect(ann.by("log")).to_contain_text("Bob says “thanks”.")
    expect(draws).to_have_count(before + 1)


def test_what_was_taken_back_is_asked_for(visit: Visit) -> None:
    situation = find(
        "hawaiki",
        lambda match: waits_only_for(match, 0) and bool(_runs(match)),
        tokens=6,
        courtesy="automatic",
    )
    ann = visit(wishes=wishes("hawaiki", tokens=6, courtesy="automatic"))
    with dealt(situation.seed):
        ann.play_now("hawaiki")
    ann.my_turn()
    _announce(ann, _runs(situation.match)[0])
    expect(ann.by("log")).to_contain_text("must draw one card.")
    ann.my_turn()
    ann.press("undo")
    expect(ann.by("action-@1")).to_be_visible()
    ann.press("undo")
    expect(ann.by("action-@1")).to_have_count(0)
    ann.my_turn()


@pytest.mark.parametrize("game", SHORT)
def test_options_have_short_names_and_a_sentence(game: str, visit: Visit) -> None:
    ann = visit(wishes=wishes(game, seats=4))
    ann.go()
    ann.press(f"wishes-{game}")
    ann.press(ann.page.locator("dialog[open] summary"))
    options = ann.page.locator("dialog[open] .option")
    expect(options).to_have_count(len(cardshed.game(game).options))
    for option in options.all():
        label = option.locator(".field-label").first.inner_text()
        assert len(label) <= 24
        assert "_" not in label
        assert len(option.locator(".field-note").first.inner_text()) > len(label)


def test_the_rules_call_options_by_their_names(visit: Visit) -> None:
    ann = visit()
    ann.go("/rules/hawaiki")
    options = ann.page.locator(".rules-options dt")
    expect(options.first).to_have_text("One hidden")
    assert not [text for text in options.all_inner_texts() if "_" in text]


def test_a_match_of_one_round_is_called_that(visit: Visit, shed: Shed) -> None:
    situation = find("solo", lambda match: True, limit=0)
    ann, _ = meet_at(visit, shed, "solo", situation, limit=0)
    table = ann.page.url.rsplit("/", 1)[-1]
    shed.play(table, go_on(situation.match, lambda match, events: match.over))
    ann.go(f"/m/{table}-1")
    expect(ann.page.locator(".match-options span")).to_have_text(["Single round"])


def test_what_is_left_in_hawaiki_is_no_sum(visit: Visit) -> None:
    ann = visit(wishes=wishes("hawaiki", tokens=6))
    ann.play_now("hawaiki")
    ann.press("sheet")
    expect(ann.page.locator(".sheet tfoot th")).to_have_text("Tokens left")


@pytest.mark.parametrize(
    ("game", "lang", "letters"),
    [
        ("solo", "en", set("RGBY")),
        ("solo", "fr", set("RVBJ")),
        ("solo", "de", set()),
        ("hawaiki", "de", set("ROGBV")),
        ("hawaiki", "fr", set()),
    ],
)
def test_colours_have_letters_where_they_tell_them_apart(
    game: str, lang: str, letters: set[str], visit: Visit
) -> None:
    ann = visit(lang=LOCALES[lang])
    ann.go(f"/rules/{game}/sheet")
    faces = ann.page.locator("svg[viewBox='0 0 100 150'] text")
    expect(faces.first).to_be_attached()
    ann.page.wait_for_load_state("networkidle")
    shown = {text for text in faces.all_text_contents() if LETTERS.fullmatch(text)}
    assert shown <= letters
    assert bool(shown) == bool(letters)
