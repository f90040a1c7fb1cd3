"""Solo: what may be laid in a turn, and jumping in (SO-10…SO-23)."""

from __future__ import annotations

import pytest

import cardshed
from tests.rules.solo_table import hand, table
from tests.tools import against

# A turn


def test_SO_10_what_fits_has_the_colour_the_number_or_symbol_or_is_black() -> None:
    match = table("R2 G7 G8 rotate shield-B", "Y1", discard="R7")
    assert match.moves(0) == ["G7", "R2", "rotate", "shield-B"]
    assert against(match, 0, "G8") == "SO-10"


def test_SO_10_a_symbol_fits_a_symbol_of_any_colour() -> None:
    match = table("G+2 Gskip Gturn B1 B2", "Y1", discard="R+2")
    assert match.moves(0) == ["G+2"]
    match = table("Gskip Yturn B1", "Y1", discard="Rturn")
    assert match.moves(0) == ["Yturn"]
    match = table("Gswap Ygift B1", "Y1", discard="Rswap")
    assert match.moves(0) == ["Gswap", "Gswap@1"]


def test_SO_10_on_a_black_card_only_the_colour_in_force_counts() -> None:
    match = table("G+2 R3 B4 color", "Y1", discard="+4", color="R")
    assert match.moves(0) == ["R3", "color:B", "color:G", "color:R", "color:Y"]
    assert against(match, 0, "G+2") == "SO-10"
    assert against(match, 0, "B4") == "SO-10"


def test_SO_10_a_card_must_be_in_the_hand() -> None:
    match = table("R2 G8", "R5", discard="R7")
    assert against(match, 0, "R5") == "SO-10"
    assert against(match, 0, "+4:R") == "SO-10"


def test_SO_11_whoever_will_not_lay_may_draw_although_a_card_fits() -> None:
    match = table("R2 G8", "Y1", discard="R7", stock="B1")
    assert "draw" in match.moves(0)
    match.play(0, "draw")
    assert match.turn == 0
    assert match.moves(0) == ["keep"]
    match.play(0, "keep")
    assert match.turn == 1
    assert hand(match, 0) == ["B1", "G8", "R2"]


def test_SO_11_the_drawn_card_may_be_laid_at_once_if_it_fits_in_all_its_variants() -> None:
    match = table("R2 G8", "Y1", discard="R7", stock="Rswap")
    match.play(0, "draw")
    assert match.moves(0) == ["Rswap", "Rswap@1", "keep"]
    assert against(match, 0, "R2") == "SO-11"
    assert against(match, 0, "draw") == "SO-11"
    assert against(match, 0, "pass") == "SO-11"
    match.play(0, "Rswap@1")
    assert match.position()["drawn"] is None


def test_SO_11_one_is_asked_even_when_the_drawn_card_does_not_fit() -> None:
    match = table("R2 G8", "Y1", discard="R7", stock="B1")
    match.play(0, "draw")
    assert match.waiting_for == (0,)
    assert against(match, 0, "B1") == "SO-10"


def test_SO_11_a_copy_of_the_drawn_card_counts_as_the_drawn_card() -> None:
    match = table("R2 G8", "Y1", discard="R7", stock="R2")
    match.play(0, "draw")
    assert match.moves(0) == ["R2", "keep"]
    match.play(0, "R2")
    assert hand(match, 0) == ["G8", "R2"]


def test_SO_11_laying_the_drawn_card_as_last_but_one_can_be_called() -> None:
    match = table("G8", "Y1", discard="R7", stock="R2")
    match.play(0, "draw")
    assert match.moves(0) == ["R2", "R2!", "keep"]


def test_SO_11_keep_is_possible_only_after_drawing() -> None:
    match = table("R2 G8", "Y1", discard="R7", stock="B1")
    assert against(match, 0, "keep") == "SO-11"


def test_SO_12_after_a_coloured_card_its_colour_is_in_force() -> None:
    match = table("G7 R1 R2", "Y1", discard="R7")
    match.play(0, "G7")
    assert match.position()["color"] == "G"
    match = table("B3 R1 R2", "Y1 B4", discard="color", color="B")
    match.play(0, "B3")
    assert match.position()["color"] == "B"


# Jumping in


def test_SO_20_whoever_holds_exactly_the_top_card_may_jump_in() -> None:
    match = table("R2 G8 B1", "Y1 Y2", "R7 Y3 Y4", "G7 Y5 Y6", discard="R7", stock="B9")
    assert match.actors == (0, 2)
    assert match.waiting_for == (0,)
    assert match.moves(2) == ["R7"]
    match.play(2, "R7")
    assert match.turn == 3
    assert match.position()["discard"] == ["R7", "R7"]


