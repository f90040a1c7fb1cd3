"""Many matches inside compiled code."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.bots import check_bots
from cardshed.engine.chance import fast_words
from cardshed.engine.fields import whole
from cardshed.engine.game import Game
from cardshed.games import game as game_by_id

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
    """Plays whole matches, a bot at each seat.

    >>> simulate("clear4", bots=["random", "random"], games=100, seed=1).games
    100
    """
    kind = game_by_id(game) if isinstance(game, str) else game
    names = check_bots(bots)
    chosen = kind.check(len(names), options)
    whole("games", games, 1, MOST_GAMES)
    whole("seed", seed, 0, 2**256 - 1)
    template = _template(kind, len(names), chosen)
    winners = np.zeros(games, dtype=np.int16)
    scores = np.zeros((games, len(names)), dtype=np.int32)
    lengths = np.zeros(games, dtype=np.int64)
    tables = np.zeros(CHUNK, dtype=template.dtype)
    for first in range(0, games, CHUNK):
        part = slice(first, min(first + CHUNK, games))
        states = tables[: part.stop - first]
        states[:] = template
        kind.rulebook.run_matches(states, fast_words(seed, first, len(states)), lengths[part])
        winners[part] = states["winners"]
        scores[part] = states["scores"][:, : len(names)]
        if progress is not None:
            progress(len(states))
    return Results(kind.id, names, chosen, seed, winners, scores, lengths)


def _template(kind: Game, seats: int, options: Mapping[str, Any]) -> npt.NDArray[np.void]:
    """A record before the start, with its options set."""
    record = np.zeros(1, dtype=kind.rulebook.dtype).view(np.recarray)
    record.seats = seats
    kind.rulebook.set_options(record[0], options)
    return record


def wilson(wins: int, games: int, z: float = 1.96) -> tuple[float, float]:
    """The Wilson 95 % interval of a share.

    >>> low, high = wilson(50, 100)
    >>> round(low, 3), round(high, 3)
    (0.404, 0.596)
    """
    share = wins / games
    centre = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)
