"""What a seat of Clear 4 sees, against its view and the rules."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import cardshed
from tests.features.common import (
    by_seat,
    check_names,
    check_own_record,
    check_secrecy,
    clipped,
    from_seat,
    group,
    never_seen,
    play_randomly,
    random_matches,
    random_table,
    seen,
)
from tests.rules.clear4_table import go, table

NUMBERS = [str(number) for number in range(1, 11)]


def one_hot(name: str | None) -> dict[str, int]:
    return {} if name is None else {name: 1}


def plain(card: str) -> str:
    """A card without the value a joker took."""
    return "J" if card.startswith("J") else card


def shown(stack: list[str]) -> list[str]:
    """The face-up card of a stack, if there is one."""
    return stack[-1:] if len(stack) > 1 else []


# Against views


def check_table(view: dict[str, Any], features: dict[str, int]) -> None:
    pile = view["pile"]
    assert group(features, "top") == one_hot(pile[-1].removeprefix("J=") if pile else None)
    assert features["pile"] == len(pile)
    assert group(features, "pile") == Counter(plain(card) for card in pile)
    values = [card.removeprefix("J=") for card in pile]
    run = next((i for i, value in enumerate(reversed(values)) if value != values[-1]), len(values))
    assert features["run"] == (run if pile and values[-1] != "J" else 0)
    play = view["play"]
    assert group(features, "play") == one_hot(play and play["value"])
    assert features["play"] == (play["cards"] if play else 0)
    assert features["aiming"] == (view["pending"] == "push")
    rounds = view["options"]["rounds"]
    assert features["rounds"] == (view["seats"] if rounds == "seats" else rounds)
    assert features["round"] == view["round"]


def check_own_cards(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    assert group(features, "hand") == Counter(view["hands"][seat])
    for number, stack in enumerate(view["stacks"][seat], 1):
        assert features[f"s{number}.height"] == len(stack)
        faces = group(features, f"s{number}")
        faces.pop("height", None)
        assert faces == Counter(shown(stack))


def check_seats(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    seats = view["seats"]
    hands, stacks = from_seat(seat, view["hands"]), from_seat(seat, view["stacks"])
    assert by_seat(features, "turn", seats) == from_seat(seat, [view["turn"] == i for i in range(seats)])
    assert by_seat(features, "score", seats) == from_seat(seat, view["scores"])
    assert by_seat(features, "held", seats) == [len(hand) for hand in hands]
    for place in range(seats):
        assert features[f"left.{place}"] == len(hands[place]) + sum(map(len, stacks[place]))
        assert features[f"blind.{place}"] == sum(len(stack) == 1 for stack in stacks[place])
        up = [(card, len(stack)) for stack in stacks[place] for card in shown(stack)]
        assert group(features, f"up.{place}") == Counter(card for card, _ in up)
        assert group(features, f"covering.{place}") == Counter(card for card, height in up if height == 3)


def test_features_show_what_the_view_shows() -> None:
    for match in random_matches("clear4", seed=1):
        for seat in range(match.seats):
            view, features = match.view(seat), seen(match, seat)
            check_table(view, features)
            check_own_cards(view, seat, features)
            check_seats(view, seat, features)


# Against the rules: what may be done follows from what is seen


def moves_of(features: dict[str, int], seat: int, seats: int) -> list[str]:
    """The legal moves of a seat, worked out from nothing but its features."""
    if not features["turn.0"]:
        return []
    others = [i for i in range(seats) if i != seat]
    if features["aiming"]:
        return [f">{target}" for target in others]
    fitting = cards_that_fit(features)
    moves = [card for card in group(features, "hand") if card in fitting]
    stacks = {f"s{number}": group(features, f"s{number}") for number in range(1, 5)}
    moves += [name for name, stack in stacks.items() if fitting & set(stack)]
    if features["play"]:
        return [*moves, "end", *(["sweep"] if features["run"] == 4 else [])]
    moves += ["C"] * (features["hand.C"] > 0) + ["pass"] * (features["pile"] > 0)
    moves += [f"P>{target}" for target in others if features["hand.P"]]
    for name, stack in stacks.items():
        moves += [name] * ("C" in stack) + [f"b{name[1]}"] * (stack == {"height": 1})
        moves += [f"{name}>{target}" for target in others if "P" in stack]
    return moves


def cards_that_fit(features: dict[str, int]) -> set[str]:
    """C4-12…C4-15, C4-19: the numbers and jokers that may be laid now."""
    full = features["run"] == 4
    if features["play"]:
        (value,) = group(features, "play")
        if value == "J":
            return {*NUMBERS, "J"} if features["play"] < 4 else set()
        return set() if full else {value, "J"}
    top = list(group(features, "top"))
    if top in ([], ["J"]):
        return {*NUMBERS, "J"}
    lower = {number for number in NUMBERS if int(number) < int(top[0])}
    return lower if full else {*lower, *top, "J"}


def test_moves_follow_from_features() -> None:
    for match in random_matches("clear4", seed=2):
        if match.over:
            continue
        for seat in range(match.seats):
            assert sorted(moves_of(seen(match, seat), seat, match.seats)) == match.moves(seat)


# Secrets


def test_hidden_cards_are_not_seen() -> None:
    for i, match in enumerate(random_matches("clear4", seed=3, tables=2, every=9)):
        check_secrecy(match, seed=i)


def test_the_own_sideways_card_is_not_seen() -> None:
    """C4-06: nobody knows it, not even its owner."""
    one, other = (table(["5", "6"], "7", [f"{card},8 9", "J"]) for card in ("1", "10"))
    assert seen(one, 0) == seen(other, 0)


# By hand


def test_a_seat_counts_the_others_from_its_left() -> None:
    match = table(["5", "6 6", "7 7 7"], turn=1)
    assert by_seat(seen(match, 0), "held", 3) == [1, 2, 3]
    assert by_seat(seen(match, 2), "held", 3) == [3, 1, 2]
    assert by_seat(seen(match, 2), "turn", 3) == [0, 0, 1]


def test_jokers_with_and_without_a_value() -> None:
    match = table(["J J 5 1", "6"])
    go(match, "J")
    features = seen(match, 0)
    assert (group(features, "top"), group(features, "play"), features["run"]) == ({"J": 1}, {"J": 1}, 0)
    go(match, "5 J")
    features = seen(match, 0)
    assert (group(features, "top"), group(features, "play"), features["run"]) == ({"5": 1}, {"5": 1}, 3)
    assert group(features, "pile") == {"5": 1, "J": 2}
    assert (features["play"], features["pile"]) == (3, 3)


def test_four_that_were_left_are_no_play() -> None:
    match = table(["5 1", "6 4"], "5 5 5")
    go(match, "5 end")
    features = seen(match, 1)
    assert (features["run"], features["play"], group(features, "play")) == (4, 0, {})


def test_a_push_revealed_blind_is_to_be_aimed() -> None:
    match = table(["5", "6"], "7", ["P"])
    go(match, "b1")
    assert seen(match, 0)["aiming"] == seen(match, 1)["aiming"] == 1


def test_scores_stay_within_a_feature() -> None:
    match = table(["5", "6"], scores=[-1_000_000, -7], options={"rounds": 9}, round=2)
    assert by_seat(seen(match, 1), "score", 2) == [-7, clipped(-1_000_000)]


# Names and records


def test_names() -> None:
    check_names("clear4")
    rules = cardshed.game("clear4").rulebook
    assert [len(rules.features(seats)) for seats in range(2, 7)] == [170, 201, 232, 263, 294]


def test_every_feature_is_seen_sometimes() -> None:
    assert never_seen("clear4", 2, seed=4, tables=40, moves=300, rounds=2) == set()


def test_a_smaller_record_shows_the_same() -> None:
    chance = random.Random(5)
    for match in play_randomly(random_table("clear4", 3, chance), chance, 60, every=4):
        check_own_record(match)
