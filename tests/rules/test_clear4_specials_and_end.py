"""Clear 4: special cards, passing, blind cards, the end of a round and a match (C4-30…C4-62)."""

from __future__ import annotations

from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.clear4_table import go, pile, table
from tests.tools import against


def play(match: Match) -> tuple[str, int] | None:
    now = match.position()["play"]
    return None if now is None else (now["value"], now["cards"])


def hand(match: Match, seat: int) -> str:
    return " ".join(match.position()["hands"][seat])


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


# PUSH and CLEAR


@pytest.mark.parametrize("below", ["", "J", "10", "1", "5 5 5 5"])
def test_C4_30_specials_are_played_whatever_lies_on_the_pile(below: str) -> None:
    match = table(["P C 7", "1"], below, ["9 9 C, 9 9 P"])
    assert {"C", "P>1", "s1", "s2>1"} <= set(match.moves(0))


def test_C4_30_a_special_from_hand_cannot_be_played_within_a_play() -> None:
    match = table(["5 5 P C", "1"], "8")
    go(match, "5")
    assert against(match, 0, "C") == "C4-30"
    assert against(match, 0, "P>1") == "C4-30"
    assert against(match, 0, "P>0") == "C4-30"


def test_C4_30_nor_one_that_lay_face_up_before_the_play_began() -> None:
    match = table(["5 5", "1"], "8", ["9 9 C, 9 9 P"])
    go(match, "5")
    assert match.moves(0) == ["5", "end"]
    assert against(match, 0, "s1") == "C4-30"
    assert against(match, 0, "s2>1") == "C4-30"


def test_C4_30_a_special_must_be_there() -> None:
    match = table(["5 5", "P C"], "8")
    assert against(match, 0, "C") == "C4-30"
    assert against(match, 0, "P>1") == "C4-30"


def test_C4_30_one_is_played_singly_a_second_needs_a_second_turn() -> None:
    match = table(["P P 5", "1 1"], "8")
    go(match, "P>1")
    assert (match.turn, hand(match, 0)) == (1, "5 P")
    assert against(match, 0, "P>1") == "C4-10"


def test_C4_31_push_gives_the_whole_pile_to_the_chosen_player_and_ends_the_turn() -> None:
    match = table(["P 5", "1", "2", "3"], "J J=9 9 8 J=8")
    events = go(match, "P>2")
    assert hand(match, 2) == "2 8 9 J J J"
    assert (hand(match, 0), hand(match, 1), hand(match, 3)) == ("5", "1", "3")
    assert (pile(match), match.turn) == ("", 1)
    told = [event for event in events if event["event"] == "push"]
    assert [(event["seat"], event["target"], event["count"]) for event in told] == [(0, 2, 5)]


def test_C4_31_the_push_itself_leaves_the_game() -> None:
    match = table(["5", "1 1"], "9", ["3 4 P"])
    go(match, "s1>1")
    assert hand(match, 1) == "1 1 9"
    assert match.position()["stacks"][0][0] == ["3", "4"]
    assert "P" not in hand(match, 0) + pile(match)


def test_C4_31_not_at_oneself() -> None:
    match = table(["5", "P 1", "2"], "9", ["", "3 4 P"], turn=1)
    assert match.moves(1) == ["1", "P>0", "P>2", "pass", "s1>0", "s1>2"]
    assert against(match, 1, "P>1") == "C4-31"
    assert against(match, 1, "s1>1") == "C4-31"


def test_C4_31_a_push_from_a_stack_is_aimed_and_nothing_else_is() -> None:
    match = table(["5", "1"], "9", ["3 4 P, 3 4 C, 3 4 5"])
    assert against(match, 0, "s1") == "C4-31"
    assert against(match, 0, "s2>1") == "C4-31"
    assert against(match, 0, "s3>1") == "C4-31"


def test_C4_31_on_an_empty_pile_a_player_is_named_all_the_same_and_takes_nothing() -> None:
    match = table(["P 5", "1", "2"])
    assert match.moves(0) == ["5", "P>1", "P>2"]
    go(match, "P>2")
    assert (hand(match, 0), hand(match, 2), match.turn) == ("5", "2", 1)


