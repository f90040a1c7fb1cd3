"""OpenSpiel: importing this makes the games known to it.

>>> import pyspiel
>>> import cardshed.envs.openspiel
>>> game = pyspiel.load_game("python_cardshed_solo(players=4,limit=0)")
>>> game.num_players(), game.num_distinct_actions()
(4, 367)
"""

from importlib.util import find_spec

if find_spec("pyspiel") is None:
    raise ImportError("cardshed.envs.openspiel needs OpenSpiel (pip install cardshed[openspiel])")

from cardshed.envs.openspiel.game import CardshedGame, CardshedState, register
from cardshed.envs.openspiel.players import Player, Rollouts

NAMES = register()
"""What the games are called in OpenSpiel."""

__all__ = ["NAMES", "CardshedGame", "CardshedState", "Player", "Rollouts", "register"]
