"""Batches in which compiled players sit at all seats but a learner's."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.batch import Batch
from cardshed.bots.names import compiled_players
from cardshed.engine.anygame.functions import apply, pick
from cardshed.engine.anygame.matches import MOST_ACTIONS, asked, choose, new_players
from cardshed.engine.processors.cpu import FEW_DECISIONS
from cardshed.engine.state import DECLINE
from tests.batch.common import ONE_A_GAME, TABLES, Table, any_legal, assert_alike, parts, rules_of, seats_in

at_all_tables = pytest.mark.parametrize("table", TABLES, ids=str)
in_all_games = pytest.mark.parametrize("table", ONE_A_GAME, ids=str)
BOTS = (["greedy"], ["random"], ["beginner", "random"])
RANDOM = "random"


def among(
    table: Table, bots: list[str], games: int = 30, seed: int = 1, learner: int | str = "any", cores: int = 1
) -> Batch:
    bots = bots[: table.seats - 1]
    return Batch(
        table.game, table.seats, games, seed, options=table.options, cores=cores, bots=bots, learner=learner
    )


# What the others do


@at_all_tables
@pytest.mark.parametrize("bots", BOTS, ids=str)
def test_the_others_play_until_the_learner_is_asked(table: Table, bots: list[str]) -> None:
    """The same decisions, made one by one with the rules alone."""
    batch = among(table, bots)
    chance = np.random.default_rng(2)
    for _ in range(25):
        before = batch.copy()
        actions = any_legal(batch, chance)
        batch.step(actions)
        for i in range(batch.games):
            s, words, seat = one_by_one(before, i, int(actions[i]))
            assert bool(s.over) == bool(batch.done[i])
            if s.over:
                assert_ended(batch, i, s, int(before.actor[i]))
            else:
                assert seat == batch.actor[i] == before.actor[i]
                assert parts(s) == parts(batch._arrays.states[i])
                assert words.word[0] == batch._arrays.words[i].word[0]


def one_by_one(batch: Batch, i: int, action: int) -> tuple[Any, Any, int]:
    """A match after the learner's action and what the others made of it; and the seat asked then."""
    s, words = batch._arrays.states[i].copy(), batch._arrays.words[i].copy()
    learner = int(batch.actor[i])
    players, out = players_at(batch, learner), np.empty(MOST_ACTIONS, dtype=np.int16)
    apply(s, learner, DECLINE if action == len(batch.actions) - 1 else action, words, None)
    while not s.over:
        seat, optional = asked(s, words)
        if seat == learner:
            return s, words, seat
        if set(batch.bots or []) == {RANDOM}:
            action = pick(s, seat, optional, words, out)
        else:
            action = choose(s, seat, optional, players, words, out)
        apply(s, seat, action, words, None)
    return s, words, -1


def players_at(batch: Batch, learner: int) -> Any:
    """The bots by seat; the first of them sits to the learner's left."""
    habits = [(0, 0)] * batch.seats
    for k, habit in enumerate(compiled_players(batch.bots or []) or []):
        habits[(learner + 1 + k) % batch.seats] = habit
    return new_players(habits)


def assert_ended(batch: Batch, i: int, s: Any, learner: int) -> None:
    """Reward and last observation are the learner's, and the next match has begun."""
    winners = seats_in(int(s.winners))
    assert batch.reward[i] == pytest.approx(1 / len(winners) if learner in winners else 0)
    seen = np.zeros(len(batch.features), dtype=np.int16)
    rules_of(batch).observe(s, learner, seen)
    assert batch.ends[i].tolist() == seen.tolist()
    assert not batch._arrays.states[i].over


@in_all_games
def test_matches_end_and_are_dealt_anew(table: Table) -> None:
    batch = among(table, ["greedy"], games=100)
    ended = 0
    for _ in range(300):
        batch.random_steps(1)
        assert not batch._arrays.states.over.any()
        assert not batch.reward[~batch.done].any()
        ended += int(batch.done.sum())
    assert ended > 100


@in_all_games
def test_a_bot_wins_as_often_as_in_a_simulation(table: Table) -> None:
    """A random learner at seat 0 has the same chances as ``random`` in ``simulate``."""
    games = 2000
    simulated = cardshed.simulate(table.game, ["random", "easy"], games=games, seed=5, options=table.options)
    batch = among(table, ["easy"], games=games, seed=6, learner=0)
    won, open_places = 0.0, np.ones(games, dtype=np.bool_)
    while open_places.any():
        batch.random_steps(1)
        won += float(batch.reward[open_places].sum())
        open_places &= ~batch.done
    assert won / games == pytest.approx(simulated.wins[0] / games, abs=0.05)


# Where the learner sits


