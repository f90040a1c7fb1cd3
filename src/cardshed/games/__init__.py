"""The games: one folder each, and those that installed packages bring. Nothing else lists them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cardshed.engine.errors import BadInput
from cardshed.engine.game import Game
from cardshed.games.outside import Shelf, look_outside

OURS = tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))
"""The games of this package, sorted."""


@cache
def _outside() -> Shelf:
    return look_outside(OURS)


@cache
def games() -> tuple[str, ...]:
    """The ids of all games that can be played: ours, then those from outside, each sorted."""
    return (*OURS, *sorted(_outside().games))


def troubles() -> tuple[str, ...]:
    """Which installed packages bring a game that cannot be played, and why: a sentence each."""
    return tuple(_outside().troubles.values())


def game(id: str) -> Game:
    """A game by its id."""
    if id not in games():
        there_is = f"there is no game {id!r}; there are {', '.join(games())}"
        raise BadInput("game", _outside().troubles.get(str(id), there_is))
    if id in _outside().games:
        return _outside().games[id]
    found: Game = import_module(f"{__name__}.{id}").GAME
    return found
