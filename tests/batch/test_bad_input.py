"""What a batch refuses: the error says what is wrong, and nothing has changed."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from cardshed import BadInput
from cardshed.batch import Batch
from tests.batch.common import ONE_A_GAME, Table, any_legal, held, shown

GAMES = 6
in_all_games = pytest.mark.parametrize("table", ONE_A_GAME, ids=str)


@pytest.fixture
def batch() -> Batch:
    batch = Batch("clear4", seats=3, games=GAMES, seed=2)
    batch.random_steps(9)
    return batch


def legal(batch: Batch) -> Any:
    return any_legal(batch, np.random.default_rng(1))


def refusal(batch: Batch, actions: Any) -> str:
    """Why actions are refused; the batch is as it was."""
    before = held(batch) | shown(batch)
    with pytest.raises(BadInput) as caught:
        batch.step(actions)
    assert caught.value.field == "actions"
    assert held(batch) | shown(batch) == before
    return caught.value.problem


# Actions


@pytest.mark.parametrize("shape", [(), (GAMES - 1,), (GAMES + 1,), (0,), (GAMES, 1), (1, GAMES)])
def test_actions_have_one_number_a_match(batch: Batch, shape: tuple[int, ...]) -> None:
    problem = refusal(batch, np.zeros(shape, dtype=np.int64))
    assert problem == f"must have the shape ({GAMES},), not {shape}"


@pytest.mark.parametrize(
    "nonsense", [None, "pass", b"pass", {1, 2}, {"a": 1}, object()], ids=lambda it: type(it).__name__
)
def test_actions_are_an_array(batch: Batch, nonsense: Any) -> None:
    assert "must have the shape" in refusal(batch, nonsense)


@pytest.mark.parametrize("kind", ["f4", "f8", "?", "c16", "m8[s]", "U4", "S4", "O"])
def test_actions_are_whole_numbers(batch: Batch, kind: str) -> None:
    given = np.zeros(GAMES, dtype=kind)
    assert refusal(batch, given) == f"must be whole numbers, not {given.dtype}"


@pytest.mark.parametrize("given", [["1"] * GAMES, [None] * GAMES, [2**70] * GAMES], ids=str)
def test_lists_of_anything_else_are_refused(batch: Batch, given: list[Any]) -> None:
    assert "must be whole numbers" in refusal(batch, given)


def test_lists_of_different_lengths_are_refused(batch: Batch) -> None:
    refusal(batch, [[1], [2, 3]] + [[1]] * (GAMES - 2))


@in_all_games
@pytest.mark.parametrize("place", [0, 3, GAMES - 1])
@pytest.mark.parametrize("number", [-1, -(2**62), "one too many", 2**62])
def test_an_action_that_does_not_exist_is_refused(table: Table, place: int, number: int | str) -> None:
    batch = table.batch(games=GAMES)
    actions = legal(batch)
    action = len(batch.actions) if isinstance(number, str) else number
    actions[place] = action
    problem = refusal(batch, actions)
    assert problem == f"game {place}: {action} is not from 0 to {len(batch.actions) - 1}"


@in_all_games
@pytest.mark.parametrize("place", [0, 3, GAMES - 1])
def test_an_illegal_action_is_refused_and_named(table: Table, place: int) -> None:
    batch = table.batch(games=GAMES)
    actions = legal(batch)
    for number in np.flatnonzero(~batch.legal[place]).tolist()[:: len(batch.actions) // 15]:
        actions[place] = number
        name, seat = batch.actions[number], batch.actor[place]
        assert refusal(batch, actions) == f"game {place}: {number} ({name}) is not legal for seat {seat}"


def test_declining_is_refused_in_turn(batch: Batch) -> None:
    actions = legal(batch)
    actions[4] = len(batch.actions) - 1
    assert f"({batch.actions[-1]}) is not legal" in refusal(batch, actions)


def test_the_first_of_several_illegal_actions_is_named(batch: Batch) -> None:
    actions = legal(batch)
    actions[2] = actions[5] = -7
    assert refusal(batch, actions).startswith("game 2:")


def test_unsigned_numbers_too_large_for_any_action_are_refused(batch: Batch) -> None:
    actions = legal(batch).astype(np.uint64)
    actions[1] = 2**64 - 1
    assert refusal(batch, actions).startswith(f"game 1: {2**64 - 1} ")


@pytest.mark.parametrize(
    "kind",
    [
        "i8",
        "i4",
        ">i4",
    ],
)
def test_actions_of_any_width_and_order_of_bytes_are_the_same(batch: Batch, kind: str) -> None:
    other = batch.copy()
    actions = legal(batch)
    batch.step(actions)
    other.step(actions.astype(kind))
    assert held(batch) == held(other)


def test_actions_may_lie_apart_in_memory(batch: Batch) -> None:
    other = batch.copy()
    actions = legal(batch)
    batch.step(actions.tolist())
    other.step(np.repeat(actions, 2)[::2])
    assert held(batch) == held(other)


def test_a_batch_goes_on_after_a_refusal(batch: Batch) -> None:
    other = batch.copy()
    refusal(other, np.full(GAMES, -1))
    actions = legal(batch)
    batch.step(actions)
    other.step(actions)
    assert held(batch) == held(other)


# Everything else


@pytest.mark.parametrize("n", [0, -1, True, 1.5, "3", None, 10**10])
def test_a_number_of_steps_is_from_one_to_a_billion(batch: Batch, n: Any) -> None:
    before = held(batch)
    with pytest.raises(BadInput, match="n: must be"):
        batch.random_steps(n)
    assert held(batch) == before


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("game", value) for value in ("chess", None, 5, ["clear4"])),
        *(("seats", value) for value in (1, 7, -2, True, "2", 2.0, None)),
        *(("games", value) for value in (0, -1, 10**8 + 1, 10**12, True, "5", 2.0, None)),
        *(("seed", value) for value in (-1, 2**256, 1.5, "x", None, True)),
        *(("device", value) for value in ("tpu", "CPU", "", None, 5, ["cpu"])),
        *(("options", value) for value in (5, [1], "rounds")),
    ],
    ids=str,
)
def test_a_batch_that_cannot_be_is_refused(field: str, value: Any) -> None:
    with pytest.raises(BadInput) as caught:
        Batch(**{"game": "clear4", field: value})
    assert caught.value.field == field


@pytest.mark.parametrize("options", [{"rounds": 99}, {"rounds": True}, {"tables": 1}, {1: 1}], ids=str)
def test_options_that_cannot_be_are_refused(options: Any) -> None:
    with pytest.raises(BadInput) as caught:
        Batch("clear4", options=options)
    assert caught.value.field == f"options.{next(iter(options))}"


def test_options_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(BadInput, match=r"options\.teams: needs 4 or 6 seats, not 3"):
        Batch("skipbo", seats=3, options={"teams": True})


# A GPU that is not there


def test_cuda_without_its_package_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba_cuda", None)
    with pytest.raises(BadInput) as caught:
        Batch("clear4", device="cuda")
    problem = "device: cuda needs numba-cuda, which is not installed (pip install cardshed[cuda])"
    assert str(caught.value) == problem


NO_GPU = """
import cardshed
try:
    cardshed.Batch("clear4", device="cuda")
