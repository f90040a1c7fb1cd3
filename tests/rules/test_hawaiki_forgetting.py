"""Hawaiki: forgotten combinations and thanks (HW-30…HW-34)."""

from __future__ import annotations

from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.hawaiki_table import acting, hand, sizes, table
from tests.tools import against


def forgotten_pair(**more: Any) -> Match:
    """Seat 0 of three has just laid a pair without a word."""
    match = table(["R4 P1 P2", "G7 O2", "P4 P5"], "R4, G1, B6", "B1 B2 B3", **more)
    match.play(0, "R4>1")
    return match


def forgotten(match: Match) -> Any:
    return match.position()["forgotten"]


# Late announcements and counters


def test_HW_30_a_forgotten_combination_does_nothing() -> None:
    match = forgotten_pair()
    assert match.turn == 1
    assert sizes(match) == [2, 2, 2]
    match = table(["B4 P7", "O1 O2", "P1 P2"], "R4, G4, B6", "B1 B2 B3")
    match.play(0, "B4>3")
    assert sizes(match) == [1, 2, 2]


@pytest.mark.parametrize("caller", [1, 2])
def test_HW_30_a_counter_makes_the_player_draw_one(caller: int) -> None:
    match = forgotten_pair()
    events = match.play(caller, "call")
    assert events[0] == {"event": "call", "seat": caller, "target": 0, "combination": "pair", "late": False}
    assert [event["event"] for event in events] == ["call", "draw"]
    assert hand(match, 0) == "B3 P1 P2"
    assert match.turn == 1
    assert acting(match) == [1]
    assert "G7>2" in match.moves(1)


def test_HW_30_a_counter_has_no_other_effect() -> None:
    match = table(["B4 P7", "O1 O2", "P1 P2"], "R4, G4, B6", "B1 B2 B3")
    match.play(0, "B4>3")
    match.play(2, "call")
    assert sizes(match) == [2, 2, 2]
    assert match.turn == 1


def test_HW_31_everybody_may_call_until_the_next_seat_acts() -> None:
    match = forgotten_pair()
    assert forgotten(match) == {"seat": 0, "combination": "pair"}
    assert acting(match) == [0, 1, 2]
    assert list(match.waiting_for) == [1]
    assert match.moves(0) == ["call"]
    assert match.moves(2) == ["call"]
    assert match.moves(1) == ["G7>2", "call", "draw"]


def test_HW_31_a_late_announcement_brings_the_turn_back() -> None:
    match = forgotten_pair()
    events = match.play(0, "call")
    assert events[0] == {"event": "call", "seat": 0, "target": 0, "combination": "pair", "late": True}
    assert events[-1] == {"event": "turn", "seat": 0}
    assert match.turn == 0
    assert acting(match) == [0]
    assert match.moves(0) == ["P1>2", "draw"]
    assert forgotten(match) is None
    match.play(0, "P1>2")
    assert match.turn == 1


def test_HW_31_then_the_effects_happen() -> None:
    match = table(["R6 P7", "O1 O2", "P1 P2"], "R4, R1, B6", "B1 B2 B3")
    match.play(0, "R6>3")
    match.play(0, "call")
    assert match.turn == 0
    assert match.moves(0) == ["@1", "@1+2", "@2"]
    assert against(match, 1, "call") == "HW-31"
    match.play(0, "@1+2")
    match.play(2, "silent")
    match.play(1, "thanks")
    assert sizes(match) == [1, 3, 4]
    assert match.turn == 0


def test_HW_31_a_late_three_and_suite() -> None:
    match = table(["B4 P7", "O1 O2", "P1 P2"], "R4, G4, B6", "B1 B2 B3")
    match.play(0, "B4>3")
    match.play(0, "call")
    assert acting(match) == [1, 2]
    match = table(["P1 P3", "O1 O2", "R4 P7"], "G3, B2, R6", "B7", turn=2)
    match.play(2, "R4>3")
    assert match.turn == 0
    match.play(2, "call")
    assert match.turn == 2
    assert match.moves(2) == ["@0", "@1"]