def test_C4_32_clear_takes_the_pile_and_itself_out_and_gives_another_turn() -> None:
    match = table(["C 10", "1"], "J 9 8 J=8")
    events = go(match, "C")
    assert (pile(match), hand(match, 0), hand(match, 1), match.turn) == ("", "10", "1", 0)
    assert match.moves(0) == ["10"]
    assert [event["count"] for event in events if event["event"] == "clear"] == [4]


def test_C4_32_from_a_stack_and_on_an_empty_pile_it_gives_just_the_turn() -> None:
    match = table(["C 10", "1"], "", ["2 C C"])
    go(match, "s1")
    assert (match.turn, hand(match, 0)) == (0, "10 C")
    assert match.position()["stacks"][0][0] == ["2", "C"]
    go(match, "s1 C")
    assert match.moves(0) == ["10", "b1"]
    assert match.turn == 0


def test_C4_33_a_special_uncovered_cannot_join_the_play() -> None:
    match = table(["5", "1 1"], "8", ["9 C 5, 9 P 5"])
    go(match, "s1 s2")
    assert match.moves(0) == ["5", "end"]
    assert against(match, 0, "s1") == "C4-33"
    assert against(match, 0, "s2>1") == "C4-33"
    go(match, "end pass")
    assert {"s1", "s2>1"} <= set(match.moves(0))  # it is there for a later turn


def test_C4_33_nor_a_play_of_jokers_without_a_value() -> None:
    match = table(["5", "1"], "", ["9 C J"])
    go(match, "s1")
    assert match.moves(0) == ["5", "end"]
    assert against(match, 0, "s1") == "C4-33"


def test_C4_33_the_turn_after_a_sweep_is_a_later_turn() -> None:
    match = table(["5", "1"], "8 5 5 5", ["9 C 5"])
    go(match, "s1")
    assert match.moves(0) == ["end", "sweep"]
    go(match, "sweep")
    assert match.moves(0) == ["5", "s1"]


# Passing


def test_C4_40_whoever_passes_takes_the_whole_pile_and_the_turn_ends() -> None:
    match = table(["10", "1"], "J J=9 9 8 J=8")
    assert match.moves(0) == ["pass"]
    events = go(match, "pass")
    assert (hand(match, 0), pile(match), match.turn) == ("8 9 10 J J J", "", 1)
    assert [(e["seat"], e["count"]) for e in events if e["event"] == "take"] == [(0, 5)]


def test_C4_40_also_one_who_could_play() -> None:
    assert table(["1 J", "1"], "8").moves(0) == ["1", "J", "pass"]


def test_C4_40_jokers_taken_lose_their_value() -> None:
    match = table(["10", "1 1"], "8 J=8")
    go(match, "pass 1 end")
    assert match.moves(0) == ["J", "pass"]
    go(match, "J")
    assert pile(match) == "1 J=1"


def test_C4_40_not_within_a_play() -> None:
    for below in ("8", ""):
        match = table(["1 1", "1"], below)
        go(match, "1")
        assert against(match, 0, "pass") == "C4-40"


@pytest.mark.parametrize("stacks", ["", "9", "9 C", "9 P", "9 9 J", "C", "P", "J"])
def test_C4_41_on_an_empty_pile_nobody_passes_for_there_is_always_a_card_to_play(stacks: str) -> None:
    match = table(["" if stacks else "P", "1"], "", [stacks])
    assert against(match, 0, "pass") == "C4-41"
    assert match.moves(0)


def test_C4_41_nor_after_a_sweep_or_a_clear() -> None:
    match = table(["C 9 J", "1"], "8 8 8")
    go(match, "J sweep")
    assert against(match, 0, "pass") == "C4-41"
    go(match, "C")
    assert against(match, 0, "pass") == "C4-41"


# The sideways card


def test_C4_50_once_both_upright_cards_are_gone_even_with_cards_in_hand() -> None:
    match = table(["10 10", "1"], "9", ["5, 5 6, 5 6 10"])
    assert match.moves(0) == ["b1", "pass", "s2"]
    assert against(match, 0, "b2") == "C4-50"
    assert against(match, 0, "b3") == "C4-50"
    assert against(match, 0, "b4") == "C4-50"  # it is gone itself
    go(match, "s2 end pass")
    assert {"b1", "b2"} <= set(match.moves(0))


