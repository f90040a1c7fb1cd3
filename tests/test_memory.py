"""What the seats remember beyond what they see."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import pytest

import cardshed
from cardshed.engine.match import Match
from tests.rules import clear4_table, hawaiki_table, skipbo_table, solo_table


def remembered(match: Match) -> dict[str, Any]:
    """What a position says about memory; a match loaded from it remembers the same."""
    position = match.position()
    assert cardshed.load(json.dumps(position)).position() == position
    found: dict[str, Any] = position.get("memory", {})
    return found


# Clear 4


def clear4(
    hands: list[str], pile: str = "", stacks: Sequence[str] = ("9 9 9", "9 9 9"), **more: Any
) -> Match:
    return clear4_table.table(hands, pile, stacks, **more)


def test_nothing_is_remembered_of_a_fresh_deal() -> None:
    for game in cardshed.games():
        position = cardshed.game(game).match(seats=2, seed=1).position()
        assert position.get("memory", {}).keys() <= {"under"}


def test_a_pile_taken_is_known() -> None:
    match = clear4(["5", "9 1"], "8 J=8")
    match.play(0, "pass")
    assert remembered(match) == {"known": [["8", "J"], []]}


def test_a_card_laid_is_known_no_longer() -> None:
    match = clear4(["5 5", "9 1"], "6 5")
    match.play(0, "pass")
    match.play(1, "9")
    match.play(1, "end")
    match.play(0, "5")
    assert remembered(match) == {"known": [["6"], []]}


def test_a_pushed_pile_is_known_and_the_push_gone() -> None:
    match = clear4(["P 5", "9 1"], "8 7")
    match.play(0, "P>1")
    assert remembered(match) == {"known": [[], ["7", "8"]], "gone": ["P"]}


def test_a_blind_card_that_fails_is_known_with_the_pile() -> None:
    match = clear4(["5", "9"], "3", stacks=["7", "2"])
    match.play(0, "b1")
    assert remembered(match) == {"known": [["3", "7"], []]}


def test_a_cleared_pile_is_gone() -> None:
    match = clear4(["C 5", "9"], "10 J=10")
    match.play(0, "C")
    assert remembered(match) == {"gone": ["10", "J", "C"]}


def test_a_swept_pile_is_gone() -> None:
    match = clear4(["5 2", "9"], "7 5 5 J=5")
    match.play(0, "5")
    match.play(0, "sweep")
    assert remembered(match) == {"gone": ["5", "5", "5", "7", "J"]}


def test_a_push_revealed_blind_is_gone_once_aimed() -> None:
    match = clear4(["5", "9"], "3", stacks=["P", "2"])
    match.play(0, "b1")
    assert remembered(match) == {}
    match.play(0, ">1")
    assert remembered(match) == {"known": [[], ["3"]], "gone": ["P"]}


def test_a_new_round_makes_all_forgotten() -> None:
    match = clear4(["5", "9"], "8", stacks=[], options={"rounds": 2})
    match.play(0, "pass")
    match.play(1, "9")
    assert match.round == 2
    assert remembered(match) == {}


# Hawaiki


def test_a_sacrificed_card_is_known_where_it_lies_and_to_whom_it_goes() -> None:
    match = hawaiki_table.table(
        ["R1 R2", "G1", "G2"], "B1 B7,O4,P6", "O7", options={"sacrifice": True, "tokens": 5}
    )
    match.play(0, "sacrifice 1")
    assert remembered(match) == {"under": 1}
    match.play(0, "draw")
    assert remembered(match) == {"under": 1}
    match.play(1, "draw")
    nothing: list[str] = []
    assert remembered(match) == {
        "known": [[nothing, ["B7"], nothing], [nothing] * 3, [nothing, ["B7"], nothing]]
    }


def test_after_a_new_stock_two_players_know_each_other() -> None:
    match = hawaiki_table.table(["R1 R2", "G1 G2"], "B1 B7,O4,P6 P7", "")
    match.play(0, "draw")
    assert remembered(match) == {"known": [[[], ["G1", "G2"]], [["R1", "R2"], []]]}
    drawn = set(match.position()["hands"][0]) - {"R1", "R2"}
    assert drawn < {"B1", "P6"}


def test_after_a_new_stock_three_players_keep_it_apart() -> None:
    match = hawaiki_table.table(["R1 R2", "G1 G2", "O1 O2"], "B1 B7,O4,P6 P7", "")
    match.play(0, "draw")
    fresh = remembered(match)["fresh"]
    own = (set(match.position()["hands"][0]) - {"R1", "R2"}).pop()
    assert fresh[0] == {"cards": ({"B1", "P6"} - {own}).pop().split(), "drawn": [0, 0, 0]}
    assert fresh[1] == fresh[2] == {"cards": ["B1", "P6"], "drawn": [1, 0, 0]}


def fresh_hawaiki(hand: str, cards: str) -> Match:
    """Seat 1 has drawn one of three cards since the stock was renewed."""
    drawn = {"cards": cards.split(), "drawn": [0, 1, 0]}
    return hawaiki_table.table(
        ["R1 R2", hand, "O1 O2"],
        "G7,O4,P7",
        "B1 P6",
        turn=1,
        memory={"fresh": [drawn, None, drawn]},
    )


def test_a_card_that_is_not_among_the_fresh_was_held_before() -> None:
    match = fresh_hawaiki("G1 P5", "B1 P6 P5")
    match.play(1, "G1>1")
    fresh = remembered(match)["fresh"]
    assert fresh[0] == {"cards": ["B1", "P5", "P6"], "drawn": [0, 1, 0]}


def test_a_card_that_might_be_of_either_kind_mixes_them() -> None:
    match = fresh_hawaiki("G1 P5", "B1 P6 P5")
    match.play(1, "P5>3")
    assert remembered(match) == {}


def test_the_only_cards_unknown_are_fresh() -> None:
    match = hawaiki_table.table(
        ["R1 R2", "G1 P5", "O1 O2"],
        "G7,O4,P7",
        "B1 P6",
        turn=1,
        memory={
            "known": [[[], ["G1"], []], [[], [], []], [[], [], []]],
            "fresh": [{"cards": ["B1", "P6", "P5"], "drawn": [0, 1, 0]}, None, None],
        },
    )
    match.play(1, "P5>3")
    assert remembered(match) == {
        "known": [[[], ["G1"], []], [[], [], []], [[], [], []]],
        "fresh": [{"cards": ["B1", "P6"], "drawn": [0, 0, 0]}, None, None],
    }


def test_a_card_that_was_open_is_known_when_it_is_hidden() -> None:
    match = hawaiki_table.table(["R1* R2 R3", "G1 G2*"], "R4,O4,P6", "B1", options={"one_hidden": True})
    match.play(0, "R1*>1")
    assert remembered(match) == {}
    match.play(0, "hide R3")
    assert remembered(match) == {"known": [[[], []], [["R3"], []]]}
    match.play(1, "draw")
    match.play(0, "R3*>1")
    assert remembered(match) == {}


def test_a_hidden_twin_of_an_open_card_leaves_it_known() -> None:
    match = hawaiki_table.table(["R1 R1* R2", "G1 G2*"], "R4,O4,P6", "B1", options={"one_hidden": True})
    match.play(0, "R1*>1")
    match.play(0, "hide R1")
    assert remembered(match) == {"known": [[[], []], [["R1"], []]]}


# Skip-Bo


def skipbo(second_hand: str) -> Match:
    """Seat 0 holds a 7; nothing is left to draw but a complete pile."""
    hands = [["7"], second_hand.split()]
    return skipbo_table.table([], hands=hands, done=[*map(str, range(1, 12)), "S"])


def test_what_is_in_a_renewed_draw_pile_is_known() -> None:
    match = skipbo("3 4 5")
    match.play(0, "7>d1")
    fresh = remembered(match)["fresh"]
    whole = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "S"]
    assert fresh[0] == {"cards": whole, "drawn": [0, 2]}
    assert fresh[1]["drawn"] == [0, 0]
    assert sorted(fresh[1]["cards"]) == sorted(match.position()["draw"])


def test_a_hand_drawn_up_from_nothing_is_all_fresh() -> None:
    match = skipbo("")
    match.play(0, "7>d1")
    card = match.position()["hands"][1][0]
    match.play(1, f"{card}>d1")
    fresh = remembered(match)["fresh"]
    assert fresh[0]["drawn"] == [0, 4]
    assert card not in fresh[0]["cards"]


# Solo


def solo(hands: list[str], stock: str, discard: str, **more: Any) -> Match:
    return solo_table.table(*hands, stock=stock, discard=discard, **more)


def known_to(match: Match, observer: int) -> list[list[str]]:
    found: list[list[str]] = remembered(match)["known"][observer]
    return found


def test_a_gift_is_known_to_the_two() -> None:
    match = solo(["Rgift R1 R2 R3", "B1", "G1"], "Y1", "R9")
    for seat, move in ((0, "Rgift@1"), (1, "accept"), (0, "give R1"), (0, "give R2")):
        match.play(seat, move)
    assert known_to(match, 0) == [[], ["R1", "R2"], []]
    assert known_to(match, 1) == known_to(match, 2) == [[], [], []]


def test_a_third_player_does_not_know_which_cards_were_given() -> None:
    known = [[[], [], []], [["R1"], [], []], [["R1", "R2", "R2"], [], []]]
    match = solo(["Rgift R1 R2 R2 R3", "B1", "G1"], "Y1", "R9", memory={"known": known})
    for seat, move in ((0, "Rgift@1"), (1, "accept"), (0, "give R1")):
        match.play(seat, move)
    assert known_to(match, 0) == [[], ["R1"], []]
    assert remembered(match)["known"][2] == [["R2"], [], []]


def test_a_swapped_hand_is_known() -> None:
    match = solo(["Rswap R1 R2", "B1 B2 B3", "G1"], "Y1", "R9", options={"extras": False})
    match.play(0, "Rswap@1")
    assert known_to(match, 0) == [[], ["R1", "R2"], []]
    assert known_to(match, 1) == [["B1", "B2", "B3"], [], []]
    assert known_to(match, 2) == [[], [], []]


def test_what_others_knew_of_a_swapped_hand_goes_along() -> None:
    known = [[[], [], []], [[], [], []], [["R1"], ["B3"], []]]
    match = solo(
        ["Rswap R1 R2", "B1 B2 B3", "G1"], "Y1", "R9", options={"extras": False}, memory={"known": known}
    )
    match.play(0, "Rswap@1")
    assert known_to(match, 2) == [["B3"], ["R1"], []]


def test_rotated_hands_are_known_to_those_who_passed_them_on() -> None:
    match = solo(["rotate R1 R2", "B1 B2", "G1 G2", "Y1 Y2"], "Y9", "R9")
    match.play(0, "rotate")
    for seat in (1, 2, 3):
        match.play(seat, "accept")
    assert remembered(match)["known"] == [
        [[], ["R1", "R2"], [], []],
        [[], [], ["B1", "B2"], []],
        [[], [], [], ["G1", "G2"]],
        [["Y1", "Y2"], [], [], []],
    ]


def test_a_rotation_passes_over_those_with_shields() -> None:
    match = solo(["rotate R1 R2", "B1 B2", "shield-G G1 G2", "Y1 Y2"], "Y9", "R9")
    match.play(0, "rotate")
    for seat, move in ((1, "accept"), (2, "shield-G"), (3, "accept")):
        match.play(seat, move)
    assert remembered(match)["known"] == [
        [[], ["R1", "R2"], [], []],
        [[], [], [], ["B1", "B2"]],
        [[], [], [], []],
        [["Y1", "Y2"], [], [], []],
    ]


def test_a_hand_is_known_until_it_is_laid() -> None:
    match = solo(["Rswap R1 R2", "B1 B2 B3", "G1"], "Y1", "R9", options={"extras": False})
    match.play(0, "Rswap@1")
    match.play(1, "R2")
    assert known_to(match, 0) == [[], ["R1"], []]


def test_a_card_turned_over_and_put_under_is_known() -> None:
    seed = next(seed for seed in range(200) if _puts_under(seed))
    match = cardshed.game("solo").match(seats=3, seed=seed)
    turned = [event["card"] for event in match.opening if event["event"] == "turn_over"]
    assert remembered(match) == {"under": len(turned) - 1}
    assert match.position()["stock"][: len(turned) - 1] == turned[-2::-1]


def _puts_under(seed: int) -> bool:
    match = cardshed.game("solo").match(seats=3, seed=seed)
    return [event["event"] for event in match.opening].count("turn_over") > 2


def test_a_card_drawn_from_a_known_place_is_known() -> None:
    match = solo(["R1 R2", "B1", "G1"], "rotate", "R9", memory={"under": 1})
    match.play(0, "draw")
    assert remembered(match)["drawn"] is True
    assert known_to(match, 1) == known_to(match, 2) == [["rotate"], [], []]
    match.play(0, "keep")
    assert "drawn" not in remembered(match)


def test_the_drawn_card_is_the_one_laid() -> None:
    known = [[[], []], [["R1"], []]]
    match = solo(["R1 R2", "B1 B2"], "R1", "R9", memory={"known": known})
    match.play(0, "draw")
    match.play(0, "R1")
    assert known_to(match, 1) == [["R1"], []]


def test_a_passing_hand_lacks_what_fits() -> None:
    match = solo(["B1 B2", "R1 G1 G2", "Y2 Y3 Y4"], "", "R9")
    match.play(0, "pass")
    lacks = remembered(match)["lacks"]
    assert {"R1", "Rskip", "B9", "rotate", "shield-B", "color"} <= set(lacks[0])
    assert not {"B1", "G8"} & set(lacks[0])
    assert lacks[1:] == [[], []]
    match.play(1, "R1")
    match.play(2, "draw")
    match.play(2, "keep")
    assert remembered(match)["lacks"][0] == lacks[0]


def test_what_a_hand_lacks_is_forgotten_when_it_draws() -> None:
    match = solo(["B1 B2", "R1 G1 G2", "R2 Y3 Y4"], "", "R9")
    for seat, move in ((0, "pass"), (1, "R1"), (2, "R2")):
        match.play(seat, move)
    assert "lacks" in remembered(match)
    match.play(0, "draw")
    assert "lacks" not in remembered(match)


# Positions


@pytest.mark.parametrize(
    ("memory", "field"),
    [
        ([], "memory"),
        ("all", "memory"),
        ({"seen": 1}, "memory.seen"),
        ({"under": 3}, "memory.under"),
        ({"under": -1}, "memory.under"),
        ({"known": [[], []]}, "memory.known"),
        ({"known": [[[]], [[]], [[]]]}, "memory.known[0]"),
        ({"known": [[["R1"], [], []], [[], [], []], [[], [], []]]}, "memory.known[0][0]"),
        ({"known": [[[], ["R1"], []], [[], [], []], [[], [], []]]}, "memory.known[0][1]"),
        ({"known": [[[], ["B1", "B1"], []], [[], [], []], [[], [], []]]}, "memory.known[0][1]"),
        ({"known": [[[], ["x"], []], [[], [], []], [[], [], []]]}, "memory.known[0][1][0]"),
        ({"fresh": [{}, None, None]}, "memory.fresh[0]"),
        ({"fresh": [{"cards": [], "drawn": [0, 0, 0]}, None, None]}, "memory.fresh[0].cards"),
        ({"fresh": [{"cards": ["Y1", "Y2"], "drawn": [0, 3, 0]}, None, None]}, "memory.fresh[0].drawn[1]"),
        ({"fresh": [{"cards": ["Y1", "Y2", "B1"], "drawn": [0, 0, 1]}, None, None]}, "memory.fresh[0].cards"),
        ({"fresh": [{"cards": ["Y1", "Y2"], "drawn": [1, 0, 0]}, None, None]}, "memory.fresh[0].drawn[0]"),
        ({"lacks": [["R1"], [], []]}, "memory.lacks[0]"),
        ({"lacks": [[], []]}, "memory.lacks"),
        ({"drawn": True}, "memory.drawn"),
        ({"drawn": 1}, "memory.drawn"),
    ],
)  # fmt: skip
def test_a_memory_that_cannot_be_is_refused(memory: Any, field: str) -> None:
    with pytest.raises(cardshed.BadInput) as caught:
        solo(["R1 R2", "B1 B2", "G1"], "Y1 Y2", "R9", memory=memory)
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("memory", "field"),
    [
        ({"known": [["7"], []]}, "memory.known[0]"),
        ({"known": [["5"]]}, "memory.known"),
        ({"gone": ["C"] * 7}, "memory.gone"),
        ({"gone": ["8"] * 10}, "memory.gone"),
        ({"gone": "8"}, "memory.gone"),
    ],
)
def test_a_memory_of_clear_4_that_cannot_be_is_refused(memory: Any, field: str) -> None:
    with pytest.raises(cardshed.BadInput) as caught:
        clear4(["5", "9"], "8", memory=memory)
    assert str(caught.value).startswith(f"{field}: ")


@pytest.mark.parametrize("memory", [{"known": [[[], ["3"]], [[], []]]}, {"under": 1}])
def test_in_skipbo_no_hand_and_no_place_is_known(memory: Any) -> None:
    with pytest.raises(cardshed.BadInput, match=next(iter(memory))):
        skipbo_table.table([], hands=[["7"], ["3"]], draw=["1", "2"], memory=memory)


def test_a_view_shows_no_memory() -> None:
    match = clear4(["5", "9 1"], "8 J=8")
    match.play(0, "pass")
    assert "memory" not in match.view(0)
    assert "memory" not in match.view(None)


def test_a_copy_remembers_on_its_own() -> None:
    match = clear4(["5", "9 1"], "8 J=8")
    twin = match.copy()
    match.play(0, "pass")
    assert remembered(twin) == {}
