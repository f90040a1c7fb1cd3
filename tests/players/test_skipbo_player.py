"""What the careful player of Skip-Bo does, on positions written by hand."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.engine.match import Match
from tests.players.asking import asked, considered, forgetful, worth

NO_PILES: list[list[str]] = [[], [], [], []]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"stock": 4, "points": 100}),
    (4, {"teams": True}),
    (5, {"stock_first": True}),
    (6, {"teams": True, "stock_first": True, "stock": 3}),
]


def up_to(*heights: int) -> list[list[str]]:
    """Building piles so high."""
    piles = [[str(number) for number in range(1, height + 1)] for height in heights]
    return [*piles, *NO_PILES][:4]


def table(hand: str, stock: str, theirs: str = "12", **more: Any) -> Match:
    """Seat 0 to play against one opponent; stocks by their top cards, more cards below."""
    return cardshed.load(
        {
            "game": "skipbo",
            "seats": 2,
            "turn": 0,
            "options": {},
            "hands": [hand.split(), ["12", "12", "11", "10", "9"]],
            "stocks": [["5", "5", stock], ["5", "5", theirs]],
            "discards": [NO_PILES, NO_PILES],
            "building": NO_PILES,
            "draw": ["1", "2", "3", "4", "6", "7", "8"],
            "done": [],
            **more,
        }
    )


def move_of(match: Match, seat: int) -> str:
    """What the careful player does; in Skip-Bo it always does something."""
    move = asked(match, seat)
    assert move is not None
    return move


# Laying


def test_the_stock_card_is_laid_at_once() -> None:
    assert asked(table("3 4 7 7 9", "3", building=up_to(2)), 0) == "stock>b1"


def test_a_joker_of_the_stock_does_not_open_the_opponents_way() -> None:
    match = table("9 9 10 11 12", "S", "6", building=up_to(4, 8))
    assert asked(match, 0) == "stock>b2"


def test_a_run_from_hand_leads_to_the_stock_card() -> None:
    match = table("3 4 9 9 12", "5", building=up_to(2))
    for move in ("3>b1", "4>b1", "stock>b1"):
        assert asked(match, 0) == move
        match.play(0, move)


def test_a_run_goes_on_with_what_a_discard_pile_uncovers() -> None:
    match = table("9 9 11 12 12", "5", building=up_to(2), discards=[[["4", "3"], [], [], []], NO_PILES])
    assert asked(match, 0) == "d1>b1"
    match.play(0, "d1>b1")
    assert asked(match, 0) == "d1>b1"


def test_a_joker_is_laid_to_reach_the_stock_card() -> None:
    assert asked(table("S 9 9 12 12", "4", building=up_to(2)), 0) == "S>b1"


def test_no_joker_is_laid_where_another_pile_needs_none() -> None:
    match = table("S 6 9 9 12", "7", building=up_to(4, 5))
    assert asked(match, 0) == "6>b2"


def test_no_joker_is_laid_for_nothing() -> None:
    assert not move_of(table("S 10 10 12 12", "9", building=up_to(2)), 0).startswith("S")


def test_a_run_goes_over_the_twelve() -> None:
    match = table("12 1 8 8 9", "2", building=up_to(11, 5, 5, 5))
    assert asked(match, 0) == "12>b1"


def test_hand_cards_go_before_the_same_card_of_a_discard_pile() -> None:
    match = table("3 9 9 12 12", "4", building=up_to(2), discards=[[["3"], [], [], []], NO_PILES])
    assert asked(match, 0) == "3>b1"


def test_nothing_is_laid_that_lets_the_opponent_lay_its_stock_card() -> None:
    assert ">d" in move_of(table("3 9 10 11 12", "8", "4", building=up_to(2)), 0)


def test_a_pile_the_opponent_waits_for_is_built_over() -> None:
    assert asked(table("4 9 10 11 12", "2", "4", building=up_to(3)), 0) == "4>b1"


def test_a_seat_behind_lays_against_a_block() -> None:
    """SB-32: with nothing to draw, a blocked round would be the other's."""
    little: dict[str, Any] = {"draw": [], "building": up_to(2), "stocks": [["5", "5", "8"], ["5", "4"]]}
    assert asked(table("3 9 10", "8", **little), 0) == "3>b1"
    ahead: dict[str, Any] = {**little, "stocks": [["5", "8"], ["5", "5", "4"]]}
    assert asked(table("3 9 10", "8", **ahead), 0) != "3>b1"


def test_an_empty_hand_passes_when_nothing_can_be_laid() -> None:
    """SB-31"""
    assert asked(table("", "8", draw=[], building=up_to(2)), 0) == "pass"


# Discarding


def test_a_discard_goes_on_the_card_above_it() -> None:
    piles = [["4"], ["10"], ["7"], ["2"]]
    match = table("9 9 12 12 S", "6", building=up_to(1, 1, 1, 1), discards=[piles, NO_PILES])
    assert asked(match, 0) == "9>d2"


def test_of_a_hand_a_double_goes_first() -> None:
    assert asked(table("8 9 9 10 11", "6", building=up_to(1, 1, 1, 1)), 0) == "9>d1"


def test_what_leads_to_the_stock_card_is_not_covered() -> None:
    piles = [["9"], ["8"], ["1"], ["1"]]
    match = table("8 8 8 8 8", "11", "10", building=up_to(8, 8, 8, 8), discards=[piles, NO_PILES])
    assert asked(match, 0) == "8>d2"


def test_jokers_are_kept() -> None:
    match = table("S S S S 11", "9", building=up_to(1, 1, 1, 1))
    assert asked(match, 0) == "11>d1"


