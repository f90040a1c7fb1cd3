"""The library keeps the names and promises that others build on."""

from __future__ import annotations

import copy
import json
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import cardshed
from cardshed.bots import asking
from cardshed.bots.names import bot
from tests.tools import GAMES

SOLO = {
    "game": "solo", "seats": 3, "turn": 0, "options": {}, "direction": 1, "color": "R", "owed": 0,
    "scores": [0, 0, 0], "hands": [["R5", "B+2"], ["R5", "color"], ["Y1", "Y2", "shield-G"]],
    "stock": ["G1", "G2"], "discard": ["B7", "R7"],
}  # fmt: skip
CLEAR4 = {
    "game": "clear4", "seats": 2, "turn": 0, "hands": [["5", "5", "J"], ["9", "P"]],
    "stacks": [[["3", "7", "5"], ["2", "2"], ["10"], []], [["1", "1", "1"], ["4", "4", "4"], ["6"], []]],
    "pile": ["10", "8", "J=8"], "play": None,
}  # fmt: skip
SKIPBO = {
    "game": "skipbo", "seats": 2, "turn": 0, "options": {}, "hands": [["1", "5", "S"], ["2"]],
    "stocks": [["9", "4"], ["7"]], "discards": [[["3"], [], [], []], [[], [], [], []]],
    "building": [["1", "2", "S"], [], [], []], "draw": ["12", "11", "10"], "done": [],
}  # fmt: skip
HAWAIKI = {
    "game": "hawaiki", "seats": 3, "turn": 0, "tokens": [10, 10, 10], "options": {},
    "hands": [["R5", "B2"], ["G1"], ["P7", "P7"]], "piles": [["R4"], ["O3", "G3"], ["B5"]],
    "stock": ["O1", "O2"],
}  # fmt: skip


def test_the_games() -> None:
    assert cardshed.games() == ["clear4", "hawaiki", "skipbo", "solo"]


@pytest.mark.parametrize("id", GAMES)
def test_a_game_tells_its_seats_and_options(id: str) -> None:
    game = cardshed.game(id)
    assert game.id == id
    assert game.title
    assert isinstance(game.seats, range)
    for option in game.options.values():
        assert option.clause in game.clauses
        assert option.default is None or option.allows(option.default)


@pytest.mark.parametrize("position", [SOLO, CLEAR4, SKIPBO, HAWAIKI], ids=lambda p: p["game"])
def test_the_positions_of_the_rules_load(position: dict[str, Any], tmp_path: Path) -> None:
    match = cardshed.load(position)
    written = match.position()
    for key, value in position.items():
        if key == "options":
            assert set(written["options"]) == set(match.game.options)
        elif key == "hands":
            assert [sorted(hand) for hand in written["hands"]] == [sorted(h) for h in value]
        else:
            assert written[key] == value
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position), encoding="utf-8")
    for source in (json.dumps(position), file, str(file)):
        again = cardshed.load(source).position()
        assert {**again, "chance": None} == {**written, "chance": None}


@pytest.mark.parametrize("id", GAMES)
def test_the_same_seed_deals_the_same_match(id: str) -> None:
    game = cardshed.game(id)
    first, second = game.match(seats=3, seed=7), game.match(seats=3, seed=(7).to_bytes(32, "big"))
    assert first.position() == second.position()
    assert game.match(seats=3, seed=8).position()["hands"] != first.position()["hands"]
    assert game.match(seats=3).seed != game.match(seats=3).seed


def test_a_match_before_and_after_its_end() -> None:
    match = cardshed.load({**CLEAR4, "hands": [["8"], ["9"]], "stacks": [[[], [], [], []]] * 2})
    before: Any = (match.round, match.scores, match.over, match.winners, match.actors)
    assert before == (1, [0, 0], False, (), (0,))
    assert isinstance(match.actors, tuple)
    events = match.play(0, "8")
    assert events[-1] == {"event": "match_over", "winners": [0]}
    after: Any = (match.round, match.scores, match.over, match.winners, match.actors)
    assert after == (1, [0, -1], True, (0,), ())
    assert match.moves(0) == match.moves(1) == []
    with pytest.raises(cardshed.IllegalMove) as caught:
        match.play(1, "9")
    assert (caught.value.clause, caught.value.seat) == ("C4-62", 1)


