"""What the tests have to know of Clear 4."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.facts import Deal, Facts, Options
from tests.facts.counting import (
    Count,
    comes_from,
    laid,
    lay_has,
    out,
    said,
    told,
)


def deck(options: Options) -> Counter[str]:
    """C4-01."""
    return Counter({str(n): 10 for n in range(1, 11)} | {"J": options.get("jokers", 7), "P": 7, "C": 6})


def standings(s: Any) -> list[int]:
    return [int(s.scores[seat]) - int(s.left[seat]) for seat in range(int(s.seats))]


def dealt(position: dict[str, Any], seat: int) -> list[str]:
    hand = [f"{card} hand" for card in position["hands"][seat]]
    return sorted([*hand, *(f"{card} stack" for stack in position["stacks"][seat] for card in stack)])


COUNTS: dict[str, Count] = {
    "joker": lambda move: int((event := laid(move)) is not None and event["card"].startswith("J")),
    "joker_without_value": lay_has(card="J"),
    "from_stack": comes_from("s"),
    "sweep": said("sweep"),
    "push": told("push"),
    "clear": told("clear"),
    "pass": said("pass"),
    "blind": said("b1", "b2", "b3", "b4"),
    "blind_fails": told("blind_fails"),
    "out": out,
    "last_blind_fails": lambda move: move.count("blind_fails") * (move.before.left[move.seat] == 1),
    "blocked": told("blocked"),
}

DEALS: tuple[Deal, ...] = (
    (2, {}, 0, 6),
    (3, {"rounds": 2}, 40, 6),
    (6, {}, 150, 6),
)

FACTS = Facts(
    deck=deck,
    places=("hands", "stacks", "pile"),
    counts=COUNTS,
    standings=standings,
    tables=((2, {}), (5, {"rounds": 2})),
    simulated=(3, {"rounds": 1}, 20),
    retold=((["greedy", "beginner"], {}), (["random"] * 3, {"rounds": "seats"})),
    seldom={"blocked"},
    dealt=dealt,
    cards_leave=True,
    all_know_the_same=True,
    short_values={"rounds": [1, 2, "seats"]},
    deals=DEALS,
)
