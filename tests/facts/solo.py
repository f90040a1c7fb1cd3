"""What the tests have to know of Solo."""

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
    laid,
    lay_has,
    out,
    said,
    told,
    too_long,
)


def deck(options: Options) -> Counter[str]:
    """SO-01, SO-02."""
    cards = Counter({f"{c}{n}": 2 for c in "RGBY" for n in range(1, 10)})
    cards += Counter({f"{c}{a}": 2 for c in "RGBY" for a in ("skip", "turn", "+2")})
    cards += Counter({f"{c}swap": 1 for c in "RGBY"} | {"rotate": 4})
    cards += Counter({"color": options.get("color_cards", 4), "+4": options.get("draw_fours", 4)})
    if options["extras"]:
        cards += Counter({f"{c}gift": 1 for c in "RGBY"} | {f"shield-{c}": 1 for c in "RGBY"})
    return cards


def standings(s: Any) -> list[int]:
    return [-int(s.scores[seat]) - 15 * int(s.left[seat]) for seat in range(int(s.seats))]


def raised(move: Move) -> int:
    """A last card raises nothing any more."""
    event = laid(move)
    draws = event is not None and event["card"].endswith(("+2", "+4"))
    return int(draws and move.before.owed > 0 and not move.count("round_over"))


COUNTS: dict[str, Count] = {
    "start_again": told("turn_over", under=True),
    "draw": said("draw"),
    "keep": said("keep"),
    "jump_in": lay_has(jump=True),
    "jump_in_let_go": LET_GO,
    "skip": told("skip"),
    "reverse": told("reverse"),
    "draw_two": lambda move: int((event := laid(move)) is not None and event["card"].endswith("+2")),
    "take": said("take"),
    "raise": raised,
    "choose_colour": lay_has(card="color"),
    "draw_four": lay_has(card="+4"),
    "swap": told("swap"),
    "rotate": told("rotate"),
    "gift": told("accept", effect="gift"),
    "shield": told("shield"),
    "solo": lay_has(solo=True),
    "penalty": told("penalty"),
    "out": out,
    "reshuffle": told("shuffle"),
    "nothing_to_draw": dry,
    "pass": said("pass"),
    "blocked": blocked("pass"),
    "too_long": too_long("pass"),
}

DEALS: tuple[Deal, ...] = (
    (2, {}, 0, 6),
    (4, {"raise": "any"}, 40, 6),
    (10, {"extras": False, "raise": "same", "limit": 0}, 60, 4),
)

FACTS = Facts(
    deck=deck,
    places=("hands", "stock", "discard"),
    counts=COUNTS,
    standings=standings,
    tables=((2, {"limit": 0}), (5, {"limit": 60, "raise": "any"}), (10, {"limit": 0, "extras": False})),
    simulated=(4, {"limit": 0}, 20),
    retold=(
        (["greedy", "beginner", "easy"], {}),
        (["random"] * 2, {"limit": 100}),
        (["random"] * 10, {"limit": 0}),
        (["greedy"] * 4, {"extras": False, "raise": "any", "limit": 0}),
    ),
    seldom={"nothing_to_draw", "pass", "blocked", "too_long"},
    short={"limit": 0},
    short_values={"limit": [0, 60]},
    deals=DEALS,
)
