"""Hawaiki: set-up, a turn, and how moves are written (HW-01…HW-12, HW-60)."""

from __future__ import annotations

from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.hawaiki_table import acting, hand, sizes, table
from tests.tools import against


def opening(seats: int, seed: int = 1, **options: Any) -> Match:
    return cardshed.game("hawaiki").match(seats=seats, seed=seed, options=options)


# Set-up


@pytest.mark.parametrize("seats", range(2, 7))
def test_HW_01_two_sets_of_thirty_five_cards(seats: int) -> None:
    position = opening(seats).position()
    lists = [*position["hands"], *position["piles"], position["stock"]]
    found = sorted(card for some in lists for card in some)
    assert found == sorted(2 * [f"{colour}{value}" for colour in "ROGBP" for value in range(1, 8)])


@pytest.mark.parametrize("seats", [1, 7])
def test_HW_01_two_to_six_seats(seats: int) -> None:
    with pytest.raises(ValueError, match=r"^seats: "):
        opening(seats)


def test_HW_01_no_third_copy_of_a_card() -> None:
    with pytest.raises(ValueError, match=r"^hands, piles and stock: .*R5"):
        table(["R5 R5", "B2"], "R5, O3, B5")
    with pytest.raises(ValueError, match=r"^hands, piles and stock: .*R5"):
        table(["R5 R5 R5", "B2"], "R4, O3, B5")


def test_HW_02_ten_tokens_unless_the_option_says_otherwise() -> None:
    assert opening(3).scores == [10, 10, 10]
    assert opening(3).position()["tokens"] == [10, 10, 10]
    assert opening(3, tokens=6).scores == [6, 6, 6]
    assert table(["R5", "B2"], "R4, O3, B5").scores == [10, 10]


def test_HW_03_the_seed_draws_the_first_player() -> None:
    firsts = [opening(6, seed).turn for seed in range(60)]
    assert set(firsts) == set(range(6))
    assert firsts == [opening(6, seed).turn for seed in range(60)]
    match = opening(6)
    assert match.position()["first"] == match.turn


@pytest.mark.parametrize("seats", range(2, 7))
def test_HW_04_six_cards_each_three_piles_and_the_stock(seats: int) -> None:
    match = opening(seats)
    position = match.position()
    assert sizes(match) == [6] * seats
    assert [len(pile) for pile in position["piles"]] == [1, 1, 1]
    assert len(position["stock"]) == 70 - 6 * seats - 3


def test_HW_04_the_piles_lie_open_hands_and_stock_do_not() -> None:
    match = table(["R5 B2", "G1", "P7 P7"], "R4, O3 G3, B5", "O1 O2")
    view = match.view(0)
    assert view["piles"] == [["R4"], ["O3", "G3"], ["B5"]]
    assert view["hands"] == [["R5", "B2"], ["?"], ["?", "?"]]
    assert view["stock"] == ["?", "?"]
    assert match.view(None)["hands"] == [["?", "?"], ["?"], ["?", "?"]]
    assert match.view(None)["piles"] == view["piles"]


def test_HW_04_the_deal_is_told_each_hand_to_its_owner() -> None:
    match = opening(3)
    deals = [event for event in match.opening if event["event"] == "deal"]
    assert [event["seat"] for event in deals] == [0, 1, 2]
    for seat, event in enumerate(deals):
        assert "cards" not in cardshed.seen_by(event, (seat + 1) % 3)
        assert sorted(cardshed.seen_by(event, seat)["cards"]) == sorted(match.position()["hands"][seat])
    starts = [event for event in match.opening if event["event"] == "start_pile"]
    assert [[event["card"]] for event in starts] == match.position()["piles"]
    assert [event["pile"] for event in starts] == [1, 2, 3]
    assert match.opening[-1] == {"event": "turn", "seat": match.turn}


def test_HW_04_every_round_is_dealt_from_all_cards() -> None:
    match = table(["R5", "B2 B3"], "R4, O3, B5")
    match.play(0, "R5>1")
    assert match.round == 2
    assert sizes(match) == [6, 6]
    assert len(match.position()["stock"]) == 70 - 12 - 3


@pytest.mark.parametrize(
    ("piles", "move", "name"),
    [
        ("R1, G2, B3", "O1>1", "suite"),
        ("R1, R4, R6", "R3>1", "colour"),
        ("R4, G4, B4", "O4>1", "three"),
    ],
)
def test_HW_05_what_the_first_cards_show_is_already_there(piles: str, move: str, name: str) -> None:
    match = table([f"{move[:2]} P7", "B2 B7"], piles)
    assert match.position()["forgotten"] is None
    assert acting(match) == [0]
    assert against(match, 0, f"{move}!{name}") == "HW-28"
    match.play(0, move)
    assert acting(match) == [1]


