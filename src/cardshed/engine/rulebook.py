"""What a game brings to the engine."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar

import numpy as np

from cardshed.engine.compile import Log, Moves, State, Words
from cardshed.engine.events import Teller
from cardshed.engine.fields import Fields

Position = dict[str, Any]


class Rulebook(ABC):
    """A game's compiled rules and the words around them.

    Actions and cards are numbers in the rules and text outside; ``actions[n]`` and ``cards[n]``
    are their spelling.
    """

    dtype: ClassVar[np.dtype[Any]]
    cards: ClassVar[tuple[str, ...]]
    deck_size: ClassVar[int]
    actions: ClassVar[tuple[str, ...]]
    tellers: ClassVar[Mapping[int, Teller]]
    notation_clause: ClassVar[str]
    over_clause: ClassVar[str]
    unfinished: ClassVar[Mapping[str, str]] = {}
    """Texts that are moves but for a colour or a target, and the clause that asks for it."""

    # The compiled rules; a game assigns its own.

    @staticmethod
    @abstractmethod
    def start(s: State, words: Words, log: Log) -> None:
        """Draws the first player and deals the first round."""

    @staticmethod
    @abstractmethod
    def legal(s: State, seat: int, out: Moves) -> int:
        """Writes a seat's legal actions into a buffer, returns how many."""

    @staticmethod
    @abstractmethod
    def apply(s: State, seat: int, action: int, words: Words, log: Log) -> None:
        """Carries out a legal action."""

    @staticmethod
    @abstractmethod
    def must(s: State) -> int:
        """The seats (a mask) the game waits for."""

    @staticmethod
    @abstractmethod
    def may(s: State) -> int:
        """The other seats (a mask) that could act out of turn now."""

    @staticmethod
    @abstractmethod
    def run_matches(states: Any, words: Words, decisions: Any) -> None:
        """Plays many matches at random; see ``playout.py`` of a game."""

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
