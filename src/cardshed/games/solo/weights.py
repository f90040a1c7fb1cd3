"""What the careful player of Solo weighs, and how much.

Fitted to self-play with two seats, or with three to eight, and all options: in 50,000 to 100,000 decisions
a column each legal move was played out eight times, and the differences in how the round ended were
explained by least squares; three to five times over, each with the weights found before. In a match
(SO-72) how a round ended is the win plus the points ahead of the others' average, in hundreds; in a
single round of two a fifth of these, with more seats none. What came out near nothing was left out.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Row = tuple[float, float, float, float]
"""For two seats, a single round and a match; for more seats, the same."""

SORTS = (
    "number",
    "skip",
    "turn",
    "+2",
    "swap",
    "gift",
    "rotate",
    "shield",
    "color",
    "+4",
    "swap without a target",
)
"""Sorts of cards, in the order of their effects and then as ``plans.py`` adds them."""
WAYS = (
    "draw",
    "take",
    "keep",
    "accept a skip",
    "accept a swap",
    "accept a gift",
    "accept a rotation",
    "decline",
)
"""Ways of not laying a card."""

_PLAIN: dict[str, Row] = {
    # divided by the cards of who plays next
    "danger": (-0.133, -0.346, -0.030, -0.046),
    # times the share of the remaining hand in the new colour
    "follow": (0.068, 0.118, 0.015, 0.009),
    # times its share of black cards
    "black": (0.348, 0.679, 0.124, 0.147),
    # times its colours
    "variety": (-0.010, -0.010, -0.002, -0.008),
    # two cards remain that both fit
    "ready_two": (0.101, 0.177, 0.047, 0.084),
    # one card remains, and it fits
    "ready": (0.102, 0.165, 0.091, 0.167),
    # … and is black
    "ready_black": (0.032, -0.088, 0.182, 0.351),
    # … and can jump in
    "ready_pair": (0.277, 0.402, 0.553, 0.696),
    # … and it is one's turn again (two seats)
    "ready_again": (0.339, 0.748, 0.000, 0.000),
    # times the points of the card laid, in fifties
    "points": (-0.031, -0.075, -0.003, -0.044),
    # the same, divided by the fewest cards elsewhere
    "points_near": (0.123, 0.385, 0.020, 0.260),
    # an exchange: times 1 / cards got − 1 / cards given
    "gain": (0.401, 0.500, 0.259, 0.463),
    # times the cards less, in eights
    "gain_count": (0.014, 0.076, -0.016, 0.086),
    # the same for letting it happen
    "robbed": (0.555, 0.608, 0.297, 0.587),
    "robbed_count": (0.061, 0.145, 0.022, 0.153),
    # with the gift one goes out
    "gift_out": (0.275, 0.377, 0.488, 0.706),
    # divided by the cards of who gets it
    "gift_few": (0.284, 0.456, 0.101, 0.121),
    # times the cards owed, in fours
    "owed": (-0.053, -0.162, -0.016, -0.029),
    # with the gift its giver goes out
    "gift_loss": (-0.475, -1.078, -0.170, -0.527),
    # times the share of its colour in hand
    "give_share": (0.067, 0.093, 0.086, 0.081),
    # the only card of its colour
    "give_alone": (0.042, 0.080, 0.032, 0.041),
    # times its points, in fifties
    "give_points": (-0.026, -0.185, -0.047, 0.067),
}

_BY_SORT: dict[str, dict[str, Row]] = {
    # to lay it
    "lay": {
        "number": (0.036, 0.070, -0.005, 0.015),
        "skip": (0.035, 0.023, -0.011, 0.002),
        "turn": (0.012, 0.028, -0.009, 0.021),
        "+2": (0.019, 0.003, -0.002, 0.007),
        "swap": (0.038, 0.114, -0.015, -0.009),
        "gift": (0.041, 0.058, -0.015, 0.011),
        "rotate": (0.006, 0.088, 0.009, -0.024),
        "shield": (0.022, 0.024, -0.001, 0.005),
        "color": (0.074, 0.120, 0.013, 0.035),
        "+4": (0.018, -0.018, 0.009, 0.024),
        "swap without a target": (0.003, 0.035, -0.022, -0.025),
    },
    # divided by the cards that remain
    "lay_short": {
        "number": (0.064, 0.073, 0.113, 0.121),
        "skip": (0.022, 0.014, 0.138, 0.145),
        "turn": (0.038, -0.067, 0.123, 0.086),
        "+2": (-0.035, -0.087, 0.058, 0.028),
        "swap": (0.015, 0.012, 0.104, 0.137),
        "gift": (-0.052, 0.082, 0.047, 0.249),
        "rotate": (0.202, 0.343, 0.095, 0.272),
        "shield": (0.046, 0.149, -0.003, 0.002),
        "color": (0.007, 0.097, 0.038, -0.004),
        "+4": (-0.126, -0.236, -0.009, -0.081),
        "swap without a target": (0.060, 0.077, 0.092, 0.234),
    },
    # divided by the cards of who is struck
    "struck": {
        "skip": (-0.050, -0.132, 0.009, 0.092),
        "+2": (0.037, -0.050, 0.014, 0.111),
        "+4": (0.138, 0.126, 0.034, 0.100),
    },
    # to give it away
    "give": {
        "number": (0.090, 0.095, 0.004, 0.057),
        "skip": (0.053, 0.083, 0.020, 0.054),
        "turn": (0.045, 0.013, 0.007, 0.057),
        "+2": (0.031, 0.080, 0.005, 0.018),
        "swap": (0.031, 0.097, 0.001, 0.023),
        "gift": (-0.118, -0.224, -0.063, -0.084),
        "rotate": (-0.031, 0.043, 0.030, -0.008),
        "shield": (-0.078, -0.114, -0.048, -0.080),
        "color": (0.030, 0.111, 0.015, -0.009),
        "+4": (-0.054, -0.184, 0.030, -0.028),
    },
}

_BY_WAY: dict[str, dict[str, Row]] = {
    "wait": {
        "draw": (0.011, 0.046, 0.008, 0.009),
        "take": (0.043, 0.172, 0.025, 0.042),
        "keep": (0.012, 0.071, -0.009, -0.026),
        "accept a skip": (-0.014, -0.007, -0.001, -0.013),
        "accept a swap": (-0.151, -0.326, 0.017, -0.007),
        "accept a gift": (-0.049, -0.184, 0.012, -0.062),
        "accept a rotation": (-0.132, -0.272, 0.005, 0.004),
        "decline": (-0.023, -0.045, -0.008, -0.011),
    },
    # divided by the cards in hand
    "wait_short": {
        "draw": (-0.031, -0.084, -0.052, -0.104),
        "take": (-0.183, -0.637, -0.163, -0.441),
        "keep": (0.037, -0.016, 0.071, 0.128),
        "accept a skip": (0.191, 0.284, 0.119, 0.249),
        "accept a swap": (-0.028, -0.013, -0.113, -0.212),
        "accept a gift": (-0.437, -0.285, -0.269, -0.121),
        "accept a rotation": (0.024, 0.015, -0.139, -0.168),
        "decline": (0.152, 0.267, 0.077, 0.151),
    },
}


def _table() -> Any:
    """The weights as records, one a column."""
    groups = ((_BY_SORT, SORTS), (_BY_WAY, WAYS))
    fields: list[Any] = [(name, "f8") for name in _PLAIN]
    for group, kinds in groups:
        fields += [(name, "f8", (len(kinds),)) for name in group]
    table = np.zeros(4, dtype=fields)
    for name, row in _PLAIN.items():
        table[name] = row
    for group, kinds in groups:
        for name, rows in group.items():
            for kind, row in rows.items():
                table[name][:, kinds.index(kind)] = row
    return table.view(np.recarray)


WEIGHTS = _table()
"""By column of a row."""
