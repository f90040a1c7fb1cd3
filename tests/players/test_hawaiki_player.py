"""What the careful player of Hawaiki does, and why."""

from __future__ import annotations

import random
from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.players.asking import asked, considered, forgetful, worth
from tests.rules.hawaiki_table import table

STOCK = "P2 P2 P4 P4 P5"
VARIANTS: list[dict[str, Any]] = [
    {},
    {"courtesy": "automatic", "tokens": 1},
    {"one_hidden": True},
    {"sacrifice": True, "second_chance": True},
    {"one_hidden": True, "sacrifice": True, "second_chance": True, "tokens": 6},
]


# Laying


def test_lays_the_last_card() -> None:
    assert asked(table(["R5", "G1 G2"], "R4, O1, B7", STOCK), 0) == "R5>1"


def test_announces_the_combination_it_makes() -> None:
    assert asked(table(["R4 P6", "G1 G2"], "R4, O1, B7", STOCK), 0) == "R4>1!pair"


def test_goes_out_through_a_chain_of_combinations() -> None:
    """B1 fits at once, but only the pair leads on to it."""
    match = table(["R4 B1", "G1 G2"], "R4, O1, B7", STOCK)
    assert asked(match, 0) == "R4>1!pair"
    match.play(0, "R4>1!pair")
    assert str(asked(match, 0)).startswith("B1")


def test_begins_a_chain_with_the_card_that_the_others_follow() -> None:
    """R5 would make a suite at once; after the pair of R4 it still does, but not the other way round."""
    match = table(["R4 R5 O3", "G1 G2 G3"], "R4, O6, B7", STOCK)
    assert asked(match, 0) == "R4>1!pair"
    match.play(0, "R4>1!pair")
    assert asked(match, 0) == "R5>1!suite"


def test_takes_the_combination_before_the_plain_lay() -> None:
    match = table(["B2 R3 P7 P6", "G1 G2 G3"], "R1, O2, B6", STOCK)
    assert "!" not in str(asked(match, 0))
    match = table(["B2 R3 P7 P6", "G1 G2 G3"], "R1, O2, B1", STOCK)
    assert "!" in str(asked(match, 0))


def test_keeps_cards_that_follow_each_other() -> None:
    """Either six may go; O2 and O3 belong together, P6 to nothing."""
    match = table(["O2 O3 P6", "G1 G2 G4 G5"], "R6, P1, G7", STOCK)
    assert str(asked(match, 0)).startswith("P6")


def test_draws_when_nothing_fits() -> None:
    assert asked(table(["R5 R6", "G1 G2"], "O4, G1, B7", STOCK), 0) == "draw"


def test_looks_at_the_cards_the_next_seat_shows() -> None:
    """HW-50: P6 takes the blue pile from B3, but would open one for P3."""
    open_hands = {"options": {"one_hidden": True}}
    assert asked(table(["P6 R2 O1*", "B3"], "B6, R5, G7", STOCK, **open_hands), 0) == "P6>1"
    assert asked(table(["P6 R2 O1*", "P3"], "B6, R5, G7", STOCK, **open_hands), 0) == "R2>2"


# The others


def test_says_the_right_thanks() -> None:
    match = table(["R2 P1", "G1 G2", "O5"], "R7, R5, O2", STOCK)
    match.play(0, "R2>3!colour")
    match.play(0, "@1")
    assert asked(match, 1) == "thanks-a-lot"
    assert considered(match, 1) == ["thanks-a-lot"]
    assert forgetful(match, 1, "thanks-a-lot") == "silent"


def test_says_thanks_for_one_card() -> None:
    match = table(["R2 P1", "G1 G2", "O5"], "R7, R5, O2", STOCK)
    match.play(0, "R2>3!colour")
    match.play(0, "@1+2")
    assert asked(match, 2) == "thanks"


def test_lets_the_leader_draw() -> None:
    match = table(["R2 P1", "G1 G2", "O5 O6", "O1 O3"], "R7, R5, O2", STOCK, tokens=[5, 3, 9, 4])
    match.play(0, "R2>3!colour")
    assert asked(match, 0) == "@2"
    assert "@2" in considered(match, 0)


def test_of_equal_ones_lets_the_shortest_hand_draw() -> None:
    match = table(["R2 P1", "G1 G2 G3", "O5", "O1 O3"], "R7, R5, O2", STOCK)
    match.play(0, "R2>3!colour")
    assert asked(match, 0) == "@2"


def test_counters_what_another_forgot() -> None:
    match = table(["R4 P1", "G1 G2", "O5"], "R4, O1, B7", STOCK)
    match.play(0, "R4>1")
    assert asked(match, 1) == asked(match, 2, optional=True) == "call"
    assert considered(match, 2) == ["call"]


def test_calls_its_own_combination_late() -> None:
    match = table(["R4 P1", "G1 G2", "O5"], "R4, O1, B7", STOCK)
    match.play(0, "R4>1")
    assert asked(match, 0, optional=True) == "call"


