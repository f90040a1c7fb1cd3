"""What a game brings to the engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from cardshed.engine.compile import Features, Log, Memory, Moves, State, Words
from cardshed.engine.events import Teller
from cardshed.engine.fields import Fields

Position = dict[str, Any]


class Rulebook(ABC):
    """A game's compiled rules and the words around them.

    Actions and cards are numbers in the rules and text outside; ``actions[n]`` and ``cards[n]``
    are their spelling.
    """

    dtype: ClassVar[np.dtype[Any]]
    """The record of a match with as many seats as the game allows."""
    unseen: ClassVar[tuple[str, ...]] = ("stock",)
    """The last fields of the record, which neither ``legal`` nor ``observe`` reads."""
    cards: ClassVar[tuple[str, ...]]
    deck_size: ClassVar[int]
    actions: ClassVar[tuple[str, ...]]
    tellers: ClassVar[Mapping[int, Teller]]
    notation_clause: ClassVar[str]
    over_clause: ClassVar[str]
    unfinished: ClassVar[Mapping[str, str]] = {}
    """Texts that are moves but for a colour or a target, and the clause that asks for it."""

    @staticmethod
    @abstractmethod
    def record(seats: int) -> np.dtype[Any]:
        """The record with room for so many seats only: the same fields, the same rules."""

    def before_the_deal(self, seats: int, options: Mapping[str, Any]) -> Any:
        """A record with its options set, as the only one of an array."""
        record = np.zeros(1, dtype=self.dtype).view(np.recarray)
        record.seats = seats
        self.set_options(record[0], options)
        return record

    # The compiled rules; a game assigns its own.

    @staticmethod
    @abstractmethod
    def start(s: State, words: Words, log: Log) -> None:
        """Begins a match and deals its first round."""

    @staticmethod
    @abstractmethod
    def begin(s: State, words: Words) -> None:
        """The first half of that: draws the first player; the first round is to be dealt."""

    @staticmethod
    @abstractmethod
    def deal(s: State, words: Words, log: Log) -> None:
        """Deals a round that is to be dealt."""

    @staticmethod
    @abstractmethod
    def legal(s: State, seat: int, out: Moves) -> int:
        """Writes a seat's legal actions into a buffer, returns how many."""

    @staticmethod
    @abstractmethod
    def apply(s: State, seat: int, action: int, words: Words, log: Log) -> None:
        """Carries out a legal action, and deals the next round where it was the last of one."""

    @staticmethod
    @abstractmethod
    def act(s: State, seat: int, action: int, words: Words, log: Log) -> None:
        """The same without dealing: the record then says that a round is to be dealt."""

    @staticmethod
    @abstractmethod
    def must(s: State) -> int:
        """The seats (a mask) the game waits for."""

    @staticmethod
    @abstractmethod
    def may(s: State) -> int:
        """The other seats (a mask) that could act out of turn now."""

    # How to play, likewise. Players see nothing that their seat may not know.

    horizon: ClassVar[int] = 0
    """After how many decisions a playout is broken off and judged by ``worth``; 0 for the round's end."""

    @staticmethod
    @abstractmethod
    def pick(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
        """One of the legal actions, all as likely; where ``optional``, DECLINE is one of them."""

    @staticmethod
    @abstractmethod
    def greedy(s: State, seat: int, optional: bool, words: Words, out: Moves) -> int:
        """What a careful player does, by rules of thumb; DECLINE only where ``optional``."""

    @staticmethod
    @abstractmethod
    def sensible(s: State, seat: int, out: Moves) -> int:
        """The legal actions worth a thought; at least one where any is legal."""

    @staticmethod
    @abstractmethod
    def lapse(s: State, seat: int, action: int) -> int:
        """What a forgetful player does in place of an action: the same without the call, say; the
        action itself where there is nothing to forget, DECLINE for an out-of-turn chance missed."""

    @staticmethod
    @abstractmethod
    def worth(s: State, seat: int) -> float:
        """How likely a seat is to win the match, from 0 to 1: its share of the win when the match is
        over, else a judgement. It is asked about worlds only, never about the match itself."""

    # What a learner is shown, likewise.

    features_version: ClassVar[int]
    """Grows whenever the meaning of a feature changes."""

    @staticmethod
    @abstractmethod
    def features(seats: int) -> tuple[str, ...]:
        """The names of all features at a table of so many seats, in order."""

    @staticmethod
    @abstractmethod
    def observe(s: State, seat: int, out: Features) -> None:
        """Writes what a seat sees of the table into a vector of zeros, one number a feature."""

    # What a seat has seen, likewise.

    memory_dtype: ClassVar[np.dtype[Any]]

    @staticmethod
    @abstractmethod
    def remember(memory: Memory, s: State, log: Log) -> None:
        """Takes note of what the rows of a log have shown; ``s`` is the record after them."""

    @staticmethod
    @abstractmethod
    def resample(s: State, memory: Memory, seat: int, words: Words) -> None:
        """Deals anew all cards the seat cannot know, evenly over what fits all it has seen.

        Neither the cards it hides nor their order decide the outcome, only what the seat knows."""

    @staticmethod
    @abstractmethod
    def keep_memory(memory: Memory, s: State, seat: int) -> None:
        """Makes a memory fit a record that was dealt anew for a seat: what only others know is forgotten."""

    @staticmethod
    @abstractmethod
    def write_memory(memory: Memory, s: State) -> Position:
        """What is remembered beyond what the record shows; what is empty is left out."""

    @staticmethod
    @abstractmethod
    def read_memory(memory: Memory, s: State, fields: Fields) -> None:
        """Fills the memory of a record from what ``write_memory`` wrote, and from what the record shows."""

    # Positions and refusals, likewise.

    @staticmethod
    @abstractmethod
    def write(s: State) -> Position:
        """The game's own fields of a position."""

    @staticmethod
    @abstractmethod
    def read(s: State, fields: Fields) -> None:
        """Fills the record from a position's own fields; options are set already."""

    @staticmethod
    @abstractmethod
    def hide(position: Position, seat: int | None) -> None:
        """Puts ``"?"`` in place of what the seat may not see."""

    @staticmethod
    @abstractmethod
    def clause_against(s: State, seat: int, action: int) -> str:
        """The clause that forbids an action known not to be legal."""

    @cached_property
    def number_of(self) -> dict[str, int]:
        """Actions by their text."""
        return {text: number for number, text in enumerate(self.actions)}

    @abstractmethod
    def set_options(self, s: State, options: Mapping[str, Any]) -> None:
        """Writes checked options into the record."""

    def on_load(self, s: State, words: Words, log: Log) -> None:
        """What is due at once in a position somebody wrote."""
        return


class Telling(ABC):
    """What a game brings besides, where others' decisions tell much about their cards: compiled
    functions that take hands back."""

    @staticmethod
    @abstractmethod
    def hand_change(s: State, log: Log, row: int) -> tuple[int, int, int]:
        """How a row of a log changes a hand (see ``memory.py``), whose, and by which card."""

    @staticmethod
    @abstractmethod
    def judged(s: State) -> bool:
        """Whether a decision made now depends on nothing hidden but the whole hand of its player."""

    @staticmethod
    @abstractmethod
    def wipe(s: State) -> None:
        """Wipes out all cards that are hidden from somebody; their numbers stay."""

    @staticmethod
    @abstractmethod
    def give_card(s: State, seat: int, card: int) -> None:
        """Puts a card into a hand."""

    @staticmethod
    @abstractmethod
    def take_card(s: State, seat: int, card: int) -> None:
        """Takes a card out of a hand."""

    @staticmethod
    @abstractmethod
    def some_card(s: State, seat: int, words: Words) -> int:
        """A random card of a hand that is not empty."""

    @staticmethod
    @abstractmethod
    def copy_hand(s: State, other: State, seat: int) -> None:
        """Gives a seat the hand it has in another record."""


def rulebook_of(dtype: np.dtype[Any]) -> type[Rulebook]:
    """The rulebook whose records have these fields."""
    return next(kind for kind in Rulebook.__subclasses__() if kind.dtype.names == dtype.names)


def telling_of(dtype: np.dtype[Any]) -> type[Telling]:
    """The same, of a game that takes hands back."""
    kind = rulebook_of(dtype)
    assert issubclass(kind, Telling)
    return kind