def test_SO_20_several_may_jump_in_and_the_first_to_do_so_does() -> None:
    match = table("R2 G8 B1", "color Y1 Y2", "color Y3 Y4", "G7", discard="color", color="B", stock="B9")
    assert match.actors == (0, 1, 2)
    match.play(2, "color:Y")
    assert match.turn == 3
    assert list(match.actors) == [1, 3]
    match.play(1, "color:R")
    assert match.turn == 2
    assert match.position()["color"] == "R"


def test_SO_20_same_number_or_same_colour_is_not_enough() -> None:
    match = table("R2 G8 B1", "G7 R1 color", discard="R7", stock="B9")
    assert match.moves(1) == []
    for move in ("G7", "R1", "color:R", "R7"):
        assert against(match, 1, move) == "SO-20"


def test_SO_20_also_on_a_card_one_laid_oneself() -> None:
    match = table("R2 R2 B1 B2", "Y1", "Y2", discard="R7", stock="B9")
    match.play(0, "R2")
    assert match.actors == (0, 1)
    events = match.play(0, "R2")
    assert events[0] == {"event": "lay", "seat": 0, "card": "R2", "solo": False, "jump": True}
    assert match.turn == 1


@pytest.mark.parametrize("card", ["color", "+4"])
def test_SO_20_with_black_cards_too_naming_a_colour(card: str) -> None:
    match = table("R2 G8 B1", "Y1", f"{card} Y3 Y4", discard=card, color="R", stock="B9")
    assert match.moves(2) == [f"{card}:{color}" for color in "BGRY"]
    match.play(2, f"{card}:Y")
    assert match.turn == 0
    assert match.position()["color"] == "Y"


def test_SO_20_rotate_on_rotate() -> None:
    match = table("R2 G8 B1", "Y1", "rotate Y3", discard="rotate", color="R", stock="B9")
    assert match.moves(2) == ["rotate", "rotate!"]
    match.play(2, "rotate!")
    assert match.turn == 2
    assert match.actors == (0, 1)


def test_SO_20_the_seat_in_turn_lays_the_same_card_as_any_other() -> None:
    match = table("R7 G8 B1", "Y1", discard="R7", stock="B9")
    events = match.play(0, "R7")
    assert not events[0]["jump"]
    assert match.turn == 1


def test_SO_21_play_goes_on_after_the_one_who_jumped_in() -> None:
    match = table("R2 G8", "Y1", "R7 Y3 Y4", "B1", "B2", discard="R7", stock="B9", direction=-1)
    match.play(2, "R7")
    assert match.turn == 1


def test_SO_21_an_action_card_acts_from_there() -> None:
    match = table("R2 G8", "Y1", "Rskip Y3 Y4", "B1", "B2", discard="Rskip", stock="B9")
    match.play(2, "Rskip")
    assert match.turn == 2
    assert match.actors == (3,)
    match.play(3, "accept")
    assert match.turn == 4
    match = table("R2 G8", "Y1", "Rturn Y3 Y4", "B1", "B2", discard="Rturn", stock="B9")
    match.play(2, "Rturn")
    assert match.turn == 1


def test_SO_22_out_of_turn_one_can_only_jump_in() -> None:
    match = table("R2 G8", "R7 Y1 Y2", discard="R7", stock="B9")
    for move in ("draw", "keep", "take", "pass"):
        assert against(match, 1, move) == "SO-22"
    assert against(match, 1, "accept") == "SO-50"
    assert against(match, 1, "give R7") == "SO-38"


def test_SO_22_nobody_jumps_in_while_an_answer_is_awaited() -> None:
    match = table("Rskip R1 R2", "Y1", "Rskip Y3", discard="R7", stock="B9")
    match.play(0, "Rskip")
    assert match.actors == (1,)
    assert against(match, 2, "Rskip") == "SO-54"
    match.play(1, "accept")
    assert match.turn == 2
    match = table("Rskip R1 R2", "Y1", "B1", "Rskip Y3", discard="R7", stock="B9")
    match.play(0, "Rskip")
    match.play(1, "accept")
    assert match.actors == (2, 3)


