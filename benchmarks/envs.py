"""How fast the environments step, in steps per CPU second: ``python -m benchmarks.envs``.

Random agents at a table of two, through the loop that each library's documentation shows. Nothing is saved.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from typing import Any

import numpy as np
from pettingzoo.utils import wrappers

import cardshed
from cardshed.envs.pettingzoo import Parallel, RawAEC, aec

Choose = Callable[[str, Any], int]
Play = Callable[[], int]
"""Plays one match; returns how many decisions that took."""


def quick_choice(seed: int) -> Choose:
    """A legal action, all as likely, from the mask."""
    chance = np.random.default_rng(seed)

    def choose(agent: str, mask: Any) -> int:
        legal = mask.nonzero()[0]
        return int(legal[int(chance.random() * len(legal))])

    return choose


def sampled(env: Any) -> Choose:
    """The same by Gymnasium's own means."""
    return lambda agent, mask: env.action_space(agent).sample(mask)


def aec_loop(env: Any, choose: Choose) -> Play:
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choose(agent, seen["action_mask"]))
                decisions += 1
        return decisions

    return play


def parallel_loop(env: Any, choose: Choose) -> Play:
    env.reset(seed=1)

    def play() -> int:
        seen, _ = env.reset()
        decisions = 0
        while env.agents:
            asked = env.agent_selection
            seen, *_ = env.step({asked: choose(asked, seen[asked]["action_mask"])})
            decisions += 1
        return decisions

    return play


def in_wrappers(game: str) -> Any:
    """As PettingZoo wraps its own games; ``env`` does the same in one wrapper."""
    env = wrappers.TerminateIllegalWrapper(RawAEC(game), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


def ways(game: str) -> dict[str, Play]:
    raw, wrapped, parallel = RawAEC(game), aec(game), Parallel(game)
    return {
        "AEC, raw_env": aec_loop(raw, quick_choice(0)),
        "AEC, raw_env, sample(mask)": aec_loop(raw, sampled(raw)),
        "AEC, env": aec_loop(wrapped, quick_choice(0)),
        "AEC, env, sample(mask)": aec_loop(wrapped, sampled(wrapped)),
        "AEC, PettingZoo's wrappers, sample(mask)": aec_loop(in_wrappers(game), sampled(raw)),
        "Parallel": parallel_loop(parallel, quick_choice(0)),
    }


def speed(play: Play, seconds: float) -> float:
    """Decisions per CPU second, the first match not counted: it may compile."""
    play()
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        decisions += play()
    return decisions / (time.process_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3, help="CPU time for each figure")
    seconds = parser.parse_args().seconds
    table = {
        game: {way: speed(play, seconds) for way, play in ways(game).items()} for game in cardshed.games()
    }
    print("| steps per CPU second | " + " | ".join(cardshed.game(game).title for game in table) + " |")
    print("|---" * (len(table) + 1) + "|")
    for way in table[cardshed.games()[0]]:
        print(f"| {way} | " + " | ".join(f"{figures[way]:,.0f}" for figures in table.values()) + " |")


if __name__ == "__main__":
    main()
