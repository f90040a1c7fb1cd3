"""The words of the game in four languages, from Fluent files that the browser shares."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from cardshed.engine.errors import BadInput
from cardshed.engine.packages import words_of

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr", "de", "it")
COMMON = "common"


def check_language(language: object) -> str:
    if language not in LANGUAGES:
        raise BadInput("lang", f"must be one of {', '.join(LANGUAGES)}, not {language!r}")
    return str(language)


@cache
def bundle(language: str, game: str | None) -> FluentBundle:
    """The messages of a language: the common ones and those of a game."""
    from fluent.runtime import FluentBundle, FluentResource

    check_language(language)
    result = FluentBundle([language], use_isolating=False)
    result.add_resource(FluentResource(words_of(COMMON, language, None)))
    for name in (game, f"{game}-events") if game else ():
        result.add_resource(FluentResource(words_of(name, language, game)))
    return result


def has(message: str, language: str = "en", game: str | None = None) -> bool:
    return bundle(language, game).has_message(message)


def say(message: str, language: str = "en", game: str | None = None, **arguments: Any) -> str:
    """A message in words.

    >>> say("table-scores", "de")
    'Punkte'
    """
    name, _, attribute = message.partition(".")
    words = bundle(language, game)
    found = words.get_message(name)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, message
    text, errors = words.format_pattern(pattern, arguments)
    if errors:
        raise errors[0]
    return str(text)


def refusal_text(game: str, clause: str, language: str) -> str:
    """The one sentence that explains what a clause forbids; without one the clause itself."""
    own = "refusal" in bundle(language, game).get_message(clause).attributes
    return say(f"{clause}.refusal" if own else clause, language, game)
