"""A game's seats and options as parameters of an OpenSpiel game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardshed.engine.fields import whole
from cardshed.engine.game import Game
from cardshed.envs.openspiel.setup import Setup, setup

USUAL = 0
"""For an option whose default depends on the number of players."""


def specification(kind: Game) -> dict[str, Any]:
    """All parameters with their defaults, which also say of what type they are."""
    options = {name: USUAL if o.default is None else o.default for name, o in kind.options.items()}
    return {"players": kind.seats[0], **options}


def read(kind: Game, given: Mapping[str, Any]) -> Setup:
    """The table that parameters describe, or a :class:`BadInput` that names the wrong one."""
    players = whole("players", given.get("players", kind.seats[0]), kind.seats[0], kind.seats[-1])
    chosen = {
        name: given[name]
        for name, option in kind.options.items()
        if name in given and not (option.default is None and given[name] == USUAL)
    }
    options = kind.check(players, chosen)
    return setup(kind.id, players, tuple(options.items()))
