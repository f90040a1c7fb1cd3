"""The careful player of Clear 4."""

from __future__ import annotations

import copy
import random

import pytest

import cardshed
from cardshed import Match
from cardshed.engine.compile import INTERPRETED
from cardshed.games.clear4.outlook import facing, lucky
from cardshed.games.clear4.state import CLEAR, DECK, FOUR, JOKER, PUSH
from tests.players.asking import asked, considered, forgetful, worth
from tests.rules.clear4_table import go, table
from tests.tools import play_on, random_move


def does(match: Match, turns: int = 20) -> str:
    """What the careful player does until the turn passes or the round is over."""
    seat = match.turn
    moves: list[str] = []
    while not match.over and match.turn == seat and len(moves) < turns:
        move = asked(match, seat)
        assert move is not None
        moves.append(move)
        match.play(seat, move)
    return " ".join(moves)


OTHER = "3 4 5 6 7 8 9 10"
FULL = "1 2 6, 3 4 7, 5 6 8, 7 8 9"


# Winning


@pytest.mark.parametrize(
    ("hand", "pile", "moves"),
    [
        ("4 4", "7", "4 4"),
        ("4 J", "7", "4 J"),
        ("J J", "", "J J"),
        ("C 9", "2", "C 9"),
        ("P", "2", "P>1"),
        ("3 3 3 J 9", "5", "3 3 3 J sweep 9"),
    ],
)
def test_wins_where_it_can(hand: str, pile: str, moves: str) -> None:
    match = table([hand, OTHER], pile, ["", FULL])
    assert does(match) == moves
    assert match.over


def test_clears_the_way_for_its_last_blind_card() -> None:
    match = table(["C", OTHER], "2", ["10", FULL])
    assert does(match) == "C b1"
    assert match.over


@pytest.mark.parametrize("jokers", [0, 7, 12])
def test_luck_is_judged_by_the_deck_that_the_house_plays_with(jokers: int) -> None:
    match = cardshed.game("clear4").match(seats=2, seed=1, options={"jokers": jokers})
    others = facing(match._state, 0, -1)
    deck = dict(enumerate(DECK)) | {JOKER: jokers}
    for top in range(1, 11):
        lower = [*range(1, top), PUSH, CLEAR]
        for run, fitting in (1, [*lower, top, JOKER]), (FOUR, lower):
            share = sum(deck[card] for card in fitting) / sum(deck.values())
            assert lucky(top, run, others) == pytest.approx(share)


# Numbers


def test_lays_all_cards_of_a_high_number() -> None:
    match = table(["9 9 9 4 2 1", OTHER], "", ["", FULL])
    assert does(match) == "9 9 9 end"


def test_keeps_its_low_cards_for_low_tops() -> None:
    match = table(["7 6 2 1 1 C", OTHER], "8", ["", FULL])
    assert does(match) in ("7 end", "6 end")


def test_takes_cards_from_the_tallest_stack_first() -> None:
    match = table(["6 2", OTHER], "8", ["5 6, 1 2 6", FULL])
    assert does(match, 1) == "s2"


def test_completes_four_and_takes_another_turn() -> None:
    match = table(["5 5 9 10 10 8", OTHER], "7 5 5", ["", FULL])
    assert does(match, 3) == "5 5 sweep"


def test_completes_four_with_a_joker() -> None:
    match = table(["9 9 9 J 2 1", OTHER], "", ["", FULL])
    assert does(match, 5) == "9 9 9 J sweep"


def test_keeps_a_joker_that_completes_nothing() -> None:
    match = table(["5 J 2 9 10", OTHER], "7", ["", FULL])
    assert does(match) == "5 end"


# Special cards, passing, blind cards


def test_pushes_at_the_seat_with_the_fewest_cards() -> None:
    match = table(["P 9 9 8", OTHER, "10 9", OTHER], "7 6 5 4 4 3 2", ["", FULL, "", ""])
    assert does(match) == "P>2"


def test_aims_a_revealed_push_at_the_seat_with_the_fewest_cards() -> None:
    match = table(["9 9 8", OTHER, "10 9"], "7 6 5", ["P", FULL, ""])
    go(match, "b1")
    assert asked(match, 0) == ">2"


def test_plays_a_blind_card_where_it_cannot_fail() -> None:
    match = table(["1 J", OTHER], "", ["7, 8", FULL])
    assert asked(match, 0) in ("b1", "b2")


def test_plays_no_blind_card_on_a_low_top() -> None:
    match = table(["1 2 J", OTHER], "9 8 7 6 5 4 4 3 2", ["7, 8", FULL])
    assert asked(match, 0) not in ("b1", "b2")


