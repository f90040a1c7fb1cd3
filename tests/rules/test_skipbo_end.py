"""Skip-Bo, clause by clause: when cards run out, the end, teams, and how moves are written."""

from __future__ import annotations

from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.skipbo_table import NONE, clause, table

TO_ELEVEN = [str(number) for number in range(1, 12)]


def team_table(hand: list[str], *, options: dict[str, Any] | None = None, **fields: Any) -> Match:
    """Four seats in two teams: 0 and 2, 1 and 3."""
    return table(hand, seats=4, options={"teams": True, **(options or {})}, **fields)


def stacked(*sizes: int) -> list[list[str]]:
    """Stocks of these sizes, no card of which can be laid on an empty table."""
    return [["7"] * size for size in sizes]


def names(events: list[dict[str, Any]]) -> list[str]:
    return [event["event"] for event in events]


def pass_round(match: Match) -> list[dict[str, Any]]:
    """Every seat passes once; what followed the last pass."""
    events: list[dict[str, Any]] = []
    for _ in range(match.seats):
        events = match.play(match.turn, "pass")
    return events


# When cards run out


def test_SB_30_the_piles_set_aside_become_the_draw_pile_and_the_draw_goes_on() -> None:
    done = ["3", "4", "5", "6", "7", "S"]
    match = table(["7"], draw=["8", "2"], done=done)
    events = match.play(0, "7>d1")
    assert names(events) == ["discard", "turn", "draw", "shuffle", "draw"]
    assert events[2]["private"][1]["cards"] == ["2", "8"]
    assert events[3] == {"event": "shuffle", "count": 6}
    assert events[4]["count"] == 3
    position = match.position()
    assert position["done"] == []
    assert len(position["hands"][1]) == 5
    assert len(position["draw"]) == 3
    assert sorted(position["hands"][1] + position["draw"]) == sorted([*done, "8", "2"])


def test_SB_30_nothing_is_shuffled_before_a_card_must_be_drawn() -> None:
    match = table(["7"], draw=["1", "2", "3", "4", "5"], done=["6", "S"])
    assert "shuffle" not in names(match.play(0, "7>d1"))
    assert match.position()["draw"] == []
    assert match.position()["done"] == ["6", "S"]


def test_SB_30_a_draw_takes_what_there_is() -> None:
    match = table(["7"], draw=["1"], done=["6", "S"])
    match.play(0, "7>d1")
    assert match.position()["hands"][1] == ["1", "6", "S"]
    assert match.position()["draw"] == match.position()["done"] == []


def test_SB_30_the_shuffle_is_the_same_after_loading() -> None:
    match = table(["7"], draw=[], done=[*TO_ELEVEN, "S", "S"])
    twin = cardshed.load(match.position())
    assert match.play(0, "7>d1") == twin.play(0, "7>d1")
    assert match.position() == twin.position()


def test_SB_30_with_nothing_to_draw_play_goes_on_with_the_cards_there_are() -> None:
    match = table(["7"], hands=[["7"], ["4", "5"]])
    match.play(0, "7>d1")
    assert match.turn == 1
    assert match.position()["hands"][1] == ["4", "5"]
    assert match.moves(1) == ["4>d1", "5>d1"]


def test_SB_30_the_last_hand_card_completes_a_pile_and_is_drawn_again() -> None:
    match = table(["12"], building=[TO_ELEVEN, [], [], []])
    events = match.play(0, "12>b1")
    assert names(events) == ["lay", "complete", "shuffle", "draw"]
    assert events[-1]["count"] == 5
    assert (len(match.position()["hands"][0]), len(match.position()["draw"])) == (5, 7)


@pytest.mark.parametrize(("source", "move"), [("stock", "stock>b1"), ("discard", "d1>b1")])
def test_SB_30_an_empty_hand_is_refilled_as_soon_as_a_pile_is_complete(source: str, move: str) -> None:
    stock = ["9", "12"] if source == "stock" else ["9"]
    discards = [NONE, NONE] if source == "stock" else [[["12"], [], [], []], NONE]
    match = table([], stocks=[stock, ["9"]], discards=discards, building=[TO_ELEVEN, [], [], []])
    assert match.moves(0) == sorted([move, "pass"])
    match.play(0, move)
    assert match.turn == 0
    assert len(match.position()["hands"][0]) == 5
    assert match.position()["done"] == []
    assert clause(match, "pass") == "SB-31"


