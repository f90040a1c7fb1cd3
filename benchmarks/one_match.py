"""What one match costs in plain Python: who may act, what is legal, what a seat sees, and a move.

Random play at four seats; microseconds of processor time per call, and moves per second of it in a loop that
asks for legal moves and plays one.

    python -m benchmarks.one_match
"""

from __future__ import annotations

import random
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import cardshed
from cardshed import Match

SEATS = 4
CALLS = 3_000
MOVES = 10_000


def matches(game: str) -> Iterator[Match]:
    """A match after the other, as each is over."""
    for seed in count():
        match = cardshed.game(game).match(SEATS, seed)
        while not match.over:
            yield match


def calls(game: str, dice: random.Random, times: int) -> dict[str, float]:
    """Microseconds for each kind of call."""
    spent: dict[str, float] = defaultdict(float)

    def timed(name: str, call: Callable[..., Any], *things: Any) -> Any:
        began = time.thread_time()
        found = call(*things)
        spent[name] += time.thread_time() - began
        return found

    for _, match in zip(range(times), matches(game), strict=False):
        timed("actors", getattr, match, "actors")
        seat = match.waiting_for[0]
        moves = timed("moves", match.moves, seat)
        timed("view", match.view, seat)
        timed("play", match.play, seat, dice.choice(moves))
    return {name: 1e6 * seconds / times for name, seconds in spent.items()}


def moves_per_second(game: str, dice: random.Random) -> float:
    began = time.thread_time()
    for _, match in zip(range(MOVES), matches(game), strict=False):
        seat = match.waiting_for[0]
        match.play(seat, dice.choice(match.moves(seat)))
    return MOVES / (time.thread_time() - began)


def main() -> None:
    dice = random.Random(1)
    for game in cardshed.games():
        calls(game, dice, 300)  # what is compiled or loaded first does not count
        found = calls(game, dice, CALLS)
        told = "  ".join(f"{name} {cost:5.1f} µs" for name, cost in found.items())
        print(f"{game:8}  {told}  {moves_per_second(game, dice):9,.0f} moves/s", flush=True)


if __name__ == "__main__":
    main()
