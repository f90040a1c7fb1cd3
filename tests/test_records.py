"""Records that name their rules and the moves that were taken back."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import cardshed
from cardshed.bots.builtin import Careful
from cardshed.cli import main
from cardshed.engine.edition import edition
from cardshed.engine.match import Match, TakenBack
from tests.tools import GAMES

SOME = 3


def choice(match: Match, which: int = 0) -> tuple[int, str]:
    """A legal move; the first of all unless another is wanted."""
    moves = [(seat, move) for seat in match.actors for move in match.moves(seat)]
    return moves[which % len(moves)]


def advance(match: Match, count: int, which: int = 0) -> None:
    for _ in range(count):
        match.play(*choice(match, which))


def taken_back(match: Match, after: int) -> Match:
    """The match as it was after so many moves, with what was taken back."""
    before = match.game.match(match.seats, match.seed, match.options)
    for move in match.history[:after]:
        before.play(*move)
    before.undone = [*match.undone, TakenBack(after, tuple(match.history[after:]))]
    return before


def finish(match: Match) -> Match:
    careful = Careful(seed=1)
    while not match.over:
        seat = match.waiting_for[0]
        move = careful.answer(match, seat, optional=False)
        assert move is not None
        match.play(seat, move)
    return match


@pytest.fixture(scope="module")
def record() -> str:
    """A finished match with three undos, of which the last takes back what an earlier one went back to."""
    match = cardshed.game("clear4").match(seats=2, seed=3, options={"rounds": 1})
    advance(match, 6)
    match = taken_back(match, 4)
    advance(match, SOME, which=1)
    match = taken_back(match, 5)
    advance(match, 1)
    match = taken_back(match, 2)
    match.rules = edition(match.game)
    return finish(match).record()


def changed(record: str, **fields: Any) -> str:
    header, _, moves = record.partition("\n")
    return json.dumps({**json.loads(header), **fields}) + "\n" + moves


def undone_of(record: str) -> list[dict[str, Any]]:
    return list(json.loads(record.partition("\n")[0])["undone"])


def test_what_was_taken_back_is_told_and_checked(record: str) -> None:
    match = cardshed.verify(record)
    assert [undone.after for undone in match.undone] == [4, 5, 2]
    assert match.record() == record
    assert cardshed.replay(record).undone == match.undone


@pytest.mark.parametrize("number", range(3))
def test_a_move_taken_back_must_have_been_legal(record: str, number: int) -> None:
    undone = undone_of(record)
    undone[number]["moves"][-1]["move"] = "no such move"
    last = len(undone[number]["moves"]) - 1
    with pytest.raises(cardshed.BadInput, match=rf"^undone\[{number}\]\.moves\[{last}\]: "):
        cardshed.verify(changed(record, undone=undone))
    assert cardshed.replay(changed(record, undone=undone)).over


@pytest.mark.parametrize(
    ("value", "field"),
    [
        ("", "undone"),
        ([1], "undone[0]"),
        ([{"after": 1}], "undone[0]"),
        ([{"after": -1, "moves": []}], "undone[0].after"),
        ([{"after": True, "moves": []}], "undone[0].after"),
        ([{"after": 1, "moves": []}], "undone[0].moves"),
        ([{"after": 1, "moves": ["R5"]}], "undone[0].moves[0]"),
        ([{"after": 1, "moves": [{"seat": 0, "move": 5}]}], "undone[0].moves[0]: move"),
        ([{"after": 10**9, "moves": [{"seat": 0, "move": "5"}]}], "undone[0].after"),
        ([{"after": 0, "moves": [{"seat": 9, "move": "5"}]}], "undone[0].moves[0]"),
        ([{"after": 0, "moves": [{"seat": None, "move": "5"}]}], "undone[0].moves[0]"),
    ],
)
def test_a_malformed_taking_back_is_named(record: str, value: object, field: str) -> None:
    with pytest.raises(cardshed.BadInput) as caught:
        cardshed.verify(changed(record, undone=value))
    assert str(caught.value).startswith(f"{field}: ")


def test_other_rules_are_refused_with_both_editions(record: str) -> None:
    ours = edition(cardshed.game("clear4"))
    for check in (cardshed.verify, cardshed.replay, cardshed.load):
        with pytest.raises(cardshed.BadInput, match=rf"^rules: .*0-old.*{ours}"):
            check(changed(record, rules="0-old"))
    with pytest.raises(cardshed.BadInput, match=r"^rules: must be a text"):
        cardshed.verify(changed(record, rules=1))
    assert cardshed.verify(changed(record, rules=None)).rules is None


@pytest.mark.parametrize("game", GAMES)
def test_every_game_goes_back_and_on(game: str) -> None:
    match = cardshed.game(game).match(seats=3, seed=5)
    advance(match, 8)
    match = finish(taken_back(match, 1))
    assert len(cardshed.verify(match.record()).undone) == 1


def test_the_command_says_how_often(record: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["undone"] == SOME
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert f"taken back {SOME} times" in " ".join(capsys.readouterr().out.split())
