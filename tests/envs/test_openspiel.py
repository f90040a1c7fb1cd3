"""The games as OpenSpiel plays them, tried by its own tests too."""

from __future__ import annotations

import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.engine.chance import fast_words
from tests.tools import GAMES, cards_of

pyspiel = pytest.importorskip("pyspiel")
import cardshed.envs.openspiel as doors  # noqa: E402

TABLES = [
    "python_cardshed_clear4",
    "python_cardshed_clear4(players=3,rounds=2)",
    "python_cardshed_hawaiki(tokens=2)",
    "python_cardshed_hawaiki(players=4,tokens=1,one_hidden=True,sacrifice=True,second_chance=True)",
    "python_cardshed_skipbo(stock=4)",
    "python_cardshed_skipbo(players=4,teams=True,stock=2,stock_first=True)",
    "python_cardshed_solo(limit=0)",
    "python_cardshed_solo(players=4,limit=0,raise=any)",
    "python_cardshed_solo(players=6,limit=0,raise=same,extras=False)",
]
every_table = pytest.mark.parametrize("name", TABLES)
SAMPLER = pyspiel.UniformProbabilitySampler(7, 0.0, 1.0)


def dealt(name: str, seed: int) -> Any:
    """A state after the deal that a seed makes."""
    state = pyspiel.load_game(name).new_initial_state()
    for byte in (seed % 2**64).to_bytes(8, "big"):
        state.apply_action(byte)
    return state


def play(name: str, seed: int, decisions: int = 10_000) -> Iterator[Any]:
    """The states of a match that is decided at random."""
    chance = random.Random(seed)
    state = dealt(name, chance.randrange(2**64))
    for _ in range(decisions):
        yield state
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


# OpenSpiel's own tests


@every_table
def test_openspiels_random_simulation_passes(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", doors.NAMES)
def test_openspiels_simulation_in_python_passes(name: str) -> None:
    tests = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    tests.GamesSimTest("sim_game").sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize(
    "test",
    [
        "test_sequence_lengths",
        "test_observations_raises_error_on_invalid_player",
        "test_legal_actions_returns_empty_list_on_opponent",
        "test_private_information_contents",
        "test_no_invalid_public_observations",
    ],
)
@pytest.mark.parametrize("name", doors.NAMES)
def test_openspiels_interface_tests_pass(name: str, test: str) -> None:
    """Over states of a match; on their own they would hardly get beyond the bytes of the seed."""
    tests = pytest.importorskip("open_spiel.integration_tests.api_test")
    case = tests.EnforceAPIOnPartialTreeBase()
    case.game, case.game_name = pyspiel.load_game(name), name
    case.game_type = case.game.get_type()
    case.some_states = [state.clone() for state in play(name, 3, 120)]
    getattr(case, test)()


# Loading


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_its_players_and_options_as_parameters(game: str) -> None:
    kind = cardshed.game(game)
    for players in (kind.seats[0], kind.seats[-1]):
        loaded = pyspiel.load_game(f"python_cardshed_{game}", {"players": players})
        assert loaded.num_players() == players
        assert loaded.num_distinct_actions() == len(cardshed.Batch(game, players, 1).actions)
    assert set(loaded.get_type().parameter_specification) == {"players", *kind.options}


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("python_cardshed_solo(players=1)", "players: must be from 2 to 10, not 1"),
        ("python_cardshed_solo(raise=never)", "options.raise: must be 'same' or 'up' or 'any', not 'never'"),
        ("python_cardshed_solo(limit=-1)", "options.limit: must be a whole number from 0 to 100000, not -1"),
        ("python_cardshed_skipbo(teams=True)", "options.teams: needs 4 or 6 seats, not 2"),
        ("python_cardshed_skipbo(stock=31)", "options.stock: must be a whole number from 1 to 30, not 31"),
        ("python_cardshed_solo(jokers=4)", "Unknown parameter 'jokers'"),
        ("python_cardshed_solo(limit=high)", "Wrong type for parameter limit"),
    ],
)
def test_a_wrong_parameter_is_named(name: str, message: str) -> None:
    with pytest.raises((ValueError, pyspiel.SpielError)) as caught:
        pyspiel.load_game(name)
    assert message in str(caught.value)


