"""Skip-Bo as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardshed.engine.compile import Log, State, Words
from cardshed.engine.description import tellers
from cardshed.engine.rulebook import Rulebook
from cardshed.games.skipbo import memory, moves, player, playout, positions, refusals, rules
from cardshed.games.skipbo.events import EVENTS
from cardshed.games.skipbo.features import VERSION, features, observe
from cardshed.games.skipbo.state import ACTIONS, CARDS, DECK, DECK_SIZE, HAND, JOKER, STATE, record


class SkipBo(Rulebook):
    dtype = STATE
    record = staticmethod(record)
    unseen = ("stock", "pool")
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    tellers = tellers(EVENTS)
    notation_clause = "SB-60"
    over_clause = "SB-41"
    horizon = 16

    start = staticmethod(rules.start)
    begin = staticmethod(rules.begin)
    deal = staticmethod(rules.deal)
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

    write = staticmethod(positions.write)
    read = staticmethod(positions.read)
    hide = staticmethod(positions.hide)
    clause_against = staticmethod(refusals.clause_against)

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        s.stock_size = options["stock"] + options.get("extra_stock", 0)
        s.points = options["points"]
        s.teams = options["teams"]
        s.stock_first = options["stock_first"]
        s.hand_size = options.get("hand", HAND)
        s.joker_cards = options.get("jokers", DECK[JOKER])

    def on_load(self, s: State, words: Words, log: Log) -> None:
        """SB-13, SB-30: an empty hand in turn with cards to draw is refilled."""
        if not s.over and s.hand_n[s.turn] == 0:
            rules.draw_up(s, int(s.turn), words, log)


RULEBOOK = SkipBo()
