"""Deals that fit what a seat knows: nothing else in them, nothing left out, all as likely."""

from __future__ import annotations

import json
import math
import random
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardshed
from cardshed.engine.chance import fast_words
from cardshed.engine.match import Match
from tests.facts import facts_of
from tests.rules import clear4_table, hawaiki_table, skipbo_table, solo_table
from tests.tools import GAMES, cards_of, deck, random_move, tables

FEW = settings(max_examples=12)
seeds = st.integers(0, 2**32)
WAITING = {"draw", "take", "keep", "pass", "accept", "thanks", "silent"}


def eager_play(match: Match, chance: random.Random, moves: int) -> Iterator[None]:
    """Random play that draws a lot, so that stocks are renewed; stops every few moves."""
    for step in range(moves):
        if match.over:
            break
        if step % 7 == 0:
            yield
        seat, move = random_move(match, chance)
        waiting = sorted(WAITING & set(match.moves(seat)))
        match.play(seat, chance.choice(waiting) if waiting and chance.random() < 0.6 else move)
    yield


# Over random play


@pytest.mark.parametrize("game", GAMES)
@FEW
@given(data=st.data(), seed=seeds)
def test_a_sample_is_a_match_that_the_seat_could_be_in(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    chance = random.Random(seed)
    whole = deck(game, match.options)
    for _ in eager_play(match, chance, 200):
        seat = chance.randrange(match.seats)
        sample = match.resample(seat, chance.randrange(1000))
        position = sample.position()
        assert sample.view(seat) == match.view(seat)
        assert sample.moves(seat) == match.moves(seat)
        assert cardshed.load(json.dumps(position)).position() == position
        gone = Counter(position.get("memory", {}).get("gone", []))
        assert cards_of(position) + gone <= whole
        assert facts_of(game).cards_leave or cards_of(position) == whole
        if not sample.over:
            sample.play(*random_move(sample, chance))


@pytest.mark.parametrize("game", GAMES)
@FEW
@given(data=st.data(), seed=seeds)
def test_hidden_cards_do_not_decide_a_sample(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    chance = random.Random(seed)
    rules = match.game.rulebook
    for _ in eager_play(match, chance, 200):
        seat, number = chance.randrange(match.seats), chance.randrange(1000)
        other = match.resample(seat, number + 1)
        dealt = []
        for twin in (match, other):
            s = twin._state.copy()
            rules.resample(s, twin._memory, seat, fast_words(number, 0, 1)[0])
            cards = rules.positions.write(game, {}, rules.positions.layout.read(s))
            dealt.append((cards, int(s.settled)))
        assert dealt[0] == dealt[1]


@pytest.mark.parametrize("game", GAMES)
@FEW
@given(data=st.data(), seed=seeds)
def test_what_is_remembered_is_true(game: str, data: st.DataObject, seed: int) -> None:
    """A memory that the cards contradict is refused on loading; see test_memory.py."""
    match = data.draw(tables(game))
    for _ in eager_play(match, random.Random(seed), 250):
        twin = cardshed.load(json.dumps(match.position()))
        for name in match._memory.dtype.names:
            assert np.array_equal(twin._memory[name], match._memory[name]), name


@pytest.mark.parametrize("game", GAMES)
@FEW
@given(data=st.data(), seed=seeds)
def test_known_cards_are_in_every_sample(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(tables(game))
    chance = random.Random(seed)
    for _ in eager_play(match, chance, 200):
        seat = chance.randrange(match.seats)
        known = match.position().get("memory", {}).get("known")
        if known is None:
            continue
        known = known if facts_of(game).all_know_the_same else known[seat]
        hands = match.resample(seat, chance.randrange(1000)).position()["hands"]
        for holder, cards in enumerate(known):
            assert Counter(cards) <= Counter(card.removesuffix("*") for card in hands[holder])


# Tables with few cards, where stocks are renewed and players stuck all the time

FEW_CARDS: dict[str, dict[str, Any]] = {
    "hawaiki": {"sacrifice": True, "courtesy": "automatic"},
    "solo": {"limit": 0},
}


def small_table(game: str, chance: random.Random) -> Match:
    options = dict(FEW_CARDS[game])
    options["extras" if game == "solo" else "one_hidden"] = chance.random() < 0.5
    cards = sorted(deck(game, options).elements())
    chance.shuffle(cards)

    def take(low: int, high: int) -> list[str]:
        return [cards.pop() for _ in range(chance.randint(low, high))]

    seats = chance.randint(2, 4)
    hands = [take(1, 3) for _ in range(seats)]
    table = {"discard": take(1, 2)} if game == "solo" else {"piles": [take(1, 2) for _ in range(3)]}
    color = {"color": "R"} if game == "solo" else {}
    position = {"game": game, "seats": seats, "turn": 0, "options": options, "hands": hands}
    chances = {"seed": f"{chance.randrange(2**64):064x}", "shuffles": 0}
    return cardshed.load({**position, **table, **color, "stock": take(0, 2), "chance": chances})


@pytest.mark.parametrize("game", FEW_CARDS)
def test_what_is_remembered_on_small_tables_is_true(game: str) -> None:
    chance = random.Random(4)
    for _ in range(60):
        match = small_table(game, chance)
        cards = cards_of(match.position())
        for _ in range(40):
            match.play(*random_move(match, chance))
            if match.over or match.round > 1:
                break
            seat = chance.randrange(match.seats)
            twin = cardshed.load(json.dumps(match.position()))
            assert twin.position() == match.position()
            sample = match.resample(seat, chance.randrange(1000))
            assert sample.view(seat) == match.view(seat)
            assert cards_of(sample.position()) == cards
            assert cardshed.load(json.dumps(sample.position())).position() == sample.position()
            again, first = (table.resample(seat, 5).position() for table in (sample, match))
            assert {**again, "memory": None} == {**first, "memory": None}


@pytest.mark.parametrize("game", FEW_CARDS)
def test_the_truth_is_never_left_out(game: str) -> None:
    """With few cards hidden, they are sooner or later dealt just as they are."""
    chance = random.Random(8)
    words = fast_words(1, 0, 1)[0]
    for _ in range(60):
        match = small_table(game, chance)
        for _ in range(30):
            match.play(*random_move(match, chance))
            if match.over or match.round > 1:
                break
            seat = chance.randrange(match.seats)
            hidden = len(match.position()["stock"])
            hidden += sum(len(hand) for hand in match.position()["hands"]) - len(
                match.view(seat)["hands"][seat]
            )
            if hidden <= 5:
                assert any(hands_dealt(match, seat, words) == hands_held(match._state) for _ in range(1500))


def hands_dealt(match: Match, seat: int, words: Any) -> bytes:
    s = match._state.copy()
    match.game.rulebook.resample(s, match._memory, seat, words)
    return hands_held(s)


def hands_held(s: Any) -> bytes:
    """What tells two deals apart, the order of the stock left aside."""
    if "held" in s.dtype.names and s.held.ndim == 2:
        return bytes(s.held.tobytes() + s.drawn.tobytes())
    return bytes(s.one.tobytes() + s.two.tobytes() + s.hidden.tobytes())


# The true cards are not favoured


def common(one: dict[str, Any], other: dict[str, Any], view: Any) -> int:
    """In how many hidden places, the order of hands left aside, two positions agree."""
    found = 0
    for seat, hand in enumerate(view["hands"]):
        if "?" in hand:
            found += (Counter(one["hands"][seat]) & Counter(other["hands"][seat])).total()
    for name in ("stacks", "stock", "stocks", "draw"):
        found += _alike(one.get(name), other.get(name), view.get(name))
    return found


def _alike(one: Any, other: Any, view: Any) -> int:
    if isinstance(view, list):
        return sum(_alike(*three) for three in zip(one, other, view, strict=True))
    return int(view == "?" and one == other)


@pytest.mark.parametrize("game", GAMES)
def test_the_truth_is_as_likely_as_any_sample(game: str) -> None:
    """Where nothing done depends on hidden cards, two samples agree as often as one with the truth."""
    chance = random.Random(11)
    differences = []
    for seed in range(300):
        match = cardshed.game(game).match(seats=2 + seed % 3, seed=seed)
        for _ in range(seed % 12):
            seat = match.waiting_for[0]
            waiting = sorted(WAITING & set(match.moves(seat)))
            if waiting:
                match.play(seat, waiting[0])
        seat = chance.randrange(match.seats)
        view = match.view(seat)
        first, second = (match.resample(seat, 2 * seed + i).position() for i in (0, 1))
        differences.append(common(match.position(), first, view) - common(second, first, view))
    error = np.std(differences) / math.sqrt(len(differences))
    assert abs(np.mean(differences)) < 3.5 * error


# Small positions, where all deals can be listed

Deal = tuple[tuple[str, ...], ...]


def all_deals(cards: str, sizes: Sequence[int], fits: Callable[[Deal], bool]) -> Counter[Deal]:
    """How many ways there are to deal cards to hidden places of these sizes, order left aside."""
    found: Counter[Deal] = Counter()
    for order in permutations(cards.split()):
        rest = list(order)
        deal = tuple(tuple(sorted(rest.pop() for _ in range(size))) for size in sizes)
        if fits(deal):
            found[deal] += 1
    return found


def anything(deal: Deal) -> bool:
    return True


def check_even(match: Match, places: Callable[[dict[str, Any]], Deal], expected: Counter[Deal]) -> None:
    """The deals of many samples for seat 0, against how often each should come (chi-square)."""
    samples = 1000
    found = Counter(places(match.resample(0, seed).position()) for seed in range(samples))
    assert set(found) <= set(expected)
    ways = expected.total()
    distance = sum(
        (found[deal] - samples * count / ways) ** 2 / (samples * count / ways)
        for deal, count in expected.items()
    )
    freedom = len(expected) - 1
    assert distance < freedom + 4 * math.sqrt(2 * freedom)


def hands_and_stock(position: dict[str, Any]) -> Deal:
    """The hands of all but seat 0, and the stock."""
    return (*(tuple(sorted(hand)) for hand in position["hands"][1:]), tuple(sorted(position["stock"])))


def test_hawaiki_hands_and_stock_are_dealt_evenly() -> None:
    match = hawaiki_table.table(["R1 R2", "G1 G2", "G1"], "R4,O4,P6", "O1 O2 O3")
    check_even(match, hands_and_stock, all_deals("G1 G2 G1 O1 O2 O3", (2, 1, 3), anything))


def test_hawaiki_the_order_of_the_stock_is_even() -> None:
    match = hawaiki_table.table(["R1 R2", "G1"], "R4,O4,P6", "O1 O2 O3 B1", memory={"under": 1})

    def places(position: dict[str, Any]) -> Deal:
        assert position["stock"][0] == "O1"
        return tuple((card,) for card in position["hands"][1] + position["stock"][1:])

    check_even(match, places, all_deals("G1 O2 O3 B1", (1, 1, 1, 1), anything))


def test_hawaiki_only_the_hidden_cards_are_dealt() -> None:
    match = hawaiki_table.table(
        ["R1 R2*", "G1 G2*", "G3 G4*"],
        "R4,O4,P6",
        "O1 O2",
        options={"one_hidden": True},
        memory={"known": [[[], [], ["G4"]], [[], [], []], [[], [], []]]},
    )

    def places(position: dict[str, Any]) -> Deal:
        assert position["hands"][2] == ["G3", "G4*"]
        return (tuple(card for card in position["hands"][1] if "*" in card), tuple(sorted(position["stock"])))

    expected = all_deals("G2 O1 O2", (1, 2), anything)
    check_even(match, places, Counter({((f"{a}*",), rest): n for ((a,), rest), n in expected.items()}))


def test_solo_fresh_cards_stay_in_their_places() -> None:
    fresh = {"cards": ["Y1", "Y2", "Y3", "B1"], "drawn": [0, 2, 0]}
    match = solo_table.table(
        "R1 R2", "B1 B2 Y3", "G1 G2", stock="Y1 Y2", discard="R9", memory={"fresh": [fresh, None, None]}
    )
    new = {"Y1", "Y2", "Y3", "B1"}

    def fits(deal: Deal) -> bool:
        return len(new & set(deal[0])) == 2 and not new & set(deal[1]) and set(deal[2]) <= new

    check_even(match, hands_and_stock, all_deals("B1 B2 Y3 G1 G2 Y1 Y2", (3, 2, 2), fits))


def test_solo_hands_have_nothing_that_they_lack() -> None:
    lacks = [[], ["G1", "G2", "Y1"], ["G1"]]
    match = solo_table.table(
        "R1 R2", "B1 B2", "G2 Y3", stock="G1 Y1 Y2", discard="R9", memory={"lacks": lacks}
    )

    def fits(deal: Deal) -> bool:
        return not set(deal[0]) & set(lacks[1]) and not set(deal[1]) & set(lacks[2])

    check_even(match, hands_and_stock, all_deals("B1 B2 G2 Y3 G1 Y1 Y2", (2, 2, 3), fits))


def test_solo_the_card_just_drawn_is_dealt_too() -> None:
    known = [[[], ["B1"]], [[], []]]
    match = solo_table.table(
        "R1 R2", "B1 B2 B3", stock="Y1 Y2", discard="R9", turn=1, drawn="B3", memory={"known": known}
    )

    def places(position: dict[str, Any]) -> Deal:
        drawn = position["drawn"]
        rest = Counter(position["hands"][1]) - Counter([drawn, "B1"])
        return ((drawn,), tuple(rest), tuple(sorted(position["stock"])))

    check_even(match, places, all_deals("B2 B3 Y1 Y2", (1, 1, 2), anything))


def test_clear4_cards_that_are_gone_do_not_come_back() -> None:
    left = Counter({"1": 2, "2": 1, "3": 1, "J": 1})
    seen = Counter({"5": 1, "6": 1, "7": 1})
    gone = sorted((deck("clear4", {}) - left - seen).elements())
    match = clear4_table.table(["5", "6 1"], "7", ["2", "J"], memory={"gone": gone, "known": [[], ["6"]]})

    def places(position: dict[str, Any]) -> Deal:
        (mine, *_), (theirs, *_) = position["stacks"]
        assert "6" in position["hands"][1]
        return ((Counter(position["hands"][1]) - Counter("6")).popitem()[0],), tuple(mine), tuple(theirs)

    deals = all_deals("1 1 2 3 J", (1, 1, 1, 2), anything)
    expected: Counter[Deal] = Counter()
    for deal, count in deals.items():
        expected[deal[:3]] += count
    check_even(match, places, expected)


def test_skipbo_hands_stocks_and_draw_pile_are_dealt_evenly() -> None:
    match = skipbo_table.table(
        [], hands=[["12"], ["1"]], stocks=[["2", "11"], ["2", "11"]], draw=["3", "4"], discards=[[[]] * 4] * 2
    )

    def places(position: dict[str, Any]) -> Deal:
        stocks = position["stocks"]
        return (
            tuple(position["hands"][1]),
            tuple(stocks[0][:1]),
            tuple(stocks[1][:1]),
            tuple(sorted(position["draw"])),
        )

    check_even(match, places, all_deals("1 2 2 3 4", (1, 1, 1, 2), anything))


def test_skipbo_cards_of_the_renewed_draw_pile_are_not_in_stocks() -> None:
    fresh = {"cards": ["3", "4", "5"], "drawn": [0, 1]}
    match = skipbo_table.table(
        [],
        hands=[["12"], ["1", "5"]],
        stocks=[["2", "11"], ["6", "11"]],
        draw=["3", "4"],
        memory={"fresh": [fresh, None]},
    )

    def places(position: dict[str, Any]) -> Deal:
        stocks = position["stocks"]
        return tuple(position["hands"][1]), tuple(stocks[0][:1]), tuple(stocks[1][:1])

    def fits(deal: Deal) -> bool:
        return set(deal[3]) <= {"3", "4", "5"} and not {"3", "4", "5"} & {*deal[1], *deal[2]}

    expected: Counter[Deal] = Counter()
    for deal, count in all_deals("1 5 2 6 3 4", (2, 1, 1, 2), fits).items():
        expected[deal[:3]] += count
    check_even(match, places, expected)


# As a person uses it


def test_a_sample_begins_anew() -> None:
    match = cardshed.game("clear4").match(seats=3, seed=1)
    match.play(*random_move(match, random.Random(1)))
    sample = match.resample(1, seed=4)
    assert (sample.history, sample.opening) == ([], [])
    assert not sample.dealt_from_seed
    assert sample.position() == match.resample(1, seed=4).position()
    assert sample.seed != match.seed
    assert match.resample(1).seed != match.resample(1).seed
    assert cardshed.load(sample.record()).position() == sample.position()


@pytest.mark.parametrize("seat", [-1, 3, None, "0"])
def test_a_malformed_seat_is_named(seat: Any) -> None:
    with pytest.raises(cardshed.BadInput) as caught:
        cardshed.game("solo").match(seats=3, seed=1).resample(seat, 1)
    assert str(caught.value).startswith("seat: ")
