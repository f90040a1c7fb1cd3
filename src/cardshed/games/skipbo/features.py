"""What a seat of Skip-Bo sees, as numbers for learners.

All that its view shows and that bears on play (SB-05). Not in it: what only memory keeps (which cards
were shuffled into a renewed draw pile), the order of a discard pile below its two top cards, where in a
building pile its jokers lie, and who began the round.
"""

from __future__ import annotations

from functools import cache

from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Features, rule
from cardshed.engine.state import after
from cardshed.games.skipbo.discards import EMPTY, top_of
from cardshed.games.skipbo.moves import ALL_PLACES, EACH_KIND, stock_top
from cardshed.games.skipbo.state import CARDS, COMPLETE, DECK, JOKER, KINDS, NOTHING, PILES, State

VERSION = 1
HIGHEST = 2**15 - 1
NUMBER_CARDS = sum(count << (card * PILES) for card, count in enumerate(DECK[:JOKER]))
"""Cards counted as in a hand; the jokers, above all others, have more than four bits."""

# The own hand, and what nobody or only others see
IN_HAND = 0  # + card
UNSEEN = IN_HAND + KINDS  # + card

# The table
BUILDING = UNSEEN + KINDS  # + pile × A_BUILDING + the number it needs − 1, then its jokers
A_BUILDING = COMPLETE + 1
JOKERS = COMPLETE
DONE = BUILDING + PILES * A_BUILDING  # + card
DONE_CARDS, DRAW, LAID, PASSES = range(DONE + KINDS, DONE + KINDS + 4)

# The match
ROUND, POINTS, STOCK_SIZE, TEAMS, STOCK_FIRST = range(PASSES + 1, PASSES + 6)

# Each seat, oneself first and then to the left: + place × A_SEAT
SEAT = STOCK_FIRST + 1
TURN, HELD, STOCK, SCORE = range(4)
TOP = 4  # + card
DISCARDED = TOP + KINDS  # + card
DISCARD_PILES = DISCARDED + KINDS  # + discard pile × A_DISCARD_PILE, then its height, + top, + card below
ON_TOP = 1
BELOW_TOP = ON_TOP + KINDS
A_DISCARD_PILE = BELOW_TOP + KINDS
A_SEAT = DISCARD_PILES + PILES * A_DISCARD_PILE


@cache
def features(seats: int) -> tuple[str, ...]:
    """The names of all features, in order. Seats are counted from the one that looks.

    >>> features(2)[:2], len(features(2)), len(features(6))
    (('hand.1', 'hand.2'), 376, 928)
    """
    building = (*(f"needs.{number}" for number in CARDS[:COMPLETE]), "jokers")
    return (
        *(f"hand.{card}" for card in CARDS),
        *(f"unseen.{card}" for card in CARDS),
        *(f"b{pile + 1}.{what}" for pile in range(PILES) for what in building),
        *(f"done.{card}" for card in CARDS),
        *("done", "draw", "laid", "passes"),
        *("round", "points", "stock_size", "teams", "stock_first"),
        *(f"{name}.{place}{what}" for place in range(seats) for name, what in _of_a_seat()),
    )


def _of_a_seat() -> list[tuple[str, str]]:
    pile = ("height", *(f"{where}.{card}" for where in ("top", "below") for card in CARDS))
    return [
        *((name, "") for name in ("turn", "held", "stock", "score")),
        *((name, f".{card}") for name in ("top", "discarded") for card in CARDS),
        *((f"d{place + 1}", f".{what}") for place in range(PILES) for what in pile),
    ]


@rule
def observe(s: State, seat: int, out: Features) -> None:
    """SB-05: the own hand, all piles that lie open, the tops of the stocks, and all counts."""
    see_counts(int(s.hand[seat]), IN_HAND, out)
    unseen = NUMBER_CARDS + (int(s.joker_cards) << (JOKER * PILES)) - int(s.hand[seat])
    for pile in range(PILES):
        see_building(s, pile, BUILDING + pile * A_BUILDING, out)
        unseen -= building_cards(s, pile)
    for card in range(KINDS):
        out[DONE + card] = s.aside[card]
        unseen -= int(s.aside[card]) << (card * PILES)
    see_match(s, out)
    at = SEAT
    other = seat
    for _ in range(int(s.seats)):
        see_seat(s, other, at, out)
        unseen -= open_cards(s, other)
        other = after(s, other)
        at += A_SEAT
    see_counts(unseen, UNSEEN, out)


@rule
def see_counts(cards: int, at: int, out: Features) -> None:
    """How many there are of each kind."""
    for card in range(JOKER):
        out[at + card] = cards >> (card * PILES) & ALL_PLACES
    out[at + JOKER] = cards >> (JOKER * PILES)


@rule
def see_building(s: State, pile: int, at: int, out: Features) -> None:
    """SB-20: the number it needs next, 1 for a new pile; and how many jokers lie in it."""
    out[at + int(s.height[pile])] = 1
    jokers = int(s.jokers[pile])
    while jokers:
        out[at + JOKERS] += 1
        jokers &= jokers - 1


@rule
def building_cards(s: State, pile: int) -> int:
    """SB-20: the cards of a building pile: those from 1 to its top, jokers in place of some."""
    cards = EACH_KIND & ((1 << (int(s.height[pile]) * PILES)) - 1)
    jokers = int(s.jokers[pile])
    while jokers:
        cards += (1 << (JOKER * PILES)) - (1 << (lowest_bit(jokers) * PILES))
        jokers &= jokers - 1
    return cards


@rule
def open_cards(s: State, owner: int) -> int:
    """SB-05: the cards that lie open before a seat."""
    cards = int(s.discarded[owner])
    if s.reserve_n[owner] > 0:
        cards += 1 << (stock_top(s, owner) * PILES)
    return cards


@rule
def see_match(s: State, out: Features) -> None:
    """SB-02, SB-12, SB-30, SB-32, SB-41, SB-50: what there is to draw, the turn, the round, the options."""
    out[DONE_CARDS] = s.aside_n
    out[DRAW] = s.stock_n
    out[LAID] = s.laid
    out[PASSES] = s.passes
    out[ROUND] = s.round_no
    out[POINTS] = min(int(s.points), HIGHEST)
    out[STOCK_SIZE] = s.stock_size
    out[TEAMS] = s.teams
    out[STOCK_FIRST] = s.stock_first


@rule
def see_seat(s: State, seat: int, at: int, out: Features) -> None:
    """SB-02, SB-05, SB-15: whether it is in turn, its cards in hand and stock, points, the top of its
    stock, and its discard piles."""
    if seat == s.turn:
        out[at + TURN] = 1
    out[at + HELD] = s.hand_n[seat]
    out[at + STOCK] = s.reserve_n[seat]
    out[at + SCORE] = min(int(s.scores[seat]), HIGHEST)
    top = stock_top(s, seat)
    if top != NOTHING:
        out[at + TOP + top] = 1
    see_counts(int(s.discarded[seat]), at + DISCARDED, out)
    for place in range(PILES):
        see_discard_pile(s, seat, place, at + DISCARD_PILES + place * A_DISCARD_PILE, out)


@rule
def see_discard_pile(s: State, owner: int, place: int, at: int, out: Features) -> None:
    """SB-15: the card that can be laid, the one that can be laid after it, and how many there are."""
    pile = int(s.discard[owner, place])
    if pile == EMPTY:
        return
    out[at] = s.discard_n[owner, place]
    out[at + ON_TOP + top_of(pile)] = 1
    below = int(s.below_top[owner, place])
    if below != NOTHING:
        out[at + BELOW_TOP + below] = 1
