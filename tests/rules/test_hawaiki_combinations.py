"""Hawaiki: combinations and their effects (HW-20…HW-28)."""

from __future__ import annotations

import pytest

import cardshed
from cardshed import Match
from tests.rules.hawaiki_table import acting, hand, sizes, table
from tests.tools import against


def announcements(match: Match, seat: int) -> list[str]:
    return [move for move in match.moves(seat) if "!" in move]


def tops(match: Match) -> list[str]:
    return [pile[-1] for pile in match.position()["piles"]]


def test_HW_20_a_pair_is_identical_and_plays_again() -> None:
    match = table(["R4 O4 R6 P1", "O1 O2"], "R4, G1, B6", "B7")
    assert announcements(match, 0) == ["R4>1!pair"]
    events = match.play(0, "R4>1!pair")
    assert events[1:] == [{"event": "turn", "seat": 0}]
    assert match.turn == 0
    assert acting(match) == [0]
    assert sizes(match) == [3, 2]


def test_HW_20_value_or_colour_alone_is_no_pair() -> None:
    match = table(["O4 R6 P1", "O1 O2"], "R4 R4, G1, B6")
    assert announcements(match, 0) == []
    assert against(match, 0, "O4>1!pair") == "HW-28"


@pytest.mark.parametrize("move", ["R4>3", "R1>3"])
def test_HW_21_a_suite_is_three_consecutive_values_in_any_order(move: str) -> None:
    match = table(["R4 R1 P7", "O1 O2", "P1 P2"], "G3, B2, R6", "B7 G7")
    assert announcements(match, 0) == ["R1>3!suite", "R4>3!suite"]
    match.play(0, f"{move}!suite")
    assert match.turn == 0
    assert match.moves(0) == ["@1", "@2"]
    assert acting(match) == [0]
    events = match.play(0, "@2")
    assert events == [{"event": "must_draw", "seat": 0, "seats": [2], "count": 1}]
    assert acting(match) == [2]
    match.play(2, "thanks")
    assert sizes(match) == [2, 2, 3]
    assert match.turn == 0
    assert "draw" in match.moves(0)


def test_HW_21_a_card_in_the_middle_makes_a_suite() -> None:
    match = table(["G4 P7", "O1 O2"], "B3, G6, R5")
    match.play(0, "G4>2!suite")
    assert match.moves(0) == ["@1"]


def test_HW_21_values_do_not_go_round() -> None:
    match = table(["R1 P6", "O1 O2"], "G7, B6, R4")
    assert announcements(match, 0) == []
    match = table(["R1 P6", "O1 O2"], "G7, B2, R4")
    assert announcements(match, 0) == []
    assert against(match, 0, "R1>3!suite") == "HW-28"


def test_HW_21_one_player_only() -> None:
    match = table(["R4 P7", "O1 O2", "P1 P2"], "G3, B2, R6")
    assert against(match, 0, "@1") == "HW-21"
    match.play(0, "R4>3!suite")
    assert against(match, 0, "@1+2") == "HW-21"


def test_HW_22_a_colour_makes_one_player_draw_two() -> None:
    match = table(["R6 P7", "O1 O2", "P1 P2"], "R4, R1, B6", "B1 B2 B3 B4")
    assert announcements(match, 0) == ["R6>3!colour"]
    match.play(0, "R6>3!colour")
    assert match.moves(0) == ["@1", "@1+2", "@2"]
    events = match.play(0, "@1")
    assert events == [{"event": "must_draw", "seat": 0, "seats": [1], "count": 2}]
    match.play(1, "thanks-a-lot")
    assert hand(match, 1) == "O1 O2 B3 B4"
    assert match.turn == 0


