"""The games in OpenSpiel, measured: what a call costs, and how well its IS-MCTS plays.

python -m benchmarks.openspiel speed
python -m benchmarks.openspiel strength --games 40 --simulations 50 --against random
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import cardshed.envs.openspiel as doors
from cardshed.rating import wilson

GAMES = (
    "python_cardshed_clear4",
    "python_cardshed_hawaiki(tokens=1)",
    "python_cardshed_skipbo(stock=10)",
    "python_cardshed_solo(limit=0)",
)
SECONDS = 3.0
REPEATS = 5


def dealt(game: Any, seed: int) -> Any:
    """A state after a deal."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def decisions_per_second(game: Any) -> float:
    """Random play through OpenSpiel, dealing included, by CPU time."""
    chance, count = random.Random(1), 0
    began = time.process_time()
    while time.process_time() - began < SECONDS / REPEATS:
        state = dealt(game, chance.randrange(2**32))
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            count += 1
    return count / (time.process_time() - began)


def microseconds(work: Callable[[], object], times: int = 500) -> float:
    """The quickest of some runs, by CPU time."""
    best = float("inf")
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(times):
            work()
        best = min(best, (time.process_time() - began) / times)
    return best * 1e6


def middle(game: Any) -> Any:
    """A state after 40 decisions of careful players, in which there is a choice."""
    for seed in range(1000):
        state, player = dealt(game, seed), doors.Player("greedy", seed=seed)
        for _ in range(40):
            if not state.is_terminal():
                state.apply_action(player.step(state))
        if not state.is_terminal() and len(state.legal_actions()) > 2:
            return state
    raise RuntimeError("no match lasts so long")


def speed() -> None:
    rates_of = "decisions a CPU second, median (lowest–highest)"
    print(f"game | {rates_of} | clone | information state | resample | rollout | the same by OpenSpiel")
    for name in (*GAMES, "crazy_eights"):
        game = pyspiel.load_game(name)
        decisions_per_second(game)
        rates = sorted(decisions_per_second(game) for _ in range(REPEATS))
        row = [name, f"{rates[2]:,.0f} ({rates[0]:,.0f}–{rates[-1]:,.0f})"]
        if name in GAMES:
            row += costs(middle(game))
        print(" | ".join(row), flush=True)


def costs(state: Any) -> list[str]:
    """What calls cost in a state, in microseconds."""
    sampler, seat = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0), state.current_player()
    ours, theirs = doors.Rollouts(seed=1), mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    figures = [
        microseconds(state.clone),
        microseconds(lambda: state.resample_from_infostate(seat, sampler).information_state_string(seat)),
        microseconds(lambda: state.resample_from_infostate(seat, sampler)),
        microseconds(lambda: ours.evaluate(state)),
        microseconds(lambda: theirs.evaluate(state), 10),
    ]
    figures[1] -= figures[2]  # written once a state: so in a new one each time
    return [f"{figure:,.0f} µs" for figure in figures]


def strength(names: list[str], games: int, simulations: int, against: str, rollouts: str) -> None:
    print("game | won by IS-MCTS | decisions of its own | CPU ms a decision")
    for name in names:
        game = pyspiel.load_game(name)
        points, decisions, seconds = 0.0, 0, 0.0
        for n in range(games):
            seat, deal = n % 2, n // 2
            bot = ismcts.ISMCTSBot(
                game,
                doors.Rollouts(rollouts, seed=n),
                1.0,
                simulations,
                random_state=np.random.RandomState(n),
            )
            state, other = dealt(game, deal), doors.Player(against, seed=n)
            while not state.is_terminal():
                if state.current_player() != seat:
                    state.apply_action(other.step(state))
                    continue
                began = time.process_time()
                state.apply_action(int(bot.step(state)))
                seconds += time.process_time() - began
                decisions += 1
            points += (state.returns()[seat] + 1) / 2
        low, high = wilson(points, games)
        row = [name, f"{points / games:.0%} ({low:.0%}–{high:.0%})", f"{decisions:,}"]
        print(" | ".join([*row, f"{seconds / decisions * 1000:.1f}"]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("speed", "strength"))
    parser.add_argument("names", nargs="*", default=GAMES, help="games, for strength")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--against", default="random")
    parser.add_argument("--rollouts", default="random", help="who plays on inside the search")
    given = parser.parse_args()
    if given.what == "speed":
        speed()
    else:
        strength(given.names, given.games, given.simulations, given.against, given.rollouts)


if __name__ == "__main__":
    main()