def test_a_copy_goes_its_own_way() -> None:
    match = cardshed.load(CLEAR4)
    twin = match.copy()
    twin.play(0, "5")
    assert match.position() == cardshed.load(match.position()).position()
    assert twin.position() != match.position()
    assert match.history == []


@pytest.mark.parametrize("id", GAMES)
def test_a_match_can_be_sent_to_another_process(id: str) -> None:
    match = cardshed.game(id).match(seats=3, seed=5)
    for twin in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match)):
        for _ in range(40):
            if twin.over:
                break
            seat = twin.actors[0]
            twin.play(seat, twin.moves(seat)[-1])
            assert match.history == []
        assert cardshed.replay(twin.record()).position() == twin.position()
    assert match.position() == cardshed.game(id).match(seats=3, seed=5).position()


def test_errors_can_be_sent_to_another_process() -> None:
    with pytest.raises(cardshed.IllegalMove) as illegal:
        cardshed.load(CLEAR4).play(0, "9")
    with pytest.raises(cardshed.BadInput) as bad:
        cardshed.load({**CLEAR4, "turn": 9})
    for problem in (illegal.value, bad.value):
        twin = pickle.loads(pickle.dumps(problem))
        assert type(twin) is type(problem)
        assert str(twin) == str(problem)
        assert vars(twin) == vars(problem)


def test_a_refusal_teaches_in_four_languages() -> None:
    refusal = cardshed.load(SOLO).refusal(0, "B+2")
    assert refusal is not None
    assert refusal.clause == "SO-10"
    assert refusal.say("en") == refusal.text
    assert len({refusal.say(language) for language in ("en", "fr", "de", "it")}) == 4


@pytest.mark.parametrize("id", GAMES)
def test_a_record_is_a_header_and_a_line_a_move(id: str) -> None:
    match = cardshed.game(id).match(seats=2, seed=3, names=["Ann", "Bob"])
    for _ in range(5):
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    header, *moves = [json.loads(line) for line in match.record().splitlines()]
    assert header["game"] == id
    assert header["seats"] == 2
    assert header["names"] == ["Ann", "Bob"]
    assert bytes.fromhex(header["seed"]) == match.seed
    assert header["commitment"] == match.commitment
    assert [(move["seat"], move["move"]) for move in moves] == match.history


def test_a_record_that_breaks_a_rule_is_refused() -> None:
    match = cardshed.game("clear4").match(seats=2, seed=3)
    record = match.record() + json.dumps({"seat": match.turn, "move": "pass"}) + "\n"
    with pytest.raises(cardshed.IllegalMove) as caught:
        cardshed.replay(record)
    assert caught.value.clause == "C4-41"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seats": 1}, "seats"),
        ({"seats": "2"}, "seats"),
        ({"turn": 2}, "turn"),
        ({"game": "uno"}, "game"),
        ({"game": None}, "game"),
        ({"options": {"rouns": 1}}, "options.rouns"),
        ({"options": {"rounds": 51}}, "options.rounds"),
        ({"options": {"rounds": True}}, "options.rounds"),
        ({"hands": [["5"], ["17"]]}, "hands[1][0]"),
        ({"hands": [["5"]]}, "hands"),
        ({"hands": [["C"] * 7, ["5"]]}, "hands, stacks and pile"),
        ({"pile": ["5", "8"]}, "pile[1]"),
        ({"pile": ["5", "J"]}, "pile[1]"),
        ({"play": {"value": "5", "cards": 1}}, "play"),
        ({"pending": "pull"}, "pending"),
        ({"scores": [0]}, "scores"),
        ({"chance": {"seed": "00", "shuffles": 1}}, "chance.seed"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_malformed_position_names_the_field(change: dict[str, object], field: str) -> None:
    with pytest.raises(ValueError) as caught:
        cardshed.load({**CLEAR4, **change})
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"seed": -1}, "seed"),
        ({"seed": b"short"}, "seed"),
        ({"seed": "7"}, "seed"),
        ({"seats": 7}, "seats"),
        ({"seats": 2.0}, "seats"),
        ({"options": ["rounds"]}, "options"),
        ({"names": ["Ann"]}, "names"),
    ],
)
def test_a_malformed_argument_is_named(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError) as caught:
        cardshed.game("clear4").match(**arguments)
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize("seat", [-1, 2, None, "0", 1.0, True])
def test_a_malformed_seat_is_named(seat: Any) -> None:
    match = cardshed.load(CLEAR4)
    for ask in (match.moves, lambda s: match.refusal(s, "5"), lambda s: match.play(s, "5")):
        with pytest.raises(ValueError) as caught:
            ask(seat)
        assert str(caught.value).startswith("seat: ")


