"""Hawaiki as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardshed.engine.compile import State
from cardshed.engine.rulebook import Rulebook, Telling
from cardshed.games.hawaiki import dealing, hands, memory, moves, player, playout, positions, refusals, rules
from cardshed.games.hawaiki.events import TELLERS
from cardshed.games.hawaiki.features import VERSION, features, observe
from cardshed.games.hawaiki.state import (
    ACTIONS,
    CARDS,
    DECK_SIZE,
    HAND,
    PENALTY,
    STATE,
    record,
)


class Hawaiki(Rulebook, Telling):
    dtype = STATE
    record = staticmethod(record)
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    tellers = TELLERS
    notation_clause = "HW-60"
    over_clause = "HW-43"

    start = staticmethod(rules.start)
    begin = staticmethod(rules.begin)
    deal = staticmethod(dealing.deal)
    legal = staticmethod(moves.legal)
    apply = staticmethod(rules.apply)
    act = staticmethod(rules.act)
    must = staticmethod(moves.must)
    may = staticmethod(moves.may)

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

    hand_change = staticmethod(hands.hand_change)
    judged = staticmethod(hands.judged)
    wipe = staticmethod(hands.wipe)
    give_card = staticmethod(dealing.add_to_hand)
    take_card = staticmethod(rules.take_from_hand)
    some_card = staticmethod(hands.some_card)
    copy_hand = staticmethod(hands.copy_hand)

    write = staticmethod(positions.write)
    read = staticmethod(positions.read)
    hide = staticmethod(positions.hide)
    clause_against = staticmethod(refusals.clause_against)

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        s.one_hidden = options["one_hidden"]
        s.sacrifice = options["sacrifice"]
        s.second_chance = options["second_chance"]
        s.tokens = options["tokens"] + options.get("extra_tokens", 0)
        s.automatic = options["courtesy"] == "automatic"
        s.hand_size = options.get("hand", HAND)
        s.penalty = options.get("penalty", PENALTY)


RULEBOOK = Hawaiki()
