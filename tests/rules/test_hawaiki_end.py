"""Hawaiki: the end of rounds and matches, the stock, blocked rounds (HW-40…HW-45)."""

from __future__ import annotations

from typing import Any

import pytest

import cardshed
from tests.rules.hawaiki_table import acting, hand, sizes, table
from tests.tools import against

Event = dict[str, Any]


def of_kind(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event["event"] == name]


def test_HW_40_a_last_card_ends_the_round() -> None:
    match = table(["R5", "B2 B3", "P1"], "R4, O3, B5", tokens=[10, 10, 10])
    events = match.play(0, "R5>1")
    assert match.round == 2
    (over,) = of_kind(events, "round_over")
    assert over == {"event": "round_over", "winners": [0], "points": [0, -2, -1], "scores": [10, 8, 9]}


def test_HW_40_the_effects_of_a_last_card_come_first() -> None:
    match = table(["R3", "O1 O2", "P1"], "G4, B2, R6", "B1 B7 B3")
    match.play(0, "R3>3!suite")
    assert match.round == 1
    assert match.position()["hands"][0] == []
    assert match.moves(0) == ["@1", "@2"]
    match.play(0, "@2")
    assert match.round == 1
    match.play(2, "silent")
    assert match.round == 2
    assert match.scores == [10, 8, 7]
    assert match.turn == 0


def test_HW_40_a_last_card_that_makes_a_three() -> None:
    match = table(["B4", "O1 O2", "P1"], "R4, G4, B6", "B1 B7 B3")
    match.play(0, "B4>3!three")
    match.play(2, "thanks")
    assert match.round == 1
    match.play(1, "thanks")
    assert match.scores == [10, 7, 8]


def test_HW_40_a_last_card_with_automatic_courtesy() -> None:
    match = table(["R6", "O1 O2", "P1"], "R4, R1, B6", "B1 B7 B3", options={"courtesy": "automatic"})
    match.play(0, "R6>3!colour")
    assert match.round == 1
    match.play(0, "@1+2")
    assert match.round == 2
    assert match.scores == [10, 7, 8]


def test_HW_40_a_last_card_that_makes_a_pair_just_ends_the_round() -> None:
    match = table(["R4", "O1 O2"], "R4, G1, B6")
    match.play(0, "R4>1!pair")
    assert match.round == 2
    assert match.scores == [10, 8]


@pytest.mark.parametrize(("card", "piles"), [("R4", "R4, G1, B6"), ("B4", "B6, R4, G4")])
def test_HW_40_nothing_is_open_after_a_last_card(card: str, piles: str) -> None:
    match = table([card, "O1 O2", "P1"], piles)
    match.play(0, f"{card}>1")
    assert match.round == 2
    assert match.scores == [10, 8, 9]
    assert match.position()["forgotten"] is None
    for seat in range(3):
        assert against(match, seat, "call") == "HW-31"


def test_HW_40_the_last_card_laid_late_in_a_second_turn() -> None:
    match = table(["R4 P1", "O1 O2"], "R4, G1, B6")
    match.play(0, "R4>1")
    match.play(0, "call")
    match.play(0, "P1>2")
    assert match.round == 2


def test_HW_41_one_token_a_card_as_far_as_there_are_tokens() -> None:
    match = table(["R5", "B2 B3 B4", "P1"], "R4, O3, B5", tokens=[3, 2, 4])
    events = match.play(0, "R5>1")
    (over,) = of_kind(events, "round_over")
    assert over["points"] == [0, -2, -1]
    assert match.scores == [3, 0, 3]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_HW_42_whoever_went_out_starts_the_next_round(seat: int) -> None:
    hands = ["B2 B3"] * 3
    hands[seat] = "R5"
    hands[(seat + 1) % 3] = "P1 P2"
    match = table(hands, "R4, O3, B5", turn=seat, first=(seat + 1) % 3)
    events = match.play(seat, "R5>1")
    assert match.turn == seat
    assert match.position()["first"] == seat
    assert of_kind(events, "round") == [{"event": "round", "round": 2, "first": seat}]
    assert events[-1] == {"event": "turn", "seat": seat}


def test_HW_43_the_match_goes_on_while_everybody_has_tokens() -> None:
    match = table(["R5", "B2 B3"], "R4, O3, B5", tokens=[1, 3])
    match.play(0, "R5>1")
    assert not match.over
    assert match.winners == ()
    assert match.scores == [1, 1]


def test_HW_43_the_match_ends_when_somebody_has_no_token() -> None:
    match = table(["R5", "B2 B3", "P1"], "R4, O3, B5", tokens=[4, 2, 6])
    events = match.play(0, "R5>1")
    assert match.over
    assert match.scores == [4, 0, 5]
    assert match.winners == (2,)
    assert events[-1] == {"event": "match_over", "winners": [2]}
    assert acting(match) == []
    assert [match.moves(seat) for seat in range(3)] == [[], [], []]
    assert against(match, 2, "draw") == "HW-43"
    assert against(match, 1, "call") == "HW-43"


def test_HW_43_the_final_table_lies_as_it_was() -> None:
    match = table(["R3", "O1 O2"], "G4, B2, R6", "B1 B7 B3", tokens=[5, 3])
    match.play(0, "R3>3!suite")
    match.play(0, "@1")
    match.play(1, "thanks")
    position = match.position()
    assert match.over
    assert position["hands"] == [[], ["O1", "O2", "B3"]]
    assert position["piles"] == [["G4"], ["B2"], ["R6", "R3"]]
    assert (position["pending"], position["announced"], position["owed"]) == (None, None, [0, 0])
    assert cardshed.load(position).position() == position


