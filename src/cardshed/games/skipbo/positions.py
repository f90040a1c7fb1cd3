"""Positions of Skip-Bo: written, read and hidden."""

from __future__ import annotations

from cardshed.engine.compile import State
from cardshed.engine.errors import BadInput
from cardshed.engine.fields import Fields, check_copies
from cardshed.games.skipbo import moves, rules
from cardshed.games.skipbo.discards import no_discards, put_on
from cardshed.games.skipbo.state import (
    CARDS,
    COMPLETE,
    DECK,
    DECK_SIZE,
    JOKER,
    KINDS,
    MOST_ROUNDS,
    PILES,
    STOCK,
)


def read(s: State, fields: Fields) -> None:
    used = [0] * KINDS
    _read_seats(s, fields, used)
    discards = fields.seat_piles("discards", PILES, DECK_SIZE)
    for piles in discards:
        for pile in piles:
            _count(pile, used)
    _read_building(s, fields, used)
    _read_draw(s, fields, used)
    _fill_discards(s, discards)
    _read_turn(s, fields)
    _check_match(s)


def _read_seats(s: State, fields: Fields, used: list[int]) -> None:
    """Hands and stocks; a round that somebody has won is no position."""
    for seat, hand in enumerate(fields.piles("hands", fields.seats, int(s.hand_size))):
        _count(hand, used)
        for card in hand:
            rules.put_in_hand(s, seat, card)
    for seat, stock in enumerate(fields.piles("stocks", fields.seats, max(STOCK, int(s.stock_size)))):
        _count(stock, used)
        s.reserve[seat, : len(stock)] = stock
        s.reserve_n[seat] = len(stock)
    for seat in range(fields.seats):
        if not s.over and rules.side_stock(s, seat) == 0:
            raise BadInput(f"stocks[{seat}]", "has no card left: that round is over")


def _read_building(s: State, fields: Fields, used: list[int]) -> None:
    """SB-20, SB-21: piles that go up from 1 and are not complete."""
    for i, pile in enumerate(fields.piles("building", PILES, DECK_SIZE)):
        for place, card in enumerate(pile):
            name = f"building[{i}][{place}]"
            if place + 1 == COMPLETE:
                raise BadInput(name, "completes the pile, which then lies in done")
            if card == JOKER:
                s.jokers[i] |= 1 << place
            elif card != place:
                raise BadInput(name, f"must be {CARDS[place]} or S, not {CARDS[card]}")
        _count(pile, used)
        s.height[i] = len(pile)


def _read_draw(s: State, fields: Fields, used: list[int]) -> None:
    """The draw pile and what is set aside for it; with these all cards are counted."""
    draw = fields.cards("draw", DECK_SIZE)
    done = fields.cards("done", DECK_SIZE)
    _count(draw + done, used)
    deck = [*DECK[:JOKER], int(s.joker_cards)]
    check_copies(used, deck, CARDS, "hands, stocks, discards, building, draw and done")
    s.stock[: len(draw)] = draw
    s.stock_n = s.settled = len(draw)
    s.aside[:] = [done.count(card) for card in range(KINDS)]
    s.aside_n = len(done)


def _fill_discards(s: State, discards: list[list[list[int]]]) -> None:
    """Puts the cards on their piles; all cards have been counted, so that there is room for them."""
    no_discards(s)
    for seat, piles in enumerate(discards):
        for place, pile in enumerate(piles):
            for card in pile:
                put_on(s, seat, place, card)


def _count(cards: list[int], used: list[int]) -> None:
    for card in cards:
        used[card] += 1


def _read_turn(s: State, fields: Fields) -> None:
    """What this turn has done, and how many passed before it."""
    s.laid = fields.flag("laid")
    s.passes = fields.whole("passes", 0, 0, fields.seats - 1)
    if s.over and (s.laid or s.passes):
        raise BadInput("laid" if s.laid else "passes", "means nothing when the match is over")
    for back in range(1, int(s.passes) + 1):
        seat = (int(s.turn) - back) % fields.seats
        if s.hand_n[seat]:
            raise BadInput("passes", f"seat {seat} holds cards and cannot have passed")
    if s.passes and not s.laid and (s.stock_n or s.aside_n):
        raise BadInput("passes", "nobody can have passed with cards to draw")


def _check_match(s: State) -> None:
    """SB-41, SB-42, SB-52: a match that has not ended yet, scores that a team shares."""
    last = MOST_ROUNDS if s.points else 1
    if s.round_no > last:
        raise BadInput("round", f"this match has at most {last} rounds")
    for seat in range(int(s.seats)):
        if s.scores[seat] < 0:
            raise BadInput(f"scores[{seat}]", "must not be negative")
        if not s.over and s.points and s.scores[seat] >= s.points:
            raise BadInput(f"scores[{seat}]", f"has reached {s.points} points: that match is over")
        if s.teams and s.scores[seat] != s.scores[moves.partner(s, seat)]:
            raise BadInput(f"scores[{seat}]", "must be the same as the partner's")
