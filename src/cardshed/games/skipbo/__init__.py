"""Skip-Bo: build up from 1 to 12 together, and empty your stock first."""

from typing import Any

from cardshed.engine.errors import BadInput
from cardshed.engine.game import Game
from cardshed.engine.options import Option

NUMBER_CARDS, JOKERS = 144, 18
HAND_CARDS = 5
TEAM_TABLES = (4, 6)


def _clauses(*numbers: int) -> tuple[str, ...]:
    return tuple(f"SB-{number:02}" for number in numbers)


def _adjust(seats: int, options: dict[str, Any]) -> None:
    """SB-02, SB-50: the usual stock of a table; no more than can be dealt; teams of two."""
    usual = 30 if seats <= 4 else 20
    if options["stock"] is None:
        options["stock"] = usual
    cards = NUMBER_CARDS + options.get("jokers", JOKERS)
    most = cards // seats - options.get("hand", HAND_CARDS)
    if options["stock"] + options.get("extra_stock", 0) > most:
        name = _chosen(options, usual)
        raise BadInput(f"options.{name}", f"with {seats} seats there are cards for stocks of at most {most}")
    if options["teams"] and seats not in TEAM_TABLES:
        raise BadInput("options.teams", f"needs 4 or 6 seats, not {seats}")


def _chosen(options: dict[str, Any], usual: int) -> str:
    """The option that makes stocks too large: one that departs from what is usual."""
    names = ("hand", "jokers") if options["stock"] == usual else ("stock",)
    return next((name for name in ("extra_stock", *names) if name in options), "stock")


GAME = Game(
    id="skipbo",
    title="Skip-Bo",
    first_edition="1-6687779e",
    seats=range(2, 7),
    options={
        "stock": Option(range(1, 31), None, "SB-02"),
        "points": Option(range(100_001), 0, "SB-41"),
        "teams": Option((False, True), False, "SB-50"),
        "stock_first": Option((False, True), False, "SB-12"),
    },
    sections=(
        ("section-setup", _clauses(*range(1, 6))),
        ("section-turn", _clauses(*range(10, 16))),
        ("section-building", _clauses(*range(20, 23))),
        ("section-running-out", _clauses(*range(30, 34))),
        ("section-end", _clauses(*range(40, 43))),
        ("section-teams", _clauses(*range(50, 53))),
        ("section-moves", _clauses(60, 61)),
    ),
    notation=(
        ("7>b2, S>b2", "move-lay"),
        ("stock>b2", "move-stock"),
        ("d3>b2", "move-lay-discard"),
        ("7>d1", "move-discard"),
        ("pass", "move-pass"),
        ("pstock>b2, pd3>b2, 7>pd1", "move-partner"),
    ),
    module=__name__,
    adjust=_adjust,
    house={
        "hand": Option(range(1, 8), HAND_CARDS, "SB-10"),  # moves.py counts in three bits a kind
        "extra_stock": Option(range(21), 0, "SB-02"),
        "jokers": Option(range(31), JOKERS, "SB-01"),
    },
)