@pytest.mark.parametrize("move", ["draw", "G7>2"])
def test_HW_31_the_next_lay_or_draw_closes_it(move: str) -> None:
    match = forgotten_pair()
    match.play(1, move)
    assert forgotten(match) is None
    assert acting(match) == [2]
    for seat in range(3):
        assert against(match, seat, "call") == "HW-31"


def test_HW_31_a_sacrifice_closes_it() -> None:
    match = forgotten_pair(options={"sacrifice": True})
    match.play(1, "sacrifice 1")
    assert match.turn == 1
    assert acting(match) == [1]
    assert against(match, 0, "call") == "HW-31"


def test_HW_31_whoever_is_first_decides() -> None:
    match = forgotten_pair()
    match.play(2, "call")
    assert against(match, 0, "call") == "HW-31"
    match = forgotten_pair()
    match.play(0, "call")
    assert against(match, 1, "call") == "HW-31"
    assert against(match, 2, "call") == "HW-31"


def test_HW_31_a_new_forgotten_combination_takes_its_place() -> None:
    match = table(["R4 P1 P2", "G1 O2 O7", "P4 P5"], "R4, G1, B6")
    match.play(0, "R4>1")
    match.play(1, "G1>2")
    assert forgotten(match) == {"seat": 1, "combination": "pair"}
    match.play(0, "call")
    assert sizes(match) == [2, 3, 2]
    assert match.turn == 2


def test_HW_31_nothing_is_open_without_a_combination() -> None:
    match = table(["P1 P2", "O1 O2"], "R4, G1, B6")
    for seat in (0, 1):
        assert against(match, seat, "call") == "HW-31"
    match.play(0, "P1>2")
    for seat in (0, 1):
        assert against(match, seat, "call") == "HW-31"


def test_HW_31_an_announced_combination_is_not_open() -> None:
    match = table(["R4 P1 P2", "O1 O2"], "R4, G1, B6")
    match.play(0, "R4>1!pair")
    for seat in (0, 1):
        assert against(match, seat, "call") == "HW-31"


def test_HW_31_nobody_calls_before_the_player_has_hidden_a_card() -> None:
    match = table(["R4* P1 P2", "G7 O2*", "P4 P5*"], "R4, G1, B6", "B1 B2", options={"one_hidden": True})
    match.play(0, "R4*>1")
    assert match.turn == 0
    assert acting(match) == [0]
    for seat in range(3):
        assert against(match, seat, "call") == "HW-31"
    match.play(0, "hide P1")
    assert match.turn == 1
    assert acting(match) == [0, 1, 2]
    match.play(0, "call")
    assert match.turn == 0
    assert hand(match, 0) == "P1* P2"


def test_HW_31_two_seats() -> None:
    match = table(["R4 P1 P2", "G7 O2"], "R4, G1, B6", "B1")
    match.play(0, "R4>1")
    assert acting(match) == [0, 1]
    match.play(1, "call")
    assert sizes(match) == [3, 2]
    assert match.turn == 1


def test_HW_31_an_open_combination_survives_its_position() -> None:
    match = forgotten_pair()
    again = cardshed.load(match.position())
    assert acting(again) == [0, 1, 2]
    again.play(0, "call")
    assert again.turn == 0


# Thanks


def owing(cards: int) -> Match:
    """Seat 0 of three has made seat 1 draw one or two cards."""
    match = table(["R6 R3 P7", "O1 O2", "P1 P2"], "R4, R2, B6", "B1 B2 B3 B4")
    if cards == 2:
        match.play(0, "R6>3!colour")
    else:
        match = table(["R3 P7", "O1 O2", "P1 P2"], "G4, B2, R6", "B1 B2 B3 B4")
        match.play(0, "R3>3!suite")
    match.play(0, "@1")
    return match


