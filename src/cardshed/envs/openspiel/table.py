"""One match as OpenSpiel's states hold it: compiled records, and what each seat has seen so far."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from cardshed.engine.anygame.batches import NOBODY
from cardshed.engine.errors import BadInput
from cardshed.engine.events import COLUMNS, Event, seen_by
from cardshed.engine.positions import Position
from cardshed.engine.telling import tell
from cardshed.envs.openspiel.setup import Setup
from cardshed.envs.openspiel.steps import (
    ask,
    deal,
    deal_anew,
    decide,
    is_optional,
    list_legal,
    observe_seat,
    share_out,
)


class Chapter(NamedTuple):
    """A decision and the rows of the log it wrote; nobody decides on the deal."""

    seat: int
    action: int
    rows: bytes


class Story(NamedTuple):
    """What a seat has seen of the first chapters, as text."""

    chapters: int
    text: str


class Table:
    """A match whose seats are asked one after another. Copying it costs a few microseconds.

    Stories are written when somebody asks for them; the last one is the spectators'.
    """

    def __init__(self, setup: Setup, buffer: bytearray, asked: int) -> None:
        self.setup = setup
        self.buffer = buffer
        self.states, self.memories, self.words = setup.records(buffer)
        self.asked = asked
        """The seat, or NOBODY when the match is over."""
        self.chapters: list[Chapter] = []
        self.stories = [Story(0, "")] * (setup.seats + 1)
        self._forget()

    @classmethod
    def deal(cls, setup: Setup, seed: int) -> Table:
        """A new match; all chance in it comes from 64 bits."""
        table = cls(setup, setup.new_buffer(), NOBODY)
        table._begin_chance(seed)
        table.asked = deal(table.states, table.memories, table.words, setup.template, setup.room.log)
        table.chapters.append(Chapter(NOBODY, NOBODY, table._rows()))
        return table

    def _forget(self) -> None:
        """What was worked out about the table as it was."""
        self._legal: list[int] | None = None
        self._views: dict[int | None, str] = {}

    def _begin_chance(self, seed: int) -> None:
        self.words["word"] = np.uint64(seed)

    def copy(self) -> Table:
        """A twin that goes its own way."""
        twin = Table(self.setup, bytearray(self.buffer), self.asked)
        twin.chapters = self.chapters.copy()
        twin.stories = self.stories.copy()
        twin._legal, twin._views = self._legal, self._views
        return twin

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.setup, self.buffer, self.asked), (self.chapters, self.stories)

    def __setstate__(self, told: tuple[list[Chapter], list[Story]]) -> None:
        self.chapters, self.stories = told

    # Deciding

    @property
    def over(self) -> bool:
        return self.asked == NOBODY

    def legal(self) -> list[int]:
        """What the seat asked may do, ascending."""
        if self._legal is None:
            out = self.setup.room.moves
            count = 0 if self.over else list_legal(self.states, self.asked, len(self.setup.actions), out)
            self._legal = sorted(out[:count].tolist())
        return self._legal

    def decide(self, action: int) -> None:
        """Carries out an action of the seat asked; one that is not legal changes nothing."""
        if action not in self.legal():
            raise BadInput("action", self._why_not(action))
        setup, seat = self.setup, self.asked
        self._forget()
        self.asked = decide(
            self.states, self.memories, self.words, seat, action, len(setup.actions), setup.room.log
        )
        self.chapters.append(Chapter(seat, action, self._rows()))

    def _why_not(self, action: int) -> str:
        names = self.setup.actions
        if not 0 <= action < len(names):
            return f"{action} is not from 0 to {len(names) - 1}"
        whose = "the match is over" if self.over else f"it is not legal for player {self.asked}"
        return f"{action} ({names[action]}): {whose}"

    def _rows(self) -> bytes:
        log = self.setup.room.log
        rows: bytes = log[1 : int(log[0, 0]) + 1].tobytes()
        return rows

    def returns(self) -> list[float]:
        """What each seat has won or lost; nothing before the end."""
        shares = np.zeros(self.setup.seats)
        if self.over:
            share_out(self.states, shares)
        told: list[float] = self.setup.returns(shares).tolist()
        return told

    # Seeing

    def features(self, seat: int, out: npt.NDArray[np.int16]) -> None:
        observe_seat(self.states, seat, out)

    def position(self) -> Position:
        """The whole truth, as ``Match`` writes it, but for memory and chance."""
        rules = self.setup.rules
        numbers = rules.positions.layout.read(self.states)
        return rules.positions.write(self.setup.game, self.setup.options, numbers)

    def view(self, seat: int | None) -> str:
        """The position as a seat may know it now; for ``None``, as a spectator may."""
        if seat not in self._views:
            positions = self.setup.rules.positions
            numbers = positions.layout.read(self.states)
            self._views[seat] = write(positions.view(self.setup.game, self.setup.options, numbers, seat))
        return self._views[seat]

    def asked_for(self, seat: int | None) -> str:
        """Whether a seat is asked, which nobody else is told."""
        if seat != self.asked:
            return ""
        return "asked, may decline" if is_optional(self.states, self.asked) else "asked"

    def story(self, seat: int | None) -> str:
        """All that a seat was told and has done since the deal, a line each."""
        at = self.setup.seats if seat is None else seat
        done, text = self.stories[at]
        if done < len(self.chapters):
            text += "".join(self._lines(chapter, seat) for chapter in self.chapters[done:])
            self.stories[at] = Story(len(self.chapters), text)
        return text

    def _lines(self, chapter: Chapter, seat: int | None) -> str:
        """A chapter as a seat has seen it."""
        own = f"> {self.setup.actions[chapter.action]}\n" if chapter.seat == seat else ""
        rows = np.frombuffer(chapter.rows, dtype=np.int32).reshape(-1, COLUMNS)
        events = tell([tuple(row) for row in rows.tolist()], self.setup.rules.cards, self.setup.rules.tellers)
        return own + "".join(f"{_line(seen_by(event, seat))}\n" for event in events)

    # Guessing

    def resample(self, seat: int, seed: int) -> Table:
        """A table that could as well be this one for all that a seat knows; the same seat is asked,
        unless no deal was found in which it could be.

        The others' stories become the spectators': what they have seen alone belonged to other cards."""
        if self.over:
            return self.copy()
        own, public = self.story(seat), self.story(None)
        twin = Table(self.setup, bytearray(self.buffer), self.asked)
        twin._begin_chance(seed)
        same = deal_anew(twin.states, twin.memories, twin.words, seat, self.asked, self.setup.room.record)
        if not same:
            twin.asked = ask(twin.states, twin.words)
        self.setup.rules.keep_memory(_by_name(twin.memories), _by_name(twin.states), seat)
        twin.stories = [Story(0, own if at == seat else public) for at in range(self.setup.seats + 1)]
        return twin


def _by_name(records: Any) -> Any:
    """The only record of an array, to be read and written by field name."""
    return records.view(np.recarray)[0]


def write(position: Position) -> str:
    """A position in one line."""
    return msgspec.json.encode(position).decode()


def _line(event: Event) -> str:
    """An event in one line."""
    name = event.pop("event")
    return " ".join([name, *(f"{key}={_value(value)}" for key, value in event.items())])


def _value(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
