"""What a seat of Skip-Bo sees, against its view and the rules."""

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
from tests.rules.skipbo_table import NONE, table
from tests.tools import cards_of, deck

PLACES = range(1, 5)


# Against views


def check_table(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    assert group(features, "hand") == Counter(view["hands"][seat])
    for place, pile in zip(PLACES, view["building"], strict=True):
        assert group(features, f"b{place}.needs") == {str(len(pile) + 1): 1}
        assert features[f"b{place}.jokers"] == pile.count("S")
    assert group(features, "done") == Counter(view["done"])
    assert features["done"] == len(view["done"])
    assert features["draw"] == len(view["draw"])
    assert group(features, "unseen") == deck("skipbo", {}) - cards_of(view)
    for name in ("laid", "passes", "round"):
        assert features[name] == view[name]
    for name, option in {"stock_size": "stock", "points": "points"}.items():
        assert features[name] == view["options"][option]
    for name in ("teams", "stock_first"):
        assert features[name] == view["options"][name]


def check_seats(view: dict[str, Any], seat: int, features: dict[str, int]) -> None:
    seats = view["seats"]
    hands, stocks, discards = (from_seat(seat, view[name]) for name in ("hands", "stocks", "discards"))
    assert by_seat(features, "turn", seats) == from_seat(seat, [view["turn"] == i for i in range(seats)])
    assert by_seat(features, "held", seats) == [len(hand) for hand in hands]
    assert by_seat(features, "stock", seats) == [len(stock) for stock in stocks]
    assert by_seat(features, "score", seats) == from_seat(seat, view["scores"])
    for place in range(seats):
        assert group(features, f"top.{place}") == Counter(stocks[place][-1:])
        cards = [card for pile in discards[place] for card in pile]
        assert group(features, f"discarded.{place}") == Counter(cards)
        for number, pile in zip(PLACES, discards[place], strict=True):
            name = f"d{number}.{place}"
            assert features[f"{name}.height"] == len(pile)
            assert group(features, f"{name}.top") == Counter(pile[-1:])
            assert group(features, f"{name}.below") == Counter(pile[-2:-1])


def test_features_show_what_the_view_shows() -> None:
    for match in random_matches("skipbo", seed=1):
        for seat in range(match.seats):
            view, features = match.view(seat), seen(match, seat)
            check_table(view, seat, features)
            check_seats(view, seat, features)


# Against the rules: what may be done follows from what is seen


def moves_of(features: dict[str, int], seats: int) -> list[str]:
    """The legal moves of a seat, worked out from nothing but its features."""
    if not features["turn.0"]:
        return []
    sides = [("", 0), *([("p", seats // 2)] if features["teams"] else [])]
    stock = [
        f"{whose}stock>b{pile}"
        for whose, place in sides
        for top in group(features, f"top.{place}")
        for pile in takers(features, top)
    ]
    if stock and features["stock_first"]:
        return stock
    hand = list(group(features, "hand"))
    moves = stock + [f"{card}>b{pile}" for card in hand for pile in takers(features, card)]
    for whose, place in sides:
        tops = {number: list(group(features, f"d{number}.{place}.top")) for number in PLACES}
        for number, top in tops.items():
            moves += [f"{whose}d{number}>b{pile}" for card in top for pile in takers(features, card)]
        filled = [number for number in PLACES if tops[number]]
        empty = [number for number in PLACES if not tops[number]]
        moves += [f"{card}>{whose}d{number}" for card in hand for number in filled + empty[:1]]
    return moves if hand else [*moves, "pass"]


def takers(features: dict[str, int], card: str) -> list[int]:
    """SB-20, SB-61: the building piles that take a card; of the empty ones only the first."""
    needs = {pile: next(iter(group(features, f"b{pile}.needs"))) for pile in PLACES}
    empty = [pile for pile in PLACES if needs[pile] == "1"]
    return [pile for pile in PLACES if card in ("S", needs[pile]) and pile not in empty[1:]]


def test_moves_follow_from_features() -> None:
    for match in random_matches("skipbo", seed=2):
        if match.over:
            continue
        for seat in range(match.seats):
            assert sorted(moves_of(seen(match, seat), match.seats)) == sorted(match.moves(seat))


# Secrets


def test_hidden_cards_are_not_seen() -> None:
    for i, match in enumerate(random_matches("skipbo", seed=3, tables=2, every=9)):
        check_secrecy(match, seed=i)


def test_the_own_stock_below_its_top_is_not_seen() -> None:
    """SB-02, SB-05."""
    one, other = (table(["5"], stocks=[[card, "11"], ["9", "11"]]) for card in ("3", "S"))
    assert seen(one, 0) == seen(other, 0)


# By hand


def test_a_seat_counts_the_others_from_its_left() -> None:
    match = table(["5"], seats=3, stocks=[["9"], ["9", "8"], ["9", "9", "7"]])
    assert by_seat(seen(match, 0), "stock", 3) == [1, 2, 3]
    assert by_seat(seen(match, 2), "stock", 3) == [3, 1, 2]
    assert by_seat(seen(match, 2), "turn", 3) == [0, 1, 0]
    assert group(seen(match, 1), "top.1") == {"7": 1}


def test_a_discard_pile_shows_its_two_top_cards() -> None:
    """SB-15: what is laid lays bare what is below."""
    match = table(["5"], discards=[[["4", "7", "S"], [], [], []], NONE])
    features = seen(match, 1)
    assert group(features, "d1.1") == {"height": 3, "top.S": 1, "below.7": 1}
    assert group(features, "discarded.1") == {"4": 1, "7": 1, "S": 1}
    match.play(0, "d1>b1")
    assert group(seen(match, 1), "d1.1") == {"height": 2, "top.7": 1, "below.4": 1}
    match.play(0, "5>d1")
    assert group(seen(match, 0), "d1.0") == {"height": 3, "top.5": 1, "below.7": 1}
    assert group(seen(match, 0), "discarded.0") == {"4": 1, "7": 1, "5": 1}


def test_a_joker_in_a_building_pile_stands_for_the_number_that_is_unseen() -> None:
    """SB-20."""
    match = table(["5"], building=[["1", "S", "3"], ["S"], [], []])
    features = seen(match, 0)
    assert group(features, "b1") == {"needs.4": 1, "jokers": 1}
    assert group(features, "b2") == {"needs.2": 1, "jokers": 1}
    assert group(features, "b3") == {"needs.1": 1}
    unseen = group(features, "unseen")
    assert (unseen["1"], unseen["2"], unseen["3"], unseen["S"]) == (11, 12, 11, 16)


def test_all_jokers_in_discard_piles_are_counted() -> None:
    """SB-01: there are more of them than of any number."""
    match = table(["5"], discards=[[["S"] * 18, ["4"] * 12, [], []], NONE])
    features = seen(match, 1)
    assert group(features, "discarded.1") == {"S": 18, "4": 12}
    assert (features["unseen.S"], features["unseen.4"]) == (0, 0)


def test_all_cards_in_one_discard_pile() -> None:
    """Every card but those of the stocks and the hand; as many as there could ever be."""
    cards = sorted((deck("skipbo", {}) - Counter(["5", "9", "9"])).elements())
    match = table(["5"], stocks=[["9"], ["9"]], discards=[[cards, [], [], []], NONE])
    assert match.position()["discards"] == [[cards, [], [], []], NONE]
    assert seen(match, 0)["d1.0.height"] == len(cards) == 159
    match.play(0, "5>d1")
    assert match.position()["discards"] == [[[*cards, "5"], [], [], []], NONE]
    assert group(seen(match, 1), "unseen") == {}


def test_a_complete_pile_is_done() -> None:
    """SB-21."""
    pile = [str(number) for number in range(1, 12)]
    match = table(["S", "5"], building=[pile, [], [], []])
    match.play(0, "S>b1")
    features = seen(match, 1)
    assert features["done"] == 12
    assert group(features, "done") == dict.fromkeys([*pile, "S"], 1)
    assert group(features, "b1") == {"needs.1": 1}


def test_what_a_turn_has_done_is_seen() -> None:
    """SB-31, SB-32."""
    match = table([], hands=[[], []], discards=[[["1"], [], [], []], NONE])
    match.play(0, "d1>b1")
    assert (seen(match, 1)["laid"], seen(match, 1)["passes"]) == (1, 0)
    match.play(0, "pass")
    match.play(1, "pass")
    assert (seen(match, 0)["laid"], seen(match, 0)["passes"]) == (0, 1)


def test_large_numbers_stay_within_a_feature() -> None:
    match = table(["5"], options={"points": 100_000}, scores=[90_000, 7], round=1000)
    features = seen(match, 1)
    assert by_seat(features, "score", 2) == [7, clipped(90_000)]
    assert (features["points"], features["round"]) == (clipped(100_000), 1000)


# Names and records


def test_names() -> None:
    check_names("skipbo")
    rules = cardshed.game("skipbo").rulebook
    assert [len(rules.features(seats)) for seats in range(2, 7)] == [376, 514, 652, 790, 928]


def test_every_feature_is_seen_sometimes() -> None:
    """Teams need four seats."""
    assert never_seen("skipbo", 2, seed=4, tables=60, moves=300) == {"teams"}


def test_a_smaller_record_shows_the_same() -> None:
    chance = random.Random(5)
    for match in play_randomly(random_table("skipbo", 4, chance, teams=True), chance, 60, every=4):
        check_own_record(match)
