"""Hawaiki: three open piles, combinations to announce, and thanks to be said."""

from typing import Any

from cardshed.engine.game import Game
from cardshed.engine.options import Option, check_hand

HAND_CARDS = 6
DECK_CARDS, PILES = 70, 3


def _clauses(*numbers: int) -> tuple[str, ...]:
    return tuple(f"HW-{number:02}" for number in numbers)


def _adjust(seats: int, options: dict[str, Any]) -> None:
    """HW-04: no more than can be dealt."""
    check_hand(options, seats, options.get("hand", HAND_CARDS), (DECK_CARDS - PILES) // seats)


GAME = Game(
    id="hawaiki",
    title="Hawaiki",
    first_edition="1-69557c1f",
    seats=range(2, 7),
    options={
        "one_hidden": Option((False, True), False, "HW-50"),
        "sacrifice": Option((False, True), False, "HW-51"),
        "second_chance": Option((False, True), False, "HW-52"),
        "tokens": Option(range(1, 11), 10, "HW-53"),
        "courtesy": Option(("spoken", "automatic"), "spoken", "HW-54"),
    },
    sections=(
        ("section-setup", _clauses(*range(1, 6))),
        ("section-turn", _clauses(10, 11, 12)),
        ("section-combinations", _clauses(*range(20, 29))),
        ("section-forgetting", _clauses(30, 31, 33, 34)),
        ("section-end", _clauses(*range(40, 47))),
        ("section-variants", _clauses(*range(50, 55))),
        ("section-moves", _clauses(60)),
    ),
    notation=(
        ("R5>2", "move-lay"),
        ("R5*>2", "move-lay-hidden"),
        ("R5>2!pair", "move-announce"),
        ("draw", "move-draw"),
        ("@2", "move-designate"),
        ("@1+3", "move-designate-two"),
        ("thanks, thanks-a-lot, silent", "move-thanks"),
        ("call", "move-call"),
        ("sacrifice 2", "move-sacrifice"),
        ("again, end", "move-again"),
        ("hide R5, open", "move-hide"),
    ),
    module=__name__,
    adjust=_adjust,
    house={
        "hand": Option(range(2, 13), HAND_CARDS, "HW-04"),
        "extra_tokens": Option(range(41), 0, "HW-02"),
        "penalty": Option(range(6), 1, "HW-30"),
    },
)
