"""Hawaiki as the engine uses it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from cardshed.engine.compile import State
from cardshed.engine.events import Event, Row, Teller, seats_of
from cardshed.engine.rulebook import Rulebook, Telling
from cardshed.games.hawaiki import dealing, hands, memory, moves, player, playout, positions, refusals, rules
from cardshed.games.hawaiki.features import VERSION, features, observe
from cardshed.games.hawaiki.state import (
    ACTIONS,
    ANSWERS,
    AS_HIDDEN,
    CARDS,
    COMBINATIONS,
    DECK_SIZE,
    HAND,
    KINDS,
    NO_CARD,
    PENALTY,
    STATE,
    record,
)


def _laid(row: Row) -> Event:
    _, seat, card, pile, how = row
    return {
        "event": "lay",
        "seat": seat,
        "card": CARDS[card],
        "pile": pile + 1,
        "hidden": how >= AS_HIDDEN,
        "announced": COMBINATIONS[how % AS_HIDDEN] or "none",
    }


def _answered(row: Row) -> Event:
    _, seat, word, owed, drawn = row
    return {"event": "answer", "seat": seat, "answer": ANSWERS[word], "owed": owed, "count": drawn}


def _called(row: Row) -> Event:
    _, seat, player, made, _ = row
    return {
        "event": "call",
        "seat": seat,
        "target": player,
        "combination": COMBINATIONS[made],
        "late": seat == player,
    }


def _sacrificed(row: Row) -> Event:
    _, seat, card, pile, tokens = row
    return {"event": "sacrifice", "seat": seat, "card": CARDS[card], "pile": pile + 1, "tokens": tokens}


def _dealt_open(row: Row) -> Event:
    """HW-50: everybody sees the open cards, their owner the hidden one too."""
    _, seat, packed, hidden, count = row
    cards = [CARDS[packed // KINDS**place % KINDS] for place in reversed(range(count))]
    if hidden == NO_CARD:
        return {"event": "deal", "seat": seat, "count": count, "cards": cards}
    return {
        "event": "deal",
        "seat": seat,
        "count": count + 1,
        "cards": [*cards, "?"],
        "private": {seat: {"cards": [*cards, f"{CARDS[hidden]}*"]}},
    }


_TELLERS: dict[int, Teller] = {
    dealing.LAID: _laid,
    dealing.STARTED: lambda row: {"event": "start_pile", "pile": row[3] + 1, "card": CARDS[row[2]]},
    dealing.HID: lambda row: {"event": "hide", "seat": row[1], "private": {row[1]: {"card": CARDS[row[2]]}}},
    dealing.LEFT_OPEN: lambda row: {"event": "leave_open", "seat": row[1]},
    dealing.MUST_DRAW: lambda row: {
        "event": "must_draw",
        "seat": row[1],
        "seats": seats_of(row[2]),
        "count": row[3],
    },
    dealing.ANSWERED: _answered,
    dealing.CALLED: _called,
    dealing.SACRIFICED: _sacrificed,
    dealing.OFFERED: lambda row: {"event": "second_chance", "seat": row[1]},
    dealing.AGAIN_TAKEN: lambda row: {"event": "again", "seat": row[1], "tokens": row[2]},
    dealing.TURN_ENDED: lambda row: {"event": "end", "seat": row[1]},
    dealing.OPEN_DEAL: _dealt_open,
    dealing.OPEN_DRAW: lambda row: {"event": "draw", "seat": row[1], "count": 1, "cards": [CARDS[row[2]]]},
}


class Hawaiki(Rulebook, Telling):
    dtype = STATE
    record = staticmethod(record)
    cards = CARDS
    deck_size = DECK_SIZE
    actions = ACTIONS
    tellers = _TELLERS
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
