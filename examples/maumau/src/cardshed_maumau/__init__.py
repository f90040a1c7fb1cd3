"""Mau-Mau, with a pack of 32: follow suit or rank, and say “Mau” when one card is left."""

from typing import Any

from cardshed.engine.game import Game
from cardshed.engine.options import Option, check_hand

CARDS = 32
HAND = 5


def _clauses(*numbers: int) -> tuple[str, ...]:
    return tuple(f"MM-{number:02}" for number in numbers)


def _adjust(seats: int, options: dict[str, Any]) -> None:
    """MM-02: one card must be left to begin with."""
    check_hand(options, seats, options["hand"], (CARDS - 1) // seats)


GAME = Game(
    id="maumau",
    title="Mau-Mau",
    seats=range(2, 7),
    options={
        "hand": Option(range(3, 8), HAND, "MM-02"),
        "sevens": Option((True, False), True, "MM-21"),
        "jacks": Option((True, False), False, "MM-31"),
        "mau": Option((True, False), True, "MM-40"),
        "limit": Option(range(1001), 100, "MM-52"),
    },
    sections=(
        ("section-setup", _clauses(*range(1, 6))),
        ("section-turn", _clauses(*range(10, 14))),
        ("section-cards", _clauses(20, 21, 22, 30, 31)),
        ("section-mau", _clauses(40, 41)),
        ("section-end", _clauses(*range(50, 54))),
        ("section-moves", _clauses(60)),
    ),
    notation=(
        ("H7, SK", "move-lay"),
        ("CJ:H", "move-wish"),
        ("H9!, CJ:H!", "move-mau"),
        ("draw", "move-draw"),
        ("take", "move-take"),
        ("pass", "move-pass"),
    ),
    module=__name__,
    adjust=_adjust,
    fewest_points_win=True,
)