def test_takes_a_small_pile_it_cannot_play_on() -> None:
    match = table(["9 9 8 7", OTHER], "1", ["", FULL])
    assert asked(match, 0) == "pass"


# What it may know, what it considers, what is forgotten


def shuffled(match: Match, seat: int, chance: random.Random) -> Match:
    """The same table with the cards that a seat cannot know dealt anew among themselves."""
    position = copy.deepcopy(match.position())
    position.pop("memory", None)
    hands = [hand for other, hand in enumerate(position["hands"]) if other != seat]
    hidden = [hand for hand in hands if hand]
    stacks = [stack for own in position["stacks"] for stack in own if stack]
    places = [(hand, i) for hand in hidden for i in range(len(hand))]
    places += [(stack, i) for stack in stacks for i in range(max(1, len(stack) - 1))]
    cards = [pile[i] for pile, i in places]
    chance.shuffle(cards)
    for (pile, i), card in zip(places, cards, strict=True):
        pile[i] = card
    return cardshed.load(position)


@pytest.mark.parametrize("seats", [2, 4])
def test_decides_by_what_its_seat_can_see(seats: int) -> None:
    chance = random.Random(seats)
    match = cardshed.game("clear4").match(seats=seats, seed=5, options={"rounds": 2})
    for step, _ in enumerate(play_on(match, chance, 300)):
        if match.over or step % 3:
            continue
        seat = match.turn
        twin = shuffled(match, seat, chance)
        assert asked(twin, seat) == asked(match, seat)
        assert considered(twin, seat) == considered(match, seat)
        assert worth(twin, seat) == pytest.approx(worth(match, seat))


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("rounds", [1, 3])
def test_whatever_it_says_is_legal(seats: int, rounds: int) -> None:
    chance = random.Random(10 * seats + rounds)
    match = cardshed.game("clear4").match(seats=seats, seed=seats, options={"rounds": rounds})
    for _ in range(400):
        if match.over:
            break
        seat = match.turn
        moves = match.moves(seat)
        move = asked(match, seat)
        assert move in moves
        thoughts = considered(match, seat)
        assert thoughts
        assert set(thoughts) <= set(moves)
        assert all(forgetful(match, seat, any_move) in moves for any_move in moves)
        assert all(0.0 <= worth(match, other) <= 1.0 for other in range(seats))
        match.play(seat, move if chance.random() < 0.5 else random_move(match, chance)[1])


def test_considers_a_winning_move_alone() -> None:
    assert considered(table(["4 4", OTHER], "7", ["", FULL]), 0) == ["4"]


def test_considers_each_kind_of_move_once() -> None:
    match = table(["6 6 4 J P C", OTHER], "6", ["2, 3, 4 4 6", FULL])
    assert considered(match, 0) == ["4", "C", "P>1", "b1", "pass", "s3"]


def test_considers_only_targets_that_matter() -> None:
    hands = ["P 9", OTHER, OTHER, "10 9", OTHER]
    assert considered(table(hands, "5", ["", FULL, FULL]), 0) == ["P>1", "P>3", "pass"]
    assert considered(table(hands, "", ["", FULL, FULL]), 0) == ["9", "P>3"]


def test_a_beginner_forgets_to_sweep() -> None:
    match = table(["5 5 9 10", OTHER], "7 5 5", ["", FULL])
    go(match, "5 5")
    assert forgetful(match, 0, "sweep") == "end"
    assert forgetful(match, 0, "end") == "end"


# How it judges


def test_few_cards_are_worth_more_than_many() -> None:
    ahead = table(["3 J", OTHER], "", ["", FULL])
    assert worth(ahead, 0) > 0.6
    assert worth(ahead, 1) < 0.4


def test_a_match_that_is_over_is_shared_by_its_winners() -> None:
    match = table(["3", "9"])
    go(match, "3")
    assert (worth(match, 0), worth(match, 1)) == (1.0, 0.0)


def test_a_lead_in_points_counts_more_as_rounds_run_out() -> None:
    def leading(round_no: int) -> float:
        hands = [OTHER, OTHER]
        more = {"options": {"rounds": 5}, "round": round_no, "scores": [-5, -25]}
        return worth(table(hands, "", [FULL, FULL], **more), 0)

    assert 0.5 < leading(2) < leading(5)


def test_rounds_of_careful_players_come_to_an_end() -> None:
    games = 2 if INTERPRETED else 200
    for seats in (2, 3, 6):
        lengths = cardshed.simulate("clear4", ["greedy"] * seats, games=games, seed=3).lengths
        assert lengths.max() < 1500
