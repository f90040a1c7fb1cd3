"""Hawaiki: positions as they are written, read, refused and seen."""

from __future__ import annotations

import json
from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.hawaiki_table import acting

EXAMPLE: dict[str, Any] = {
    "game": "hawaiki",
    "seats": 3,
    "turn": 0,
    "tokens": [10, 10, 10],
    "options": {},
    "hands": [["R5", "B2"], ["G1"], ["P7", "P7"]],
    "piles": [["R4"], ["O3", "G3"], ["B5"]],
    "stock": ["O1", "O2"],
}
SUITE = {"piles": [["R4"], ["O3", "G3"], ["B5"]]}
COLOUR = {"piles": [["R4"], ["R1"], ["B6", "R6"]]}
THREE = {"piles": [["R4"], ["G4"], ["B6", "B4"]]}
PAIR = {"piles": [["R4", "R4"], ["G1"], ["B6"]]}


def position(*parts: dict[str, Any], **more: Any) -> dict[str, Any]:
    """The example with parts put in its place."""
    result = json.loads(json.dumps(EXAMPLE))
    for part in (*parts, more):
        result |= part
    return dict(result)


def same_after_loading(match: Match) -> None:
    again = cardshed.load(json.dumps(match.position()))
    assert again.position() == match.position()
    assert again.actors == match.actors
    assert [again.moves(seat) for seat in range(3)] == [match.moves(seat) for seat in range(3)]


def test_the_example_of_the_rules_stands_at_the_start_of_a_turn() -> None:
    match = cardshed.load(EXAMPLE)
    assert match.turn == 0
    assert match.position()["first"] == 0
    assert acting(match) == [0]
    assert match.moves(0) == ["B2>3", "B2>3!suite", "R5>1", "R5>3", "draw"]
    assert match.scores == [10, 10, 10]
    assert cardshed.load(position(turn=2, first=1)).position()["first"] == 1


def test_tokens_and_scores_are_one_thing() -> None:
    assert cardshed.load(position(tokens=[3, 4, 5])).scores == [3, 4, 5]
    assert cardshed.load(position(tokens=None, scores=[3, 4, 5])).position()["tokens"] == [3, 4, 5]
    assert cardshed.load(position(tokens=[3, 4, 5], scores=[3, 4, 5])).scores == [3, 4, 5]
    assert cardshed.load(position(tokens=None, options={"tokens": 6})).scores == [6, 6, 6]
    with pytest.raises(ValueError, match=r"^scores: "):
        cardshed.load(position(tokens=[3, 4, 5], scores=[3, 4, 6]))


def test_fields_left_out_or_null_have_defaults() -> None:
    extra = ("pending", "announced", "forgotten", "owed", "empty_draws", "sacrificed", "second_chances")
    plain = cardshed.load(EXAMPLE).position()
    nulls = cardshed.load(position(dict.fromkeys(extra))).position()
    for name in (*extra, "hands", "piles", "stock"):
        assert nulls[name] == plain[name]


def test_hands_are_written_in_order_and_have_none() -> None:
    hands = [["B2", "R5", "B2"], ["P7", "G1*"], ["R1", "R1*"]]
    match = cardshed.load(position(hands=hands, options={"one_hidden": True}))
    assert match.position()["hands"] == [["R5", "B2", "B2"], ["G1*", "P7"], ["R1", "R1*"]]


