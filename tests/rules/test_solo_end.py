"""Solo: calling SOLO, going out, scores, and running out of cards (SO-60…SO-74)."""

from __future__ import annotations

import pytest

import cardshed
from tests.rules.solo_table import hand, names, sizes, table
from tests.tools import against

SINGLE = {"limit": 0}


# Calling SOLO


def test_SO_60_whoever_does_not_call_draws_two_before_the_effect() -> None:
    match = table("R+2 G1", "Y1 Y2", discard="R7", stock="B1 B2 B3")
    events = match.play(0, "R+2")
    assert names(events) == ["lay", "penalty", "draw", "owe", "turn"]
    assert hand(match, 0) == ["B2", "B3", "G1"]
    assert match.turn == 1


def test_SO_60_whoever_calls_draws_nothing() -> None:
    match = table("R5 G1", "Y1 Y2", discard="R7", stock="B1 B2 B3")
    events = match.play(0, "R5!")
    assert events[0] == {"event": "lay", "seat": 0, "card": "R5", "solo": True, "jump": False}
    assert hand(match, 0) == ["G1"]


def test_SO_60_when_jumping_in() -> None:
    match = table("R5 G1 G2", "Y1 Y2", "R7 Y3", discard="R7", stock="B1 B2 B3")
    called = match.copy()
    match.play(2, "R7")
    assert hand(match, 2) == ["B2", "B3", "Y3"]
    called.play(2, "R7!")
    assert hand(called, 2) == ["Y3"]


def test_SO_60_when_answering() -> None:
    match = table("Rskip R1 R2", "shield-B Y1", "Y2", discard="R7", stock="B1 B2 B3")
    match.play(0, "Rskip")
    assert match.moves(1) == ["accept", "shield-B", "shield-B!"]
    called = match.copy()
    match.play(1, "shield-B")
    assert hand(match, 1) == ["B2", "B3", "Y1"]
    called.play(1, "shield-B!")
    assert hand(called, 1) == ["Y1"]
    assert match.turn == called.turn == 2


def test_SO_60_the_penalty_comes_before_a_swap_so_the_other_gets_it() -> None:
    match = table("Rswap G1", "Y1 Y2", discard="R7", stock="B1 B2 B3", options={"extras": False})
    called = match.copy()
    match.play(0, "Rswap@1")
    assert hand(match, 1) == ["B2", "B3", "G1"]
    assert hand(match, 0) == ["Y1", "Y2"]
    called.play(0, "Rswap@1!")
    assert hand(called, 1) == ["G1"]


def test_SO_60_the_penalty_comes_before_a_rotation() -> None:
    match = table("rotate G1", "Y1 Y2", "Y3", discard="R7", stock="B1 B2 B3")
    match.play(0, "rotate")
    assert sizes(match) == [3, 2, 1]
    match.play(1, "accept")
    match.play(2, "accept")
    assert sizes(match) == [1, 3, 2]


def test_SO_60_the_penalty_for_a_shield_against_a_rotation_is_kept() -> None:
    match = table("rotate G1 G2", "shield-B Y2", "Y3", discard="R7", stock="B1 B2 B3")
    match.play(0, "rotate")
    match.play(1, "shield-B")
    match.play(2, "accept")
    assert hand(match, 1) == ["B2", "B3", "Y2"]
    assert sizes(match) == [1, 3, 2]


def test_SO_61_the_call_is_refused_unless_exactly_one_card_is_left() -> None:
    three = table("R5 R6 R8", "R7 Y1 Y2", discard="R7")
    assert against(three, 0, "R5!") == "SO-61"
    assert against(three, 1, "R7!") == "SO-61"
    two = table("R5 R6", "Y1", discard="R7")
    assert two.moves(0) == ["R5", "R5!", "R6", "R6!"]
    one = table("R5", "Y1", discard="R7", stock="B1")
    assert against(one, 0, "R5!") == "SO-61"


