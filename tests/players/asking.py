"""Asking the compiled players about a match."""

from __future__ import annotations

import numpy as np

from cardshed.engine.chance import fast_words
from cardshed.engine.match import Match
from cardshed.engine.state import DECLINE

OUT = np.zeros(2048, dtype=np.int16)


def asked(match: Match, seat: int, optional: bool = False, seed: int = 0) -> str | None:
    """What the careful player does; ``None`` where it lets a chance go by."""
    rules = match.game.rulebook
    action = rules.greedy(match._state, seat, optional, fast_words(seed, 0, 1)[0], OUT)
    return None if action == DECLINE else rules.actions[action]


def considered(match: Match, seat: int) -> list[str]:
    """The moves worth a thought, sorted."""
    rules = match.game.rulebook
    count = rules.sensible(match._state, seat, OUT)
    return sorted(rules.actions[action] for action in OUT[:count])


def forgetful(match: Match, seat: int, move: str) -> str | None:
    """What a forgetful player does in place of a move."""
    rules = match.game.rulebook
    action = rules.lapse(match._state, seat, rules.number_of[move])
    return None if action == DECLINE else rules.actions[action]


def worth(match: Match, seat: int) -> float:
    """How likely a seat seems to win."""
    return float(match.game.rulebook.worth(match._state, seat))
