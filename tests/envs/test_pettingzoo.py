"""The environments show and do what a batch of one match does, and no more."""

from __future__ import annotations

import copy
import doctest
import pickle
import subprocess
import sys
import warnings
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

import cardshed
from cardshed.engine.chance import fast_words
from cardshed.engine.events import seen_by
from cardshed.engine.fields import Fields
from cardshed.engine.state import new_state
from cardshed.envs.pettingzoo import Parallel, RawAEC, aec, names
from cardshed.envs.pettingzoo.picture import hear
from tests.batch.common import ONE_A_GAME, TABLES, Table

PAGE = Path(__file__).parents[2] / "docs" / "pettingzoo.md"
at_all_tables = pytest.mark.parametrize("table", TABLES, ids=str)
in_all_games = pytest.mark.parametrize("table", ONE_A_GAME, ids=str)


def raw(table: Table, **more: Any) -> RawAEC:
    return RawAEC(table.game, table.seats, table.options, **more)


def any_legal(mask: Any, chance: np.random.Generator) -> int:
    return int(chance.choice(np.flatnonzero(mask)))


def play_on(env: RawAEC, steps: int, seed: int = 0) -> None:
    """Random steps; a match that is over is dealt anew."""
    chance = np.random.default_rng(seed)
    for _ in range(steps):
        if env.match.over:
            env.reset()
        env.step(any_legal(env.match.mask, chance))


def play_out(env: RawAEC, seed: int = 0) -> None:
    """Random steps to the end of the match."""
    chance = np.random.default_rng(seed)
    while not env.match.over:
        env.step(any_legal(env.match.mask, chance))


# The same matches as elsewhere


@at_all_tables
def test_the_same_seed_and_actions_give_the_same_matches_as_a_batch(table: Table) -> None:
    env, batch = raw(table), table.batch(games=1, seed=9)
    env.reset(seed=9)
    chance = np.random.default_rng(9)
    ends = 0
    while ends < 2:
        seen = env.observe(env.agent_selection)
        assert env.agent_selection == f"player_{batch.actor[0]}"
        assert seen["action_mask"].tolist() == batch.legal[0].tolist()
        assert seen["observation"].tolist() == batch.observe()[0].tolist()
        action = any_legal(seen["action_mask"], chance)
        env.step(action)
        batch.step([action])
        if batch.done[0]:
            assert list(env.rewards.values()) == pytest.approx(batch.reward[0].tolist())
            ends += 1
            env.reset()


@at_all_tables
def test_parallel_plays_the_same_matches(table: Table) -> None:
    env, other = raw(table), Parallel(table.game, table.seats, table.options)
    env.reset(seed=4)
    seen, _ = other.reset(seed=4)
    chance = np.random.default_rng(4)
    while other.agents:
        for agent in other.agents:
            alone = env.observe(agent)
            assert alone["observation"].tolist() == seen[agent]["observation"].tolist()
            assert alone["action_mask"].tolist() == seen[agent]["action_mask"].tolist()
        asked = other.agent_selection
        assert asked is not None
        action = any_legal(seen[asked]["action_mask"], chance)
        env.step(action)
        seen, rewards, terminated, truncated, _ = other.step({asked: action})
        assert rewards == env.rewards
        assert terminated == env.terminations
        assert truncated == env.truncations


@at_all_tables
def test_rewards_are_shares_of_the_win(table: Table) -> None:
    env = raw(table)
    for seed in range(5):
        env.reset(seed=seed)
        assert set(env.rewards.values()) == {0.0}
        play_out(env, seed)
        winners = env.match.as_match().winners
        share = 1 / len(winners) if winners else 0
        expected = [share if seat in winners else 0 for seat in range(table.seats)]
        assert list(env.rewards.values()) == pytest.approx(expected)
        assert all(env.terminations.values())
        assert not any(env.truncations.values())


# What agents see


@at_all_tables
def test_a_mask_is_zero_for_who_is_not_asked(table: Table) -> None:
    env = raw(table)
    env.reset(seed=1)
    for _ in range(100):
        for agent in env.possible_agents:
            asked = agent == env.agent_selection
            assert env.observe(agent)["action_mask"].any() == asked
        play_on(env, 1)
        if env.match.over:
            env.reset()
    play_out(env)
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.possible_agents)