def test_SO_61_every_variant_can_be_called() -> None:
    match = table("Rgift color", "Y1", "Y2", discard="R7")
    assert match.moves(0) == [
        "Rgift@1",
        "Rgift@1!",
        "Rgift@2",
        "Rgift@2!",
        *(f"color:{color}{call}" for color in "BGRY" for call in ("", "!")),
    ]
    match = table("Rswap Y9", "Y1", "Y2", discard="R7")
    assert match.moves(0) == ["Rswap", "Rswap!", "Rswap@1", "Rswap@1!", "Rswap@2", "Rswap@2!"]


def test_SO_61_a_call_that_comes_too_early_is_refused_for_answers_too() -> None:
    match = table("Rskip R1 R2", "shield-B Y1 Y2", discard="R7")
    match.play(0, "Rskip")
    assert against(match, 1, "shield-B!") == "SO-61"


def test_SO_61_coming_down_to_one_card_otherwise_owes_no_call() -> None:
    swapped = table("Rswap G1 G2", "Y1", discard="R7", stock="B1 B2", options={"extras": False})
    swapped.play(0, "Rswap@1")
    assert sizes(swapped) == [1, 2]
    rotated = table("rotate G1 G2", "Y1", discard="R7", stock="B1 B2", options={"extras": False})
    rotated.play(0, "rotate")
    assert sizes(rotated) == [1, 2]
    gifted = table("Rgift G1 G2 G3", "Y1", discard="R7", stock="B1 B2")
    gifted.play(0, "Rgift@1")
    gifted.play(1, "accept")
    gifted.play(0, "give G1")
    gifted.play(0, "give G2")
    assert sizes(gifted) == [1, 3]


def test_SO_61_penalty_cards_are_drawn_as_far_as_there_are_any() -> None:
    match = table("R5 G1", "Y1 Y2", discard="R7", stock="")
    events = match.play(0, "R5")
    # The card under the one just laid is all there is.
    assert hand(match, 0) == ["G1", "R7"]
    assert match.position()["discard"] == ["R5"]
    assert names(events) == ["lay", "penalty", "shuffle", "draw", "turn"]


# The end of a round


def test_SO_70_the_last_card_wins_and_has_no_effect_any_more() -> None:
    match = table("R+2", "Y1", "Y2", discard="R7", stock="B1 B2", options=SINGLE)
    events = match.play(0, "R+2")
    assert match.over
    assert match.winners == (0,)
    assert match.scores == [0, 1, 2]
    assert match.position()["owed"] == 0
    assert names(events) == ["lay", "round_over", "match_over"]


def test_SO_70_what_was_owed_is_forgotten() -> None:
    match = table("G+2", "Y1", discard="R+2", owed=2, stock="B1 B2", options=SINGLE)
    match.play(0, "G+2")
    assert match.winners == (0,)
    assert match.scores == [0, 1]
    assert match.position()["owed"] == 0


def test_SO_70_a_last_swap_or_gift_is_laid_without_a_target() -> None:
    for card in ("Rswap", "Rgift"):
        match = table(card, "Y1", discard="R7", stock="B1", options=SINGLE)
        assert match.moves(0) == [card, "draw"]
        assert against(match, 0, f"{card}@1") == "SO-70"
        match.play(0, card)
        assert match.winners == (0,)


def test_SO_70_a_last_rotate_or_skip_asks_nobody() -> None:
    for card in ("rotate", "Rskip"):
        match = table(card, "shield-B Y1", discard="R7", options=SINGLE)
        match.play(0, card)
        assert match.winners == (0,)
        assert match.scores == [0, 41]


def test_SO_70_a_last_colour_card_still_names_a_colour() -> None:
    for card in ("color", "+4"):
        match = table(card, "Y1", discard="R7", options=SINGLE)
        assert match.moves(0) == [f"{card}:{color}" for color in "BGRY"]
        match.play(0, f"{card}:G")
        assert match.winners == (0,)
        assert match.position()["color"] == "G"
        assert match.position()["owed"] == 0


def test_SO_70_one_can_go_out_by_jumping_in() -> None:
    match = table("R1 R2", "Y1", "R7", discard="R7", options=SINGLE)
    match.play(2, "R7")
    assert match.winners == (2,)
    assert match.scores == [3, 1, 0]