def test_SB_30_a_short_hand_waits_for_its_next_turn() -> None:
    match = table(["12", "6"], building=[TO_ELEVEN, [], [], []])
    match.play(0, "12>b1")
    assert match.position()["hands"][0] == ["6"]
    assert len(match.position()["done"]) == 12
    match.play(0, "6>d1")
    assert len(match.position()["hands"][1]) == 5
    match.play(1, next(move for move in match.moves(1) if ">d" in move))
    assert len(match.position()["hands"][0]) == 5


def test_SB_30_the_others_empty_hands_wait_for_their_turn() -> None:
    match = table(["12", "6"], seats=3, building=[TO_ELEVEN, [], [], []])
    match.play(0, "12>b1")
    match.play(0, "6>d1")
    assert [len(hand) for hand in match.position()["hands"]] == [0, 5, 0]


def test_SB_31_without_hand_and_draw_one_lays_and_passes() -> None:
    match = table([], stocks=[["9", "3", "1"], ["9"]], discards=[[["2"], [], [], []], NONE])
    assert match.moves(0) == ["pass", "stock>b1"]
    for move in ("stock>b1", "d1>b1", "stock>b1"):
        match.play(0, move)
        assert "pass" in match.moves(0)
    events = match.play(0, "pass")
    assert events[0] == {"event": "pass", "seat": 0}
    assert match.turn == 1


def test_SB_31_with_a_card_in_hand_only_a_discard_ends_the_turn() -> None:
    match = table(["7"])
    assert clause(match, "pass") == "SB-31"
    assert match.moves(0) == ["7>d1"]


def test_SB_31_nothing_can_be_discarded_from_an_empty_hand() -> None:
    match = table([], discards=[[["7"], [], [], []], NONE])
    assert clause(match, "7>d1") == "SB-12"
    assert clause(match, "7>b1") == "SB-11"


def test_SB_32_a_round_in_which_every_seat_passes_is_blocked() -> None:
    match = table([], seats=3, stocks=stacked(5, 2, 4))
    assert match.play(0, "pass")[-2:] == [
        {"event": "turn", "seat": 1},
        {"event": "draw", "seat": 1, "count": 0, "private": {1: {"cards": []}}},
    ]
    match.play(1, "pass")
    assert not match.over
    assert match.play(2, "pass") == [
        {"event": "pass", "seat": 2},
        {"event": "blocked"},
        {"event": "round_over", "winners": [1], "points": [0, 0, 0], "scores": [0, 0, 0]},
        {"event": "match_over", "winners": [1]},
    ]
    assert match.over
    assert match.winners == (1,)
    assert match.scores == [0, 0, 0]


def test_SB_32_several_share_a_blocked_round() -> None:
    match = table([], seats=3, stocks=stacked(2, 3, 2))
    pass_round(match)
    assert match.winners == (0, 2)


def test_SB_32_a_turn_in_which_something_was_laid_begins_the_count_anew() -> None:
    match = table([], seats=3, stocks=[["7"], ["7", "1"], ["7"]])
    match.play(0, "pass")
    match.play(1, "stock>b1")
    match.play(1, "pass")
    for seat in (2, 0):
        match.play(seat, "pass")
        assert not match.over
    match.play(1, "pass")
    assert match.winners == (0, 1, 2)


def test_SB_32_a_discard_begins_the_count_anew() -> None:
    match = table([], hands=[[], ["7"]])
    match.play(0, "pass")
    match.play(1, "7>d1")
    match.play(0, "pass")
    assert not match.over
    match.play(1, "pass")
    assert match.over


def test_SB_32_the_count_goes_on_after_loading() -> None:
    match = table([], seats=3)
    match.play(0, "pass")
    match.play(1, "pass")
    match = cardshed.load(match.position())
    match.play(2, "pass")
    assert match.over


def test_SB_32_what_this_turn_has_laid_is_known_after_loading() -> None:
    match = table([], stocks=[["7", "1"], ["7"]], passes=1)
    match.play(0, "stock>b1")
    match = cardshed.load(match.position())
    match.play(0, "pass")
    assert not match.over


def test_SB_32_with_points_the_next_round_follows() -> None:
    match = table([], stocks=stacked(1, 2), scores=[40, 30], first=0, options={"points": 100})
    events = pass_round(match)
    assert names(events)[:4] == ["pass", "blocked", "round_over", "round"]
    assert events[2]["winners"] == [0]
    assert match.scores == [40, 30]
    assert (match.round, match.turn, match.over) == (2, 1, False)
    assert match.position()["passes"] == 0