def test_the_usual_stock_depends_on_the_players() -> None:
    stocks = [
        json.loads(str(dealt(f"python_cardshed_skipbo(players={players})", 1)))["options"]["stock"]
        for players in (2, 6)
    ]
    assert stocks == [30, 20]


def test_without_openspiel_the_extra_is_named() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import cardshed.envs.openspiel"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.stderr.strip().endswith("needs OpenSpiel (pip install cardshed[openspiel])")


# Playing


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_the_one_that_a_batch_plays(game: str) -> None:
    for seats in (2, 4):
        batch = cardshed.Batch(game, seats, games=1, seed=seats, cores=1)
        state = dealt(f"python_cardshed_{game}(players={seats})", int(fast_words(seats, 0, 1).word[0, 0]))
        chance = random.Random(seats)
        for _ in range(1500):
            assert state.current_player() == batch.actor[0]
            assert state.legal_actions() == np.flatnonzero(batch.legal[0]).tolist()
            assert state.observation_tensor() == batch.observe()[0].tolist()
            action = chance.choice(state.legal_actions())
            assert state.action_to_string(action) == batch.actions[action]
            state.apply_action(action)
            batch.step([action])
            assert state.is_terminal() == batch.done[0]
            if state.is_terminal():
                assert np.argmax(state.returns()) == np.argmax(batch.reward[0])
                break


@every_table
def test_returns_sum_to_zero_and_whoever_wins_alone_gets_one(name: str) -> None:
    for state in play(name, 5):
        last = state
        if not state.is_terminal():
            assert set(state.returns()) == {0.0}
    assert last.is_terminal()
    returns = last.returns()
    assert sum(returns) == pytest.approx(0)
    winners = json.loads(str(last))["winners"]
    best = (len(returns) / len(winners) - 1) / (len(returns) - 1)
    assert [returns[seat] for seat in winners] == pytest.approx([best] * len(winners))


@every_table
def test_a_match_follows_from_its_history(name: str) -> None:
    *_, last = play(name, 11, 150)
    again = pyspiel.load_game(name).new_initial_state()
    for action in last.history():
        again.apply_action(action)
    assert str(again) == str(last)


@every_table
def test_clones_and_pickles_go_on_alike_and_their_own_way(name: str) -> None:
    chance = random.Random(2)
    for step, state in enumerate(play(name, 4, 80)):
        if step % 20 == 0 and not state.is_terminal():
            before = str(state), state.information_state_string()
            twins = [state.clone(), pickle.loads(pickle.dumps(state))]
            twins.append(
                pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[
                    1
                ]
            )
            seats = range(state.num_players())
            for _ in range(10):
                if not twins[0].is_terminal():
                    action = chance.choice(twins[0].legal_actions())
                    for twin in twins:
                        twin.apply_action(action)
                seen = [[str(t), t.history(), *map(t.information_state_string, seats)] for t in twins]
                assert seen[0] == seen[1] == seen[2]
            assert (str(state), state.information_state_string()) == before


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    state = dealt("python_cardshed_solo", 1)
    before = str(state)
    for action in (-7, 10_000, state.num_distinct_actions() - 1):
        with pytest.raises(ValueError, match=r"^action: "):
            state.apply_action(action)
    assert str(state) == before


# What players know


def hand(state: Any, seat: int) -> list[str]:
    cards: list[str] = json.loads(str(state))["hands"][seat]
    return cards


@every_table
def test_a_resampled_state_is_the_same_to_the_player(name: str) -> None:
    for step, state in enumerate(play(name, 21, 200)):
        if step % 7 or state.is_terminal():
            continue
        for seat in range(state.num_players()):
            other = state.resample_from_infostate(seat, SAMPLER)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.legal_actions(seat) == state.legal_actions(seat)
            if "clear4" not in name:
                assert cards_of(json.loads(str(other))) == cards_of(json.loads(str(state)))
            again = other.resample_from_infostate(seat, SAMPLER)
            assert again.information_state_string(seat) == state.information_state_string(seat)


