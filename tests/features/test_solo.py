"""What a seat of Solo sees, against its view and the rules."""

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
from tests.rules.solo_table import table

BLACK = ("color", "+4", "rotate", "shield")


# Against views


def check_table(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    discard = view["discard"]
    assert group(features, "hand") == Counter(view["hands"][seat])
    assert group(features, "top") == {discard[-1]: 1}
    assert group(features, "lying") == Counter(discard)
    assert group(features, "color") == {view["color"]: 1}
    assert features["pile"] == len(discard)
    assert features["stock"] == len(view["stock"])
    assert features["direction"] == view["direction"]
    assert features["owed"] == view["owed"]
    assert features["passes"] == view["passes"]
    assert features["round"] == view["round"]
    options = view["options"]
    assert features["limit"] == options["limit"]
    assert features["extras"] == options["extras"]
    assert group(features, "raise") == {options["raise"]: 1}


def check_awaited(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    drawn, pending = view["drawn"], view["pending"] or {}
    assert group(features, "drawn") == ({} if drawn in (None, "?") else {drawn: 1})
    phase = "drawn" if drawn else "owed" if view["owed"] else "play"
    assert group(features, "phase") == {pending.get("effect", phase): 1}
    assert features["gifts"] == pending.get("cards", 0)
    concerned = {
        "turn": [view["turn"]],
        "asked": pending.get("asked", []),
        "shielded": pending.get("shielded", []),
        "last_shield": [pending.get("last_shield")],
        "receiver": [pending.get("to")],
    }
    for name, those in concerned.items():
        expected = [other in those for other in range(view["seats"])]
        assert by_seat(features, name, view["seats"]) == from_seat(seat, expected), name


def test_features_show_what_the_view_shows() -> None:
    for match in random_matches("solo", seed=1):
        for seat in range(match.seats):
            view, features = match.view(seat), seen(match, seat)
            check_table(view, seat, features)
            check_awaited(view, seat, features)
            sizes = [len(hand) for hand in view["hands"]]
            assert by_seat(features, "left", match.seats) == from_seat(seat, sizes)
            assert by_seat(features, "score", match.seats) == from_seat(seat, view["scores"])


# Against the rules: what may be done follows from what is seen


def moves_of(features: dict[str, int], seat: int, seats: int) -> list[str]:
    """The legal moves of a seat, worked out from nothing but its features."""
    own_turn = features["turn.0"] == 1
    held = list(group(features, "hand"))
    if features["phase.give"]:
        return [f"give {card}" for card in held] if own_turn else []
    cards = [card for card in held if may_lay(card, features)]
    others = [i for i in range(seats) if i != seat]
    lays = [lay for card in cards for lay in ways(card, features["left.0"], others)]
    if features["left.0"] == 2:
        lays += [f"{lay}!" for lay in lays]
    if features["asked.0"]:
        return [*lays, "accept"]
    if not own_turn or not group(features, "phase").keys() <= {"play", "drawn", "owed"}:
        return lays
    if features["owed"] or features["phase.drawn"]:
        return [*lays, "take" if features["owed"] else "keep"]
    if features["stock"] or features["pile"] > 1:
        return [*lays, "draw"]
    return lays or ["pass"]


def may_lay(card: str, features: dict[str, int]) -> bool:
    """SO-10, SO-11, SO-20, SO-33, SO-50."""
    (top,), (color,), (phase,) = (group(features, name) for name in ("top", "color", "phase"))
    shield = card.startswith("shield")
    if phase in ("skip", "swap", "gift", "rotate"):
        return shield and features["asked.0"] == 1
    if not features["turn.0"]:
        assert features["jump"] == (features[f"hand.{top}"] > 0)
        return card == top
    if phase == "owed":
        return shield or raises(card, top, color, features)
    if phase == "drawn" and not features[f"drawn.{card}"]:
        return False
    if card.startswith(BLACK) or card[0] == color:
        return True
    return not top.startswith(BLACK) and card[1:] == top[1:]


def raises(card: str, top: str, color: str, features: dict[str, int]) -> bool:
    """SO-33."""
    if card == "+4":
        return top == "+4" or not features["raise.same"]
    if top == "+4":
        return features["raise.any"] == 1 and card == f"{color}+2"
    return card.endswith("+2")


def ways(card: str, left: int, others: list[int]) -> list[str]:
    """SO-34…SO-38, SO-70: a card with what it needs besides."""
    if card in ("color", "+4"):
        return [f"{card}:{color}" for color in "RGBY"]
    if card.endswith(("swap", "gift")):
        chosen = [f"{card}@{other}" for other in others] if left > 1 else []
        return chosen + [card] * (left == 1 or card.endswith("swap"))
    return [card]


def test_moves_follow_from_features() -> None:
    for match in random_matches("solo", seed=2):
        for seat in range(match.seats):
            if not match.over:
                assert sorted(moves_of(seen(match, seat), seat, match.seats)) == sorted(match.moves(seat))


def test_those_who_can_jump_in_see_it() -> None:
    for match in random_matches("solo", seed=3, tables=2):
        may = match.game.rulebook.may(match._state) if not match.over else 0
        for seat in range(match.seats):
            assert seen(match, seat)["jump"] == may >> seat & 1


# Secrets


def test_hidden_cards_are_not_seen() -> None:
    for i, match in enumerate(random_matches("solo", seed=4, tables=2, every=9)):
        check_secrecy(match, seed=i)


def test_only_whoever_drew_a_card_sees_it() -> None:
    """SO-11: the others see that somebody decides."""
    match = table("R1 R2", "B1 B2", discard="R7", stock="G9 G8")
    match.play(0, "draw")
    assert group(seen(match, 0), "drawn") == {"G8": 1}
    assert group(seen(match, 1), "drawn") == {}
    assert seen(match, 0)["phase.drawn"] == seen(match, 1)["phase.drawn"] == 1


# By hand


def test_a_seat_counts_the_others_from_its_left() -> None:
    match = table("R1", "B1 B2", "G1 G2 G3", discard="R7", turn=1, scores=[5, 6, 7])
    assert by_seat(seen(match, 0), "left", 3) == [1, 2, 3]
    assert by_seat(seen(match, 2), "left", 3) == [3, 1, 2]
    assert by_seat(seen(match, 2), "score", 3) == [7, 5, 6]
    assert by_seat(seen(match, 2), "turn", 3) == [0, 0, 1]


def test_copies_in_hand_are_counted() -> None:
    features = seen(table("R1 R1 +4 +4 +4 rotate rotate rotate rotate", "B1", discard="R7"), 0)
    assert group(features, "hand") == {"R1": 2, "+4": 3, "rotate": 4}


def test_the_named_colour_is_seen_not_that_of_a_card() -> None:
    match = table("color R1", "B1 B2", discard="R7")
    match.play(0, "color:B!")
    assert (group(seen(match, 1), "top"), group(seen(match, 1), "color")) == ({"color": 1}, {"B": 1})


def test_a_rotation_shows_who_was_asked_and_who_is_shielded() -> None:
    """SO-51, SO-52: a seat that has answered is no longer asked."""
    match = table("rotate R1 R2", "shield-G B1 B2", "Y1 Y2", discard="R7")
    match.play(0, "rotate")
    match.play(1, "shield-G")
    features = seen(match, 2)
    assert group(features, "phase") == {"rotate": 1}
    assert (group(features, "asked"), group(features, "turn")) == ({"0": 1}, {"1": 1})
    assert group(features, "shielded") == group(features, "last_shield") == {"2": 1}


def test_a_gift_shows_its_receiver_and_what_is_left_to_give() -> None:
    match = table("Rgift R1 R2 R3", "B1 B2", "Y1 Y2", discard="R7")
    match.play(0, "Rgift@2")
    assert group(seen(match, 0), "asked") == {"2": 1}
    match.play(2, "accept")
    match.play(0, "give R1")
    for seat, receiver in enumerate(("2", "1", "0")):
        features = seen(match, seat)
        assert (features["phase.give"], features["gifts"]) == (1, 1)
        assert group(features, "receiver") == {receiver: 1}


def test_nobody_jumps_in_while_an_answer_is_awaited() -> None:
    """SO-22."""
    match = table("Rskip R1 R2", "B1 B2", "Rskip Y2", discard="R7")
    match.play(0, "Rskip")
    assert seen(match, 2)["jump"] == 0
    match.play(1, "accept")
    assert seen(match, 1)["jump"] == 0
    assert group(seen(match, 2), "turn") == {"0": 1}


def test_cards_owed_may_be_raised_out_of_turn() -> None:
    """SO-22."""
    match = table("R+2 R1 R2", "B1 B2", "R+2 Y2 Y3", discard="R7")
    match.play(0, "R+2")
    features = seen(match, 2)
    assert (features["owed"], features["phase.owed"], features["jump"]) == (2, 1, 1)
    assert seen(match, 1)["jump"] == seen(match, 0)["jump"] == 0


def test_passes_are_counted() -> None:
    """SO-74: with nothing to draw, as many passes as seats end the round."""
    match = table("B1", "B2", "B3", discard="R7")
    for passes, seat in enumerate((0, 1)):
        assert seen(match, seat)["passes"] == passes
        match.play(seat, "pass")
    assert seen(match, 2)["passes"] == 2


def test_large_numbers_stay_within_a_feature() -> None:
    match = table(
        "R1",
        "B1",
        discard="R+2",
        owed=39_998,
        scores=[90_000, 7],
        options={"limit": 100_000},
        round=1_000_000,
    )
    features = seen(match, 1)
    assert by_seat(features, "score", 2) == [7, clipped(90_000)]
    most = clipped(100_000)
    assert (features["owed"], features["limit"], features["round"]) == (most, most, most)


# Names and records


def test_names() -> None:
    check_names("solo")
    rules = cardshed.game("solo").rulebook
    assert [len(rules.features(seats)) for seats in (2, 3, 10)] == [291, 298, 347]


def test_every_feature_is_seen_sometimes() -> None:
    """Passing is too rare for that: see above."""
    assert never_seen("solo", 3, seed=5, tables=120, moves=400) == {"passes"}


def test_a_smaller_record_shows_the_same() -> None:
    chance = random.Random(6)
    for match in play_randomly(random_table("solo", 3, chance), chance, 60, every=4):
        check_own_record(match)