# The variants


def test_gives_a_token_to_go_out() -> None:
    """HW-51: with R6 away, the pair of fours and the last card follow."""
    match = table(["R4 B1", "G1 G2 G3"], "R4 R6, O2, B7", STOCK, options={"sacrifice": True})
    assert asked(match, 0) == "sacrifice 1"


def test_keeps_its_last_token() -> None:
    more = {"options": {"sacrifice": True}, "tokens": [1, 5]}
    match = table(["R4 B1", "G1 G2 G3"], "R4 R6, O2, B7", STOCK, **more)
    assert "sacrifice" not in str(asked(match, 0))
    assert not any("sacrifice" in move for move in considered(match, 0))


def test_plays_again_to_go_out() -> None:
    match = table(["P1 R4 B1", "G1 G2 G3"], "R4, O1, P7", STOCK, options={"second_chance": True})
    match.play(0, "P1>3")
    assert asked(match, 0) == "again"
    assert forgetful(match, 0, "again") == "end"


def test_lets_a_second_chance_go_that_gains_nothing() -> None:
    match = table(["P1 R5 B4", "G1 G2 G3"], "O2, O1, P7", STOCK, options={"second_chance": True})
    match.play(0, "P1>3")
    assert asked(match, 0) == "end"


def test_hides_what_makes_a_combination() -> None:
    match = table(["P1* R5 B4 O6", "G1 G2 G3"], "B4, O1, P7", STOCK, options={"one_hidden": True})
    match.play(0, "P1*>3")
    assert asked(match, 0) == "hide B4"
    assert forgetful(match, 0, "hide B4") == "open"


def test_lays_a_card_it_holds_twice_from_the_open_ones() -> None:
    match = table(["P7 P7* R1", "G1 G2 G3"], "P6, O6, G5", STOCK, options={"one_hidden": True})
    assert asked(match, 0) == "P7>1!suite"


# What is worth a thought, what is forgotten, what it is worth


def test_considers_no_silent_combination() -> None:
    assert considered(table(["R4 R5 P6", "G1 G2"], "R4, O1, B7", STOCK), 0) == ["R4>1!pair", "R5>1", "draw"]


def test_considers_only_going_out() -> None:
    assert considered(table(["R4", "G1 G2"], "R5, O4, B7", STOCK), 0) == ["R4>1"]


def test_considers_waiting_where_going_out_loses_the_match() -> None:
    match = table(["R4", "G1 G2", "O6"], "R5, O3, B7", STOCK, tokens=[3, 2, 9])
    assert considered(match, 0) == ["R4>1", "draw"]


def test_forgets_to_announce_and_to_call() -> None:
    match = table(["R4 P1", "G1 G2", "O5"], "R4, O1, B7", STOCK)
    assert forgetful(match, 0, "R4>1!pair") == "R4>1"
    match.play(0, "R4>1")
    assert forgetful(match, 2, "call") is None
    assert forgetful(match, 1, "call") in match.moves(1)
    assert forgetful(match, 1, "call") != "call"


def test_worth_follows_the_tokens() -> None:
    match = table(["R4 P1", "G1 G2", "O5 O6"], "R4, O1, B7", STOCK, tokens=[9, 5, 2])
    shares = [worth(match, seat) for seat in range(3)]
    assert shares == sorted(shares, reverse=True)
    assert sum(shares) == pytest.approx(1)


def test_worth_of_a_shared_win() -> None:
    match = table(["R4", "G1 G2", "O6 O5"], "R5, O3, B7", STOCK, tokens=[3, 5, 2])
    match.play(0, "R4>1")
    assert [worth(match, seat) for seat in range(3)] == [0.5, 0.5, 0.0]


# Everything


@pytest.mark.parametrize("options", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_always_finds_a_legal_move(seats: int, options: dict[str, Any]) -> None:
    match = cardshed.game("hawaiki").match(seats=seats, options=options, seed=seats)
    chance = random.Random(seats)
    for _ in range(150):
        if match.over:
            break
        for seat in match.actors:
            check_moves(match, seat)
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.moves(seat)))


def check_moves(match: Match, seat: int) -> None:
    moves = match.moves(seat)
    choice = asked(match, seat)
    assert choice in moves
    assert choice in considered(match, seat)
    assert set(considered(match, seat)) <= set(moves)
    for move in moves:
        lapsed = forgetful(match, seat, move)
        assert lapsed in moves or (lapsed is None and move == "call")
    assert 0 <= worth(match, seat) <= 1


@pytest.mark.parametrize("options", VARIANTS)
def test_decides_from_what_the_seat_may_know(options: dict[str, Any]) -> None:
    match = cardshed.game("hawaiki").match(seats=3, options=options, seed=5)
    chance = random.Random(5)
    for turn in range(100):
        if match.over:
            break
        for seat in match.actors:
            other = match.resample(seat, seed=turn)
            assert asked(other, seat) == asked(match, seat)
            assert considered(other, seat) == considered(match, seat)
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.moves(seat)))
