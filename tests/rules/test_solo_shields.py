"""Solo: being asked, and answering with a shield (SO-50…SO-54)."""

from __future__ import annotations

import pytest

from tests.rules.solo_table import hand, names, sizes, table
from tests.tools import against


def test_SO_50_those_struck_are_asked_whether_they_hold_a_shield_or_not() -> None:
    for cards in ("Y1 Y2 Y3", "Y1 Y2 shield-B"):
        for move in ("Rskip", "Rswap@1", "Rgift@1", "rotate"):
            match = table("Rskip Rswap Rgift rotate R1", cards, discard="R7")
            match.play(0, move)
            assert match.turn == 0
            assert match.actors == match.waiting_for == (1,)
            shields = ["shield-B"] if "shield" in cards else []
            assert match.moves(1) == ["accept", *shields]


def test_SO_50_for_a_rotate_all_others_are_asked_in_any_order() -> None:
    match = table("R1", "rotate R2 R3", "Y1 Y2", "Y3", "Y4", discard="R7", turn=1)
    events = match.play(1, "rotate")
    assert events[-1] == {"event": "ask", "seat": 1, "effect": "rotate", "seats": [0, 2, 3, 4]}
    assert match.actors == (0, 2, 3, 4)
    for seat in (3, 0, 4):
        match.play(seat, "accept")
        assert match.turn == 1
        assert against(match, seat, "accept") == "SO-50"
    assert list(match.actors) == [2]
    match.play(2, "accept")
    assert sizes(match) == [1, 1, 2, 2, 1]
    assert match.turn == 2


@pytest.mark.parametrize("move", ["Rskip", "Rswap@1", "rotate"])
def test_SO_50_without_extras_nobody_is_asked(move: str) -> None:
    match = table("Rskip Rswap rotate R1", "Y1 Y2", "Y3", discard="R7", options={"extras": False})
    match.play(0, move)
    assert match.position()["pending"] is None
    assert match.waiting_for == (match.turn,)
    assert match.turn == (2 if move == "Rskip" else 1)


def test_SO_50_only_those_asked_can_answer_and_only_with_accept_or_a_shield() -> None:
    match = table("Rskip R1 R2", "Y1 Y2 R3", "shield-G Y3", discard="R7", stock="B1")
    assert against(match, 1, "accept") == "SO-50"
    assert against(match, 0, "accept") == "SO-50"
    match.play(0, "Rskip")
    assert against(match, 1, "R3") == "SO-50"
    assert against(match, 1, "draw") == "SO-50"
    assert against(match, 1, "shield-B") == "SO-10"
    assert against(match, 2, "accept") == "SO-50"
    assert against(match, 2, "shield-G") == "SO-50"


def test_SO_50_instead_of_taking_a_shield_may_be_laid() -> None:
    match = table("R+2 R1 R2", "Y1 Y2 shield-B", "Y3", discard="R7", stock="B1 B2")
    match.play(0, "R+2")
    assert match.moves(1) == ["shield-B", "take"]


def test_SO_50_a_swap_without_a_target_asks_nobody() -> None:
    match = table("Rswap R1 R2", "Y1 Y2 shield-B", discard="R7")
    match.play(0, "Rswap")
    assert match.position()["pending"] is None
    assert match.waiting_for == (1,)


def test_SO_51_nothing_is_taken_and_what_was_owed_is_forgotten() -> None:
    match = table("R+2 R1 R2", "G+2 Y2 Y3", "shield-B Y4 Y5", "Y6", discard="R7", stock="B1 B2")
    match.play(0, "R+2")
    match.play(1, "G+2")
    events = match.play(2, "shield-B")
    assert match.position()["owed"] == 0
    assert match.position()["color"] == "B"
    assert sizes(match)[2] == 2
    assert match.turn == 3
    assert "draw" in match.moves(3)
    assert {"event": "shield", "seat": 2, "effect": "owed"} in events


def test_SO_51_a_skip_does_not_strike_and_the_shield_is_that_players_turn() -> None:
    match = table("Rskip R1 R2", "shield-B Y1 Y2", "Y3", discard="R7")
    match.play(0, "Rskip")
    events = match.play(1, "shield-B")
    assert match.turn == 2
    assert match.position()["color"] == "B"
    assert match.position()["pending"] is None
    assert "skip" not in names(events)


def test_SO_51_with_two_seats_a_shielded_skip_gives_the_turn_back() -> None:
    match = table("Rskip R1 R2", "shield-B Y1 Y2", discard="R7")
    match.play(0, "Rskip")
    match.play(1, "shield-B")
    assert match.turn == 0


def test_SO_51_the_swap_does_not_happen() -> None:
    match = table("Rswap R1 R2", "Y1", "shield-B Y2 Y3 Y4", "Y5", discard="R7")
    match.play(0, "Rswap@2")
    match.play(2, "shield-B")
    assert sizes(match) == [2, 1, 3, 1]
    assert match.turn == 3


def test_SO_51_the_gift_does_not_happen() -> None:
    match = table("Rgift R1 R2 R3", "Y1", "shield-B Y2 Y3 Y4", "Y5", discard="R7")
    match.play(0, "Rgift@2")
    match.play(2, "shield-B")
    assert sizes(match) == [3, 1, 3, 1]
    assert match.turn == 3


