"""What a player of Skip-Bo can see coming: cards in reach, stock cards that come near, runs of lays.

Cards in reach are counted as a hand is, four bits a kind. Heights of building piles are four bits a
pile. Discard piles are numbered 0 to 3, the partner's 4 to 7; ``dug`` counts, four bits a pile, the
cards a plan has taken from each. A source is the action that lays a card from there on pile 1.
"""

from __future__ import annotations

from cardshed.engine.bits import count_bits
from cardshed.engine.compile import rule
from cardshed.engine.state import after
from cardshed.games.skipbo.discards import top_of, without_top
from cardshed.games.skipbo.moves import ALL_PLACES, EACH_KIND, partner, stock_top
from cardshed.games.skipbo.rules import side_stock
from cardshed.games.skipbo.state import (
    COMPLETE,
    JOKER,
    LAY,
    LAY_DISCARD,
    OWN_PILES,
    PARTNERS_PILES,
    PASS,
    PILES,
    State,
)

NUMBERS = EACH_KIND & ((1 << JOKER * PILES) - 1)
"""One bit for each number card."""
NOWHERE = -1
NEVER = -100_000

# What a plan gains and costs, where a card that is drawn again is worth 10; found by self-play.
STOCK_LAID = 420
JOKER_LAID = -50
DRAWN_AGAIN = 10
DUG_UP = -5
"""A card from a discard pile is not made good by drawing."""
AGAINST_BLOCK = 100
OWN = (100, 67, 42, 25, 13, 7, 0)
"""Of a stock card, by how many cards are missing below it."""
THEIRS = (117, 70, 40, 25, 12, 2, 0)
"""The same of the next opponent's."""
FAR = len(OWN) - 1


# Cards in reach


@rule
def places_shared(s: State) -> int:
    """SB-51: how many discard piles a seat may lay from."""
    return 2 * PILES if s.teams else PILES


@rule
def owner_of(s: State, seat: int, place: int) -> int:
    """SB-51: whose discard pile it is."""
    return seat if place < PILES else partner(s, seat)


@rule
def shown(s: State, seat: int, place: int, dug: int) -> int:
    """SB-15: the card on top of a discard pile when a plan has taken those above it."""
    owner = owner_of(s, seat, place)
    pile = int(s.discard[owner, place % PILES])
    for _ in range((dug >> (place * 4)) & 15):
        pile = without_top(s, pile)
    return top_of(pile)


@rule
def tops(s: State, seat: int, dug: int) -> int:
    """The cards on top of all discard piles the seat may lay from, counted a kind."""
    cards = 0
    for place in range(places_shared(s)):
        cards += 1 << (shown(s, seat, place, dug) * PILES)
    return cards


@rule
def held(cards: int, card: int) -> int:
    """How many of a kind are among counted cards."""
    return (cards >> (card * PILES)) & ALL_PLACES


@rule
def kinds_of(cards: int) -> int:
    """One bit for each kind among counted cards."""
    return (cards | (cards >> 1) | (cards >> 2) | (cards >> 3)) & EACH_KIND


# Building piles


@rule
def all_heights(s: State) -> int:
    heights = 0
    for pile in range(PILES):
        heights |= int(s.height[pile]) << (pile * 4)
    return heights


@rule
def height_of(heights: int, pile: int) -> int:
    return (heights >> (pile * 4)) & 15


@rule
def raised(heights: int, pile: int) -> int:
    """SB-20, SB-21: one card more on a pile, which is gone with its 12."""
    if height_of(heights, pile) == COMPLETE - 1:
        return heights & ~(15 << (pile * 4))
    return heights + (1 << (pile * 4))


@rule
def first_so_high(heights: int, pile: int) -> bool:
    """Whether no lower-numbered pile is just as high; those are alike (SB-61)."""
    for other in range(pile):
        if height_of(heights, other) == height_of(heights, pile):
            return False
    return True


# How near a stock card is


@rule
def between(height: int, card: int) -> int:
    """SB-20, SB-21: the cards that bring a pile to where it takes this one, over its 12 if need be."""
    if height <= card:
        return ((1 << (card * PILES)) - (1 << (height * PILES))) & EACH_KIND
    return NUMBERS & ~((1 << (height * PILES)) - (1 << (card * PILES)))