def test_SB_33_a_round_of_ten_thousand_moves_is_blocked() -> None:
    match = table(["7", "8"], stocks=stacked(3, 2), moves=9_998)
    match.play(0, "7>d1")
    assert not match.over
    assert "blocked" in names(match.play(1, "pass"))
    assert match.winners == (1,)
    assert match.scores == [0, 0]


def test_SB_33_nobody_draws_any_more_after_that() -> None:
    match = table(["1"], draw=["3", "4"], stocks=stacked(3, 2), moves=9_999)
    events = match.play(0, "1>d1")
    assert "draw" not in names(events)
    assert match.position()["draw"] == ["3", "4"]


def test_SB_33_a_win_with_the_ten_thousandth_move_is_a_win() -> None:
    match = table(["7"], stocks=[["1"], ["7"]], moves=9_999)
    match.play(0, "stock>b1")
    assert match.winners == (0,)
    assert match.scores == [30, 0]


# The end


def test_SB_40_the_last_stock_card_wins_at_once() -> None:
    match = table(["2", "3"], seats=3, stocks=[["1"], ["7"] * 4, ["7"]])
    events = match.play(0, "stock>b1")
    assert names(events) == ["lay", "round_over", "match_over"]
    assert match.over
    assert match.winners == (0,)
    assert match.actors == ()
    assert match.position()["hands"][0] == ["2", "3"]


def test_SB_40_hand_and_discard_piles_need_not_be_empty_nor_do_they_win() -> None:
    match = table(["1"], stocks=[["7"], ["7"]])
    match.play(0, "1>b1")
    assert not match.over


def test_SB_41_the_winner_scores_25_and_5_for_each_card_in_the_others_stocks() -> None:
    match = table(["2"], seats=3, stocks=[["1"], ["7"] * 4, ["7"]])
    events = match.play(0, "stock>b1")
    assert match.scores == [25 + 5 * 5, 0, 0]
    assert events[1]["points"] == [50, 0, 0]
    assert match.position()["stocks"] == [[], ["7"] * 4, ["7"]]


def test_SB_41_over_several_rounds_the_points_add_up_and_the_first_to_reach_them_wins() -> None:
    fields: dict[str, Any] = {"stocks": [["1"], ["7"] * 4], "options": {"points": 100}}
    match = table(["2"], scores=[54, 99], **fields)
    match.play(0, "stock>b1")
    assert not match.over
    assert match.round == 2
    assert match.scores == [99, 99]
    match = table(["2"], scores=[55, 99], **fields)
    match.play(0, "stock>b1")
    assert match.over
    assert match.winners == (0,)
    assert match.scores == [100, 99]
    assert match.round == 1


def test_SB_41_no_refill_and_no_shuffle_after_the_winning_lay() -> None:
    match = table([], stocks=[["12"], ["7"]], building=[TO_ELEVEN, [], [], []])
    events = match.play(0, "stock>b1")
    assert names(events) == ["lay", "complete", "round_over", "match_over"]
    position = match.position()
    assert position["hands"][0] == []
    assert position["draw"] == []
    assert len(position["done"]) == 12


def test_SB_41_no_move_after_the_match() -> None:
    match = table(["2"], stocks=[["1"], ["7"]])
    match.play(0, "stock>b1")
    for seat in (0, 1):
        assert match.moves(seat) == []
        assert clause(match, "2>b1", seat) == "SB-41"
    assert cardshed.load(match.position()).position() == match.position()


def test_SB_42_a_match_ends_with_its_thousandth_round() -> None:
    fields: dict[str, Any] = {"seats": 3, "stocks": [["1"], ["7"], ["7"]], "options": {"points": 1000}}
    match = table(["2"], round=999, scores=[0, 70, 10], **fields)
    match.play(0, "stock>b1")
    assert (match.round, match.over) == (1000, False)
    match = table(["2"], round=1000, scores=[0, 70, 10], **fields)
    match.play(0, "stock>b1")
    assert match.scores == [35, 70, 10]
    assert match.winners == (1,)


def test_SB_42_ties_share_the_match() -> None:
    match = table(["2"], stocks=[["1"], ["7"]], round=1000, scores=[40, 70], options={"points": 1000})
    match.play(0, "stock>b1")
    assert match.winners == (0, 1)


def test_SB_42_a_blocked_last_round_ends_the_match_too() -> None:
    match = table([], stocks=stacked(1, 2), round=1000, scores=[40, 70], options={"points": 1000})
    assert pass_round(match)[-1] == {"event": "match_over", "winners": [1]}


