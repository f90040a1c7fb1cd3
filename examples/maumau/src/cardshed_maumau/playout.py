"""A random decision in Mau-Mau."""

from __future__ import annotations

from cardshed.engine.chance import below
from cardshed.engine.compile import Moves, Words, rule
from cardshed_maumau.rules import legal
from cardshed_maumau.state import State


@rule
def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """One of the legal actions, each as likely. Nobody is ever asked out of turn."""
    n = legal(s, seat, out)
    return int(out[below(words, n)])