def test_HW_22_or_two_players_draw_one_each() -> None:
    match = table(["R6 P7", "O1 O2", "P1 P2", "G1 G2"], "R4, R1, B6", "B1 B2 B3 B4")
    match.play(0, "R6>3!colour")
    assert match.moves(0) == ["@1", "@1+2", "@1+3", "@2", "@2+3", "@3"]
    match.play(0, "@1+3")
    assert acting(match) == [1, 3]
    match.play(3, "thanks")
    assert acting(match) == [1]
    match.play(1, "thanks")
    assert sizes(match) == [1, 3, 2, 3]
    assert acting(match) == [0]


def test_HW_22_with_two_seats_the_other_draws_two() -> None:
    match = table(["R6 P7", "O1 O2"], "R4, R1, B6")
    match.play(0, "R6>3!colour")
    assert match.moves(0) == ["@1"]


def test_HW_22_two_players_only_after_a_colour() -> None:
    match = table(["R6 P7", "O1 O2", "P1 P2"], "R4, R1, B6")
    assert against(match, 0, "@1+2") == "HW-22"


def test_HW_23_a_three_makes_everybody_else_draw() -> None:
    match = table(["B4 P7", "O1 O2", "P1 P2"], "R4, G4, B6", "B1 B2 B3")
    assert announcements(match, 0) == ["B4>3!three"]
    events = match.play(0, "B4>3!three")
    assert events[1:] == [{"event": "must_draw", "seat": 0, "seats": [1, 2], "count": 1}]
    assert match.turn == 0
    assert acting(match) == [1, 2]
    match.play(1, "thanks")
    match.play(2, "thanks")
    assert (hand(match, 1), hand(match, 2)) == ("O1 O2 B3", "B2 P1 P2")
    assert acting(match) == [0]


def test_HW_24_playing_again_is_a_full_turn_and_a_duty() -> None:
    match = table(["R4 P1 P2", "O1 O2"], "R4, G1, B6", "B7")
    match.play(0, "R4>1!pair")
    assert list(match.waiting_for) == [0]
    assert match.moves(0) == ["P1>2", "draw"]
    match.play(0, "draw")
    assert match.turn == 1


def test_HW_24_combination_after_combination() -> None:
    match = table(["R4 G4 P7 P6", "O1 O2"], "R4, G1, B6", "B7 B7")
    match.play(0, "R4>1!pair")
    match.play(0, "G4>2")
    assert match.turn == 1
    match = table(["R4 B4 P7 P6", "O1 O2"], "R4, G4, B6", "B7 B7")
    match.play(0, "R4>1!pair")
    match.play(0, "B4>3!three")
    match.play(1, "thanks")
    assert match.turn == 0


def test_HW_24_the_effect_comes_first() -> None:
    match = table(["R4 P7 G3", "O1 O2", "P1 P2"], "G3, B2, R6", "B7")
    match.play(0, "R4>3!suite")
    assert against(match, 0, "draw") == "HW-24"
    assert against(match, 0, "G3>1!pair") == "HW-24"
    assert against(match, 1, "draw") == "HW-12"
    assert against(match, 1, "@2") == "HW-12"


def test_HW_25_a_suite_counts_again_with_other_values() -> None:
    match = table(["R4 O1 P7", "O1 O2"], "R1, G2, B3")
    assert announcements(match, 0) == ["R4>1!suite"]
    match.play(0, "R4>1!suite")
    assert tops(match) == ["R4", "G2", "B3"]


def test_HW_25_the_same_values_in_other_colours_do_not_count() -> None:
    match = table(["O1 P7", "O1 O2"], "R1, G2, B3")
    assert against(match, 0, "O1>1!suite") == "HW-28"
    match.play(0, "O1>1")
    assert acting(match) == [1]


def test_HW_25_colour_and_three_that_stay_do_not_count() -> None:
    match = table(["R3 P7", "O1 O2"], "R1, R5, R7")
    match.play(0, "R3>1")
    assert acting(match) == [1]
    match = table(["O4 P7", "O1 O2"], "R4, G4, B4")
    match.play(0, "O4>1")
    assert acting(match) == [1]


