"""Every clause has a test named after it, and its words in four languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import cardshed
from cardshed.engine.words import LANGUAGES, bundle, say
from tests.tools import GAMES

RULES = Path(__file__).parent / "rules"
CLAUSES = [(game, clause) for game in GAMES for clause in cardshed.game(game).clauses]


def clauses_with_tests() -> set[str]:
    names = "\n".join(path.read_text("utf-8") for path in RULES.glob("test_*.py"))
    return {
        f"{prefix}-{number}"
        for prefix, number in re.findall(r"^def test_([A-Z0-9]{2})_(\d{2})_", names, re.M)
    }


def test_every_clause_has_a_test_named_after_it() -> None:
    assert {clause for _, clause in CLAUSES} - clauses_with_tests() == set()


def test_no_test_is_named_after_a_clause_that_does_not_exist() -> None:
    assert clauses_with_tests() - {clause for _, clause in CLAUSES} == set()


@pytest.mark.parametrize(("game", "clause"), CLAUSES)
def test_every_clause_has_its_words(game: str, clause: str) -> None:
    for language in LANGUAGES:
        assert len(say(clause, language, game)) > 10


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sections_options_and_moves_have_their_words(game: str, language: str) -> None:
    kind = cardshed.game(game)
    wanted = [section for section, _ in kind.sections]
    wanted += [message for _, message in kind.notation]
    wanted += [f"option-{name.replace('_', '-')}" for name in kind.options]
    wanted += ["about", "tagline"]
    for message in wanted:
        assert bundle(language, game).has_message(message), message
        assert say(message, language, game)
