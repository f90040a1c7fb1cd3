"""The words of the lab: those of the game, of the report, of the command, and of the rules it counts."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from cardshed.engine.packages import words_of
from cardshed.engine.words import COMMON, check_language
from cardshed.wording import option_name

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


@cache
def bundle(language: str, game: str) -> FluentBundle:
    """All messages that a report or the command may need, in one language."""
    from fluent.runtime import FluentBundle, FluentResource

    result = FluentBundle([check_language(language)], use_isolating=False)
    own = [(name, game) for name in (game, f"{game}-events", f"{game}-lab")]
    for name, owner in ((COMMON, None), *own, ("lab", None), ("lab-cli", None)):
        result.add_resource(FluentResource(words_of(name, language, owner)))
    return result


def say(message: str, language: str, game: str, **arguments: Any) -> str:
    """A message in words."""
    words = bundle(language, game)
    pattern = words.get_message(message).value
    assert pattern is not None, message
    text, errors = words.format_pattern(pattern, arguments)
    if errors:
        raise errors[0]
    return str(text)


def variant_words(game: str, name: str, language: str) -> str:
    """A variant by the options that were typed for it.

    >>> variant_words("hawaiki", "tokens=6,sacrifice=true", "en")
    'Tokens: 6; Sacrifice: on'
    """
    parts = [part.partition("=") for part in name.split(",")]
    return "; ".join(option_words(game, option, value, language) for option, _, value in parts)


def option_words(game: str, option: str, value: str, language: str) -> str:
    """An option and its value, in a few words."""
    named = f"option-{option.replace('_', '-')}-{value}"
    words = say(named, language, game) if bundle(language, game).has_message(named) else value
    return say("lab-option-set", language, game, name=option_name(game, option, language), value=words)


def rule_name(game: str, rule: str, language: str = "en") -> str:
    """A rule that the lab counts, in a few words."""
    return say(f"lab-rule-{rule.replace('_', '-')}", language, game)
