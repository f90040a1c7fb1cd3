"""A careful player of Skip-Bo, by rules of thumb, from what its seat can see."""

from __future__ import annotations

from cardshed.engine.bits import count_bits, lowest_bit
from cardshed.engine.compile import Moves, Words, rule
from cardshed.engine.state import after
from cardshed.games.skipbo.moves import discard_places, openings, partner, stock_top, takers
from cardshed.games.skipbo.plans import (
    NEVER,
    NOWHERE,
    all_heights,
    best_run,
    between,
    danger,
    first_so_high,
    height_of,
    held,
    kinds_of,
    own_hopes,
    owner_of,
    places_shared,
    raised,
    shown,
    tops,
)
from cardshed.games.skipbo.prospects import worth as worth
from cardshed.games.skipbo.state import (
    COMPLETE,
    DISCARD,
    JOKER,
    LAY,
    LAY_DISCARD,
    NOTHING,
    OWN_PILES,
    PARTNERS_PILES,
    PASS,
    PILES,
    State,
)

# What a discard gains and costs, in the measure of plans; found by self-play.
ON_NOTHING = -8
ON_EQUAL = -3
ON_NEXT = 7
ON_HIGHER = -8
ON_LOWER = -23
A_STEP_APART = -2
ON_JOKER = -170
A_JOKER = -330
A_DOUBLE = 10
LIKE_STOCK = 6
CLOSE = 15
"""Discards worth a thought come so close to the best one."""


