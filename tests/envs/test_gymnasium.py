"""The door to Gymnasium: one learner against bots."""

from __future__ import annotations

import doctest
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import cardshed
from cardshed.batch import Batch
from tests.batch.common import ONE_A_GAME, TABLES, Table
from tests.tools import GAMES

gym = pytest.importorskip("gymnasium")
from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics  # noqa: E402

from cardshed.envs.gymnasium import CardshedEnv, CardshedVectorEnv  # noqa: E402

DOCS = Path(__file__).parents[2] / "docs"
at_all_tables = pytest.mark.parametrize("table", TABLES, ids=str)
in_all_games = pytest.mark.parametrize("table", ONE_A_GAME, ids=str)


def many(table: Table, num_envs: int = 20, **more: Any) -> CardshedVectorEnv:
    more = {"bots": ["random"], **more}
    return CardshedVectorEnv(table.game, num_envs, table.seats, options=table.options, **more)


def one(table: Table, **more: Any) -> CardshedEnv:
    more = {"bots": ["random"], **more}
    return CardshedEnv(table.game, table.seats, options=table.options, **more)


def any_legal(info: dict[str, Any], chance: np.random.Generator) -> Any:
    mask = np.asarray(info["action_mask"])
    return (chance.random(mask.shape) * mask).argmax(axis=-1)


# Gymnasium's own checks


@at_all_tables
@pytest.mark.parametrize("mask_in_observation", [False, True])
def test_gymnasiums_own_check_passes(table: Table, mask_in_observation: bool) -> None:
    env = one(table, illegal="random", mask_in_observation=mask_in_observation)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", ".*not within the observation space's dtype.*")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_games_are_registered(game: str) -> None:
    env = gym.make(f"cardshed/{game}-v1", bots=["random"])
    assert isinstance(env.unwrapped, CardshedEnv)
    _, info = env.reset(seed=1)
    env.step(env.action_space.sample(mask=info["action_mask"]))
    envs = gym.make_vec(f"cardshed/{game}-v1", num_envs=3, bots=["random"], seats=3)
    assert isinstance(envs, CardshedVectorEnv)
    assert envs.num_envs == 3
    assert f"cardshed/{game}-v1" in repr(envs)
    envs.close()


# What is seen


@at_all_tables
@pytest.mark.parametrize("mask_in_observation", [False, True])
def test_everything_has_the_shape_that_the_spaces_say(table: Table, mask_in_observation: bool) -> None:
    envs = many(table, mask_in_observation=mask_in_observation)
    chance = np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    for _ in range(40):
        assert seen in envs.observation_space
        actions = any_legal(info, chance)
        assert actions in envs.action_space
        seen, rewards, terminated, truncated, info = envs.step(actions)
        assert [rewards.dtype, terminated.dtype, truncated.dtype] == [np.float64, np.bool_, np.bool_]
        assert rewards.shape == terminated.shape == truncated.shape == (20,)
        assert not truncated.any()
    assert len(envs.features) == envs.batch.observe().shape[1]
    assert len(envs.actions) == info["action_mask"].shape[1]


@in_all_games
def test_it_plays_what_a_batch_plays(table: Table) -> None:
    envs = many(table, bots=["greedy"], learner=0)
    seen, info = envs.reset(seed=4)
    batch = Batch(
        table.game, table.seats, 20, envs.batch.seed, options=table.options, bots=["greedy"], learner=0
    )
    chance = np.random.default_rng(1)
    for _ in range(60):
        assert seen.tolist() == batch.observe().tolist()
        assert info["action_mask"].tolist() == batch.legal.astype(int).tolist()
        assert info["seat"].tolist() == [0] * 20
        actions = any_legal(info, chance)
        batch.step(actions)
        seen, rewards, terminated, _, info = envs.step(actions)
        assert rewards.tolist() == batch.reward.tolist()
        assert terminated.tolist() == batch.done.tolist()


@in_all_games
def test_one_match_is_seen_as_many_are(table: Table) -> None:
    """With the same seed and actions; only the end is told differently."""
    single, envs = one(table), many(table, num_envs=1)
    seen, info = single.reset(seed=3)
    rows, infos = envs.reset(seed=3)
    chance = np.random.default_rng(3)
    terminated = False
    while not terminated:
        assert seen.tolist() == rows[0].tolist()
        assert info["action_mask"].tolist() == infos["action_mask"][0].tolist()
        assert info["seat"] == infos["seat"][0]
        action = int(any_legal(info, chance))
        seen, reward, terminated, _, info = single.step(action)
        rows, rewards, ends, _, infos = envs.step([action])
        assert (reward, terminated) == (rewards[0], ends[0])
    assert seen.tolist() == infos["final_obs"][0].tolist()
    assert info["action_mask"].sum() == 0


@in_all_games
def test_observations_are_kept_unless_told_otherwise(table: Table) -> None:
    for copy in (True, False):
        envs = many(table, copy=copy)
        before, info = envs.reset(seed=1)
        kept = before.copy()
        envs.step(any_legal(info, np.random.default_rng(0)))
        assert (before.tolist() == kept.tolist()) == copy


# Ends