@pytest.mark.parametrize("id", GAMES)
def test_simulations_repeat_themselves(id: str) -> None:
    first = cardshed.simulate(id, bots=["random"] * 3, games=300, seed=1)
    again = cardshed.simulate(id, bots=["random"] * 3, games=300, seed=1)
    other = cardshed.simulate(id, bots=["random"] * 3, games=300, seed=2)
    assert first.summary() == again.summary()
    assert (first.lengths != other.lengths).any()
    assert sum(first.wins) >= first.games - first.unwon
    assert first.scores.shape == (300, 3)
    part = cardshed.simulate(id, bots=["random"] * 3, games=40, seed=1)
    assert (part.lengths == first.lengths[:40]).all()


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"bots": ["random", "genius"]}, "bots[1]"),
        ({"bots": ["random"]}, "seats"),
        ({"bots": ["random"] * 2, "games": 0}, "games"),
        ({"bots": ["random"] * 2, "seed": -1}, "seed"),
        ({"bots": "random"}, "bots"),
    ],
)
def test_a_malformed_simulation_is_named(arguments: dict[str, Any], field: str) -> None:
    with pytest.raises(ValueError) as caught:
        cardshed.simulate("solo", **arguments)
    assert str(caught.value).startswith(f"{field}: ")


def test_importing_the_package_does_not_load_numba() -> None:
    check = "import sys, cardshed, cardshed.cli; cardshed.game('solo'); sys.exit('numba' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", check], check=False).returncode == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_round_that_is_over_can_still_be_seen_as_it_was_left(game: str) -> None:
    options = {"solo": {"limit": 500}, "skipbo": {"points": 500, "stock": 5}, "clear4": {"rounds": 2}}
    match = cardshed.game(game).match(2, seed=1, options=options.get(game, {}))
    assert match.last_round_view(0) is None
    player = bot("greedy", 1)
    while match.round == 1:
        seat = match.waiting_for[0]
        move = asking.ask(player, "greedy", match, seat, False)
        assert move is not None
        match.play(seat, move)
    for viewer in (0, 1, None):
        left, now = match.last_round_view(viewer), match.view(viewer)
        assert left is not None
        assert (left["round"], now["round"]) == (1, 2)
        assert left.keys() == now.keys()
        assert game == "skipbo" or min(len(hand) for hand in left["hands"]) == 0
        assert game != "skipbo" or min(len(stock) for stock in left["stocks"]) == 0
        others = [hand for other, hand in enumerate(left["hands"]) if other != viewer]
        assert set().union(*others) <= {"?"}, "other hands stay face down"
    assert match.copy().last_round_view(0) == match.last_round_view(0)
    nobodies: tuple[Any, ...] = (-1, 2, True, "x")
    for nobody in nobodies:
        with pytest.raises(ValueError, match="seat"):
            match.last_round_view(nobody)
    assert match.resample(0).last_round_view(1) is None, "whoever thinks about a match learns nothing of it"


@pytest.mark.parametrize("name", ["a\u2028b", "a\x85b", "a\nb"])
def test_a_record_is_read_whatever_people_are_called(name: str) -> None:
    match = cardshed.game("solo").match(seats=2, seed=1, names=[name, "Bob"])
    assert cardshed.load(match.record()).names == [name, "Bob"]


def test_a_name_can_be_written() -> None:
    with pytest.raises(ValueError, match=r"names\[1\]"):
        cardshed.game("solo").match(seats=2, seed=1, names=["Ann", "Jos\udce9"])


def test_a_copy_has_names_of_its_own() -> None:
    match = cardshed.game("solo").match(seats=2, seed=1, names=["Ann", "Bob"])
    twin = match.copy()
    assert twin.names is not None
    twin.names[0] = "Eve"
    twin.opening.clear()
    assert match.names == ["Ann", "Bob"]
    assert match.opening
