"""Clear 4: the set-up, whose turn it is, what is hidden, and which positions can be (C4-01…C4-10, C4-70)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.clear4_table import cards, go
from tests.tools import against

NUMBERS = [str(number) for number in range(1, 11)]
DECK = Counter({**dict.fromkeys(NUMBERS, 10), "J": 7, "P": 7, "C": 6})


def fields(hands: Sequence[str], pile: str = "", stacks: Sequence[str] = (), **more: Any) -> dict[str, Any]:
    """A position: hands and pile as words, a seat's stacks as words between commas."""
    all_stacks = [[cards(stack) for stack in text.split(",")] for text in stacks]
    all_stacks += [[] for _ in hands[len(stacks) :]]
    for own in all_stacks:
        own.extend([] for _ in range(4 - len(own)))
    return {
        "game": "clear4",
        "seats": len(hands),
        "turn": 0,
        "hands": [cards(hand) for hand in hands],
        "stacks": all_stacks,
        "pile": cards(pile),
        "play": None,
        **more,
    }


def table(hands: Sequence[str], pile: str = "", stacks: Sequence[str] = (), **more: Any) -> Match:
    return cardshed.load(fields(hands, pile, stacks, **more))


def dealt(position: dict[str, Any]) -> Counter[str]:
    """All cards in hands and stacks."""
    count: Counter[str] = Counter()
    for hand, stacks in zip(position["hands"], position["stacks"], strict=True):
        count.update(hand)
        for stack in stacks:
            count.update(stack)
    return count


# The set-up


def test_C4_01_at_six_seats_all_120_cards_are_dealt_each_as_often_as_the_deck_has_it() -> None:
    assert sum(DECK.values()) == 120
    for seed in range(3):
        assert dealt(cardshed.game("clear4").match(seats=6, seed=seed).position()) == DECK


def test_C4_01_no_deal_has_more_copies_than_the_deck() -> None:
    for seed in range(20):
        assert dealt(cardshed.game("clear4").match(seats=2, seed=seed).position()) <= DECK


@pytest.mark.parametrize(
    ("card", "copies"), [("1", 10), ("10", 10), ("J", 7), ("P", 7), ("C", 6)], ids=lambda value: str(value)
)
def test_C4_01_a_position_with_more_copies_than_the_deck_is_refused(card: str, copies: int) -> None:
    full = " ".join([card] * copies)
    table([full, "2"])
    with pytest.raises(ValueError, match=f"{copies + 1} of {card}"):
        table([f"{full} {card}", "2"])


def test_C4_01_copies_are_counted_over_hands_stacks_and_pile_together() -> None:
    table(["J J", "2"], "J J=5 5 J=5", ["", "J 3 J"])
    with pytest.raises(ValueError, match="8 of J"):
        table(["J J J", "2"], "J J=5 5 J=5", ["", "J 3 J"])


def test_C4_01_a_push_waiting_to_be_aimed_is_one_of_the_seven() -> None:
    table(["P P P 2", "P P P"], "9", pending="push")
    with pytest.raises(ValueError, match="8 of P"):
        table(["P P P 2", "P P P P"], "9", pending="push")


def test_C4_02_two_to_six_seats() -> None:
    game = cardshed.game("clear4")
    assert list(game.seats) == [2, 3, 4, 5, 6]
    for seats in game.seats:
        assert len(game.match(seats=seats, seed=1).position()["hands"]) == seats
    for seats in (0, 1, 7):
        with pytest.raises(ValueError, match="seats"):
            game.match(seats=seats, seed=1)
    with pytest.raises(ValueError, match="seats"):
        table(["1"])
    with pytest.raises(ValueError, match="seats"):
        table(["1"] * 7)


@pytest.mark.parametrize("seats", range(2, 7))
def test_C4_03_every_seat_gets_four_stacks_of_three_and_eight_in_hand(seats: int) -> None:
    position = cardshed.game("clear4").match(seats=seats, seed=seats).position()
    assert [len(hand) for hand in position["hands"]] == [8] * seats
    assert [[len(stack) for stack in own] for own in position["stacks"]] == [[3] * 4] * seats


