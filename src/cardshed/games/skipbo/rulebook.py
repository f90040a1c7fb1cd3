"""Skip-Bo as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardshed.engine.compile import Log, Words
from cardshed.engine.rulebook import Rulebook
from cardshed.games.skipbo import (
    features,
    memory,
    moves,
    player,
    playout,
    positions,
    prospects,
    refusals,
    rules,
    state,
)
from cardshed.games.skipbo.description import TABLE
from cardshed.games.skipbo.events import EVENTS
from cardshed.games.skipbo.features import VERSION
from cardshed.games.skipbo.state import ACTIONS, CARDS, DECK, DECK_SIZE, HAND, JOKER, STATE, State

FILES = (features, memory, moves, player, playout, positions, prospects, refusals, rules, state)


class SkipBo(Rulebook, files=FILES):
    dtype = STATE
    unseen = ("stock", "pool")
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    events = EVENTS
    table = TABLE
    notation_clause = "SB-60"
    over_clause = "SB-41"
    horizon = 16

    features_version = VERSION

    memory_dtype = memory.MEMORY

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
