"""A random decision in Clear 4."""

from __future__ import annotations

from cardshed.engine.chance import one_of
from cardshed.engine.compile import Moves, Words, rule
from cardshed.games.clear4.rules import legal_set
from cardshed.games.clear4.state import State


@rule
def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """One of the actions that ``legal`` lists, each as likely, without writing the list."""
    return one_of(words, legal_set(s, seat))