@rule
def greedy(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """SB-12: the stock card when it can be laid, else the best run of lays, else a discard."""
    action = stock_lay(s, seat)
    if action != NOWHERE:
        return action
    action = best_lay(s, seat)
    if action != NOWHERE:
        return action
    return best_discard(s, seat)[1]


# Laying


@rule
def stock_lay(s: State, seat: int) -> int:
    """Laying one's stock card or the partner's, if either can be laid."""
    opens = openings(s)
    places = takers(opens, stock_top(s, seat))
    if places:
        return OWN_PILES + safest(s, seat, places)
    if s.teams:
        places = takers(opens, stock_top(s, partner(s, seat)))
        if places:
            return PARTNERS_PILES + safest(s, seat, places)
    return NOWHERE


@rule
def safest(s: State, seat: int, places: int) -> int:
    """The pile where a card more helps the next opponent least; only for a joker do they differ."""
    pile = lowest_bit(places)
    if places & (places - 1) == 0:
        return pile
    heights = all_heights(s)
    least = danger(s, seat, raised(heights, pile))
    for other in range(pile + 1, PILES):
        if (places >> other) & 1:
            there = danger(s, seat, raised(heights, other))
            if there < least:
                least = there
                pile = other
    return pile


@rule
def best_lay(s: State, seat: int) -> int:
    """The first lay of the best run, if that is better than to lay nothing."""
    heights = all_heights(s)
    reach = int(s.hand[seat]) + tops(s, seat, 0)
    best = own_hopes(s, seat, heights, reach) - danger(s, seat, heights)
    action = NOWHERE
    for pile in range(PILES):
        if first_so_high(heights, pile):
            worth_it, first = best_run(s, seat, pile, heights)
            if first != NOWHERE and worth_it > best:
                best = worth_it
                action = first
    return action


# Discarding


@rule
def best_discard(s: State, seat: int) -> tuple[int, int]:
    """SB-12, SB-31: what the least costly discard comes to, and which it is; passing with an empty hand."""
    best = NEVER
    action = PASS
    heights = all_heights(s)
    kinds = kinds_of(int(s.hand[seat]))
    while kinds:
        card = lowest_bit(kinds) // PILES
        kinds &= kinds - 1
        spare = to_spare(s, seat, heights, card)
        for place in range(places_shared(s)):
            if may_discard_on(s, seat, place):
                score = spare + fit(s, seat, heights, card, place)
                if score > best:
                    best = score
                    action = discard_action(card, place)
    return best, action


@rule
def may_discard_on(s: State, seat: int, place: int) -> bool:
    """SB-51, SB-61: the partner's piles too; only the first empty one."""
    return (discard_places(s, owner_of(s, seat, place)) >> (place % PILES)) & 1 != 0


@rule
def discard_action(card: int, place: int) -> int:
    base = OWN_PILES if place < PILES else PARTNERS_PILES
    return base + DISCARD + card * PILES + place % PILES


@rule
def to_spare(s: State, seat: int, heights: int, card: int) -> int:
    """How easily a card is missed in hand: one of two, one like the stock card, one not needed soon."""
    if card == JOKER:
        return A_JOKER
    spare = (card + steps_away(heights, card)) // 2
    if held(int(s.hand[seat]), card) > 1:
        spare += A_DOUBLE
    if stock_top(s, seat) == card:
        spare += LIKE_STOCK
    return spare


@rule
def steps_away(heights: int, card: int) -> int:
    """How many cards go before this one on the nearest pile."""
    nearest = COMPLETE
    for pile in range(PILES):
        nearest = min(nearest, (card - height_of(heights, pile) + COMPLETE) % COMPLETE)
    return nearest


@rule
def fit(s: State, seat: int, heights: int, card: int, place: int) -> int:
    """What it comes to to cover the top of a discard pile by this card: its order, and what is left
    in reach for the stock card."""
    covered = shown(s, seat, place, 0)
    reach = int(s.hand[seat]) + tops(s, seat, 0) - (1 << (covered * PILES))
    return order(covered, card) + own_hopes(s, seat, heights, reach)


@rule
def order(covered: int, card: int) -> int:
    """SB-15: discard piles should go down, so that they can be laid from the top in a row."""
    if covered == NOTHING:
        return ON_NOTHING
    if covered == JOKER:
        return ON_JOKER
    if covered == card:
        return ON_EQUAL
    if covered == card + 1:
        return ON_NEXT
    if covered > card:
        return ON_HIGHER + A_STEP_APART * (covered - card)
    return ON_LOWER + A_STEP_APART * (card - covered)


# What to think over


@rule
def sensible(s: State, seat: int, out: Moves) -> int:
    """The stock card where it can be laid; else lays, idle jokers left out; and the better discards,
    unless cards in reach lead to the stock card without a joker."""
    if s.over or seat != s.turn:
        return 0
    n = stock_lays(s, seat, out)
    if n:
        return n
    heights = all_heights(s)
    sure = False
    for pile in range(PILES):
        if first_so_high(heights, pile):
            sure |= leads_to_stock(s, seat, height_of(heights, pile), 0)
            n = lays_on(s, seat, pile, height_of(heights, pile), out, n)
    n = with_action(best_lay(s, seat), out, n)
    return n if sure else good_discards(s, seat, heights, out, n)


@rule
def with_action(action: int, out: Moves, n: int) -> int:
    """Adds an action that is not in the list."""
    if action == NOWHERE:
        return n
    for i in range(n):
        if out[i] == action:
            return n
    out[n] = action
    return n + 1


@rule
def stock_lays(s: State, seat: int, out: Moves) -> int:
    """The lays of stock cards, once for piles that are alike."""
    heights = all_heights(s)
    opens = openings(s)
    own = takers(opens, stock_top(s, seat))
    mates = takers(opens, stock_top(s, partner(s, seat))) if s.teams else 0
    n = 0
    for pile in range(PILES):
        if first_so_high(heights, pile):
            if (own >> pile) & 1:
                out[n] = OWN_PILES + pile
                n += 1
            if (mates >> pile) & 1:
                out[n] = PARTNERS_PILES + pile
                n += 1
    return n


@rule
def lays_on(s: State, seat: int, pile: int, height: int, out: Moves, n: int) -> int:
    """The lays on a pile from hand and discard piles, with a joker where one helps."""
    hand = int(s.hand[seat])
    jokers = joker_helps(s, seat, height)
    if held(hand, height):
        out[n] = LAY + height * PILES + pile
        n += 1
    if jokers and held(hand, JOKER):
        out[n] = LAY + JOKER * PILES + pile
        n += 1
    for place in range(places_shared(s)):
        card = shown(s, seat, place, 0)
        if card == height or (jokers and card == JOKER):
            base = OWN_PILES if place < PILES else PARTNERS_PILES
            out[n] = base + LAY_DISCARD + (place % PILES) * PILES + pile
            n += 1
    return n


@rule
def joker_helps(s: State, seat: int, height: int) -> bool:
    """Whether a joker on a pile so high leads to a stock card, or bars it to the next opponent."""
    jokers = held(int(s.hand[seat]) + tops(s, seat, 0), JOKER)
    if jokers == 0:
        return False
    return stock_top(s, after(s, seat)) == height or leads_to_stock(s, seat, height, jokers)


@rule
def leads_to_stock(s: State, seat: int, height: int, jokers: int) -> bool:
    """Whether cards in reach bring a pile so high to a stock card, with so many jokers."""
    lacking = ~kinds_of(int(s.hand[seat]) + tops(s, seat, 0))
    card = stock_top(s, seat)
    if card < JOKER and count_bits(between(height, card) & lacking) <= jokers:
        return True
    if not s.teams:
        return False
    card = stock_top(s, partner(s, seat))
    return card < JOKER and count_bits(between(height, card) & lacking) <= jokers


@rule
def good_discards(s: State, seat: int, heights: int, out: Moves, n: int) -> int:
    """The discards that come close to the best one; or passing (SB-31)."""
    best, action = best_discard(s, seat)
    if action == PASS:
        return with_action(PASS, out, n)
    kinds = kinds_of(int(s.hand[seat]))
    while kinds:
        card = lowest_bit(kinds) // PILES
        kinds &= kinds - 1
        spare = to_spare(s, seat, heights, card)
        for place in range(places_shared(s)):
            if may_discard_on(s, seat, place) and spare + fit(s, seat, heights, card, place) >= best - CLOSE:
                out[n] = discard_action(card, place)
                n += 1
    return n


@rule
def lapse(s: State, seat: int, action: int) -> int:
    """Overlooks that a card on a discard pile can be laid, and discards instead."""
    own = action - (OWN_PILES if action < PARTNERS_PILES else PARTNERS_PILES)
    if LAY_DISCARD <= own < DISCARD and int(s.hand_n[seat]) > 0:
        return best_discard(s, seat)[1]
    return action
