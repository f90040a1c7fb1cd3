"""Positions of Mau-Mau that somebody wrote, read and checked."""

from __future__ import annotations

from cardshed.engine.errors import BadInput
from cardshed.engine.fields import Fields, check_copies
from cardshed_maumau.rules import can_draw, suit_of_card, top_card
from cardshed_maumau.state import CARDS, DRAWN_FOR_A_SEVEN, JACK, KINDS, SEVENS, SUITS, State


def read(s: State, fields: Fields) -> None:
    _read_cards(s, fields)
    top = top_card(s)
    own = SUITS[suit_of_card(top)]
    s.suit = SUITS.index(fields.word("suit", own, SUITS if top >= JACK else (own,)) or own)
    s.owed = fields.whole("owed", 0, 0, DRAWN_FOR_A_SEVEN * len(SUITS))
    if s.owed and (s.over or s.owed % DRAWN_FOR_A_SEVEN or not SEVENS >> top & 1):
        raise BadInput("owed", "cards are owed two by two, to whoever is next after a seven")
    s.drew = fields.flag("drew")
    if s.drew and (s.owed or s.over):
        raise BadInput("drew", "nobody has drawn while cards are owed, or after the end")
    s.passes = fields.whole("passes", 0, 0, fields.seats - 1)
    if s.passes and (can_draw(s) or s.owed or s.drew or s.over):
        raise BadInput("passes", "nobody passes while there are cards to draw or to take")


def _read_cards(s: State, fields: Fields) -> None:
    hands = fields.piles("hands", fields.seats, KINDS)
    discard, stock = fields.cards("discard", KINDS), fields.cards("stock", KINDS)
    if not discard:
        raise BadInput("discard", "must have at least one card")
    used = [*discard, *stock, *(card for hand in hands for card in hand)]
    counts = [used.count(card) for card in range(KINDS)]
    check_copies(counts, [1] * KINDS, CARDS, "hands, discard and stock")
    for seat, hand in enumerate(hands):
        s.held[seat] = sum(1 << card for card in hand)
        if not hand and not s.over:
            raise BadInput(f"hands[{seat}]", "has no card left: that round is over")
        if s.scores[seat] < 0:
            raise BadInput(f"scores[{seat}]", "must not be negative")
    s.discard_n, s.discard[: len(discard)] = len(discard), discard
    s.stock_n, s.stock[: len(stock)] = len(stock), stock
    s.settled = len(stock)
