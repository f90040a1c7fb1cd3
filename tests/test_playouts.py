"""Random play inside compiled code chooses among exactly the legal moves, each as likely as the others."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.engine.chance import fast_words, one_of
from cardshed.engine.match import Match
from cardshed.games.clear4.rules import legal_set
from cardshed.games.hawaiki import playout as hawaiki
from cardshed.games.skipbo import playout as skipbo
from cardshed.games.solo import playout as solo
from tests.tools import play_on

OUT = np.zeros(2000, dtype=np.int16)
Choose = Callable[[Any, int, Any], int]
CHOICES: dict[str, Choose] = {
    "clear4": lambda s, seat, words: one_of(words, legal_set(s, seat)),
    "hawaiki": lambda s, seat, words: hawaiki.plain_turn(s, seat, words),
    "skipbo": lambda s, seat, words: skipbo.random_move(s, seat, words),
    "solo": lambda s, seat, words: solo.choose(s, seat, False, words, OUT),
}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "clear4": [{}],
    "hawaiki": [{}],
    "skipbo": [{}, {"teams": True, "stock": 8}, {"stock_first": True, "stock": 4}],
    "solo": [{}, {"extras": False}, {"raise": "any"}],
}


def deciding(match: Match) -> bool:
    """Whether the game waits for a plain turn, which the fast paths are for."""
    if match.over or match.waiting_for != (match.turn,):
        return False
    position = match.position()
    return match.game.id != "hawaiki" or (position["pending"], position["forgotten"]) == (None, None)


@pytest.mark.parametrize("game", CHOICES)
def test_choices_are_the_legal_moves(game: str) -> None:
    chance = random.Random(5)
    words = fast_words(1, 0, 1)[0]
    for options in OPTIONS[game]:
        match = cardshed.game(game).match(seats=4, seed=3, options=options)
        for step, _ in enumerate(play_on(match, chance, 150)):
            if step % 4 or not deciding(match):
                continue
            moves = match.moves(match.turn)
            draws = 40 * len(moves)
            found = Counter(
                match.game.rulebook.actions[CHOICES[game](match._state, match.turn, words)]
                for _ in range(draws)
            )
            assert sorted(found) == moves
            assert max(found.values()) < 40 + 40 * 2
