"""What a seat of Hawaiki sees, against its view and the rules."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
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
from tests.rules.hawaiki_table import table

ALL_VARIANTS = {"one_hidden": True, "sacrifice": True, "second_chance": True, "courtesy": "spoken"}


def face(card: str) -> dict[str, int]:
    """A card as its colour and its value."""
    return {card[0]: 1, card[1]: 1}


# Against views


def check_own_cards(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    hand = view["hands"][seat]
    assert group(features, "hand") == Counter(card[:2] for card in hand)
    assert group(features, "hidden") == Counter(card[:2] for card in hand if card.endswith("*"))


def check_piles(view: dict[str, Any], features: dict[str, int]) -> None:
    assert features["stock"] == len(view["stock"])
    assert group(features, "lying") == Counter(card for pile in view["piles"] for card in pile)
    for number, pile in enumerate(view["piles"], 1):
        assert features[f"pile.{number}"] == len(pile)
        assert group(features, f"top.{number}") == face(pile[-1])
        bare = view["options"]["sacrifice"] and len(pile) > 1
        assert group(features, f"below.{number}") == (face(pile[-2]) if bare else {})


def check_awaited(view: dict[str, Any], features: dict[str, int]) -> None:
    assert group(features, "phase") == {view["pending"] or "play": 1}
    assert group(features, "announced") == Counter([view["announced"]] if view["announced"] else [])
    forgotten = view["forgotten"]
    assert group(features, "forgotten") == Counter([forgotten["combination"]] if forgotten else [])
    for variant in ("one_hidden", "sacrifice", "second_chance"):
        assert features[variant] == view["options"][variant]
    assert features["automatic"] == (view["options"]["courtesy"] == "automatic")
    assert features["round"] == view["round"]


def check_seats(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    seats = view["seats"]
    forgotten = view["forgotten"] and view["forgotten"]["seat"]

    def check(name: str, values: list[Any]) -> None:
        assert by_seat(features, name, seats) == from_seat(seat, values)

    check("turn", [i == view["turn"] for i in range(seats)])
    check("held", [len(hand) for hand in view["hands"]])
    check("tokens", view["tokens"])
    check("owes", view["owed"])
    check("forgot", [i == forgotten for i in range(seats)])
    check("empty_draw", [i in view["empty_draws"] for i in range(seats)])
    check("sacrificed", [i in view["sacrificed"] for i in range(seats)])
    check("chance_used", [i in view["second_chances"] for i in range(seats)])


def check_open_cards(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    for place, hand in enumerate(from_seat(seat, view["hands"])):
        cards = Counter(card for card in hand if len(card) == 2)
        hiding = cards.total() < len(hand)
        one_hidden = view["options"]["one_hidden"]
        assert group(features, f"open.{place}") == (cards if one_hidden else {})
        assert features[f"hiding.{place}"] == (hiding and one_hidden)


def test_features_show_what_the_view_shows() -> None:
    for match in random_matches("hawaiki", seed=1, tables=5):
        for seat in range(match.seats):
            view, features = match.view(seat), seen(match, seat)
            check_own_cards(view, seat, features)
            check_piles(view, features)
            check_awaited(view, features)
            check_seats(view, seat, features)
            check_open_cards(view, seat, features)


# Against the rules: what may be done follows from what is seen


def moves_of(features: dict[str, int], seat: int, seats: int) -> list[str]:
    """The legal moves of a seat, worked out from nothing but its features."""
    (phase,) = group(features, "phase")
    if phase == "thanks":
        return ["thanks", "thanks-a-lot", "silent"] if features["owes.0"] else []
    if phase == "hide":
        return [*(f"hide {card}" for card in group(features, "hand")), "open"] if features["turn.0"] else []
    moves = ["call"] if group(features, "forgotten") else []
    if not features["turn.0"]:
        return moves
    if phase == "second_chance":
        return [*moves, "again", "end"]
    if phase == "designate":
        others = [i for i in range(seats) if i != seat]
        pairs = combinations(others, 2) if features["announced.colour"] else ()
        return [*(f"@{i}" for i in others), *(f"@{low}+{high}" for low, high in pairs)]
    return [*moves, "draw", *lays(features), *sacrifices(features)]


def sacrifices(features: dict[str, int]) -> Iterator[str]:
    """HW-51: once a round, with a token and a card to spare, on a pile of two."""
    if features["sacrifice"] and not features["sacrificed.0"] and features["tokens.0"] > 0:
        for pile in (1, 2, 3):
            if features["held.0"] > 1 and features[f"pile.{pile}"] > 1:
                yield f"sacrifice {pile}"


def lays(features: dict[str, int]) -> Iterator[str]:
    """HW-10, HW-11, HW-50: what fits a pile, as the hidden card or an open one, with its combination."""
    tops = ["".join(sorted(group(features, f"top.{pile}"), reverse=True)) for pile in (1, 2, 3)]
    for card, count in group(features, "hand").items():
        hidden = features[f"hidden.{card}"]
        for pile, top in enumerate(tops, 1):
            if card[0] == top[0] or card[1] == top[1]:
                names = combination(card, top, [*tops[: pile - 1], *tops[pile:]])
                marks = [""] * (count > hidden) + ["*"] * hidden
                yield from (f"{card}{mark}>{pile}{name}" for mark in marks for name in ("", *names))


def combination(card: str, top: str, others: list[str]) -> list[str]:
    """HW-20…HW-26: what a card announces on a top card, beside two others."""
    cards = [card, *others]
    values = sorted(int(name[1]) for name in cards)
    if card == top:
        return ["!pair"]
    if card[1] == top[1]:
        return ["!colour"] if len({name[0] for name in cards}) == 1 else []
    if values == [values[0]] * 3:
        return ["!three"]
    return ["!suite"] if values == [values[0], values[0] + 1, values[0] + 2] else []


def test_moves_follow_from_features() -> None:
    for match in random_matches("hawaiki", seed=2, tables=5):
        if match.over:
            continue
        for seat in range(match.seats):
            assert sorted(moves_of(seen(match, seat), seat, match.seats)) == match.moves(seat)


# Secrets


def test_hidden_cards_are_not_seen() -> None:
    for i, match in enumerate(random_matches("hawaiki", seed=3, tables=4, every=9)):
        check_secrecy(match, seed=i)


def test_of_open_hands_only_the_hidden_card_is_not_seen() -> None:
    """HW-50, also where it is the second of a pair."""
    one, other = (
        table(["R1", f"G1 G2 {card}*"], "R4,O4,P6", "B1", options={"one_hidden": True})
        for card in ("G1", "B7")
    )
    assert seen(one, 0) == seen(other, 0)
    assert group(seen(one, 0), "open.1") == {"G1": 1, "G2": 1}
    assert group(seen(one, 1), "open.0") == {"G1": 1, "G2": 1}
    assert group(seen(one, 1), "hand") == {"G1": 2, "G2": 1}
    assert group(seen(one, 1), "hidden") == {"G1": 1}


# By hand


def test_a_forgotten_combination_is_seen_by_all() -> None:
    """HW-31: whoever forgot it may call it too, out of turn."""
    match = table(["R4 B1", "G1", "G2"], "R4,O2,P7")
    match.play(0, "R4>1")
    for seat in range(3):
        features = seen(match, seat)
        assert group(features, "forgotten") == {"pair": 1}
        assert group(features, "announced") == {}
        assert by_seat(features, "forgot", 3) == from_seat(seat, [1, 0, 0])
        assert by_seat(features, "turn", 3) == from_seat(seat, [0, 1, 0])
    match.play(1, "draw")
    assert group(seen(match, 2), "forgotten") == group(seen(match, 2), "forgot") == {}


def test_a_combination_that_took_effect_is_over() -> None:
    match = table(["R4 B1", "G1"], "R4,O2,P7")
    match.play(0, "R4>1!pair")
    assert group(seen(match, 0), "announced") == group(seen(match, 0), "forgotten") == {}
    assert seen(match, 0)["phase.play"] == 1


def test_what_is_forgotten_cannot_be_called_before_a_card_is_hidden() -> None:
    """HW-31, HW-50."""
    match = table(["R4* B1", "G1"], "R4,O2,P7", options={"one_hidden": True})
    match.play(0, "R4*>1")
    hiding = seen(match, 1)
    assert group(hiding, "phase") == {"hide": 1}
    assert (group(hiding, "forgotten"), group(hiding, "forgot")) == ({"pair": 1}, {"1": 1})
    assert group(hiding, "hiding") == {}
    match.play(0, "open")
    assert group(seen(match, 1), "phase") == {"play": 1}
    assert group(seen(match, 1), "forgotten") == {"pair": 1}


def test_thanks_are_owed_by_those_designated() -> None:
    """HW-22, HW-33."""
    match = table(["R4 B1", "G1", "G2"], "R2,R5,B4", "O1 O2 O3 O5 O6")
    match.play(0, "R4>3!colour")
    assert group(seen(match, 0), "announced") == {"colour": 1}
    match.play(0, "@2")
    for seat in range(3):
        features = seen(match, seat)
        assert features["phase.thanks"] == 1
        assert by_seat(features, "owes", 3) == from_seat(seat, [0, 0, 2])


def test_a_sacrifice_lays_a_card_bare() -> None:
    """HW-51: the card below is seen where it may come to light."""
    match = table(["R1 R2", "G1"], "R4 B5,O4,P6", options={"sacrifice": True})
    assert group(seen(match, 0), "below.1") == {"R": 1, "4": 1}
    match.play(0, "sacrifice 1")
    features = seen(match, 1)
    assert group(features, "top.1") == {"R": 1, "4": 1}
    assert (group(features, "sacrificed"), features["tokens.1"], features["stock"]) == ({"1": 1}, 9, 1)
    assert group(seen(table(["R1 R2", "G1"], "R4 B5,O4,P6"), 0), "below.1") == {}


def test_the_round_stays_within_a_feature() -> None:
    assert seen(table(["R1", "G1"], "R4,O4,P6", round=1_000_000), 0)["round"] == clipped(1_000_000)


# Names and records


def test_names() -> None:
    check_names("hawaiki")
    rules = cardshed.game("hawaiki").rulebook
    assert [len(rules.features(seats)) for seats in range(2, 7)] == [287, 331, 375, 419, 463]


def test_every_feature_is_seen_sometimes() -> None:
    """Spoken thanks are never automatic."""
    assert never_seen("hawaiki", 2, seed=4, tables=60, moves=150, **ALL_VARIANTS) == {"automatic"}


def test_a_smaller_record_shows_the_same() -> None:
    chance = random.Random(5)
    for match in play_randomly(random_table("hawaiki", 3, chance, **ALL_VARIANTS), chance, 60, every=4):
        check_own_record(match)