def test_HW_43_ties_share_the_win() -> None:
    match = table(["R5", "B2 B3", "P1"], "R4, O3, B5", tokens=[4, 2, 5])
    match.play(0, "R5>1")
    assert match.winners == (0, 2)


def test_HW_44_the_cards_under_the_tops_make_a_new_stock() -> None:
    match = table(["P1 P2", "O1 O2"], "R1 R2, G3, B4 B5 B6")
    events = match.play(0, "draw")
    assert [event["event"] for event in events] == ["shuffle", "draw", "turn"]
    assert events[0]["count"] == 3
    position = match.position()
    assert position["piles"] == [["R2"], ["G3"], ["B6"]]
    drawn = set(position["hands"][0]) - {"P1", "P2"}
    assert drawn | set(position["stock"]) == {"R1", "B4", "B5"}


def test_HW_44_only_when_a_card_must_be_drawn() -> None:
    match = table(["P1 P2", "O1 O2"], "R1 R2, G3, B4 B5 B6", "R7")
    events = match.play(0, "draw")
    assert of_kind(events, "shuffle") == []
    assert match.position()["stock"] == []
    assert match.position()["piles"][0] == ["R1", "R2"]


def test_HW_44_in_the_middle_of_a_draw() -> None:
    match = table(["R6 P7", "O1 O2"], "G1 R4, G2 R1, B6", "B1")
    match.play(0, "R6>3!colour")
    match.play(0, "@1")
    events = match.play(1, "silent")
    assert [event["event"] for event in events] == ["answer", "draw", "shuffle", "draw", "turn"]
    assert sizes(match) == [1, 5]
    assert "B1" in match.position()["hands"][1]
    assert len(match.position()["stock"]) == 1


def test_HW_44_the_new_order_is_the_seeds_alone() -> None:
    chance = {"seed": "07" * 32, "shuffles": 3}
    results = []
    for piles in ("R1 B4 B5 R2, G3, B6", "B5 R2, B4 R1 G3, B6"):
        match = table(["P1 P2", "O1 O2"], piles, chance=chance)
        match.play(0, "draw")
        results.append((hand(match, 0), match.position()["stock"]))
    assert results[0] == results[1]


def test_HW_44_a_draw_may_take_nothing() -> None:
    match = table(["P1 P2", "O1 O2"], "R2, G3, B6")
    events = match.play(0, "draw")
    assert events[0]["event"] == "draw"
    assert events[0]["count"] == 0
    assert sizes(match) == [2, 2]
    assert match.turn == 1
    assert match.position()["empty_draws"] == [0]


def test_HW_45_a_round_in_which_nobody_finds_a_card_is_blocked() -> None:
    match = table(["P1 P4", "O1", "G7 G6 G5"], "R2, G3, B6", turn=1, first=2)
    match.play(1, "draw")
    match.play(2, "draw")
    assert match.round == 1
    events = match.play(0, "draw")
    assert [event["event"] for event in events[:3]] == ["draw", "blocked", "round_over"]
    assert of_kind(events, "round_over")[0]["winners"] == []
    assert match.round == 2
    assert match.scores == [8, 9, 7]
    assert match.turn == 0  # the seat after 2, the round's first player
    assert match.position()["empty_draws"] == []


def test_HW_45_a_lay_between_starts_the_count_anew() -> None:
    match = table(["P1 P4", "O1 O2 R7"], "R2, G3, B6")
    match.play(0, "draw")
    match.play(1, "O2>1")
    assert match.position()["empty_draws"] == []
    match.play(0, "draw")
    assert match.round == 1
    assert sizes(match) == [3, 2]  # the R2 that was covered
    match.play(1, "draw")
    assert match.round == 1
    match.play(0, "draw")
    assert match.round == 2


def test_HW_45_no_second_chance_is_offered() -> None:
    match = table(["P1 P4", "O1 O4"], "R2, G3, B6", options={"second_chance": True})
    match.play(0, "draw")
    assert match.moves(0) == ["again", "end"]
    match.play(0, "again")
    match.play(0, "draw")
    assert match.turn == 1
    match.play(1, "draw")
    assert match.round == 2
    assert match.scores == [7, 8]
    assert match.turn == 1


def test_HW_45_a_blocked_round_can_end_the_match() -> None:
    match = table(["P1 P4", "O1 O4"], "R2, G3, B6", tokens=[2, 4])
    match.play(0, "draw")
    match.play(1, "draw")
    assert match.over
    assert match.winners == (1,)


def test_HW_46_ten_thousand_moves_block_a_round() -> None:
    match = table(["P1 P4", "O1"], "R2, G3, B6", "B1 B2", moves=9998)
    match.play(0, "draw")
    assert match.round == 1
    events = match.play(1, "draw")
    assert len(of_kind(events, "blocked")) == 1
    assert match.round == 2
    assert match.scores == [7, 8]
    assert match.turn == 1
    assert match.position()["moves"] == 0


def test_HW_46_the_ten_thousandth_move_may_go_out() -> None:
    match = table(["R5", "O1"], "R2, G3, B6", "B1 B2", moves=9999)
    events = match.play(0, "R5>1")
    assert of_kind(events, "blocked") == []
    assert match.round == 2
    assert match.turn == 0