def test_C4_03_only_the_top_card_of_a_stack_lies_face_up() -> None:
    match = cardshed.game("clear4").match(seats=3, seed=5)
    truth = match.position()["stacks"]
    for seat in (None, 0, 1, 2):
        assert match.view(seat)["stacks"] == [[["?", "?", stack[2]] for stack in own] for own in truth]


def test_C4_04_the_pile_starts_empty() -> None:
    position = cardshed.game("clear4").match(seats=2, seed=9).position()
    assert position["pile"] == []
    assert position["play"] is None
    assert position["pending"] is None


def test_C4_05_the_seed_draws_the_first_player() -> None:
    game = cardshed.game("clear4")
    for seats in game.seats:
        starters = {game.match(seats=seats, seed=seed).turn for seed in range(80)}
        assert starters == set(range(seats))
    assert game.match(seats=4, seed=3).position() == game.match(seats=4, seed=3).position()


def test_C4_05_each_later_round_is_started_by_the_next_seat_whoever_won() -> None:
    match = table(["1", "2 2", "3"], first=1, options={"rounds": 3})
    go(match, "1")
    assert (match.round, match.turn, match.actors) == (2, 2, (2,))
    match = table(["1", "2 2", "3"], first=2, options={"rounds": 3})
    go(match, "1")
    assert (match.round, match.turn, match.actors) == (2, 0, (0,))


def test_C4_05_with_as_many_rounds_as_seats_everyone_starts_once() -> None:
    match = cardshed.game("clear4").match(seats=3, seed=11, options={"rounds": "seats"})
    chance, starters = Random(1), [match.turn]
    while not match.over:
        before = match.round
        match.play(match.turn, chance.choice(match.moves(match.turn)))
        if match.round > before:
            starters.append(match.turn)
    assert starters == [(starters[0] + i) % 3 for i in range(3)]


# What is hidden

HIDDEN = ["3 7 5, 2 2, 10", "1 1 1, 4 4 4, 6"]


def test_C4_06_a_seat_sees_its_own_hand_the_face_up_cards_and_the_pile() -> None:
    match = table(["5 5 J", "9 P"], "10 8 J=8", HIDDEN)
    faces = [[["?", "?", "5"], ["?", "2"], ["?"], []], [["?", "?", "1"], ["?", "?", "4"], ["?"], []]]
    for seat, hands in (
        (0, [["5", "5", "J"], ["?", "?"]]),
        (1, [["?", "?", "?"], ["9", "P"]]),
        (None, [["?", "?", "?"], ["?", "?"]]),
    ):
        view = match.view(seat)
        assert view["hands"] == hands
        assert view["stacks"] == faces
        assert view["pile"] == ["10", "8", "J=8"]
        assert "chance" not in view
        assert {**view, "hands": 0, "stacks": 0} == {
            **{key: value for key, value in match.position().items() if key != "chance"},
            "hands": 0,
            "stacks": 0,
        }


def test_C4_06_what_a_seat_cannot_see_changes_nothing_for_it() -> None:
    one = table(["5 5 J", "9 P"], "10 8 J=8", HIDDEN)
    other = table(["J 5 5", "C J"], "10 8 J=8", ["P C 5, 9 2, P", "2 3 1, J J 4, 10"])
    assert one.view(0) == other.view(0)
    assert one.view(None) == other.view(None)
    assert one.moves(0) == other.moves(0)
    attempts = [*NUMBERS, "J", "C", "sweep", "end", "pass", ">1", "P>0", "P>1", "x"]
    attempts += [f"{kind}{stack}{aim}" for kind in "sb" for stack in "1234" for aim in ("", ">0", ">1")]
    for move in attempts:
        assert one.refusal(0, move) == other.refusal(0, move)


def test_C4_06_hands_have_no_order() -> None:
    one, other = table(["5 J 1 10", "9 P 2"]), table(["10 1 5 J", "2 9 P"])
    assert {**one.position(), "chance": 0} == {**other.position(), "chance": 0}


