"""The lab as it is used: from Python, from the command line, by its page in the docs."""

from __future__ import annotations

import doctest
import json
import shlex
from pathlib import Path
from typing import Any

import pytest

import cardshed
from cardshed import BadInput, lab
from cardshed.cli import main
from cardshed.engine.words import LANGUAGES
from cardshed.lab import store
from cardshed.lab.command import typed
from cardshed.lab.findings import Findings
from cardshed.lab.plan import make_plan
from cardshed.lab.study import study_of
from cardshed.lab.words import rule_name
from tests.tools import GAMES

DOCS = Path(__file__).parents[2] / "docs"


def test_the_examples_of_the_page_run() -> None:
    results = doctest.testfile(str(DOCS / "lab.md"), module_relative=False, encoding="utf-8")
    assert results.failed == 0
    assert results.attempted > 10


def test_the_page_names_every_column() -> None:
    page = (DOCS / "lab.md").read_text("utf-8")
    result = lab.run("clear4", games=5, seed=1, variants=False)
    for column in [*result.matches.columns, *result.contests.columns]:
        kind = column.rsplit("_", 1)[0] + "_S" if column.startswith(("score", "dealt")) else column
        assert f"`{'rule_NAME' if column.startswith('rule_') else kind}`" in page, column


def test_findings_survive_being_written() -> None:
    found = lab.run("hawaiki", games=50, seed=1).findings
    assert Findings.from_json(found.to_json()) == found


def test_a_result_can_be_saved_and_opened(tmp_path: Path) -> None:
    result = lab.run("clear4", games=50, seed=1)
    files = result.save(tmp_path / "found")
    endings = ["found-contests.parquet", "found.html", "found.json", "found.parquet"]
    assert sorted(path.name for path in files) == endings
    again = lab.open_result(tmp_path / "found")
    assert again.findings == result.findings
    assert again.matches.equals(result.matches)
    assert again.contests.equals(result.contests)


def test_a_result_is_a_pandas_frame_too() -> None:
    pytest.importorskip("pandas")
    result = lab.run("solo", games=20, seed=1, options={"limit": 0}, variants=False, contests=False)
    frame = result.to_pandas()
    assert list(frame["decisions"]) == result.matches["decisions"].to_list()
    assert len(frame["dealt_0"][0]) == 8


def test_a_notebook_shows_the_report() -> None:
    result = lab.run("clear4", games=20, seed=1, variants=False, contests=False)
    assert result._repr_html_().startswith("<iframe srcdoc=")
    assert "<html" in result.html("it")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_words(language: str) -> None:
    for game in GAMES:
        names = [rule_name(game, rule, language) for rule, _ in study_of(cardshed.game(game)).RULES]
        assert len(set(names)) == len(names)


def test_all_options_worth_a_look_are_tried() -> None:
    plan = make_plan("skipbo", 2, 20_000, 1, "greedy", None, True, True)
    assert [setting.name for setting in plan.settings] == [
        "",
        "stock=10",
        "stock=20",
        "points=200",
        "stock_first=true",
    ]
    assert [setting.games for setting in plan.settings] == [20_000, *[10_000] * 4]
    four = make_plan("skipbo", 4, 20_000, 1, "greedy", {"stock": 10}, True, True)
    assert [setting.name for setting in four.settings][1:] == [
        "stock=20",
        "points=200",
        "teams=true",
        "stock_first=true",
    ]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"game": "poker"}, "game"),
        ({"seats": 11}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"games": 0}, "games"),
        ({"games": 1}, "games"),
        ({"games": 1.5}, "games"),
        ({"seed": -1}, "seed"),
        ({"bots": "nobody"}, "bots[0]"),
        ({"bots": "search:10ms"}, "bots"),
        ({"bots": ["greedy"] * 3}, "bots"),
        ({"options": {"limit": -1}}, "options.limit"),
        ({"options": {"jokers": 1}}, "options.jokers"),
        ({"options": "limit=0"}, "options"),
        ({"pace": 0}, "pace"),
        ({"cores": 0}, "cores"),
        ({"device": "tpu"}, "device"),
        ({"on": "spark://here"}, "on"),
    ],
)
def test_bad_descriptions_name_what_is_wrong(wrong: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as problem:
        lab.run(**{"game": "solo", "games": 10, **wrong})
    assert str(problem.value).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("variants", "field"),
    [
        ([], "variants"),
        ([{"limit": 0}], "variants"),
        ([{"limit": 0}, {"limit": 0}], "variants[1]"),
        ([{"limit": 0}, "limit=1"], "variants[1]"),
        ([{"limit": 0}, {"raise": "never"}], "options.raise"),
    ],
)
def test_bad_variants_are_named(variants: list[Any], field: str) -> None:
    with pytest.raises(BadInput) as problem:
        lab.compare("solo", variants, games=10)
    assert str(problem.value).startswith(f"{field}: ")


