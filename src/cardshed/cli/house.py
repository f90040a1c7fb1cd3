"""House rules in words: a table's own, and those a game allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardshed.cli.screen import Screen
from cardshed.engine.game import Game
from cardshed.engine.options import Option
from cardshed.engine.words import say
from cardshed.wording import option_name


def typed(name: str, value: object) -> str:
    """An option as it is typed."""
    return f"--option {name}={value}"


def tell_house_rules(game: Game, options: Mapping[str, Any], lang: str, screen: Screen) -> None:
    """One line where a table departs from the rulebook, else nothing."""
    rules = [
        say(
            "house-rule",
            lang,
            name=option_name(game.id, name, lang),
            value=str(value),
            clause=game.house[name].clause,
            usual=str(game.house[name].default),
        )
        for name, value in game.house_rules(options).items()
    ]
    if rules:
        screen.line(say("house-rules", lang, rules=", ".join(rules)), style="yellow")


def show_house_rules(game: Game, lang: str, screen: Screen) -> None:
    """The part of the rules page about them."""
    if not game.house:
        return
    screen.heading(say("rules-house", lang))
    name, option = next(iter(game.house.items()))
    screen.line(say("rules-house-about", lang, example=typed(name, option.values[0])))
    for name, option in game.house.items():
        words = say(f"house-{name.replace('_', '-')}", lang, game.id)
        values = say(
            "rules-house-values",
            lang,
            values=typed(name, values_text(option)),
            clause=option.clause,
            usual=str(option.default),
        )
        screen.item(option_name(game.id, name, lang), f"{words} ({values})")


def values_text(option: Option) -> str:
    """The values of an option, short.

    >>> values_text(Option((*range(1, 51), "seats"), 1, "C4-62"))
    '1–50 | seats'
    """
    if isinstance(option.values, range):
        return f"{option.values[0]}–{option.values[-1]}"
    numbers = [value for value in option.values if type(value) is int]
    words = [str(value).lower() for value in option.values if type(value) is not int]
    return " | ".join(([f"{numbers[0]}–{numbers[-1]}"] if numbers else []) + words)
