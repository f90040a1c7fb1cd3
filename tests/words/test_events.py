"""What happened, in every language: nothing twice, nothing that a name or a nought makes wrong."""

from __future__ import annotations

from typing import Any

import pytest
from fluent.syntax import ast

import cardshed
from cardshed.cli.telling import listed, tell
from cardshed.wording import option_name, signed
from tests.tools import GAMES
from tests.words.texts import LANGUAGES, messages, names

PLAYERS = ["Odile", "Robin", "Anna"]
PEOPLE = {"name", "names", "seat", "seats", "target", "winners", "first", "one", "other", "about"}
ELIDED = ("de", "que", "le", "la", "ne", "se", "me", "te", "ce", "jusque", "lorsque", "puisque")


def said(game: str, lang: str, **event: Any) -> str:
    return " ".join(tell(cardshed.game(game), [event], None, PLAYERS, lang))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_counts_as_something_else_only_if_it_is_a_joker(lang: str) -> None:
    laid = {"event": "lay", "seat": 0, "value": 7, "from": "hand", "to": "b2"}
    number, joker = said("skipbo", lang, card="7", **laid), said("skipbo", lang, card="S", **laid)
    assert number.count("7") == 1
    assert joker.count("7") == 1
    assert len(joker) > len(number)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_places_are_told_in_words(lang: str) -> None:
    text = said("skipbo", lang, event="lay", seat=0, card="7", value=7, **{"from": "d3", "to": "b2"})
    assert "d3" not in text
    assert "b2" not in text
    assert {"3", "2"} <= set(text)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("event", ["push", "clear"])
def test_an_empty_pile_is_not_taken(event: str, lang: str) -> None:
    empty = said("clear4", lang, event=event, seat=0, target=1, count=0, **{"from": "hand"})
    assert "0" not in empty
    assert "12" in said("clear4", lang, event=event, seat=0, target=1, count=12, **{"from": "hand"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_answer_does_not_tell_the_draw_that_follows(lang: str) -> None:
    one, two = (
        said("hawaiki", lang, event="answer", seat=1, answer="thanks", owed=1, count=count)
        for count in (1, 2)
    )
    assert one == two


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_must_draw_is_told_of_one_and_of_several(lang: str) -> None:
    one = said("hawaiki", lang, event="must_draw", seat=0, seats=[1], count=2)
    both = said("hawaiki", lang, event="must_draw", seat=0, seats=[1, 2], count=1)
    assert "Robin" in one
    assert listed(["Robin", "Anna"], lang) in both


def test_names_are_joined_as_the_language_does_it() -> None:
    assert [listed(PLAYERS, lang) for lang in LANGUAGES] == [
        "Odile, Robin and Anna",
        "Odile, Robin et Anna",
        "Odile, Robin und Anna",
        "Odile, Robin e Anna",
    ]
    assert listed(["Odile"], "fr") == "Odile"


def test_no_french_word_that_would_be_elided_stands_before_a_name() -> None:
    """« de Odile » is wrong, and « d’Odile » would be for Robin."""
    wrong = [
        f"{name}: {id}"
        for name in names("fr")
        for id, pattern in messages("fr", name)
        if any(_would_be_elided(*pair) for pair in zip(pattern.elements, pattern.elements[1:], strict=False))
    ]
    assert wrong == []


def _would_be_elided(text: object, filled: object) -> bool:
    if not isinstance(text, ast.TextElement) or not isinstance(filled, ast.Placeable):
        return False
    variable = filled.expression
    word = text.value.rstrip(" ").split(" ")[-1].lower().lstrip("(«\u00a0")
    return isinstance(variable, ast.VariableReference) and variable.id.name in PEOPLE and word in ELIDED


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_options_have_names_and_are_never_shown_as_they_are_typed(game: str, lang: str) -> None:
    kind = cardshed.game(game)
    for option in [*kind.options, *kind.house]:
        assert option_name(game, option, lang) != option
    typed = {f"`{option}`" for option in kind.options if option != "sacrifice"}
    shown = [id for id, pattern in messages(lang, game) if typed & set(_codes(pattern))]
    assert shown == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_refusals_speak_to_people_who_do_not_type(game: str, lang: str) -> None:
    spelled = [id for id, pattern in messages(lang, game) if id.endswith(".refusal") and _codes(pattern)]
    assert spelled == []


def _codes(pattern: ast.Pattern) -> list[str]:
    text = "".join(part.value for part in pattern.elements if isinstance(part, ast.TextElement))
    return [f"`{code}`" for code in text.split("`")[1::2]]


def test_a_minus_is_a_minus() -> None:
    assert signed(-12) == "\N{MINUS SIGN}12"
    assert signed("-0.50") == "\N{MINUS SIGN}0.50"
