"""Positions of Solo: written, read and hidden."""

from __future__ import annotations

from typing import Any

from cardshed.engine.compile import State
from cardshed.engine.errors import BadInput
from cardshed.engine.events import seats_of
from cardshed.engine.fields import Fields, check_copies, items, whole
from cardshed.engine.positions import Position
from cardshed.engine.state import MOST_MOVES_A_ROUND
from cardshed.games.solo.effects import following, forget_pending
from cardshed.games.solo.hands import add_card, can_draw, no_discards, put_on_discard, top_card
from cardshed.games.solo.state import (
    CARDS,
    COLOR,
    COLORS,
    DECK,
    DECK_SIZE,
    DRAW,
    DRAW_FOUR,
    EFFECT,
    EFFECT_NAMES,
    EXCHANGE,
    GIFTS,
    GIVING,
    KINDS,
    NOTHING,
    PLAIN_DECK,
    PRESENT,
    PROTECT,
    ROTATE,
    ROTATION,
    SHIELD,
    SKIP,
)

_EFFECTS = {EFFECT_NAMES[effect]: effect for effect in (SKIP, EXCHANGE, PRESENT, ROTATION, GIVING)}
"""What can be pending, by name."""
MOST_OWED = 4 * MOST_MOVES_A_ROUND


def read(s: State, fields: Fields) -> None:
    forget_pending(s)
    _read_cards(s, fields)
    _read_table(s, fields)
    drawn = fields.raw("drawn")
    if drawn is not None:
        s.drawn = fields.card("drawn", drawn)
        if not int(s.held[s.turn, 0]) >> int(s.drawn) & 1:
            raise BadInput("drawn", f"the hand of seat {s.turn} has no {drawn}")
        if s.owed:
            raise BadInput("drawn", "nothing is drawn while cards are owed")
    s.passes = fields.whole("passes", 0, 0, fields.seats - 1)
    if s.passes and (can_draw(s) or s.owed or drawn is not None):
        raise BadInput("passes", "nobody passes while there are cards to draw or to take")
    pending = fields.raw("pending")
    if pending is not None:
        _read_pending(s, pending)
    _check_quiet(s)


def _read_cards(s: State, fields: Fields) -> None:
    used = [0] * KINDS
    for seat, hand in enumerate(fields.piles("hands", fields.seats, DECK_SIZE)):
        for card in hand:
            used[card] += 1
            add_card(s, seat, card)
        if not hand and not s.over:
            raise BadInput(f"hands[{seat}]", "has no card left: that round is over")
    stock = fields.cards("stock", DECK_SIZE)
    discard = fields.cards("discard", DECK_SIZE)
    if not discard:
        raise BadInput("discard", "must have at least one card")
    for card in stock + discard:
        used[card] += 1
    deck = list(DECK if s.extras else PLAIN_DECK)
    deck[COLOR], deck[DRAW_FOUR] = int(s.color_cards), int(s.draw_fours)
    check_copies(used, deck, CARDS, "hands, stock and discard")
    s.stock[: len(stock)] = stock
    s.stock_n = s.settled = len(stock)
    no_discards(s)
    for card in discard:
        put_on_discard(s, card)


def _read_table(s: State, fields: Fields) -> None:
    s.direction = fields.whole("direction", 1, -1, 1)
    if s.direction == 0:
        raise BadInput("direction", "must be 1 (leftwards) or -1, not 0")
    s.dealer = fields.seat("dealer", (int(s.first) - 1) % fields.seats)
    first = (int(s.dealer) + 1) % fields.seats
    if fields.raw("first", first) != first:
        raise BadInput("first", "must be the seat after the dealer")
    s.first = first
    top = top_card(s)
    color = fields.word("color", _color_of(top), COLORS)
    if color is None:
        raise BadInput("color", f"is missing: {CARDS[top]} does not show the colour in force")
    s.color = COLORS.index(color)
    s.owed = fields.whole("owed", 0, 0, MOST_OWED)
    if s.owed and EFFECT[top] != DRAW:
        raise BadInput("owed", "cards are owed only while a draw card is on top of the discard pile")
    if s.owed % 2 or (s.owed == 2 and top == DRAW_FOUR):
        raise BadInput("owed", f"draw cards cannot add up to {s.owed}")


