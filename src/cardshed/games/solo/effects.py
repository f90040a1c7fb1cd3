"""What the cards of Solo do once they lie, and whom they strike."""

from __future__ import annotations

from cardshed.engine.bits import lowest_bit
from cardshed.engine.compile import Log, rule
from cardshed.engine.events import DRAW as DREW
from cardshed.engine.events import ROUND, TURN, emit
from cardshed.engine.memory import GOT, LOST, MIXED, NO_CHANGE
from cardshed.engine.state import everyone
from cardshed.games.solo.events import ASKED, GAVE, LAID, OWES, REVERSED, ROTATED, SHIELDED, SKIPPED, SWAPPED
from cardshed.games.solo.hands import exchange_hands
from cardshed.games.solo.state import (
    DRAW,
    DRAW_FOUR,
    EFFECT,
    EXCHANGE,
    NO_EFFECT,
    NOTHING,
    REVERSE,
    ROTATION,
    SKIP,
    State,
)


@rule
def hand_change(s: State, log: Log, row: int) -> tuple[int, int, int]:
    """A card drawn or laid. Gifts, swaps and rotations are not taken back."""
    assert log is not None
    kind, seat, card = int(log[row, 0]), int(log[row, 1]), int(log[row, 2])
    if kind in (ROUND, GAVE, SWAPPED, ROTATED):
        return MIXED, seat, card
    if kind == LAID:
        return LOST, seat, card
    return GOT if kind == DREW and card >= 0 else NO_CHANGE, seat, card


@rule
def following(s: State, seat: int) -> int:
    """SO-31: the next seat in the direction of play."""
    seat += int(s.direction)
    seats = int(s.seats)
    if seat < 0:
        return seats - 1
    return seat if seat < seats else 0


@rule
def play_from(s: State, seat: int, log: Log) -> None:
    """SO-21: play goes on with the seat after this one."""
    give_turn(s, following(s, seat), log)


@rule
def give_turn(s: State, seat: int, log: Log) -> None:
    s.turn = seat
    emit(log, TURN, seat, 0, 0, 0)


@rule
def take_effect(s: State, seat: int, card: int, target: int, log: Log) -> None:
    """SO-30…SO-39: what a card does that this seat laid and that was not its last."""
    effect = int(EFFECT[card])
    s.turn = seat
    if effect == SKIP:
        strike(s, SKIP, 1 << following(s, seat), log)
    elif effect == REVERSE:
        reverse(s, seat, log)
    elif effect == DRAW:
        owe(s, seat, card, log)
    elif effect == ROTATION:
        strike(s, ROTATION, everyone(s) ^ (1 << seat), log)
    elif target != NOTHING:
        strike(s, effect, 1 << target, log)
    else:
        if s.owed:
            # Only a shield is laid so while cards are owed.
            emit(log, SHIELDED, seat, DRAW, s.owed, 0)
            s.owed = 0
        play_from(s, seat, log)


@rule
def reverse(s: State, seat: int, log: Log) -> None:
    """SO-31: the direction turns; with two seats the player plays again."""
    s.direction = -int(s.direction)
    emit(log, REVERSED, seat, s.direction, 0, 0)
    if s.seats == 2:
        give_turn(s, seat, log)
    else:
        play_from(s, seat, log)


@rule
def drawn_for(card: int) -> int:
    """SO-32, SO-35: how many cards a draw card asks for."""
    return 4 if card == DRAW_FOUR else 2


@rule
def owe(s: State, seat: int, card: int, log: Log) -> None:
    """SO-32, SO-33, SO-35: the amounts add up, and the next player faces the sum."""
    s.owed += drawn_for(card)
    emit(log, OWES, following(s, seat), s.owed, 0, 0)
    play_from(s, seat, log)


@rule
def strike(s: State, effect: int, struck: int, log: Log) -> None:
    """SO-50: with extras those struck are asked; without, it happens at once."""
    if s.extras:
        s.pending = effect
        s.asked = struck
        emit(log, ASKED, s.turn, effect, struck, 0)
    elif effect == SKIP:
        skip(s, lowest_bit(struck), log)
    elif effect == EXCHANGE:
        swap(s, lowest_bit(struck), log)
    else:
        rotate(s, log)


@rule
def forget_pending(s: State) -> None:
    """Nothing is awaited, owed or being decided any more."""
    s.pending = NO_EFFECT
    s.asked = 0
    s.shielded = 0
    s.last_shield = NOTHING
    s.receiver = NOTHING
    s.gifts = 0
    s.owed = 0
    s.drawn = NOTHING
    s.passes = 0


@rule
def skip(s: State, seat: int, log: Log) -> None:
    """SO-30: this seat loses its turn."""
    emit(log, SKIPPED, seat, 0, 0, 0)
    play_from(s, seat, log)


@rule
def swap(s: State, target: int, log: Log) -> None:
    """SO-36: the seat in turn and its target exchange their whole hands."""
    seat = int(s.turn)
    exchange_hands(s, seat, target)
    emit(log, SWAPPED, seat, target, s.left[seat], s.left[target])
    play_from(s, seat, log)


@rule
def rotate(s: State, log: Log) -> None:
    """SO-37, SO-51, SO-52: hands move on, passing over those with shields; play goes on after the
    last shield, or after the seat in turn."""
    first = int(s.turn)
    seat = following(s, first)
    while seat != first:
        if not int(s.shielded) >> seat & 1:
            exchange_hands(s, first, seat)
        seat = following(s, seat)
    emit(log, ROTATED, first, s.direction, everyone(s) ^ int(s.shielded), 0)
    last = int(s.last_shield)
    s.shielded = 0
    s.last_shield = NOTHING
    play_from(s, first if last == NOTHING else last, log)