@at_all_tables
def test_hidden_cards_change_nothing_that_an_agent_observes(table: Table) -> None:
    for env, other, agent in with_hidden_cards_dealt_anew(raw(table), 40):
        mine, same = env.observe(agent), other.observe(agent)
        assert mine["observation"].tolist() == same["observation"].tolist()
        assert mine["action_mask"].tolist() == same["action_mask"].tolist()


def with_hidden_cards_dealt_anew(env: RawAEC, times: int) -> Iterator[tuple[RawAEC, RawAEC, str]]:
    """As matches go on: for each agent, the table and another that looks the same to it."""
    env.reset(seed=2)
    for step in range(times):
        play_on(env, 3, step)
        if env.match.over:
            env.reset()
        for seat, agent in enumerate(env.possible_agents):
            other = copy.deepcopy(env)
            deal_hidden_cards_anew(other, seat)
            yield env, other, agent


def deal_hidden_cards_anew(env: RawAEC, seat: int) -> None:
    """All that a seat does not see; what the asked seat is shown is worked out anew."""
    rules = env.match.kind.rulebook
    s = env.match._states.view(np.recarray)[0]
    memory = new_state(rules.memory_dtype)
    rules.read_memory(memory, s, Fields({}, rules.cards, env.match.seats))
    rules.resample(s, memory, seat, fast_words(99, 0, 1)[0])
    out = np.empty(len(rules.actions), dtype=np.int16)
    env.match.mask[:-1] = 0
    env.match.mask[out[: rules.legal(s, env.match.asked, out)]] = 1
    env.match.features[:] = 0
    rules.observe(s, env.match.asked, env.match.features)


@in_all_games
def test_observations_are_the_agents_own_to_keep(table: Table) -> None:
    env = raw(table)
    env.reset(seed=3)
    kept = env.observe(env.agent_selection)
    before = {name: array.copy() for name, array in kept.items()}
    play_on(env, 20)
    for name, array in kept.items():
        assert array.tolist() == before[name].tolist()
        array[:] = 1
    play_on(env, 20)


@in_all_games
def test_the_state_is_what_all_agents_see(table: Table) -> None:
    env = raw(table)
    env.reset(seed=3)
    play_on(env, 10)
    seen = [env.observe(agent)["observation"] for agent in env.possible_agents]
    assert env.state().tolist() == np.concatenate(seen).tolist()
    assert env.state_space.contains(env.state())


@settings(max_examples=15)
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 2**64), steps=st.integers(1, 200))
def test_observations_lie_in_their_spaces(table: Table, seed: int, steps: int) -> None:
    env = raw(table)
    env.reset(seed=seed)
    play_on(env, steps, seed % 1000)
    for agent in env.possible_agents:
        assert env.observation_space(agent).contains(env.observe(agent))
    assert len(env.action_names) == env.action_space("player_0").n  # type: ignore[attr-defined]
    assert env.action_names[-1] == "decline"


def test_sampling_from_a_mask_is_fair() -> None:
    space = RawAEC("clear4").action_space("player_0")
    space.seed(1)
    mask = np.zeros(space.n, dtype=np.int8)  # type: ignore[attr-defined]
    assert space.sample(mask) == 0
    mask[[3, 7, 11]] = 1
    counts = Counter(int(space.sample(mask)) for _ in range(3000))
    assert set(counts) == {3, 7, 11}
    assert min(counts.values()) > 850
    assert space.contains(space.sample())
    with pytest.raises(AssertionError):
        space.sample(mask[:-1])


# What is not allowed


@in_all_games
def test_an_illegal_action_is_refused_and_changes_nothing(table: Table) -> None:
    env = raw(table)
    env.reset(seed=1)
    before = (env.agent_selection, env.state().tolist(), env.match.mask.tolist())
    illegal = int(np.flatnonzero(env.match.mask == 0)[0])
    for action in (illegal, -1, len(env.action_names), 2**80, None, 1.5, "draw"):
        with pytest.raises(cardshed.BadInput, match=r"^action: "):
            env.step(action)
    assert (env.agent_selection, env.state().tolist(), env.match.mask.tolist()) == before


