"""Clear 4: shed hand and stacks, never above the value on the pile."""

from typing import Any

from cardshed.engine.game import Game
from cardshed.engine.options import Option, check_hand

HAND_CARDS = 8
STACKS, STACK_CARDS = 4, 3
JOKERS, OTHER_CARDS = 7, 113


def _clauses(*numbers: int) -> tuple[str, ...]:
    return tuple(f"C4-{number:02}" for number in numbers)


def _adjust(seats: int, options: dict[str, Any]) -> None:
    """C4-03: no more than can be dealt."""
    cards = OTHER_CARDS + options.get("jokers", JOKERS)
    in_stacks = STACK_CARDS * options.get("stacks", STACKS)
    check_hand(options, seats, options.get("hand", HAND_CARDS), cards // seats - in_stacks)


GAME = Game(
    id="clear4",
    title="Clear 4",
    first_edition="1-c361f175",
    seats=range(2, 7),
    options={"rounds": Option((*range(1, 51), "seats"), 1, "C4-62")},
    sections=(
        ("section-setup", _clauses(*range(1, 7))),
        ("section-turn", _clauses(10)),
        ("section-numbers", _clauses(*range(11, 21))),
        ("section-special", _clauses(*range(30, 34))),
        ("section-passing", _clauses(40, 41)),
        ("section-last", _clauses(*range(50, 56))),
        ("section-end", _clauses(60, 61, 62, 63)),
        ("section-moves", _clauses(70)),
    ),
    notation=(
        ("7, J", "move-lay"),
        ("s1 … s4", "move-stack"),
        ("C", "move-clear"),
        ("P>2, s3>2", "move-push"),
        ("b1 … b4", "move-blind"),
        (">2", "move-aim"),
        ("sweep", "move-sweep"),
        ("end", "move-end"),
        ("pass", "move-pass"),
    ),
    module=__name__,
    adjust=_adjust,
    house={
        "hand": Option(range(1, 21), HAND_CARDS, "C4-03"),
        "stacks": Option(range(STACKS + 1), STACKS, "C4-03"),
        "jokers": Option(range(13), JOKERS, "C4-01"),
    },
)
