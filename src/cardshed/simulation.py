"""Many matches, inside compiled code where the players allow it."""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import repeat
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.bots.asking import Course, get_ready, play_out
from cardshed.bots.names import Habits, Player, bot, check_bots, compiled, compiled_players, known_bots
from cardshed.engine.anygame.matches import OFTEN, new_players
from cardshed.engine.anygame.sums import DECISIONS, LONGEST, SHARED, SUMS, UNWON
from cardshed.engine.chance import fast_words, stream_of
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import whole
from cardshed.engine.game import Game
from cardshed.engine.match import Match
from cardshed.engine.processors import MOST_CORES, Processor, processor
from cardshed.engine.processors.arrays import Finished
from cardshed.engine.processors.cpu import usable_cores
from cardshed.games import game as game_by_id
from cardshed.rating import wilson

MOST_GAMES = 1_000_000_000
FIRST_PART = {"cpu": 128, "cuda": 1 << 16}
"""Matches played before progress is told for the first time; on the CPU, a core."""
MOST_PART = {"cpu": 1 << 16, "cuda": 1 << 20}
"""Matches played at once at most, so that little memory is needed."""
A_WHILE = 0.2
"""Seconds a part takes before parts stop growing."""


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


@dataclass(frozen=True)
class Tally:
    """The sums of a simulation that keeps no single match."""

    games: int
    wins: list[int]
    """How many matches each seat won; a shared win counts for each."""
    shared: int
    unwon: int
    decisions: int
    """Of all matches together."""
    longest: int
    """How many decisions the longest match took."""
    scores: list[int]
    """The sum of each seat's scores."""

    @classmethod
    def of(cls, games: int, sums: npt.NDArray[np.int64]) -> Tally:
        """From what a processor summed up."""
        seats = (len(sums) - SUMS) // 2
        numbers = [int(number) for number in sums]
        return cls(
            games=games,
            wins=numbers[SUMS : SUMS + seats],
            shared=numbers[SHARED],
            unwon=numbers[UNWON],
            decisions=numbers[DECISIONS],
            longest=numbers[LONGEST],
            scores=numbers[SUMS + seats :],
        )

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            games=self.games + other.games,
            wins=[a + b for a, b in zip(self.wins, other.wins, strict=True)],
            shared=self.shared + other.shared,
            unwon=self.unwon + other.unwon,
            decisions=self.decisions + other.decisions,
            longest=max(self.longest, other.longest),
            scores=[a + b for a, b in zip(self.scores, other.scores, strict=True)],
        )


def simulate(
    game: str | Game,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    device: str = "cpu",
    cores: int | None = None,
) -> Results:
    """Plays whole matches, a bot at each seat; entirely inside compiled code when the bots are compiled,
    on all cores (or on ``cores`` of them), or on a GPU with ``device="cuda"``. The results are the same
    everywhere. ``progress`` is called now and then with the number of matches played since.

    >>> simulate("clear4", bots=["random", "random"], games=100, seed=1).games
    100
    """
    plan = Plan.check(game, bots, games, seed, options, device, cores)
    try:
        found = Finished.room(games, len(plan.bots))
    except MemoryError:
        raise BadInput("games", f"there is not enough memory for {games:,} results") from None
    for first, count in plan.parts():
        part, some = slice(first, first + count), plan.play(first, count)
        found.winners[part] = some.winners
        found.scores[part] = some.scores
        found.lengths[part] = some.lengths
        if progress is not None:
            progress(count)
    return Results(plan.kind.id, plan.bots, plan.options, seed, found.winners, found.scores, found.lengths)


