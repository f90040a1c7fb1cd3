"""Other libraries of card games, each through the loop its own documentation shows."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from typing import Any

from cardshed.bench.timing import Work

INSTALL = "pip install cardshed[bench]"


@dataclass(frozen=True)
class Peer:
    id: str
    title: str
    short: str
    package: str
    modules: tuple[str, ...]
    """What must be there: PettingZoo comes without its card games unless they are asked for."""
    make: Callable[[], Work]
    goal: int | None = None
    """How many times as fast every game should be."""

    @property
    def installed(self) -> bool:
        return all(find_spec(module) for module in self.modules)

    @property
    def version(self) -> str:
        try:
            return version(self.package)
        except PackageNotFoundError:
            return ""


def rlcard_uno() -> Work:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play(seed: int) -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(path) // 2 for path in trajectories)

    return play


OPEN_SPIEL_GAME = "crazy_eights(players=2)"


def open_spiel_python() -> Work:
    import pyspiel

    game = pyspiel.load_game(OPEN_SPIEL_GAME)

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


def open_spiel_inside() -> Work:
    """``evaluate_bots`` plays a match between C++ bots without coming back to Python. It does not tell how
    many decisions that took, so the same matches are played beforehand and counted."""
    import pyspiel

    game = pyspiel.load_game(OPEN_SPIEL_GAME)
    matches, sets = 20, 50

    def play_set(number: int) -> list[Any]:
        bots = [pyspiel.make_uniform_random_bot(seat, 2 * number + seat) for seat in range(2)]
        states = [game.new_initial_state() for _ in range(matches)]
        for place, state in enumerate(states):
            pyspiel.evaluate_bots(state, bots, number * matches + place)
        return states

    def count(states: list[Any]) -> int:
        return sum(move.player >= 0 for state in states for move in state.full_history())

    counts = [count(play_set(number)) for number in range(sets)]

    def play(seed: int) -> int:
        play_set(seed % sets)
        return counts[seed % sets]

    return play


def pettingzoo_texas_holdem() -> Work:
    from pettingzoo.classic import texas_holdem_v4

    env = texas_holdem_v4.env()

    def play(seed: int) -> int:
        env.reset(seed=seed)
        decisions = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return play


def pgx_leduc_holdem() -> Work:
    """Compiled by JAX over a batch, many steps a call; a match that is over begins anew."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental import auto_reset

    games, steps = 4096, 100
    env = pgx.make("leduc_holdem")
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(carried: Any, _: None) -> tuple[Any, None]:
        states, key = carried
        key, choice, deal = jax.random.split(key, 3)
        weights = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(choice, weights, axis=-1)
        return (step(states, actions, jax.random.split(deal, games)), key), None

    run = jax.jit(lambda carried: jax.lax.scan(decide, carried, None, length=steps)[0])
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    now = [(start, jax.random.PRNGKey(1))]

    def play(seed: int) -> int:
        now[0] = jax.block_until_ready(run(now[0]))
        return games * steps

    return play


PEERS = (
    Peer("rlcard", "RLCard UNO, env.run", "RLCard", "rlcard", ("rlcard",), rlcard_uno, goal=1000),
    Peer(
        "open_spiel", "OpenSpiel crazy_eights, Python", "OpenSpiel, Python", "open_spiel", ("pyspiel",),
        open_spiel_python, goal=100,
    ),
    Peer(
        "open_spiel_cpp", "OpenSpiel crazy_eights, C++", "OpenSpiel, C++", "open_spiel", ("pyspiel",),
        open_spiel_inside, goal=5,
    ),
    Peer(
        "pettingzoo", "PettingZoo texas_holdem_v4", "PettingZoo", "pettingzoo",
        ("pettingzoo", "pygame", "rlcard"), pettingzoo_texas_holdem,
    ),
    Peer("pgx", "Pgx leduc_holdem, batch of 4,096", "Pgx", "pgx", ("pgx",), pgx_leduc_holdem),
)  # fmt: skip


def peer(name: str) -> Peer:
    return next(peer for peer in PEERS if peer.id == name)
