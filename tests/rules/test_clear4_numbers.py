"""Clear 4: playing number cards and jokers, turning up stacks, four of a kind (C4-11…C4-20)."""

from __future__ import annotations

from cardshed import Match
from tests.rules.clear4_table import go, pile, table
from tests.tools import against


def play(match: Match) -> tuple[str, int] | None:
    """The value and number of cards of the play that is open."""
    now = match.position()["play"]
    return None if now is None else (now["value"], now["cards"])


# One value, from hand and stacks


def test_C4_11_a_play_is_one_or_more_cards_of_one_value_from_hand_and_stacks() -> None:
    match = table(["5 5 4", "9"], "8", ["1 2 5, 1 1 4"])
    assert match.moves(0) == ["4", "5", "pass", "s1", "s2"]
    go(match, "5")
    assert match.moves(0) == ["5", "end", "s1"]
    go(match, "s1 5 end")
    assert (pile(match), match.turn) == ("8 5 5 5", 1)
    assert match.position()["hands"][0] == ["4"]


def test_C4_11_another_value_cannot_join() -> None:
    match = table(["5 5 4", "9"], "8", ["1 2 5, 1 1 4, 1 2 6"])
    go(match, "5")
    assert against(match, 0, "4") == "C4-11"
    assert against(match, 0, "s2") == "C4-11"
    assert against(match, 0, "s3") == "C4-11"


def test_C4_11_a_card_must_be_there() -> None:
    match = table(["5 5", "4 J"], "8", ["4 4 2"])
    assert against(match, 0, "4") == "C4-11"
    assert against(match, 0, "J") == "C4-11"
    assert against(match, 0, "9") == "C4-11"  # neither there nor low enough
    go(match, "5 5")
    assert against(match, 0, "5") == "C4-11"


def test_C4_11_there_must_be_a_play_to_end() -> None:
    match = table(["5 5", "4"], "8")
    assert against(match, 0, "end") == "C4-11"
    go(match, "5 end")
    assert against(match, 1, "end") == "C4-11"


# The value on the pile


def test_C4_12_equal_or_lower() -> None:
    match = table(["1 7 8 9 10", "5"], "10 8", ["1 1 8, 1 1 9"])
    assert match.moves(0) == ["1", "7", "8", "pass", "s1"]
    assert against(match, 0, "9") == "C4-12"
    assert against(match, 0, "10") == "C4-12"
    assert against(match, 0, "s2") == "C4-12"


def test_C4_12_ten_is_higher_than_nine() -> None:
    assert table(["10 9", "5"], "9").moves(0) == ["9", "pass"]
    assert table(["10 9", "5"], "10").moves(0) == ["10", "9", "pass"]


def test_C4_12_on_an_empty_pile_any_value_goes() -> None:
    match = table(["1 5 10 J", "5"], "", ["2 2 9"])
    assert match.moves(0) == ["1", "10", "5", "J", "s1"]


def test_C4_12_the_value_of_a_joker_on_top_counts() -> None:
    match = table(["8 9", "5"], "9 8 J=8")
    assert match.moves(0) == ["8", "pass"]
    assert against(match, 0, "9") == "C4-12"


# Jokers


def test_C4_13_a_joker_played_with_numbers_has_their_value() -> None:
    match = table(["5 J J 1", "9"], "8")
    go(match, "5 J J")
    assert pile(match) == "8 5 J=5 J=5"
    assert play(match) == ("5", 3)
    match = table(["5 J 1", "9"])
    go(match, "5 J")
    assert pile(match) == "5 J=5"


def test_C4_13_jokers_first_and_then_a_number_are_one_play() -> None:
    match = table(["5 J J 1", "9"])
    go(match, "J 5")
    assert pile(match) == "J=5 5"
    assert play(match) == ("5", 2)
    assert match.moves(0) == ["J", "end"]
    go(match, "J")
    assert pile(match) == "J=5 5 J=5"


def test_C4_14_a_lone_joker_has_the_value_on_top_of_the_pile() -> None:
    match = table(["J 5", "9"], "10 8")
    go(match, "J end")
    assert pile(match) == "10 8 J=8"


def test_C4_14_several_may_be_played_so_together() -> None:
    match = table(["J J J 5", "9"], "10 8")
    go(match, "J J J")
    assert pile(match) == "10 8 J=8 J=8 J=8"
    assert play(match) == ("8", 3)
    assert match.moves(0) == ["end", "sweep"]


