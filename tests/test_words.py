"""The four languages say the same things."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import ast, parse

from cardshed.engine.words import COMMON, LANGUAGES
from tests.tools import GAMES

LAB = ["lab", "lab-cli"]
WEB = ["web-shell", "web-table", "web-pages", "web-mine"]
FILES = [
    COMMON,
    *WEB,
    *LAB,
    *(f"{game}{part}" for game in GAMES for part in ("", "-events", "-lab", "-sheet", "-table")),
]


def messages(language: str, name: str) -> dict[str, set[str]]:
    """The ids of a file, attributes as `id.attribute`, with the arguments each uses."""
    text = (files("cardshed") / "locales" / language / f"{name}.ftl").read_text("utf-8")
    found: dict[str, set[str]] = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            found[entry.id.name] = arguments(entry.value)
            for attribute in entry.attributes:
                found[f"{entry.id.name}.{attribute.id.name}"] = arguments(attribute.value)
    return found


def arguments(node: object) -> set[str]:
    """Names of the variables anywhere below a node."""
    if isinstance(node, ast.VariableReference):
        return {node.id.name}
    if isinstance(node, ast.BaseNode):
        return set().union(*(arguments(value) for value in vars(node).values()))
    if isinstance(node, list):
        return set().union(*(arguments(value) for value in node))
    return set()


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_same_messages_with_the_same_arguments(language: str, name: str) -> None:
    assert messages(language, name) == messages("en", name)


@pytest.mark.parametrize("name", FILES)
def test_no_language_lends_its_sentences_to_another(name: str) -> None:
    """Sentences (not names or notation) differ between languages."""
    english = (files("cardshed") / "locales" / "en" / f"{name}.ftl").read_text("utf-8")
    for language in LANGUAGES[1:]:
        other = (files("cardshed") / "locales" / language / f"{name}.ftl").read_text("utf-8")
        same = set(english.splitlines()) & set(other.splitlines())
        assert [line for line in same if len(line) > 60] == []
