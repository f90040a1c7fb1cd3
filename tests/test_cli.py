"""The command, run as a person runs it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import cardshed
from tests.tools import GAMES


def run(*arguments: str, typed: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LANG": "C", "LC_ALL": "C.UTF-8", "PYTHONIOENCODING": "utf-8"}
    if home is not None:
        environment["XDG_DATA_HOME"] = str(home)
    return subprocess.run(
        [sys.executable, "-m", "cardshed", *arguments],
        input=typed,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=300,
    )


def finished(game: str) -> str:
    """A short finished match, written as a record."""
    options = {"skipbo": {"stock": 1}, "solo": {"limit": 0}, "hawaiki": {"tokens": 1}}.get(game, {})
    match = cardshed.game(game).match(seats=2, seed=4, options=options, names=["Ann", "Bob"])
    turn = 0
    while not match.over:
        turn += 1
        seat = match.actors[turn % len(match.actors)]
        moves = match.moves(seat)
        match.play(seat, moves[turn * 7 % len(moves)])
    return match.record()


def test_help_names_every_command() -> None:
    text = run("--help").stdout
    for command in ("play", "sim", "arena", "hint", "bench", "rules", "describe", "replay", "verify"):
        assert command in text


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_rules_print_every_clause(game: str, language: str) -> None:
    result = run("rules", game, "--lang", language)
    assert result.returncode == 0, result.stderr
    for clause in cardshed.game(game).clauses:
        assert clause in result.stdout
    for name in cardshed.game(game).options:
        assert name in result.stdout


@pytest.mark.parametrize("game", GAMES)
def test_sim_prints_one_json_document(game: str) -> None:
    result = run("sim", game, "--bots", "random,random,random", "--games", "20", "--seed", "1", "--json")
    assert result.returncode == 0, result.stderr
    summary = json.loads(result.stdout)
    assert summary["games"] == 20
    assert len(summary["seats"]) == 3
    assert result.stderr == ""


def test_sim_prints_a_table() -> None:
    result = run("sim", "solo", "--games", "20", "--option", "limit=0", "--option", "raise=any")
    assert result.returncode == 0, result.stderr
    assert "random" in result.stdout
    assert "decisions" in result.stdout


@pytest.mark.parametrize("game", GAMES)
def test_replay_and_verify_a_finished_match(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(finished(game), encoding="utf-8")
    for language in ("en", "fr", "de", "it"):
        told = run("replay", str(file), "--lang", language)
        assert told.returncode == 0, told.stderr
        assert "Ann" in told.stdout
    document = json.loads(run("replay", str(file), "--json").stdout)
    assert document["over"] is True
    verified = run("verify", str(file))
    assert verified.returncode == 0, verified.stderr
    assert "genuine" in verified.stdout
    assert json.loads(run("verify", str(file), "--json").stdout)["fair"] is True


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["sim", "uno"], "uno"),
        (["sim", "solo", "--games", "0"], "games"),
        (["sim", "solo", "--games", "many"], "many"),
        (["sim", "solo", "--seats", "11"], "seats"),
        (["sim", "solo", "--bots", "random,genius"], "genius"),
        (["sim", "solo", "--bots", "random,random", "--seats", "3"], "bots"),
        (["sim", "solo", "-o", "limit"], "--option"),
        (["sim", "solo", "-o", "limt=0"], "options.limt"),
        (["sim", "solo", "-o", "limit=-1"], "options.limit"),
        (["sim", "solo", "-o", "limit=0", "-o", "limit=1"], "options.limit"),
        (["sim", "skipbo", "-o", "teams=true", "--seats", "3"], "options.teams"),
        (["sim", "skipbo", "-o", "stock=30", "--seats", "6"], "options.stock"),
        (["rules", "solo", "--lang", "xx"], "xx"),
        (["play", "solo", "--seats", "1"], "seats"),
        (["play", "solo", "--people", "3", "--seats", "2"], "--people"),
        (["play", "solo", "--resume", "/nowhere/at/all"], "file"),
        (["play"], "GAME"),
        (["replay", "/nowhere/at/all"], "file"),
        (["verify", "."], "file"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["fly"], "fly"),
    ],
)
def test_bad_usage_is_said_plainly(arguments: list[str], problem: str) -> None:
    result = run(*arguments)
    assert result.returncode == 2
    assert problem in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


@pytest.mark.parametrize(
    "content", ["", "hello", "{}", "[1]", '{"cardshed": 2}', '{"cardshed": 1}', "\udc80\n"]
)
def test_a_bad_file_is_said_plainly(content: str, tmp_path: Path) -> None:
    file = tmp_path / "bad.jsonl"
    file.write_bytes(content.encode("utf-8", "surrogateescape"))
    for command in ("replay", "verify"):
        result = run(command, str(file))
        assert result.returncode == 2
        assert result.stderr.startswith(f"cardshed {command}: ")
        assert "Traceback" not in result.stderr


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_bots_play_a_whole_match_on_the_screen(game: str, language: str, tmp_path: Path) -> None:
    options = {"skipbo": ["-o", "stock=2"], "solo": ["-o", "limit=0"], "hawaiki": ["-o", "tokens=2"]}
    file = tmp_path / "kept.jsonl"
    result = run(
        "play", game, "--people", "0", "--seats", "3", "--seed", "2", "--lang", language,
        "--save", str(file), *options.get(game, []),
    )  # fmt: skip
    assert result.returncode == 0, result.stderr
    assert cardshed.verify(file).over


def test_a_person_plays_undoes_saves_and_comes_back(tmp_path: Path) -> None:
    typed = (
        "help\nwhy b1\nnonsense\n999\nundo\n#1\nundo\ns1\nsave " + str(tmp_path / "mine.jsonl") + "\nquit\n"
    )
    result = run("play", "clear4", "--seed", "5", "--names", "Ann", typed=typed, home=tmp_path)
    assert result.returncode == 0, result.stderr
    out = result.stdout
    assert "C4-50" in out  # why b1
    assert "C4-70" in out  # nonsense
    assert "There is no move number\u00a0999" in out
    assert "There is nothing to take back" in out
    assert "Move taken back" in out
    match = cardshed.load(tmp_path / "mine.jsonl")
    assert match.names is not None
    assert match.names[0] == "Ann"
    assert match.bots == [None, "medium"]
    kept = cardshed.load(tmp_path / "cardshed" / "clear4.jsonl")
    assert kept.position() == match.position()
    again = run("play", "clear4", "--resume", typed="quit\n", home=tmp_path)
    assert again.returncode == 0, again.stderr
    assert "Picking up" in again.stdout


def test_people_share_a_keyboard_and_act_out_of_turn(tmp_path: Path) -> None:
    position = {
        "game": "solo", "seats": 2, "turn": 0, "options": {"limit": 0}, "color": "R",
        "hands": [["R5", "R6", "R7"], ["R5", "G1", "G2"]], "stock": ["G3"], "discard": ["R9"],
    }  # fmt: skip
    record = cardshed.load(position)
    record.names, record.bots = ["Ann", "Bob"], [None, None]
    file = tmp_path / "match.jsonl"
    file.write_text(record.record(), encoding="utf-8")
    result = run("play", "--resume", str(file), "--save", str(file), typed="\nR5\n\n0:draw\n1:R5\n\nquit\n")
    assert result.returncode == 0, result.stderr
    match = cardshed.load(file)
    assert match.history[:2] == [(0, "R5"), (1, "R5")]
    assert "SO-" in result.stdout  # Ann may not draw out of turn


def test_a_kept_game_that_cannot_be_written_is_no_tragedy() -> None:
    result = run("play", "clear4", "--seed", "5", "--save", "/proc/nowhere/x.jsonl", typed="save\nquit\n")
    assert result.returncode == 0, result.stderr
    assert "Could not save" in result.stdout


def test_describe_prints_one_document_or_a_page() -> None:
    about = json.loads(run("describe", "solo", "--seats", "3", "--json").stdout)
    assert (about["id"], about["position"]["stock"]["seen_by"]) == ("solo", "nobody")
    page = run("describe", "skipbo").stdout
    assert "seen by their owner" in page
    assert "must be from 2 to 6" in run("describe", "skipbo", "--seats", "9").stderr


def test_looking_at_a_file_changes_no_kept_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    run("play", "clear4", "--seed", "5", typed="quit\n")
    (kept,) = tmp_path.rglob("clear4.jsonl")
    before = kept.read_bytes()
    other = tmp_path / "other.json"
    other.write_text(json.dumps(cardshed.game("clear4").match(seed=9).position()))
    result = run("play", "--resume", str(other), typed="quit\n")
    assert result.returncode == 0, result.stderr
    assert str(other) in result.stdout, "that is what to go on with"
    assert kept.read_bytes() == before
    assert run("play", "solo", "--resume", str(other)).returncode == 2


def test_a_card_that_is_a_number_is_no_place_in_the_list(tmp_path: Path) -> None:
    matches = (cardshed.game("clear4").match(seed=seed) for seed in range(50))
    match = next(match for match in matches if match.waiting_for == (0,) and "1" not in match.moves(0))
    file = tmp_path / "position.json"
    file.write_text(json.dumps(match.position()))
    result = run("play", "--resume", str(file), typed="1\nquit\n")
    assert "C4-" in result.stdout, "the card is not in hand; the first move of the list is another"