def test_C4_06_a_card_turned_up_is_seen_by_all_but_the_one_below_by_nobody() -> None:
    match = table(["1", "2"], "9", ["6 7 8, 9 9 9"])
    go(match, "s1")
    for seat in (None, 0, 1):
        assert match.view(seat)["stacks"][0] == [["?", "7"], ["?", "?", "9"], [], []]
    go(match, "end pass s1 end")
    for seat in (None, 0, 1):
        assert match.view(seat)["stacks"][0][0] == ["?"]


def test_C4_06_a_pile_taken_into_hand_is_hidden_again() -> None:
    match = table(["1", "2"], "9 J=9")
    go(match, "pass")
    assert match.view(0)["hands"] == [["1", "9", "J"], ["?"]]
    assert match.view(1)["hands"] == [["?", "?", "?"], ["2"]]


def test_C4_06_the_deal_of_a_round_tells_hands_only_to_their_owners() -> None:
    match = table(["1", "2 2"], options={"rounds": 2})
    events = go(match, "1")
    position = match.position()
    for owner in (0, 1):
        told = [event for event in events if event["event"] == "deal" and event["seat"] == owner]
        own = [card for event in told for card in cardshed.seen_by(event, owner).get("cards", [])]
        assert sorted(own) == sorted(position["hands"][owner])
        for other in (None, 1 - owner):
            assert not any("cards" in cardshed.seen_by(event, other) for event in told)
            assert sum(cardshed.seen_by(event, other)["count"] for event in told) == 8
    shown = [event for event in events if event["event"] == "show"]
    faces = [stack[-1] for own in position["stacks"] for stack in own]
    assert [event["card"] for event in shown] == faces
    public = json.dumps([cardshed.seen_by(event, None) for event in events])
    assert "private" not in public
    assert public.count('"card"') == 1 + len(faces)  # the last 1, and what lies face up


# Whose turn it is


def test_C4_10_only_the_seat_in_turn_has_moves() -> None:
    match = table(["5", "5", "5"], "9", turn=1)
    assert (match.turn, match.actors) == (1, (1,))
    assert match.moves(1) == ["5", "pass"]
    assert match.moves(0) == match.moves(2) == []


@pytest.mark.parametrize("move", ["5", "J", "C", "P>2", "pass", "end", "sweep", "s1", "b1", ">2"])
def test_C4_10_it_is_not_your_turn(move: str) -> None:
    match = table(["5 5 J C P", "5 J C P", "5"], "9", turn=1)
    assert against(match, 0, move) == "C4-10"


def test_C4_10_after_numbers_a_pass_or_a_push_the_next_seat_plays() -> None:
    for moves in ("5 end", "pass", "P>2", "P>0"):
        match = table(["5 5", "5 P 7", "5 5"], "9", turn=1)
        go(match, moves)
        assert match.turn == 2
    match = table(["5", "5 5", "5 5"], "9", turn=2)
    go(match, "5 end")
    assert match.turn == 0


def test_C4_10_a_play_is_closed_by_a_move_of_its_own_even_when_nothing_can_join() -> None:
    match = table(["5 9", "4"], "8")
    go(match, "5")
    assert match.moves(0) == ["end"]
    assert match.actors == (0,)
    go(match, "end")
    assert match.actors == (1,)


def test_C4_10_numbers_a_special_card_and_a_pass_exclude_each_other() -> None:
    match = table(["5 5 P C", "4 4"], "8", ["3, P"])
    go(match, "5")
    assert match.moves(0) == ["5", "end"]
    assert against(match, 0, "pass") == "C4-40"
    assert against(match, 0, "P>1") == "C4-30"
    assert against(match, 0, "C") == "C4-30"
    assert against(match, 0, "b1") == "C4-51"


# Notation


