"""The rules of Hawaiki: combinations, and who may do what."""

from __future__ import annotations

from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Moves, rule
from cardshed.engine.state import everyone
from cardshed.games.hawaiki.dealing import top_of
from cardshed.games.hawaiki.state import (
    AGAIN,
    AS_HIDDEN,
    CALL,
    COLOUR,
    COMPLETES,
    DESIGNATE,
    DRAW_ONE,
    END,
    FITS,
    HIDE,
    KINDS,
    LAY,
    LEAVE_OPEN,
    NO_CARD,
    NOBODY,
    NONE,
    OF_CARD,
    ON_PILE,
    PAIR,
    PILES,
    SACRIFICE,
    SAME_COLOUR,
    SAME_VALUE,
    SEATS,
    SILENT,
    SUITE,
    TARGETS,
    THANKS,
    THREE,
    TO_ANSWER,
    TO_CHOOSE,
    TO_HIDE,
    TO_PLAY,
    State,
)

# Combinations


@rule
def combining(top: int, left: int, right: int) -> int:
    """HW-20…HW-26: the cards (a mask) that make a combination on ``top`` beside two other top
    cards. A card of the same colour changes the values, and may make a suite or a three; one of
    the same value changes the colours. Only a pair changes nothing, so all others are new."""
    by_value = SAME_COLOUR[top] & COMPLETES[left, right]
    by_colour = SAME_VALUE[top] & SAME_COLOUR[left] & SAME_COLOUR[right]
    return int(by_value | by_colour | (1 << top))


@rule
def name_of(card: int, top: int, left: int, right: int) -> int:
    """HW-26: which one combination a combining card makes."""
    if card == top:
        return PAIR
    if SAME_VALUE[top] >> card & 1:
        return COLOUR
    if SAME_VALUE[left] >> right & 1:
        return THREE
    return SUITE


@rule
def combination(s: State, card: int, pile: int) -> int:
    """The combination that a fitting card makes on a pile, or NONE."""
    top = top_of(s, pile)
    left = top_of(s, (pile + 1) % PILES)
    right = top_of(s, (pile + 2) % PILES)
    if combining(top, left, right) >> card & 1:
        return name_of(card, top, left, right)
    return NONE


# What may be done


@rule
def open_cards(s: State, seat: int) -> int:
    """HW-50: the cards (a mask) of which a seat holds one that is not hidden."""
    cards = int(s.one[seat])
    if s.hidden[seat] != NO_CARD:
        cards &= ~(1 << int(s.hidden[seat])) | int(s.two[seat])
    return cards


@rule
def holds(s: State, seat: int, card: int) -> bool:
    """Whether a seat has a card of this kind, hidden or not."""
    return (int(s.one[seat]) >> card & 1) != 0


@rule
def takes(s: State, pile: int) -> int:
    """HW-10: the cards (a mask) that fit a pile."""
    return int(FITS[top_of(s, pile)])


@rule
def hides(s: State, seat: int, card: int) -> bool:
    """HW-50: whether this is the seat's hidden card."""
    return bool(s.hidden[seat] == card)


@rule
def owes(s: State, seat: int) -> bool:
    """HW-33: whether a seat must draw and says thanks first."""
    return (int(s.owing) >> seat & 1) != 0


@rule
def has_spare(s: State, seat: int) -> bool:
    """HW-51, HW-52: a token to give back and more than a last card."""
    return int(s.scores[seat]) > 0 and int(s.held[seat]) > 1


@rule
def may_sacrifice(s: State, seat: int, pile: int) -> bool:
    """HW-51: once a round, on a pile of at least two cards."""
    return (
        s.sacrifice != 0
        and not int(s.sacrificed) >> seat & 1
        and int(s.pile_n[pile]) > 1
        and has_spare(s, seat)
    )


@rule
def may_choose(s: State, seat: int) -> bool:
    """HW-52: a second chance is offered once a round."""
    return s.second_chance != 0 and not int(s.chanced) >> seat & 1 and has_spare(s, seat)


@rule
def may_call(s: State) -> bool:
    """HW-30, HW-31: anybody, while a forgotten combination is open."""
    return bool(s.forgot != NOBODY)


@rule
def at_the_table(s: State, number: int) -> bool:
    """Whether there are all the seats that a designating action names."""
    return int(TARGETS[number]) & ~everyone(s) == 0


@rule
def names(number: int, seat: int) -> bool:
    """HW-27: whether a designating action names this seat."""
    return (int(TARGETS[number]) >> seat & 1) != 0


@rule
def may_designate(s: State, seat: int, number: int) -> bool:
    """HW-21, HW-22, HW-27: other players; two only for a colour."""
    if number >= SEATS and s.made != COLOUR:
        return False
    return at_the_table(s, number) and not names(number, seat)


