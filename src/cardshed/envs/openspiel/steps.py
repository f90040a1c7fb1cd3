"""One match, decided step by step, with everything told and remembered: the compiled part.

Records come as the only ones of arrays, which cost less to hand over from Python.
"""

from __future__ import annotations

from typing import Any

from cardshed.engine.anygame.batches import NOBODY, action_of, may_decline
from cardshed.engine.anygame.functions import apply, legal, may, observe, remember, resample, start
from cardshed.engine.anygame.matches import asked, choose, play_match
from cardshed.engine.chance import below
from cardshed.engine.compile import Features, Moves, State, Words, rule
from cardshed.engine.state import DECLINE, share_of_win

TRIES = 10_000
"""How often cards are dealt anew until whoever is asked could be asked; one in a hundred deals will do."""
FINE = 1 << 20
"""How finely a random order is drawn."""


@rule
def deal(states: Any, memories: Any, words: Any, template: Any, log: Any) -> int:
    """Deals a match; returns the seat asked first."""
    log[0, 0] = 0
    states[0] = template[0]
    start(states[0], words[0], log)
    remember(states[0], memories[0], log)
    return asked(states[0], words[0])[0]


@rule
def decide(states: Any, memories: Any, words: Any, seat: int, number: int, count: int, log: Any) -> int:
    """Carries out an action of the seat asked; returns the seat asked next, or NOBODY at the end."""
    log[0, 0] = 0
    apply(states[0], seat, action_of(number, count), words[0], log)
    remember(states[0], memories[0], log)
    return NOBODY if states[0].over else asked(states[0], words[0])[0]


@rule
def list_legal(states: Any, seat: int, count: int, out: Moves) -> int:
    """Writes the actions of the seat asked, declining as the last of all; returns how many."""
    n = legal(states[0], seat, out)
    if may_decline(states[0], seat):
        out[n] = count - 1
        n += 1
    return n


@rule
def is_optional(states: Any, seat: int) -> bool:
    """Whether the seat asked may decline."""
    return may_decline(states[0], seat)


@rule
def observe_seat(states: Any, seat: int, features: Features) -> None:
    features[:] = 0
    observe(states[0], seat, features)


@rule
def deal_anew(states: Any, memories: Any, words: Any, seat: int, asked_seat: int, room: Any) -> bool:
    """Deals what a seat cannot know anew, so that the same seat is asked for the same reason. False if no
    such deal was found."""
    room[0] = states[0]
    optional = may_decline(states[0], asked_seat)
    for _ in range(TRIES):
        states[0] = room[0]
        resample(states[0], memories[0], seat, words[0])
        if not optional or may(states[0]) >> asked_seat & 1:
            states[0].declined = declined_before(states[0], seat, asked_seat, optional, words[0])
            return True
    return False


@rule
def declined_before(s: State, seat: int, asked_seat: int, optional: bool, words: Words) -> int:
    """Who has let a chance go by before somebody was asked: all who could if the game waits for that seat,
    else those who came first in a random order. A seat knows this of itself only."""
    own = int(s.declined) & 1 << seat
    others = may(s) & ~(1 << seat) & ~(1 << asked_seat)
    if not optional:
        return own | others
    place = below(words, FINE)
    for other in range(int(s.seats)):
        if others >> other & 1 and below(words, FINE) >= place:
            others &= ~(1 << other)
    return own | others


@rule
def ask(states: Any, words: Any) -> int:
    """The seat to be asked now."""
    return asked(states[0], words[0])[0]


@rule
def share_out(states: Any, shares: Any) -> None:
    """Everybody's share of the win of a match that is over."""
    for seat in range(shares.size):
        shares[seat] = share_of_win(states[0], seat)


@rule
def play_out(states: Any, players: Any, words: Any, times: int, room: Any, out: Moves, shares: Any) -> None:
    """Adds up everybody's shares of the win when compiled players play on, again and again."""
    for _ in range(times):
        room[0] = states[0]
        play_match(room[0], players[0], words[0], out)
        for seat in range(shares.size):
            shares[seat] += share_of_win(room[0], seat)


@rule
def choose_action(states: Any, seat: int, count: int, players: Any, words: Any, out: Moves) -> int:
    """What a compiled player does at the seat asked, as a number."""
    action = choose(states[0], seat, may_decline(states[0], seat), players[0], words[0], out)
    return count - 1 if action == DECLINE else action