# Teams


def test_SB_50_seats_half_the_table_apart_are_partners() -> None:
    for seats, partner in ((4, 2), (6, 3)):
        stocks = [["1"] if seat == partner else ["7", "7"] for seat in range(seats)]
        match = table(["8"], seats=seats, stocks=stocks, options={"teams": True})
        assert match.moves(0) == ["8>d1", "8>pd1", "pstock>b1"]


def test_SB_50_the_partner_of_the_second_half_sits_before_it() -> None:
    discards = [NONE, [["1"], [], [], []], NONE, NONE]
    match = team_table([], turn=3, hands=[[], [], [], ["8"]], discards=discards)
    assert match.moves(3) == ["8>d1", "8>pd1", "8>pd2", "pd1>b1"]


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_SB_50_teams_need_four_or_six_seats(seats: int) -> None:
    with pytest.raises(ValueError, match=r"^options\.teams:"):
        cardshed.game("skipbo").match(seats, options={"teams": True})


def test_SB_51_a_player_uses_the_partners_stock_and_discard_piles() -> None:
    discards = [NONE, NONE, [["5"], ["4", "2"], [], []], NONE]
    stocks = [["9"], ["7"], ["3", "1"], ["7"]]
    match = team_table(["8"], stocks=stocks, discards=discards)
    events = match.play(0, "pstock>b1")
    assert events == [
        {"event": "lay", "seat": 0, "card": "1", "value": 1, "from": "pstock", "to": "b1"},
        {"event": "turn_up", "seat": 2, "card": "3"},
    ]
    assert match.play(0, "pd2>b1")[0]["from"] == "pd2"
    match.play(0, "pstock>b1")
    match.play(0, "pd2>b1")
    assert match.position()["building"][0] == ["1", "2", "3", "4"]
    assert match.position()["discards"][2] == [["5"], [], [], []]
    events = match.play(0, "8>pd1")
    assert events[0] == {"event": "discard", "seat": 0, "card": "8", "to": "pd1"}
    assert match.position()["discards"][2] == [["5", "8"], [], [], []]
    assert match.turn == 1


def test_SB_51_what_is_not_among_the_partners_piles_cannot_be_laid() -> None:
    match = team_table(["8"], building=[["1"], [], [], []], discards=[NONE, [["2"], [], [], []], NONE, NONE])
    assert clause(match, "pd1>b1") == "SB-11"
    assert clause(match, "pstock>b1") == "SB-20"
    assert clause(match, "7>pd1") == "SB-12"
    assert clause(match, "8>pd2") == "SB-61"


def test_SB_51_hands_stay_secret_between_partners() -> None:
    match = team_table([], hands=[["8"], ["1"], ["2"], ["3"]])
    assert match.view(0)["hands"] == [["8"], ["?"], ["?"], ["?"]]
    assert match.view(2)["hands"] == [["?"], ["?"], ["2"], ["?"]]


def test_SB_51_without_teams_there_are_no_partners_piles() -> None:
    match = table(["1"], seats=4, stocks=[["7"], ["7"], ["1"], ["7"]])
    for move in ("pstock>b1", "pd1>b1", "1>pd1"):
        assert clause(match, move) == "SB-51"
        assert clause(match, move, seat=2) == "SB-51"


def test_SB_52_a_team_goes_on_when_one_stock_is_empty() -> None:
    discards = [[["2"], [], [], []], NONE, NONE, NONE]
    match = team_table(["8"], stocks=[["1"], ["7"], ["7"], ["7"]], discards=discards)
    match.play(0, "stock>b1")
    assert not match.over
    assert clause(match, "stock>b1") == "SB-11"
    assert match.moves(0) == ["8>d1", "8>d2", "8>pd1", "d1>b1"]
    match.play(0, "8>d1")
    for seat in (1, 2, 3):
        assert match.turn == seat
        match.play(seat, "pass")
    assert match.turn == 0


def test_SB_52_it_wins_with_both_stocks_empty_whoever_lays_the_last_card() -> None:
    for move, stocks in (
        ("stock>b1", [["1"], ["7"] * 2, [], ["7"] * 3]),
        ("pstock>b1", [[], ["7"] * 2, ["1"], ["7"] * 3]),
    ):
        match = team_table(["8"], stocks=stocks)
        events = match.play(0, move)
        assert match.winners == (0, 2)
        assert match.scores == [50, 0, 50, 0]
        assert events[-2]["points"] == [50, 0, 50, 0]