def test_C4_14_numbers_of_the_value_it_took_may_join_it_and_no_other() -> None:
    match = table(["J 8 5 9", "9"], "10 8", ["1 1 7, 1 1 8"])
    go(match, "J")
    assert match.moves(0) == ["8", "end", "s2"]
    assert against(match, 0, "5") == "C4-14"
    assert against(match, 0, "9") == "C4-14"
    assert against(match, 0, "s1") == "C4-14"
    go(match, "8")
    assert pile(match) == "10 8 J=8 8"


def test_C4_14_a_joker_on_a_joker_with_a_value_has_that_value() -> None:
    match = table(["J 5", "9"], "10 8 J=8")
    go(match, "J end")
    assert pile(match) == "10 8 J=8 J=8"


def test_C4_15_on_an_empty_pile_a_lone_joker_has_no_value_and_any_value_may_follow() -> None:
    match = table(["J 5", "1 10 J 4"])
    events = go(match, "J")
    assert pile(match) == "J"
    assert play(match) == ("J", 1)
    assert [event["card"] for event in events if event["event"] == "lay"] == ["J"]
    go(match, "end")
    assert match.moves(1) == ["1", "10", "4", "J", "pass"]
    go(match, "10 end")
    assert pile(match) == "J 10"


def test_C4_15_a_lone_joker_on_top_of_it_has_no_value_either() -> None:
    match = table(["J 5", "J 4"])
    go(match, "J end J end")
    assert pile(match) == "J J"
    assert match.moves(0) == ["5", "pass"]


def test_C4_15_jokers_of_an_earlier_play_keep_none() -> None:
    match = table(["J J 5", "J 10 4"])
    go(match, "J J end J")
    assert play(match) == ("J", 1)
    events = go(match, "10")
    assert pile(match) == "J J J=10 10"
    assert play(match) == ("10", 2)
    told = [event for event in events if event["event"] == "jokers_take_value"]
    assert [(event["value"], event["count"]) for event in told] == [("10", 1)]


def test_C4_15_a_number_played_on_jokers_without_a_value_gives_them_none() -> None:
    match = table(["5 5 5 J 1", "4"], "J J J")
    go(match, "5")
    assert pile(match) == "J J J 5"
    assert "sweep" not in match.moves(0)
    go(match, "J 5")
    assert "sweep" not in match.moves(0)
    go(match, "5")
    assert pile(match) == "J J J 5 J=5 5 5"
    assert "sweep" in match.moves(0)


def test_C4_15_jokers_without_a_value_never_count_towards_four() -> None:
    match = table(["J J J J 5", "4"])
    go(match, "J J J J")
    assert match.moves(0) == ["end"]
    assert against(match, 0, "sweep") == "C4-20"
    match = table(["J 5", "J J J 9 4"], "J J J")
    go(match, "J")
    assert match.moves(0) == ["5", "end"]


def test_C4_15_on_four_jokers_without_a_value_everything_may_still_be_played() -> None:
    match = table(["J 5 10", "4"], "J J J J")
    assert match.moves(0) == ["10", "5", "J", "pass"]


def test_C4_15_at_most_four_cards_make_a_play_jokers_without_a_value_included() -> None:
    match = table(["J J J J J 5", "4"], "", ["1 1 5"])
    go(match, "J J J J")
    assert against(match, 0, "5") == "C4-15"
    assert against(match, 0, "J") == "C4-15"
    assert against(match, 0, "s1") == "C4-15"
    assert against(match, 0, "4") == "C4-11"  # not there at all
    match = table(["J J J 5 5", "4"])
    go(match, "J J J 5")
    assert pile(match) == "J=5 J=5 J=5 5"
    assert match.moves(0) == ["end", "sweep"]
    assert against(match, 0, "5") == "C4-19"


def test_C4_15_the_limit_counts_this_play_only() -> None:
    match = table(["J J J 6 6", "4"], "J J")
    go(match, "J J J")
    assert match.moves(0) == ["6", "end"]
    go(match, "6")
    assert pile(match) == "J J J=6 J=6 J=6 6"
    assert match.moves(0) == ["end", "sweep"]


# Stacks