def test_SO_22_jumping_in_on_owed_cards_raises() -> None:
    match = table("R+2 R1 R2", "Y1", "R+2 Y3 Y4", "B1", discard="R7", stock="B9")
    match.play(0, "R+2")
    assert match.actors == (1, 2)
    match.play(2, "R+2")
    assert match.turn == 3
    assert match.position()["owed"] == 4


@pytest.mark.parametrize("option", ["same", "up", "any"])
def test_SO_22_a_draw_four_raises_when_jumping_in_whatever_may_raise(option: str) -> None:
    match = table("Y1", "R1", "+4 Y3 Y4", discard="+4", color="R", owed=4, options={"raise": option})
    match.play(2, "+4:B")
    assert match.turn == 0
    assert match.position()["owed"] == 8
    assert match.position()["color"] == "B"


def test_SO_22_once_taken_the_same_draw_card_owes_anew() -> None:
    match = table("Y1 Y2", "R1", "R+2 Y3 Y4", discard="R+2", owed=2, stock="B1 B2")
    match.play(0, "take")
    assert match.turn == 1
    match.play(2, "R+2")
    assert match.turn == 0
    assert match.position()["owed"] == 2


def test_SO_22_deciding_player_keeps_the_drawn_card_when_somebody_jumps_in() -> None:
    match = table("R2 G8", "Y1 Y2", "R7 Y3 Y4", discard="R7", stock="B9 R1")
    match.play(0, "draw")
    assert match.actors == (0, 2)
    match.play(2, "R7")
    assert match.turn == 0
    assert hand(match, 0) == ["G8", "R1", "R2"]
    assert match.position()["drawn"] is None
    assert match.moves(0) == ["R1", "R2", "draw"]
    assert against(match, 0, "keep") == "SO-11"


def test_SO_22_deciding_player_cannot_jump_in_with_another_card() -> None:
    match = table("R7 G8", "Y1 Y2", discard="R7", stock="B9")
    match.play(0, "draw")
    assert match.moves(0) == ["keep"]
    assert against(match, 0, "R7") == "SO-11"


def test_SO_22_deciding_player_may_lay_a_drawn_card_like_the_top_one() -> None:
    match = table("R2 G8", "Y1 Y2", "B1", discard="R7", stock="R7")
    match.play(0, "draw")
    assert match.moves(0) == ["R7", "keep"]
    match.play(0, "R7")
    assert match.turn == 1


def test_SO_22_the_drawn_card_is_nobody_elses_business_when_jumping_in() -> None:
    drawn_alike = table("R2 G8", "Y1 Y2", "rotate R1", discard="rotate", color="B", stock="rotate")
    drawn_other = table("R2 G8", "Y1 Y2", "rotate R1", discard="rotate", color="B", stock="G1")
    for match in (drawn_alike, drawn_other):
        match.play(0, "draw")
        assert match.moves(2) == ["rotate", "rotate!"]
        assert match.moves(1) == []
    assert drawn_alike.view(2) == drawn_other.view(2)


def test_SO_22_the_window_stays_open_until_another_card_lies_on_top() -> None:
    match = table("R2 G8", "Y1 R3", "R7 Y3 Y4", discard="R7", stock="B9 B8")
    match.play(0, "draw")
    match.play(0, "keep")
    assert match.moves(2) == ["R7"]
    match.play(1, "R3!")
    assert match.turn == 2
    match = table("R2 G8 B1", "Y1 R3", "B2 B3", "R7 Y3 Y4", discard="R7", stock="B9 B8")
    match.play(0, "R2")
    assert match.moves(3) == []


def test_SO_23_the_card_turned_over_at_the_start_can_be_jumped_in_on() -> None:
    for seed in range(300):
        match = cardshed.game("solo").match(seats=6, seed=seed)
        top = match.position()["discard"][0]
        jumpers = [seat for seat in match.actors if seat not in match.waiting_for]
        if jumpers and top[1:].isdigit():
            match.play(jumpers[0], top)
            assert match.turn == (jumpers[0] + 1) % 6
            assert match.position()["discard"] == [top, top]
            return
    raise AssertionError("nobody could jump in")


def test_SO_23_a_draw_two_at_the_start_can_be_raised_by_jumping_in() -> None:
    for seed in range(2000):
        match = cardshed.game("solo").match(seats=8, seed=seed)
        top = match.position()["discard"][0]
        jumpers = [seat for seat in match.actors if seat not in match.waiting_for]
        if jumpers and top.endswith("+2"):
            match.play(jumpers[0], top)
            assert match.position()["owed"] == 4
            return
    raise AssertionError("nobody could jump in")
