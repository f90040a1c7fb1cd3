"""Hawaiki: the variants, alone and together (HW-50…HW-54)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.hawaiki_table import acting, hand, sizes, table
from tests.tools import against


def open_table(hands: Sequence[str], piles: str, stock: str = "", **more: Any) -> Match:
    options = {"one_hidden": True, **more.pop("options", {})}
    return table(hands, piles, stock, options=options, **more)


# One hidden card


@pytest.mark.parametrize("seats", range(2, 7))
def test_HW_50_the_last_card_dealt_is_hidden(seats: int) -> None:
    match = cardshed.game("hawaiki").match(seats=seats, seed=5, options={"one_hidden": True})
    deals = [event for event in match.opening if event["event"] == "deal"]
    for seat, event in enumerate(deals):
        own = cardshed.seen_by(event, seat)["cards"]
        assert own[-1].endswith("*")
        assert sorted(own) == sorted(match.position()["hands"][seat])
        assert cardshed.seen_by(event, None)["cards"] == [*own[:-1], "?"]
    plain = cardshed.game("hawaiki").match(seats=seats, seed=5)
    assert [[card.removesuffix("*") for card in hand] for hand in match.position()["hands"]] == (
        plain.position()["hands"]
    )


def test_HW_50_the_other_cards_lie_open() -> None:
    match = open_table(["R5* B2", "G1 O7* P3", "P7"], "R4, O3, B5", "O1")
    assert match.view(0)["hands"] == [["R5*", "B2"], ["G1", "P3", "?"], ["P7"]]
    assert match.view(1)["hands"] == [["B2", "?"], ["O7*", "G1", "P3"], ["P7"]]
    assert match.view(None)["hands"] == [["B2", "?"], ["G1", "P3", "?"], ["P7"]]
    assert match.view(0)["stock"] == ["?"]


def test_HW_50_the_star_marks_the_hidden_card_and_only_that_one() -> None:
    match = open_table(["R5* B1 B1", "G1"], "R4, O3, B5")
    assert match.moves(0) == ["B1>3", "R5*>1", "R5*>3", "draw"]
    assert against(match, 0, "R5>1") == "HW-50"
    assert against(match, 0, "B1*>3") == "HW-50"
    assert against(match, 0, "R5*>2") == "HW-10"
    assert against(match, 0, "G1*>2") == "HW-10"


def test_HW_50_an_open_and_a_hidden_copy() -> None:
    match = open_table(["R5 R5* B2", "G1 G2"], "R4, O3, P6")
    assert {"R5>1", "R5*>1"} <= set(match.moves(0))
    twin = match.copy()
    twin.play(0, "R5>1")
    assert twin.turn == 1
    assert hand(twin, 0) == "R5* B2"
    match.play(0, "R5*>1")
    assert match.moves(0) == ["hide B2", "hide R5", "open"]
    assert hand(match, 0) == "R5 B2"


def test_HW_50_laying_the_hidden_card_one_may_hide_another() -> None:
    match = open_table(["R5* B2 B3", "G1 G2"], "R4, O3, P6")
    events = match.play(0, "R5*>1")
    assert events == [
        {"event": "lay", "seat": 0, "card": "R5", "pile": 1, "hidden": True, "announced": "none"}
    ]
    assert match.turn == 0
    assert acting(match) == [0]
    assert match.moves(0) == ["hide B2", "hide B3", "open"]
    events = match.play(0, "hide B3")
    assert cardshed.seen_by(events[0], 0) == {"event": "hide", "seat": 0, "card": "B3"}
    assert cardshed.seen_by(events[0], 1) == {"event": "hide", "seat": 0}
    assert hand(match, 0) == "B2 B3*"
    assert match.turn == 1


def test_HW_50_whoever_leaves_all_open_has_no_hidden_card_this_round() -> None:
    match = open_table(["R5* B2 B3", "G1 G2"], "R4, O3, P6", "P1 P2 P3")
    match.play(0, "R5*>1")
    match.play(0, "open")
    assert hand(match, 0) == "B2 B3"
    assert match.view(1)["hands"][0] == ["B2", "B3"]
    match.play(1, "draw")
    match.play(0, "draw")
    assert hand(match, 0) == "B2 B3 P2"
    assert match.moves(0) == []


def test_HW_50_hiding_comes_before_anything_else() -> None:
    match = open_table(["R4* P1 P2", "O1 O2", "G2 G5"], "R4, G1, B6", "B1")
    match.play(0, "R4*>1!pair")
    for move in ("draw", "P1>2", "hide R4", "hide B6", "@1"):
        assert against(match, 0, move) == "HW-50"
    assert against(match, 1, "draw") == "HW-12"
    match.play(0, "hide P2")
    assert match.turn == 0
    assert "P2*>2" not in match.moves(0)
    assert "P1>2" in match.moves(0)


@pytest.mark.parametrize(
    ("lay", "piles"),
    [("R3*>3!suite", "G4, B2, R6"), ("R6*>3!colour", "R4, R1, B6"), ("B4*>3!three", "R4, G4, B6")],
)
def test_HW_50_then_the_effects_happen(lay: str, piles: str) -> None:
    match = open_table([f"{lay[:2]}* P7 O5", "O1 O2", "P1 P2"], piles, "B1 B3 B5")
    match.play(0, lay)
    assert acting(match) == [0]
    assert match.position()["announced"] == lay.split("!")[1]
    assert against(match, 1, "thanks") == "HW-33"
    match.play(0, "hide O5")
    if "three" in lay:
        assert acting(match) == [1, 2]
    else:
        assert "@1" in match.moves(0)
        match.play(0, "@1")
        assert acting(match) == [1]


def test_HW_50_with_an_empty_hand_it_is_not_asked() -> None:
    match = open_table(["R5*", "G1 G2"], "R4, O3, P6")
    match.play(0, "R5*>1")
    assert match.round == 2
    match = open_table(["R3*", "G1 G2"], "G4, B2, R6", "B1")
    match.play(0, "R3*>3!suite")
    assert match.moves(0) == ["@1"]


def test_HW_50_drawn_cards_lie_open() -> None:
    match = open_table(["R5* B2", "G1 G2"], "R4, O3, P6", "P1")
    events = match.play(0, "draw")
    assert events[0] == {"event": "draw", "seat": 0, "count": 1, "cards": ["P1"]}
    assert match.view(1)["hands"][0] == ["B2", "P1", "?"]


def test_HW_50_a_new_round_hides_a_card_again() -> None:
    match = open_table(["R5*", "G1 G2"], "R4, O3, P6")
    match.play(0, "R5*>1")
    assert all(sum(card.endswith("*") for card in hand) == 1 for hand in match.position()["hands"])


def test_HW_50_nothing_to_hide_at_other_times() -> None:
    match = open_table(["R5* B2", "G1 G2"], "R4, O3, P6")
    for seat, move in ((0, "hide B2"), (0, "open"), (1, "open"), (1, "hide G1")):
        assert against(match, seat, move) == "HW-50"


def test_HW_50_not_without_the_option() -> None:
    match = table(["R5 B2", "G1 G2"], "R4, O3, P6")
    for seat, move in ((0, "R5*>1"), (0, "hide B2"), (0, "open"), (1, "G1*>1")):
        assert against(match, seat, move) == "HW-50"


# Sacrifice


def altar(hands: Sequence[str] = ("P1 P2", "O1 O2"), **more: Any) -> Match:
    options = {"sacrifice": True, **more.pop("options", {})}
    return table(hands, "R1 R4, G1, B5 B6 B7", "O5 O6", options=options, **more)


def test_HW_51_a_token_puts_a_top_card_under_the_stock() -> None:
    match = altar()
    assert match.moves(0) == ["P1>2", "draw", "sacrifice 1", "sacrifice 3"]
    events = match.play(0, "sacrifice 3")
    assert events == [{"event": "sacrifice", "seat": 0, "card": "B7", "pile": 3, "tokens": 9}]
    position = match.position()
    assert position["piles"][2] == ["B5", "B6"]
    assert position["stock"] == ["B7", "O5", "O6"]
    assert match.scores == [9, 10]
    assert position["tokens"] == [9, 10]
    assert match.turn == 0


def test_HW_51_once_a_round() -> None:
    match = altar()
    match.play(0, "sacrifice 3")
    assert match.moves(0) == ["P1>2", "draw"]
    assert against(match, 0, "sacrifice 1") == "HW-51"
    match.play(0, "draw")
    match.play(1, "sacrifice 1")
    match.play(1, "draw")
    assert against(match, 0, "sacrifice 3") == "HW-51"
    match = altar(["R7 R7", "R5"])
    match.play(0, "sacrifice 3")
    match.play(0, "draw")
    match.play(1, "R5>1")
    assert match.round == 2
    assert match.position()["sacrificed"] == []


def test_HW_51_only_before_laying_or_drawing_on_ones_turn() -> None:
    match = altar()
    assert against(match, 1, "sacrifice 1") == "HW-12"
    match.play(0, "draw")
    assert against(match, 0, "sacrifice 1") == "HW-12"


def test_HW_51_in_an_extra_turn_too() -> None:
    match = altar(["G1 P1 P2", "O1 O2"])
    match.play(0, "G1>2!pair")
    assert "sacrifice 2" in match.moves(0)


def test_HW_51_not_with_a_last_card() -> None:
    match = altar(["P1", "O1 O2"])
    assert against(match, 0, "sacrifice 1") == "HW-51"


def test_HW_51_only_with_a_token() -> None:
    match = altar(tokens=[0, 5])
    assert against(match, 0, "sacrifice 1") == "HW-51"


def test_HW_51_only_on_a_pile_of_two_cards() -> None:
    match = altar()
    assert against(match, 0, "sacrifice 2") == "HW-51"
    match.play(0, "draw")
    assert match.moves(1) == ["O1>2", "draw", "sacrifice 1", "sacrifice 3"]


def test_HW_51_what_the_piles_then_show_is_already_there() -> None:
    match = table(["O1 P6", "O1 O2"], "R1, G2, B3 B7", "O5", options={"sacrifice": True})
    match.play(0, "sacrifice 3")
    assert match.position()["forgotten"] is None
    assert acting(match) == [0]
    assert against(match, 0, "O1>1!suite") == "HW-28"
    match.play(0, "O1>1")
    assert acting(match) == [1]


def test_HW_51_with_an_empty_stock_the_card_becomes_the_stock() -> None:
    match = table(["P1 P2", "O1 O2"], "R1 R4, G1, B6", options={"sacrifice": True})
    match.play(0, "sacrifice 1")
    assert match.position()["stock"] == ["R4"]
    match.play(0, "draw")
    assert hand(match, 0) == "R4 P1 P2"


def test_HW_51_the_last_token_may_go_and_the_round_goes_on() -> None:
    match = altar(["R7 P1 P2", "R3"], tokens=[1, 4])
    match.play(0, "sacrifice 3")
    assert match.scores == [0, 4]
    assert not match.over
    match.play(0, "draw")
    match.play(1, "R3>1")
    assert match.over
    assert match.scores == [0, 4]
    assert match.winners == (1,)


def test_HW_51_whoever_goes_out_without_a_token_ends_the_match_too() -> None:
    match = altar(["G1 R7", "O1 O2"], tokens=[1, 4])
    match.play(0, "sacrifice 3")
    match.play(0, "G1>2!pair")
    match.play(0, "R7>1")
    assert match.over
    assert match.scores == [0, 2]
    assert match.winners == (1,)


def test_HW_51_not_without_the_option() -> None:
    match = table(["P1 P2", "O1 O2"], "R1 R4, G1, B6")
    assert against(match, 0, "sacrifice 1") == "HW-51"
    assert against(match, 1, "sacrifice 1") == "HW-51"


# Second chance


def chance_table(hands: Sequence[str] = ("P1 P2 R4", "O1 O2"), **more: Any) -> Match:
    options = {"second_chance": True, **more.pop("options", {})}
    return table(hands, "R4, G1, B6", "O5 O6 O7", options=options, **more)


@pytest.mark.parametrize("move", ["draw", "P1>2"])
def test_HW_52_offered_when_the_turn_would_pass(move: str) -> None:
    match = chance_table()
    events = match.play(0, move)
    assert events[-1] == {"event": "second_chance", "seat": 0}
    assert match.turn == 0
    assert acting(match) == [0]
    assert match.moves(0) == ["again", "end"]
    events = match.play(0, "again")
    assert events == [{"event": "again", "seat": 0, "tokens": 9}, {"event": "turn", "seat": 0}]
    assert match.scores == [9, 10]
    assert match.turn == 0
    assert "draw" in match.moves(0)


def test_HW_52_the_turn_passes_with_end() -> None:
    match = chance_table()
    match.play(0, "draw")
    match.play(0, "end")
    assert match.turn == 1
    assert match.scores == [10, 10]
    match.play(1, "draw")
    match.play(1, "end")
    match.play(0, "draw")
    assert match.moves(0) == ["again", "end"]


def test_HW_52_once_a_round() -> None:
    match = chance_table()
    match.play(0, "draw")
    match.play(0, "again")
    match.play(0, "draw")
    assert match.turn == 1
    assert against(match, 0, "again") == "HW-52"


def test_HW_52_play_waits_for_the_choice() -> None:
    match = chance_table()
    match.play(0, "draw")
    for move in ("draw", "P1>2", "@1"):
        assert against(match, 0, move) == "HW-52"
    assert against(match, 1, "draw") == "HW-12"
    assert against(match, 1, "end") == "HW-52"


def test_HW_52_only_with_a_token_and_two_cards() -> None:
    match = chance_table(tokens=[0, 5])
    match.play(0, "draw")
    assert match.turn == 1
    match = chance_table(["P1 P2", "O1 O2"])
    match.play(0, "P1>2")
    assert match.turn == 1
    match = chance_table(["P3", "O3 O2"])
    match.play(0, "draw")
    assert match.moves(0) == ["again", "end"]


def test_HW_52_not_in_place_of_a_turn_that_a_combination_gives() -> None:
    match = chance_table()
    match.play(0, "R4>1!pair")
    assert "draw" in match.moves(0)
    assert against(match, 0, "again") == "HW-52"


def test_HW_52_the_bought_turn_never_lays_the_last_card_but_the_next_may() -> None:
    match = chance_table(["G1 R4 P1", "O1 O2"])
    match.play(0, "P1>2")
    match.play(0, "again")
    match.play(0, "R4>1!pair")
    assert sizes(match) == [1, 2]
    match.play(0, "G1>2")
    assert match.round == 2


def test_HW_52_a_forgotten_combination_stays_open_while_it_is_offered() -> None:
    match = chance_table()
    match.play(0, "R4>1")
    assert match.turn == 0
    assert acting(match) == [0, 1]
    assert match.moves(0) == ["again", "call", "end"]
    assert match.moves(1) == ["call"]
    assert list(match.waiting_for) == [0]


def test_HW_52_a_late_announcement_lets_the_offer_lapse() -> None:
    match = chance_table()
    match.play(0, "R4>1")
    match.play(0, "call")
    assert match.scores == [10, 10]
    assert against(match, 0, "again") == "HW-52"
    match.play(0, "draw")
    assert match.moves(0) == ["again", "end"]


def test_HW_52_a_counter_leaves_the_offer() -> None:
    match = chance_table()
    match.play(0, "R4>1")
    match.play(1, "call")
    assert sizes(match) == [3, 2]
    assert match.turn == 0
    assert acting(match) == [0]
    assert match.moves(0) == ["again", "end"]


def test_HW_52_again_closes_what_was_forgotten_and_end_does_not() -> None:
    match = chance_table()
    match.play(0, "R4>1")
    twin = match.copy()
    match.play(0, "again")
    assert acting(match) == [0]
    assert against(match, 1, "call") == "HW-31"
    twin.play(0, "end")
    assert twin.turn == 1
    assert acting(twin) == [0, 1]
    twin.play(0, "call")
    assert twin.turn == 0
    assert "draw" in twin.moves(0)


def test_HW_52_not_without_the_option() -> None:
    match = table(["P1 P2", "O1 O2"], "R4, G1, B6", "O5")
    assert against(match, 0, "again") == "HW-52"
    assert against(match, 0, "end") == "HW-52"
    match.play(0, "draw")
    assert match.turn == 1


# Tokens and courtesy


def test_HW_53_any_number_of_tokens_from_one_to_ten() -> None:
    game = cardshed.game("hawaiki")
    for tokens in range(1, 11):
        assert game.match(seats=2, seed=1, options={"tokens": tokens}).scores == [tokens, tokens]
    for wrong in (0, 11, "6", True, 2.5):
        with pytest.raises(ValueError, match=r"^options\.tokens: "):
            game.match(seats=2, options={"tokens": wrong})
    assert table(["P1 P2", "O1 O2"], "R4, G1, B6", options={"tokens": 6}).scores == [6, 6]


def test_HW_54_thanks_are_said_for_everyone() -> None:
    match = table(["R6 P7", "O1 O2", "P1 P2"], "R4, R1, B6", "B1 B2 B3", options={"courtesy": "automatic"})
    match.play(0, "R6>3!colour")
    events = match.play(0, "@2")
    assert [event["event"] for event in events] == ["must_draw", "draw", "turn"]
    assert sizes(match) == [1, 2, 4]
    assert match.turn == 0
    for seat in range(3):
        assert against(match, seat, "thanks") == "HW-33"


def test_HW_54_the_lower_seat_need_not_draw_first() -> None:
    match = table(
        ["P1 P2", "R6 P7", "O1 O2"], "R4, R1, B6", "B1 B2", turn=1, options={"courtesy": "automatic"}
    )
    match.play(1, "R6>3!colour")
    match.play(1, "@0+2")
    assert (hand(match, 2), hand(match, 0)) == ("O1 O2 B2", "B1 P1 P2")


def test_HW_54_a_late_announcement_is_thanked_for_as_well() -> None:
    match = table(["B4 P7", "O1 O2", "P1 P2"], "R4, G4, B6", "B1 B2", options={"courtesy": "automatic"})
    match.play(0, "B4>3")
    match.play(0, "call")
    assert sizes(match) == [1, 3, 3]
    assert match.turn == 0


# All together


def everything(hands: Sequence[str], piles: str, stock: str, **more: Any) -> Match:
    options = {"one_hidden": True, "sacrifice": True, "second_chance": True}
    return table(hands, piles, stock, options=options, **more)


def test_HW_52_hiding_first_then_the_offer_with_what_was_forgotten_open() -> None:
    match = everything(["R4* P1 P2", "O1 O2"], "R4, G1, B6", "O5 O6 O7")
    match.play(0, "R4*>1")
    assert acting(match) == [0]
    events = match.play(0, "open")
    assert [event["event"] for event in events] == ["leave_open", "second_chance"]
    assert acting(match) == [0, 1]
    match.play(1, "call")
    assert match.moves(0) == ["again", "end"]
    match.play(0, "again")
    assert "sacrifice 1" in match.moves(0)


def test_HW_51_the_token_spent_on_a_sacrifice_is_missing_for_a_second_chance() -> None:
    match = everything(["P1* P2 P3", "O1 O2"], "R1 R4, G1, B6", "O5 O6 O7", tokens=[1, 3])
    match.play(0, "sacrifice 1")
    match.play(0, "draw")
    assert match.turn == 1


def test_HW_51_in_the_bought_turn() -> None:
    match = everything(["P1* P2 P3", "O1 O2"], "R1 R4, G1, B6", "O5 O6 O7", tokens=[2, 3])
    match.play(0, "draw")
    match.play(0, "again")
    match.play(0, "sacrifice 1")
    assert match.scores == [0, 3]
    assert match.position()["stock"][0] == "R4"
    match.play(0, "P1*>2")
    assert match.position()["pending"] == "hide"
    match.play(0, "hide P2")
    assert match.turn == 1
