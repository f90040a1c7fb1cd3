"""On a real NVIDIA GPU; without one, ``test_simulator.py`` has the kernels run in Numba's simulator.

``python -m benchmarks.gpu run`` compares many more games.
"""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

from cardshed import BadInput, Batch
from cardshed.engine.processors.gpu import check_gpu
from tests.batch.common import ONE_A_GAME, TABLES, Table


def there_is_a_gpu() -> bool:
    try:
        check_gpu()
    except BadInput:
        return False
    return True


pytestmark = pytest.mark.skipif(not there_is_a_gpu(), reason="there is no NVIDIA GPU here")
GAMES = 500


def here(array: Any) -> Any:
    return array.copy_to_host() if hasattr(array, "copy_to_host") else array


def shown(batch: Batch) -> list[Any]:
    arrays = (batch.actor, batch.legal, batch.observe(), batch.reward, batch.done)
    return [here(array).tolist() for array in arrays]


def both(table: Table, **more: Any) -> tuple[Batch, Batch]:
    cpu, gpu = (
        Batch(table.game, table.seats, GAMES, 3, device, table.options, **more) for device in ("cpu", "cuda")
    )
    return cpu, gpu


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_gpu_and_cpu_play_the_same_games(table: Table) -> None:
    cpu, gpu = both(table)
    for steps in (1, 1, 1, 7, 100, 1):
        for batch in (cpu, gpu):
            batch.random_steps(steps)
        assert shown(gpu) == shown(cpu)
        actions = cpu.legal.argmax(axis=1)
        for batch in (cpu, gpu):
            batch.step(actions)
        assert shown(gpu) == shown(cpu)


@pytest.mark.parametrize("bots", [["random"], ["greedy"]], ids="".join)
@pytest.mark.parametrize("table", ONE_A_GAME, ids=str)
def test_learners_among_bots_play_the_same_games(table: Table, bots: list[str]) -> None:
    cpu, gpu = both(table, bots=bots)
    for _ in range(5):
        for batch in (cpu, gpu):
            batch.step(batch.random_actions())
        assert shown(gpu) == shown(cpu)
        assert here(gpu.ends).tolist() == cpu.ends.tolist()


def test_kept_and_copied_batches_go_on_alike() -> None:
    batch = Batch("hawaiki", 3, GAMES, 5, "cuda")
    batch.random_steps(50)
    twins = [batch.copy(), copy.deepcopy(batch), pickle.loads(pickle.dumps(batch))]
    for one in (batch, *twins):
        one.random_steps(20)
    assert all(shown(twin) == shown(batch) for twin in twins)


def test_an_illegal_action_names_its_game_and_changes_nothing() -> None:
    batch = Batch("solo", 2, GAMES, 5, "cuda")
    before = shown(batch)
    actions = here(batch.legal).argmax(axis=1)
    actions[123] = len(batch.actions)
    with pytest.raises(BadInput, match="game 123"):
        batch.step(actions)
    assert shown(batch) == before


def test_too_many_games_for_the_memory_are_refused() -> None:
    with pytest.raises(BadInput, match="not enough memory"):
        arrays(Batch("hawaiki", 6, 100_000_000, 5, "cuda"))
    assert Batch("hawaiki", 2, GAMES, 5, "cuda").random_steps(3) == 3 * GAMES


def arrays(batch: Batch) -> list[Any]:
    return [batch.actor, batch.legal, batch.observe(), batch.reward, batch.done]


def where(array: Any) -> int:
    place: int = array.__cuda_array_interface__["data"][0]
    return place


def test_torch_reads_and_answers_in_place() -> None:
    torch = pytest.importorskip("torch")
    batch = Batch("clear4", 2, GAMES, 5, "cuda")
    for array in arrays(batch):
        tensor = torch.as_tensor(array, device="cuda")
        assert tensor.data_ptr() == where(array)
        assert tensor.cpu().numpy().tolist() == here(array).tolist()
    batch.step(torch.as_tensor(batch.legal, device="cuda").int().argmax(dim=1))


def test_cupy_reads_and_answers_in_place() -> None:
    cupy = pytest.importorskip("cupy")
    batch = Batch("skipbo", 2, GAMES, 5, "cuda")
    for array in arrays(batch):
        assert cupy.asarray(array).data.ptr == where(array)
        assert cupy.asnumpy(cupy.asarray(array)).tolist() == here(array).tolist()
    batch.step(cupy.asarray(batch.legal).argmax(axis=1))


def test_jax_reads_in_place_through_dlpack() -> None:
    jax, torch = pytest.importorskip("jax"), pytest.importorskip("torch")
    if jax.default_backend() != "gpu":
        pytest.skip("this JAX does not use the GPU")
    batch = Batch("solo", 2, GAMES, 5, "cuda")
    for array in arrays(batch):
        read = jax.dlpack.from_dlpack(torch.as_tensor(array, device="cuda"))
        assert read.unsafe_buffer_pointer() == where(array)
        assert np.asarray(read).tolist() == here(array).tolist()
    batch.step(jax.numpy.argmax(jax.dlpack.from_dlpack(torch.as_tensor(batch.legal, device="cuda")), axis=1))
