"""What seats remember beyond what they see, where games share it.

``known[observer, holder, kind]`` counts the cards that an observer knows to be in a hand; with itself
for the holder it is the observer's own hand, all of it. When the stock is renewed everybody knows which
cards are in it: while ``apart`` is set, ``fresh`` are those of them that the observer has not seen
since, and ``drawn`` says how many of the unknown cards in each hand are among them. All other hidden
cards lie where they lay before. Where it cannot be told which of the two a card seen was, the observer
stops keeping them apart: what is remembered may tell too little, never anything false.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from cardshed.engine.chance import below
from cardshed.engine.compile import Log, Words, rule
from cardshed.engine.errors import BadInput
from cardshed.engine.events import DRAW, ROUND
from cardshed.engine.fields import Fields, items, whole
from cardshed.engine.record import EACH_KIND, EACH_SEAT, Record, i1, i2
from cardshed.engine.state import WithStock

NO_CHANGE, GOT, LOST, MIXED = range(4)
"""How a row of a log changes a hand; MIXED where hands change in a way that cannot be taken back."""

Counts = npt.NDArray[np.int64]
"""How many of each kind, often a row for each seat."""
NOTHING_SHOWN: Counts = np.zeros((1, 1), dtype=np.int64)
"""Where no card of a hand lies open."""


class Memory(Record):
    """What is remembered in every game that remembers like this."""

    known = i1[EACH_SEAT, EACH_SEAT, EACH_KIND]
    known_n = i2[EACH_SEAT, EACH_SEAT]
    apart = i1[EACH_SEAT]
    fresh = i1[EACH_SEAT, EACH_KIND]
    drawn = i2[EACH_SEAT, EACH_SEAT]
    stock_n = i2  # cards in the stock, as far as the log has been read
    under = i2  # cards at its bottom that everybody has seen


@rule
def first_row(log: Log) -> int:
    """The row that a log matters from: a new round makes all before it forgotten."""
    assert log is not None
    for row in range(int(log[0, 0]), 1, -1):
        if log[row, 0] == ROUND:
            return row
    return 1


@rule
def begin_round(memory: Memory, s: WithStock, log: Log, row: int) -> None:
    """All is forgotten; the stock has what it holds now and what this log tells to have been drawn."""
    assert log is not None
    forget_all(memory)
    memory.stock_n = int(s.stock_n)
    for later in range(row + 1, int(log[0, 0]) + 1):
        if log[later, 0] == DRAW and log[later, 2] >= 0:
            memory.stock_n += 1


@rule
def forget_all(memory: Memory) -> None:
    memory.known[:] = 0
    memory.known_n[:] = 0
    memory.apart[:] = 0
    memory.fresh[:] = 0
    memory.drawn[:] = 0
    memory.stock_n = 0
    memory.under = 0


@rule
def unknown_in(memory: Memory, observer: int, holder: int) -> int:
    """How many cards of a hand the observer does not know."""
    return int(memory.known_n[holder, holder]) - int(memory.known_n[observer, holder])


@rule
def hold(memory: Memory, observer: int, holder: int, card: int) -> None:
    """The observer knows of one card more in a hand."""
    memory.known[observer, holder, card] += 1
    memory.known_n[observer, holder] += 1


@rule
def release(memory: Memory, observer: int, holder: int, card: int) -> bool:
    """One card less; tells whether the observer knew of such a card in that hand."""
    if memory.known[observer, holder, card] == 0:
        return False
    memory.known[observer, holder, card] -= 1
    memory.known_n[observer, holder] -= 1
    return True


@rule
def mix(memory: Memory, observer: int) -> None:
    """The observer no longer keeps fresh cards apart from the others."""
    memory.apart[observer] = 0
    memory.fresh[observer, :] = 0
    memory.drawn[observer, :] = 0


@rule
def see_fresh(memory: Memory, observer: int, card: int) -> None:
    """A card of the renewed stock is seen."""
    if memory.fresh[observer, card] > 0:
        memory.fresh[observer, card] -= 1
    else:
        mix(memory, observer)


@rule
def see_unknown(memory: Memory, observer: int, holder: int, card: int) -> None:
    """A card shows itself that is still counted in a hand and was not known there."""
    drawn = int(memory.drawn[observer, holder])
    if not memory.apart[observer] or drawn == 0:
        return
    if drawn == unknown_in(memory, observer, holder):
        memory.drawn[observer, holder] -= 1
        see_fresh(memory, observer, card)
    elif memory.fresh[observer, card] > 0:
        mix(memory, observer)


@rule
def note_lay(memory: Memory, seats: int, seat: int, card: int) -> None:
    """A card leaves a hand and is seen by all."""
    for observer in range(seats):
        if observer != seat and not release(memory, observer, seat, card):
            see_unknown(memory, observer, seat, card)
    release(memory, seat, seat, card)


@rule
def note_draw(memory: Memory, seats: int, seat: int, card: int, open_to_all: bool) -> bool:
    """A card goes from the stock into a hand; tells whether all know it, having seen it put there."""
    from_known_place = int(memory.stock_n) <= int(memory.under)
    memory.stock_n -= 1
    if from_known_place:
        memory.under -= 1
    for observer in range(seats):
        sees = open_to_all or observer == seat
        if sees or from_known_place:
            hold(memory, observer, seat, card)
        if memory.apart[observer] and not from_known_place:
            if sees:
                see_fresh(memory, observer, card)
            else:
                memory.drawn[observer, seat] += 1
    return from_known_place


@rule
def note_put_under(memory: Memory) -> None:
    """A card that all have seen goes under the stock."""
    memory.stock_n += 1
    memory.under += 1


@rule
def note_shuffle(memory: Memory, s: WithStock, log: Log, row: int, draws: int) -> None:
    """All know what is in a renewed stock: what it holds now and what this log tells to have been drawn
    from it, in rows of the kind ``draws``."""
    assert log is not None
    memory.stock_n = int(log[row, 2])
    memory.under = 0
    for observer in range(int(s.seats)):
        mix(memory, observer)
        memory.apart[observer] = 1
        for i in range(int(s.stock_n)):
            memory.fresh[observer, int(s.stock[i])] += 1
        for later in range(row + 1, int(log[0, 0]) + 1):
            if log[later, 0] == draws and log[later, 2] >= 0:
                memory.fresh[observer, log[later, 2]] += 1


@rule
def know_each_other(memory: Memory) -> None:
    """Of two players, each knows what the other holds when all other cards have been seen."""
    for observer in range(2):
        mix(memory, observer)
        for card in range(memory.known.shape[2]):
            memory.known[observer, 1 - observer, card] = memory.known[1 - observer, 1 - observer, card]
        memory.known_n[observer, 1 - observer] = memory.known_n[1 - observer, 1 - observer]


@rule
def pour(s: WithStock, counts: int, kinds: int) -> None:
    """Puts cards on the stock in the order of their kinds, given how many of each: four bits a kind,
    five for the last."""
    n = int(s.stock_n)
    for card in range(kinds):
        for _ in range(counts >> 4 * card & (15 if card < kinds - 1 else 31)):
            s.stock[n] = card
            n += 1
    s.stock_n = n


@rule
def settle_stock(s: WithStock, words: Words) -> None:
    """Puts what has no order yet in the stock in random order, from a fair stream."""
    settled = int(s.settled)
    words.word[0] += np.uint64(1)
    words.word[1] = np.uint64(0)
    for i in range(int(s.stock_n) - 1, settled, -1):
        j = settled + below(words, i + 1 - settled)
        s.stock[i], s.stock[j] = s.stock[j], s.stock[i]
    s.settled = s.stock_n


# Outside the rules: what a record shows, and memories written and read.


def count_kinds(cards: Any, kinds: int) -> Counts:
    """How many of each kind are among some cards."""
    return np.bincount(np.asarray(cards, dtype=np.int64), minlength=kinds)


def names_of(counts: Any, names: Sequence[str]) -> list[str]:
    """Cards by their names, in the order of their kinds."""
    return [names[kind] for kind in np.arange(len(names)).repeat(counts).tolist()]


def see_own(memory: Memory, s: WithStock, hands: Counts) -> None:
    """What a record shows: each seat its own hand, and the size of the stock to all."""
    for seat, hand in enumerate(hands):
        memory.known[seat, seat] = hand
        memory.known_n[seat, seat] = hand.sum()
    memory.stock_n = s.stock_n


def keep_known(memory: Memory, s: WithStock, seat: int, hands: Counts) -> None:
    """After a new deal of what a seat does not know: others keep what they know of its own hand, and of
    the other hands only what the seat knows too."""
    for other in range(int(s.seats)):
        if other != seat:
            mix(memory, other)
            for holder in range(int(s.seats)):
                if holder != seat:
                    shared = np.minimum(memory.known[other, holder], memory.known[seat, holder])
                    memory.known[other, holder] = shared
                    memory.known_n[other, holder] = shared.sum()
    see_own(memory, s, hands)


def write_shared(memory: Memory, seats: int, shown: Counts, names: Sequence[str]) -> dict[str, Any]:
    """What is remembered of hands and stock, less what ``shown`` says is open to all in each hand."""
    known = memory.known[:seats, :seats] - shown
    known[range(seats), range(seats)] = 0
    fresh = [
        {"cards": names_of(memory.fresh[o], names), "drawn": memory.drawn[o, :seats].tolist()}
        if memory.apart[o]
        else None
        for o in range(seats)
    ]
    found = {
        "known": [[names_of(hand, names) for hand in row] for row in known] if known.any() else None,
        "fresh": fresh if any(fresh) else None,
        "under": int(memory.under),
    }
    return {name: value for name, value in found.items() if value}


def read_known(memory: Memory, s: WithStock, hands: Counts, shown: Counts, fields: Fields) -> None:
    """Fills in what was seen to go under the stock or into hands; refuses what is not there."""
    memory.under = fields.whole("memory.under", 0, 0, int(s.stock_n))
    _read_hands(memory, hands, shown, fields)
    see_own(memory, s, hands)


def read_fresh(memory: Memory, s: WithStock, hands: Counts, fields: Fields) -> None:
    """Fills in what is known of a renewed stock; refuses what the cards contradict."""
    stock = count_kinds(s.stock[int(memory.under) : int(s.stock_n)], hands.shape[1])
    rows = items("memory.fresh", fields.raw("memory.fresh", [None] * len(hands)), len(hands))
    for o, value in enumerate(rows):
        if value is not None:
            _read_fresh(memory, o, hands, stock, f"memory.fresh[{o}]", value, fields)


def _read_hands(memory: Memory, hands: Counts, shown: Counts, fields: Fields) -> None:
    """What observers know of hands, besides what is open to all."""
    seats = len(hands)
    known = memory.known[:seats, :seats]
    known += shown.astype(known.dtype)
    for o, row in enumerate(items("memory.known", fields.raw("memory.known", [[[]] * seats] * seats), seats)):
        for h, cards in enumerate(items(f"memory.known[{o}]", row, seats)):
            name = f"memory.known[{o}][{h}]"
            numbers = fields.parse_cards(name, cards, int(hands[h].sum()))
            if o == h and numbers:
                raise BadInput(name, "must be empty: a seat sees its own hand")
            if numbers:
                known[o, h] += count_kinds(numbers, hands.shape[1]).astype(known.dtype)
                if (known[o, h] > hands[h]).any():
                    raise BadInput(name, f"the hand of seat {h} does not hold these cards")
    memory.known_n[:seats, :seats] = known.sum(axis=2)


def _read_fresh(
    memory: Memory, o: int, hands: Counts, stock: Counts, name: str, value: Any, fields: Fields
) -> None:
    """What an observer has not seen of the renewed stock: what is in it, and what hands have drawn."""
    if not isinstance(value, dict) or set(value) != {"cards", "drawn"}:
        raise BadInput(name, 'must be null or {"cards": …, "drawn": …}')
    cards = fields.parse_cards(f"{name}.cards", value["cards"], int(hands.sum() + stock.sum()))
    fresh = count_kinds(cards, hands.shape[1])
    drawn = []
    for h, count in enumerate(items(f"{name}.drawn", value["drawn"], len(hands))):
        drawn.append(whole(f"{name}.drawn[{h}]", count, 0, 0 if h == o else unknown_in(memory, o, h)))
    unknown = hands - memory.known[o, : len(hands)]
    if (fresh < stock).any() or fresh.sum() != stock.sum() + sum(drawn):
        raise BadInput(f"{name}.cards", "must be the cards of the stock and as many as were drawn from it")
    if not _could_be_drawn(fresh - stock, unknown, drawn):
        raise BadInput(f"{name}.cards", "the hands do not hold what was drawn")
    memory.apart[o] = 1
    memory.fresh[o] = fresh
    memory.drawn[o, : len(hands)] = drawn


def _could_be_drawn(cards: Counts, unknown: Counts, drawn: Sequence[int]) -> bool:
    """Whether each hand can have drawn so many of some cards: any hands together must hold enough of
    them (Hall's theorem)."""
    drawing = [h for h, count in enumerate(drawn) if count]
    return all(
        np.minimum(cards, unknown[list(some)].sum(axis=0)).sum() >= sum(drawn[h] for h in some)
        for size in range(1, len(drawing) + 1)
        for some in combinations(drawing, size)
    )
