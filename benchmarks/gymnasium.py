"""Learner's steps per second of CPU time through the Gymnasium door: ``python -m benchmarks.gymnasium``."""

from __future__ import annotations

import time

import cardshed
from cardshed.envs.gymnasium import CardshedVectorEnv

SECONDS = 1.0
"""Of steps, for each figure."""


def steps_a_second(game: str, bot: str, matches: int) -> float:
    """On one core; choosing the actions is not counted."""
    envs = CardshedVectorEnv(game, matches, bots=[bot], cores=1)
    envs.reset(seed=1)
    for _ in range(5):
        envs.step(envs.batch.random_actions())
    spent, steps = 0.0, 0
    while spent < SECONDS:
        actions = envs.batch.random_actions()
        began = time.process_time()
        envs.step(actions)
        spent += time.process_time() - began
        steps += matches
    return steps / spent


def main() -> None:
    kinds = [(bot, matches) for bot in ("random", "greedy") for matches in (1024, 8192)]
    for game in cardshed.games():
        figures = " | ".join(f"{steps_a_second(game, *kind) / 1e6:.2f} million" for kind in kinds)
        print(f"| {cardshed.game(game).title} | {figures} |", flush=True)


if __name__ == "__main__":
    main()
