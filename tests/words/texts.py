"""The texts of the Fluent files written out: every way a message can read, what is filled in as a mark."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from fluent.syntax import ast, parse

from cardshed.engine.words import COMMON, LANGUAGES
from tests.tools import GAMES

FILLED = "\N{LOZENGE}"
MOST_READINGS = 1000
CODE = re.compile(r"`[^`]*`")

__all__ = ["FILLED", "LANGUAGES", "Text", "messages", "names", "readings", "texts"]


class Text(NamedTuple):
    """One way a message can read."""

    file: str
    id: str
    words: str

    def __str__(self) -> str:
        return f"{self.file}: {self.id}: {self.words}"


def names(language: str) -> list[str]:
    """The Fluent files of a language, without their ending."""
    folder = files("cardshed") / "locales" / language
    return sorted(path.name.removesuffix(".ftl") for path in folder.iterdir() if path.name.endswith(".ftl"))


@cache
def entries(language: str, name: str) -> tuple[ast.Message | ast.Term, ...]:
    text = (files("cardshed") / "locales" / language / f"{name}.ftl").read_text("utf-8")
    body = parse(text).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, f"{language}/{name}: {broken}"
    return tuple(entry for entry in body if isinstance(entry, ast.Message | ast.Term))


def messages(language: str, name: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Values and attributes (as `id.attribute`) of a file; terms begin with a hyphen."""
    for entry in entries(language, name):
        own = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            yield own, entry.value
        for attribute in entry.attributes:
            yield f"{own}.{attribute.id.name}", attribute.value


def referred(language: str, name: str) -> dict[str, ast.Pattern]:
    """What the messages of a file may refer to: its own, its game's and the common ones."""
    game = next((game for game in GAMES if name == game or name.startswith(f"{game}-")), name)
    return {
        id: pattern
        for other in dict.fromkeys((COMMON, game, name))
        if other in names(language)
        for id, pattern in messages(language, other)
    }


def texts(language: str, name: str) -> Iterator[Text]:
    """Every way every message of a file can read; code in backticks counts as something filled in."""
    known = referred(language, name)
    for id, pattern in messages(language, name):
        for words in dict.fromkeys(readings(pattern, known)):
            yield Text(f"{language}/{name}", id, CODE.sub(FILLED, words))


def readings(
    pattern: ast.Pattern, known: dict[str, ast.Pattern], fill: Callable[[str], str] = lambda name: FILLED
) -> list[str]:
    """A pattern with each variant of each selection in turn."""
    parts = [_readings(element, known, fill) for element in pattern.elements]
    found = ["".join(choice) for choice in itertools.islice(itertools.product(*parts), MOST_READINGS + 1)]
    assert len(found) <= MOST_READINGS, "too many variants to read"
    return found


def _readings(node: object, known: dict[str, ast.Pattern], fill: Callable[[str], str]) -> list[str]:
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        return [node.value]
    if isinstance(node, ast.Placeable):
        return _readings(node.expression, known, fill)
    if isinstance(node, ast.SelectExpression):
        return [words for variant in node.variants for words in readings(variant.value, known, fill)]
    if isinstance(node, ast.MessageReference | ast.TermReference):
        own = f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
        return readings(known[own], known, fill) if own in known else [FILLED]
    return [fill(node.id.name) if isinstance(node, ast.VariableReference) else FILLED]
