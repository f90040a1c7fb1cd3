"""Many matches side by side: the rules, the seeds and the results are those of single ones."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

import cardshed
from cardshed.batch import Batch
from cardshed.engine.anygame.functions import apply
from cardshed.engine.anygame.matches import MOST_ACTIONS
from cardshed.engine.chance import fast_words
from cardshed.engine.fields import Fields
from cardshed.engine.processors.cpu import FEW_DECISIONS
from cardshed.engine.state import DECLINE, new_state
from tests.batch.common import (
    ARRAYS,
    ONE_A_GAME,
    TABLES,
    Table,
    any_legal,
    assert_alike,
    held,
    legal_actions,
    out_of_turn,
    parts,
    rules_of,
    seats_in,
    shown,
)

at_all_tables = pytest.mark.parametrize("table", TABLES, ids=str)
in_all_games = pytest.mark.parametrize("table", ONE_A_GAME, ids=str)

# Whom it asks, and for what


@at_all_tables
def test_it_asks_those_who_may_act_out_of_turn_first(table: Table) -> None:
    batch = table.batch(games=40)
    for steps in (1, 2, 30, 1, 100):
        for i, actor in enumerate(batch.actor.tolist()):
            must = seats_in(rules_of(batch).must(batch._arrays.states[i]))
            assert actor in (out_of_turn(batch, i) or must)
        batch.random_steps(steps)


@at_all_tables
def test_the_legal_actions_are_those_of_the_rules(table: Table) -> None:
    batch = table.batch(games=40)
    decline = len(batch.actions) - 1
    for steps in (1, 2, 30, 1, 100):
        for i, mask in enumerate(batch.legal):
            optional = {decline} if out_of_turn(batch, i) else set()
            assert set(np.flatnonzero(mask).tolist()) == legal_actions(batch, i) | optional
        batch.random_steps(steps)


@at_all_tables
def test_it_shows_what_the_asked_seat_sees(table: Table) -> None:
    batch = table.batch(games=20)
    for steps in (1, 30, 100):
        for i, row in enumerate(batch.observe()):
            expected = np.zeros(len(batch.features), dtype=np.int16)
            rules_of(batch).observe(batch._arrays.states[i], int(batch.actor[i]), expected)
            assert row.tolist() == expected.tolist()
        batch.random_steps(steps)


@at_all_tables
def test_hidden_cards_change_nothing_that_the_asked_seat_is_shown(table: Table) -> None:
    batch = table.batch(games=30)
    for steps in (1, 20, 50, 100):
        batch.random_steps(steps)
        other = batch.copy()
        deal_hidden_cards_anew(other)
        assert held(other) != held(batch)
        assert shown(other) == shown(batch)


def deal_hidden_cards_anew(batch: Batch) -> None:
    """In each match, all that the asked seat does not see."""
    rules = rules_of(batch)
    words = fast_words(99, 0, batch.games)
    for i, s in enumerate(batch._arrays.states):
        memory = new_state(rules.memory_dtype)
        rules.read_memory(memory, s, Fields({}, rules.cards, batch.seats))
        rules.resample(s, memory, int(batch.actor[i]), words[i])


@pytest.mark.parametrize("table", [t for t in TABLES if t.game in ("solo", "hawaiki")], ids=str)
def test_a_seat_that_declines_is_passed_over(table: Table) -> None:
    batch = table.batch(games=200)
    decline = len(batch.actions) - 1
    met = 0
    for _ in range(60):
        actions = any_legal(batch, np.random.default_rng(met))
        chances = np.flatnonzero(batch.legal[:, decline])
        actions[chances] = decline
        before = batch.copy()
        batch.step(actions)
        for i in chances.tolist():
            met += 1
            seat = int(before.actor[i])
            assert seat not in out_of_turn(batch, i)
            after = batch._arrays.states[i].copy()
            after.declined = before._arrays.states[i].declined
            assert parts(after) == parts(before._arrays.states[i])
    assert met > 0


# Random decisions


@at_all_tables
def test_many_random_steps_are_as_many_single_ones(table: Table) -> None:
    batch = table.batch(games=30)
    other = batch.copy()
    assert batch.random_steps(57) == 57 * 30
    assert sum(other.random_steps(1) for _ in range(57)) == 57 * 30
    assert_alike(batch, other)


@at_all_tables
def test_a_random_step_is_the_same_as_one_with_its_actions_given(table: Table) -> None:
    batch = table.batch(games=30)
    for _ in range(60):
        other = batch.copy()
        other.step(pick_actions(other))
        batch.random_steps(1)
        assert_alike(batch, other)


def pick(batch: Batch, i: int) -> int:
    """The random decision of a match, drawn from its own chance."""
    out = np.empty(MOST_ACTIONS, dtype=np.int16)
    s, words = batch._arrays.states[i], batch._arrays.words[i]
    return rules_of(batch).pick(s, int(batch.actor[i]), bool(out_of_turn(batch, i)), words, out)


def pick_actions(batch: Batch) -> list[int]:
    """The random decisions of all matches, as the numbers of actions."""
    decline = len(batch.actions) - 1
    picked = [pick(batch, i) for i in range(batch.games)]
    return [decline if action == DECLINE else action for action in picked]


@in_all_games
def test_results_do_not_depend_on_the_number_of_cores(table: Table) -> None:
    batches = [table.batch(games=FEW_DECISIONS + 300, cores=cores) for cores in (1, 2, 3)]
    for steps in (1, 80):
        for batch in batches:
            batch.random_steps(steps)
            batch.step(any_legal(batch, np.random.default_rng(steps)))
    assert_alike(batches[0], batches[1])
    assert_alike(batches[0], batches[2])


@in_all_games
def test_the_seed_decides(table: Table) -> None:
    batches = [table.batch(games=20, seed=seed) for seed in (4, 4, 5)]
    for batch in batches:
        batch.random_steps(20)
    assert_alike(batches[0], batches[1])
    assert held(batches[0]) != held(batches[2])


@in_all_games
def test_a_match_does_not_depend_on_how_many_others_there_are(table: Table) -> None:
    few, many = table.batch(games=7), table.batch(games=150)
    for batch in (few, many):
        batch.random_steps(100)
    assert few.observe().tolist() == many.observe()[:7].tolist()


# Ends


@at_all_tables
def test_a_match_that_ends_is_rewarded_and_dealt_anew(table: Table) -> None:
    batch = table.batch(games=60)
    ended = 0
    for _ in range(3000):
        before = batch.copy()
        batch.random_steps(1)
        assert not batch._arrays.states.over.any()
        assert not batch.reward[~batch.done].any()
        for i in np.flatnonzero(batch.done).tolist():
            winners = winners_after_a_random_step(before, i)
            share = 1 / len(winners) if winners else 0
            expected = [share if seat in winners else 0 for seat in range(table.seats)]
            assert batch.reward[i].tolist() == pytest.approx(expected)
            assert batch._arrays.states[i].moves == 0
            ended += 1
        if ended >= 10:
            return
    raise AssertionError(f"only {ended} matches have ended")


def winners_after_a_random_step(batch: Batch, i: int) -> set[int]:
    """Those who win by the next decision of a match, carried out by the rules alone."""
    s = batch._arrays.states[i]
    apply(s, int(batch.actor[i]), pick(batch, i), batch._arrays.words[i], None)
    assert s.over
    return seats_in(int(s.winners))


@at_all_tables
def test_the_first_match_of_each_place_is_that_of_a_simulation(table: Table) -> None:
    games = 12
    simulated = cardshed.simulate(
        table.game, ["random"] * table.seats, games=games, seed=6, options=table.options
    )
    batch = table.batch(games=games, seed=6)
    lengths, winners = [0] * games, [0] * games
    for step in range(1, int(simulated.lengths.max()) + 1):
        batch.random_steps(1)
        for i in np.flatnonzero(batch.done).tolist():
            if not lengths[i]:
                lengths[i] = step
                winners[i] = sum(1 << int(seat) for seat in np.flatnonzero(batch.reward[i]))
    assert lengths == simulated.lengths.tolist()
    assert winners == simulated.winners.tolist()


# Copies


COPIES: dict[str, Callable[[Batch], Batch]] = {
    "its own": Batch.copy,
    "copied": copy.copy,
    "copied deeply": copy.deepcopy,
    "pickled": lambda batch: pickle.loads(pickle.dumps(batch)),
}


@in_all_games
@pytest.mark.parametrize("way", COPIES)
def test_a_copy_goes_on_alike(table: Table, way: str) -> None:
    batch = table.batch(games=20)
    batch.random_steps(40)
    other = COPIES[way](batch)
    assert_alike(batch, other)
    for one in (batch, other):
        one.random_steps(30)
        one.step(any_legal(one, np.random.default_rng(3)))
    assert_alike(batch, other)
    assert repr(batch) == repr(other)
    assert (batch.options, batch.actions, batch.features) == (other.options, other.actions, other.features)


@in_all_games
def test_a_copy_is_independent(table: Table) -> None:
    batch = table.batch(games=20)
    batch.random_steps(40)
    before, seen_before = held(batch), shown(batch)
    other = batch.copy()
    for name in ARRAYS:
        assert not np.shares_memory(getattr(batch._arrays, name), getattr(other._arrays, name))
    other.random_steps(30)
    assert shown(other) != seen_before
    assert held(batch) == before
    assert shown(batch) == seen_before


# What it says about itself


@at_all_tables
def test_arrays_have_a_row_for_each_match(table: Table) -> None:
    batch = table.batch(games=9)
    arrays = (batch.actor, batch.legal, batch.observe(), batch.reward, batch.done)
    shapes = [(9,), (9, len(batch.actions)), (9, len(batch.features)), (9, table.seats), (9,)]
    assert [array.shape for array in arrays] == shapes
    assert [array.dtype.name for array in arrays] == ["int8", "bool", "int16", "float32", "bool"]


@at_all_tables
def test_nothing_is_done_or_won_at_the_beginning(table: Table) -> None:
    batch = table.batch(games=9)
    assert not batch.done.any()
    assert not batch.reward.any()


@at_all_tables
def test_actions_and_features_have_the_names_of_the_game(table: Table) -> None:
    batch = table.batch(games=1)
    rules = rules_of(batch)
    assert batch.actions == (*rules.actions, "decline")
    assert "decline" not in rules.actions
    assert batch.features == rules.features(table.seats)
    assert batch.features_version == rules.features_version


def test_it_says_what_it_is() -> None:
    batch = Batch("solo", seats=4, games=3, seed=5, options={"limit": 0})
    assert repr(batch) == "Batch('solo', seats=4, games=3, device='cpu')"
    assert len(batch) == batch.games == 3
    assert (batch.game, batch.seats, batch.seed, batch.device) == ("solo", 4, 5, "cpu")
    assert batch.options == cardshed.game("solo").check(4, {"limit": 0})
    assert cardshed.Batch is Batch


def test_what_a_step_is_checked_against_cannot_be_written_to() -> None:
    batch = Batch("solo", games=3)
    for array in (batch.legal, batch.actor):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_asking_twice_changes_nothing() -> None:
    batch = Batch("hawaiki", seats=3, games=10)
    batch.random_steps(5)
    before = held(batch)
    assert shown(batch) == shown(batch)
    assert held(batch) == before
