"""House rules: values beyond the rulebook's, asked for as options are and marked wherever they show."""

from __future__ import annotations

import doctest
import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import cardshed
from cardshed.engine.match import Match
from cardshed.engine.words import LANGUAGES, bundle
from cardshed.server.catalogue import catalogue
from cardshed.table import NewTable
from cardshed.table import messages as m
from tests.facts import facts_of, short_options
from tests.features.common import vector
from tests.rules import hawaiki_table, solo_table
from tests.table.sitting import Sitting, at_a_table
from tests.test_cli import run
from tests.tools import GAMES, cards_of, deck, play_on

FEW = settings(max_examples=25)
seeds = st.integers(0, 2**32)
PAGE = Path(__file__).parents[1] / "docs" / "house-rules.md"
RULES = [(game, name) for game in GAMES for name in cardshed.game(game).house]

# The ends of all ranges, as far as the cards go round.
EXTREMES: list[tuple[str, int, dict[str, Any]]] = [
    ("clear4", 2, {"hand": 1, "stacks": 0, "jokers": 0}),
    ("clear4", 2, {"hand": 20, "jokers": 12}),
    ("clear4", 6, {"hand": 8, "stacks": 4, "jokers": 12}),
    ("hawaiki", 2, {"hand": 2, "extra_tokens": 40, "penalty": 0}),
    ("hawaiki", 5, {"hand": 12, "extra_tokens": 1, "penalty": 5}),
    ("hawaiki", 3, {"hand": 12, "penalty": 5, "one_hidden": True}),
    ("skipbo", 2, {"hand": 1, "extra_stock": 20, "jokers": 0}),
    ("skipbo", 2, {"hand": 7, "extra_stock": 20, "jokers": 30}),
    ("skipbo", 6, {"hand": 7, "stock": 20, "teams": True, "jokers": 30}),
    ("solo", 2, {"hand": 2, "penalty": 0, "limit": 0}),
    ("solo", 4, {"hand": 20, "penalty": 10, "color_cards": 0, "draw_fours": 0, "limit": 0}),
    ("solo", 10, {"hand": 9, "limit": 0}),
]


@st.composite
def house_tables(draw: st.DrawFn, game: str) -> Match:
    """A freshly dealt match with any seats, options and house rules that go together."""
    kind = cardshed.game(game)
    seats = draw(st.sampled_from(list(kind.seats)))
    options = short_options(game, seats, random.Random(draw(st.integers(0, 2**32))))
    options |= {name: draw(st.sampled_from(list(option.values))) for name, option in kind.house.items()}
    try:
        kind.check(seats, options)
    except cardshed.BadInput:
        for name in ("hand", "extra_stock", "jokers"):
            options.pop(name, None)
    return kind.match(seats=seats, seed=draw(seeds), options=options)


# What they are


@pytest.mark.parametrize(("game", "name"), RULES)
def test_a_house_rule_names_the_clause_it_departs_from(game: str, name: str) -> None:
    kind = cardshed.game(game)
    rule = kind.house[name]
    assert rule.clause in kind.clauses
    assert len(rule.values) > 1
    assert rule.allows(rule.default)
    assert name not in kind.options


