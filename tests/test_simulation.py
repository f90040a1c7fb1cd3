"""Simulations: the same matches on any number of cores, in parts of any size, kept or only summed up."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed import simulation
from cardshed.simulation import Results, Tally, part_sizes
from tests.test_cli import run
from tests.tools import GAMES

TABLES = [["random", "random"], ["greedy", "random", "easy"]]
NEVER, ALWAYS = 0.0, 1e9
"""When parts of the work grow."""


def same(a: Results, b: Results) -> bool:
    return all(
        np.array_equal(getattr(a, name), getattr(b, name)) for name in ("winners", "scores", "lengths")
    )


@pytest.mark.parametrize("bots", TABLES, ids=len)
@pytest.mark.parametrize("game", GAMES)
def test_any_number_of_cores_plays_the_same_matches(game: str, bots: list[str]) -> None:
    alone = cardshed.simulate(game, bots, games=500, seed=5, cores=1)
    for cores in (2, 3, None):
        assert same(cardshed.simulate(game, bots, games=500, seed=5, cores=cores), alone)


def test_parts_of_any_size_hold_the_same_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = cardshed.simulate("clear4", ["greedy", "random"], games=400, seed=2)
    for first, most in ((1, 64), (7, 7), (399, 399), (1000, 1000)):
        monkeypatch.setitem(simulation.FIRST_PART, "cpu", first)
        monkeypatch.setitem(simulation.MOST_PART, "cpu", most)
        parts: list[int] = []
        again = cardshed.simulate("clear4", ["greedy", "random"], 400, 2, progress=parts.append, cores=1)
        assert same(again, whole)
        assert sum(parts) == 400
        assert max(parts) <= most


@pytest.mark.parametrize("cores", [1, 3])
def test_parts_grow_until_they_take_a_while(cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "A_WHILE", NEVER)
    sizes = part_sizes("cpu", cores)
    assert [next(sizes) for _ in range(3)] == [128 * cores] * 3
    monkeypatch.setattr(simulation, "A_WHILE", ALWAYS)
    assert [next(sizes) for _ in range(20)][-1] == simulation.MOST_PART["cpu"] * cores


@pytest.mark.parametrize("bots", [["random", "random"], ["greedy", "easy", "random"], ["search:5", "random"]])
@pytest.mark.parametrize("games", [1, 3])
def test_progress_adds_up_to_all_matches(bots: list[str], games: int) -> None:
    told: list[int] = []
    options = {"stock": 1}
    cardshed.simulate("skipbo", bots, games, options=options, progress=told.append)
    assert sum(told) == games
    told.clear()
    cardshed.playouts("skipbo", bots, games, options=options, progress=told.append)
    assert sum(told) == games


@pytest.mark.parametrize(
    ("game", "bots", "options"),
    [
        ("clear4", ["random", "greedy"], {}),
        ("hawaiki", ["random"] * 3, {"tokens": 2}),
        ("skipbo", ["random"] * 4, {"teams": True, "stock": 2}),
        ("solo", ["easy"] * 5, {"limit": 100}),
        ("skipbo", ["search:5", "random"], {"stock": 1}),
    ],
)
def test_playouts_are_the_sums_of_a_simulation(game: str, bots: list[str], options: dict[str, Any]) -> None:
    games = 5 if "search:5" in bots else 600
    results = cardshed.simulate(game, bots, games, 3, options)
    for cores in (1, 2):
        tally = cardshed.playouts(game, bots, games, 3, options, cores=cores)
        assert tally == Tally(
            games=games,
            wins=results.wins,
            shared=results.shared,
            unwon=results.unwon,
            decisions=sum(results.lengths.tolist()),
            longest=max(results.lengths.tolist()),
            scores=[sum(column) for column in results.scores.T.tolist()],
        )


def test_sums_may_be_larger_than_any_machine_number() -> None:
    one = Tally(1, [1, 0], 0, 0, 2**62, 7, [2**62, -(2**62)])
    two = Tally(2, [0, 1], 1, 1, 2**62, 9, [2**62, -(2**62)])
    assert one + two == Tally(3, [1, 1], 1, 1, 2**63, 9, [2**63, -(2**63)])


@pytest.mark.parametrize("call", [cardshed.simulate, cardshed.playouts])
@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"device": "tpu"}, "device: must be one of cpu, cuda, not 'tpu'"),
        ({"device": None}, "device: must be one of"),
        ({"device": ["cpu"]}, "device: must be one of"),
        ({"device": "tpu", "bots": ["search:5", "random"]}, "device: must be one of"),
        ({"device": "cuda", "bots": ["random", "search:5"]}, "device: only compiled bots play on cuda"),
        ({"cores": 0}, "cores: must be from 1"),
        ({"cores": -1}, "cores: must be from 1"),
        ({"cores": 1.5}, "cores: must be a whole number"),
        ({"cores": True}, "cores: must be a whole number"),
        ({"cores": 0, "bots": ["search:5", "random"]}, "cores: must be from 1"),
        ({"games": 10**12}, "games: must be from 1"),
    ],
)
def test_what_cannot_be_is_named(call: Any, arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(cardshed.BadInput) as caught:
        call(**{"game": "solo", "bots": ["random", "random"], "games": 4, **arguments})
    assert str(caught.value).startswith(problem)


@pytest.mark.parametrize("command", ["sim", "arena"])
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--device", "tpu"], "device: must be one of cpu, cuda, not 'tpu'"),
        (["--device", "cuda"], "device: cuda needs"),
        (["--device", "cuda", "--bots", "search:5,random"], "device: only compiled bots play on cuda"),
        (["--cores", "0"], "cores: must be from 1 to"),
    ],
)
def test_the_command_says_what_is_missing_in_one_line(
    command: str, arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUDA_VISIBLE_DEVICES", "-1")
    result = run(command, "solo", *arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert len(result.stderr.splitlines()) == 1
    assert result.stdout == ""


def test_the_command_plays_the_same_on_fewer_cores() -> None:
    arguments = ("sim", "solo", "--games", "300", "--seed", "1", "--json")
    alone, together = run(*arguments, "--cores", "1"), run(*arguments, "--device", "cpu")
    assert alone.returncode == together.returncode == 0
    assert alone.stdout == together.stdout


def test_a_gpu_plays_the_same_matches() -> None:
    """In Numba's simulator of one, so that it needs none."""
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}
    result = subprocess.run(
        [sys.executable, "-c", ON_A_GPU], env=environment, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr


ON_A_GPU = """
import cardshed
from cardshed.arena import Settings, run_arena
from tests.batch.simulator import teach_the_simulator

teach_the_simulator()
for bots in (["random", "random"], ["greedy", "random"]):
    there, here = (
        cardshed.simulate("solo", bots, 3, 1, {"limit": 0}, device=device) for device in ("cuda", "cpu")
    )
    assert there.summary() == here.summary()
    assert (there.scores == here.scores).all()
    there, here = (
        cardshed.playouts("solo", bots, 3, 1, {"limit": 0}, device=device) for device in ("cuda", "cpu")
    )
    assert there == here
settings = Settings.check("solo", ["greedy", "random"], games=4, options={"limit": 0})
assert run_arena(settings, device="cuda").summary() == run_arena(settings).summary()
"""