NO_MOVES = cards("""0 11 05 +5 j J=8 J5 c p>1 P> P>x P>-1 P>1>1 s0 s5 s S1 s1> s1>x b0 b5 b b1>1 > >x C>1
Sweep END passes ٥""")


@pytest.mark.parametrize("move", ["", " ", "5 ", "P> 1", *NO_MOVES])
def test_C4_70_what_is_not_in_the_table_of_moves_is_no_move(move: str) -> None:
    match = table(["5 J P C", "5"], "9", ["P P P"])
    assert against(match, 0, move) == "C4-70"
    assert against(match, 1, move) == "C4-70"


@pytest.mark.parametrize("move", ["P>2", "P>5", "s1>2", ">3", "P>6", "P>99"])
def test_C4_70_a_seat_that_is_not_at_the_table_cannot_be_named(move: str) -> None:
    match = table(["5 P", "5"], "9", ["P P P"])
    assert against(match, 0, move) == "C4-70"


def test_C4_70_moves_are_listed_sorted_as_text() -> None:
    match = table(["10 9 2 1 J C P", "5", "4", "3"], "", ["1 2 3, 1 1 C, 7, 2 P"])
    assert match.moves(0) == sorted(
        ["1", "10", "2", "9", "J", "C", "P>1", "P>2", "P>3", "s1", "s2", "b3", "s4>1", "s4>2", "s4>3"]
    )


# Records and positions


def test_record_tells_every_move_with_its_seat_and_replays_exactly() -> None:
    match, chance = cardshed.game("clear4").match(seats=3, seed=4, options={"rounds": 2}), Random(7)
    for start in (match, table(["5 5 J", "9 P"], "10 8 J=8", HIDDEN)):
        made: list[dict[str, Any]] = []
        while not start.over and len(made) < 400:
            made.append({"seat": start.turn, "move": chance.choice(start.moves(start.turn))})
            start.play(**made[-1])
        lines = [json.loads(line) for line in start.record().splitlines()]
        assert lines[1:] == made
        assert cardshed.replay(start.record()).position() == start.position()


def test_position_the_one_in_the_rules_is_read_and_written() -> None:
    given = fields(["5 5 J", "9 P"], "10 8 J=8", HIDDEN)
    match = cardshed.load(given)
    position = match.position()
    assert {key: position[key] for key in given} == given
    assert position["pending"] is None
    assert position["options"] == {"rounds": 1}
    assert cardshed.load(json.dumps(given)).moves(0) == match.moves(0)


def test_position_a_file_is_read_too(tmp_path: Path) -> None:
    path = tmp_path / "position.json"
    path.write_text(json.dumps(fields(["5", "9"], "8")), encoding="utf-8")
    assert cardshed.load(path).moves(0) == cardshed.load(str(path)).moves(0) == ["5", "pass"]


@pytest.mark.parametrize(
    ("pile", "play"),
    [("8", ("8", 1)), ("9 8 J=8 8", ("8", 2)), ("J J", ("J", 1)), ("J J", ("J", 2)), ("J J=5 5", ("5", 2))],
)
def test_position_within_a_play_goes_on(pile: str, play: tuple[str, int]) -> None:
    match = table(["5 8 J 1", "9"], pile, play={"value": play[0], "cards": play[1]})
    again = cardshed.load(match.position())
    assert again.position() == match.position()
    assert again.moves(0) == match.moves(0)
    assert "end" in again.moves(0)
    assert "pass" not in again.moves(0)


@pytest.mark.parametrize(
    "pile",
    [
        "8 9",  # rising
        "10 8 8 9",
        "8 J=9",
        "J 5 6",  # rising above a joker without a value
        "8 J",  # a joker without a value above a value
        "J J=5 5 J",
        "5 5 5 5 5",  # a fifth
        "5 J=5 5 J=5 J=5",
        "8 P",  # specials never lie there
        *["C", "J=P", "J=11", "J=0", "J=", "J=J", "11", "?"],
    ],
)
def test_position_a_pile_that_no_play_could_have_made_is_refused(pile: str) -> None:
    with pytest.raises(ValueError, match="pile"):
        table(["1", "2"], pile)


