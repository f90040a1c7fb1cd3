"""What a game brings, callable from compiled code that serves all games.

Each function here stands for the one of the same name in the rulebook whose record it is given. Numba
knows a game by the type of its record and puts that game's function in its place; interpreted, it is
looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

from numba.extending import overload

from cardshed.engine.compile import Features, Log, Memory, Moves, State, Words
from cardshed.engine.rulebook import Rulebook, rulebook_of, telling_of

P = ParamSpec("P")
R = TypeVar("R")


def _by_type(record: Any) -> type[Rulebook]:
    """The rulebook of a record, given as Numba knows it."""
    return next(kind for kind in Rulebook.__subclasses__() if kind.dtype.names == tuple(record.fields))


def placed_by(owner: Callable[[type[Rulebook]], Any]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Lets Numba put a game's own function in place of one here; ``owner`` tells where a game has its own."""

    def place(function: Callable[P, R]) -> Callable[P, R]:
        name = function.__name__

        def resolve(s: Any, *_: Any) -> Callable[..., Any]:
            own = getattr(owner(_by_type(s)), name)
            return lambda s, *rest: own(s, *rest)

        overload(function, strict=False)(resolve)
        return function

    return place


def of_the_game(function: Callable[P, R]) -> Callable[P, R]:
    """Lets Numba put the rulebook's function in place of this one."""
    return placed_by(lambda rulebook: rulebook)(function)


@of_the_game
def start(s: State, words: Words, log: Log) -> None:
    """Begins a match and deals its first round."""
    rulebook_of(s.dtype).start(s, words, log)


@of_the_game
def begin(s: State, words: Words) -> None:
    """Draws the first player; the first round is to be dealt."""
    rulebook_of(s.dtype).begin(s, words)


@of_the_game
def deal(s: State, words: Words, log: Log) -> None:
    """Deals a round that is to be dealt."""
    rulebook_of(s.dtype).deal(s, words, log)


@of_the_game
def apply(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """Carries out a legal action, and deals the next round where it was the last of one."""
    rulebook_of(s.dtype).apply(s, seat, action, words, log)


@of_the_game
def act(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """The same without dealing."""
    rulebook_of(s.dtype).act(s, seat, action, words, log)


@of_the_game
def must(s: State) -> int:
    """The seats (a mask) the game waits for."""
    return rulebook_of(s.dtype).must(s)


@of_the_game
def may(s: State) -> int:
    """The other seats (a mask) that could act out of turn now."""
    return rulebook_of(s.dtype).may(s)


@of_the_game
def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """One of a seat's legal actions at random, DECLINE among them where that is allowed."""
    return rulebook_of(s.dtype).pick(s, seat, optional, words, out)


@of_the_game
def legal(s: State, seat: int, out: Moves) -> int:
    """Writes a seat's legal actions into a buffer, returns how many."""
    return rulebook_of(s.dtype).legal(s, seat, out)


@of_the_game
def observe(s: State, seat: int, out: Features) -> None:
    """Writes what a seat sees of the table into a vector of zeros."""
    rulebook_of(s.dtype).observe(s, seat, out)


@of_the_game
def greedy(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
    """What a careful player does, from what the seat can see."""
    return rulebook_of(s.dtype).greedy(s, seat, optional, words, out)


@of_the_game
def lapse(s: State, seat: int, action: int) -> int:
    """What a forgetful player does in place of an action."""
    return rulebook_of(s.dtype).lapse(s, seat, action)


@of_the_game
def worth(s: State, seat: int) -> float:
    """How likely a seat seems to win the match, from 0 to 1."""
    return rulebook_of(s.dtype).worth(s, seat)


@of_the_game
def judged(s: State) -> bool:
    """Whether a decision made now depends on nothing hidden but the whole hand of its player."""
    return telling_of(s.dtype).judged(s)


@of_the_game
def hand_change(s: State, log: Log, row: int) -> tuple[int, int, int]:
    """How a row of a log changes a hand, whose, and by which card."""
    return telling_of(s.dtype).hand_change(s, log, row)


@of_the_game
def wipe(s: State) -> None:
    """Wipes out all cards that are hidden from somebody; their numbers stay."""
    telling_of(s.dtype).wipe(s)


@of_the_game
def give_card(s: State, seat: int, card: int) -> None:
    """Puts a card into a hand."""
    telling_of(s.dtype).give_card(s, seat, card)


@of_the_game
def take_card(s: State, seat: int, card: int) -> None:
    """Takes a card out of a hand."""
    telling_of(s.dtype).take_card(s, seat, card)


@of_the_game
def some_card(s: State, seat: int, words: Words) -> int:
    """A random card of a hand that is not empty."""
    return telling_of(s.dtype).some_card(s, seat, words)


@of_the_game
def copy_hand(s: State, other: State, seat: int) -> None:
    """Gives a seat the hand it has in another record."""
    telling_of(s.dtype).copy_hand(s, other, seat)


def remember(s: State, memory: Memory, log: Log) -> None:
    """Takes note of what a log has shown."""
    rulebook_of(s.dtype).remember(memory, s, log)


@overload(remember, strict=False)
def _remember_compiled(s: Any, memory: Any, log: Any) -> Callable[..., Any]:
    own = _by_type(s).remember
    return lambda s, memory, log: own(memory, s, log)


@of_the_game
def resample(s: State, memory: Memory, seat: int, words: Words) -> None:
    """Deals anew, evenly, all cards that the seat cannot know."""
    rulebook_of(s.dtype).resample(s, memory, seat, words)