# Teams


def team_table(**more: Any) -> Match:
    empty = [NO_PILES] * 4
    return cardshed.load(
        {
            "game": "skipbo",
            "seats": 4,
            "turn": 0,
            "options": {"teams": True},
            "hands": [["9", "9", "10", "11", "11"], [], [], []],
            "stocks": [["5", "8"], ["5", "12"], ["5", "3"], ["5", "12"]],
            "discards": empty,
            "building": up_to(2),
            "draw": ["1", "2", "3", "4", "6"],
            "done": [],
            **more,
        }
    )


def test_the_partners_stock_card_is_laid() -> None:
    """SB-51"""
    assert asked(team_table(), 0) == "pstock>b1"


def test_the_partners_discards_lead_to_a_stock_card() -> None:
    """SB-51"""
    match = team_table(
        stocks=[["5", "8"], ["5", "12"], ["5", "4"], ["5", "12"]],
        discards=[NO_PILES, NO_PILES, [["3"], [], [], []], NO_PILES],
    )
    assert asked(match, 0) == "pd1>b1"


# What is worth a thought, and what is forgotten


def test_only_the_stock_card_is_considered_where_it_can_be_laid() -> None:
    assert considered(table("3 4 7 7 9", "3", building=up_to(2, 2)), 0) == ["stock>b1"]


def test_no_discard_is_considered_where_the_stock_card_is_in_reach() -> None:
    assert considered(table("3 4 9 9 12", "5", building=up_to(2)), 0) == ["3>b1"]


def test_idle_jokers_and_bad_discards_are_not_considered() -> None:
    match = table("S 9 9 10 12", "8", building=up_to(2))
    moves = considered(match, 0)
    assert 1 < len(moves) < 6
    assert not any(move.startswith("S") for move in moves)


def test_a_forgetful_player_overlooks_a_discard_pile() -> None:
    match = table("9 9 11 12 12", "4", building=up_to(2), discards=[[["3"], [], [], []], NO_PILES])
    instead = forgetful(match, 0, "d1>b1")
    assert instead is not None
    assert ">d" in instead
    assert forgetful(match, 0, "9>d2") == "9>d2"


# Judgement


def test_fewer_stock_cards_are_worth_more() -> None:
    ahead = table("9", "6", stocks=[["6"], ["5"] * 6])
    assert worth(ahead, 0) > 0.8
    assert worth(ahead, 0) + worth(ahead, 1) == pytest.approx(1, abs=0.1)


def test_a_stock_card_in_reach_is_worth_something() -> None:
    near, far = (table(hand, "4", building=up_to(2)) for hand in ("3 9", "8 9"))
    assert worth(near, 0) > worth(far, 0) + 0.02


def test_the_score_counts_in_a_match() -> None:
    """SB-41"""
    options = {"points": 500, "stock": 3}
    leading = table("9", "6", options=options, scores=[470, 0])
    assert worth(leading, 0) > 0.85 > 0.15 > worth(leading, 1)


def test_a_shared_win_is_worth_its_share() -> None:
    """SB-32, SB-52"""
    match = table("", "8", draw=[], building=up_to(2), hands=[[], []])
    match.play(0, "pass")
    match.play(1, "pass")
    assert [worth(match, 0), worth(match, 1)] == [0.5, 0.5]


# Everywhere


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_its_moves_are_legal_wherever_chance_leads(seats: int, options: dict[str, Any]) -> None:
    chance = random.Random(seats)
    match = cardshed.game("skipbo").match(seats=seats, seed=seats, options=options)
    for _ in range(150):
        if match.over:
            break
        seat = match.actors[0]
        moves = match.moves(seat)
        own = move_of(match, seat)
        thought_over = considered(match, seat)
        assert own in moves
        assert own in thought_over
        assert set(thought_over) <= set(moves)
        assert len(set(thought_over)) == len(thought_over)
        assert forgetful(match, seat, own) in moves
        assert all(0 < worth(match, other) < 1 for other in range(seats))
        match.play(seat, own if chance.random() < 0.7 else chance.choice(moves))


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hidden_cards_change_nothing(seats: int, options: dict[str, Any]) -> None:
    """SB-05: neither hands of others, nor face-down cards."""
    chance = np.random.default_rng(seats)
    match = cardshed.game("skipbo").match(seats=seats, seed=seats, options=options)
    for _ in range(60):
        if match.over:
            break
        seat = match.actors[0]
        other = hidden_anew(match, seat, chance)
        assert asked(other, seat) == asked(match, seat)
        assert considered(other, seat) == considered(match, seat)
        assert worth(other, seat) == worth(match, seat)
        match.play(seat, move_of(match, seat))


def hidden_anew(match: Match, seat: int, chance: np.random.Generator) -> Match:
    """The same match with all cards exchanged that the seat cannot see."""
    position = match.position()
    position.pop("memory", None)
    places = [position["draw"]]
    places += [hand for other, hand in enumerate(position["hands"]) if other != seat]
    tops = [stock.pop() if stock else None for stock in position["stocks"]]
    places += position["stocks"]
    cards = [card for place in places for card in place]
    chance.shuffle(cards)
    for place in places:
        place[:] = [cards.pop() for _ in place]
    for stock, top in zip(position["stocks"], tops, strict=True):
        stock += [top] if top is not None else []
    return cardshed.load(position)


def test_careful_players_come_to_an_end() -> None:
    for seats, options in TABLES:
        result = cardshed.simulate("skipbo", ["greedy"] * seats, games=5, seed=1, options=options)
        assert result.lengths.max() < 5000
