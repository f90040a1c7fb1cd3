"""Mau-Mau through every door for programs: the library, the command, the lab, the environments."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import cardshed
from cardshed.cli import main
from cardshed.games import OURS, troubles


def test_it_is_listed_after_the_games_of_the_package() -> None:
    assert cardshed.games() == [*OURS, "maumau"]
    assert troubles() == ()
    assert cardshed.game("maumau").title == "Mau-Mau"


def test_a_match_is_played_recorded_and_verified() -> None:
    match = cardshed.game("maumau").match(seats=3, seed=5, options={"limit": 0})
    chance = random.Random(1)
    while not match.over:
        match.play(match.turn, chance.choice(match.moves(match.turn)))
    assert cardshed.replay(match.record()).position() == match.position()
    assert cardshed.load(json.dumps(match.position())).position() == match.position()
    with pytest.raises(cardshed.IllegalMove) as caught:
        match.play(0, "draw")
    assert caught.value.clause == "MM-52"


def test_at_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = tmp_path / "match.jsonl"
    options = ["--people", "0", "--seats", "3", "--seed", "2", "-o", "limit=0", "--save", str(kept)]
    assert main(["play", "maumau", *options, "--no-color", "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "sagt „Mau“!" in told
    assert any(sign in told for sign in "♣♠♥♦")
    assert main(["verify", str(kept), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["fair"] is True
    assert main(["rules", "maumau", "--lang", "it"]) == 0
    assert "MM-31        A jack may not be played on a jack." in capsys.readouterr().out


def test_tournaments_and_the_lab(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "maumau", "--games", "50", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "maumau"
    assert main(["arena", "maumau", "--bots", "greedy,random", "--games", "20", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["game"] == "maumau"
    report = tmp_path / "report"
    assert main(["lab", "maumau", "--games", "60", "--cores", "1", "--out", str(report), "--lang", "fr"]) == 0
    page = report.with_suffix(".html").read_text("utf-8")
    assert "A suit is wished for" in page
    assert "#4c4a24" in page  # the felt of its table


def test_pettingzoo() -> None:
    pytest.importorskip("pettingzoo")
    from cardshed.envs import pettingzoo

    env = pettingzoo.maumau_v1.env(seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter(40):
        observation, _, terminated, truncated, info = env.last()
        mask = info.get("action_mask", None)
        if mask is None:
            mask = observation["action_mask"]
        env.step(None if terminated or truncated else env.action_space(agent).sample(mask))


def test_gymnasium() -> None:
    gymnasium = pytest.importorskip("gymnasium")
    import cardshed.envs.gymnasium

    assert cardshed.envs.gymnasium
    env = gymnasium.make("cardshed/maumau-v1", bots=["greedy"])
    _, info = env.reset(seed=1)
    for _ in range(30):
        _, _, over, _, info = env.step(env.action_space.sample(mask=info["action_mask"]))
        if over:
            break


def test_openspiel() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    import cardshed.envs.openspiel

    assert cardshed.envs.openspiel
    state = pyspiel.load_game("python_cardshed_maumau(players=3,limit=0)").new_initial_state()
    chance = random.Random(3)
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chance.choice([action for action, _ in state.chance_outcomes()]))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(0)
