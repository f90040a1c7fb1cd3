"""On a Ray cluster the numbers are the same, and a lost worker's part is played again."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from polars.testing import assert_frame_equal

from cardshed import BadInput, lab
from cardshed.lab.plan import Part, make_plan
from cardshed.lab.play import CannotPlay
from cardshed.lab.ray import Cluster
from cardshed.lab.work import Cores

ray: Any = pytest.importorskip("ray")


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """A local one; nothing is told about its use."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    yield
    ray.shutdown()


def workers() -> list[int]:
    """The processes of this cluster that are playing, among the children of its own."""
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            playing = b"ray::play_part" in (folder / "cmdline").read_bytes()
            ours = f"PPid:\t{raylet()}\n" in (folder / "status").read_text()
        except OSError:
            continue
        if playing and ours:
            found.append(int(folder.name))
    return found


def raylet() -> int:
    pid: int = ray._private.worker._global_node.all_processes["raylet"][0].process.pid
    return pid


def test_the_numbers_are_the_same_and_survive_a_lost_worker() -> None:
    plan = make_plan("clear4", 2, 40_000, 1, "greedy", None, False, True)
    killed: list[int] = []

    def kill_one(count: int) -> None:
        """When a part is there, whoever plays the next is shot, once. Nobody may be playing just then, so
        that it is tried for a moment only: there are many parts."""
        until = time.monotonic() + 0.3
        while not killed and time.monotonic() < until:
            for pid in workers()[:1]:
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

    played = dict(Cluster("ray", cores=1)(plan, plan.parts(), kill_one))
    assert killed
    here = dict(Cores(2)(plan, plan.parts(), lambda count: None))
    assert set(played) == set(here)
    for part in here:
        assert_frame_equal(played[part], here[part])


def test_a_report_made_on_a_cluster_is_the_same_report(tmp_path: Path) -> None:
    there = lab.run("hawaiki", games=500, seed=1, on="ray", cores=1, out=tmp_path / "there")
    here = lab.run("hawaiki", games=500, seed=1)
    assert there.findings == here.findings
    assert_frame_equal(there.matches, here.matches)
    assert_frame_equal(there.contests, here.contests)


def test_what_goes_wrong_on_a_cluster_is_one_sentence() -> None:
    plan = make_plan("clear4", 2, 300, 1, "greedy", None, False, False)
    nowhere = Part(7, None, 0, 10, 10)
    with pytest.raises(CannotPlay) as problem:
        list(Cluster("ray", cores=1)(plan, [nowhere], lambda count: None))
    assert str(problem.value) == "the Ray cluster cannot play (IndexError: tuple index out of range)"


def test_a_cluster_with_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here they are others than there, which is the same."""
    plan = make_plan("clear4", 2, 300, 1, "greedy", None, False, False)
    monkeypatch.setattr("cardshed.lab.ray.rules_digest", lambda: "others")
    with pytest.raises(CannotPlay, match="other rules: install the same Cardshed there"):
        list(Cluster("ray", cores=1)(plan, plan.parts(), lambda count: None))


def test_an_address_is_not_ignored_when_ray_is_there_already() -> None:
    plan = make_plan("clear4", 2, 300, 1, "greedy", None, False, False)
    list(Cluster("ray", cores=1)(plan, plan.parts(), lambda count: None))
    with pytest.raises(BadInput, match=r"^on: this process is connected to another Ray"):
        list(Cluster("ray://127.0.0.1:1")(plan, plan.parts(), lambda count: None))


def test_a_part_can_be_sent() -> None:
    """Parts and plans are plain values."""
    import pickle

    plan = make_plan("solo", 3, 100, 1, "greedy", {"limit": 0}, True, True)
    assert pickle.loads(pickle.dumps(plan)) == plan
    assert pickle.loads(pickle.dumps(Part(0, None, 0, 10, 10))) == Part(0, None, 0, 10, 10)