@pytest.mark.parametrize(("game", "name"), RULES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_has_its_words(game: str, name: str, language: str) -> None:
    assert bundle(language, game).has_message(f"house-{name.replace('_', '-')}")


@pytest.mark.parametrize("game", GAMES)
def test_by_default_everything_is_as_the_rulebook_has_it(game: str) -> None:
    kind = cardshed.game(game)
    usual = {name: rule.default for name, rule in kind.house.items()}
    assert usual
    plain, spelled_out = kind.check(2, None), kind.check(2, usual)
    assert plain == spelled_out
    assert kind.house_rules(plain) == {}
    records = [kind.rulebook.before_the_deal(2, options) for options in (plain, usual | plain)]
    assert records[0].tobytes() == records[1].tobytes()


@pytest.mark.parametrize(("game", "name"), RULES)
def test_a_house_rule_is_named_where_it_is_in_force(game: str, name: str) -> None:
    kind = cardshed.game(game)
    value = next(value for value in kind.house[name].values if value != kind.house[name].default)
    match = kind.match(seats=2, seed=1, options={name: value})
    assert match.options[name] == value
    assert kind.house_rules(match.options) == {name: value}
    assert match.position()["options"] == match.options
    assert json.loads(match.record().splitlines()[0])["options"] == match.options


# What they change


def test_hands_have_the_size_asked_for() -> None:
    for game, hand in (("clear4", 3), ("hawaiki", 9), ("solo", 5)):
        match = cardshed.game(game).match(seats=3, seed=2, options={"hand": hand})
        assert [len(cards) for cards in match.position()["hands"]] == [hand] * 3
    match = cardshed.game("skipbo").match(seats=3, seed=2, options={"hand": 7})
    assert len(match.position()["hands"][match.turn]) == 7


def test_open_hands_of_any_size_are_told_to_all() -> None:
    for hand in (2, 6, 7, 12):
        options = {"hand": hand, "one_hidden": True}
        match = cardshed.game("hawaiki").match(seats=2, seed=5, options=options)
        dealt = [event for event in match.opening if event["event"] == "deal" and event["seat"] == 1]
        told = [card for event in dealt for card in event["cards"]]
        assert sum(event["count"] for event in dealt) == len(told) == hand
        assert sorted(told) == sorted(match.view(0)["hands"][1])


def test_clear4_is_dealt_with_fewer_stacks() -> None:
    match = cardshed.game("clear4").match(seats=2, seed=1, options={"stacks": 2})
    for stacks in match.position()["stacks"]:
        assert [len(stack) for stack in stacks] == [3, 3, 0, 0]


def test_stocks_and_tokens_go_beyond_the_rulebook() -> None:
    skipbo = cardshed.game("skipbo").match(seats=2, seed=1, options={"extra_stock": 15})
    assert [len(stock) for stock in skipbo.position()["stocks"]] == [45, 45]
    assert cardshed.game("hawaiki").match(seats=2, options={"extra_tokens": 30}).scores == [40, 40]


@pytest.mark.parametrize("penalty", [0, 1, 5])
def test_a_forgotten_solo_costs_what_the_house_says(penalty: int) -> None:
    options = {"penalty": penalty}
    match = solo_table.table("R5 R6", "G1 G2", discard="R7", stock="B1 B2 B3 B4 B5 B6", options=options)
    events = match.play(0, "R5")
    assert {"event": "penalty", "seat": 0, "count": penalty} in events
    assert solo_table.sizes(match) == [1 + penalty, 2]


@pytest.mark.parametrize("penalty", [0, 1, 4])
def test_a_countered_combination_costs_what_the_house_says(penalty: int) -> None:
    stock, options = "P1 P2 P3 P4 P5 P6", {"penalty": penalty}
    match = hawaiki_table.table(["R4 B1 B2", "G1 G2"], "R4,O1,G7", stock, options=options)
    match.play(0, "R4>1")
    match.play(1, "call")
    assert hawaiki_table.sizes(match) == [2 + penalty, 2]


# What still holds


@pytest.mark.parametrize("game", GAMES)
@FEW
@given(data=st.data(), seed=seeds)
def test_cards_are_conserved_and_positions_go_on(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(house_tables(game))
    whole = deck(game, match.options)
    for step, _ in enumerate(play_on(match, random.Random(seed), 150)):
        position = match.position()
        cards = cards_of(position)
        assert cards <= whole if facts_of(game).cards_leave else cards == whole
        if step % 15 == 0:
            assert cardshed.load(json.dumps(position)).position() == position
            for seat in range(match.seats):
                vector(match, seat)
    assert cardshed.replay(match.record()).position() == match.position()


@pytest.mark.parametrize("game", GAMES)
@FEW
@given(data=st.data(), seed=seeds)
def test_a_sample_fits_what_a_seat_sees(game: str, data: st.DataObject, seed: int) -> None:
    match = data.draw(house_tables(game))
    chance = random.Random(seed)
    whole = deck(game, match.options)
    for step, _ in enumerate(play_on(match, chance, 80)):
        if step % 10 == 0:
            seat = chance.randrange(match.seats)
            sample = match.resample(seat, chance.randrange(1000))
            assert sample.view(seat) == match.view(seat)
            cards = cards_of(sample.position())
            assert cards <= whole if facts_of(game).cards_leave else cards == whole


@pytest.mark.parametrize(("game", "seats", "options"), EXTREMES)
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_whole_matches_come_to_their_end(game: str, seats: int, options: dict[str, Any], bot: str) -> None:
    results = cardshed.simulate(game, [bot] * seats, games=20, seed=3, options=options)
    assert results.options == cardshed.game(game).check(seats, options)
    assert (results.lengths > 0).all()
    assert sum(results.wins) + results.unwon + results.shared >= 20


@pytest.mark.parametrize(("game", "seats", "options"), EXTREMES)
def test_batches_play_the_same_matches_as_simulations(game: str, seats: int, options: dict[str, Any]) -> None:
    batch = cardshed.Batch(game, seats, 8, seed=9, options=options)
    results = cardshed.simulate(game, ["random"] * seats, games=8, seed=9, options=options)
    steps = np.zeros(8, dtype=np.int64)
    for made in range(1, int(results.lengths.max()) + 1):
        batch.random_steps(1)
        steps = np.where((steps == 0) & batch.done, made, steps)
        if made > 400:
            break
    short = results.lengths <= 400
    assert (steps[short] == results.lengths[short]).all()


@pytest.mark.parametrize(("game", "seats", "options"), EXTREMES)
def test_hints_are_found(game: str, seats: int, options: dict[str, Any]) -> None:
    match = cardshed.game(game).match(seats=seats, seed=8, options=options)
    best = match.hint(match.turn, "40")[0]
    assert best.move is None or best.move in match.moves(match.turn)


def test_what_a_seat_of_skipbo_has_not_seen_counts_the_jokers_of_the_house() -> None:
    match = cardshed.game("skipbo").match(seats=2, seed=1, options={"jokers": 30})
    names = match.game.rulebook.features(2)
    view = match.view(match.turn)
    shown = [card for hand in view["hands"] for card in hand] + [stock[-1] for stock in view["stocks"]]
    unseen = vector(match, match.turn)[names.index("unseen.S")]
    assert unseen == 30 - shown.count("S")


# What is refused


@pytest.mark.parametrize(
    ("game", "seats", "options", "field"),
    [
        ("clear4", 6, {"hand": 9}, "options.hand"),
        ("clear4", 6, {"jokers": 0}, "options.jokers"),
        ("clear4", 2, {"stacks": 5}, "options.stacks"),
        ("hawaiki", 6, {"hand": 12}, "options.hand"),
        ("hawaiki", 2, {"extra_tokens": 41}, "options.extra_tokens"),
        ("skipbo", 4, {"extra_stock": 6}, "options.extra_stock"),
        ("skipbo", 6, {"jokers": 0}, "options.jokers"),
        ("skipbo", 6, {"jokers": 0, "stock": 21}, "options.stock"),
        ("skipbo", 4, {"jokers": 0, "hand": 7}, "options.hand"),
        ("skipbo", 2, {"hand": 8}, "options.hand"),
        ("solo", 10, {"hand": 10}, "options.hand"),
        ("solo", 2, {"penalty": True}, "options.penalty"),
        ("solo", 2, {"draw_fours": None}, "options.draw_fours"),
        ("solo", 2, {"jokers": 3}, "options.jokers"),
    ],
)
def test_what_cannot_be_dealt_is_refused_by_name(
    game: str, seats: int, options: dict[str, Any], field: str
) -> None:
    with pytest.raises(cardshed.BadInput) as caught:
        cardshed.game(game).match(seats=seats, options=options)
    assert caught.value.field == field


def test_positions_hold_only_the_cards_of_the_house() -> None:
    solo = {"game": "solo", "seats": 2, "hands": [["+4", "R1"], ["R2"]], "discard": ["R3"], "stock": []}
    cardshed.load(solo)
    with pytest.raises(cardshed.BadInput, match="the deck has 0"):
        cardshed.load({**solo, "options": {"draw_fours": 0}})
    clear4 = {"game": "clear4", "seats": 2, "hands": [["1"], ["2"]], "options": {"stacks": 1}}
    cardshed.load(clear4)
    with pytest.raises(cardshed.BadInput, match=r"stacks\[0\]\[1\]"):
        cardshed.load({**clear4, "stacks": [[["1"], ["2"], [], []], [[], [], [], []]]})


# Where they show


def test_the_catalogue_of_the_browser_offers_none() -> None:
    for about in catalogue(lambda id: True, 60)["games"]:
        kind = cardshed.game(about["id"])
        assert set(about["options"]) == set(kind.options)


def test_a_table_in_the_browser_keeps_to_the_rulebook() -> None:
    async def play(sitting: Sitting) -> None:
        with pytest.raises(cardshed.BadInput) as caught:
            await sitting.house.new_table("ann", NewTable("solo", "Ann", "teal", options={"hand": 5}))
        assert caught.value.field == "options.hand"
        assert "house rule" in str(caught.value)
        live, ann = await sitting.table("hawaiki", friends=True, options={"tokens": 10})
        answer = await sitting.ask(live, ann, m.Change("1", options={"extra_tokens": 1}))
        assert answer["error"] == "bad-option"
        assert "extra_tokens" not in live.table.options

    at_a_table(play)


def test_the_rules_page_marks_them() -> None:
    text = " ".join(run("rules", "skipbo", "--lang", "en").stdout.split())
    assert "House rules Not in the rulebook" in text
    assert "(--option extra_stock=0–20; by cards the rulebook (SB-02): 0)" in text
    assert "(--option hand=1–7; by the rulebook (SB-10): 5)" in text


def test_the_command_says_that_house_rules_hold(tmp_path: Path) -> None:
    told = "House rules: Cards in hand: 3 (by the rulebook, SO-03: 8)."
    sim = run("sim", "solo", "--games", "10", "-o", "hand=3", "-o", "limit=0")
    assert told in sim.stdout
    assert "House rules" not in run("sim", "solo", "--games", "10", "-o", "limit=0").stdout
    file = tmp_path / "kept.jsonl"
    play = run("play", "solo", "--seed", "1", "-o", "hand=3", "--save", str(file), typed="quit\n")
    assert told in play.stdout
    assert told in run("replay", str(file)).stdout


def test_bad_house_rules_are_refused_in_a_sentence() -> None:
    result = run("sim", "solo", "--games", "10", "-o", "hand=99")
    assert result.returncode == 2
    assert result.stderr == "cardshed sim: options.hand: must be a whole number from 2 to 20, not 99\n"


def test_the_page_lists_them_all() -> None:
    rows = [line.strip("| ").split(" | ") for line in PAGE.read_text("utf-8").splitlines() if "`: " in line]
    listed = [(row[-4].split("`")[1], *row[-3:]) for row in rows]
    rules = [(name, cardshed.game(game).house[name]) for game, name in RULES]
    assert listed == [
        (name, f"{rule.values[0]}–{rule.values[-1]}", str(rule.default), rule.clause) for name, rule in rules
    ]


def test_the_examples_of_the_page_about_house_rules_run() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.failed == 0
    assert results.attempted > 5