@rule
def missing(heights: int, card: int, reach: int) -> int:
    """How many cards are still lacking to lay this one on the best pile, jokers in reach used."""
    lacking = NUMBERS & ~kinds_of(reach)
    fewest = COMPLETE
    for pile in range(PILES):
        fewest = min(fewest, count_bits(between(height_of(heights, pile), card) & lacking))
    return max(fewest - held(reach, JOKER), 0)


@rule
def own_hopes(s: State, seat: int, heights: int, reach: int) -> int:
    """How near the stock cards of a seat and its partner are."""
    hopes = 0
    card = stock_top(s, seat)
    if card < JOKER:
        hopes += OWN[min(missing(heights, card, reach), FAR)]
    if s.teams:
        card = stock_top(s, partner(s, seat))
        if card < JOKER:
            hopes += OWN[min(missing(heights, card, reach), FAR)]
    return hopes


@rule
def danger(s: State, seat: int, heights: int) -> int:
    """How near the next opponent's stock card is, as far as all can see."""
    opponent = after(s, seat)
    card = stock_top(s, opponent)
    if card >= JOKER:
        return 0
    return THEIRS[min(missing(heights, card, tops(s, opponent, 0)), FAR)]


@rule
def wanted(s: State, seat: int, card: int) -> bool:
    """Whether this card is on top of one's stock or the partner's."""
    if stock_top(s, seat) == card:
        return True
    return s.teams != 0 and stock_top(s, partner(s, seat)) == card


@rule
def fears_block(s: State, seat: int) -> bool:
    """SB-30, SB-32: nothing to draw, and somebody else would win the blocked round."""
    if int(s.stock_n) + int(s.aside_n) > 0:
        return False
    for other in range(int(s.seats)):
        if side_stock(s, other) < side_stock(s, seat):
            return True
    return False


# Runs: several cards in a row on one pile


@rule
def exact_source(s: State, seat: int, hand: int, dug: int, card: int) -> int:
    """Where this very card can be laid from, by preference the hand, which is filled again."""
    if held(hand, card):
        return LAY + card * PILES
    for place in range(places_shared(s)):
        if shown(s, seat, place, dug) == card:
            base = OWN_PILES if place < PILES else PARTNERS_PILES
            return base + LAY_DISCARD + (place % PILES) * PILES
    return NOWHERE


@rule
def source_for(s: State, seat: int, hand: int, dug: int, height: int) -> int:
    """Where the next card of a pile can be laid from, a joker if there is no other."""
    source = exact_source(s, seat, hand, dug, height)
    if source != NOWHERE:
        return source
    return exact_source(s, seat, hand, dug, JOKER)


@rule
def place_of(source: int) -> int:
    """The discard pile a source is."""
    if source < PARTNERS_PILES:
        return (source - OWN_PILES - LAY_DISCARD) // PILES
    return PILES + (source - PARTNERS_PILES - LAY_DISCARD) // PILES


@rule
def price(s: State, seat: int, source: int, dug: int) -> int:
    """What laying from a source gains by itself."""
    if source < PASS:
        return DRAWN_AGAIN + (JOKER_LAID if source == LAY + JOKER * PILES else 0)
    return DUG_UP + (JOKER_LAID if shown(s, seat, place_of(source), dug) == JOKER else 0)


@rule
def best_run(s: State, seat: int, pile: int, heights: int) -> tuple[int, int]:
    """The best that laying one or more cards on a pile comes to, and the first of these lays.

    A run ends with a stock card, or where the hand is empty and new cards come.
    """
    hand = int(s.hand[seat])
    dug = 0
    gain = 0
    best = NEVER
    first = NOWHERE
    extra = AGAINST_BLOCK if fears_block(s, seat) else 0
    for step in range(COMPLETE):
        source = source_for(s, seat, hand, dug, height_of(heights, pile))
        if source == NOWHERE:
            break
        if step == 0:
            first = source + pile
        gain += price(s, seat, source, dug) + extra
        if source < PASS:
            hand -= 1 << source
        else:
            dug += 1 << (place_of(source) * 4)
        heights = raised(heights, pile)
        if wanted(s, seat, height_of(heights, pile)):
            best = max(best, gain + STOCK_LAID - danger(s, seat, raised(heights, pile)))
            break
        reach = hand + tops(s, seat, dug)
        best = max(best, gain + own_hopes(s, seat, heights, reach) - danger(s, seat, heights))
        if source < PASS and hand == 0:
            break
    return best, first
