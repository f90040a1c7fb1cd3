"""Solo as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cardshed.engine.rulebook import Rulebook, Telling
from cardshed.games.solo import (
    effects,
    features,
    hands,
    memory,
    player,
    playout,
    positions,
    refusals,
    rounds,
    rules,
    state,
)
from cardshed.games.solo.description import TABLE
from cardshed.games.solo.events import EVENTS
from cardshed.games.solo.features import VERSION
from cardshed.games.solo.state import (
    ACTIONS,
    ANY,
    CARDS,
    COLOR,
    DECK,
    DECK_SIZE,
    DRAW_FOUR,
    HAND,
    PENALTY,
    SAME,
    STATE,
    UP,
    State,
)

FILES = (effects, features, hands, memory, player, playout, positions, refusals, rounds, rules, state)


class Solo(Rulebook, Telling, files=FILES):
    dtype = STATE
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    events = EVENTS
    table = TABLE
    notation_clause = "SO-80"
    over_clause = "SO-72"
    unfinished = MappingProxyType({"color": "SO-34", "color!": "SO-34", "+4": "SO-35", "+4!": "SO-35"})

    features_version = VERSION

    memory_dtype = memory.MEMORY

    give_card = staticmethod(hands.add_card)
    take_card = staticmethod(hands.remove_card)

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        s.extras = options["extras"]
        s.raising = {"same": SAME, "up": UP, "any": ANY}[options["raise"]]
        s.limit = options["limit"]
        s.hand_size = options.get("hand", HAND)
        s.penalty = options.get("penalty", PENALTY)
        s.color_cards = options.get("color_cards", DECK[COLOR])
        s.draw_fours = options.get("draw_fours", DECK[DRAW_FOUR])


RULEBOOK = Solo()
