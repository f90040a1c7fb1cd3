"""Solo: what the action cards do (SO-30…SO-39)."""

from __future__ import annotations

import pytest

import cardshed
from tests.rules.solo_table import hand, names, sizes, table
from tests.tools import against

PLAIN = {"extras": False}


def test_SO_30_a_skip_costs_the_next_seat_its_turn() -> None:
    match = table("Rskip R1 R2", "Y1", "Y2", discard="R7", options=PLAIN)
    events = match.play(0, "Rskip")
    assert match.turn == 2
    assert names(events) == ["lay", "skip", "turn"]
    assert events[1]["seat"] == 1


def test_SO_30_with_two_seats_the_player_goes_on() -> None:
    match = table("Rskip R1 R2", "Y1", discard="R7", options=PLAIN)
    match.play(0, "Rskip")
    assert match.turn == 0
    match = table("Rskip R1 R2", "Y1", discard="R7")
    match.play(0, "Rskip")
    assert (match.turn, match.actors) == (0, (1,))
    match.play(1, "accept")
    assert (match.turn, match.actors) == (0, (0,))


def test_SO_31_a_reverse_turns_the_direction_round() -> None:
    match = table("Rturn R1 R2", "Y1", "Y2", "Y3", discard="R7", stock="B1")
    match.play(0, "Rturn")
    assert match.turn == 3
    assert match.position()["direction"] == -1
    match.play(3, "draw")
    match.play(3, "keep")
    assert match.turn == 2


@pytest.mark.parametrize("extras", [True, False])
def test_SO_31_with_two_seats_the_player_plays_again_and_nobody_is_asked(extras: bool) -> None:
    match = table("Rturn R1 R2", "Y1 Y2", discard="R7", options={"extras": extras})
    match.play(0, "Rturn")
    assert match.turn == 0
    assert match.position()["direction"] == -1
    assert match.waiting_for == (0,)


def test_SO_31_with_two_seats_whoever_jumps_in_plays_again() -> None:
    match = table("R1 R2", "Rturn Y1 Y2", discard="Rturn", direction=-1)
    match.play(1, "Rturn")
    assert match.turn == 1
    assert match.position()["direction"] == 1


def test_SO_32_a_draw_two_makes_the_next_player_take_two_and_the_turn_passes() -> None:
    match = table("R+2 R1 R2", "R5 Y1", "Y2", discard="R7", stock="B1 B2 B3")
    events = match.play(0, "R+2")
    assert names(events) == ["lay", "owe", "turn"]
    assert match.moves(1) == ["take"]
    assert against(match, 1, "R5") == "SO-32"
    assert against(match, 1, "draw") == "SO-32"
    assert against(match, 1, "pass") == "SO-32"
    match.play(1, "take")
    assert hand(match, 1) == ["B2", "B3", "R5", "Y1"]
    assert match.turn == 2
    assert match.position()["owed"] == 0


def test_SO_32_take_is_possible_only_when_cards_are_owed() -> None:
    match = table("R1 R2", "R5 Y1", discard="R+2", stock="B1 B2 B3")
    assert against(match, 0, "take") == "SO-32"
    match.play(0, "draw")
    assert against(match, 0, "take") == "SO-32"


def test_SO_33_the_amounts_add_up() -> None:
    match = table(
        "R+2 R1 R2", "Y+2 Y1 Y2", "+4 Y3 Y4", "B1 B2", discard="R7", stock="B3 B4 B5 B6 B7 B8 B9 G1"
    )
    match.play(0, "R+2")
    match.play(1, "Y+2")
    assert match.position()["owed"] == 4
    match.play(2, "+4:G")
    assert match.position()["owed"] == 8
    match.play(3, "take")
    assert sizes(match)[3] == 10
    assert match.turn == 0


@pytest.mark.parametrize(
    ("option", "on_two", "on_four"),
    [
        ("same", ["G+2", "R+2"], ["+4:B", "+4:G", "+4:R", "+4:Y"]),
        ("up", ["+4:B", "+4:G", "+4:R", "+4:Y", "G+2", "R+2"], ["+4:B", "+4:G", "+4:R", "+4:Y"]),
        ("any", ["+4:B", "+4:G", "+4:R", "+4:Y", "G+2", "R+2"], ["+4:B", "+4:G", "+4:R", "+4:Y", "R+2"]),
    ],
)
def test_SO_33_which_card_may_raise_which_is_an_option(
    option: str, on_two: list[str], on_four: list[str]
) -> None:
    cards = "R+2 G+2 +4 R1"
    options = {"raise": option}
    two = table(cards, "Y1", discard="R+2", owed=2, options=options)
    assert two.moves(0) == [*on_two, "take"]
    four = table(cards, "Y1", discard="+4", color="R", owed=4, options=options)
    assert four.moves(0) == [*on_four, "take"]
    for match, moves in ((two, on_two), (four, on_four)):
        for move in ("R+2", "G+2", "+4:B"):
            if move not in moves:
                assert against(match, 0, move) == "SO-33"