def test_C4_16_face_up_cards_are_played_as_if_in_hand() -> None:
    match = table(["1", "1"], "8", ["2 2 8, 2 2 9, 2 2 J, 2 2 3"])
    assert match.moves(0) == ["1", "pass", "s1", "s3", "s4"]
    go(match, "s3")
    assert pile(match) == "8 J=8"
    assert match.moves(0) == ["end", "s1"]
    go(match, "s1 end")
    assert pile(match) == "8 J=8 8"
    assert match.position()["stacks"][0] == [["2", "2"], ["2", "2", "9"], ["2", "2"], ["2", "2", "3"]]


def test_C4_16_only_ones_own_stacks() -> None:
    match = table(["1 1", "1"], "8", ["", "2 2 8"])
    assert match.moves(0) == ["1", "pass"]
    assert match.refusal(0, "s1") is not None


def test_C4_17_the_card_below_is_turned_up_at_once_and_may_join() -> None:
    match = table(["1", "1"], "8", ["9 5 5"])
    events = go(match, "s1")
    assert match.moves(0) == ["end", "s1"]
    told = [event for event in events if event["event"] == "turn_up"]
    assert told == [{"event": "turn_up", "seat": 0, "stack": 1, "card": "5"}]
    assert match.view(1)["stacks"][0][0] == ["?", "5"]
    events = go(match, "s1")
    assert pile(match) == "8 5 5"
    assert not any(event["event"] == "turn_up" for event in events)  # the sideways card stays hidden


def test_C4_17_a_joker_turned_up_may_join() -> None:
    match = table(["1", "1"], "8", ["9 J 5"])
    go(match, "s1 s1")
    assert pile(match) == "8 5 J=5"


def test_C4_17_a_card_of_another_value_turned_up_may_not() -> None:
    match = table(["1", "1"], "8", ["9 4 5"])
    go(match, "s1")
    assert match.moves(0) == ["end"]
    assert against(match, 0, "s1") == "C4-11"
    go(match, "end pass")
    assert "s1" in match.moves(0)


def test_C4_17_any_number_turned_up_may_join_jokers_without_a_value_and_set_it() -> None:
    match = table(["1 J", "1"], "", ["9 7 J"])
    go(match, "s1")
    assert play(match) == ("J", 1)
    assert match.moves(0) == ["1", "J", "end", "s1"]
    go(match, "J s1")
    assert pile(match) == "J=7 J=7 7"
    assert match.moves(0) == ["end"]


def test_C4_17_under_a_joker_with_a_value_only_that_value_may_join() -> None:
    match = table(["1", "1"], "8", ["9 7 J, 9 8 J"])
    go(match, "s1")
    assert match.moves(0) == ["end", "s2"]
    assert against(match, 0, "s1") == "C4-14"
    go(match, "s2 s2")
    assert pile(match) == "8 J=8 J=8 8"
    assert against(match, 0, "s1") == "C4-11"  # by now there is a number in the play


def test_C4_17_also_under_a_special_card() -> None:
    match = table(["1", "1", "1"], "8", ["9 4 C, 9 3 P"])
    events = go(match, "s1")
    assert match.view(2)["stacks"][0][0] == ["?", "4"]
    assert [event["card"] for event in events if event["event"] == "turn_up"] == ["4"]
    assert "s1" in match.moves(0)
    events = go(match, "s2>1")
    assert match.view(2)["stacks"][0][1] == ["?", "3"]
    assert [event["card"] for event in events if event["event"] == "turn_up"] == ["3"]


def test_C4_18_the_sideways_card_is_not_turned_up() -> None:
    match = table(["1", "1"], "8", ["5 5 5"])
    go(match, "s1 s1")
    assert match.moves(0) == ["end"]
    assert match.view(0)["stacks"][0][0] == ["?"]
    assert against(match, 0, "s1") == "C4-18"
    go(match, "end pass")
    assert match.moves(0) == ["1", "b1"]
    assert against(match, 0, "s1") == "C4-18"


def test_C4_18_nothing_lies_face_up_on_an_empty_stack() -> None:
    match = table(["1", "1"], "8", ["5 5 5"])
    assert against(match, 0, "s2") == "C4-18"
    assert against(match, 0, "s2>1") == "C4-18"


# Never more than four