@pytest.mark.parametrize(
    "parts",
    [
        (SUITE, {"pending": "designate", "announced": "suite"}),
        (SUITE, {"pending": "designate", "announced": "suite", "hands": [[], ["G1"], ["P7"]]}),
        (COLOUR, {"pending": "thanks", "announced": "colour", "owed": [0, 2, 0]}),
        (COLOUR, {"pending": "thanks", "announced": "colour", "owed": [0, 1, 1]}),
        (COLOUR, {"pending": "thanks", "announced": "colour", "owed": [0, 0, 1]}),
        (THREE, {"pending": "thanks", "announced": "three", "owed": [0, 1, 1]}),
        (THREE, {"forgotten": {"seat": 2, "combination": "three"}}),
        (PAIR, {"forgotten": {"seat": 2, "combination": "pair"}}),
        (
            PAIR,
            {
                "pending": "second_chance",
                "forgotten": {"seat": 0, "combination": "pair"},
                "options": {"second_chance": True},
                "second_chances": [1],
            },
        ),
        (PAIR, {"pending": "hide", "announced": "pair", "options": {"one_hidden": True}}),
        (
            PAIR,
            {
                "pending": "hide",
                "forgotten": {"seat": 0, "combination": "pair"},
                "options": {"one_hidden": True},
            },
        ),
        ({"sacrificed": [0, 2], "options": {"sacrifice": True}, "piles": [["R4"], ["O3", "G3"], ["B5"]]},),
        ({"empty_draws": [0, 1]},),
    ],
)
def test_what_is_pending_can_be_written_and_read(parts: tuple[dict[str, Any], ...]) -> None:
    match = cardshed.load(position(*parts))
    written = match.position()
    for part in parts:
        for name, value in part.items():
            if name != "options":
                assert written[name] == value
    same_after_loading(match)
    seat = match.actors[0]
    match.play(seat, match.moves(seat)[0])
    same_after_loading(match)


