"""What a game brings, callable from compiled code that serves all games.

Each function here stands for the one of the same name in the rulebook whose record it is given. Numba
knows a game by the type of its record and puts that game's function in its place; interpreted, it is
looked up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar, cast

from numba.extending import overload

from cardshed.engine.compile import Log, State, Words, rule
from cardshed.engine.rulebook import Rulebook, Telling, rulebook_of, telling
from cardshed.engine.state import DECLINE

P = ParamSpec("P")
R = TypeVar("R")
Owner = Callable[[type[Rulebook]], Any]


def placed(declared: Callable[P, R], owner: Owner) -> Callable[P, R]:
    """A function of that name, for which Numba puts a game's own; ``owner`` tells where that is."""
    name = declared.__name__

    def stand_in(s: Any, *rest: Any) -> Any:
        return getattr(owner(rulebook_of(s.dtype.names[0])), name)(s, *rest)

    def resolve(s: Any, *_: Any) -> Callable[..., Any]:
        own = getattr(owner(rulebook_of(next(iter(s.fields)))), name)
        return lambda s, *rest: own(s, *rest)

    stand_in.__name__ = stand_in.__qualname__ = name
    stand_in.__doc__ = declared.__doc__
    overload(stand_in, strict=False)(resolve)
    return cast(Callable[P, R], stand_in)


def of_the_game(declared: Callable[P, R]) -> Callable[P, R]:
    """What every rulebook has."""
    return placed(declared, lambda rulebook: rulebook)


def of_games_that_tell(declared: Callable[P, R]) -> Callable[P, R]:
    """What those have that take hands back."""
    return placed(declared, telling)


begin = of_the_game(Rulebook.begin)
deal = of_the_game(Rulebook.deal)
act = of_the_game(Rulebook.act)
must = of_the_game(Rulebook.must)
may = of_the_game(Rulebook.may)
legal = of_the_game(Rulebook.legal)
pick = of_the_game(Rulebook.pick)
greedy = of_the_game(Rulebook.greedy)
lapse = of_the_game(Rulebook.lapse)
worth = of_the_game(Rulebook.worth)
clause_against = of_the_game(Rulebook.clause_against)
observe = of_the_game(Rulebook.observe)
remember = of_the_game(Rulebook.remember)
resample = of_the_game(Rulebook.resample)

judged = of_games_that_tell(Telling.judged)
hand_change = of_games_that_tell(Telling.hand_change)
wipe = of_games_that_tell(Telling.wipe)
give_card = of_games_that_tell(Telling.give_card)
take_card = of_games_that_tell(Telling.take_card)
some_card = of_games_that_tell(Telling.some_card)
copy_hand = of_games_that_tell(Telling.copy_hand)


@rule
def start(s: State, words: Words, log: Log) -> None:
    """Begins a match and deals its first round."""
    begin(s, words)
    deal(s, words, log)


@rule
def decide(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """Carries out a legal action, or notes that a seat lets its out-of-turn chance go by. What is to be dealt
    then is not dealt yet."""
    if action == DECLINE:
        s.declined = int(s.declined) | 1 << seat
    else:
        act(s, seat, action, words, log)


@rule
def apply(s: State, seat: int, action: int, words: Words, log: Log) -> None:
    """Carries out a decision, and deals the next round where it was the last of one."""
    decide(s, seat, action, words, log)
    if s.undealt:
        deal(s, words, log)
