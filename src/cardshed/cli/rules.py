"""``cardshed rules``: the whole rules of a game, by clause."""

from __future__ import annotations

import argparse

from cardshed.cli.house import show_house_rules, typed, values_text
from cardshed.cli.screen import Screen
from cardshed.engine.game import Game
from cardshed.engine.options import Option
from cardshed.engine.words import say
from cardshed.games import game as game_by_id
from cardshed.wording import option_name


def rules(chosen: argparse.Namespace) -> int:
    show_rules(game_by_id(chosen.game), chosen.lang, Screen())
    return 0


def show_rules(game: Game, lang: str, screen: Screen) -> None:
    screen.heading(say("rules-title", lang, title=game.title))
    screen.line(say("about", lang, game.id))
    screen.line(say("rules-seats", lang, low=game.seats[0], high=game.seats[-1]) + ".")
    screen.line(say("rules-marked", lang))
    for section, clauses in game.sections:
        if section != "section-moves":
            screen.heading(say(section, lang, game.id))
            _clauses(game, clauses, lang, screen)
    screen.heading(say("rules-options", lang))
    for name, option in game.options.items():
        words = say(f"option-{name.replace('_', '-')}", lang, game.id)
        screen.item(option_name(game.id, name, lang), f"{words} ({_values(name, option, lang)})")
    show_house_rules(game, lang, screen)
    screen.heading(say("rules-moves", lang))
    for example, message in game.notation:
        screen.item(example, say(message, lang, game.id))
    for section, clauses in game.sections:
        if section == "section-moves":
            _clauses(game, clauses, lang, screen)


def _clauses(game: Game, clauses: tuple[str, ...], lang: str, screen: Screen) -> None:
    for clause in clauses:
        screen.item(clause, say(clause, lang, game.id))


def _values(name: str, option: Option, lang: str) -> str:
    """`--option rounds=1–50 | seats; default: 1`"""
    default = say("rules-by-seats", lang) if option.default is None else str(option.default).lower()
    return f"{typed(name, values_text(option))}; {say('rules-default', lang, value=default)}"
