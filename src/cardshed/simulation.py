"""Many matches, inside compiled code where the players allow it."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.bots.asking import Course, get_ready, play_out
from cardshed.bots.names import Habits, Player, bot, check_bots, compiled_players
from cardshed.engine.anygame.matches import OFTEN, new_players, run_matches, run_random_matches
from cardshed.engine.chance import fast_words
from cardshed.engine.fields import whole
from cardshed.engine.game import Game
from cardshed.engine.match import Match
from cardshed.games import game as game_by_id
from cardshed.rating import wilson

CHUNK = 128
"""Matches a call of compiled code: enough to forget the call, few enough to stay in the cache."""
MOST_GAMES = 1_000_000_000


@dataclass(frozen=True)
class Results:
    """What a simulation found. Seat i is played by ``bots[i]``."""

    game: str
    bots: list[str]
    options: dict[str, Any]
    seed: int
    winners: npt.NDArray[np.int16]
    """(games,) the mask of the seats that won each match."""
    scores: npt.NDArray[np.int32]
    """(games, seats) the scores at the end."""
    lengths: npt.NDArray[np.int64]
    """(games,) how many decisions each match took."""

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def wins(self) -> list[int]:
        """How many matches each seat won; a shared win counts for each."""
        return [int(np.count_nonzero(self.winners >> seat & 1)) for seat in range(len(self.bots))]

    @property
    def shared(self) -> int:
        """How many matches several seats won together."""
        return int(np.count_nonzero(self.winners & (self.winners - 1)))

    @property
    def unwon(self) -> int:
        """How many matches nobody won."""
        return int(np.count_nonzero(self.winners == 0))

    def summary(self) -> dict[str, Any]:
        """The figures as plain values."""
        seats = [
            {
                "seat": seat,
                "bot": bot,
                "wins": wins,
                "share": wins / self.games,
                "interval": list(wilson(wins, self.games)),
                "mean_score": float(self.scores[:, seat].mean()),
            }
            for seat, (bot, wins) in enumerate(zip(self.bots, self.wins, strict=True))
        ]
        lengths = self.lengths
        return {
            "game": self.game,
            "options": self.options,
            "games": self.games,
            "seed": self.seed,
            "seats": seats,
            "shared": self.shared,
            "unwon": self.unwon,
            "decisions": {
                "total": int(lengths.sum()),
                "mean": float(lengths.mean()),
                "median": float(np.median(lengths)),
                "longest": int(lengths.max()),
            },
        }


def simulate(
    game: str | Game,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
) -> Results:
    """Plays whole matches, a bot at each seat; entirely inside compiled code when the bots are compiled.

    >>> simulate("clear4", bots=["random", "random"], games=100, seed=1).games
    100
    """
    kind = game_by_id(game) if isinstance(game, str) else game
    names = check_bots(bots)
    chosen = kind.check(len(names), options)
    whole("games", games, 1, MOST_GAMES)
    whole("seed", seed, 0, 2**256 - 1)
    results = Results(
        kind.id,
        names,
        chosen,
        seed,
        np.zeros(games, dtype=np.int16),
        np.zeros((games, len(names)), dtype=np.int32),
        np.zeros(games, dtype=np.int64),
    )
    habits = compiled_players(names)
    size = 1 if habits is None else CHUNK
    for first in range(0, games, size):
        count = min(size, games - first)
        if habits is None:
            _play_one(kind, results, first)
        else:
            _play_many(kind, results, habits, first, count)
        if progress is not None:
            progress(count)
    return results


def _play_many(kind: Game, results: Results, habits: Habits, first: int, count: int) -> None:
    """Matches ``first`` and on, inside compiled code."""
    part = slice(first, first + count)
    states = run_compiled(kind, habits, results.options, results.seed, first, results.lengths[part])
    results.winners[part] = states["winners"]
    results.scores[part] = states["scores"][:, : len(results.bots)]


def _play_one(kind: Game, results: Results, number: int) -> None:
    """One match with players that are asked one by one."""
    match, course, _ = run_asked(kind, results.bots, results.options, results.seed, number)
    results.winners[number] = sum(1 << seat for seat in match.winners)
    results.scores[number] = match.scores
    results.lengths[number] = sum(course.decisions)


def run_compiled(
    kind: Game, habits: Habits, options: Mapping[str, Any], seed: int, first: int, lengths: Any
) -> Any:
    """The records at the end of as many matches as ``lengths`` has places; match n of a seed is always
    dealt alike."""
    states = np.zeros(len(lengths), dtype=kind.rulebook.dtype).view(np.recarray)
    states[:] = kind.rulebook.before_the_deal(len(habits), options)
    words = fast_words(seed, first, len(lengths))
    if all(guess == OFTEN for guess, _ in habits):
        run_random_matches(states, words, lengths)
    else:
        run_matches(states, new_players(habits), words, lengths)
    return states


def run_asked(
    kind: Game, names: Sequence[str], options: Mapping[str, Any], seed: int, number: int, turned: int = 0
) -> tuple[Match, Course, list[Player]]:
    """Match number n of a seed, with players that are asked one by one. The deal depends on seed and
    number only, the players' own dice also on how the seats were ``turned``."""
    match = kind.match(len(names), _secret(f"deal {seed} {number}"), options)
    dice = random.Random(_secret(f"dice {seed} {number} {turned}"))
    for name in names:
        get_ready(kind.id, name)
    players = [bot(name, dice.getrandbits(63)) for name in names]
    return match, play_out(match, players, names, dice), players


def _secret(text: str) -> bytes:
    return hashlib.sha256(f"cardshed {text}".encode()).digest()
