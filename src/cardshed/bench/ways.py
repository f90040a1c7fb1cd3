"""The ways to play at random that are measured, and what plays them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from cardshed.batch import Batch
from cardshed.bench.timing import Work
from cardshed.bots.names import compiled_players
from cardshed.engine.anygame.matches import new_players
from cardshed.engine.anygame.sums import DECISIONS
from cardshed.engine.chance import fast_words, stream_of
from cardshed.engine.processors import processor
from cardshed.engine.processors.cpu import usable_cores
from cardshed.games import game as game_by_id

SEATS = 2
WHOLE, DECISION, OBSERVED = "whole", "decision", "observed"
WAYS = {
    WHOLE: "whole games inside",
    DECISION: "one decision a call",
    OBSERVED: "observations included",
}


@dataclass(frozen=True)
class Place:
    """What plays, and how much of it at a time."""

    id: str
    title: str
    device: str
    cores: int | None
    matches: int
    """Whole games a call."""
    games: int
    """Games a batch."""
    calls: int = 1
    """Calls before their end is waited for: a GPU is given the next while it works."""


PLACES = ("interpreted", "one_core", "all_cores", "cuda")
INTERPRETED = Place("interpreted", "interpreted", "cpu", 1, matches=1, games=16)
ONE_CORE = Place("one_core", "one core", "cpu", 1, matches=1024, games=4096)
CUDA = Place("cuda", "CUDA", "cuda", None, matches=1 << 20, games=1 << 20, calls=16)


def all_cores() -> Place:
    cores = usable_cores()
    return Place("all_cores", f"all {cores} cores", "cpu", None, matches=1024 * cores, games=4096 * cores)


def work(way: str, game: str, place: Place) -> Work:
    if way == WHOLE:
        return whole_matches(game, place)
    return decisions(game, place, observed=way == OBSERVED)


def whole_matches(game: str, place: Place, player: str = "random") -> Work:
    """Matches from the deal to the end inside compiled code, as in a simulation."""
    kind = game_by_id(game)
    plays = processor(place.device, kind.rulebook, SEATS, place.cores)
    template = kind.rulebook.before_the_deal(SEATS, kind.check(SEATS, None))
    players = None
    if player != "random":
        habits = compiled_players([player] * SEATS)
        assert habits is not None, player
        players = new_players(habits)

    def play(seed: int) -> int:
        return int(plays.sum_up(template, players, stream_of(seed), 0, place.matches)[DECISIONS])

    return play


def decisions(game: str, place: Place, observed: bool, steps: int = 1) -> Work:
    """A call for every decision (or so many) of a batch; ``observed`` with the legal actions and features
    of the next one, as a learner needs them."""
    batch = new_batch(game, place)
    wait = _waiting(place.device)

    def play(seed: int) -> int:
        made = 0
        for _ in range(place.calls):
            made += batch.random_steps(steps)
            if observed:
                _look(batch)
        wait()
        return made

    return play


def new_batch(game: str, place: Place) -> Batch:
    return Batch(game, SEATS, place.games, device=place.device, cores=place.cores)


def _look(batch: Batch) -> tuple[Any, Any]:
    return batch.legal, batch.observe()


def _waiting(device: str) -> Callable[[], None]:
    """What waits until all that was asked for is done."""
    if device == "cpu":
        return lambda: None
    from cardshed.engine.processors.gpu import load_cuda

    synchronize: Callable[[], None] = load_cuda().synchronize
    return synchronize


# How a GPU fares as batches grow

SIZES = tuple(1 << exponent for exponent in range(10, 21, 2))
STEPS_INSIDE = 1000


def bytes_per_game(game: str, place: Place) -> float:
    """Memory that a match of a batch takes where it is played, with all that is asked for."""
    batch = new_batch(game, replace(place, games=64))
    plays = processor(place.device, game_by_id(game).rulebook, SEATS)
    rows = [batch.actor, batch.reward, batch.done, *_look(batch)]
    shown = sum(row.size * row.dtype.itemsize for row in rows) / batch.games
    return float(plays.record.itemsize + fast_words(0, 0, 1).dtype.itemsize + shown)
