"""Interrupted, killed, out of room: what is finished is kept, and the same command goes on from there."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from cardshed import BadInput, lab
from cardshed.lab.command import typed
from cardshed.lab.plan import Part, Plan, make_plan
from cardshed.lab.play import Progress
from cardshed.lab.running import run_plan
from cardshed.lab.store import DESCRIPTION, CannotWrite, Folder, parts_folder
from cardshed.lab.work import Cores

MANY = 30_000
"""Matches that take seconds, in parts of a tenth of a second."""


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    """So that limits on files and time are not spent on what compilers write."""
    run_plan(plan_of(10), Cores(1))


def plan_of(games: int = MANY, seed: int = 1, game: str = "clear4") -> Plan:
    return make_plan(game, 2, games, seed, "greedy", None, False, False)


def command(name: Path, games: int = MANY) -> list[str]:
    options = ["--games", str(games), "--seed", "1", "--no-variants", "--no-contests", "--cores", "1"]
    return [sys.executable, "-m", "cardshed", "lab", "clear4", *options, "--out", str(name), "--lang", "en"]


def begin(name: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(command(name), stderr=subprocess.PIPE, text=True)


def parts_in(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.parquet"))


def wait_for_parts(process: subprocess.Popen[str], folder: Path, count: int) -> None:
    while len(parts_in(folder)) < count:
        assert process.poll() is None, "it finished too early"
        time.sleep(0.01)


def check_same(name: Path, plan: Plan) -> None:
    """What was resumed is what an uninterrupted run gives, to the last digit."""
    whole = run_plan(plan, Cores(1), typed(plan))
    resumed = run_plan(plan, Cores(2), typed(plan), name)
    assert resumed.findings == whole.findings
    assert_frame_equal(resumed.matches, whole.matches)
    assert not parts_folder(name).exists()
    assert_frame_equal(pl.read_parquet(f"{name}.parquet"), whole.matches)


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGINT])
def test_a_killed_or_interrupted_run_goes_on_where_it_was(tmp_path: Path, sign: signal.Signals) -> None:
    name = tmp_path / "found"
    process = begin(name)
    wait_for_parts(process, parts_folder(name), 3)
    process.send_signal(sign)
    _, complaint = process.communicate(timeout=60)
    kept = parts_in(parts_folder(name))
    assert len(kept) >= 3
    times = {path: path.stat().st_mtime_ns for path in kept}
    if sign == signal.SIGINT:
        assert process.returncode == 130
        assert "of 30,000 matches are saved in" in complaint
        assert "Traceback" not in complaint
    plan = plan_of()
    folder = Folder(parts_folder(name), plan)
    assert sum(folder.has(part) for part in plan.parts()) == len(kept)
    assert {path: path.stat().st_mtime_ns for path in kept} == times
    check_same(name, plan)


def test_parts_that_are_there_are_not_played_again(tmp_path: Path) -> None:
    plan = plan_of(2000)
    name = tmp_path / "found"
    parts = list(plan.parts())
    folder = Folder(parts_folder(name), plan)
    for part, table in Cores(1)(plan, parts[:5], lambda count: None):
        folder.keep(part, table)
    played: list[Part] = []

    def watching(
        plan: Plan, parts: Iterable[Part], progress: Progress
    ) -> Iterator[tuple[Part, pl.DataFrame]]:
        played.extend(parts)
        return Cores(1)(plan, played, lambda count: None)

    told: list[int] = []
    run_plan(plan, watching, "", name, progress=told.append)
    assert played == parts[5:]
    assert sum(told) == sum(part.matches for part in parts[:5])


def test_a_part_cut_short_is_played_again(tmp_path: Path) -> None:
    """As a crash of the whole machine may leave it."""
    plan = plan_of(1000)
    name = tmp_path / "found"
    folder = Folder(parts_folder(name), plan)
    for part, table in Cores(1)(plan, plan.parts(), lambda count: None):
        folder.keep(part, table)
    first = parts_in(folder.path)[0]
    first.write_bytes(first.read_bytes()[:1000])
    assert [folder.has(part) for part in plan.parts()] == [False, True, True, True]
    check_same(name, plan)


def test_experiments_are_not_mixed(tmp_path: Path) -> None:
    name = tmp_path / "found"
    Folder(parts_folder(name), plan_of(1000, seed=1))
    with pytest.raises(BadInput, match=r"^seed: .*another experiment.*--fresh"):
        run_plan(plan_of(1000, seed=2), Cores(1), "", name)
    with pytest.raises(BadInput, match=r"^game: "):
        run_plan(plan_of(1000, game="solo"), Cores(1), "", name)
    run_plan(plan_of(300, seed=2), Cores(1), "", name, fresh=True)
    assert Path(f"{name}.html").exists()


def test_parts_of_which_nothing_says_what_they_are_are_refused(tmp_path: Path) -> None:
    name = tmp_path / "found"
    folder = Folder(parts_folder(name), plan_of(1000, seed=1))
    for part, table in Cores(1)(plan_of(1000, seed=1), folder_parts(1), lambda count: None):
        folder.keep(part, table)
    (folder.path / DESCRIPTION).unlink()
    with pytest.raises(BadInput, match=r"^out: .*nothing says of which experiment.*--fresh"):
        run_plan(plan_of(1000, seed=2), Cores(1), "", name)
    run_plan(plan_of(1000, seed=2), Cores(1), "", name, fresh=True)
    assert not folder.path.exists()


def folder_parts(count: int) -> list[Part]:
    return list(plan_of(1000).parts())[:count]


FRESH = """
import os, sys
from pathlib import Path
from cardshed.lab.store import Folder
from tests.lab.test_durable import plan_of
def die(event, arguments):
    if event == "os.remove" and str(arguments[0]).endswith(sys.argv[2]):
        os._exit(9)