def test_SO_70_one_can_go_out_by_jumping_in_while_another_decides() -> None:
    match = table("G1", "R7", discard="R7", stock="B1", options=SINGLE)
    match.play(0, "draw")
    match.play(1, "R7")
    assert match.winners == (1,)
    assert match.scores == [2, 0]
    assert match.position()["drawn"] is None


@pytest.mark.parametrize(
    ("card", "points"),
    [
        *((f"G{number}", number) for number in range(1, 10)),
        ("Gturn", 10),
        ("Gskip", 20),
        ("G+2", 30),
        ("Gswap", 30),
        ("Ggift", 30),
        ("rotate", 40),
        ("color", 40),
        ("shield-B", 40),
        ("+4", 50),
    ],
)
def test_SO_71_what_each_card_costs(card: str, points: int) -> None:
    match = table("R1", card, discard="R7", options=SINGLE)
    events = match.play(0, "R1")
    assert match.scores == [0, points]
    assert {"event": "round_over", "winners": [0], "points": [0, points], "scores": [0, points]} in events


def test_SO_71_all_copies_count_for_everybody_but_the_winner() -> None:
    match = table("R1", "+4 +4 +4 +4 R9", "color color Y1", discard="R7", options=SINGLE)
    match.play(0, "R1")
    assert match.scores == [0, 209, 81]


# The end of the match


def test_SO_72_the_match_ends_once_somebody_has_more_than_the_limit() -> None:
    match = table("R1", "Y9", "Y8", discard="R7", scores=[100, 292, 10])
    match.play(0, "R1")
    assert match.over
    assert match.scores == [100, 301, 18]
    assert match.winners == (2,)
    assert match.moves(0) == match.moves(1) == []
    assert against(match, 0, "draw") == "SO-72"


def test_SO_72_exactly_the_limit_is_not_enough() -> None:
    match = table("R1", "Y9", discard="R7", scores=[100, 291])
    match.play(0, "R1")
    assert not match.over
    assert match.scores == [100, 300]
    assert match.round == 2
    assert sizes(match) == [8, 8]


def test_SO_72_ties_share_the_win() -> None:
    match = table("R1", "Y9", "Y8", discard="R7", scores=[18, 60, 10], options={"limit": 60})
    match.play(0, "R1")
    assert match.winners == (0, 2)


def test_SO_72_limit_0_plays_a_single_round() -> None:
    match = table("R1", "Y1", discard="R7", options=SINGLE)
    match.play(0, "R1")
    assert match.over
    assert match.winners == (0,)


# Running out of cards


def test_SO_73_the_discard_pile_without_its_top_becomes_the_stock() -> None:
    match = table("R1 R2", "Y1 Y2", discard="G1 G2 G3 R7", stock="")
    events = match.play(0, "draw")
    position = match.position()
    assert position["discard"] == ["R7"]
    assert len(position["stock"]) == 2
    assert sorted([*position["stock"], position["drawn"]]) == ["G1", "G2", "G3"]
    assert events[0] == {"event": "shuffle", "count": 3}


def test_SO_73_an_interrupted_take_goes_on_with_the_new_stock() -> None:
    match = table("R1 R2", "Y1 Y2", discard="G1 G2 G3 R+2", owed=2, stock="B9")
    events = match.play(0, "take")
    assert names(events) == ["take", "draw", "shuffle", "draw", "turn"]
    assert sizes(match) == [4, 2]
    assert "B9" in hand(match, 0)
    assert len(match.position()["stock"]) == 2


def test_SO_73_the_order_of_the_discard_pile_does_not_outlive_the_shuffle() -> None:
    chance = {"seed": "07" * 32, "shuffles": 3}
    one = table("R1 R2", "Y1", discard="G1 G2 G3 B4 R7", chance=chance)
    two = table("R1 R2", "Y1", discard="B4 G3 G1 G2 R7", chance=chance)
    one.play(0, "draw")
    two.play(0, "draw")
    assert one.position()["stock"] == two.position()["stock"]


def test_SO_73_take_takes_what_there_is_and_the_rest_is_forgiven() -> None:
    match = table("R1 R2", "Y1 Y2", discard="R7 +4", color="R", owed=8, stock="B9 B8")
    match.play(0, "take")
    assert hand(match, 0) == ["B8", "B9", "R1", "R2", "R7"]
    assert match.position()["owed"] == 0
    assert match.turn == 1