def test_a_refusal_names_the_clause() -> None:
    env = RawAEC("solo")
    env.reset(seed=1)
    with pytest.raises(cardshed.BadInput, match=r"\(SO-\d+\)$"):
        env.step(int(np.flatnonzero(env.match.mask == 0)[0]))
    with pytest.raises(cardshed.BadInput, match=r"decline.*no out-of-turn chance"):
        env.step(len(env.action_names) - 1)


@in_all_games
def test_in_the_wrappers_an_illegal_action_loses_the_match(table: Table) -> None:
    env = aec(table.game, table.seats, table.options)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    told = {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert terminated
        assert truncated
        assert not seen["action_mask"].any()
        told[agent] = reward
        with pytest.raises(ValueError, match="only valid action is None"):
            env.step(0)
        env.step(None)
    assert told == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    env.reset(seed=1)
    assert env.agent_selection == loser
    assert not any(env.terminations.values())


@in_all_games
def test_in_parallel_an_illegal_action_loses_the_match_or_is_refused(table: Table) -> None:
    env = Parallel(table.game, table.seats, table.options)
    env.reset(seed=1)
    loser, illegal = env.agent_selection, int(np.flatnonzero(env.match.mask == 0)[0])
    assert loser is not None
    seen, rewards, terminated, truncated, _ = env.step(dict.fromkeys(env.agents, illegal))
    assert rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    assert set(terminated.values()) == set(truncated.values()) == {True}
    assert not any(row["action_mask"].any() for row in seen.values())
    assert env.agents == []
    strict = Parallel(table.game, table.seats, table.options, illegal_reward=None)
    strict.reset(seed=1)
    with pytest.raises(cardshed.BadInput, match=r"^action: "):
        strict.step({loser: illegal})
    with pytest.raises(cardshed.BadInput, match=r"^actions: .* is asked"):
        strict.step({})


@in_all_games
def test_in_parallel_only_the_action_of_who_is_asked_counts(table: Table) -> None:
    one, other = (Parallel(table.game, table.seats, table.options) for _ in range(2))
    one.reset(seed=5)
    other.reset(seed=5)
    asked = one.agent_selection
    assert asked is not None
    action = int(one.match.mask.argmax())
    nonsense = {agent: action if agent == asked else -7 for agent in one.agents}
    assert str(one.step(nonsense)[0]) == str(other.step({asked: action})[0])


def test_steps_before_and_after_a_match_are_refused() -> None:
    env = RawAEC("clear4")
    with pytest.raises(cardshed.BadInput, match=r"reset\(\) deals"):
        env.step(0)
    env.reset(seed=1)
    play_out(env)
    for _ in env.possible_agents:
        env.step(None)
    assert env.agents == []
    with pytest.raises(cardshed.BadInput, match=r"reset\(\) deals"):
        env.step(0)
    assert Parallel("clear4").step({}) == ({}, {}, {}, {}, {})


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"game": "whist"}, "game"),
        ({"seats": 1}, "seats"),
        ({"options": {"limit": -5}}, "options.limit"),
        ({"options": {"wind": 1}}, "options.wind"),
        ({"render_mode": "rgb_array"}, "render_mode"),
        ({"seen_by": "player_2"}, "seen_by"),
    ],
)
def test_bad_tables_are_refused_by_name(wrong: dict[str, Any], field: str) -> None:
    for make in (RawAEC, aec, Parallel):
        with pytest.raises(cardshed.BadInput, match=f"^{field}: "):
            make(**({"game": "solo"} | wrong))


@pytest.mark.parametrize("seed", [-1, 1.5, "7", True])
def test_bad_seeds_are_refused(seed: Any) -> None:
    with pytest.raises(cardshed.BadInput, match=r"^seed: "):
        RawAEC("solo").reset(seed=seed)


def test_the_checks_are_those_of_the_usual_wrappers() -> None:
    env = aec("hawaiki")
    assert isinstance(env, OrderEnforcingWrapper)
    assert isinstance(env.unwrapped, RawAEC)
    with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
        _ = env.agents
    with pytest.raises(AttributeError, match="agent_selection cannot be accessed before reset"):
        _ = env.agent_selection
    for call in (env.last, env.render, env.state, env.agent_iter, lambda: env.step(0)):
        with pytest.raises(AssertionError, match="needs to be called before"):
            call()
    env.reset(seed=1)
    for action in (-1, 10**6, None):
        with pytest.raises(AssertionError, match="not in action space"):
            env.step(action)
    turns = iter(env.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match="need to call step"):
        next(turns)


