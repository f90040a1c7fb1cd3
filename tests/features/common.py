"""What the tests of all games' features need: matches to look at, vectors by name, and secrecy."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

import cardshed
from cardshed.engine.compile import State
from cardshed.engine.match import Match
from cardshed.engine.state import new_state
from tests.facts import short_options
from tests.tools import random_move

LIMITS = np.iinfo(np.int16)
MARGIN = 8
UNTOUCHED = -12345
WAITING = {"draw", "take", "keep", "pass", "accept", "thanks", "silent"}


# Matches


def random_options(game: str, seats: int, chance: random.Random) -> dict[str, Any]:
    """Any options that keep a match short."""
    return short_options(game, seats, chance)


def random_table(game: str, seats: int, chance: random.Random, **options: Any) -> Match:
    """A freshly dealt match with any options but those given."""
    chosen = random_options(game, seats, chance) | options
    return cardshed.game(game).match(seats=seats, seed=chance.getrandbits(32), options=chosen)


def play_randomly(match: Match, chance: random.Random, moves: int, every: int = 1) -> Iterator[Match]:
    """Plays random moves, and stops before every so many of them and at the end. Some matches see more
    cards drawn than played, so that stocks run out."""
    drawing = chance.choice([0.0, 0.3, 0.6])
    for step in range(moves):
        if match.over:
            break
        if step % every == 0:
            yield match
        seat, move = random_move(match, chance)
        waiting = sorted(WAITING & set(match.moves(seat)))
        match.play(seat, chance.choice(waiting) if waiting and chance.random() < drawing else move)
    yield match


def random_matches(
    game: str, seed: int, tables: int = 3, moves: int = 150, every: int = 3, **options: Any
) -> Iterator[Match]:
    """Some tables of each number of seats, stopped at along random play. Each yields the same match
    again and again as it goes on: look at it before the next."""
    chance = random.Random(seed)
    for seats in cardshed.game(game).seats:
        for _ in range(tables):
            yield from play_randomly(random_table(game, seats, chance, **options), chance, moves, every)


# What a seat sees


def vector_of(match: Match, s: State, seat: int) -> npt.NDArray[np.int16]:
    """What a seat sees in a record; nothing may be written beside the vector."""
    rules = match.game.rulebook
    count = len(rules.features(match.seats))
    room = np.full(count + 2 * MARGIN, UNTOUCHED, dtype=np.int16)
    out = room[MARGIN:-MARGIN]
    out[:] = 0
    rules.observe(s, seat, out)
    assert set(room[:MARGIN].tolist() + room[-MARGIN:].tolist()) == {UNTOUCHED}
    return out


def vector(match: Match, seat: int) -> npt.NDArray[np.int16]:
    return vector_of(match, match._state, seat)


def seen(match: Match, seat: int) -> dict[str, int]:
    """What a seat sees, by name.

    >>> match = cardshed.game("clear4").match(seats=2, seed=1)
    >>> seen(match, 0)["left.1"]
    20
    """
    names = match.game.rulebook.features(match.seats)
    return dict(zip(names, vector(match, seat).tolist(), strict=True))


def group(features: dict[str, int], prefix: str) -> dict[str, int]:
    """The features of a group that are not zero, without the name of the group.

    >>> group({"hand.R1": 2, "hand.R2": 0, "top.R1": 1}, "hand")
    {'R1': 2}
    """
    start = f"{prefix}."
    return {name[len(start) :]: n for name, n in features.items() if n and name.startswith(start)}


def from_seat(seat: int, values: list[Any]) -> list[Any]:
    """What is said of each seat, told from one seat on to its left.

    >>> from_seat(2, ["a", "b", "c"])
    ['c', 'a', 'b']
    """
    return values[seat:] + values[:seat]


def by_seat(features: dict[str, int], name: str, seats: int) -> list[int]:
    """A feature of all seats, from the seat itself on."""
    return [features[f"{name}.{place}"] for place in range(seats)]


def clipped(number: int) -> int:
    """A number as near as a feature comes to it."""
    return max(int(LIMITS.min), min(number, int(LIMITS.max)))


# What holds for every game


def check_names(game: str) -> None:
    """Names are told apart, and are the same each time for the same number of seats."""
    rules = cardshed.game(game).rulebook
    assert rules.features_version >= 1
    for seats in cardshed.game(game).seats:
        names = rules.features(seats)
        assert isinstance(names, tuple)
        assert names is rules.features(seats)
        assert len(set(names)) == len(names)


def never_seen(game: str, seats: int, seed: int, tables: int, moves: int, **options: Any) -> set[str]:
    """The features that stay zero for seat 0 over random play at many tables."""
    chance = random.Random(seed)
    left = set(cardshed.game(game).rulebook.features(seats))
    for _ in range(tables):
        match = random_table(game, seats, chance, **options)
        for _ in play_randomly(match, chance, moves):
            left -= {name for name, n in seen(match, 0).items() if n}
    return left


def forgetful(match: Match) -> Match:
    """The same table, with nothing remembered of how it came about."""
    position = match.position()
    position.pop("memory", None)
    return cardshed.load(position)


def check_secrecy(match: Match, seed: int) -> None:
    """For each seat: neither cards that its view hides nor the past change what it sees."""
    table = forgetful(match)
    for seat in range(match.seats):
        before = vector(match, seat)
        assert np.array_equal(vector(table, seat), before), seat
        assert np.array_equal(vector(table.resample(seat, seed), seat), before), seat


def own_record(match: Match) -> State:
    """A match's record with room for its own seats only."""
    s = new_state(match.game.rulebook.record(match.seats))
    for name in s.dtype.names:
        if s[name].ndim:
            s[name][...] = match._state[name][tuple(slice(size) for size in s[name].shape)]
        else:
            s[name] = match._state[name]
    return s


def check_own_record(match: Match) -> None:
    """A record without room to spare shows the same."""
    s = own_record(match)
    for seat in range(match.seats):
        assert np.array_equal(vector_of(match, s, seat), vector(match, seat)), seat
