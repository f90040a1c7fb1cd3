"""The training example and its page."""

from __future__ import annotations

import doctest
import importlib.util
import math
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
A_MOMENT = "--games 64 --horizon 32 --steps 8192 --every 0 --width 32"
SHORT_TASK = "--bot random --games 128 --horizon 32 --steps 80000 --width 64 --rate 2e-3"


@pytest.fixture(scope="module")
def ppo() -> Any:
    pytest.importorskip("torch")
    spec = importlib.util.spec_from_file_location("ppo_example", ROOT / "examples" / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def test_the_example_learns_for_a_moment(ppo: Any) -> None:
    args = ppo.arguments(A_MOMENT.split())
    player, log = ppo.train(args)
    assert log[-1]["steps"] == 8192
    assert all(math.isfinite(line["loss"]) for line in log)
    wins, matches = ppo.evaluate(player, ppo.table_of(args), 50, seed=1)
    assert 0 <= wins <= matches == 50


def test_it_learns_to_beat_a_random_player(ppo: Any) -> None:
    """A short task with a wide margin: from an even match to a clear lead."""
    args = ppo.arguments(SHORT_TASK.split())
    player, _ = ppo.train(args)
    wins, matches = ppo.evaluate(player, ppo.table_of(args), 400, seed=2)
    assert wins / matches > 0.7


def test_advantages_stop_at_the_end_of_a_match(ppo: Any) -> None:
    import torch

    def column(*values: float) -> torch.Tensor:
        return torch.tensor(values).unsqueeze(1)

    nothing = torch.zeros(3, 1)
    steps = ppo.Steps(
        seen=nothing,
        legal=nothing,
        actions=nothing,
        log_probs=nothing,
        values=column(0.5, 0.25, 0.5),
        rewards=column(0, 1, 0),
        done=column(0, 1, 0).bool(),
    )
    gained = ppo.advantages(steps, torch.tensor([0.75])).squeeze(1).tolist()
    last_of_match = 1 - 0.25
    assert gained == pytest.approx([(0.25 - 0.5) + ppo.GAE_LAMBDA * last_of_match, last_of_match, 0.25])


def test_the_examples_of_the_page_run() -> None:
    results = doctest.testfile(str(ROOT / "docs" / "training.md"), module_relative=False, encoding="utf-8")
    assert results.failed == 0
    assert results.attempted > 3
