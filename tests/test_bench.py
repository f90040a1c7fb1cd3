"""``cardshed bench``: what is measured, how it is told and what is said when something is missing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cardshed.bench.apart import Failed, measure_interpreted, measure_peer
from cardshed.bench.peers import PEERS, peer
from cardshed.bench.report import figure, goals, markdown, notes, sections
from cardshed.bench.run import Settings, run
from cardshed.bench.timing import REPEATS, Rate, measure
from cardshed.bench.ways import ONE_CORE, WAYS, all_cores, bytes_per_game, decisions, whole_matches, work
from tests.tools import GAMES

SMALL = replace(ONE_CORE, matches=2, games=3, calls=2)
BROKEN = 'raise RuntimeError("this library\\nis broken")\n'


def command(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cardshed", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


# Measuring


def test_a_measurement_has_a_median_within_its_spread() -> None:
    measured = measure(lambda seed: 10, 0.01)
    for rate in (measured.cpu, measured.wall):
        assert 0 < rate.low <= rate.median <= rate.high


def test_the_warm_up_and_every_piece_have_seeds_of_their_own() -> None:
    seeds: list[int] = []

    def play(seed: int) -> int:
        seeds.append(seed)
        return 1

    measure(play, 0.001)
    assert seeds == list(range(len(seeds)))
    assert len(seeds) > REPEATS


def test_a_ratio_is_as_wide_as_both_spreads_allow() -> None:
    ratio = Rate(100.0, 90.0, 120.0).over(Rate(10.0, 8.0, 12.0))
    assert ratio == Rate(10.0, 7.5, 15.0)


@pytest.mark.parametrize("game", GAMES)
def test_a_call_makes_a_decision_in_every_game_of_the_batch(game: str) -> None:
    for observed in (False, True):
        assert decisions(game, SMALL, observed)(0) == SMALL.games * SMALL.calls
    assert decisions(game, SMALL, False, steps=7)(0) == 7 * SMALL.games * SMALL.calls


@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_the_same_on_one_core_and_on_all(game: str) -> None:
    many = replace(all_cores(), matches=130)
    one = replace(ONE_CORE, matches=130)
    assert whole_matches(game, one)(1) == whole_matches(game, many)(1) > 0
    assert whole_matches(game, SMALL, "greedy")(0) > 0


@pytest.mark.parametrize("way", WAYS)
def test_interpreted_rules_are_measured_in_a_process_of_their_own(way: str) -> None:
    assert measure_interpreted(GAMES[0], way, 0.05).cpu.low > 0


def test_the_memory_of_a_game_counts_what_is_shown_of_it() -> None:
    batch_of = {game: bytes_per_game(game, ONE_CORE) for game in GAMES}
    assert all(100 < size < 10_000 for size in batch_of.values())


# Peers


def test_an_unknown_peer_is_a_failure_of_one_line() -> None:
    with pytest.raises(Failed) as problem:
        measure_peer("nobody", 0.05)
    assert "\n" not in str(problem.value)


def test_a_broken_peer_is_told_in_one_line_and_the_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rlcard.py").write_text(BROKEN, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    result = run(Settings(0.05, games=GAMES[:1], peers=[peer("rlcard")]), lambda done, total, title: None)
    assert result["peers"] == {}
    assert result["missing"] == {"RLCard UNO, env.run": "RuntimeError: this library is broken"}
    assert all("\n" not in note for note in notes(result))


@pytest.mark.parametrize("name", [peer.id for peer in PEERS])
def test_a_peer_that_is_installed_is_measured(name: str) -> None:
    if not peer(name).installed:
        pytest.skip("not installed")
    assert measure_peer(name, 0.05).cpu.low > 0


# The whole command


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], Path]:
    """The document that a run prints, and the folder it saves to."""
    folder = tmp_path_factory.mktemp("benchmarks")
    result = command("bench", "--seconds", "0.05", "--json", "--save", str(folder))
    assert result.returncode == 0, result.stderr
    assert "one core" in result.stderr
    return json.loads(result.stdout), folder


def test_bench_measures_every_game(saved: tuple[dict[str, Any], Path]) -> None:
    figures = saved[0]["games"]
    assert set(figures) == set(GAMES)
    assert all(figure["median"] > 0 for figure in figures.values())


def test_every_game_is_measured_everywhere_in_every_way(saved: tuple[dict[str, Any], Path]) -> None:
    seen = {(line["game"], line["device"], line["way"], line["per"]) for line in saved[0]["table"]}
    places = [
        ("interpreted", "CPU second"),
        ("one_core", "CPU second"),
        ("all_cores", "CPU second"),
        ("all_cores", "second"),
    ]
    assert seen == {(game, place, way, per) for game in GAMES for place, per in places for way in WAYS}


def test_every_peer_is_measured_or_said_to_be_missing(saved: tuple[dict[str, Any], Path]) -> None:
    result = saved[0]
    for other in PEERS:
        assert (other.id in result["peers"]) != (other.title in result["missing"])


def test_a_file_and_a_page_are_kept_a_machine(saved: tuple[dict[str, Any], Path]) -> None:
    result, folder = saved
    (page,), (figures,) = folder.glob("*.md"), folder.glob("*.json")
    assert page.stem == figures.stem
    assert json.loads(figures.read_text("utf-8")) == result
    text = page.read_text("utf-8")
    for word in (result["date"], result["machine"]["processor"], "cardshed bench --seconds 0.05", *GAMES):
        assert word in text
    assert str(folder) not in text


def test_without_a_gpu_cuda_says_what_is_missing() -> None:
    result = command("bench", "--device", "cuda", CUDA_VISIBLE_DEVICES="-1")
    assert result.returncode == 2
    assert "cuda needs" in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_a_folder_that_cannot_be_made_is_said_before_anything_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    result = command("bench", "--seconds", "0.05", "--save", str(file))
    assert result.returncode != 0
    assert "one core" not in result.stderr
    assert "Traceback" not in result.stderr


# Telling


def rate(median: float) -> dict[str, float]:
    return {"median": median, "low": 0.9 * median, "high": 1.1 * median}


@pytest.fixture
def told() -> dict[str, Any]:
    """A result with a peer and a GPU."""
    line = {"game": "g", "processor": "CUDA", "device": "cuda", "per": "second", **rate(2e9)}
    return {
        "date": "2030-01-01T00:00:00+00:00",
        "machine": {
            "processor": "P",
            "cores": 4,
            "gpu": "G",
            "system": "S",
            "python": "3",
            "load": 0.5,
        },
        "versions": {"numba": "1"},
        "settings": {"seconds": 2.0, "repeats": 5, "seats": 2},
        "games": {"g": rate(2e7)},
        "greedy": {},
        "table": [{**line, "way": "whole"}],
        "peers": {"x": {"title": "X, loop", "short": "X", "version": "1.0", "goal": 1000, **rate(2e4)}},
        "ratios": {"g": {"x": {way: rate(1000.0) for way in WAYS}}},
        "missing": {"Y": "not installed"},
        "sizes": [
            {
                "game": "g",
                "games": 1024,
                "bytes_per_game": 300.0,
                "steps_inside": 1000,
                "observed": rate(1e8),
                "inside": rate(3e9),
            }
        ],
    }


def test_figures_carry_their_spread_in_one_unit() -> None:
    assert figure(rate(2e9)) == "2.00 G (1.80–2.20)"
    assert figure(rate(2e4)) == "20.0 k (18.0–22.0)"
    assert figure(rate(50)) == "50.0 (45.0–55.0)"


def test_the_table_has_figures_ratios_and_peers(told: dict[str, Any]) -> None:
    game, peers = sections(told)
    assert game[0] == ["g", "", "", ""]
    assert game[1] == ["CUDA, per second", "2.00 G (1.80–2.20)", "–", "–"]
    assert game[2] == ["one core × X", *["1,000 (900–1,100)"] * 3]
    assert peers == [["X, loop, 1.0", "20.0 k (18.0–22.0)", "–", "–"]]


def test_goals_are_said_to_be_reached_or_not(told: dict[str, Any]) -> None:
    assert list(goals(told)) == ["Goal of 1,000 × X, loop: reached (g 1,000)"]
    told["ratios"]["g"]["x"]["whole"] = rate(999.0)
    assert list(goals(told)) == ["Goal of 1,000 × X, loop: not reached (g 999)"]


def test_goals_are_also_told_for_all_cores(told: dict[str, Any]) -> None:
    whole = {"game": "g", "processor": "all 2 cores", "per": "second", "way": "whole", **rate(40_000_000.0)}
    told["table"].append(whole)
    (goal,) = goals(told)
    assert goal.endswith("by one core; by all cores, per second: g 2,000")


def test_the_page_shows_how_batches_grow_and_what_is_missing(told: dict[str, Any]) -> None:
    page = markdown(told, "cardshed bench --device cuda")
    assert "| g | 1,024 | 300 | 100 M (90.0–110) | 3.00 G (2.70–3.30) |" in page
    assert "* Y: not installed" in page
    assert "`cardshed bench --device cuda`" in page


def test_ways_are_told_apart() -> None:
    assert all(work(way, GAMES[0], SMALL)(0) > 0 for way in WAYS)