def test_C4_50_every_seat_has_only_its_own() -> None:
    match = table(["10 10", "1 1"], "9", ["", "5"])
    assert against(match, 0, "b1") == "C4-50"


def test_C4_51_it_is_revealed_only_by_being_played() -> None:
    for sideways in ("5", "10", "J", "P", "C"):
        match = table(["10 10", "1"], "9", [sideways])
        assert match.moves(0) == ["b1", "pass"]
        assert match.view(0)["stacks"][0][0] == ["?"]
        events = go(match, "b1")
        assert "b1" in [event.get("from") for event in events]
        assert match.view(1)["stacks"][0][0] == []


def test_C4_51_only_as_the_first_card_of_a_play() -> None:
    for first in ("5", "J", "b1"):
        match = table(["5 J 4", "1"], "9", ["5, 5"])
        go(match, first)
        assert not {"b1", "b2"} & set(match.moves(0))
        assert against(match, 0, "b2") == "C4-51"


def test_C4_52_a_number_that_may_be_played_lies_there_and_cards_of_its_value_and_jokers_join() -> None:
    match = table(["5 J 4", "1"], "9", ["5, 2 2 5, 2 2 4"])
    events = go(match, "b1")
    assert [(e["card"], e["from"]) for e in events if e["event"] == "lay"] == [("5", "b1")]
    assert match.moves(0) == ["5", "J", "end", "s2"]
    go(match, "J s2 5")
    assert pile(match) == "9 5 J=5 5 5"
    assert match.moves(0) == ["end", "sweep"]


def test_C4_52_equal_to_the_top_or_on_an_empty_pile_or_on_a_joker_without_a_value() -> None:
    for below, after in (("9", "9 9"), ("", "9"), ("J", "J 9"), ("9 9 9", "9 9 9 9")):
        match = table(["1 9", "1"], below, ["9"])
        go(match, "b1")
        assert (pile(match), match.turn) == (after, 0)
        assert play(match) == ("9", 1)
    assert match.moves(0) == ["end", "sweep"]


def test_C4_53_a_blind_clear_does_its_usual_work() -> None:
    match = table(["10", "1"], "9 8", ["C"])
    go(match, "b1")
    assert (pile(match), match.turn, play(match)) == ("", 0, None)
    assert match.moves(0) == ["10"]


def test_C4_53_a_blind_push_is_aimed_after_it_is_revealed() -> None:
    match = table(["10 P", "1", "2"], "9 8", ["P"])
    events = go(match, "b1")
    assert [(e["card"], e["from"]) for e in events if "card" in e] == [("P", "b1")]
    assert (match.turn, match.actors, pile(match)) == (0, (0,), "9 8")
    assert match.position()["pending"] == match.view(2)["pending"] == "push"
    assert match.moves(0) == [">1", ">2"]
    for move in ("pass", "end", "sweep", "10", "J", "C", "P>1", "s1", "s1>1", "b1", "b2"):
        assert against(match, 0, move) == "C4-53"
    assert against(match, 0, ">0") == "C4-31"
    assert against(match, 1, ">2") == "C4-10"
    again = cardshed.load(match.position())
    assert again.moves(0) == match.moves(0)
    go(match, ">2")
    assert (hand(match, 2), hand(match, 0), pile(match), match.turn) == ("2 8 9", "10 P", "", 1)
    assert match.position()["pending"] is None


def test_C4_53_a_blind_push_on_an_empty_pile_is_aimed_too() -> None:
    match = table(["10", "1", "2"], "", ["P"])
    go(match, "b1 >1")
    assert (hand(match, 1), match.turn) == ("1", 1)


def test_C4_53_only_a_push_revealed_blind_is_aimed_so() -> None:
    match = table(["10 P", "1"], "9", ["3 4 P"])
    assert against(match, 0, ">1") == "C4-53"
    assert against(match, 0, ">0") == "C4-53"


def test_C4_53_as_a_last_card_a_blind_push_wins_and_nobody_is_aimed_at() -> None:
    match = table(["", "1"], "9", ["P"])
    go(match, "b1")
    assert (match.over, match.winners, match.scores) == (True, (0,), [0, -1])
    assert match.position()["pending"] is None


def test_C4_54_a_blind_joker_takes_the_value_on_top_and_that_value_joins_it() -> None:
    match = table(["8 5 J", "1"], "9 8", ["J"])
    go(match, "b1")
    assert pile(match) == "9 8 J=8"
    assert match.moves(0) == ["8", "J", "end"]
    assert against(match, 0, "5") == "C4-14"