def test_C4_19_a_play_stops_at_the_fourth() -> None:
    match = table(["5 5 5 5 5 J 1", "1"], "8", ["9 9 5"])
    go(match, "5 5 5 5")
    assert match.moves(0) == ["end", "sweep"]
    assert against(match, 0, "5") == "C4-19"
    assert against(match, 0, "J") == "C4-19"
    assert against(match, 0, "s1") == "C4-19"


def test_C4_19_what_others_laid_counts() -> None:
    match = table(["5 5 J", "1"], "8 5 J=5 5")
    go(match, "5")
    assert against(match, 0, "5") == "C4-19"
    assert against(match, 0, "J") == "C4-19"


def test_C4_19_on_four_uncleared_neither_that_value_nor_a_lone_joker() -> None:
    match = table(["5 J 4 6", "1"], "8 5 J=5 5 5", ["9 9 5, 9 9 J"])
    assert match.moves(0) == ["4", "pass"]
    assert against(match, 0, "5") == "C4-19"
    assert against(match, 0, "J") == "C4-19"
    assert against(match, 0, "s1") == "C4-19"
    assert against(match, 0, "s2") == "C4-19"
    assert against(match, 0, "6") == "C4-12"
    go(match, "4 J")  # with a lower number the joker is that number
    assert pile(match) == "8 5 J=5 5 5 4 J=4"


def test_C4_19_jokers_played_as_the_value_on_top_stop_at_the_fourth() -> None:
    match = table(["J J 8", "1"], "8 8 8")
    go(match, "J")
    assert against(match, 0, "J") == "C4-19"
    assert against(match, 0, "8") == "C4-19"


def test_C4_19_four_ones_leave_only_the_other_ways() -> None:
    match = table(["1 J", "1"], "1 1 1 1")
    assert match.moves(0) == ["pass"]


# Clear 4!


def test_C4_20_four_on_top_may_be_swept_and_another_turn_taken() -> None:
    match = table(["5 5 9", "1"], "8 8 5 J=5")
    go(match, "5")
    assert "sweep" not in match.moves(0)
    assert against(match, 0, "sweep") == "C4-20"
    go(match, "5")
    assert match.moves(0) == ["end", "sweep"]
    events = go(match, "sweep")
    assert [(event["seat"], event["count"]) for event in events if event["event"] == "sweep"] == [(0, 6)]
    assert (pile(match), play(match), match.turn) == ("", None, 0)
    assert match.position()["hands"] == [["9"], ["1"]]  # the pile left the game
    assert match.moves(0) == ["9"]  # another turn, on an empty pile


def test_C4_20_a_single_joker_may_complete_them() -> None:
    match = table(["J 9", "1"], "8 8 8")
    go(match, "J sweep")
    assert (pile(match), match.turn) == ("", 0)


def test_C4_20_they_may_be_left_and_then_nobody_sweeps_them_later() -> None:
    match = table(["5 4 4", "3 3 3 3 2", "1 1"], "8 5 5 5")
    go(match, "5 end")
    assert (pile(match), match.turn) == ("8 5 5 5 5", 1)
    assert "sweep" not in match.moves(1)
    assert against(match, 1, "sweep") == "C4-20"
    go(match, "3")
    assert against(match, 1, "sweep") == "C4-20"
    go(match, "end")
    assert against(match, 2, "sweep") == "C4-20"
    assert against(match, 0, "sweep") == "C4-10"


def test_C4_20_new_fours_above_old_ones_sweep_everything() -> None:
    match = table(["3 3 3 3 2", "1"], "8 5 5 5 5")
    go(match, "3 3 3 3 sweep")
    assert pile(match) == ""
    assert match.turn == 0


def test_C4_20_four_of_a_value_must_be_together_on_top() -> None:
    match = table(["5 2", "1"], "8 8 8 8")
    go(match, "5")
    assert match.moves(0) == ["end"]
    assert against(match, 0, "sweep") == "C4-20"


def test_C4_20_before_any_play_there_is_nothing_to_sweep() -> None:
    assert against(table(["5", "1"], "8 8 8 8"), 0, "sweep") == "C4-20"
    assert against(table(["5", "1"]), 0, "sweep") == "C4-20"


def test_C4_20_the_swept_cards_are_out_of_the_game_but_more_turns_may_follow_each_other() -> None:
    match = table(["5 5 5 5 4 4 4 4 2", "1"])
    go(match, "5 5 5 5 sweep 4 4 4 4 sweep")
    assert match.turn == 0
    assert match.moves(0) == ["2"]