except cardshed.BadInput as problem:
    print(problem)
"""


@pytest.mark.skipif(find_spec("numba_cuda") is None, reason="needs numba-cuda")
def test_cuda_without_a_gpu_says_so() -> None:
    said = run(NO_GPU, CUDA_VISIBLE_DEVICES="-1", NUMBA_ENABLE_CUDASIM="0")
    assert said == "device: cuda needs an NVIDIA GPU and its driver; none was found\n"


def run(program: str, **settings: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


# Memory that is not there

LITTLE_MEMORY = """
import resource
import cardshed

batch = cardshed.Batch("hawaiki", games=20_000)
used = 1024 * int(open("/proc/self/status").read().split("VmSize:")[1].split()[0])
resource.setrlimit(resource.RLIMIT_AS, (used + 4_000_000, used + 4_000_000))
try:
    {wanted}
except cardshed.BadInput as problem:
    print(problem)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="limits its own memory the way Linux does")
@pytest.mark.parametrize(
    ("wanted", "games"),
    [
        ("cardshed.Batch('hawaiki', games=100_000_000)", "100,000,000"),
        ("batch.legal", "20,000"),
        ("batch.observe()", "20,000"),
        ("batch.copy()", "20,000"),
    ],
)
def test_too_little_memory_is_said_plainly(wanted: str, games: str) -> None:
    said = run(LITTLE_MEMORY.format(wanted=wanted))
    assert said == f"games: there is not enough memory for {games} matches\n"
