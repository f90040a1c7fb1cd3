"""What the tests of all games have to know of Mau-Mau; see ``tests/facts``."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.facts import Facts, Options
from tests.facts.counting import Count, Move, blocked, laid, out, said, told

CARD_POINTS = 8


def deck(options: Options) -> Counter[str]:
    """MM-01."""
    return Counter(suit + rank for suit in "CSHD" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A"))


def standings(s: Any) -> list[int]:
    """MM-51, MM-52: the fewest points, a card counted as an average one."""
    seats = range(int(s.seats))
    return [-int(s.scores[seat]) - CARD_POINTS * int(s.held[seat]).bit_count() for seat in seats]


def lays(rank: str) -> Count:
    def count(move: Move) -> int:
        event = laid(move)
        return int(event is not None and event["card"].endswith(rank))

    return count


COUNTS: dict[str, Count] = {
    "pass": said("pass"),
    "reshuffle": told("shuffle"),
    "seven": lays("7"),
    "take": said("take"),
    "skip": told("skip"),
    "wish": told("wish"),
    "mau": told("lay", mau=True),
    "penalty": told("penalty"),
    "out": out,
    "blocked": blocked("pass"),
}

FACTS = Facts(
    deck=deck,
    places=("hands", "discard", "stock"),
    counts=COUNTS,
    standings=standings,
    tables=(
        (2, {"limit": 0}),
        (4, {"limit": 0, "sevens": False, "jacks": True}),
        (6, {"limit": 60, "mau": False}),
    ),
    simulated=(3, {"limit": 0, "hand": 3}, 36),
    retold=(
        (["greedy", "beginner", "easy"], {}),
        (["random"] * 2, {"limit": 0}),
        (["greedy"] * 6, {"limit": 60}),
    ),
    seldom={"blocked"},
    short={"limit": 0},
    short_values={"limit": [0, 60], "hand": [3, 5]},
)