def test_states_before_the_deal_and_after_the_end_can_be_resampled_too() -> None:
    game = pyspiel.load_game("python_cardshed_solo(limit=0)")
    early = game.new_initial_state()
    early.apply_action(7)
    other = early.resample_from_infostate(0, SAMPLER)
    assert other.is_chance_node()
    for byte in range(7):
        other.apply_action(byte)
    assert not other.is_chance_node()
    *_, last = play("python_cardshed_solo(limit=0)", 3)
    assert str(last.resample_from_infostate(1, SAMPLER)) == str(last)


def test_players_that_are_not_there_are_refused() -> None:
    state = dealt("python_cardshed_solo", 1)
    observer = state.get_game().make_py_observer()
    for player in (-1, 2, 10**6):
        with pytest.raises(ValueError, match=r"^player_id: must be from 0 to 1"):
            state.resample_from_infostate(player, SAMPLER)
        for look in (observer.set_from, observer.string_from):
            with pytest.raises(ValueError, match=r"^player: must be from 0 to 1"):
                look(state, player)


@pytest.mark.parametrize("game", ["clear4", "hawaiki", "solo"])
def test_hidden_cards_are_dealt_anew(game: str) -> None:
    state = dealt(f"python_cardshed_{game}", 9)
    hands = {tuple(hand(state.resample_from_infostate(0, SAMPLER), 1)) for _ in range(20)}
    assert len(hands) > 15


@every_table
def test_whoever_sees_the_same_may_do_the_same(name: str) -> None:
    """What a search relies on: over many worlds, an information state always has the same actions."""
    chance = random.Random(6)
    known: dict[tuple[int, str], list[int]] = {}
    met = 0
    for step, state in enumerate(play(name, 31, 60)):
        if step % 12 or state.is_terminal():
            continue
        for _ in range(40):
            world = state.resample_from_infostate(state.current_player(), SAMPLER)
            for _ in range(4):
                if world.is_terminal():
                    break
                key = world.current_player(), world.information_state_string()
                met += key in known
                assert known.setdefault(key, world.legal_actions()) == world.legal_actions()
                world.apply_action(chance.choice(world.legal_actions()[:3]))
    assert met > 20


@every_table
def test_information_states_remember_what_was_seen_and_done(name: str) -> None:
    """Nothing told is ever forgotten, and different decisions of one's own make different states."""
    stories: dict[int, str] = {}
    for state in play(name, 41, 120):
        if state.is_terminal():
            break
        for seat in range(state.num_players()):
            story = state.information_state_string(seat).split("\n", 2)[2]
            assert story.startswith(stories.get(seat, ""))
            stories[seat] = story
        seat = state.current_player()
        after = [state.child(action) for action in state.legal_actions()]
        assert len({child.information_state_string(seat) for child in after}) == len(after)


def test_nobody_else_is_told_who_declines() -> None:
    declined = 0
    for seed in range(12):
        for state in play("python_cardshed_solo(players=4,limit=0)", seed):
            decline = state.num_distinct_actions() - 1
            if state.is_terminal() or decline not in state.legal_actions():
                continue
            seat = state.current_player()
            child = state.child(decline)
            for other in set(range(4)) - {seat, child.current_player()}:
                assert child.information_state_string(other) == state.information_state_string(other)
            assert child.information_state_string(seat) != state.information_state_string(seat)
            declined += 1
    assert declined > 10


def test_a_chance_that_others_let_go_by_is_not_betrayed_by_resampling() -> None:
    """Where a seat is asked out of turn, worlds differ in who was asked before it."""
    for state in play("python_cardshed_hawaiki(players=4)", 2):
        decline = state.num_distinct_actions() - 1
        if not state.is_terminal() and decline in state.legal_actions():
            seat = state.current_player()
            worlds = [state.resample_from_infostate(seat, SAMPLER) for _ in range(30)]
            assert len({int(world.table.states[0]["declined"]) for world in worlds}) > 1
            return
    pytest.fail("nobody was asked out of turn")


def test_where_nobody_can_be_asked_out_of_turn_a_resampled_state_asks_somebody_else() -> None:
    """After many deals in vain; here because that player is said to lack the card to jump in with."""
    for seed in range(12):
        for state in play("python_cardshed_solo(players=4,limit=0)", seed):
            decline = state.num_distinct_actions() - 1
            if state.is_terminal() or decline not in state.legal_actions():
                continue
            asked, table = state.current_player(), state.clone().table
            top = table.position()["discard"][-1]
            table.memories[0]["lacks"][asked] = 1 << table.setup.rules.cards.index(top)
            other = table.resample((asked + 1) % 4, 5)
            if other.asked != asked:
                other.decide(other.legal()[0])
                return
    pytest.fail("the same player was always asked")


