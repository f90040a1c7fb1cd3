"""How fast careful players are natively and in Node, on one core: ``python -m tests.wasm.speed``.

Both play the same matches and the same worlds, and it is looked at that these come out the same.
"""

from __future__ import annotations

import argparse
import hashlib
import random
import time
from typing import Any

import numpy as np

import cardshed
from cardshed.engine.anygame.matches import MOST_SEATS, new_players, run_matches
from cardshed.engine.anygame.search import try_moves
from cardshed.engine.chance import fast_words
from cardshed.engine.events import seats_of
from cardshed.games import OURS
from tests.wasm.courses import Played, Told, answers, draw, words_from

SEATS = 3
SEED = 1


def matches(game: str, count: int) -> tuple[Told, Told]:
    """What Node is asked, and how whole matches of careful players went natively."""
    played = Played(game, SEATS, {}, SEED)
    chance = random.Random(SEED)
    words = [draw(chance) for _ in range(count)]
    players = new_players([(0, 0)] * MOST_SEATS)

    def play(some: list[str]) -> tuple[Any, Any]:
        states = np.repeat(played.states[:1], len(some)).view(np.recarray)
        decisions = np.zeros(len(some), dtype=np.int64)
        run_matches(states, players, words_from(*some), decisions)
        return states, decisions

    play(words[:1])
    began = time.perf_counter()
    states, decisions = play(words)
    seconds = time.perf_counter() - began
    last = hashlib.sha256(states[-1:].tobytes()).hexdigest()
    told = {"lengths": decisions.tolist(), "last": last, "seconds": seconds}
    return {**_asked(game, "matches"), "words": words}, told


def search(game: str, worlds: int) -> tuple[Told, Told]:
    """The same for worlds of a match that was just dealt."""
    played = Played(game, SEATS, {}, SEED)
    played.start()
    seat = seats_of(played.stand()["waited"])[0]
    chance = random.Random(SEED)
    words = [(draw(chance), draw(chance)) for _ in range(worlds)]
    actions = played.out[: played.rules.sensible(played.states[0], seat, played.out)].copy()
    values = np.zeros((worlds, len(actions)))
    deals, further = (words_from(*some) for some in zip(*words, strict=True))
    given = played.room(), played.memories[0], seat, actions
    try_moves(*given, fast_words(0, 0, 1), fast_words(0, 1, 1), played.rules.horizon, values)
    began = time.perf_counter()
    try_moves(*given, deals, further, played.rules.horizon, values)
    seconds = time.perf_counter() - began
    return {**_asked(game, "search"), "seat": seat, "words": words}, {
        "values": values.tolist(),
        "seconds": seconds,
    }


def _asked(game: str, ask: str) -> Told:
    seed = SEED.to_bytes(32, "big").hex()
    return {"ask": ask, "game": game, "seats": SEATS, "options": {}, "seed": seed}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=OURS)
    parser.add_argument("--matches", type=int, default=3000)
    parser.add_argument("--worlds", type=int, default=3000)
    chosen = parser.parse_args()
    print("per second, in thousands: natively, in Node")
    for game in map(cardshed.game, chosen.games):
        asked = [matches(game.id, chosen.matches), search(game.id, chosen.worlds)]
        for (_, told), answer in zip(asked, answers([ask for ask, _ in asked]), strict=True):
            here, there = told.pop("seconds"), answer.pop("seconds")
            assert told == answer, f"{game.id} goes another way in Node"
            what, count = "decisions of careful players", sum(told.get("lengths", []))
            if not count:
                what, count = "playouts of a search", sum(map(len, told["values"]))
            print(
                f"{game.title}: {what}: {count / here / 1000:,.1f}, {count / there / 1000:,.1f}", flush=True
            )


if __name__ == "__main__":
    main()