def test_SO_73_take_with_nothing_at_all_is_legal_and_is_not_a_pass() -> None:
    match = table("G1", "G2", "R+2 G3 G4", discard="R+2", owed=2, turn=0)
    events = match.play(0, "take")
    assert sizes(match) == [1, 1, 3]
    assert match.turn == 1
    assert match.position()["passes"] == 0
    assert {"event": "draw", "seat": 0, "count": 0, "private": {0: {"cards": []}}} in events


def test_SO_73_with_nothing_to_draw_who_can_lay_lays() -> None:
    match = table("R1 G2", "Y1 Y2", discard="R7", stock="")
    assert match.moves(0) == ["R1", "R1!"]
    assert against(match, 0, "draw") == "SO-73"
    assert against(match, 0, "pass") == "SO-73"


def test_SO_73_with_nothing_to_draw_who_cannot_lay_passes() -> None:
    match = table("G1 G2", "Y1 R2", discard="R7", stock="")
    assert match.moves(0) == ["pass"]
    match.play(0, "pass")
    assert match.turn == 1
    assert match.position()["passes"] == 1


def test_SO_73_pass_is_refused_while_there_is_a_card_to_draw() -> None:
    match = table("G1 G2", "Y1 R2", discard="B1 R7", stock="")
    assert match.moves(0) == ["draw"]
    assert against(match, 0, "pass") == "SO-73"


def test_SO_74_the_round_is_blocked_when_every_seat_in_succession_passes() -> None:
    match = table("G1", "Y2", "B3", discard="R7", options=SINGLE)
    match.play(0, "pass")
    match.play(1, "pass")
    assert not match.over
    events = match.play(2, "pass")
    assert names(events) == ["pass", "blocked", "round_over", "match_over"]
    assert events[2]["winners"] == []
    assert match.scores == [1, 2, 3]
    assert match.winners == (0,)


def test_SO_74_a_blocked_round_counts_for_everybody_and_the_next_is_dealt() -> None:
    match = table("G1", "Y2", discard="R7")
    match.play(0, "pass")
    match.play(1, "pass")
    assert match.scores == [1, 2]
    assert (match.round, sizes(match), match.position()["passes"]) == (2, [8, 8], 0)


def test_SO_74_a_card_laid_in_between_starts_the_count_anew() -> None:
    match = table("G1 G5 B1 B2", "Y2 R7 Y3 Y4", "B3 B4 B5 B6", discard="R7", options=SINGLE)
    match.play(0, "pass")
    assert match.position()["passes"] == 1
    match.play(1, "R7")
    assert match.position()["passes"] == 0
    assert match.turn == 2
    assert match.moves(2) == ["draw"]


def test_SO_75_a_round_of_ten_thousand_moves_is_blocked_too() -> None:
    match = table("G1 G2", "Y3", discard="R7", stock="B1 B2", moves=9_999, options=SINGLE)
    events = match.play(0, "draw")
    assert names(events) == ["draw", "blocked", "round_over", "match_over"]
    assert match.scores == [5, 3]
    assert match.winners == (1,)
    assert match.position()["drawn"] is None


def test_SO_33_what_is_owed_grows_as_long_as_draw_cards_come_back() -> None:
    """Uncalled raises draw the draw cards back out of a reshuffled discard pile (SO-60, SO-73)."""
    match = table("+4 +4", "+4 +4", discard="R1")
    for lay in range(1, 71):
        match.play(match.turn, "+4:R")
        assert match.position()["owed"] == 4 * lay
        assert cardshed.load(match.position()).moves(match.turn) == match.moves(match.turn)
    assert "take" in match.moves(match.turn)


def test_SO_38_a_gift_without_a_target_is_refused_with_a_call_too() -> None:
    assert against(table("Rgift R2 R3", "G1", discard="R7"), 0, "Rgift!") == "SO-38"
    assert against(table("Rgift", "G1", discard="R7"), 0, "Rgift!") == "SO-61"
