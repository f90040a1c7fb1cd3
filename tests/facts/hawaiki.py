"""What the tests have to know of Hawaiki."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.facts import Deal, Facts, Options
from tests.facts.counting import (
    LET_GO,
    Count,
    Move,
    blocked,
    dry,
    out,
    said,
    told,
    too_long,
)


def deck(options: Options) -> Counter[str]:
    """HW-01."""
    return Counter({f"{c}{n}": 2 for c in "ROGBP" for n in range(1, 8)})


def standings(s: Any) -> list[int]:
    return [int(s.scores[seat]) - int(s.held[seat]) for seat in range(int(s.seats))]


def announced(name: str) -> Count:
    return lambda move: int(move.text is not None and move.text.endswith(f"!{name}"))


def forgotten(move: Move) -> int:
    text = move.text or ""
    silent = ">" in text and "!" not in text
    return int((silent or text == "open" or text.startswith("hide")) and move.after.forgot == move.seat)


COUNTS: dict[str, Count] = {
    "draw": said("draw"),
    **{name: announced(name) for name in ("pair", "suite", "colour", "three")},
    "forgotten": forgotten,
    "counter": told("call", late=False),
    "late": told("call", late=True),
    "call_let_go": LET_GO,
    "thanks": lambda move: sum(
        event["count"] == event["owed"] for event in move.events if event["event"] == "answer"
    ),
    "wrong_thanks": lambda move: sum(
        event["count"] != event["owed"] for event in move.events if event["event"] == "answer"
    ),
    "out": out,
    "reshuffle": told("shuffle"),
    "nothing_to_draw": dry,
    "blocked": blocked("draw"),
    "too_long": too_long("draw"),
    "hide": lambda move: int((move.text or "").startswith("hide")),
    "sacrifice": lambda move: int((move.text or "").startswith("sacrifice")),
    "second_chance": said("again"),
    "second_chance_let_go": said("end"),
}

DEALS: tuple[Deal, ...] = (
    (2, {}, 0, 5),
    (3, {"one_hidden": True, "sacrifice": True, "second_chance": True}, 25, 5),
    (6, {"courtesy": "automatic", "tokens": 6}, 50, 4),
)

FACTS = Facts(
    deck=deck,
    places=("hands", "piles", "stock"),
    counts=COUNTS,
    standings=standings,
    tables=(
        (2, {"tokens": 1}),
        (4, {"tokens": 2, "one_hidden": True, "sacrifice": True, "second_chance": True}),
        (6, {"tokens": 1, "courtesy": "automatic"}),
    ),
    simulated=(3, {"tokens": 1, "one_hidden": True, "sacrifice": True}, 36),
    retold=(
        (["beginner", "easy", "greedy"], {}),
        (["beginner"] * 2, {"one_hidden": True, "sacrifice": True, "second_chance": True}),
        (["random"] * 6, {"tokens": 2, "courtesy": "automatic"}),
    ),
    seldom={"nothing_to_draw", "blocked", "too_long"},
    short={"tokens": 1},
    deals=DEALS,
)
