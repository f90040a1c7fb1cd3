"""``cardshed bench``: decisions per second of CPU time, beside the peers that are installed."""

from __future__ import annotations

import argparse
import json
import platform
import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from importlib.util import find_spec
from typing import Any

from rich.table import Table

from cardshed.cli.screen import Screen
from cardshed.engine.errors import BadInput
from cardshed.games import games
from cardshed.simulation import simulate

REPEATS = 5
Batch = Callable[[int], int]
"""Plays a piece of work with a seed; returns the decisions made."""


def bench(chosen: argparse.Namespace) -> int:
    if not 0.05 <= chosen.seconds <= 600:
        raise BadInput("--seconds", "must be from 0.05 to 600")
    screen = Screen()
    ours = {game: measure(_ours(game, "random"), chosen.seconds) for game in games()}
    careful = {game: measure(_ours(game, "greedy"), chosen.seconds) for game in games()}
    peers = {name: measure(make(), chosen.seconds) for name, make in _PEERS.items() if _installed(name)}
    result = {
        "unit": "decisions per CPU second, one core, two seats, random legal play unless said otherwise",
        "machine": {"processor": processor(), "python": platform.python_version()},
        "versions": {name: version(name) for name in ("cardshed", "numba", "numpy")},
        "games": ours,
        "greedy": careful,
        "peers": {name: {**figures, "version": version(name)} for name, figures in peers.items()},
        "ratios": {
            game: {peer: figures["median"] / other["median"] for peer, other in peers.items()}
            for game, figures in ours.items()
        },
    }
    if chosen.json:
        print(json.dumps(result))
    else:
        show(result, screen)
    return 0


def measure(batch: Batch, seconds: float) -> dict[str, Any]:
    """Repeats the work until its share of CPU time is used, several times over."""
    batch(0)  # compiles, loads, warms up
    rates = []
    seed = 0
    for _ in range(REPEATS):
        decisions, start = 0, time.process_time()
        while (used := time.process_time() - start) < seconds / REPEATS:
            seed += 1
            decisions += batch(seed)
        rates.append(decisions / used)
    return {"median": statistics.median(rates), "low": min(rates), "high": max(rates)}


def _ours(game: str, player: str) -> Batch:
    return lambda seed: int(simulate(game, [player] * 2, games=1024, seed=seed).lengths.sum())


# The peers, each through the loop its own documentation shows.


def _installed(name: str) -> bool:
    return find_spec({"open_spiel": "pyspiel"}.get(name, name)) is not None


def _rlcard_uno() -> Batch:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(seed: int) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(path) // 2 for path in trajectories)

    return play


def _open_spiel_crazy_eights() -> Batch:
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=2)")

    def play(seed: int) -> int:
        chance = random.Random(seed)
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


_PEERS: dict[str, Callable[[], Batch]] = {"rlcard": _rlcard_uno, "open_spiel": _open_spiel_crazy_eights}
_PEER_TITLES = {"rlcard": "RLCard UNO, env.run", "open_spiel": "OpenSpiel crazy_eights, Python"}


def processor() -> str:
    """The processor's name, where the system tells it."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
        return names[0]
    except (OSError, IndexError):
        return platform.processor() or platform.machine()


def show(result: dict[str, Any], screen: Screen) -> None:
    table = Table(title="Decisions per CPU second (one core, two seats, random legal play)")
    table.add_column("")
    for heading in ("median", "spread", *(f"× {name}" for name in result["peers"])):
        table.add_column(heading, justify="right")
    for game, figures in result["games"].items():
        ratios = [f"{ratio:,.0f}" for ratio in result["ratios"][game].values()]
        table.add_row(f"cardshed {game}", *_cells(figures), *ratios)
    for name, figures in result["peers"].items():
        table.add_row(f"{_PEER_TITLES[name]} {figures['version']}", *_cells(figures))
    for game, figures in result["greedy"].items():
        table.add_row(f"cardshed {game}, greedy players", *_cells(figures))
    screen.console.print(table)
    machine = result["machine"]
    screen.line(f"{machine['processor']}, Python {machine['python']}, numba {result['versions']['numba']}")
    for name in _PEERS:
        if name not in result["peers"]:
            screen.line(f"{_PEER_TITLES[name]}: not installed (pip install cardshed[bench])")


def _cells(figures: dict[str, float]) -> list[str]:
    return [f"{figures['median']:,.0f}", f"{figures['low']:,.0f} – {figures['high']:,.0f}"]
