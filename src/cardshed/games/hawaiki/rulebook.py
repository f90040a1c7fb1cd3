"""Hawaiki as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardshed.engine.rulebook import Rulebook, Telling
from cardshed.games.hawaiki import (
    dealing,
    features,
    hands,
    memory,
    moves,
    player,
    playout,
    positions,
    refusals,
    rules,
    state,
)
from cardshed.games.hawaiki.description import TABLE
from cardshed.games.hawaiki.events import EVENTS
from cardshed.games.hawaiki.features import VERSION
from cardshed.games.hawaiki.state import (
    ACTIONS,
    CARDS,
    DECK_SIZE,
    HAND,
    PENALTY,
    STATE,
    State,
)

FILES = (dealing, features, hands, memory, moves, player, playout, positions, refusals, rules, state)


class Hawaiki(Rulebook, Telling, files=FILES):
    dtype = STATE
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    events = EVENTS
    table = TABLE
    notation_clause = "HW-60"
    over_clause = "HW-43"

    features_version = VERSION

    memory_dtype = memory.MEMORY

    give_card = staticmethod(dealing.add_to_hand)
    take_card = staticmethod(rules.take_from_hand)

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        s.one_hidden = options["one_hidden"]
        s.sacrifice = options["sacrifice"]
        s.second_chance = options["second_chance"]
        s.tokens = options["tokens"] + options.get("extra_tokens", 0)
        s.automatic = options["courtesy"] == "automatic"
        s.hand_size = options.get("hand", HAND)
        s.penalty = options.get("penalty", PENALTY)


RULEBOOK = Hawaiki()
