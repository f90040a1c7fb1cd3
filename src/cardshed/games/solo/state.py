"""What the table of Solo holds, as one record, and the numbers of its cards and actions.

The 63 kinds of cards fit one word, so a set of kinds is a bit mask, and a hand is four of them.
"""

from collections.abc import Iterable
from typing import Any

import numpy as np

from cardshed.engine.record import EACH_SEAT, i1, i2, i4, i8
from cardshed.engine.state import WithStock

SEATS = 10
HAND = 8
PENALTY = 2
GIFTS = 2
NOTHING = -1

COLORS = ("R", "G", "B", "Y")
SYMBOLS = (*(str(number) for number in range(1, 10)), "skip", "turn", "+2")
"""Those of which each colour has two cards."""

# Cards
SWAP = len(COLORS) * len(SYMBOLS)  # + colour; below it colour × 12 + symbol
ROTATE = SWAP + 4
SHIELD = ROTATE + 1  # + colour
COLOR = SHIELD + 4
DRAW_FOUR = COLOR + 1
GIFT = DRAW_FOUR + 1  # + colour
KINDS = GIFT + 4
BLACK = range(ROTATE, GIFT)
CARDS = (
    *(color + symbol for color in COLORS for symbol in SYMBOLS),
    *(f"{color}swap" for color in COLORS),
    "rotate",
    *(f"shield-{color}" for color in COLORS),
    "color",
    "+4",
    *(f"{color}gift" for color in COLORS),
)

DECK = (*[2] * SWAP, *[1] * 4, 4, *[1] * 4, 4, 4, *[1] * 4)
"""SO-01: how many of each card."""
PLAIN_DECK = (*[2] * SWAP, *[1] * 4, 4, *[0] * 4, 4, 4, *[0] * 4)
"""SO-02: the same without the extras."""
DECK_SIZE = sum(DECK)
COPIES = 4
"""The most copies of one card."""

# What a card does once it lies.
NO_EFFECT, SKIP, REVERSE, DRAW, EXCHANGE, PRESENT, ROTATION, PROTECT = range(8)
GIVING = 8
"""Pending after a gift was accepted."""
EFFECT_NAMES = ("", "skip", "", "owed", "swap", "gift", "rotate", "", "give")
"""Of those that somebody may be asked about."""


def _kinds(*names: str) -> list[int]:
    """The kinds whose name ends so."""
    return [kind for kind, card in enumerate(CARDS) if card.endswith(names)]


def _set(kinds: Iterable[int]) -> int:
    return sum(1 << kind for kind in kinds)


def _effects() -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    effects = np.zeros(KINDS, dtype=np.int8)
    effects[_kinds("skip")] = SKIP
    effects[_kinds("turn")] = REVERSE
    effects[_kinds("+2", "+4")] = DRAW
    effects[_kinds("swap")] = EXCHANGE
    effects[_kinds("gift")] = PRESENT
    effects[ROTATE] = ROTATION
    effects[SHIELD : SHIELD + 4] = PROTECT
    return effects


def _points() -> np.ndarray[tuple[int], np.dtype[np.int8]]:
    points = np.zeros(KINDS, dtype=np.int8)
    # Numbers first: the draw cards end in digits too.
    for number in range(1, 10):
        points[_kinds(str(number))] = number
    points[_kinds("turn")] = 10
    points[_kinds("skip")] = 20
    points[_kinds("+2", "swap", "gift")] = 30
    points[ROTATE:DRAW_FOUR] = 40
    points[DRAW_FOUR] = 50
    return points


def _alike(kind: int) -> int:
    """The kinds that fit a card by its number or symbol; none for black cards."""
    card = CARDS[kind]
    if kind in BLACK:
        return 0
    return _set(other for other in range(KINDS) if other not in BLACK and CARDS[other][1:] == card[1:])


# Sets of cards
SHIELDS = _set(range(SHIELD, SHIELD + 4))
DRAW_TWOS = _set(_kinds("+2"))
DRAW_FOURS = 1 << DRAW_FOUR
ONE_WAY = _set(range(SWAP)) | _set(range(ROTATE, COLOR))
"""Cards that can be laid in one way only: no colour to name, nobody to choose."""

