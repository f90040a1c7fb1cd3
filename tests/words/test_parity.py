"""The four languages have the same files, messages, attributes, arguments and cases."""

from __future__ import annotations

from collections import defaultdict

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.texts import LANGUAGES, messages, names

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class Used(Visitor):
    """The arguments of a pattern, and for each the cases that are told apart by name."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.cases: dict[str, set[str]] = defaultdict(set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.cases[node.selector.id.name] |= keys - PLURALS
        self.generic_visit(node)


def used(language: str, name: str) -> dict[str, Used]:
    found = {}
    for id, pattern in messages(language, name):
        found[id] = Used()
        found[id].visit(pattern)
    return found


def differences(language: str, name: str) -> list[str]:
    """How a file differs from the English one."""
    own, english = used(language, name), used("en", name)
    found = [f"{id} is missing" for id in english.keys() - own.keys()]
    found += [f"{id} is in no English file" for id in own.keys() - english.keys()]
    for id in own.keys() & english.keys():
        if own[id].arguments != english[id].arguments:
            found.append(f"{id} uses {sorted(own[id].arguments)}, not {sorted(english[id].arguments)}")
        told = {key: cases for key, cases in own[id].cases.items() if cases}
        if told != {key: cases for key, cases in english[id].cases.items() if cases}:
            found.append(f"{id} tells other cases apart: {told}")
    return [f"{language}/{name}: {each}" for each in found]


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_files(language: str) -> None:
    assert names(language) == names("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_same_messages_attributes_arguments_and_cases(language: str) -> None:
    wrong = [each for name in names("en") for each in differences(language, name)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_twice(language: str) -> None:
    for name in names(language):
        ids = [id for id, _ in messages(language, name)]
        assert sorted(set(ids)) == sorted(ids), f"{language}/{name}"