def test_SB_52_the_stocks_of_all_other_teams_count() -> None:
    stocks = [["1"], *stacked(1, 2), [], *stacked(3, 4)]
    match = table(["8"], seats=6, stocks=stocks, options={"teams": True})
    match.play(0, "stock>b1")
    assert match.winners == (0, 3)
    assert match.scores == [75, 0, 0, 75, 0, 0]


def test_SB_52_a_team_wins_the_match_by_points() -> None:
    scores = [60, 90, 60, 90]
    stocks = [["1"], ["7"], [], ["7"] * 2]
    match = team_table(["8"], stocks=stocks, scores=scores, options={"points": 100})
    match.play(0, "stock>b1")
    assert match.winners == (0, 2)
    assert match.scores == [100, 90, 100, 90]


def test_SB_52_in_a_blocked_round_teams_compare_the_sum_of_their_stocks() -> None:
    match = team_table([], stocks=stacked(1, 2, 5, 3))
    pass_round(match)
    assert match.winners == (1, 3)
    match = team_table([], stocks=stacked(1, 2, 4, 3))
    pass_round(match)
    assert match.winners == (0, 1, 2, 3)


def test_SB_52_with_stock_first_both_partners_stock_tops_count() -> None:
    options = {"stock_first": True}
    match = team_table(["1", "8"], stocks=[["7"], ["7"], ["7", "1"], ["7"]], options=options)
    assert match.moves(0) == ["pstock>b1"]
    assert clause(match, "1>b1") == "SB-12"
    assert clause(match, "8>d1") == "SB-12"
    match = team_table(["8"], stocks=[["7", "1"], ["7"], ["7", "S"], ["7"]], options=options)
    assert match.moves(0) == ["pstock>b1", "stock>b1"]
    match = team_table(["8"], stocks=[["7"], ["7", "1"], ["7"], ["7", "1"]], options=options)
    assert match.moves(0) == ["8>d1", "8>pd1"]


def test_SB_52_only_the_hand_of_the_player_in_turn_is_refilled() -> None:
    match = team_table([], hands=[["1"], [], ["8"], []], draw=["2", "3"])
    match.play(0, "1>b1")
    assert match.position()["hands"] == [["2", "3"], [], ["8"], []]


# How moves are written


@pytest.mark.parametrize(
    "move",
    ["", "1", "1>", "1>b0", "1>b5", "1>d5", "13>b1", "s>b1", "1 >b1", "Pass", "stock", "d1>d2"],
)
def test_SB_60_anything_else_is_no_move(move: str) -> None:
    match = table(["1"], discards=[[["1"], [], [], []], NONE])
    assert clause(match, move) == "SB-60"
    assert clause(match, move, seat=1) == "SB-60"


def test_SB_61_only_the_lowest_empty_building_place_is_used() -> None:
    match = table(["1", "S", "5"], building=[["1"], [], ["1", "2"], []])
    assert [move for move in match.moves(0) if ">b" in move] == ["1>b2", "S>b1", "S>b2", "S>b3"]
    assert clause(match, "1>b4") == "SB-61"
    assert clause(match, "S>b4") == "SB-61"
    assert clause(match, "5>b4") == "SB-20"
    assert clause(match, "1>b3") == "SB-20"


def test_SB_61_it_holds_for_stock_and_discard_cards_too() -> None:
    match = table(["5"], stocks=[["9", "1"], ["9"]], discards=[[[], ["S"], [], []], NONE])
    assert match.moves(0) == ["5>d1", "5>d2", "d2>b1", "stock>b1"]
    assert clause(match, "stock>b2") == "SB-61"
    assert clause(match, "d2>b3") == "SB-61"


def test_SB_61_only_the_lowest_empty_discard_place_is_used() -> None:
    match = table(["5"], discards=[[["1", "4"], [], ["7"], []], NONE])
    assert match.moves(0) == ["5>d1", "5>d2", "5>d3"]
    assert clause(match, "5>d4") == "SB-61"


def test_SB_61_own_and_partners_discard_places_count_apart() -> None:
    discards = [[["7"], [], [], []], NONE, [["7"], ["8"], [], []], NONE]
    match = team_table(["5"], discards=discards)
    assert match.moves(0) == ["5>d1", "5>d2", "5>pd1", "5>pd2", "5>pd3"]
    assert clause(match, "5>d3") == "SB-61"
    assert clause(match, "5>pd4") == "SB-61"
