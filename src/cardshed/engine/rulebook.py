"""What a game brings to the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from types import ModuleType
from typing import Any, ClassVar, ParamSpec, TypeVar

import numpy as np

from cardshed.engine.compile import Features, Log, Memory, Moves, State, Words
from cardshed.engine.description import EventKind, tellers
from cardshed.engine.events import Teller
from cardshed.engine.fields import Fields
from cardshed.engine.positions import Described, Position, Positions

P = ParamSpec("P")
R = TypeVar("R")


def hook(declared: Callable[P, R]) -> staticmethod[P, R]:
    """Declares a function that each game brings, by this name, in one of its files."""
    declared.is_hook = True  # type: ignore[attr-defined]  # a mark of our own
    return staticmethod(declared)


class Rulebook:
    """A game's compiled rules and the words around them.

    Actions and cards are numbers in the rules and text outside; ``actions[n]`` and ``cards[n]``
    are their spelling. The hooks are found by name in the files that a game gives as ``files``.
    """

    def __init_subclass__(cls, *, files: Iterable[ModuleType] = (), **rest: Any) -> None:
        super().__init_subclass__(**rest)
        for name in _hooks(cls):
            own = [found for file in files if (found := _own(file, name)) is not None]
            if len(own) != 1:
                raise TypeError(f"{cls.__name__}: one {name} is needed, and {len(own)} were found")
            setattr(cls, name, staticmethod(own[0]))

    dtype: ClassVar[np.dtype[Any]]
    """The record of a match with as many seats as the game allows."""
    unseen: ClassVar[tuple[str, ...]] = ("stock",)
    """The last fields of the record, which neither ``legal`` nor ``observe`` reads."""
    cards: ClassVar[tuple[str, ...]]
    deck_size: ClassVar[int]
    actions: ClassVar[tuple[str, ...]]
    events: ClassVar[tuple[EventKind, ...]]
    """The kinds of rows that the rules write, and how each is told."""
    notation_clause: ClassVar[str]
    over_clause: ClassVar[str]
    unfinished: ClassVar[Mapping[str, str]] = {}
    """Texts that are moves but for a colour or a target, and the clause that asks for it."""

    @hook
    def record(seats: int) -> np.dtype[Any]:
        """The record with room for so many seats only: the same fields, the same rules."""

    def before_the_deal(self, seats: int, options: Mapping[str, Any]) -> Any:
        """A record with its options set, as the only one of an array."""
        record = np.zeros(1, dtype=self.dtype).view(np.recarray)
        record.seats = seats
        self.set_options(record[0], options)
        return record

    # The compiled rules.

    @hook
    def begin(s: State, words: Words) -> None:
        """Begins a match: draws the first player. The record then says that a round is to be dealt."""

    @hook
    def deal(s: State, words: Words, log: Log) -> None:
        """Deals a round that is to be dealt."""

    @hook
    def legal(s: State, seat: int, out: Moves) -> int:
        """Writes a seat's legal actions into a buffer, returns how many."""

    @hook
    def act(s: State, seat: int, action: int, words: Words, log: Log) -> None:
        """Carries out a legal action. Where it was the last of a round, the next is to be dealt."""

    @hook
    def must(s: State) -> int:
        """The seats (a mask) the game waits for."""

    @hook
    def may(s: State) -> int:
        """The other seats (a mask) that could act out of turn now."""

    # How to play. Players see nothing that their seat may not know.

    horizon: ClassVar[int] = 0
    """After how many decisions a playout is broken off and judged by ``worth``; 0 for the round's end."""

    @hook
    def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
        """One of the legal actions, all as likely; where ``optional``, DECLINE is one of them."""

    @hook
    def greedy(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
        """What a careful player does, by rules of thumb; DECLINE only where ``optional``."""

    @hook
    def sensible(s: State, seat: int, out: Moves) -> int:
        """The legal actions worth a thought; at least one where any is legal."""

    @hook
    def lapse(s: State, seat: int, action: int) -> int:
        """What a forgetful player does in place of an action: the same without the call, say; the
        action itself where there is nothing to forget, DECLINE for an out-of-turn chance missed."""

    @hook
    def worth(s: State, seat: int) -> float:
        """How likely a seat is to win the match, from 0 to 1: its share of the win when the match is
        over, else a judgement. It is asked about worlds only, never about the match itself."""

    # What a learner is shown.

    features_version: ClassVar[int]
    """Grows whenever the meaning of a feature changes."""

    @hook
    def features(seats: int) -> tuple[str, ...]:
        """The names of all features at a table of so many seats, in order."""

    @hook
    def observe(s: State, seat: int, out: Features) -> None:
        """Writes what a seat sees of the table into a vector of zeros, one number a feature."""

    # What a seat has seen.

    memory_dtype: ClassVar[np.dtype[Any]]

    @hook
    def remember(s: State, memory: Memory, log: Log) -> None:
        """Takes note of what the rows of a log have shown; ``s`` is the record after them."""

    @hook
    def resample(s: State, memory: Memory, seat: int, words: Words) -> None:
        """Deals anew all cards the seat cannot know, evenly over what fits all it has seen.

        Neither the cards it hides nor their order decide the outcome, only what the seat knows."""

    @hook
    def keep_memory(memory: Memory, s: State, seat: int) -> None:
        """Makes a memory fit a record that was dealt anew for a seat: what only others know is forgotten."""

    @hook
    def write_memory(memory: Memory, s: State) -> Position:
        """What is remembered beyond what the record shows; what is empty is left out."""

    @hook
    def read_memory(memory: Memory, s: State, fields: Fields) -> None:
        """Fills the memory of a record from what ``write_memory`` wrote, and from what the record shows."""

    # Positions and refusals.

    table: ClassVar[Described]
    """What lies on the table, and what a position tells of it."""

    def __reduce__(self) -> tuple[type[Rulebook], tuple[()]]:
        """What is worked out from the description is worked out again where a match was sent."""
        return type(self), ()

    @cached_property
    def positions(self) -> Positions:
        return Positions(self.dtype, self.table, self.cards)

    @hook
    def read(s: State, fields: Fields) -> None:
        """Fills the record from a position's own fields; options are set already."""

    @hook
    def clause_against(s: State, seat: int, action: int) -> int:
        """The clause, by its number (:meth:`Game.numbers`), that forbids an action known not to be legal."""

    @cached_property
    def tellers(self) -> Mapping[int, Teller]:
        return tellers(self.events)

    @cached_property
    def number_of(self) -> dict[str, int]:
        """Actions by their text."""
        return {text: number for number, text in enumerate(self.actions)}

    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        """Writes checked options into the record."""
        raise NotImplementedError

    def on_load(self, s: State, words: Words, log: Log) -> None:
        """What is due at once in a position somebody wrote."""
        return


class Telling:
    """What a game brings besides, where others' decisions tell much about their cards: compiled
    functions that take hands back."""

    @hook
    def hand_change(s: State, log: Log, row: int) -> tuple[int, int, int]:
        """How a row of a log changes a hand (see ``memory.py``), whose, and by which card."""

    @hook
    def judged(s: State) -> bool:
        """Whether a decision made now depends on nothing hidden but the whole hand of its player."""

    @hook
    def wipe(s: State) -> None:
        """Wipes out all cards that are hidden from somebody; their numbers stay."""

    @hook
    def give_card(s: State, seat: int, card: int) -> None:
        """Puts a card into a hand."""

    @hook
    def take_card(s: State, seat: int, card: int) -> None:
        """Takes a card out of a hand."""

    @hook
    def some_card(s: State, seat: int, words: Words) -> int:
        """A random card of a hand that is not empty."""

    @hook
    def copy_hand(s: State, other: State, seat: int) -> None:
        """Gives a seat the hand it has in another record."""


def _hooks(kind: type[Rulebook]) -> Iterator[str]:
    """The names of the hooks that a rulebook has not filled yet."""
    for name in dir(kind):
        if getattr(getattr(kind, name), "is_hook", False):
            yield name


def _own(file: ModuleType, name: str) -> Any:
    """A function of a file itself, not one that it imports."""
    found = vars(file).get(name)
    return found if getattr(found, "__module__", None) == file.__name__ else None


def rulebook_of(mark: str) -> type[Rulebook]:
    """The rulebook whose records bear this mark: their first field's name (``engine/record.py``)."""
    made = (kind for kind in Rulebook.__subclasses__() if hasattr(kind, "dtype"))  # not those that failed
    return next(kind for kind in made if mark in (kind.dtype.names or ())[:1])


def telling(rulebook: type[Rulebook]) -> type[Telling]:
    """The rulebook of a game that takes hands back."""
    assert issubclass(rulebook, Telling)
    return rulebook