EFFECT = _effects()
"""By kind: what it does."""
POINTS = _points()
"""SO-71, by kind."""
ALIKE = np.array([_alike(kind) for kind in range(KINDS)], dtype=np.int64)
"""By kind: all cards of that number or symbol."""
OF_COLOR = np.array(
    [_set(k for k in range(KINDS) if k not in BLACK and CARDS[k][0] == color) for color in COLORS],
    dtype=np.int64,
)
"""By colour: its cards."""
FITS_COLOR = OF_COLOR | _set(BLACK)
"""By colour in force: what fits because of it, or fits always."""

# Option `raise`
SAME, UP, ANY = range(3)

# Actions. A card that can be laid in one way, or a swap without a target, is its own action.
NAME_COLOR = COLOR  # + colour
NAME_FOUR = NAME_COLOR + 4  # + colour
SWAP_WITH = NAME_FOUR + 4  # + colour × SEATS + target
GIFT_TO = SWAP_WITH + 4 * SEATS  # + colour × SEATS + target
CALL = GIFT_TO + 4 * SEATS  # + any of the above: the same, calling SOLO
LAST_GIFT = 2 * CALL  # + colour; and again with a call, which is never legal
DRAW_ONE = LAST_GIFT + 8
KEEP = DRAW_ONE + 1
TAKE = KEEP + 1
ACCEPT = TAKE + 1
PASS = ACCEPT + 1
GIVE = PASS + 1  # + card

_WAYS = (
    *CARDS[:COLOR],
    *(f"color:{color}" for color in COLORS),
    *(f"+4:{color}" for color in COLORS),
    *(f"{color}swap@{target}" for color in COLORS for target in range(SEATS)),
    *(f"{color}gift@{target}" for color in COLORS for target in range(SEATS)),
)
ACTIONS = (
    *_WAYS,
    *(f"{way}!" for way in _WAYS),
    *CARDS[GIFT:],
    *(f"{gift}!" for gift in CARDS[GIFT:]),
    "draw",
    "keep",
    "take",
    "accept",
    "pass",
    *(f"give {card}" for card in CARDS),
)


def _card_of(action: str) -> int:
    name = action.rstrip("!").split(":")[0].split("@")[0]
    return CARDS.index(name)


def _color_of(action: str) -> int:
    """The colour in force after laying so; NOTHING where it stays."""
    action = action.rstrip("!")
    if action == "rotate":
        return NOTHING
    letter = action[-1] if ":" in action or action.startswith("shield") else action[0]
    return COLORS.index(letter)


def _target_of(action: str) -> int:
    _, _, target = action.rstrip("!").partition("@")
    return int(target) if target else NOTHING


LAYS = ACTIONS[:DRAW_ONE]
CARD_OF = np.array([_card_of(action) for action in LAYS], dtype=np.int8)
"""By action: the card it lays."""
COLOR_OF = np.array([_color_of(action) for action in LAYS], dtype=np.int8)
TARGET_OF = np.array([_target_of(action) for action in LAYS], dtype=np.int8)


class State(WithStock):
    """A match."""

    extras = i1
    raising = i1
    limit = i4
    hand_size = i1  # this and the next three are as the rulebook has it but for house rules
    penalty = i1
    color_cards = i1
    draw_fours = i1
    dealer = i1
    direction = i1  # 1 leftwards, −1 rightwards
    color = i1  # in force
    owed = i4  # grows without end where laid draw cards come back (SO-60, SO-73)
    drawn = i1  # the card just drawn, while its player decides
    passes = i1  # in succession
    pending = i1  # the effect whose answers are awaited, or GIVING
    asked = i2  # seats whose answer is awaited
    shielded = i2  # seats that a rotation passes over
    last_shield = i1  # the last of them to answer
    receiver = i1  # of a gift being given
    gifts = i1  # cards still to give
    left = i2[EACH_SEAT]  # cards in hand
    held = i8[EACH_SEAT, COPIES]  # kinds of which at least 1, 2, 3, 4 are in hand
    lying = i8[COPIES]  # the same of the discard pile
    discard_n = i2
    discard = i1[DECK_SIZE]
    stock_n = i2
    settled = i2
    stock = i1[DECK_SIZE]


def record(seats: int) -> np.dtype[Any]:
    """A match's record, for at most so many seats."""
    return State.layout(seats)


STATE = record(SEATS)
