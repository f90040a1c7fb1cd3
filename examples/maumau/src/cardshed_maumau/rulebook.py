"""Mau-Mau as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cardshed.engine.rulebook import Rulebook
from cardshed_maumau import features, memory, player, playout, positions, refusals, rules, state
from cardshed_maumau.description import EVENTS, TABLE
from cardshed_maumau.state import ACTIONS, CARDS, JACK, KINDS, STATE, State


class MauMau(Rulebook, files=(features, memory, player, playout, positions, refusals, rules, state)):
    dtype = STATE
    cards = CARDS
    deck_size = KINDS
    actions = ACTIONS
    events = EVENTS
    table = TABLE
    notation_clause = "MM-60"
    over_clause = "MM-52"
    unfinished = MappingProxyType({jack + call: "MM-30" for jack in CARDS[JACK:] for call in ("", "!")})

    features_version = features.VERSION
    memory_dtype = memory.MEMORY

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        s.hand_size = options["hand"]
        s.answers = options["sevens"]
        s.jacks = options["jacks"]
        s.mau = options["mau"]
        s.limit = options["limit"]


RULEBOOK = MauMau()
