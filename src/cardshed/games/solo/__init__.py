"""Solo: follow colour, number or symbol, jump in, raise, and call when one card is left."""

from typing import Any

from cardshed.engine.game import Game
from cardshed.engine.options import Option, check_hand

HAND_CARDS = 8
STARTERS = 96
"""Cards that can start the discard pile (SO-05); one of them must be left after the deal."""


def _clauses(*numbers: int) -> tuple[str, ...]:
    return tuple(f"SO-{number:02}" for number in numbers)


def _adjust(seats: int, options: dict[str, Any]) -> None:
    """SO-03, SO-05: no more than can be dealt with a card left to start with."""
    check_hand(options, seats, options.get("hand", HAND_CARDS), (STARTERS - 1) // seats)


GAME = Game(
    id="solo",
    title="Solo",
    first_edition="1-f328e419",
    seats=range(2, 11),
    options={
        "extras": Option((True, False), True, "SO-02"),
        "raise": Option(("same", "up", "any"), "up", "SO-33"),
        "limit": Option(range(100_001), 300, "SO-72"),
    },
    sections=(
        ("section-setup", _clauses(*range(1, 7))),
        ("section-turn", _clauses(10, 11, 12)),
        ("section-jumping", _clauses(*range(20, 24))),
        ("section-actions", _clauses(*range(30, 40))),
        ("section-shield", _clauses(*range(50, 55))),
        ("section-calling", _clauses(60, 61)),
        ("section-end", _clauses(*range(70, 76))),
        ("section-moves", _clauses(80)),
    ),
    notation=(
        ("R5, Rskip, Rturn, R+2, rotate, shield-R", "move-lay"),
        ("color:B, +4:G", "move-colour"),
        ("Rswap@2, Rgift@2", "move-target"),
        ("Rswap, Rgift", "move-untargeted"),
        ("R5!", "move-call"),
        ("draw", "move-draw"),
        ("keep", "move-keep"),
        ("take", "move-take"),
        ("accept", "move-accept"),
        ("give R5", "move-give"),
        ("pass", "move-pass"),
    ),
    module=__name__,
    fewest_points_win=True,
    adjust=_adjust,
    house={
        "hand": Option(range(2, 21), HAND_CARDS, "SO-03"),
        "penalty": Option(range(11), 2, "SO-60"),
        "color_cards": Option(range(5), 4, "SO-01"),  # a hand has room for four of a kind
        "draw_fours": Option(range(5), 4, "SO-01"),
    },
)
