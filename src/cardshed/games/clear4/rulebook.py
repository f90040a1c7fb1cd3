"""Clear 4 as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from cardshed.engine.compile import State
from cardshed.engine.events import Event, Row, Teller
from cardshed.engine.rulebook import Rulebook
from cardshed.games.clear4 import memory, player, playout, positions, refusals, rules
from cardshed.games.clear4.features import VERSION, features, observe
from cardshed.games.clear4.state import (
    ACTIONS,
    CARDS,
    DECK,
    DECK_SIZE,
    HAND,
    JOKER,
    JOKER_MARK,
    STACKS,
    STATE,
    record,
)


def _source(number: int) -> str:
    """Where a card came from: `hand`, `s1` or `b1`."""
    if number == rules.FROM_HAND:
        return "hand"
    if number < rules.FROM_BLIND:
        return f"s{number - rules.FROM_STACK + 1}"
    return f"b{number - rules.FROM_BLIND + 1}"


def _laid(row: Row) -> Event:
    _, seat, card, value, source = row
    text = positions.pile_text(JOKER_MARK | value) if card == JOKER else CARDS[card]
    return {"event": "lay", "seat": seat, "card": text, "from": _source(source)}


def _revealed(row: Row) -> Event:
    _, seat, card, failed, source = row
    name = "blind_fails" if failed else "special"
    return {"event": name, "seat": seat, "card": CARDS[card], "from": _source(source)}


_TELLERS: dict[int, Teller] = {
    rules.LAID: _laid,
    rules.REVEALED: _revealed,
    rules.SHOWN: lambda row: {"event": "show", "seat": row[1], "stack": row[2] + 1, "card": CARDS[row[3]]},
    rules.TURNED_UP: lambda row: {
        "event": "turn_up",
        "seat": row[1],
        "stack": row[2] + 1,
        "card": CARDS[row[3]],
    },
    rules.VALUED: lambda row: {
        "event": "jokers_take_value",
        "seat": row[1],
        "value": CARDS[row[2]],
        "count": row[3],
    },
    rules.SWEPT: lambda row: {"event": "sweep", "seat": row[1], "count": row[2]},
    rules.CLEARED: lambda row: {
        "event": "clear",
        "seat": row[1],
        "count": row[2],
        "from": _source(row[4]),
    },
    rules.PUSHED: lambda row: {"event": "push", "seat": row[1], "target": row[2], "count": row[3]},
    rules.TOOK: lambda row: {"event": "take", "seat": row[1], "count": row[2]},
}


class Clear4(Rulebook):
    dtype = STATE
    record = staticmethod(record)
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    tellers = _TELLERS
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