def test_SO_51_the_rotation_passes_over_that_player() -> None:
    match = table("rotate R1 R2", "shield-B Y1 Y2 Y3", "G1", "B1 B2 B3 B4", discard="R7")
    match.play(0, "rotate")
    match.play(2, "accept")
    match.play(1, "shield-B")
    events = match.play(3, "accept")
    assert [hand(match, seat) for seat in range(4)] == [
        ["B1", "B2", "B3", "B4"],
        ["Y1", "Y2", "Y3"],
        ["R1", "R2"],
        ["G1"],
    ]
    assert {"event": "rotate", "seat": 0, "direction": 1, "seats": [0, 2, 3]} in events


def test_SO_51_with_everybody_else_shielded_the_rotation_moves_nothing() -> None:
    match = table("rotate R1 R2", "shield-B Y1 Y2 Y3", discard="R7")
    match.play(0, "rotate")
    match.play(1, "shield-B")
    assert sizes(match) == [2, 3]
    assert match.turn == 0


def test_SO_52_play_goes_on_after_the_one_who_laid_the_shield() -> None:
    match = table("Rswap R1 R2", "Y1", "shield-B Y2 Y3", "Y4", discard="R7", direction=-1)
    match.play(0, "Rswap@2")
    match.play(2, "shield-B")
    assert match.turn == 1
    assert match.position()["color"] == "B"


@pytest.mark.parametrize(
    ("order", "color", "turn"),
    [((1, 2, 3), "G", 3), ((2, 1, 3), "B", 2), ((3, 2, 1), "B", 2), ((3, 1, 2), "G", 3)],
)
def test_SO_52_the_last_of_several_shields_decides_colour_and_turn(
    order: tuple[int, ...], color: str, turn: int
) -> None:
    match = table("rotate R1 R2", "shield-B Y1 Y2 Y3", "shield-G B1 B2", "G1", discard="R7")
    answers = {1: "shield-B", 2: "shield-G", 3: "accept"}
    match.play(0, "rotate")
    for seat in order:
        assert match.turn == 0
        match.play(seat, answers[seat])
    assert match.position()["color"] == color
    assert match.turn == turn
    assert [hand(match, seat) for seat in range(4)] == [
        ["G1"],
        ["Y1", "Y2", "Y3"],
        ["B1", "B2"],
        ["R1", "R2"],
    ]


def test_SO_52_each_shield_against_a_rotation_changes_the_colour_as_it_is_laid() -> None:
    match = table("rotate R1 R2", "shield-B Y1 Y2 Y3", "shield-G B1 B2", discard="R7")
    match.play(0, "rotate")
    match.play(2, "shield-G")
    assert match.position()["color"] == "G"
    assert match.position()["pending"] == {
        "effect": "rotate",
        "asked": [1],
        "shielded": [2],
        "last_shield": 2,
    }
    match.play(1, "shield-B")
    assert match.position()["color"] == "B"
    assert match.turn == 2


def test_SO_52_nobody_can_jump_in_on_a_shield() -> None:
    match = table("rotate R1 R2", "shield-B Y1 Y2 Y3", "rotate B1 B2", discard="R7")
    match.play(0, "rotate")
    match.play(1, "shield-B")
    match.play(2, "accept")
    assert match.turn == 2
    assert match.actors == (2,)


def test_SO_53_nobody_is_asked_after_a_reverse_or_a_choice_of_colour() -> None:
    for move in ("Rturn", "color:G"):
        match = table("Rturn color R2", "shield-B Y1 Y2", "shield-G Y3", discard="R7", stock="B1")
        match.play(0, move)
        assert match.position()["pending"] is None
        other = 1 if match.turn == 2 else 2
        shield = "shield-B" if other == 1 else "shield-G"
        assert match.moves(other) == []
        assert against(match, other, shield) == "SO-20"


def test_SO_53_a_shield_may_be_laid_whatever_the_colour_chosen() -> None:
    match = table("color R1 R2", "shield-B Y1 Y2", discard="R7", stock="B1")
    match.play(0, "color:G")
    assert match.moves(1) == ["draw", "shield-B"]
    match.play(1, "shield-B")
    assert match.position()["color"] == "B"


def test_SO_54_while_answers_are_awaited_nobody_else_acts() -> None:
    match = table("Rskip R1 R2", "Y1 Y2", "Rskip Y3", discard="R7", stock="B1")
    match.play(0, "Rskip")
    assert match.moves(0) == match.moves(2) == []
    for seat, move in ((0, "R1"), (0, "draw"), (2, "Rskip"), (2, "pass"), (0, "give R1")):
        assert against(match, seat, move) == "SO-54"


@pytest.mark.parametrize("move", ["Rskip", "Rswap@1", "Rgift@1", "rotate"])
def test_SO_54_an_answering_shield_as_last_card_ends_the_round_at_once(move: str) -> None:
    match = table(f"{move.split('@')[0]} R1 R2", "shield-B", "Y5", discard="R7", options={"limit": 0})
    match.play(0, move)
    match.play(1, "shield-B")
    assert match.over
    assert match.winners == (1,)
    assert match.scores == [3, 0, 5]
    assert match.position()["pending"] is None


def test_SO_54_what_was_owed_lapses_with_a_last_shield() -> None:
    match = table("shield-B", "Y1", discard="+4", color="R", owed=8, stock="B1", options={"limit": 0})
    match.play(0, "shield-B")
    assert match.winners == (0,)
    assert match.scores == [0, 1]
    assert match.position()["owed"] == 0
