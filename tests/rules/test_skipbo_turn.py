"""Skip-Bo, clause by clause: the set-up, a turn, building piles."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.skipbo_table import NONE, clause, table


def up_to(height: int) -> list[str]:
    """A building pile."""
    return [str(number) for number in range(1, height + 1)]


def all_cards(match: Match) -> Counter[str]:
    position = match.position()
    lists = [
        *position["hands"],
        *position["stocks"],
        *position["building"],
        position["draw"],
        position["done"],
    ]
    lists += [pile for piles in position["discards"] for pile in piles]
    return Counter(card for cards in lists for card in cards)


# The set-up


def test_SB_01_the_deck_has_twelve_of_each_number_and_eighteen_jokers() -> None:
    deck = Counter({str(number): 12 for number in range(1, 13)} | {"S": 18})
    for seats in range(2, 7):
        assert all_cards(cardshed.game("skipbo").match(seats, seed=seats)) == deck


@pytest.mark.parametrize("seats", [1, 7])
def test_SB_01_two_to_six_seats(seats: int) -> None:
    with pytest.raises(ValueError, match=r"^seats:"):
        cardshed.game("skipbo").match(seats)


@pytest.mark.parametrize(("seats", "count"), [(2, 30), (3, 30), (4, 30), (5, 20), (6, 20)])
def test_SB_02_the_stock_depends_on_the_seats(seats: int, count: int) -> None:
    match = cardshed.game("skipbo").match(seats, seed=1)
    assert [len(stock) for stock in match.position()["stocks"]] == [count] * seats
    assert match.options["stock"] == count


def test_SB_02_the_option_sets_another_stock() -> None:
    match = cardshed.game("skipbo").match(3, seed=1, options={"stock": 10})
    assert [len(stock) for stock in match.position()["stocks"]] == [10] * 3


@pytest.mark.parametrize(("seats", "most"), [(2, 30), (4, 30), (5, 27), (6, 22)])
def test_SB_02_every_seat_can_be_dealt_its_stock_and_five_more(seats: int, most: int) -> None:
    game = cardshed.game("skipbo")
    match = game.match(seats, seed=1, options={"stock": most})
    assert all_cards(match).total() == 162
    with pytest.raises(ValueError, match=r"^options\.stock:"):
        game.match(seats, seed=1, options={"stock": most + 1})


def test_SB_02_only_the_top_of_a_stock_is_seen_even_by_its_owner() -> None:
    match = cardshed.game("skipbo").match(2, seed=1, options={"stock": 4})
    tops = [stock[-1] for stock in match.position()["stocks"]]
    for seat in (0, 1, None):
        assert match.view(seat)["stocks"] == [["?", "?", "?", top] for top in tops]


def test_SB_03_the_rest_is_the_draw_pile_and_no_other_pile_exists() -> None:
    position = cardshed.game("skipbo").match(3, seed=1).position()
    assert len(position["draw"]) == 162 - 3 * 30 - 5
    assert position["building"] == NONE
    assert position["discards"] == [NONE] * 3
    assert position["done"] == []


def test_SB_04_the_seed_draws_the_first_player() -> None:
    game = cardshed.game("skipbo")
    first = [game.match(3, seed=seed).turn for seed in range(40)]
    assert set(first) == {0, 1, 2}
    assert first == [game.match(3, seed=seed).turn for seed in range(40)]


@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_SB_04_a_later_round_is_started_by_the_next_seat(first: int, then: int) -> None:
    stocks = [["1"], ["5"], ["6"]]
    match = table(["7"], seats=3, stocks=stocks, first=first, options={"points": 500})
    match.play(0, "stock>b1")
    assert (match.round, match.turn, match.position()["first"]) == (2, then, then)
    assert [len(stock) for stock in match.position()["stocks"]] == [30] * 3


def test_SB_05_hands_are_empty_until_the_first_turn() -> None:
    match = cardshed.game("skipbo").match(3, seed=2)
    first = match.turn
    assert [len(hand) for hand in match.position()["hands"]] == [
        5 if seat == first else 0 for seat in range(3)
    ]


def test_SB_05_hands_and_face_down_cards_are_secret_and_the_rest_is_public() -> None:
    fields: dict[str, Any] = {
        "hands": [["3", "S"], ["4"]],
        "stocks": [["9", "11"], ["7", "8", "2"]],
        "discards": [[["5", "6"], [], [], []], [["S"], ["1"], [], []]],
        "building": [["1", "S"], [], [], []],
        "draw": ["12", "11"],
        "done": ["3", "4"],
    }
    match = table([], **fields)
    hidden = fields | {"stocks": [["?", "11"], ["?", "?", "2"]], "draw": ["?", "?"]}
    for seat, hands in ((0, [["3", "S"], ["?"]]), (1, [["?", "?"], ["4"]]), (None, [["?", "?"], ["?"]])):
        view = match.view(seat)
        assert {name: view[name] for name in fields} == hidden | {"hands": hands}
        assert "chance" not in view


def test_SB_05_nothing_depends_on_what_a_seat_cannot_see() -> None:
    one = table([], hands=[["3", "2"], ["4"]], stocks=[["9", "5"], ["7", "8"]], draw=["12", "1"])
    other = table([], hands=[["2", "3"], ["S"]], stocks=[["1", "5"], ["S", "8"]], draw=["1", "4"])
    assert one.view(0) == other.view(0)
    assert one.moves(0) == other.moves(0)
    for move in ("4>b1", "S>b1", "stock>b1", "d1>b1", "pass", "4>d1"):
        assert one.refusal(0, move) == other.refusal(0, move)


# A turn


def test_SB_10_a_turn_begins_by_drawing_up_to_five_from_the_top() -> None:
    match = table(["7"], hands=[["7"], ["2", "2"]], draw=["12", "11", "10", "9"])
    events = match.play(0, "7>d1")
    assert match.turn == 1
    assert match.position()["hands"] == [[], ["2", "2", "9", "10", "11"]]
    assert match.position()["draw"] == ["12"]
    drawn = {"event": "draw", "seat": 1, "count": 3, "private": {1: {"cards": ["9", "10", "11"]}}}
    assert events[-2:] == [{"event": "turn", "seat": 1}, drawn]


def test_SB_10_five_cards_in_hand_are_enough() -> None:
    match = table(["7"], hands=[["7"], ["2", "2", "3", "4", "S"]], draw=["12"])
    events = match.play(0, "7>d1")
    assert match.position()["draw"] == ["12"]
    assert events[-1] == {"event": "turn", "seat": 1}


def test_SB_10_a_draw_that_finds_nothing_is_told() -> None:
    events = table(["7"]).play(0, "7>d1")
    assert events[-1] == {"event": "draw", "seat": 1, "count": 0, "private": {1: {"cards": []}}}


def test_SB_10_only_the_seat_in_turn_acts() -> None:
    match = table(["1"], hands=[["1"], ["1"]])
    assert match.actors == (0,)
    assert match.moves(1) == []
    for move in ("1>b1", "1>d1", "pass", "stock>b1", "7>b1"):
        assert clause(match, move, seat=1) == "SB-10"


def test_SB_11_cards_are_laid_from_hand_discard_piles_and_stock_in_any_number() -> None:
    discards = [[["8", "2"], [], ["4"], []], NONE]
    match = table(["1", "7"], stocks=[["9", "3"], ["9"]], discards=discards)
    events = match.play(0, "1>b1")
    assert events == [
        {"event": "lay", "seat": 0, "card": "1", "value": 1, "from": "hand", "to": "b1"},
    ]
    match.play(0, "d1>b1")
    assert match.play(0, "stock>b1")[0]["from"] == "stock"
    assert match.play(0, "d3>b1")[0]["from"] == "d3"
    assert match.turn == 0
    position = match.position()
    assert position["building"] == [["1", "2", "3", "4"], [], [], []]
    assert position["hands"][0] == ["7"]
    assert position["stocks"][0] == ["9"]
    assert position["discards"][0] == [["8"], [], [], []]


def test_SB_11_what_is_not_there_cannot_be_laid() -> None:
    match = table(
        ["1", "7"], building=[["1"], [], [], []], discards=[[["8"], [], [], []], [["2"], [], [], []]]
    )
    assert clause(match, "2>b1") == "SB-11"
    assert clause(match, "S>b1") == "SB-11"
    assert clause(match, "d2>b1") == "SB-11"


def test_SB_12_a_turn_ends_by_a_discard_after_as_few_plays_as_one_likes() -> None:
    match = table(["1", "S", "7"], stocks=[["9", "1"], ["9"]])
    events = match.play(0, "7>d1")
    assert events[0] == {"event": "discard", "seat": 0, "card": "7", "to": "d1"}
    assert match.turn == 1
    assert match.position()["discards"][0] == [["7"], [], [], []]
    assert match.position()["hands"][0] == ["1", "S"]


def test_SB_12_a_discard_goes_on_ones_own_piles_only() -> None:
    assert clause(table(["7"]), "7>pd1") == "SB-51"


def test_SB_12_stock_first_allows_nothing_but_the_stock_card_that_can_be_laid() -> None:
    match = table(
        ["1", "S"],
        stocks=[["5", "3"], ["9"]],
        building=[["1", "2"], [], ["1", "S"], []],
        discards=[[["1"], [], [], []], NONE],
        options={"stock_first": True},
    )
    assert match.moves(0) == ["stock>b1", "stock>b3"]
    for move in ("1>b2", "S>b1", "d1>b2", "1>d1", "S>d2"):
        assert clause(match, move) == "SB-12"
    match.play(0, "stock>b3")
    assert {"1>b2", "S>b1", "d1>b2", "1>d1"} <= set(match.moves(0))


def test_SB_12_stock_first_names_what_forbids_a_move_anyway() -> None:
    match = table(["7"], stocks=[["5", "S"], ["9"]], options={"stock_first": True})
    assert clause(match, "7>b1") == "SB-20"
    assert clause(match, "2>b1") == "SB-11"
    assert clause(match, "2>d1") == "SB-12"
    assert clause(match, "7>d2") == "SB-61"
    assert clause(match, "pass") == "SB-31"


def test_SB_12_stock_first_forbids_passing_too() -> None:
    match = table([], stocks=[["5", "1"], ["9"]], options={"stock_first": True})
    assert match.moves(0) == ["stock>b1"]
    assert clause(match, "pass") == "SB-12"
    match.play(0, "stock>b1")
    assert match.moves(0) == ["pass"]


def test_SB_12_without_the_option_the_stock_card_may_wait() -> None:
    match = table([], stocks=[["5", "1"], ["9"]])
    assert match.moves(0) == ["pass", "stock>b1"]


def test_SB_13_laying_the_whole_hand_brings_five_more_at_once() -> None:
    match = table(["1", "2"], draw=["12", "7", "6", "5", "4", "3"])
    assert match.play(0, "1>b1")[-1]["event"] == "lay"
    events = match.play(0, "2>b1")
    assert events[-1] == {"event": "draw", "seat": 0, "count": 5, "private": {0: {"cards": up_to(7)[2:]}}}
    assert match.turn == 0
    assert match.position()["hands"][0] == ["3", "4", "5", "6", "7"]


def test_SB_13_any_number_of_times() -> None:
    match = table(["1"], draw=["S", *reversed(up_to(11)[1:])])
    for number in range(1, 12):
        match.play(0, f"{number}>b1")
    assert match.turn == 0
    assert match.position()["hands"][0] == ["S"]
    assert match.position()["building"][0] == up_to(11)


def test_SB_13_a_hand_that_was_short_is_refilled_as_well() -> None:
    match = table(["1"], draw=["8", "8"])
    match.play(0, "1>b1")
    assert match.position()["hands"][0] == ["8", "8"]
    assert match.turn == 0


def test_SB_13_the_stock_does_not_count_as_hand() -> None:
    match = table(["7"], stocks=[["9", "1"], ["9"]], draw=["8", "8"])
    match.play(0, "stock>b1")
    assert match.position()["hands"][0] == ["7"]
    assert match.position()["draw"] == ["8", "8"]


def test_SB_13_discarding_the_last_card_ends_the_turn() -> None:
    match = table(["7"], hands=[["7"], ["2", "2", "2", "2", "2"]], draw=["8", "8"])
    match.play(0, "7>d1")
    assert match.turn == 1
    assert match.position()["hands"][0] == []
    assert match.position()["draw"] == ["8", "8"]


def test_SB_14_the_next_stock_card_is_turned_up_and_may_be_laid() -> None:
    match = table(["7"], stocks=[["9", "2", "1"], ["9"]])
    assert match.play(0, "stock>b1")[1:] == [{"event": "turn_up", "seat": 0, "card": "2"}]
    assert match.view(1)["stocks"][0] == ["?", "2"]
    match.play(0, "stock>b1")
    assert match.position()["building"][0] == ["1", "2"]


def test_SB_15_discard_piles_take_any_card_in_any_order() -> None:
    match = table(["12", "3", "S"], discards=[[["5", "6"], ["S"], ["1"], []], NONE])
    for card in ("12", "3", "S"):
        for place in (1, 2, 3, 4):
            assert match.refusal(0, f"{card}>d{place}") is None


def test_SB_15_only_the_top_card_can_be_laid() -> None:
    match = table(["7"], discards=[[["1", "5"], [], [], []], NONE])
    assert clause(match, "d1>b1") == "SB-20"
    match = table(["7"], discards=[[["5", "1"], [], [], []], NONE])
    match.play(0, "d1>b1")
    assert clause(match, "d1>b1") == "SB-20"


def test_SB_12_only_a_hand_card_can_be_discarded() -> None:
    match = table(["7"], stocks=[["9", "2"], ["9"]], discards=[[["4"], [], [], []], NONE])
    assert match.moves(0) == ["7>d1", "7>d2"]
    for move in ("2>d1", "4>d2", "S>d1"):
        assert clause(match, move) == "SB-12"


# Building piles


def test_SB_20_a_pile_starts_with_a_one_or_a_joker() -> None:
    match = table(["1", "2", "12", "S"])
    assert [move for move in match.moves(0) if ">b" in move] == ["1>b1", "S>b1"]
    assert clause(match, "2>b1") == "SB-20"
    assert clause(match, "12>b1") == "SB-20"


@pytest.mark.parametrize("height", range(1, 12))
def test_SB_20_it_goes_up_by_one_and_a_joker_always_comes_next(height: int) -> None:
    others = [str(number) for number in range(2, 13) if number != height + 1]
    for card in (str(height + 1), "S"):
        match = table([card, "S"], building=[up_to(height), [], [], []])
        match.play(0, f"{card}>b1")
        done = match.position()["done"]
        assert match.position()["building"][0] == ([] if done else [*up_to(height), card])
    for card in others:
        assert clause(table([card], building=[up_to(height), [], [], []]), f"{card}>b1") == "SB-20"


def test_SB_20_the_same_number_or_a_joker_on_a_joker() -> None:
    match = table(["2", "3", "S"], building=[["S"], [], [], []])
    assert clause(match, "3>b1") == "SB-20"
    event = match.play(0, "S>b1")[0]
    assert (event["card"], event["value"]) == ("S", 2)
    assert clause(match, "2>b1") == "SB-20"
    match.play(0, "3>b1")
    assert match.position()["building"][0] == ["S", "S", "3"]


def test_SB_20_stock_and_discard_cards_must_fit_as_well() -> None:
    match = table(["7"], building=[["1"], [], [], []], discards=[[["3"], [], [], []], NONE])
    assert clause(match, "stock>b1") == "SB-20"
    assert clause(match, "d1>b1") == "SB-20"
    assert clause(match, "d1>b2") == "SB-20"


@pytest.mark.parametrize("last", ["12", "S"])
def test_SB_21_a_complete_pile_is_set_aside_and_its_place_is_free(last: str) -> None:
    building = [["1"], ["S", *up_to(11)[1:]], ["1"], []]
    match = table([last, "1"], building=building)
    events = match.play(0, f"{last}>b2")
    assert events[1:] == [{"event": "complete", "seat": 0, "pile": "b2", "count": 12}]
    position = match.position()
    assert position["building"] == [["1"], [], ["1"], []]
    assert position["done"] == sorted([*up_to(11)[1:], "S", last], key=[*up_to(12), "S"].index)
    match.play(0, "1>b2")
    assert match.position()["building"][1] == ["1"]


def test_SB_22_there_are_never_more_than_four_building_piles() -> None:
    match = table(["1", "S", "3"], building=[["1"], ["1"], ["1", "2", "S"], ["1"]])
    for place in (1, 2, 3, 4):
        assert clause(match, f"1>b{place}") == "SB-20"
    assert [move for move in match.moves(0) if ">b" in move] == ["S>b1", "S>b2", "S>b3", "S>b4"]
    assert clause(match, "1>b5") == "SB-60"
