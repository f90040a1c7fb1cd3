"""Players. They are shown what their seat may know, and nothing else.

A player is named as a text, the same everywhere: ``random``, ``greedy``, ``search:50ms``, a level such
as ``medium``, or ``module:Class`` for one of your own (docs/bots.md).
"""

from cardshed.bots.asking import BotError, ask
from cardshed.bots.names import Player, bot, check_bots, known_bots
from cardshed.bots.outside import Bot

__all__ = ["Bot", "BotError", "Player", "ask", "bot", "check_bots", "known_bots"]
