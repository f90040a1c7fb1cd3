"""The games, one folder each. A new folder is a new game: nothing else lists them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from cardshed.engine.errors import BadInput
from cardshed.engine.game import Game


@cache
def games() -> tuple[str, ...]:
    """The ids of all games, sorted."""
    return tuple(sorted(module.name for module in iter_modules(__path__) if module.ispkg))


def game(id: str) -> Game:
    """A game by its id."""
    if id not in games():
        raise BadInput("game", f"there is no game {id!r}; there are {', '.join(games())}")
    found: Game = import_module(f"{__name__}.{id}").GAME
    return found
