"""Each language's glossary: the words of the official rulebooks are used, their rivals are not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import pytest

from tests.words.texts import LANGUAGES, Text, names, texts


@cache
def glossary(language: str) -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((files("cardshed") / "locales" / language / "glossary.toml").read_text("utf-8"))


def rivals(language: str, text: Text) -> Iterator[str]:
    """What the glossary forbids in a text, with what to say instead."""
    name = text.file.partition("/")[2]
    for term in glossary(language)["forbidden"]:
        concerned = any(name.startswith(game) for game in term.get("games", [""]))
        found = re.search(rf"(?<!\w)(?:{term['word']})(?!\w)", text.words, re.IGNORECASE)
        if concerned and found:
            yield f"“{found[0]}” is not said here, but: {term['say']}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_forbidden_words_are_not_used(language: str) -> None:
    wrong = [
        f"{text} ({why})"
        for name in names(language)
        for text in texts(language, name)
        for why in rivals(language, text)
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_official_words_are_used(language: str) -> None:
    """Where the glossary says so; thus it stays true when texts change."""
    wrong = []
    for term in glossary(language)["official"]:
        name, _, id = term["at"].partition("/")
        said = [text.words for text in texts(language, name) if text.id == id]
        if not said or not all(term["say"] in words for words in said):
            wrong.append(f"{language}/{name}: {id}: {said} ({term['thing']} is “{term['say']}”)")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("de", "clear4-events", "◊ nimmt die Ablage."),
        ("de", "skipbo", "auf einen Baustapel"),
        ("de", "solo", "ein Schild"),
        ("de", "hawaiki-events", "Stapel ◊ beginnt mit ◊."),
        ("it", "clear4", "il Mazzetto"),
        ("it", "hawaiki-events", "◊ cala un 5"),
        ("it", "web-table", "◊: vuoto"),
        ("it", "skipbo-events", "◊ gioca un joker"),
        ("fr", "skipbo-table", "Ton stock"),
        ("en", "solo-events", "◊ owes ◊ cards."),
    ],
)
def test_a_forbidden_word_is_noticed(language: str, name: str, words: str) -> None:
    assert list(rivals(language, Text(f"{language}/{name}", "x", words)))


@pytest.mark.parametrize(
    ("language", "name", "words"),
    [
        ("de", "clear4-events", "◊ nimmt den Ablagestapel."),
        ("de", "solo-table", "Ablagestapel"),
        ("it", "clear4", "scalare il calcolo"),
        ("it", "clear4", "un joker"),
    ],
)
def test_its_neighbours_are_not(language: str, name: str, words: str) -> None:
    assert list(rivals(language, Text(f"{language}/{name}", "x", words))) == []