@pytest.mark.parametrize(
    "pile",
    [
        "J=5",  # C4-15: on an empty pile only a number that joins gives a value
        "J=5 J=5 J=5",
        "J J=5",
        "J=5 J=5 J=5 J=5 3",
        "10 J=8",  # C4-14: on a 10 it is a 10 already; the 8 must come first
        "10 J=8 8",
        "10 10 9 J=3 J=3 3",
    ],
)
def test_position_a_joker_with_a_value_that_nothing_gave_it_is_refused(pile: str) -> None:
    with pytest.raises(ValueError, match="pile"):
        table(["1", "2"], pile)


@pytest.mark.parametrize(
    "pile", ["J=5 5", "J=5 J=5 J=5 5", "J J J=5 5 J=5 3", "10 8 J=8", "9 9 9 9 8 J=8", "J J J"]
)
def test_position_piles_that_plays_do_make_are_read(pile: str) -> None:
    assert table(["1", "2"], pile).position()["pile"] == cards(pile)


@pytest.mark.parametrize(
    ("pile", "value", "count"),
    [
        ("", "5", 1),
        ("5", "5", 2),
        ("5", "4", 1),
        ("8 5", "5", 2),
        ("J 5", "5", 2),  # the joker is of an earlier play
        ("J", "J", 2),
        ("5", "J", 1),
        ("J=5 5", "J", 1),
        ("5 5 5 5", "5", 5),
        ("5", "5", 0),
        ("J J J J J", "J", 5),
        ("5", "P", 1),
        ("5", "", 1),
    ],
)
def test_position_a_play_that_does_not_match_the_pile_is_refused(pile: str, value: str, count: int) -> None:
    with pytest.raises(ValueError, match="play"):
        table(["1 5 J", "2"], pile, play={"value": value, "cards": count})


def test_position_a_play_cannot_begin_between_jokers_and_the_number_that_gave_them_a_value() -> None:
    with pytest.raises(ValueError, match="play"):
        table(["1 5 J", "2"], "J=5 J=5 5", play={"value": "5", "cards": 1})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("play", {"value": "5"}),
        ("play", {"value": 5, "cards": 1}),
        ("play", {"value": "5", "cards": True}),
        ("play", "5"),
        ("pending", "clear"),
        ("pending", True),
        ("turn", 2),
        ("turn", -1),
        ("turn", "0"),
        ("hands", [["5"]]),
        ("hands", [["5"], ["11"]]),
        ("hands", [["5"], ["J=5"]]),
        ("hands", [["5"], [""]]),
        ("hands", [["5"], [5]]),
        ("hands", [["5"], "5"]),
        ("hands", [["?"], ["5"]]),
        ("stacks", [[[]] * 4]),
        ("stacks", [[[]] * 5, [[]] * 4]),
        ("stacks", [[["1", "1", "1", "1"], [], [], []], [[]] * 4]),
        ("pile", "5"),
        ("pile", [5]),
        ("scores", [0]),
        ("scores", [0, 5]),  # C4-62: scores are 0 or negative
        ("round", 0),
        ("round", 2),  # of one
        ("options", {"rounds": 0}),
        ("options", {"limit": 3}),
        ("moves", -1),
        ("winners", [0]),  # while it goes on
        ("memory", ["something"]),
        ("stock", ["5"]),  # no such thing here
        ("game", "clear5"),
    ],
)
def test_position_a_malformed_field_is_named(field: str, value: object) -> None:
    given = {**fields(["5 1", "9"], "5"), field: value}
    with pytest.raises(ValueError, match=field):
        cardshed.load(given)


def test_position_a_push_cannot_wait_within_a_play_of_numbers() -> None:
    with pytest.raises(ValueError, match="pending"):
        table(["1", "2"], "5", play={"value": "5", "cards": 1}, pending="push")


def test_position_somebody_without_any_card_has_won_already() -> None:
    with pytest.raises(ValueError, match="hands"):
        table(["", "2"], "5")