def test_SO_33_with_any_a_two_of_the_colour_named_raises_a_four() -> None:
    match = table("+4 R1 R2", "B+2 Y1 Y2", "Y3", discard="R7", options={"raise": "any"})
    match.play(0, "+4:B")
    match.play(1, "B+2")
    assert match.position()["owed"] == 6
    assert match.position()["color"] == "B"


def test_SO_33_a_draw_card_one_does_not_hold_is_refused_as_such() -> None:
    match = table("R1 R2", "Y1", discard="R+2", owed=2)
    assert against(match, 0, "G+2") == "SO-10"


def test_SO_34_choose_colour_may_be_laid_on_any_card_and_names_the_colour() -> None:
    match = table("color G1 G2", "Y1 R3", discard="R7", stock="B1")
    assert match.moves(0) == ["color:B", "color:G", "color:R", "color:Y", "draw"]
    events = match.play(0, "color:Y")
    assert events[1] == {"event": "color", "seat": 0, "color": "Y"}
    assert match.position()["color"] == "Y"
    assert match.turn == 1
    assert match.moves(1) == ["Y1", "Y1!", "draw"]


def test_SO_35_draw_four_names_the_colour_and_the_next_takes_four_or_raises() -> None:
    match = table("+4 G1 G2", "Y1 R3", "B1", discard="R7", stock="B2 B3 B4 B5")
    match.play(0, "+4:Y")
    assert match.position()["color"] == "Y"
    assert match.position()["owed"] == 4
    assert against(match, 1, "Y1") == "SO-32"
    match.play(1, "take")
    assert sizes(match)[1] == 6
    assert match.turn == 2


def test_SO_36_swap_exchanges_whole_hands() -> None:
    match = table("Rswap G1 G2", "Y1", "B1 B2 B3 B4", discard="R7", options=PLAIN)
    events = match.play(0, "Rswap@2")
    assert hand(match, 0) == ["B1", "B2", "B3", "B4"]
    assert hand(match, 2) == ["G1", "G2"]
    assert match.turn == 1
    assert {"event": "swap", "seat": 0, "target": 2, "counts": [4, 2]} in events


def test_SO_36_or_not() -> None:
    match = table("Rswap G1 G2", "Y1", "B1 B2 B3 B4", discard="R7")
    match.play(0, "Rswap")
    assert sizes(match) == [2, 1, 4]
    assert match.waiting_for == (1,)
    assert match.turn == 1


def test_SO_36_the_chosen_player_accepts_first() -> None:
    match = table("Rswap G1 G2", "Y1", "B1 B2 B3 B4", discard="R7")
    match.play(0, "Rswap@2")
    assert sizes(match) == [2, 1, 4]
    assert (match.turn, match.actors) == (0, (2,))
    match.play(2, "accept")
    assert sizes(match) == [4, 1, 2]
    assert match.turn == 1


def test_SO_36_several_copies_of_a_card_travel_together() -> None:
    match = table("Rswap +4 +4 +4 +4 R1", "rotate rotate Y1", discard="R7", options=PLAIN)
    match.play(0, "Rswap@1")
    assert hand(match, 0) == ["Y1", "rotate", "rotate"]
    assert hand(match, 1) == ["+4", "+4", "+4", "+4", "R1"]


def test_SO_36_nobody_swaps_with_themselves() -> None:
    match = table("Rswap G1 G2", "Y1", discard="R7")
    assert against(match, 0, "Rswap@0") == "SO-36"


def test_SO_37_rotate_passes_every_hand_on_in_the_direction_of_play() -> None:
    match = table("rotate G1 G2", "Y1", "B1 B2 B3 B4", discard="R7", options=PLAIN)
    match.play(0, "rotate")
    assert [hand(match, seat) for seat in range(3)] == [["B1", "B2", "B3", "B4"], ["G1", "G2"], ["Y1"]]
    assert match.turn == 1
    match = table("rotate G1 G2", "Y1", "B1 B2 B3 B4", discard="R7", options=PLAIN, direction=-1)
    match.play(0, "rotate")
    assert [hand(match, seat) for seat in range(3)] == [["Y1"], ["B1", "B2", "B3", "B4"], ["G1", "G2"]]
    assert match.turn == 2


def test_SO_37_the_colour_in_force_stays_what_it_was() -> None:
    match = table("rotate G1 G2", "Y1 Y2", discard="color", color="B", options=PLAIN)
    match.play(0, "rotate")
    assert match.position()["color"] == "B"


def test_SO_37_hands_rotate_when_the_last_answer_is_in() -> None:
    match = table("rotate G1 G2", "Y1", "B1 B2 B3 B4", discard="R7")
    match.play(0, "rotate")
    match.play(2, "accept")
    assert sizes(match) == [2, 1, 4]
    assert (match.turn, match.actors) == (0, (1,))
    events = match.play(1, "accept")
    assert sizes(match) == [4, 2, 1]
    assert match.turn == 1
    assert {"event": "rotate", "seat": 0, "direction": 1, "seats": [0, 1, 2]} in events