# The command


def command(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = main(["lab", *shlex.split(line), "--lang", "en"])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_the_command_writes_a_report_and_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    code, told, _ = command("clear4 --games 100 --seed 3", capsys)
    assert code == 0
    assert "Clear 4, 2 players, greedy: 100 matches, seed 3" in told
    assert "The report: lab-clear4.html" in told
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "lab-clear4-contests.parquet",
        "lab-clear4.html",
        "lab-clear4.json",
        "lab-clear4.parquet",
    ]


def test_the_command_in_a_report_makes_it_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    line = "compare solo raise=same raise=any,extras=false --option limit=0 --seats 3 --games 60"
    line += " --bots greedy,easy,random --no-contests --pace 2.5"
    _, told, _ = command(f"{line} --json", capsys)
    first = Findings.from_json(told)
    assert first.experiment.pace == 2.5
    assert first.side_by_side
    again = first.experiment.command.removeprefix("cardshed lab ")
    _, told, _ = command(f"{again} --json", capsys)
    assert Findings.from_json(told) == first
    assert json.loads((tmp_path / "lab-solo-compare.json").read_text("utf-8")) == json.loads(told)


@pytest.mark.parametrize(
    ("variants", "options"),
    [
        ([{}, {"raise": "any"}], {"limit": 0}),
        ([{"raise": "any"}, {}], {"hand": 5}),
    ],
)
def test_the_game_as_it_is_can_be_compared(
    variants: list[dict[str, Any]],
    options: dict[str, Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    found = lab.compare("solo", variants, games=20, options=options, contests=False).findings
    again = found.experiment.command.removeprefix("cardshed lab ")
    code, told, _ = command(f"{again} --json", capsys)
    assert code == 0
    assert Findings.from_json(told) == found


def test_an_option_left_to_the_seats_is_typed_as_what_it_is() -> None:
    plan = make_plan("skipbo", 2, 10, 1, "greedy", {"stock": None}, [{"stock": None}, {"stock": 3}], False)
    assert [setting.name for setting in plan.settings] == ["stock=30", "stock=3"]
    assert "--option" not in typed(plan)


def test_contests_have_two_deals_at_least() -> None:
    """One would say nothing of how far they are apart."""
    found = lab.run("solo", 4, 2, variants=False).findings
    assert [contest.deals for contest in found.variants[0].contests] == [2, 2, 2]


def test_house_rules_are_told_below_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    _, told, _ = command("compare solo hand=5 hand=5,limit=0 '' --games 20 --no-contests", capsys)
    assert told.count("House rules: Cards in hand: 5 (by the rulebook, ") == 1
    _, told, _ = command("solo --games 20 --no-contests --no-variants", capsys)
    assert "House rules" not in told


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("poker", "game: there is no game 'poker'"),
        ("solo clear4", "game: 'clear4' is too much"),
        ("compare", "game: compare needs a game"),
        ("compare solo raise=up", "variants: must be at least two"),
        ("compare solo raise limit=0", "--option: 'raise' must be NAME=VALUE"),
        ("solo --bots expert", "bots: the lab needs compiled bots"),
        ("solo --games 1", "games: must be from 2 to"),
        ("solo --out .", "out: must be a name for the files"),
        ("solo --on nowhere", "on: must be ray, auto or an address"),
    ],
)
def test_bad_commands_are_a_sentence_and_exit_code_2(
    line: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, told, problem = command(line, capsys)
    assert code == 2
    assert told == ""
    assert problem.startswith(f"cardshed lab: {complaint}")


def test_parts_are_found_beside_their_name() -> None:
    assert store.parts_folder("a/b.c") == Path("a/b.c.parts")