def test_HW_25_a_suite_in_a_colour_that_was_there_is_a_suite() -> None:
    match = table(["R3 P7", "O1 O2"], "R1, R2, R7")
    assert announcements(match, 0) == ["R3>3!suite"]


def test_HW_25_a_colour_over_a_suite_that_was_there_is_a_colour() -> None:
    match = table(["R3 P7", "O1 O2"], "R1, R2, B3")
    assert announcements(match, 0) == ["R3>3!colour"]


def test_HW_25_a_pair_in_a_suite_is_only_a_pair() -> None:
    match = table(["R1 P7", "O1 O2"], "R1, G2, B3")
    assert announcements(match, 0) == ["R1>1!pair"]


def test_HW_25_a_combination_broken_and_made_anew_counts() -> None:
    match = table(["R6 P1 P2", "R4 P7 O2"], "R4, G4, B4", "B7")
    match.play(0, "R6>1")
    assert announcements(match, 1) == ["R4>1!three"]


def made(before: list[str], after: list[str], pile: int) -> set[str]:
    """The combinations of a lay, straight from the words of HW-20…HW-25."""

    def suite(cards: list[str]) -> tuple[int, ...]:
        values = sorted(int(card[1]) for card in cards)
        return tuple(values) if values == list(range(values[0], values[0] + 3)) else ()

    def same(cards: list[str], at: int) -> bool:
        return len({card[at] for card in cards}) == 1

    found = set()
    if before[pile] == after[pile]:
        found.add("pair")
    if suite(after) and suite(after) != suite(before):
        found.add("suite")
    for name, at in (("colour", 0), ("three", 1)):
        if same(after, at) and not same(before, at):
            found.add(name)
    return found


def test_HW_26_one_card_makes_one_combination_at_most() -> None:
    """Every card on piles from many deals: announcements are what the words of the rules say."""
    deck = [f"{colour}{value}" for colour in "ROGBP" for value in range(1, 8)]
    seen = set()
    for seed in range(40):
        piles = [pile[0] for pile in cardshed.game("hawaiki").match(seed=seed).position()["piles"]]
        own = [card for card in deck if piles.count(card) < 2]
        match = table(
            [" ".join(own), "O1"] if piles.count("O1") == 0 else [" ".join(own), "O2"], ", ".join(piles)
        )
        found = announcements(match, 0)
        expected = []
        for card in own:
            for pile in range(3):
                if card[0] != piles[pile][0] and card[1] != piles[pile][1]:
                    continue
                names = made(piles, [*piles[:pile], card, *piles[pile + 1 :]], pile)
                assert len(names) <= 1
                expected += [f"{card}>{pile + 1}!{name}" for name in names]
                seen |= names
        assert found == sorted(expected)
    assert seen == {"pair", "suite", "colour", "three"}


def test_HW_27_nobody_designates_themselves() -> None:
    match = table(["R4 P7", "O1 O2", "P1 P2"], "G3, B2, R6")
    match.play(0, "R4>3!suite")
    assert against(match, 0, "@0") == "HW-27"
    match = table(["P1 P2", "R6 P7", "O1 O2"], "R4, R1, B6", turn=1)
    match.play(1, "R6>3!colour")
    assert against(match, 1, "@1+2") == "HW-27"
    assert against(match, 1, "@0+1") == "HW-27"
    assert match.moves(1) == ["@0", "@0+2", "@2"]


@pytest.mark.parametrize("name", ["suite", "colour", "three"])
def test_HW_28_only_what_the_card_makes_can_be_announced(name: str) -> None:
    match = table(["R4 P1 P2", "O1 O2"], "R4, G1, B6")
    assert against(match, 0, f"R4>1!{name}") == "HW-28"
    assert against(match, 0, f"P1>2!{name}") == "HW-28"
    assert against(match, 0, f"P2>1!{name}") == "HW-10"
