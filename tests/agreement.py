"""Matches told as text, to compare one way of running the rules with another.

``NUMBA_DISABLE_JIT=1 python -m tests.agreement`` prints what the interpreted rules do.
"""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np

import cardshed

TABLES: list[tuple[str, int, dict[str, Any], int]] = [
    ("clear4", 2, {"rounds": 2}, 300),
    ("clear4", 6, {}, 200),
    ("hawaiki", 2, {}, 200),
    ("hawaiki", 4, {"one_hidden": True, "sacrifice": True, "second_chance": True}, 250),
    ("hawaiki", 6, {"courtesy": "automatic"}, 150),
    ("skipbo", 2, {"stock": 5}, 250),
    ("skipbo", 4, {"teams": True, "stock_first": True, "stock": 3, "points": 100}, 250),
    ("solo", 2, {"limit": 0}, 250),
    ("solo", 5, {"raise": "any"}, 250),
    ("solo", 10, {"extras": False, "raise": "same"}, 150),
    ("clear4", 2, {"hand": 20, "stacks": 1, "jokers": 12}, 200),
    ("hawaiki", 5, {"hand": 12, "extra_tokens": 40, "penalty": 5, "one_hidden": True}, 150),
    ("skipbo", 2, {"hand": 7, "extra_stock": 20, "jokers": 30}, 200),
    ("solo", 3, {"hand": 20, "penalty": 10, "color_cards": 0, "draw_fours": 1}, 200),
]
SIMULATED: list[tuple[str, int, dict[str, Any], int]] = [
    ("clear4", 3, {}, 2),
    ("hawaiki", 3, {"tokens": 2, "second_chance": True}, 2),
    ("skipbo", 2, {"stock": 1}, 2),
    ("solo", 3, {"limit": 0}, 2),
]


def told() -> list[Any]:
    """Records, positions and simulated results."""
    results: list[Any] = []
    for game, seats, options, moves in TABLES:
        match = cardshed.game(game).match(seats=seats, seed=seats, options=options)
        chance = random.Random(seats)
        events = list(match.opening)
        for _ in range(moves):
            if match.over:
                break
            seat = chance.choice(match.actors)
            events += match.play(seat, chance.choice(match.moves(seat)))
        sample = match.resample(0, seed=seats).position()
        results.append([match.record(), match.position(), sample, events])
    for game, seats, options, games in SIMULATED:
        summary = cardshed.simulate(game, ["random"] * seats, games=games, seed=5, options=options).summary()
        results.append(summary)
    return results


if __name__ == "__main__":
    np.seterr(over="raise")  # a field too narrow for its arithmetic shows here
    print(json.dumps(told()))
