"""Solo: the set-up, what is hidden, spelling, and which positions can be (SO-01…SO-06, SO-80)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import cardshed
from cardshed import Match
from tests.rules.solo_table import table
from tests.tools import against

SYMBOLS = [*(str(number) for number in range(1, 10)), "skip", "turn", "+2"]


def whole_deck(extras: bool) -> Counter[str]:
    deck = Counter({color + symbol: 2 for color in "RGBY" for symbol in SYMBOLS})
    deck += Counter({"color": 4, "+4": 4, "rotate": 4} | {f"{color}swap": 1 for color in "RGBY"})
    if extras:
        deck += Counter({f"{color}gift": 1 for color in "RGBY"} | {f"shield-{color}": 1 for color in "RGBY"})
    return deck


def all_cards(position: dict[str, Any]) -> Counter[str]:
    count = Counter(position["stock"]) + Counter(position["discard"])
    for cards in position["hands"]:
        count += Counter(cards)
    return count


def starting_with(symbol: str, seats: int, **options: Any) -> Match:
    """The first match whose discard pile begins with such a card."""
    for seed in range(1000):
        match = cardshed.game("solo").match(seats=seats, seed=seed, options=options)
        if match.position()["discard"][0][1:] == symbol:
            return match
    raise AssertionError(f"no match begins with {symbol}")


# The set-up


def test_SO_01_the_deck_has_120_cards_each_as_often_as_listed() -> None:
    deck = whole_deck(extras=True)
    assert deck.total() == 120
    for seats in (2, 10):
        match = cardshed.game("solo").match(seats=seats, seed=seats)
        assert all_cards(match.position()) == deck


def test_SO_02_without_extras_there_are_112_cards_no_gifts_and_no_shields() -> None:
    deck = whole_deck(extras=False)
    assert deck.total() == 112
    match = cardshed.game("solo").match(seats=5, seed=1, options={"extras": False})
    assert all_cards(match.position()) == deck
    for card in ("Rgift", "shield-B"):
        with pytest.raises(ValueError, match=r"^hands, stock and discard: .*deck has 0"):
            table(f"R1 {card}", "R2", discard="R3", options={"extras": False})


@pytest.mark.parametrize("seats", range(2, 11))
def test_SO_03_eight_cards_each_one_turned_over_and_the_rest_is_the_stock(seats: int) -> None:
    position = cardshed.game("solo").match(seats=seats, seed=3).position()
    assert [len(cards) for cards in position["hands"]] == [8] * seats
    assert len(position["discard"]) == 1
    assert len(position["stock"]) == 120 - 8 * seats - 1


@pytest.mark.parametrize("seats", [1, 11])
def test_SO_03_there_are_2_to_10_seats(seats: int) -> None:
    with pytest.raises(ValueError, match=r"^seats"):
        cardshed.game("solo").match(seats=seats)


def test_SO_04_the_seed_draws_the_dealer_and_the_seat_after_begins_leftwards() -> None:
    dealers = set()
    for seed in range(60):
        match = cardshed.game("solo").match(seats=4, seed=seed)
        position = match.position()
        dealers.add(position["dealer"])
        assert position["first"] == (position["dealer"] + 1) % 4
        if position["discard"][0][1:].isdigit():
            assert match.turn == position["first"]
            assert position["direction"] == 1
    assert dealers == {0, 1, 2, 3}


def test_SO_04_the_deal_passes_to_the_next_seat_and_the_direction_starts_anew() -> None:
    for shuffles in range(30):
        chance = {"seed": "07" * 32, "shuffles": shuffles}
        match = table("R1", "Y9", "Y8", discard="R2", dealer=2, direction=-1, chance=chance)
        events = match.play(0, "R1")
        position = match.position()
        assert (match.round, position["dealer"], position["first"]) == (2, 0, 1)
        assert position["moves"] == 0
        assert position["direction"] == (-1 if position["discard"][0].endswith("turn") else 1)
        assert {"event": "round", "round": 2, "first": 1} in events
        assert [event["seat"] for event in events if event["event"] == "deal"] == [1, 2, 0]


def test_SO_05_a_number_starts_plainly() -> None:
    match = starting_with("5", 4)
    position = match.position()
    assert match.turn == position["first"]
    assert (position["owed"], position["pending"], position["direction"]) == (0, None, 1)
    assert position["color"] == position["discard"][0][0]


def test_SO_05_a_skip_strikes_the_seat_after_the_dealer_who_is_asked() -> None:
    match = starting_with("skip", 4)
    position = match.position()
    dealer, struck = position["dealer"], position["first"]
    assert match.turn == dealer
    assert match.actors == (struck,)
    assert position["pending"] == {"effect": "skip", "asked": [struck]}
    match.play(struck, "accept")
    assert match.turn == (dealer + 2) % 4


def test_SO_05_without_extras_a_skip_strikes_at_once() -> None:
    match = starting_with("skip", 4, extras=False)
    assert match.turn == (match.position()["dealer"] + 2) % 4


def test_SO_05_a_reverse_lets_the_seat_before_the_dealer_begin() -> None:
    match = starting_with("turn", 4)
    position = match.position()
    assert match.turn == (position["dealer"] - 1) % 4
    assert position["direction"] == -1


def test_SO_05_with_two_seats_a_reverse_lets_the_dealer_begin() -> None:
    match = starting_with("turn", 2)
    assert match.turn == match.position()["dealer"]
    assert match.position()["direction"] == -1


def test_SO_05_a_draw_two_makes_the_next_seat_owe_two() -> None:
    match = starting_with("+2", 3)
    position = match.position()
    assert match.turn == position["first"]
    assert position["owed"] == 2
    assert "take" in match.moves(match.turn)


def test_SO_05_any_other_card_goes_under_the_stock_and_the_next_is_turned_over() -> None:
    seen = set()
    for seed in range(150):
        match = cardshed.game("solo").match(seats=2, seed=seed)
        turned = [event for event in match.opening if event["event"] == "turn_over"]
        position = match.position()
        under = [event["card"] for event in turned[:-1]]
        assert turned[-1] == {"event": "turn_over", "card": position["discard"][0], "under": False}
        assert all(event["under"] for event in turned[:-1])
        assert position["stock"][: len(under)] == under[::-1]
        assert turned[-1]["card"][1:] in SYMBOLS
        seen |= {card.lstrip("RGBY") if card[0] in "RGBY" else card.split("-")[0] for card in under}
    assert seen == {"swap", "gift", "rotate", "color", "+4", "shield"}


# What is hidden


def test_SO_06_hands_stock_and_the_drawn_card_are_secret_all_else_is_open() -> None:
    match = table("R5 B2 G1", "R1 R3", discard="B7 R7", stock="G1 Y2", dealer=0)
    match.play(0, "draw")
    own, other, nobody = match.view(0), match.view(1), match.view(None)
    assert own["hands"] == [["R5", "G1", "B2", "Y2"], ["?", "?"]]
    assert other["hands"] == [["?"] * 4, ["R1", "R3"]]
    assert nobody["hands"] == [["?"] * 4, ["?"] * 2]
    assert (own["drawn"], other["drawn"], nobody["drawn"]) == ("Y2", "?", "?")
    for view in (own, other, nobody):
        assert view["stock"] == ["?"]
        assert view["discard"] == ["B7", "R7"]
        assert (view["direction"], view["color"], view["owed"]) == (1, "R", 0)
        assert "chance" not in view


def test_SO_06_what_a_seat_cannot_see_changes_nothing_it_is_told() -> None:
    one = table("R5 R+2", "G1 R7 B3", "Y1 Y2", discard="R7", stock="B8 B9")
    two = table("R5 R+2", "B8 B9 Y1", "Y2 G1", discard="R7", stock="R7 B3")
    assert one.view(0) == two.view(0)
    assert one.moves(0) == two.moves(0)
    for move in ("G1", "take", "draw", "accept", "R5!"):
        assert one.refusal(0, move) == two.refusal(0, move)


def test_SO_06_only_the_player_learns_from_the_events_what_was_drawn() -> None:
    match = table("R5 B2", "R1 R3", discard="R7", stock="G1 Y2")
    events = match.play(0, "draw")
    assert events == [{"event": "draw", "seat": 0, "count": 1, "private": {0: {"cards": ["Y2"]}}}]


# Spelling


@pytest.mark.parametrize("move", ["", "R0", "red 5", "color:X", "R5!!", "r5", "give"])
def test_SO_80_what_is_not_in_the_table_of_moves_is_no_move(move: str) -> None:
    match = table("R5 R6", "Y1", discard="R7")
    assert against(match, 0, move) == "SO-80"


def test_SO_80_a_target_must_sit_at_the_table() -> None:
    match = table("Rswap R6 R8", "Y1", discard="R7")
    assert against(match, 0, "Rswap@2") == "SO-80"
    assert against(match, 0, "Rgift@9") == "SO-80"


# Options


@pytest.mark.parametrize(
    ("name", "value"),
    [("extras", 1), ("raise", "down"), ("limit", -1), ("limit", 100_001), ("limit", "300"), ("jump", True)],
)
def test_options_that_do_not_exist_are_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"^options.{name}"):
        cardshed.game("solo").match(options={name: value})


def test_options_have_the_defaults_of_the_rules() -> None:
    assert cardshed.game("solo").match().options == {"extras": True, "raise": "up", "limit": 300}


# Positions


def test_a_position_as_a_person_would_write_it() -> None:
    match = cardshed.load(
        '{"game": "solo", "seats": 3, "turn": 0, "options": {}, "direction": 1, "color": "R", "owed": 0,'
        ' "scores": [0, 0, 0], "hands": [["R5", "B+2"], ["R5", "color"], ["Y1", "Y2", "shield-G"]],'
        ' "stock": ["G1", "G2"], "discard": ["B7", "R7"]}'
    )
    assert match.moves(0) == ["R5", "R5!", "draw"]
    assert match.position()["dealer"] == 2
    assert match.actors == (0,)


def test_the_colour_in_force_is_by_default_the_one_the_top_card_shows() -> None:
    assert table("R1", "R2", discard="Gturn").position()["color"] == "G"
    assert table("R1", "R2", discard="shield-Y").position()["color"] == "Y"
    with pytest.raises(ValueError, match=r"^color"):
        table("R1", "R2", discard="+4")


def reached() -> list[Match]:
    """Matches at each kind of moment at which something is pending."""
    deciding = table("R5 B2", "R7 R1", discard="R7", stock="G1 Y2")
    deciding.play(0, "draw")
    skipped = table("Rskip R1 R2", "G1 G2", discard="R7")
    skipped.play(0, "Rskip")
    swapping = table("Rswap R1 R2", "G1 G2", "B1", discard="R7")
    swapping.play(0, "Rswap@2")
    offered = table("Rgift R1 R2 R3", "G1 G2", discard="R7")
    offered.play(0, "Rgift@1")
    giving = offered.copy()
    giving.play(1, "accept")
    half_given = giving.copy()
    half_given.play(0, "give R1")
    rotating = table("rotate R1 R2", "G1 G2 shield-R", "B1 B2 B3", "Y1", discard="R7")
    rotating.play(0, "rotate")
    warded = rotating.copy()
    warded.play(1, "shield-R")
    owing = table("R+2 R1 R2", "G1 G2", discard="R7")
    owing.play(0, "R+2")
    passed = table("G1", "B1", "Y1", discard="R7")
    passed.play(0, "pass")
    return [deciding, skipped, swapping, offered, giving, half_given, rotating, warded, owing, passed]


@pytest.mark.parametrize("match", reached())
def test_a_position_goes_on_exactly_as_the_match_would(match: Match) -> None:
    position = match.position()
    twin = cardshed.load(json.dumps(position))
    assert twin.position() == position
    for seat in range(match.seats):
        assert twin.moves(seat) == match.moves(seat)
    for seat in match.actors:
        for move in match.moves(seat):
            ours, theirs = match.copy(), twin.copy()
            assert ours.play(seat, move) == theirs.play(seat, move)
            assert ours.position() == theirs.position()


HANDS = (("R5", "B2"), ("R1", "R3"), ("Y1", "Y2", "Y3"))


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("hands", {"hands": [["R5"], ["R1"]]}),
        ("hands[1]", {"hands": [["R5"], [], ["R1"]]}),
        ("hands[0][0]", {"hands": [["R0"], ["R1"], ["R2"]]}),
        ("hands, stock and discard", {"stock": ["R5", "R5"]}),
        ("hands, stock and discard", {"stock": ["shield-R", "shield-R"]}),
        ("discard", {"discard": []}),
        ("discard", {"discard": "R7"}),
        ("turn", {"turn": 3}),
        ("direction", {"direction": 0}),
        ("direction", {"direction": 2}),
        ("color", {"color": "P"}),
        ("owed", {"owed": 2}),
        ("owed", {"owed": 3, "discard": ["R+2"]}),
        ("owed", {"owed": 2, "discard": ["+4"], "color": "R"}),
        ("owed", {"owed": 50_000, "discard": ["R+2"]}),
        ("dealer", {"dealer": 3}),
        ("first", {"dealer": 0, "first": 2}),
        ("drawn", {"drawn": "R1"}),
        ("drawn", {"drawn": "R0"}),
        ("drawn", {"drawn": "R5", "owed": 2, "discard": ["R+2"]}),
        ("passes", {"passes": 3}),
        ("passes", {"passes": 1, "stock": ["G1"]}),
        ("pending", {"pending": "skip"}),
        ("pending", {"pending": {"effect": "turn", "asked": [1]}}),
        ("pending", {"pending": {"effect": ["skip"]}}),
        ("pending", {"pending": {"effect": "skip", "asked": [1]}, "options": {"extras": False}}),
        ("pending.to", {"pending": {"effect": "skip", "asked": [1], "to": 1}, "discard": ["Rskip"]}),
        ("pending.effect", {"pending": {"effect": "skip", "asked": [1]}}),
        ("pending.asked", {"pending": {"effect": "skip", "asked": [2]}, "discard": ["Rskip"]}),
        ("pending.asked", {"pending": {"effect": "skip", "asked": 1}, "discard": ["Rskip"]}),
        ("pending.asked", {"pending": {"effect": "swap", "asked": [1, 2]}, "discard": ["Rswap"]}),
        ("pending.asked", {"pending": {"effect": "swap"}, "discard": ["Rswap"]}),
        ("pending.asked[0]", {"pending": {"effect": "swap", "asked": [0]}, "discard": ["Rswap"]}),
        ("pending.asked[0]", {"pending": {"effect": "gift", "asked": [3]}, "discard": ["Rgift"]}),
        ("pending.asked[1]", {"pending": {"effect": "rotate", "asked": [1, 1]}, "discard": ["rotate"]}),
        ("pending.asked", {"pending": {"effect": "rotate", "asked": []}, "discard": ["rotate"]}),
        ("pending.shielded", {"pending": {"effect": "rotate", "asked": [1], "shielded": [1]}}),
        ("pending.last_shield", {"pending": {"effect": "rotate", "asked": [1], "shielded": [2]}}),
        ("pending.last_shield", {"pending": {"effect": "rotate", "asked": [1, 2], "last_shield": 2}}),
        ("pending.effect", {"pending": {"effect": "rotate", "asked": [1, 2]}}),
        (
            "pending.effect",
            {"pending": {"effect": "rotate", "asked": [1], "shielded": [2], "last_shield": 2}},
        ),
        ("pending.to", {"pending": {"effect": "give", "cards": 1}, "discard": ["Rgift"]}),
        ("pending.to", {"pending": {"effect": "give", "to": 0, "cards": 1}, "discard": ["Rgift"]}),
        ("pending.cards", {"pending": {"effect": "give", "to": 1, "cards": 3}, "discard": ["Rgift"]}),
        ("pending.cards", {"pending": {"effect": "give", "to": 1, "cards": 2}, "discard": ["Rgift"]}),
        ("pending.effect", {"pending": {"effect": "give", "to": 1, "cards": 1}}),
        (
            "pending",
            {"pending": {"effect": "skip", "asked": [1]}, "discard": ["Rskip"], "drawn": "R5"},
        ),
        ("over", {"over": True, "winners": [0], "owed": 2, "discard": ["R+2"]}),
        ("memory.x", {"memory": {"x": 1}}),
        ("hand", {"hand": []}),
    ],
)
def test_a_position_that_cannot_be_is_refused_and_the_field_named(
    field: str, changes: dict[str, Any]
) -> None:
    position = {"game": "solo", "seats": 3, "turn": 0, "hands": HANDS, "discard": ["R7"], **changes}
    if position.get("color") is None and position["discard"] == ["rotate"]:
        position["color"] = "R"
    with pytest.raises(ValueError) as caught:
        cardshed.load(position)
    assert str(caught.value).startswith(f"{field}: ")


def test_a_finished_match_can_be_loaded_though_a_hand_is_empty() -> None:
    match = table("R1", "Y9", discard="R2", options={"limit": 0})
    match.play(0, "R1")
    assert match.over
    twin = cardshed.load(match.position())
    assert twin.position() == match.position()
    assert (twin.winners, twin.actors, twin.moves(1)) == ((0,), (), [])