@pytest.mark.parametrize(
    ("owed", "answer", "drawn"),
    [
        (1, "thanks", 1),
        (1, "thanks-a-lot", 2),
        (1, "silent", 2),
        (2, "thanks", 3),
        (2, "thanks-a-lot", 2),
        (2, "silent", 3),
    ],
)
def test_HW_33_the_right_word_or_one_card_more(owed: int, answer: str, drawn: int) -> None:
    match = owing(owed)
    assert match.moves(1) == ["silent", "thanks", "thanks-a-lot"]
    before = sizes(match)[1]
    events = match.play(1, answer)
    assert events[0] == {"event": "answer", "seat": 1, "answer": answer, "owed": owed, "count": drawn}
    assert events[1]["count"] == drawn
    assert sizes(match)[1] == before + drawn
    assert acting(match) == [0]


def test_HW_33_everybody_waits_for_the_answer() -> None:
    match = owing(1)
    assert match.turn == 0
    assert list(match.waiting_for) == [1]
    assert against(match, 0, "draw") == "HW-33"
    assert against(match, 0, "P7>1") == "HW-33"
    assert against(match, 1, "draw") == "HW-33"
    assert against(match, 2, "draw") == "HW-12"
    assert against(match, 2, "thanks") == "HW-33"
    assert against(match, 0, "thanks") == "HW-33"


def test_HW_33_only_who_must_draw_says_thanks() -> None:
    match = table(["P1 P2", "O1 O2"], "R4, G1, B6")
    for answer in ("thanks", "thanks-a-lot", "silent"):
        assert against(match, 0, answer) == "HW-33"
        assert against(match, 1, answer) == "HW-33"


def test_HW_33_thanks_for_what_is_no_longer_there() -> None:
    match = table(["R3 P7", "O1 O2"], "G4, B2, R7 R6", "B1")
    match.play(0, "R3>3!suite")
    match.play(0, "@1")
    events = match.play(1, "silent")
    assert [event["event"] for event in events] == ["answer", "draw", "shuffle", "draw", "turn"]
    match = table(["R3 P7", "O1 O2"], "G4, B2, R6")
    match.play(0, "R3>3!suite")
    match.play(0, "@1")
    match.play(1, "silent")
    assert sizes(match) == [1, 3]  # the R6 under the suite was all there was


def test_HW_34_in_a_three_each_answers_in_any_order() -> None:
    match = table(["B4 P7", "O1 O2", "P1 P2", "G1 G2"], "R4, G4, B6", "B1 B2 B3 B5 B7")
    match.play(0, "B4>3!three")
    assert acting(match) == [1, 2, 3]
    match.play(3, "thanks")
    assert hand(match, 3) == "G1 G2 B7"
    assert acting(match) == [1, 2]
    assert against(match, 3, "thanks") == "HW-33"
    match.play(1, "thanks-a-lot")
    assert hand(match, 1) == "O1 O2 B3 B5"
    match.play(2, "thanks")
    assert hand(match, 2) == "B2 P1 P2"
    assert acting(match) == [0]


def test_HW_34_automatic_courtesy_draws_from_the_players_left() -> None:
    match = table(
        ["G1 G2", "P1 P2", "B4 P7", "O1 O2"],
        "R4, G4, B6",
        "B1 B2 B3 B5",
        turn=2,
        options={"courtesy": "automatic"},
    )
    events = match.play(2, "B4>3!three")
    assert [event["seat"] for event in events if event["event"] == "draw"] == [3, 0, 1]
    assert hand(match, 3) == "O1 O2 B5"
    assert hand(match, 0) == "G1 G2 B3"
    assert hand(match, 1) == "B2 P1 P2"
    assert match.turn == 2


def test_HW_34_a_countered_player_owes_no_thanks() -> None:
    match = forgotten_pair()
    match.play(1, "call")
    assert match.position()["owed"] == [0, 0, 0]
    assert against(match, 0, "thanks") == "HW-33"