# Seeds, options, copies


def test_without_a_seed_matches_differ() -> None:
    envs = [RawAEC("solo") for _ in range(2)]
    for env in envs:
        env.reset()
    assert envs[0].state().tolist() != envs[1].state().tolist()


def test_reset_takes_options_of_the_game_for_one_match() -> None:
    env = RawAEC("solo", options={"limit": 0})
    env.reset(seed=1, options={"extras": False})
    assert (env.match.options["limit"], env.match.options["extras"]) == (0, False)
    env.reset(seed=1)
    assert env.match.options == cardshed.game("solo").check(2, {"limit": 0})
    assert env.match.as_match().view(None)["options"] == env.match.options
    with pytest.raises(cardshed.BadInput, match=r"^options\.limit: "):
        env.reset(options={"limit": -1})
    with pytest.warns(UserWarning, match="no option 'wind'"):
        env.reset(options={"wind": 1})


def test_reset_takes_house_rules_too() -> None:
    env = RawAEC("solo")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env.reset(seed=1, options={"hand": 5})
    assert {len(hand) for hand in env.match.as_match().view(None)["hands"]} == {5}
    env.reset(seed=1)
    assert env.match.options == cardshed.game("solo").check(2, {})
    with pytest.raises(cardshed.BadInput, match=r"^options\.jokers: "):
        RawAEC("skipbo", seats=6).reset(options={"jokers": 0})


@in_all_games
def test_copies_go_on_alike_and_apart(table: Table) -> None:
    env = raw(table)
    env.reset(seed=8)
    play_on(env, 15)
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        play_on(other, 30, seed=1)
        before = env.state().tolist()
        twin = copy.deepcopy(env)
        play_on(twin, 30, seed=1)
        assert twin.state().tolist() == other.state().tolist()
        assert env.state().tolist() == before


# Drawing


@at_all_tables
def test_a_table_is_drawn_for_who_is_asked(table: Table) -> None:
    env = raw(table, render_mode="ansi")
    env.reset(seed=1)
    for step in range(40):
        text = str(env.render())
        assert f"{env.agent_selection} is asked" in text
        assert ("decline" in text.splitlines()[-1]) == bool(env.match.mask[-1])
        play_on(env, 1, step)
        if env.match.over:
            env.reset()
    play_out(env)
    assert "won by player_" in str(env.render()) or "nobody has won" in str(env.render())


def test_a_table_can_be_drawn_for_one_agent_or_a_spectator() -> None:
    drawn = {}
    for eyes in ("asked", "player_0", "player_1", None):
        env = RawAEC("solo", render_mode="ansi", seen_by=eyes)
        env.reset(seed=1)
        drawn[eyes] = str(env.render())
    assert drawn["asked"] in (drawn["player_0"], drawn["player_1"])
    assert len(set(drawn.values())) == 3
    assert "[▒▒]" in str(drawn[None])


def test_for_people_every_step_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = RawAEC("hawaiki", render_mode="human")
    env.reset(seed=1)
    env.step(env.match.mask.argmax())
    assert env.render() is None
    assert capsys.readouterr().out.count("is asked") == 3


def eyes_of(env: RawAEC) -> list[str | None]:
    return [*env.possible_agents, None]


def picture(env: RawAEC, eyes: str | None) -> str:
    env._seen_by = eyes
    return str(env.render())


@at_all_tables
def test_hidden_cards_change_nothing_in_a_picture(table: Table) -> None:
    for env, other, agent in with_hidden_cards_dealt_anew(raw(table, render_mode="ansi"), 20):
        assert picture(other, agent) == picture(env, agent)


@at_all_tables
def test_actions_that_somebody_cannot_tell_apart_sound_alike(table: Table) -> None:
    env = raw(table)
    env.reset(seed=6)
    for step in range(60):
        play_on(env, 1, step)
        if env.match.over:
            env.reset()
        before, heard = env.match.as_match(), defaultdict(set)
        for action in np.flatnonzero(env.match.mask[:-1]):
            after = before.copy()
            events = after.play(env.match.asked, env.action_names[action])
            lines = hear(env.match, env.possible_agents, int(action))
            for seat, line in zip((*range(table.seats), None), lines, strict=True):
                if seat != env.match.asked:
                    told = [seen_by(event, seat) for event in events]
                    heard[seat, str((told, after.view(seat)))].add(line)
        assert all(len(lines) == 1 for lines in heard.values())


