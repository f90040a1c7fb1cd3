"""Clear 4 as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cardshed.engine.compile import State
from cardshed.engine.description import tellers
from cardshed.engine.rulebook import Rulebook
from cardshed.games.clear4 import memory, player, playout, positions, refusals, rules
from cardshed.games.clear4.events import EVENTS
from cardshed.games.clear4.features import VERSION, features, observe
from cardshed.games.clear4.state import (
    ACTIONS,
    CARDS,
    DECK,
    DECK_SIZE,
    HAND,
    JOKER,
    STACKS,
    STATE,
    record,
)


class Clear4(Rulebook):
    dtype = STATE
    record = staticmethod(record)
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    tellers = tellers(EVENTS)
    notation_clause = "C4-70"
    over_clause = "C4-62"
    unfinished = MappingProxyType({"P": "C4-31"})

    start = staticmethod(rules.start)
    begin = staticmethod(rules.begin)
    deal = staticmethod(rules.deal)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.apply)
    act = staticmethod(rules.act)
    must = staticmethod(rules.must)
    may = staticmethod(rules.may)

    horizon = 32
    pick = staticmethod(playout.pick)
    greedy = staticmethod(player.greedy)
    sensible = staticmethod(player.sensible)
    lapse = staticmethod(player.lapse)
    worth = staticmethod(player.worth)

    features_version = VERSION
    features = staticmethod(features)
    observe = staticmethod(observe)

    memory_dtype = memory.MEMORY
    remember = staticmethod(memory.remember)
    resample = staticmethod(memory.resample)
    keep_memory = staticmethod(memory.keep_memory)
    write_memory = staticmethod(memory.write_memory)
    read_memory = staticmethod(memory.read_memory)

    write = staticmethod(positions.write)
    read = staticmethod(positions.read)
    hide = staticmethod(positions.hide)
    clause_against = staticmethod(refusals.clause_against)

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        s.rounds = s.seats if options["rounds"] == "seats" else options["rounds"]
        s.hand_size = options.get("hand", HAND)
        s.stack_count = options.get("stacks", STACKS)
        s.joker_cards = options.get("jokers", DECK[JOKER])


RULEBOOK = Clear4()