@pytest.mark.parametrize("below", ["", "J", "J J"])
def test_C4_54_on_nothing_any_one_value_joins_a_blind_joker_and_gives_it_that_value(below: str) -> None:
    match = table(["8 5 5 J", "1"], below, ["J, 2 2 7"])
    go(match, "b1")
    assert play(match) == ("J", 1)
    assert match.moves(0) == ["5", "8", "J", "end", "s2"]
    go(match, "J 5")
    assert pile(match) == f"{below} J=5 J=5 5".strip()
    assert match.moves(0) == ["5", "end"]
    assert against(match, 0, "8") == "C4-11"


def test_C4_55_too_high_it_comes_into_hand_with_the_whole_pile() -> None:
    match = table(["1", "1 1"], "10 8 J=8", ["9"])
    events = go(match, "b1")
    assert (hand(match, 0), pile(match), match.turn, play(match)) == ("1 8 9 10 J", "", 1, None)
    assert match.position()["stacks"][0][0] == []
    for seat in (None, 1):  # everybody saw it revealed
        assert "9" in [cardshed.seen_by(event, seat).get("card") for event in events]


@pytest.mark.parametrize("sideways", ["5", "J"])
def test_C4_55_a_fifth_comes_into_hand_too_and_so_does_a_lone_joker_on_four(sideways: str) -> None:
    match = table(["1", "1 1"], "5 J=5 5 5", [sideways])
    go(match, "b1")
    assert sorted(match.position()["hands"][0]) == sorted(["1", "5", "5", "5", "J", sideways])
    assert (pile(match), match.turn) == ("", 1)
    assert against(match, 0, "sweep") == "C4-10"


# The end


LAST_CARDS = [("5", "", "8", "5"), ("J", "", "8", "J"), ("J", "", "", "J"), ("5", "", "5 5 5", "5")]
LAST_CARDS += [("C", "", "8", "C"), ("P", "", "8", "P>1")]
LAST_CARDS += [("", sideways, "8", "b1") for sideways in "5JCP"]


@pytest.mark.parametrize(("own", "stacks", "below", "move"), LAST_CARDS)
def test_C4_60_whoever_has_no_card_left_wins_immediately(
    own: str, stacks: str, below: str, move: str
) -> None:
    match = table([own, "1 2", "3"], below, [stacks, "6 6 6"])
    events = go(match, move)
    assert (match.over, match.winners, match.scores) == (True, (0,), [0, -5, -1])
    assert match.actors == ()
    assert [match.moves(seat) for seat in range(3)] == [[], [], []]
    assert names(events)[-2:] == ["round_over", "match_over"]
    for seat in range(3):
        assert against(match, seat, "pass") == "C4-62"
    assert against(match, 0, "x") == "C4-70"
    again = cardshed.load(match.position())
    assert (again.position(), again.over, again.winners) == (match.position(), True, (0,))


def test_C4_60_a_last_push_pushes_nothing() -> None:
    match = table(["P", "1"], "10 9 8")
    events = go(match, "P>1")
    assert (match.winners, hand(match, 1), match.scores) == ((0,), "1", [0, -1])
    assert "push" not in names(events)


def test_C4_60_a_card_left_in_a_stack_is_a_card_left() -> None:
    match = table(["5", "1"], "8", ["10"])
    go(match, "5")
    assert not match.over
    assert match.winners == ()
    assert match.moves(0) == ["end"]


def test_C4_61_a_last_blind_card_that_may_not_be_played_does_not_win() -> None:
    for sideways, below in (("9", "8"), ("8", "8 8 8 8"), ("J", "8 8 8 8")):
        match = table(["", "1"], below, [sideways])
        go(match, "b1")
        assert (match.over, match.turn, match.scores) == (False, 1, [0, 0])
        assert sorted(hand(match, 0).split()) == sorted([*below.split(), sideways])