@pytest.mark.parametrize(
    ("field", "parts"),
    [
        ("hands", ({"hands": [["R5"], ["G1"]]},)),
        ("hands[1]", ({"hands": [["R5"], [], ["P7"]]},)),
        ("hands[0]", ({"hands": [[], ["G1"], ["P7"]]},)),
        ("hands[1]", (SUITE, {"pending": "designate", "announced": "suite", "hands": [["R5"], [], ["P7"]]})),
        ("hands[0][0]", ({"hands": [["R8"], ["G1"], ["P7"]]},)),
        ("hands[0][0]", ({"hands": [["R5*"], ["G1"], ["P7"]]},)),
        ("hands[0][1]", ({"hands": [["R5*", "R6*"], ["G1"], ["P7"]], "options": {"one_hidden": True}},)),
        ("hands[0][0]", ({"hands": [["?"], ["G1"], ["P7"]]},)),
        ("hands, piles and stock", ({"stock": ["R5", "R5"]},)),
        ("piles", ({"piles": [["R4"], ["G3"]]},)),
        ("piles[1]", ({"piles": [["R4"], [], ["G3"]]},)),
        ("piles[0][0]", ({"piles": [["R4*"], ["G2"], ["G3"]]},)),
        ("stock[0]", ({"stock": [7]},)),
        ("tokens", ({"tokens": [1, 2]},)),
        ("tokens[0]", ({"tokens": [11, 2, 3]},)),
        ("tokens[1]", ({"tokens": [1, -1, 3]},)),
        ("turn", ({"turn": 3},)),
        ("pending", ({"pending": "push"},)),
        ("pending", ({"pending": "hide"},)),
        (
            "pending",
            ({"pending": "hide", "options": {"one_hidden": True}, "hands": [["R5*"], ["G1"], ["P7"]]},),
        ),
        ("pending", ({"pending": "second_chance"},)),
        (
            "pending",
            ({"pending": "second_chance", "options": {"second_chance": True}, "second_chances": [0]},),
        ),
        ("pending", ({"pending": "second_chance", "options": {"second_chance": True}, "tokens": [0, 1, 1]},)),
        ("pending", ({"pending": "designate", "announced": "suite", "over": True},)),
        (
            "pending",
            (
                THREE,
                {"pending": "thanks", "announced": "three", "owed": [0, 1, 1]},
                {"options": {"courtesy": "automatic"}},
            ),
        ),
        ("announced", ({"pending": "designate"},)),
        ("announced", ({"announced": "suite"},)),
        ("announced", ({"announced": "flush"},)),
        ("announced", (THREE, {"pending": "designate", "announced": "three"})),
        ("announced", (PAIR, {"pending": "thanks", "announced": "pair", "owed": [0, 1, 0]})),
        ("announced", (PAIR, {"pending": "designate", "announced": "suite"})),
        ("announced", (SUITE, {"pending": "designate", "announced": "colour"})),
        ("forgotten", ({"forgotten": "pair"},)),
        ("forgotten", (SUITE, {"forgotten": {"seat": 2, "combination": "pair"}})),
        ("forgotten.seat", (PAIR, {"forgotten": {"seat": 0, "combination": "pair"}})),
        ("forgotten.seat", (PAIR, {"forgotten": {"seat": 1, "combination": "pair"}})),
        ("forgotten.seat", (PAIR, {"forgotten": {"seat": 3, "combination": "pair"}})),
        ("forgotten.combination", (PAIR, {"forgotten": {"seat": 2, "combination": ""}})),
        ("forgotten", (PAIR, {"forgotten": {"seat": 2, "combination": "pair"}, "over": True})),
        (
            "forgotten",
            (
                SUITE,
                {"pending": "designate", "announced": "suite"},
                {"forgotten": {"seat": 0, "combination": "suite"}},
            ),
        ),
        ("owed", (THREE, {"pending": "thanks", "announced": "three"})),
        ("owed", ({"owed": [0, 1, 0]},)),
        ("owed", (THREE, {"pending": "thanks", "announced": "three", "owed": [0, 2, 1]})),
        ("owed", (SUITE, {"pending": "thanks", "announced": "suite", "owed": [0, 1, 1]})),
        ("owed", (COLOUR, {"pending": "thanks", "announced": "colour", "owed": [0, 2, 1]})),
        ("owed[0]", (THREE, {"pending": "thanks", "announced": "three", "owed": [1, 1, 1]})),
        ("owed[1]", (COLOUR, {"pending": "thanks", "announced": "colour", "owed": [0, 3, 0]})),
        ("empty_draws", ({"empty_draws": [0, 1, 2]},)),
        ("sacrificed", ({"sacrificed": [0]},)),
        ("second_chances", ({"second_chances": [0]},)),
        ("second_chances", ({"second_chances": [0, 0], "options": {"second_chance": True}},)),
        ("discard", ({"discard": []},)),
    ],
)
def test_a_position_that_cannot_be_is_refused_by_its_field(
    field: str, parts: tuple[dict[str, Any], ...]
) -> None:
    with pytest.raises(cardshed.BadInput) as caught:
        cardshed.load(position(*parts))
    assert caught.value.field == field


def test_a_view_tells_nothing_of_what_is_hidden() -> None:
    """Two positions that differ only in what seat 0 cannot see."""
    for hidden in (False, True):
        mark = "*" if hidden else ""
        options = {"one_hidden": hidden}
        first = position(hands=[["R5", "B2"], [f"G1{mark}"], [f"P7{mark}"]], options=options)
        other = position(
            hands=[["R5", "B2"], [f"O1{mark}"], [f"G1{mark}"]], options=options, stock=["O2", "P7"]
        )
        one, two = cardshed.load(first), cardshed.load(other)
        assert one.view(0) == two.view(0)
        assert one.view(None) == two.view(None)
        assert one.moves(0) == two.moves(0)
        assert one.view(0)["hands"] == [["R5", "B2"], ["?"], ["?"]]


def test_the_hidden_card_has_no_place_in_a_shown_hand() -> None:
    views = []
    for secret in ("R1", "P7"):
        hands = [["R5"], ["G1", f"{secret}*", "B3"], ["P6"]]
        views.append(cardshed.load(position(hands=hands, options={"one_hidden": True})).view(0))
    assert views[0] == views[1]
    assert views[0]["hands"][1] == ["G1", "B3", "?"]
