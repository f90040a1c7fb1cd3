"""What the tests have to know of Skip-Bo."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from tests.facts import Deal, Facts, Options
from tests.facts.counting import (
    Count,
    Move,
    blocked,
    comes_from,
    dry,
    lay_has,
    said,
    told,
    too_long,
)


def deck(options: Options) -> Counter[str]:
    """SB-01."""
    return Counter({str(n): 12 for n in range(1, 13)} | {"S": options.get("jokers", 18)})


def fit(options: Options, seats: int, chance: random.Random) -> None:
    """SB-02: teams need four or six."""
    options["teams"] = options["teams"] and seats in (4, 6)


def standings(s: Any) -> list[int]:
    seats = range(int(s.seats))
    mates = {seat: [seat, (seat + len(seats) // 2) % len(seats)] if s.teams else [seat] for seat in seats}
    return [int(s.scores[seat]) - 5 * sum(int(s.reserve_n[mate]) for mate in mates[seat]) for seat in seats]


def dealt(position: dict[str, Any], seat: int) -> list[str]:
    return sorted(f"{card} stock" for card in position["stocks"][seat])


def refilled(move: Move) -> int:
    """Cards drawn after a lay, before any turn begins."""
    names = [event["event"] for event in move.events]
    until = names.index("turn") if "turn" in names else len(names)
    return int("lay" in names[:until] and "draw" in names[names.index("lay") : until])


COUNTS: dict[str, Count] = {
    "discard": told("discard"),
    "hand_refilled": refilled,
    "from_stock": comes_from("stock", "pstock"),
    "from_discard": comes_from("d", "pd"),
    "joker": lay_has(card="S"),
    "complete": told("complete"),
    "reshuffle": told("shuffle"),
    "nothing_to_draw": dry,
    "pass": said("pass"),
    "blocked": blocked("pass"),
    "too_long": too_long("pass"),
    "out": lambda move: move.count("round_over") * (move.count("blocked") == 0),
    "partners_piles": lambda move: int(
        ((move.text or "").startswith("p") and move.text != "pass") or ">p" in (move.text or "")
    ),
}

DEALS: tuple[Deal, ...] = (
    (2, {}, 0, 4),
    (4, {"teams": True, "stock": 5}, 60, 3),
    (6, {"stock_first": True, "stock": 10}, 50, 4),
)

FACTS = Facts(
    deck=deck,
    places=("hands", "stocks", "discards", "building", "draw", "done"),
    counts=COUNTS,
    standings=standings,
    tables=((2, {"stock": 5}), (4, {"teams": True, "stock_first": True, "stock": 3})),
    simulated=(6, {"stock": 1, "teams": True}, 20),
    retold=(
        (["greedy", "easy"], {"stock": 10, "points": 100}),
        (["beginner"] * 4, {"teams": True, "stock": 5}),
        (["random"] * 6, {"stock": 10}),
    ),
    seldom={"too_long"},
    fit=fit,
    dealt=dealt,
    short={"stock": 2},
    short_values={"points": [0, 60], "stock": [1, 2, 3, 10, 20]},
    deals=DEALS,
)
