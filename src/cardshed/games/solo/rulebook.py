"""Solo as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cardshed.engine.compile import State
from cardshed.engine.description import tellers
from cardshed.engine.rulebook import Rulebook, Telling
from cardshed.games.solo import effects, hands, memory, player, playout, positions, refusals, rounds, rules
from cardshed.games.solo.events import EVENTS
from cardshed.games.solo.features import VERSION, features, observe
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
    record,
)


class Solo(Rulebook, Telling):
    dtype = STATE
    record = staticmethod(record)
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    tellers = tellers(EVENTS)
    notation_clause = "SO-80"
    over_clause = "SO-72"
    unfinished = MappingProxyType({"color": "SO-34", "color!": "SO-34", "+4": "SO-35", "+4!": "SO-35"})

    start = staticmethod(rounds.start)
    begin = staticmethod(rounds.begin)
    deal = staticmethod(rounds.deal)
    legal = staticmethod(rules.legal)
    apply = staticmethod(rules.apply)
    act = staticmethod(rules.act)
    must = staticmethod(rules.must)
    may = staticmethod(rules.may)

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

    hand_change = staticmethod(effects.hand_change)
    judged = staticmethod(hands.judged)
    wipe = staticmethod(hands.wipe)
    give_card = staticmethod(hands.add_card)
    take_card = staticmethod(hands.remove_card)
    some_card = staticmethod(hands.some_card)
    copy_hand = staticmethod(hands.copy_hand)

    write = staticmethod(positions.write)
    read = staticmethod(positions.read)
    hide = staticmethod(positions.hide)
    clause_against = staticmethod(refusals.clause_against)

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        s.extras = options["extras"]
        s.raising = {"same": SAME, "up": UP, "any": ANY}[options["raise"]]
        s.limit = options["limit"]
        s.hand_size = options.get("hand", HAND)
        s.penalty = options.get("penalty", PENALTY)
        s.color_cards = options.get("color_cards", DECK[COLOR])
        s.draw_fours = options.get("draw_fours", DECK[DRAW_FOUR])


RULEBOOK = Solo()