def test_C4_62_each_round_scores_one_minus_point_per_card_in_hand_and_stacks() -> None:
    match = table(["5", "1 P C", "J"], "8 8 8", ["", "6 6 6, 6"], options={"rounds": 3}, scores=[-4, -1, 0])
    events = go(match, "5")
    assert (match.scores, match.round, match.over, match.winners) == ([-4, -8, -1], 2, False, ())
    told = next(event for event in events if event["event"] == "round_over")
    assert (told["winners"], told["points"], told["scores"]) == ([0], [0, -7, -1], [-4, -8, -1])
    position = match.position()
    assert (position["pile"], position["play"], position["moves"]) == ([], None, 0)
    assert [len(cards) for cards in position["hands"]] == [8, 8, 8]


def test_C4_62_fewest_minus_points_win_the_match_not_the_last_round() -> None:
    match = table(["5", "1 1", "2"], "8", scores=[-9, -3, -5], options={"rounds": 2}, round=2)
    go(match, "5")
    assert (match.over, match.scores, match.winners) == (True, [-9, -5, -6], (1,))


def test_C4_62_ties_share_the_match() -> None:
    match = table(["5", "1 1", "2"], "8", scores=[-5, -3, -5], options={"rounds": 2}, round=2)
    go(match, "5")
    assert (match.scores, match.winners) == ([-5, -5, -6], (0, 1))


def test_C4_62_rounds_are_1_to_50_or_as_many_as_seats() -> None:
    game = cardshed.game("clear4")
    assert game.options["rounds"].default == 1
    assert game.match(seats=2, seed=1).position()["options"] == {"rounds": 1}
    for rounds in (1, 2, 50, "seats"):
        assert game.match(seats=2, seed=1, options={"rounds": rounds}).position()["options"] == {
            "rounds": rounds
        }
    for wrong in (0, 51, -1, "2", "Seats", True, 1.0, [1]):
        with pytest.raises(ValueError, match="rounds"):
            game.match(seats=2, seed=1, options={"rounds": wrong})


def test_C4_62_rounds_by_seats_end_after_as_many() -> None:
    for seats in (2, 3):
        match = table(["5", "1", "2"][:seats], "8", options={"rounds": "seats"}, round=seats)
        go(match, "5")
        assert match.over
        match = table(["5", "1", "2"][:seats], "8", options={"rounds": "seats"}, round=seats - 1)
        go(match, "5")
        assert (match.over, match.round) == (False, seats)
    with pytest.raises(ValueError, match="round"):
        table(["5", "1"], "8", options={"rounds": "seats"}, round=3)


# A round of 10,000 moves


@pytest.mark.parametrize(
    ("move", "scores"), [("1", [-2, -1]), ("pass", [-4, -1]), ("C", [-2, -1]), ("b1", [-2, -1])]
)
def test_C4_63_a_round_of_10000_moves_ends_without_a_winner(move: str, scores: list[int]) -> None:
    match = table(["1 C", "1"], "8", ["P"], moves=9_999)
    events = go(match, move)
    assert (match.over, match.winners, match.scores) == (True, (), scores)
    assert match.actors == ()
    position = match.position()
    assert (position["play"], position["pending"]) == (None, None)
    assert next(e for e in events if e["event"] == "round_over")["winners"] == []
    assert cardshed.load(position).position() == position


def test_C4_63_a_move_before_that_nothing_ends_and_the_last_move_may_still_win() -> None:
    match = table(["1 5", "1"], "8", moves=9_998)
    go(match, "1")
    assert not match.over
    go(match, "end")
    assert (match.over, match.winners) == (True, ())
    match = table(["1", "1 1"], "8", moves=9_999)
    events = go(match, "1")
    assert (match.winners, match.scores) == ((0,), [0, -2])
    assert "blocked" not in names(events)


def test_C4_63_after_a_blocked_round_the_match_goes_on_and_the_best_score_wins_it() -> None:
    match = table(["1 5", "1"], "8", moves=9_999, first=1, options={"rounds": 2})
    go(match, "pass")
    assert (match.over, match.round, match.scores, match.turn) == (False, 2, [-3, -1], 0)
    assert match.position()["moves"] == 0
    match = table(["1 5", "1"], "8", moves=9_999, round=2, scores=[0, -3], options={"rounds": 2})
    go(match, "1")
    assert (match.scores, match.winners) == ([-1, -4], (0,))


def test_C4_31_a_push_must_be_aimed() -> None:
    match = table(["P 5", "9"], "8")
    assert against(match, 0, "P") == "C4-31"