sys.addaudithook(die)
Folder(Path(sys.argv[1]), plan_of(1000, seed=2), fresh=True)
"""


@pytest.mark.parametrize(("last", "parts"), [("-000000512.parquet", range(1, 4)), (DESCRIPTION, range(1))])
def test_starting_over_never_leaves_parts_without_their_description(
    tmp_path: Path, last: str, parts: range
) -> None:
    """Killed when it is about to remove a certain file."""
    plan = plan_of(1000, seed=1)
    folder = Folder(tmp_path / "found.parts", plan)
    for part, table in Cores(1)(plan, folder_parts(3), lambda count: None):
        folder.keep(part, table)
    root = Path(__file__).parents[2]
    ended = subprocess.run([sys.executable, "-c", FRESH, str(folder.path), last], cwd=root, check=False)
    assert ended.returncode == 9
    assert len(parts_in(folder.path)) in parts
    assert (folder.path / DESCRIPTION).exists()
    with pytest.raises(BadInput, match=r"^seed: .*another experiment"):
        Folder(folder.path, plan_of(1000, seed=2))


def test_a_result_keeps_its_rows_when_its_files_are_replaced(tmp_path: Path) -> None:
    name = tmp_path / "found"
    first = lab.run("clear4", games=100, seed=1, contests=False, variants=False, out=name)
    lab.run("clear4", games=300, seed=2, contests=False, variants=False, out=name)
    again = lab.run("clear4", games=100, seed=1, contests=False, variants=False)
    assert_frame_equal(first.matches, again.matches)
    assert_frame_equal(first.rows.collect(), again.matches)


def test_a_file_that_may_not_grow_is_a_plain_message_and_keeps_what_is_finished(tmp_path: Path) -> None:
    """A limit on the size of files: the last one, with all matches, is too large."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))

    name = tmp_path / "found"
    ended = subprocess.run(
        command(name, 20_000), preexec_fn=limit, capture_output=True, text=True, check=False
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith("cardshed lab: cannot write ")
    assert "File too large. 20,000 of 20,000 matches are saved in" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not list(tmp_path.glob(".*.new"))
    assert not Path(f"{name}.html").exists()
    check_same(name, plan_of(20_000))


SMALL_DISK = """
mount -t tmpfs -o size=1500k tmpfs "$1" || exit 77
"${@:2}"
echo "ended $?, $(ls "$1"/found.parts | wc -l) files"
mount -o remount,size=50m "$1"
"${@:2}" > /dev/null && cp "$1"/found.parquet "$1"/found.json .
"""


def test_a_full_disk_is_named_and_more_room_lets_it_go_on(tmp_path: Path) -> None:
    """On a small disk that only this test can see."""
    disk = tmp_path / "disk"
    disk.mkdir()
    unshare = ["unshare", "--user", "--map-root-user", "--mount", "bash", "-c", SMALL_DISK, "small-disk"]
    try:
        ended = subprocess.run(
            [*unshare, str(disk), *command(disk / "found", 20_000)],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=False,
        )
    except FileNotFoundError:
        pytest.skip("there is no unshare")
    if ended.returncode not in (0, 1) or "ended" not in ended.stdout:
        pytest.skip(f"a disk cannot be mounted here: {ended.stderr}")
    assert "the disk is full. " in ended.stderr
    assert "of 20,000 matches are saved in" in ended.stderr
    assert "Traceback" not in ended.stderr
    first = ended.stdout.splitlines()[0]
    assert first.startswith("ended 1, ")
    assert int(first.split()[2]) > 3
    whole = run_plan(plan_of(20_000), Cores(2), typed(plan_of(20_000)))
    assert_frame_equal(pl.read_parquet(tmp_path / "found.parquet"), whole.matches)
    assert lab.Findings.from_json((tmp_path / "found.json").read_text("utf-8")) == whole.findings


def test_compiled_rules_that_cannot_be_kept_are_a_plain_message(tmp_path: Path) -> None:
    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    ended = subprocess.run(
        command(tmp_path / "found", 10),
        preexec_fn=limit,
        env={**os.environ, "CARDSHED_CACHE": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stderr.startswith(
        f"cardshed lab: cannot write {tmp_path / 'cache'}: File too large. 0 of 10"
    )


def test_a_folder_in_the_place_of_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "found-contests.parquet").mkdir()
    with pytest.raises(CannotWrite, match=r"cannot write .*found-contests\.parquet"):
        run_plan(plan_of(10), Cores(1), "", tmp_path / "found")


@pytest.mark.parametrize("name", [".", "", ".."])
def test_a_name_that_is_none_is_refused(name: str) -> None:
    with pytest.raises(BadInput, match=r"^out: must be a name for the files"):
        run_plan(plan_of(10), Cores(1), "", name)


def test_a_place_where_nothing_can_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(CannotWrite, match=r"cannot write .*file/found\.parts"):
        run_plan(plan_of(10), Cores(1), "", tmp_path / "file" / "found")