# A turn


def test_HW_10_value_or_colour_of_the_card_it_covers() -> None:
    match = table(["R5 G4 P2 B7", "O1 O2"], "R4, G1, P7", "B1")
    lays = [move for move in match.moves(0) if "!" not in move]
    assert lays == ["B7>3", "G4>1", "G4>2", "P2>3", "R5>1", "draw"]
    assert against(match, 0, "R5>2") == "HW-10"
    assert against(match, 0, "B7>1") == "HW-10"
    match.play(0, "G4>1")
    assert match.position()["piles"] == [["R4", "G4"], ["G1"], ["P7"]]
    assert hand(match, 0) == "R5 B7 P2"


def test_HW_10_only_a_card_in_hand() -> None:
    match = table(["R5 G4", "R7 O2"], "R4, G1, P6")
    assert against(match, 0, "R7>1") == "HW-10"
    assert against(match, 0, "R7>2") == "HW-10"


def test_HW_10_two_copies_are_laid_one_at_a_time() -> None:
    match = table(["R5 R5 B1", "O1 O2"], "R4, G1, P6")
    match.play(0, "R5>1")
    assert hand(match, 0) == "R5 B1"
    assert match.position()["piles"][0] == ["R4", "R5"]


def test_HW_10_drawing_ends_the_turn_and_is_always_allowed() -> None:
    match = table(["R5 G4", "O1 O2"], "R4, G1, P6", "B1 B2")
    events = match.play(0, "draw")
    assert hand(match, 0) == "R5 G4 B2"
    assert match.position()["stock"] == ["B1"]
    assert match.turn == 1
    assert events[0]["event"] == "draw"
    assert cardshed.seen_by(events[0], 0)["cards"] == ["B2"]
    assert cardshed.seen_by(events[0], 1) == {"event": "draw", "seat": 0, "count": 1}
    assert events[-1] == {"event": "turn", "seat": 1}


def test_HW_10_the_drawn_card_waits() -> None:
    match = table(["B1 P7", "O1 O2"], "R4, G1, P6", "R3")
    match.play(0, "draw")
    assert match.moves(0) == []
    assert against(match, 0, "R3>1") == "HW-12"


def test_HW_11_announcing_and_laying_are_one_move() -> None:
    match = table(["R4 P1 P2", "O1 O2"], "R4, G1, P6")
    assert {"R4>1", "R4>1!pair"} <= set(match.moves(0))
    events = match.play(0, "R4>1!pair")
    assert events[0] == {
        "event": "lay",
        "seat": 0,
        "card": "R4",
        "pile": 1,
        "hidden": False,
        "announced": "pair",
    }
    assert match.position()["piles"][0] == ["R4", "R4"]


def test_HW_12_the_turn_passes_to_the_left() -> None:
    match = table(["R5 B1", "O1 O2", "P1 P2"], "R4, G1, B6", "B7 B7 G7")
    match.play(0, "R5>1")
    assert match.turn == 1
    match.play(1, "draw")
    assert match.turn == 2
    match.play(2, "draw")
    assert match.turn == 0


def test_HW_12_nobody_else_plays() -> None:
    match = table(["R5 B1", "R1 O2", "P1 P2"], "R4, G1, B6", "B7")
    assert acting(match) == [0]
    assert match.moves(1) == []
    for move in ("R1>1", "draw", "@2", "@0+2", "O7>3!three"):
        assert against(match, 1, move) == "HW-12"


def test_HW_12_an_announced_combination_gives_another_turn() -> None:
    match = table(["R4 P1 P2", "O1 O2"], "R4, G1, P6")
    match.play(0, "R4>1!pair")
    assert match.turn == 0
    match.play(0, "P1>2")
    assert match.turn == 1


# How moves are written


@pytest.mark.parametrize(
    "text",
    ["", "R5", "R5>0", "R5>4", "r5>2", "R8>1", "Y5>1", "R5>2!", "R5>2!color", "@6", "@3+1", "@1+1", "pass"],
)
def test_HW_60_anything_else_is_no_move(text: str) -> None:
    match = table(["R5 B1", "O1 O2"], "R4, G1, B6")
    assert against(match, 0, text) == "HW-60"


def test_HW_60_seats_that_are_not_at_the_table() -> None:
    match = table(["R6 B1", "O1 O2", "P1 P3"], "R4, R1, B6")
    match.play(0, "R6>3!colour")
    assert against(match, 0, "@3") == "HW-60"
    assert against(match, 0, "@1+5") == "HW-60"
    assert match.moves(0) == ["@1", "@1+2", "@2"]