@pytest.mark.parametrize(
    ("game", "options", "move"),
    [("hawaiki", {"one_hidden": True}, "hide"), ("solo", {"limit": 0}, "give")],
)
def test_a_card_that_only_some_see_is_named_to_them_alone(
    game: str, options: dict[str, Any], move: str
) -> None:
    env = RawAEC(game, 4, options, render_mode="ansi")
    chance = np.random.default_rng(1)
    env.reset(seed=1)
    found = 0
    while found < 5:
        if env.match.over:
            env.reset()
        actor, action = env.match.asked, any_legal(env.match.mask, chance)
        name = env.action_names[action]
        table = env.match.as_match()
        env.step(action)
        if name.startswith(f"{move} "):
            private = table.play(actor, name)[0]["private"]
            for seat, eyes in enumerate(eyes_of(env)):
                line = picture(env, eyes).splitlines()[0]
                assert line == f"player_{actor}: {name if seat in private else move}"
            found += 1


def let_chances_go_by(env: RawAEC) -> int:
    """Has everybody who is asked out of turn decline; returns how many were."""
    count = 0
    while env.match.mask[-1]:
        env.step(len(env.action_names) - 1)
        count += 1
    return count


def test_nobody_else_sees_who_is_asked_out_of_turn() -> None:
    for table in (Table("solo", 4, {"limit": 0}), Table("hawaiki", 4)):
        env = raw(table, render_mode="ansi")
        env.reset(seed=1)
        declined = 0
        for step in range(300):
            play_on(env, 1, step)
            if env.match.over:
                env.reset()
            before = {eyes: picture(env, eyes) for eyes in eyes_of(env)}
            asked = {env.agent_selection}
            while env.match.mask[-1]:
                env.step(len(env.action_names) - 1)
                asked.add(env.agent_selection)
                declined += 1
                for eyes in set(before) - asked:
                    assert picture(env, eyes) == before[eyes]
        assert declined > 10


def test_for_people_looking_on_nothing_is_printed_when_others_decline(
    capsys: pytest.CaptureFixture[str],
) -> None:
    env = RawAEC("solo", 4, {"limit": 0}, render_mode="human", seen_by=None)
    env.reset(seed=1)
    declined = 0
    for step in range(200):
        play_on(env, 1, step)
        capsys.readouterr()
        declined += let_chances_go_by(env)
        assert capsys.readouterr().out == ""
    assert declined > 5


# As users of PettingZoo expect


def test_the_examples_of_the_page_run() -> None:
    results = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert results.failed == 0
    assert results.attempted > 25


def test_the_picture_on_the_page_is_what_is_drawn() -> None:
    env = RawAEC("solo", render_mode="ansi")
    env.reset(seed=3)
    assert f"```\n{env.render()}\n```" in PAGE.read_text("utf-8")


def test_every_game_has_a_versioned_module_and_is_registered() -> None:
    from importlib import import_module

    for game, name in zip(cardshed.games(), names(), strict=True):
        version = cardshed.game(game).rulebook.features_version
        assert name == f"{game}_v{version}"
        module: Any = import_module(f"cardshed.envs.pettingzoo.{name}")
        assert isinstance(module.raw_env(seats=3), RawAEC)
        assert isinstance(module.parallel_env(seats=3), Parallel)
        assert module.env(seats=3).unwrapped.metadata["name"] == name
        assert str(pettingzoo.make("aec", f"cardshed/{name}", seats=3)) == name
        assert str(pettingzoo.make("parallel", f"cardshed/{name}", seats=3)) == name


def test_without_the_library_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import cardshed.envs.pettingzoo"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "needs PettingZoo, which is not installed (pip install cardshed[pettingzoo])" in run.stderr


def test_actions_and_features_have_names() -> None:
    env = RawAEC("solo", seats=4)
    batch = cardshed.Batch("solo", seats=4, games=1)
    assert env.action_names == batch.actions
    assert env.feature_names == batch.features
