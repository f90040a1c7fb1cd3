"""The rules of Mau-Mau, a test or more per clause."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import cardshed_maumau
import pytest
from maumau_facts import deck
from maumau_table import play, sizes, table

import cardshed
from cardshed.engine.words import has, say
from tests.tools import against, cards_of

GAME = cardshed.game("maumau")


# Setup


def test_MM_01_thirty_two_cards() -> None:
    cards = deck({})
    assert cards.total() == 32
    assert set(cards.values()) == {1}
    assert Counter(card[0] for card in cards) == dict.fromkeys("CSHD", 8)
    for seats in GAME.seats:
        assert cards_of(GAME.match(seats, seed=seats).position()) == cards


@pytest.mark.parametrize("seats", range(2, 7))
def test_MM_02_five_cards_each_and_the_rest_is_the_stock(seats: int) -> None:
    match = GAME.match(seats, seed=1)
    assert sizes(match) == [5] * seats
    assert len(match.position()["stock"]) == 31 - 5 * seats


def test_MM_02_another_number_of_cards_is_an_option_as_long_as_there_are_enough() -> None:
    assert sizes(GAME.match(4, seed=1, options={"hand": 7})) == [7] * 4
    with pytest.raises(
        cardshed.BadInput, match=r"options\.hand: with 5 seats there are cards for hands of at most 6"
    ):
        GAME.match(5, options={"hand": 7})


def test_MM_03_one_card_is_turned_over_without_any_effect() -> None:
    seen = set()
    for seed in range(200):
        match = GAME.match(2, seed=seed)
        (top,) = match.position()["discard"]
        assert {"event": "turn_over", "card": top} in match.opening
        assert (match.turn, match.view(None)["owed"]) == (match.position()["first"], 0)
        assert match.view(None)["suit"] == top[0]
        seen.add(top[1:])
    assert {"7", "8", "J"} <= seen


def test_MM_04_the_seed_draws_who_begins_and_then_it_is_the_next_to_the_left() -> None:
    assert {GAME.match(3, seed=seed).turn for seed in range(30)} == {0, 1, 2}
    match = table("H9", "S7 S8", discard="HA", first=0)
    assert play(match, "H9").count("round") == 1
    assert (match.round, match.position()["first"], match.turn) == (2, 1, 1)


def test_MM_05_hands_and_stock_are_secret_and_their_sizes_are_not() -> None:
    match = table("H9 H10", "S7 S8 S9", discard="D9 HA", stock="C7 C8")
    assert match.view(0)["hands"] == [["H9", "H10"], ["?"] * 3]
    assert match.view(None)["hands"] == [["?"] * 2, ["?"] * 3]
    assert match.view(1)["stock"] == ["?", "?"]
    assert match.view(1)["discard"] == ["D9", "HA"]
    drawn = match.play(0, "draw")[0]
    assert cardshed.seen_by(drawn, 0)["cards"] == ["C8"]
    assert "cards" not in cardshed.seen_by(drawn, 1)


# A turn


def test_MM_10_suit_or_rank_and_in_turn() -> None:
    match = table("H9 HK CA S10 D8", "HQ S8", discard="HA", stock="C7")
    assert match.moves(0) == ["CA", "H9", "HK", "draw"]
    assert against(match, 0, "S10") == "MM-10"
    assert against(match, 0, "C10") == "MM-10"
    assert against(match, 1, "HQ") == "MM-10"
    assert match.actors == (0,)
    play(match, "H9")
    assert match.turn == 1


def test_MM_11_who_draws_may_still_play_any_card_that_fits_or_pass() -> None:
    match = table("H9 HK S10", "S8 S9", discard="HA", stock="C7 H10")
    assert against(match, 0, "pass") == "MM-11"
    play(match, "draw")
    assert match.turn == 0
    assert match.moves(0) == ["H10", "H9", "HK", "pass"]
    assert against(match, 0, "draw") == "MM-11"
    assert play(match, "pass") == ["pass", "turn"]
    assert match.turn == 1
    assert match.moves(1) == ["draw"]


def test_MM_12_the_discard_pile_becomes_the_stock() -> None:
    match = table("S10 SQ", "S8 S9", discard="C7 C8 HA")
    events = match.play(0, "draw")
    assert events[0] == {"event": "shuffle", "count": 2}
    position = match.position()
    assert position["discard"] == ["HA"]
    assert sorted(position["stock"] + position["hands"][0]) == ["C7", "C8", "S10", "SQ"]


def test_MM_12_with_nothing_to_draw_one_passes_at_once() -> None:
    match = table("S10 SQ", "S8 S9", discard="HA")
    assert match.moves(0) == ["pass"]
    assert against(match, 0, "draw") == "MM-12"
    match = table("S10 SQ", "S8 S9", discard="H8 D7", stock="CK", owed=4)
    assert play(match, "take") == ["take", "draw", "shuffle", "draw", "turn"]
    assert sizes(match) == [4, 2]


def test_MM_13_a_card_brings_its_suit() -> None:
    match = table("C9 SQ", "S8 C8 H8", discard="H9")
    play(match, "C9!")
    assert match.view(None)["suit"] == "C"
    assert "C8" in match.moves(1)


# Sevens, eights and jacks


def test_MM_20_a_seven_makes_the_next_draw_two_and_their_turn_is_over() -> None:
    match = table("H7 SQ", "S8 H8 C7", "S9 S10", discard="HA", stock="CK CA CQ")
    play(match, "H7!")
    assert match.view(None)["owed"] == 2
    assert match.moves(1) == ["C7", "take"]
    assert against(match, 1, "H8") == "MM-20"
    assert against(match, 1, "draw") == "MM-20"
    assert against(match, 1, "pass") == "MM-20"
    assert play(match, "take") == ["take", "draw", "turn"]
    assert (sizes(match), match.turn, match.view(None)["owed"]) == ([1, 5, 2], 2, 0)
    assert against(match, 2, "take") == "MM-20"


def test_MM_21_sevens_add_up() -> None:
    match = table("H7 SQ", "S8 C7 H9", "D7 S10 S9", discard="HA", stock="CK CA CQ C8 C9 C10 DK")
    play(match, "H7!", "C7", "D7")
    assert match.view(None)["owed"] == 6
    assert match.turn == 0
    play(match, "take")
    assert sizes(match) == [7, 2, 2]


def test_MM_21_unless_the_option_switches_that_off() -> None:
    options = {"sevens": False}
    match = table("H7 SQ", "S8 C7", discard="HA", stock="CK CA", options=options)
    play(match, "H7!")
    assert match.moves(1) == ["take"]
    assert against(match, 1, "C7") == "MM-21"


def test_MM_22_an_eight_skips_the_next() -> None:
    match = table("H8 SQ", "S8 C8", "S9 S10", discard="HA")
    assert play(match, "H8!") == ["lay", "skip", "turn"]
    assert match.turn == 2
    match = table("H8 SQ", "S8 C8", discard="HA")
    play(match, "H8!")
    assert match.turn == 0


def test_MM_30_a_jack_goes_on_anything_and_names_the_suit() -> None:
    match = table("CJ SQ S10", "S8 H8 C8", discard="HA", stock="C7")
    assert [move for move in match.moves(0) if move.startswith("CJ")] == ["CJ:C", "CJ:D", "CJ:H", "CJ:S"]
    assert against(match, 0, "CJ") == "MM-30"
    assert match.play(0, "CJ:H")[1] == {"event": "wish", "seat": 0, "suit": "H"}
    assert match.view(None)["suit"] == "H"
    assert match.moves(1) == ["H8", "draw"]


def test_MM_30_a_last_jack_names_a_suit_too() -> None:
    match = table("CJ", "S8", discard="HA", options={"limit": 0})
    assert against(match, 0, "CJ") == "MM-30"
    play(match, "CJ:S")
    assert match.winners == (0,)


def test_MM_31_no_jack_on_a_jack_unless_that_is_agreed() -> None:
    match = table("CJ SQ S10", "S8 H8", discard="HJ", stock="C7")
    assert match.moves(0) == ["draw"]
    assert against(match, 0, "CJ:S") == "MM-31"
    match = table("CJ SQ S10", "S8 H8", discard="HJ", stock="C7", options={"jacks": True})
    assert "CJ:S" in match.moves(0)


# Mau!


def test_MM_40_who_forgets_to_say_mau_draws_a_card_before_the_card_takes_effect() -> None:
    match = table("H7 SQ", "S8 C8", discard="HA", stock="CK CA CQ")
    assert match.moves(0) == ["H7", "H7!", "draw"]
    silent = match.copy()
    assert play(match, "H7!") == ["lay", "turn"]
    assert play(silent, "H7") == ["lay", "penalty", "draw", "turn"]
    assert silent.position()["hands"][0] == ["CQ", "SQ"]
    assert silent.view(None)["owed"] == 2


def test_MM_40_an_option_leaves_it_out() -> None:
    match = table("H9 SQ", "S8 C8", discard="HA", stock="CK", options={"mau": False})
    assert match.moves(0) == ["H9", "draw"]
    assert against(match, 0, "H9!") == "MM-41"


def test_MM_41_nobody_says_it_too_early_or_too_late() -> None:
    match = table("H9 H10 SQ", "S8 C8", discard="HA", stock="CK")
    assert against(match, 0, "H9!") == "MM-41"
    match = table("H9", "S8 C8", discard="HA", stock="CK")
    assert against(match, 0, "H9!") == "MM-41"


# The end


def test_MM_50_the_last_card_wins_and_has_no_effect() -> None:
    match = table("H7", "S8", "C8", discard="HA", stock="CK CA")
    events = match.play(0, "H7")
    assert [event["event"] for event in events[:2]] == ["lay", "round_over"]
    assert events[1]["winners"] == [0]
    assert match.view(None)["owed"] == 0


def test_MM_51_the_others_count_their_cards() -> None:
    match = table("H9", "C7 C8 C9 C10", "CQ CK CA CJ", discard="HA")
    assert match.play(0, "H9")[1]["points"] == [0, 34, 38]
    assert match.scores == [0, 34, 38]


def test_MM_52_the_match_ends_at_the_limit_and_the_fewest_points_win() -> None:
    match = table("H9", "CJ CA", "CQ", discard="HA", scores=[70, 69, 66])
    play(match, "H9")
    assert (match.over, match.scores, match.winners) == (True, [70, 100, 69], (2,))
    assert against(match, 0, "draw") == "MM-52"
    match = table("H9", "CJ CA", "CQ", discard="HA", scores=[70, 68, 66])
    play(match, "H9")
    assert (match.over, match.round) == (False, 2)


def test_MM_52_a_tie_is_shared_and_a_limit_of_nothing_is_a_single_round() -> None:
    match = table("H9", "CA", "CQ", discard="HA", scores=[90, 89, 87])
    play(match, "H9")
    assert match.winners == (0, 2)
    match = table("H9", "CA", discard="HA", options={"limit": 0})
    play(match, "H9")
    assert match.winners == (0,)


def test_MM_53_when_all_pass_with_nothing_to_draw_the_round_is_blocked() -> None:
    match = table("S10 SQ", "S8 S9", "D10", discard="HA", options={"limit": 0})
    assert play(match, "pass", "pass", "pass") == ["pass", "blocked", "round_over", "match_over"]
    assert (match.scores, match.winners) == ([13, 17, 10], (2,))


def test_MM_53_passing_after_a_draw_does_not_count() -> None:
    match = table("S10 SQ", "S8 S9", discard="D10 HA")
    play(match, "draw", "pass")
    assert match.position()["passes"] == 0


def test_MM_53_a_round_of_ten_thousand_moves_is_blocked() -> None:
    match = table("S10 SQ", "S8 S9", discard="HA", stock="CK", moves=9_999, options={"limit": 0})
    assert "blocked" in play(match, "draw")
    assert match.over


# Moves


@pytest.mark.parametrize("move", ["", "H", "HJ:X", "CJ!", "h9", "10H", "H9!!", "draw!", "S1"])
def test_MM_60_anything_else_is_no_move(move: str) -> None:
    match = table("H9 SQ", "S8 C8", discard="HA", stock="CK")
    refusal = match.refusal(0, move)
    assert refusal is not None
    assert refusal.clause == ("MM-30" if move == "CJ!" else "MM-60")


# All of them


def test_every_clause_has_a_test_and_its_place_in_the_written_rules() -> None:
    here = Path(__file__)
    tested = {f"MM-{number}" for number in re.findall(r"^def test_MM_(\d\d)_", here.read_text("utf-8"), re.M)}
    written = re.findall(r"^- \*\*(MM-\d\d)\*\*", (here.parents[1] / "rules.md").read_text("utf-8"), re.M)
    assert tested == set(GAME.clauses)
    assert tuple(written) == GAME.clauses


def test_german_says_all_that_english_says() -> None:
    locales = Path(cardshed_maumau.__file__).parent / "locales"
    for name in ("maumau", "maumau-events", "maumau-table"):
        english, german = (
            set(re.findall(r"^([\w-]+) =", (locales / language / f"{name}.ftl").read_text("utf-8"), re.M))
            for language in ("en", "de")
        )
        assert english == german


def test_a_language_it_does_not_speak_falls_back_to_english() -> None:
    assert say("tagline", "de", "maumau") == "Sieben zieht, Acht setzt aus, Bube wünscht: Mau!"
    for language in ("fr", "it"):
        assert say("tagline", language, "maumau") == say("tagline", "en", "maumau")
        assert has("event-wish", language, "maumau")
    refusal = table("S9", "S8 C8", discard="HA", stock="CK").refusal(0, "S9")
    assert refusal is not None
    assert refusal.say("fr") == refusal.text