@in_all_games
@pytest.mark.parametrize("mask_in_observation", [False, True])
def test_a_match_that_ends_is_dealt_anew_in_the_same_step(table: Table, mask_in_observation: bool) -> None:
    envs = many(table, num_envs=60, mask_in_observation=mask_in_observation)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    chance = np.random.default_rng(1)
    seen, info = envs.reset(seed=1)
    ended = 0
    while ended < 5:
        seats = info["seat"]
        seen, rewards, terminated, _, info = envs.step(any_legal(info, chance))
        assert info["action_mask"].any(axis=1).all()
        assert ("final_obs" in info) == terminated.any()
        assert not rewards[~terminated].any()
        for i in np.flatnonzero(terminated):
            assert info["final_obs"][i] in envs.single_observation_space
            assert info["final_info"]["seat"][i] == seats[i]
            assert not info["final_info"]["action_mask"][i].any()
            ended += 1
        if terminated.any():
            assert info["_final_obs"].tolist() == info["_final_info"].tolist() == terminated.tolist()
            assert all(info["final_obs"][i] is None for i in np.flatnonzero(~terminated))
            features = seen["observation"] if mask_in_observation else seen
            assert features.tolist() == envs.batch.observe().tolist()


def test_gymnasiums_wrappers_understand_it() -> None:
    envs = DictInfoToList(RecordEpisodeStatistics(gym.make_vec("cardshed/hawaiki-v1", num_envs=8)))
    _, infos = envs.reset(seed=1)
    chance = np.random.default_rng(1)
    lengths: list[int] = []
    while len(lengths) < 5:
        actions = [int(any_legal(info, chance)) for info in infos]
        _, _, _, _, infos = envs.step(np.array(actions))
        lengths += [int(info["episode"]["l"]) for info in infos if "episode" in info]
    assert min(lengths) > 1


# Seeds and options


@in_all_games
def test_the_seed_decides(table: Table) -> None:
    def played(seed: int) -> list[Any]:
        envs = many(table)
        seen, info = envs.reset(seed=seed)
        chance = np.random.default_rng(0)
        for _ in range(10):
            seen, *_, info = envs.step(any_legal(info, chance))
        return [seen.tolist(), envs.reset()[0].tolist()]

    assert played(5) == played(5)
    assert played(5) != played(6)


def test_a_reset_without_a_seed_deals_other_cards() -> None:
    envs = CardshedVectorEnv("solo", 5)
    first, second = envs.reset(seed=1)[0], envs.reset()[0]
    assert first.tolist() != second.tolist()


def test_a_reset_may_change_the_table() -> None:
    envs = CardshedVectorEnv("solo", 5, seats=3, bots=["random"])
    envs.reset(seed=1, options={"bots": ["greedy", "easy"], "learner": 2, "options": {"limit": 0}})
    assert envs.batch.bots == ["greedy", "easy"]
    assert envs.batch.learner == 2
    assert envs.batch.options["limit"] == 0
    envs.reset()
    assert envs.batch.bots == ["greedy", "easy"], "until told otherwise"
    for wrong, words in (({"seats": 4}, "seats.* cannot be changed"), ({"bots": ["nobody"]}, r"bots\[0\]")):
        with pytest.raises(cardshed.BadInput, match=words):
            envs.reset(options=wrong)
    envs.reset()
    assert envs.batch.bots == ["greedy", "easy"]


# Actions that are not legal


def test_an_illegal_action_is_an_error_that_names_it() -> None:
    envs = CardshedVectorEnv("solo", 3)
    _, info = envs.reset(seed=1)
    actions = any_legal(info, np.random.default_rng(0))
    actions[1] = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    before = envs.batch.observe().tolist()
    with pytest.raises(cardshed.BadInput, match=r"actions: game 1: .* is not legal for seat"):
        envs.step(actions)
    assert envs.batch.observe().tolist() == before


@in_all_games
def test_a_random_action_takes_the_place_of_an_illegal_one_if_wished(table: Table) -> None:
    envs = many(table, illegal="random")
    envs.reset(seed=1)
    for wrong in (-1, 10**6, 0):
        envs.step(np.full(20, wrong))
    single = one(table, illegal="random")
    single.reset(seed=1)
    single.step(-1)


def test_legal_actions_are_never_replaced() -> None:
    strict, mild = CardshedVectorEnv("solo", 9), CardshedVectorEnv("solo", 9, illegal="random")
    seen, info = strict.reset(seed=2)
    also, _ = mild.reset(seed=2)
    chance = np.random.default_rng(2)
    for _ in range(30):
        assert seen.tolist() == also.tolist()
        actions = any_legal(info, chance)
        seen, *_, info = strict.step(actions)
        also, *_ = mild.step(actions)


def test_steps_before_a_reset_are_refused() -> None:
    with pytest.raises(gym.error.ResetNeeded):
        CardshedVectorEnv("solo", 2).step([0, 0])
    with pytest.raises(gym.error.ResetNeeded):
        CardshedEnv("solo").step(0)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"game": "whist"}, "whist"),
        ({"seats": 40}, "seats"),
        ({"bots": ["search"]}, r"bots\[0\]: must be a compiled bot"),
        ({"options": {"limits": 3}}, "limits"),
        ({"illegal": "ignore"}, "illegal: must be error or random"),
        ({"num_envs": 0}, "num_envs"),
    ],
    ids=str,
)
def test_bad_input_is_named(wrong: dict[str, Any], words: str) -> None:
    with pytest.raises(cardshed.BadInput, match=words):
        CardshedVectorEnv(**{"game": "solo", "num_envs": 2, **wrong})


# The page


def test_the_examples_of_the_page_run() -> None:
    results = doctest.testfile(str(DOCS / "gymnasium.md"), module_relative=False, encoding="utf-8")
    assert results.failed == 0
    assert results.attempted > 10
