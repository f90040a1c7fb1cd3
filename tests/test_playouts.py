"""Random play inside compiled code chooses among exactly the legal moves, each as likely as the others."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.engine.chance import fast_words
from cardshed.engine.state import DECLINE
from tests.tools import play_on

OUT = np.zeros(2000, dtype=np.int16)
EACH = 40
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "clear4": [{}],
    "hawaiki": [{}, {"one_hidden": True, "sacrifice": True, "second_chance": True}],
    "skipbo": [{}, {"teams": True, "stock": 8}, {"stock_first": True, "stock": 4}],
    "solo": [{}, {"extras": False}, {"raise": "any"}],
}


@pytest.mark.parametrize("game", OPTIONS)
def test_choices_are_the_legal_moves(game: str) -> None:
    chance = random.Random(5)
    words = fast_words(1, 0, 1)[0]
    for options in OPTIONS[game]:
        match = cardshed.game(game).match(seats=4, seed=3, options=options)
        for step, _ in enumerate(play_on(match, chance, 150)):
            if step % 4 or match.over:
                continue
            seat = chance.choice(match.actors)
            optional = seat not in match.waiting_for
            moves = match.moves(seat)
            expected = {*moves, None} if optional else {*moves}
            rules = match.game.rulebook
            picked = [
                rules.pick(match._state, seat, optional, words, OUT) for _ in range(EACH * len(expected))
            ]
            found = Counter(None if action == DECLINE else rules.actions[action] for action in picked)
            assert set(found) == expected
            assert max(found.values()) < 3 * EACH