@at_all_tables
def test_the_learner_keeps_the_seat_it_was_given(table: Table) -> None:
    batch = among(table, ["random"], learner=table.seats - 1)
    for _ in range(30):
        assert (batch.actor == table.seats - 1).all()
        batch.random_steps(1)


@at_all_tables
def test_the_learner_sits_at_any_seat_as_often(table: Table) -> None:
    batch = among(table, ["random"], games=6000)
    counts = np.bincount(batch.actor, minlength=table.seats)
    share = batch.games / table.seats
    assert np.abs(counts - share).max() < 5 * np.sqrt(share)


def test_matches_that_are_not_told_do_not_change_how_often_the_learner_sits_where() -> None:
    """With one card in a stock, one match in seven is over before the learner is asked."""
    batch = among(Table("skipbo", 2, {"stock": 1}), ["greedy"], games=6000)
    assert abs(int(batch.actor.sum()) - 3000) < 5 * np.sqrt(1500)


@in_all_games
def test_the_learner_changes_seats_only_between_matches(table: Table) -> None:
    batch = among(table, ["random"])
    moved = 0
    for _ in range(200):
        before = batch.actor.copy()
        batch.random_steps(1)
        assert (batch.actor == before)[~batch.done].all()
        moved += int((batch.actor != before).sum())
    assert moved > 0


# The same everywhere


@in_all_games
@pytest.mark.parametrize("bots", BOTS[:2], ids=str)
def test_results_do_not_depend_on_the_number_of_cores(table: Table, bots: list[str]) -> None:
    batches = [among(table, bots, games=FEW_DECISIONS + 300, cores=cores) for cores in (1, 3)]
    for batch in batches:
        batch.random_steps(3)
        batch.step(any_legal(batch, np.random.default_rng(1)))
    assert_alike(*batches)
    assert batches[0].ends.tobytes() == batches[1].ends.tobytes()


@in_all_games
def test_a_copy_goes_on_alike(table: Table) -> None:
    batch = among(table, ["medium"], learner=1)
    batch.random_steps(60)
    twin = batch.copy()
    assert repr(twin) == repr(batch)
    for one in (batch, twin):
        one.random_steps(30)
    assert_alike(batch, twin)
    assert batch.ends.tobytes() == twin.ends.tobytes()
    assert not np.shares_memory(batch.ends, twin.ends)


@in_all_games
def test_a_match_does_not_depend_on_how_many_others_there_are(table: Table) -> None:
    few, many = among(table, ["greedy"], games=7), among(table, ["greedy"], games=90)
    for batch in (few, many):
        batch.random_steps(50)
    assert few.observe().tolist() == many.observe()[:7].tolist()


@at_all_tables
def test_random_actions_are_those_of_a_random_step(table: Table) -> None:
    for batch in (table.batch(games=30), among(table, ["greedy"])):
        other = batch.copy()
        for _ in range(20):
            actions = batch.random_actions()
            assert batch.legal[np.arange(batch.games), actions].all()
            batch.step(actions)
            other.random_steps(1)
        assert_alike(batch, other)


# What it says


def test_it_says_who_sits_at_the_table() -> None:
    batch = Batch("solo", seats=4, games=3, bots=["greedy", "random"])
    assert batch.bots == ["greedy", "random", "random"]
    assert batch.learner == "any"
    assert repr(batch) == (
        "Batch('solo', seats=4, games=3, device='cpu', bots=['greedy', 'random', 'random'], learner='any')"
    )
    assert batch.reward.shape == (3,)
    assert batch.ends.shape == (3, len(batch.features))
    assert Batch("solo", games=3).ends is None


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"bots": []}, "bots: must be a list of 1 to 2 names"),
        ({"bots": "greedy"}, "bots: must be a list"),
        ({"bots": ["greedy"] * 3}, "bots: must be a list of 1 to 2 names"),
        ({"bots": ["greedy", "search:10ms"]}, r"bots\[1\]: must be a compiled bot \(random, .*greedy\)"),
        ({"bots": [7]}, r"bots\[0\]: must be a compiled bot"),
        ({"bots": ["nobody"]}, r"bots\[0\]: must be a compiled bot .* not 'nobody'"),
        ({"bots": ["greedy"], "learner": 3}, "learner: must be from 0 to 2, not 3"),
        ({"bots": ["greedy"], "learner": "first"}, "learner: must be a seat or 'any', not 'first'"),
        ({"bots": ["greedy"], "learner": True}, "learner: must be a whole number"),
        ({"learner": 0}, "learner: is only for batches with bots"),
    ],
    ids=str,
)
def test_bad_input_is_named(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(cardshed.BadInput, match=words):
        Batch("clear4", seats=3, games=2, **wrong)
