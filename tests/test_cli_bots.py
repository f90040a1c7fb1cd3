"""The commands about players, run as a person runs them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import cardshed
from tests.test_cli import run
from tests.tools import GAMES

SHORT = {"clear4": [], "hawaiki": ["-o", "tokens=1"], "skipbo": ["-o", "stock=2"], "solo": ["-o", "limit=0"]}


@pytest.mark.parametrize("game", GAMES)
def test_arena_prints_one_json_document(game: str) -> None:
    result = run("arena", game, "--bots", "greedy,search:40,random", "--games", "2", "--json", *SHORT[game])
    assert result.returncode == 0, result.stderr
    summary = json.loads(result.stdout)
    assert summary["matches"] == 6
    assert {row["bot"] for row in summary["standing"]} == {"greedy", "search:40", "random"}
    searching = next(row for row in summary["standing"] if row["bot"] == "search:40")
    assert searching["playouts_per_second"] > 0
    assert result.stderr == ""


def test_arena_prints_a_table_and_the_verdict() -> None:
    result = run("arena", "skipbo", "--games", "2000", "--sprt", "0,60", "-o", "stock=3", "--workers", "1")
    assert result.returncode == 0, result.stderr
    assert "Elo" in result.stdout
    assert "SPRT: greedy is ahead by 60 Elo" in result.stdout


def test_arena_seats_four() -> None:
    result = run("arena", "solo", "--seats", "4", "--games", "8", "--json", "--workers", "1")
    assert json.loads(result.stdout)["seats"] == 4


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "greedy"], "bots: must name at least two"),
        (["--bots", "greedy,wizard"], "there is no bot 'wizard'"),
        (["--bots", "greedy,search:soon"], "bots[1] 'search:soon'"),
        (["--sprt", "5"], "--sprt"),
        (["--sprt", "30,0"], "--sprt"),
        (["--workers", "0"], "--workers"),
        (["--seats", "1"], "seats"),
        (["-o", "limit=-1"], "limit"),
    ],
)
def test_arena_says_what_is_wrong(arguments: list[str], said: str) -> None:
    result = run("arena", "solo", *arguments)
    assert result.returncode == 2
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_a_bot_that_fails_ends_the_command_with_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mybots.py").write_text(
        "class Broken:\n    def choose(self, view, moves, optional):\n        return 'nonsense'\n"
    )
    monkeypatch.chdir(tmp_path)
    for command in (
        ["sim", "clear4", "--bots", "mybots:Broken,random", "--games", "1"],
        ["arena", "clear4", "--bots", "mybots:Broken,random", "--games", "2"],
        ["play", "clear4", "--people", "0", "--bots", "mybots:Broken"],
    ):
        result = run(*command, home=tmp_path)
        assert result.returncode == 1
        assert "bot 'mybots:Broken' at seat" in result.stderr
        assert "'nonsense'" in result.stderr
        assert "Traceback" not in result.stderr


@pytest.mark.parametrize("game", GAMES)
def test_hint_names_the_best_moves(game: str, tmp_path: Path) -> None:
    match = cardshed.game(game).match(seats=2, seed=5)
    (tmp_path / "position.json").write_text(json.dumps(match.position()))
    result = run("hint", str(tmp_path / "position.json"), "--budget", "200", "--json")
    assert result.returncode == 0, result.stderr
    hints = json.loads(result.stdout)["hints"]
    assert {hint["move"] for hint in hints} <= set(match.moves(match.turn))
    assert all(0 <= hint["chance"] <= 1 for hint in hints)
    table = run("hint", "-", "--budget", "200", "--lang", "fr", typed=match.record())
    assert hints[0]["move"] in table.stdout
    assert "chances de gagner" in table.stdout


def test_hint_says_when_there_is_nothing_to_decide(tmp_path: Path) -> None:
    match = cardshed.game("clear4").match(seats=2, seed=5)
    (tmp_path / "match.jsonl").write_text(match.record())
    waiting = str(1 - match.turn)
    assert "nothing to decide" in run("hint", str(tmp_path / "match.jsonl"), "--seat", waiting).stdout
    for arguments in (["--seat", "7"], ["--budget", "soon"], ["--budget", "0"]):
        result = run("hint", str(tmp_path / "match.jsonl"), *arguments)
        assert result.returncode == 2
        assert "Traceback" not in result.stderr
    assert run("hint", str(tmp_path / "nowhere.json")).returncode == 2


def test_a_person_may_ask_for_a_hint(tmp_path: Path) -> None:
    typed = "hint 100\nhint soon\nundo\n#1\nundo\nquit\n"
    result = run("play", "clear4", "--seed", "3", typed=typed, home=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "chance to win" in result.stdout
    assert "'soon' is not a budget" in result.stdout


def test_a_bot_is_told_what_happens_at_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mybots.py").write_text(
        "class Listening:\n"
        "    def __init__(self):\n        self.heard = []\n"
        "    def see(self, event):\n        self.heard.append(event['event'])\n"
        "    def choose(self, view, moves, optional):\n"
        "        assert self.heard[0] == 'round' and 'turn' in self.heard\n        return moves[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    result = run(
        "play",
        "clear4",
        "--bots",
        "mybots:Listening",
        "--seed",
        "3",
        typed="#1\nundo\n#1\nquit\n",
        home=tmp_path,
    )
    assert result.returncode == 0, result.stderr


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard", "expert"])
def test_levels_have_names_in_every_language(level: str, tmp_path: Path) -> None:
    names = {
        run(
            "play", "clear4", "--bots", level, "--seed", "3", "--lang", lang, typed="quit\n", home=tmp_path
        ).stdout
        for lang in ("en", "fr", "de", "it")
    }
    assert len(names) == 4
    assert not any(f"level-{level}" in text for text in names)


def test_the_bot_in_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (Path(__file__).parents[1] / "docs" / "bots.md").read_text("utf-8")
    code = text.partition("```python\n# mybots.py\n")[2].partition("```")[0]
    (tmp_path / "mybots.py").write_text(code)
    monkeypatch.chdir(tmp_path)
    command = ["arena", "solo", "--bots", "mybots:Thrifty,random", "--games", "20", "-o", "limit=0", "--json"]
    standing = json.loads(run(*command).stdout)["standing"]
    assert standing[0]["bot"] == "mybots:Thrifty"
