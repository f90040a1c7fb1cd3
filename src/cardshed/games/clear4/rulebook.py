"""Clear 4 as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cardshed.engine.rulebook import Rulebook
from cardshed.games.clear4 import features, memory, player, playout, positions, refusals, rules, state
from cardshed.games.clear4.description import TABLE
from cardshed.games.clear4.events import EVENTS
from cardshed.games.clear4.features import VERSION
from cardshed.games.clear4.state import (
    ACTIONS,
    CARDS,
    DECK,
    DECK_SIZE,
    HAND,
    JOKER,
    STACKS,
    STATE,
    State,
)

FILES = (features, memory, player, playout, positions, refusals, rules, state)


class Clear4(Rulebook, files=FILES):
    dtype = STATE
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    events = EVENTS
    table = TABLE
    notation_clause = "C4-70"
    over_clause = "C4-62"
    unfinished = MappingProxyType({"P": "C4-31"})

    horizon = 32

    features_version = VERSION

    memory_dtype = memory.MEMORY

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        s.rounds = s.seats if options["rounds"] == "seats" else options["rounds"]
        s.hand_size = options.get("hand", HAND)
        s.stack_count = options.get("stacks", STACKS)
        s.joker_cards = options.get("jokers", DECK[JOKER])


RULEBOOK = Clear4()