def playouts(
    game: str | Game,
    bots: Sequence[str],
    games: int = 1000,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    device: str = "cpu",
    cores: int | None = None,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """The matches of :func:`simulate`, but only their sums are kept: memory stays small however many.

    >>> playouts("clear4", bots=["random", "random"], games=100, seed=1).games
    100
    """
    plan = Plan.check(game, bots, games, seed, options, device, cores)
    total: Tally | None = None
    for first, count in plan.parts():
        some = Tally.of(count, plan.sum_up(first, count))
        total = some if total is None else total + some
        if progress is not None:
            progress(count)
    assert total is not None
    return total


@dataclass(frozen=True)
class Plan:
    """What is to be simulated, and where."""

    kind: Game
    bots: list[str]
    options: dict[str, Any]
    games: int
    seed: int
    device: str
    cores: int | None
    work: Processor
    habits: Habits | None
    """``None`` where players are asked one by one."""

    @classmethod
    def check(
        cls,
        game: str | Game,
        bots: Sequence[str],
        games: int,
        seed: int,
        options: Mapping[str, Any] | None,
        device: str,
        cores: int | None,
    ) -> Plan:
        kind = game_by_id(game) if isinstance(game, str) else game
        names = check_bots(bots)
        chosen = kind.check(len(names), options)
        whole("games", games, 1, MOST_GAMES)
        whole("seed", seed, 0, 2**256 - 1)
        work = processor_for(kind, len(names), names, device, cores)
        return cls(kind, names, chosen, games, seed, device, cores, work, compiled_players(names))

    def parts(self) -> Iterator[tuple[int, int]]:
        """The number of the first match of each part, and how many there are; match n of a seed is
        always dealt alike."""
        first = 0
        for size in repeat(1) if self.habits is None else part_sizes(self.device, self.cores):
            yield first, min(size, self.games - first)
            first += size
            if first >= self.games:
                return

    def play(self, first: int, count: int) -> Finished:
        if self.habits is not None:
            words = fast_words(self.seed, first, count)
            return play_compiled(self.work, self.kind, self.habits, self.options, words)
        found = Finished.room(count, len(self.bots))
        for i in range(count):
            match, course, _ = run_asked(self.kind, self.bots, self.options, self.seed, first + i)
            found.winners[i] = sum(1 << seat for seat in match.winners)
            found.scores[i] = match.scores
            found.lengths[i] = sum(course.decisions)
        return found

    def sum_up(self, first: int, count: int) -> npt.NDArray[np.int64]:
        """The sums of these matches, made where they are played."""
        if self.habits is None:
            return self.play(first, count).sums()
        start = self.kind.rulebook.before_the_deal(len(self.bots), self.options)
        players = players_of(self.habits)
        sums: npt.NDArray[np.int64] = self.work.sum_up(start, players, stream_of(self.seed), first, count)
        return sums


def processor_for(kind: Game, seats: int, names: Sequence[str], device: str, cores: int | None) -> Processor:
    """What compiled players play on; :class:`BadInput` if these players cannot."""
    if cores is not None:
        whole("cores", cores, 1, MOST_CORES)
    asked = [name for name in names if compiled(name) is None]
    if device == "cuda" and asked:
        able = ", ".join(name for name in known_bots() if compiled(name) is not None)
        raise BadInput("device", f"only compiled bots play on cuda ({able}), not {asked[0]}")
    return processor(device, kind.rulebook, seats, cores)


def part_sizes(device: str, cores: int | None) -> Iterator[int]:
    """How many matches to play at once: more and more, until that takes a while."""
    shares = (cores or usable_cores()) if device == "cpu" else 1
    size = FIRST_PART[device] * shares
    while True:
        began = time.monotonic()
        yield size
        if time.monotonic() - began < A_WHILE:
            size = min(2 * size, MOST_PART[device] * shares)


def play_compiled(
    work: Processor, kind: Game, habits: Habits, options: Mapping[str, Any], words: Any
) -> Finished:
    """A match from each word, between compiled players."""
    start = kind.rulebook.before_the_deal(len(habits), options)
    return work.play_matches(start, players_of(habits), words)


def players_of(habits: Habits) -> Any | None:
    """Compiled players, or ``None`` where all play at random, which is quicker done apart."""
    return None if all(guess == OFTEN for guess, _ in habits) else new_players(habits)


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