@pytest.mark.parametrize("game", GAMES)
def test_an_observation_is_the_view_of_a_match(game: str) -> None:
    state = dealt(f"python_cardshed_{game}(players=3)", 5)
    view = json.loads(state.observation_string(1).split("\n")[1])
    match = cardshed.load(_position(state))
    assert view == json.loads(json.dumps(match.view(1)))


def _position(state: Any) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(str(state))
    del position["asked"]
    return position


def test_spectators_have_an_observer_and_other_kinds_are_not_there() -> None:
    game = pyspiel.load_game("python_cardshed_solo")
    state = dealt("python_cardshed_solo", 3)
    public = pyspiel.IIGObservationType(
        perfect_recall=True, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    told = game.make_py_observer(public).string_from(state, 0)
    assert told.startswith("spectator")
    assert "cards=" not in told
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    assert game.make_py_observer(everything) is None
    with pytest.raises(ValueError, match="colour"):
        game.make_py_observer(None, {"colour": 1})


# Searching


@pytest.mark.parametrize(
    "name",
    [
        "python_cardshed_clear4",
        "python_cardshed_hawaiki(tokens=1)",
        "python_cardshed_skipbo(stock=2)",
        "python_cardshed_solo(players=3,limit=0)",
    ],
)
def test_openspiels_is_mcts_plays_whole_matches(name: str) -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    game = pyspiel.load_game(name)
    bots: list[Any] = [doors.Player("random", seed=2) for _ in range(game.num_players())]
    bots[0] = ismcts.ISMCTSBot(game, doors.Rollouts(seed=1), 1.0, 6, random_state=np.random.RandomState(3))
    state = dealt(name, 17)
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    assert max(state.returns()) > 0


def test_is_mcts_takes_the_move_that_wins() -> None:
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    state, winning = winning_chance("python_cardshed_solo(limit=0)")
    rollouts, dice = doors.Rollouts("greedy", seed=1), np.random.RandomState(3)
    bot = ismcts.ISMCTSBot(state.get_game(), rollouts, 1.0, 60, random_state=dice)
    assert bot.step(state) in winning


def winning_chance(name: str) -> tuple[Any, list[int]]:
    """A state in which some actions win at once and others do not."""
    for seed in range(100):
        for state in play(name, seed):
            actions = state.legal_actions()
            winning = [action for action in actions if state.child(action).is_terminal()]
            if 0 < len(winning) < len(actions):
                return state, winning
    pytest.fail("nobody could win")


def test_rollouts_tell_who_is_ahead() -> None:
    state = dealt("python_cardshed_solo(limit=0)", 8)
    returns = doors.Rollouts("greedy", times=200, seed=1).evaluate(state)
    assert sum(returns) == pytest.approx(0)
    assert doors.Rollouts("greedy", times=200, seed=1).evaluate(state).tolist() == returns.tolist()
    prior = doors.Rollouts().prior(state)
    assert [action for action, _ in prior] == state.legal_actions()
    assert sum(chance for _, chance in prior) == pytest.approx(1)


def test_greedy_wins_against_random_as_an_openspiel_bot() -> None:
    game = pyspiel.load_game("python_cardshed_solo(limit=0)")
    bots = [doors.Player("greedy", seed=1), doors.Player("random", seed=2)]
    won = [pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)[0] for seed in range(40)]
    assert sum(won) > 20


def test_a_player_that_is_not_compiled_is_refused() -> None:
    for bot in ("search:50ms", "nobody", 7):
        with pytest.raises(ValueError, match=r"^bot: must be random, greedy"):
            doors.Player(bot)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"^times: "):
        doors.Rollouts(times=0)
    with pytest.raises(ValueError, match=r"^state: "):
        doors.Rollouts().evaluate(pyspiel.load_game("python_cardshed_solo").new_initial_state())


# The page


def test_the_page_says_what_the_code_does() -> None:
    import doctest

    page = Path(__file__).parents[2] / "docs" / "openspiel.md"
    results = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert results.attempted > 10
    assert results.failed == 0