def _color_of(card: int) -> str | None:
    """The colour a card brings by itself."""
    if card in (ROTATE, COLOR, DRAW_FOUR):
        return None
    if SHIELD <= card < COLOR:
        return COLORS[card - SHIELD]
    return CARDS[card][0]


def _read_pending(s: State, pending: Any) -> None:
    if not isinstance(pending, dict) or pending.get("effect") not in list(_EFFECTS):
        raise BadInput("pending", f'must be null or {{"effect": …}} with one of {", ".join(_EFFECTS)}')
    effect = _EFFECTS[pending["effect"]]
    names = {GIVING: {"to", "cards"}, ROTATION: {"asked", "shielded", "last_shield"}}.get(effect, {"asked"})
    for name in pending:
        if name not in names | {"effect"}:
            raise BadInput(f"pending.{name}", "there is no such field for this effect")
    if not s.extras:
        raise BadInput("pending", "without extras nobody is asked")
    s.pending = effect
    if effect == GIVING:
        _read_giving(s, pending)
    elif effect == ROTATION:
        _read_rotation(s, pending)
    else:
        _read_asked(s, pending, effect)


def _read_asked(s: State, pending: Position, effect: int) -> None:
    """One seat is struck by the card on top."""
    s.asked = _seats(s, pending, "asked")
    if EFFECT[top_card(s)] != effect:
        raise BadInput("pending.effect", f"{CARDS[top_card(s)]} on top of the discard pile does not do that")
    if len(seats_of(int(s.asked))) != 1:
        raise BadInput("pending.asked", "must name one seat")
    if effect == SKIP and s.asked != 1 << following(s, int(s.turn)):
        raise BadInput("pending.asked", "a skip strikes the next seat")


def _read_rotation(s: State, pending: Position) -> None:
    s.asked = _seats(s, pending, "asked")
    s.shielded = _seats(s, pending, "shielded")
    if not s.asked:
        raise BadInput("pending.asked", "must name those whose answer is awaited")
    if s.asked & s.shielded:
        raise BadInput("pending.shielded", "names a seat whose answer is awaited")
    last = pending.get("last_shield")
    if last is not None:
        s.last_shield = whole("pending.last_shield", last, 0, int(s.seats) - 1)
    if bool(s.shielded) != (last is not None) or (last is not None and not int(s.shielded) >> last & 1):
        raise BadInput("pending.last_shield", "must be one of those shielded, if there are any")
    if EFFECT[top_card(s)] != (PROTECT if s.shielded else ROTATION):
        raise BadInput("pending.effect", "the card on top of the discard pile does not agree")


def _read_giving(s: State, pending: Position) -> None:
    s.receiver = whole("pending.to", pending.get("to"), 0, int(s.seats) - 1)
    s.gifts = whole("pending.cards", pending.get("cards", GIFTS), 1, GIFTS)
    if s.receiver == s.turn:
        raise BadInput("pending.to", "nobody gives themselves a gift")
    if EFFECT[top_card(s)] != PRESENT:
        raise BadInput("pending.effect", "no gift is on top of the discard pile")
    if s.left[s.turn] <= s.gifts:
        raise BadInput("pending.cards", "the giver would have gone out by giving all their cards at once")


def _seats(s: State, pending: Position, name: str) -> int:
    """Several seats other than the one in turn, as a mask."""
    field = f"pending.{name}"
    given = pending.get(name)
    mask = 0
    for i, value in enumerate(items(field, [] if given is None else given, None)):
        seat = whole(f"{field}[{i}]", value, 0, int(s.seats) - 1)
        if seat == s.turn or mask >> seat & 1:
            raise BadInput(f"{field}[{i}]", f"cannot be seat {seat}")
        mask |= 1 << seat
    return mask


def _check_quiet(s: State) -> None:
    """Refuses two things pending at once, anything pending after the end, and negative scores."""
    for seat in range(int(s.seats)):
        if s.scores[seat] < 0:
            raise BadInput(f"scores[{seat}]", "must not be negative")
    if s.pending and (s.owed or s.drawn != NOTHING or s.passes):
        raise BadInput("pending", "nothing else is owed, drawn or passed while an effect is pending")
    if s.over and (s.pending or s.owed or s.drawn != NOTHING or s.passes):
        raise BadInput("over", "nothing is pending after the end of the match")
