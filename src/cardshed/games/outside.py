"""Games from installed packages, looked at before they are let in, so that a broken one leaves the others
alone."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from cardshed.engine.game import Game
from cardshed.engine.packages import ENGLISH, Package, packages, words_of

ID = re.compile(r"[a-z][a-z0-9]{0,30}")
MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)
MOST_NAMED = 5
"""Missing messages that are named; there may be a hundred."""


class Unfit(Exception):
    """Why a game cannot be played, in what follows "the game … of … ": "has no …"."""


@dataclass
class Shelf:
    """The games from outside, and in a sentence each what is wrong with those that cannot be played."""

    games: dict[str, Game] = field(default_factory=dict)
    troubles: dict[str, str] = field(default_factory=dict)


def look_outside(ours: Sequence[str]) -> Shelf:
    """Loads the description of every game that an installed package brings; not its rules."""
    shelf = Shelf()
    for package in packages():
        try:
            shelf.games[package.game] = _description(package, ours)
        except Unfit as problem:
            name, where = package.game, package.distribution
            shelf.troubles[name] = f"the game {name} of the installed package {where} {problem}"
    return shelf


def _description(package: Package, ours: Sequence[str]) -> Game:
    if package.game in ours:
        raise Unfit("has the name of a game that is part of Cardshed")
    others = {other.distribution for other in packages() if other.game == package.game}
    if len(others) > 1:
        raise Unfit(f"is brought by more than one package: {', '.join(sorted(others))}")
    if not ID.fullmatch(package.game):
        raise Unfit("must have a name of small letters and digits")
    if package.folder is None:
        raise Unfit(f"names {package.module}, and there is no such package")
    game = _loaded(package)
    if (game.id, game.module) != (package.game, package.module):
        raise Unfit(f"describes itself as {game.id} in {game.module}")
    missing = list(_unsaid(game))
    if missing:
        named = ", ".join(missing[:MOST_NAMED]) + (", …" if len(missing) > MOST_NAMED else "")
        raise Unfit(f"has no English words for {named}")
    return game


def _loaded(package: Package) -> Game:
    try:
        game = getattr(import_module(package.module), "GAME", None)
    except Exception as problem:
        raise Unfit(f"cannot be loaded: {type(problem).__name__}: {problem}") from problem
    if not isinstance(game, Game):
        raise Unfit(f"has no GAME in {package.module}")
    return game


def _unsaid(game: Game) -> Iterator[str]:
    """What is shown of every game before it is played, and is not put in words."""
    said = set(MESSAGE.findall(words_of(game.id, ENGLISH, game.id)))
    wanted = ["about", "tagline", *game.clauses]
    wanted += [section for section, _ in game.sections]
    wanted += [message for _, message in game.notation]
    wanted += [f"option-{name.replace('_', '-')}" for name in game.options]
    yield from (message for message in wanted if message not in said)