@rule
def must(s: State) -> int:
    """HW-12, HW-33: the seat in turn, or all whose thanks are awaited."""
    if s.phase == TO_ANSWER:
        return int(s.owing)
    return 1 << int(s.turn)


@rule
def may(s: State) -> int:
    """HW-31: everybody may call a forgotten combination."""
    if may_call(s):
        return everyone(s) & ~(1 << int(s.turn))
    return 0


@rule
def legal(s: State, seat: int, out: Moves) -> int:
    """All legal actions of a seat."""
    if s.over:
        return 0
    n = 0
    if may_call(s):
        out[0] = CALL
        n = 1
    if s.phase == TO_ANSWER:
        return add_answers(s, seat, out)
    if seat != s.turn:
        return n
    if s.phase == TO_PLAY:
        return add_turn(s, seat, out, n)
    if s.phase == TO_CHOOSE:
        out[n] = AGAIN
        out[n + 1] = END
        return n + 2
    if s.phase == TO_HIDE:
        return add_hiding(s, seat, out)
    return add_designations(s, seat, out)


@rule
def add_turn(s: State, seat: int, out: Moves, n: int) -> int:
    """HW-10, HW-50, HW-51: lay an open card or the hidden one, draw, or first sacrifice."""
    n = add_lays(s, open_cards(s, seat), LAY, out, n)
    if s.hidden[seat] != NO_CARD:
        n = add_lays(s, 1 << int(s.hidden[seat]), LAY + AS_HIDDEN, out, n)
    if s.sacrifice:
        n = add_sacrifices(s, seat, out, n)
    out[n] = DRAW_ONE
    return n + 1


@rule
def add_sacrifices(s: State, seat: int, out: Moves, n: int) -> int:
    """HW-51: the piles whose top card may go under the stock."""
    for pile in range(PILES):
        if may_sacrifice(s, seat, pile):
            out[n] = SACRIFICE + pile
            n += 1
    return n


@rule
def add_lays(s: State, cards: int, base: int, out: Moves, n: int) -> int:
    """HW-10, HW-11: whichever of the cards fits a pile, silently or announced.

    Written for few branches: each action is put down, and counts if its bit is set."""
    first, second, third = top_of(s, 0), top_of(s, 1), top_of(s, 2)
    on_first, on_second, on_third = takes(s, 0), takes(s, 1), takes(s, 2)
    makes = (
        combining(first, second, third) | combining(second, third, first) | combining(third, first, second)
    )
    rest = cards & (on_first | on_second | on_third)
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        action = base + OF_CARD * card
        out[n] = action
        n += on_first >> card & 1
        out[n] = action + ON_PILE
        n += on_second >> card & 1
        out[n] = action + 2 * ON_PILE
        n += on_third >> card & 1
    if cards & makes:
        n = add_announced(cards, base, first, second, third, out, n)
        n = add_announced(cards, base + ON_PILE, second, third, first, out, n)
        n = add_announced(cards, base + 2 * ON_PILE, third, first, second, out, n)
    return n


@rule
def add_announced(cards: int, base: int, top: int, left: int, right: int, out: Moves, n: int) -> int:
    """HW-11: what makes a combination on one pile, with its name."""
    rest = cards & combining(top, left, right)
    while rest:
        card = lowest_bit(rest)
        rest &= rest - 1
        out[n] = base + OF_CARD * card + name_of(card, top, left, right)
        n += 1
    return n


@rule
def add_hiding(s: State, seat: int, out: Moves) -> int:
    """HW-50: hide one of the cards, all of them open now, or none."""
    n = 0
    for card in range(KINDS):
        if holds(s, seat, card):
            out[n] = HIDE + card
            n += 1
    out[n] = LEAVE_OPEN
    return n + 1


@rule
def add_designations(s: State, seat: int, out: Moves) -> int:
    """HW-21, HW-22, HW-27: any other player, or two of them for a colour."""
    n = 0
    for other in range(int(s.seats)):
        if other != seat:
            out[n] = DESIGNATE + other
            n += 1
    if s.made == COLOUR and int(s.seats) > 2:
        for number in range(SEATS, TARGETS.size):
            if may_designate(s, seat, number):
                out[n] = DESIGNATE + number
                n += 1
    return n


@rule
def add_answers(s: State, seat: int, out: Moves) -> int:
    """HW-33: whoever must draw may say anything."""
    if not owes(s, seat):
        return 0
    for word in range(SILENT + 1 - THANKS):
        out[word] = THANKS + word
    return SILENT + 1 - THANKS
