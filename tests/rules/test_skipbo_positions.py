"""Skip-Bo: positions that people write, and those that nobody can reach."""

from __future__ import annotations

from typing import Any

import pytest

import cardshed
from tests.rules.skipbo_table import NONE


def example(**fields: Any) -> dict[str, Any]:
    """The position that the rules show."""
    return {
        "game": "skipbo",
        "seats": 2,
        "turn": 0,
        "options": {},
        "hands": [["1", "5", "S"], ["2"]],
        "stocks": [["9", "4"], ["7"]],
        "discards": [[["3"], [], [], []], NONE],
        "building": [["1", "2", "S"], [], [], []],
        "draw": ["12", "11", "10"],
        "done": [],
    } | fields


def test_SB_05_the_position_of_the_rules_stands_in_the_middle_of_a_turn() -> None:
    match = cardshed.load(example())
    position = match.position()
    shown = example()
    assert {name: position[name] for name in shown if name != "options"} == {
        name: value for name, value in shown.items() if name != "options"
    }
    assert position["options"] == {"stock": 30, "points": 0, "teams": False, "stock_first": False}
    assert (position["laid"], position["passes"]) == (False, 0)
    assert [move for move in match.moves(0) if ">b" in move] == ["1>b2", "S>b1", "S>b2", "stock>b1"]


def test_SB_05_hands_and_done_have_no_order() -> None:
    one = cardshed.load(example(hands=[["S", "10", "2"], ["2"]], done=["S", "12", "3"]))
    assert one.position()["hands"][0] == ["2", "10", "S"]
    assert one.position()["done"] == ["3", "12", "S"]


def test_SB_13_an_empty_hand_with_cards_to_draw_is_refilled_on_loading() -> None:
    match = cardshed.load(example(hands=[[], ["2"]]))
    assert match.position()["hands"] == [["10", "11", "12"], ["2"]]
    assert match.opening[0]["event"] == "draw"
    match = cardshed.load(example(hands=[[], ["2"]], draw=["6"], done=["3", "4", "5", "7", "8", "9"]))
    assert "6" in match.position()["hands"][0]
    assert len(match.position()["hands"][0]) == 5
    assert len(match.position()["draw"]) == 2
    assert match.position()["done"] == []


def test_SB_10_a_short_hand_is_taken_as_it_is() -> None:
    assert cardshed.load(example()).position()["draw"] == ["12", "11", "10"]


@pytest.mark.parametrize("field", ["laid", "passes", "draw", "done", "building", "discards"])
def test_SB_03_fields_may_be_null_or_left_out(field: str) -> None:
    without = example()
    without.pop(field, None)
    left_out, null = cardshed.load(without), cardshed.load(example(**{field: None}))
    assert left_out.view(0) == null.view(0)


@pytest.mark.parametrize(
    ("fields", "name"),
    [
        ({"hands": [["1"] * 6, []]}, r"hands\[0\]"),
        ({"hands": [["1"]]}, "hands"),
        ({"hands": [["13"], []]}, r"hands\[0\]\[0\]"),
        ({"hands": [[""], []]}, r"hands\[0\]\[0\]"),
        ({"hands": [["?"], []]}, r"hands\[0\]\[0\]"),
        ({"stocks": [["7"] * 31, ["7"]]}, r"stocks\[0\]"),
        ({"stocks": [["7"], []]}, r"stocks\[1\]"),
        ({"stocks": None}, r"stocks\[0\]"),
        ({"discards": [[[], [], []], NONE]}, r"discards\[0\]"),
        ({"discards": [NONE]}, "discards"),
        ({"discards": [[["x"], [], [], []], NONE]}, r"discards\[0\]\[0\]\[0\]"),
        ({"building": [[], [], []]}, "building"),
        ({"building": [["2"], [], [], []]}, r"building\[0\]\[0\]"),
        ({"building": [["1", "S", "2"], [], [], []]}, r"building\[0\]\[2\]"),
        ({"building": [[str(n) for n in range(1, 13)], [], [], []]}, r"building\[0\]\[11\]"),
        ({"building": [["S"] * 12, [], [], []]}, r"building\[0\]\[11\]"),
        ({"draw": "12"}, "draw"),
        ({"draw": ["J"]}, r"draw\[0\]"),
        ({"draw": ["12"] * 13}, "hands, stocks, discards, building, draw and done"),
        ({"done": ["S"] * 150}, "hands, stocks, discards, building, draw and done"),
        ({"done": ["1"] * 11}, "hands, stocks, discards, building, draw and done"),
        ({"laid": 1}, "laid"),
        ({"passes": 2}, "passes"),
        ({"passes": -1}, "passes"),
        ({"passes": True}, "passes"),
        ({"passes": 1}, "passes"),
        ({"passes": 1, "hands": [["1"], []]}, "passes"),
        ({"passes": 1, "hands": [["1"], []], "draw": [], "done": ["4"]}, "passes"),
        ({"round": 2}, "round"),
        ({"round": 1001, "options": {"points": 500}}, "round"),
        ({"scores": [0, 500], "options": {"points": 500}}, r"scores\[1\]"),
        ({"over": True, "winners": [0], "laid": True}, "laid"),
        ({"over": True, "winners": [0], "passes": 1}, "passes"),
        ({"options": {"stock": 0}}, r"options\.stock"),
        ({"options": {"points": -1}}, r"options\.points"),
        ({"options": {"teams": True}}, r"options\.teams"),
        ({"pile": []}, "pile"),
    ],
)
def test_SB_20_positions_that_cannot_be_are_refused_by_name(fields: dict[str, Any], name: str) -> None:
    with pytest.raises(cardshed.BadInput, match=f"^{name}: "):
        cardshed.load(example(**fields))


def test_SB_32_passes_before_this_turn_are_possible_where_nothing_could_be_drawn() -> None:
    match = cardshed.load(example(hands=[["1"], []], draw=[], passes=1))
    assert match.position()["passes"] == 1
    laid = cardshed.load(example(hands=[["1"], []], passes=1, laid=True))
    assert laid.position()["laid"] is True


def test_SB_40_an_empty_stock_is_possible_only_when_the_match_is_over() -> None:
    match = cardshed.load(example(stocks=[[], ["7"]], over=True, winners=[0], scores=[30, 0]))
    assert match.winners == (0,)
    assert match.moves(0) == []


def test_SB_52_one_of_two_partners_may_have_an_empty_stock() -> None:
    fields: dict[str, Any] = {
        "seats": 4,
        "options": {"teams": True},
        "hands": [["8"], [], [], []],
        "discards": None,
        "building": None,
    }
    stocks: list[list[str]] = [[], ["7"], ["7"], []]
    assert cardshed.load(example(**fields, stocks=stocks)).actors == (0,)
    with pytest.raises(cardshed.BadInput, match=r"^stocks\[0\]: "):
        cardshed.load(example(**fields, stocks=[[], ["7"], [], ["7"]]))
    with pytest.raises(cardshed.BadInput, match=r"^scores\[0\]: "):
        cardshed.load(example(**fields, stocks=stocks, scores=[5, 0, 0, 0]))
