"""Cardshed: four modern shedding games, exact to their rulebooks.

>>> import cardshed
>>> cardshed.games()
['clear4', 'hawaiki', 'skipbo', 'solo']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cardshed.engine.errors import BadInput, IllegalMove, Refusal
from cardshed.engine.game import Game
from cardshed.games import game
from cardshed.games import games as _games

if TYPE_CHECKING:
    from cardshed.batch import Batch
    from cardshed.engine.events import seen_by
    from cardshed.engine.match import Match
    from cardshed.records import load, replay, verify
    from cardshed.simulation import Results, Tally, playouts, simulate

__version__ = "0.1.0"

__all__ = [
    "BadInput",
    "Batch",
    "Game",
    "IllegalMove",
    "Match",
    "Refusal",
    "Results",
    "Tally",
    "game",
    "games",
    "load",
    "playouts",
    "replay",
    "seen_by",
    "simulate",
    "verify",
]

# Loaded on first use, so that importing the package does not load Numba.
_LATER = {
    "Batch": "cardshed.batch",
    "Match": "cardshed.engine.match",
    "load": "cardshed.records",
    "replay": "cardshed.records",
    "verify": "cardshed.records",
    "seen_by": "cardshed.engine.events",
    "Results": "cardshed.simulation",
    "Tally": "cardshed.simulation",
    "playouts": "cardshed.simulation",
    "simulate": "cardshed.simulation",
}


def games() -> list[str]:
    """The ids of the games."""
    return list(_games())


def __getattr__(name: str) -> Any:
    if name in _LATER:
        from importlib import import_module

        return getattr(import_module(_LATER[name]), name)
    raise AttributeError(f"module 'cardshed' has no attribute {name!r}")