def test_SO_38_the_chosen_player_answers_first_then_two_cards_move_one_by_one() -> None:
    match = table("Rgift G1 G2 R3 R3", "Y1", "B1", discard="R7", stock="Y9")
    match.play(0, "Rgift@2")
    assert (match.turn, match.actors) == (0, (2,))
    match.play(2, "accept")
    assert (match.turn, match.actors) == (0, (0,))
    assert match.moves(0) == ["give G1", "give G2", "give R3"]
    match.play(0, "give R3")
    assert hand(match, 2) == ["B1", "R3"]
    assert match.moves(0) == ["give G1", "give G2", "give R3"]
    match.play(0, "give G1")
    assert hand(match, 2) == ["B1", "G1", "R3"]
    assert hand(match, 0) == ["G2", "R3"]
    assert match.turn == 1


def test_SO_38_only_the_two_of_them_see_the_cards() -> None:
    match = table("Rgift G1 G2 R3", "Y1", "B1", discard="R7")
    match.play(0, "Rgift@2")
    match.play(2, "accept")
    (event, *_) = match.play(0, "give R3")
    assert cardshed.seen_by(event, 0)["cards"] == ["R3"]
    assert cardshed.seen_by(event, 2)["cards"] == ["R3"]
    assert cardshed.seen_by(event, 1) == {"event": "give", "seat": 0, "target": 2, "count": 1}
    assert match.view(1)["hands"][2] == ["?", "?"]


def test_SO_38_while_giving_nothing_else_is_possible() -> None:
    match = table("Rgift G1 G2 R3", "R7 Y1", discard="R7", stock="Y9")
    match.play(0, "Rgift@1")
    match.play(1, "accept")
    for move in ("R3", "draw", "give Y1", "accept", "pass"):
        assert against(match, 0, move) == "SO-38"
    assert match.moves(1) == []
    assert against(match, 1, "draw") == "SO-22"
    assert against(match, 1, "R7") == "SO-20"


def test_SO_38_a_gift_names_another_player() -> None:
    match = table("Rgift G1 G2", "Y1", discard="R7")
    assert match.moves(0) == ["Rgift@1"]
    assert against(match, 0, "Rgift") == "SO-38"
    assert against(match, 0, "Rgift@0") == "SO-38"
    assert against(match, 0, "give G1") == "SO-38"


def test_SO_38_with_two_cards_left_both_go_and_the_giver_has_gone_out() -> None:
    match = table("Rgift G5 G6", "Y1 Y2", "B4", discard="R7", options={"limit": 0})
    match.play(0, "Rgift@1")
    events = match.play(1, "accept")
    assert match.over
    assert match.winners == (0,)
    assert match.scores == [0, 14, 4]
    assert names(events)[:3] == ["accept", "give", "give"]
    assert hand(match, 1) == ["G5", "G6", "Y1", "Y2"]


def test_SO_38_with_one_card_left_after_the_call_that_one_goes() -> None:
    match = table("Rgift G5", "Y1 Y2", "B4", discard="R7", options={"limit": 0})
    match.play(0, "Rgift@1!")
    match.play(1, "accept")
    assert match.winners == (0,)
    assert match.scores == [0, 8, 4]


def test_SO_38_without_the_call_the_penalty_comes_first_and_two_of_three_are_chosen() -> None:
    match = table("Rgift G5", "Y1 Y2", "B4", discard="R7", stock="B8 B9", options={"limit": 0})
    match.play(0, "Rgift@1")
    assert hand(match, 0) == ["B8", "B9", "G5"]
    match.play(1, "accept")
    assert not match.over
    match.play(0, "give B8")
    match.play(0, "give B9")
    assert hand(match, 0) == ["G5"]
    assert match.turn == 1


def test_SO_38_without_the_call_and_one_penalty_card_only_the_giver_goes_out() -> None:
    # The stock is empty, and the card under the gift is all there is to draw.
    match = table("Rgift G5", "Y1 Y2", discard="R7", stock="", options={"limit": 0})
    match.play(0, "Rgift@1")
    assert hand(match, 0) == ["G5", "R7"]
    match.play(1, "accept")
    assert match.winners == (0,)
    assert match.scores == [0, 15]


def test_SO_38_a_gift_refused_by_a_shield_is_kept_and_nobody_has_gone_out() -> None:
    match = table("Rgift G5", "Y1 shield-B Y2", "B4", discard="R7")
    match.play(0, "Rgift@1!")
    match.play(1, "shield-B")
    assert hand(match, 0) == ["G5"]
    assert (match.round, match.turn) == (1, 2)


def test_SO_39_a_shield_may_be_laid_on_any_card_in_turn_and_brings_its_colour() -> None:
    match = table("shield-B G1 G2", "Y1 Y2", discard="R7")
    events = match.play(0, "shield-B")
    assert match.position()["color"] == "B"
    assert match.turn == 1
    assert names(events) == ["lay", "color", "turn"]


def test_SO_34_a_colour_must_be_named() -> None:
    match = table("color R1 R2", "G1", discard="R7")
    assert against(match, 0, "color") == against(match, 0, "color!") == "SO-34"


def test_SO_35_a_draw_four_names_its_colour() -> None:
    match = table("+4 R1 R2", "G1", discard="R7")
    assert against(match, 0, "+4") == against(match, 0, "+4!") == "SO-35"
