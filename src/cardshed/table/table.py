"""A table as its entries make it: seats, settings, and the match on it. No clock, no network, no bots."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cardshed.engine.events import Event
from cardshed.engine.game import Game
from cardshed.engine.match import Match
from cardshed.games import game as game_by_id
from cardshed.table import entries as e
from cardshed.table.log import KeptRow
from cardshed.table.messages import DEFAULT_LEVEL

OPEN, PERSON, BOT = "open", "person", "bot"
LOBBY, PLAYING, BETWEEN, OVER = "lobby", "playing", "between", "over"
REMEMBERED_ENTRIES = 200
REMEMBERED_COMMANDS = 100
SNAPSHOTS = 4
"""So many decisions are taken back without playing everything again."""

_pack = msgspec.msgpack.Encoder().encode
_unpack = msgspec.msgpack.Decoder(list[Event]).decode


@dataclass
class Seat:
    """A place at the table and who has it."""

    kind: str = OPEN
    name: str = ""
    colour: str = ""
    bot: str | None = None
    away: bool = False
    player: str | None = None
    """The browser whose seat it is. Secret."""


@dataclass
class Told:
    """An entry that was applied, with the events that followed, private parts included."""

    seq: int
    at: int
    entry: e.Entry
    events: list[Event]


class Step(msgspec.Struct, frozen=True, gc=False):
    """When a move was made, and by whom for its seat."""

    at: int
    by: str


@dataclass
class Snapshot:
    """A match before a person's decision, to go back to."""

    match: Match
    rounds: int


Kept = tuple[int, int, bytes, bytes]
"""What was told, packed: tables hold many, and the garbage collector should not go through them all."""


@dataclass
class Table:
    """One table. :meth:`apply` is the only thing that changes it."""

    id: str
    seq: int = 0
    at: int = 0
    seats: list[Seat] = field(default_factory=list)
    maker: str | None = None
    clock: int = 0
    hints: bool = True
    options: dict[str, Any] = field(default_factory=dict)
    number: int = 0
    phase: str = LOBBY
    match: Match | None = None
    steps: list[Step] = field(default_factory=list)
    started: int = 0
    sheet: list[list[int]] = field(default_factory=list)
    ready: set[int] = field(default_factory=set)
    kept: deque[Kept] = field(default_factory=lambda: deque(maxlen=REMEMBERED_ENTRIES))
    done: dict[str, OrderedDict[str, int]] = field(default_factory=dict)
    """For each player the ids of the latest commands carried out, and the numbers of their entries."""
    snapshots: deque[Snapshot] = field(default_factory=lambda: deque(maxlen=SNAPSHOTS))
    last_move: tuple[int, int] = (0, -1)
    """The number of the latest move's entry, and its seat."""
    game: Game = field(init=False)

    def apply(self, entry: e.AnyEntry, at: int) -> Told:
        """Carries out the next entry of the log."""
        self.seq += 1
        self.at = at
        self._note_command(entry)
        events = _APPLY[type(entry)](self, entry) or []
        self.kept.append((self.seq, at, e.encode_entry(entry), _pack(events)))
        return Told(self.seq, at, entry, events)

    def _note_command(self, entry: e.Entry) -> None:
        """Remembers whose command an entry carries out."""
        command = e.command_of(entry)
        if command is None:
            return
        seat, id = command
        player = entry.player if isinstance(entry, e.Sat) else self.seats[seat].player
        done = self.done.setdefault(player or "", OrderedDict())
        done[id] = self.seq
        if len(done) > REMEMBERED_COMMANDS:
            done.popitem(last=False)

    # Questions

    def done_by(self, player: str, command: str) -> int | None:
        """The number of the entry that carried out a command; ``None`` for one that is new."""
        done = self.done.get(player)
        return None if done is None else done.get(command)

    def told_after(self, seq: int) -> list[Told]:
        """The entries after a number that are still remembered."""
        return [
            Told(number, at, e.decode_entry(entry), _unpack(events))
            for number, at, entry, events in self.kept
            if number > seq
        ]

    def seat_of(self, player: str) -> int | None:
        """Where a person sits."""
        for number, seat in enumerate(self.seats):
            if seat.player == player:
                return number
        return None

    @property
    def maker_seat(self) -> int | None:
        return None if self.maker is None else self.seat_of(self.maker)

    @property
    def people(self) -> list[int]:
        """The seats of people, those away included."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == PERSON]

    @property
    def may_undo(self) -> bool:
        """Only somebody who plays with nobody but bots may take back."""
        return len(self.people) == 1 and all(seat.kind != OPEN for seat in self.seats)

    def plays_for(self, number: int) -> str | None:
        """The level of the bot that decides for a seat; ``None`` where a person does."""
        seat = self.seats[number]
        return DEFAULT_LEVEL if seat.away else seat.bot

    # What entries do

    def _opened(self, entry: e.Opened) -> None:
        self.game = game_by_id(entry.game)
        self.seats = [Seat() for _ in range(entry.seats)]
        self.options = entry.options
        self.clock = entry.clock
        self.hints = entry.hints

    def _sat(self, entry: e.Sat) -> None:
        old = self.seat_of(entry.player)
        if old is not None and old != entry.seat:
            self.seats[old] = Seat()
        self.seats[entry.seat] = Seat(PERSON, entry.name, entry.colour, player=entry.player)
        if self.maker is None:
            self.maker = entry.player

    def _stood(self, entry: e.Stood) -> None:
        seat = self.seats[entry.seat]
        if self.phase == LOBBY:
            self.seats[entry.seat] = Seat()
        else:
            self.seats[entry.seat] = Seat(BOT, seat.name, seat.colour, DEFAULT_LEVEL)
        if self.maker == seat.player:
            people = self.people
            self.maker = self.seats[people[0]].player if people else None
        self._go_on_if_all_ready()

    def _bot(self, entry: e.Bot) -> None:
        given = Seat(BOT, entry.name, entry.colour, entry.level) if entry.level else Seat()
        self.seats[entry.seat] = given

    def _settings(self, entry: e.Settings) -> None:
        more = entry.seats - len(self.seats)
        self.seats = self.seats[: entry.seats] + [Seat() for _ in range(more)]
        self.options, self.clock, self.hints = entry.options, entry.clock, entry.hints

    def _started(self, entry: e.Started) -> list[Event]:
        self.number = entry.number
        self.started = self.at
        self.ready = set()
        self.last_move = (self.seq, -1)
        self._deal(bytes.fromhex(entry.seed))
        assert self.match is not None
        self.phase = PLAYING
        return self.match.opening

    def _deal(self, seed: bytes) -> None:
        names = [seat.name for seat in self.seats]
        self.match = self.game.match(len(self.seats), seed, self.options, names)
        self.match.bots = [seat.bot for seat in self.seats]
        self.steps, self.sheet = [], []
        self.snapshots.clear()

    def _moved(self, entry: e.Moved) -> list[Event]:
        assert self.match is not None
        if entry.by == "person" and self.may_undo:
            self.snapshots.append(Snapshot(self.match.copy(), len(self.sheet)))
        events = self._play(entry.seat, entry.move, Step(self.at, entry.by))
        self.last_move = (self.seq, entry.seat)
        return events

    def _play(self, seat: int, move: str, step: Step) -> list[Event]:
        assert self.match is not None
        events = self.match.play(seat, move)
        self.steps.append(step)
        for event in events:
            if event["event"] == "round_over":
                self.sheet.append(event["points"])
                self.phase, self.ready = BETWEEN, set()
        if self.match.over:
            self.phase = OVER
        return events

    def _undone(self, entry: e.Undone) -> None:
        assert self.match is not None
        left = len(self.match.history) - entry.moves
        while self.snapshots and len(self.snapshots[-1].match.history) > left:
            self.snapshots.pop()
        if self.snapshots and len(self.snapshots[-1].match.history) == left:
            snapshot = self.snapshots.pop()
            self.match = snapshot.match
            self.steps, self.sheet = self.steps[:left], self.sheet[: snapshot.rounds]
        else:
            self._play_again(left)
        self.phase, self.ready = PLAYING, set()
        self.last_move = (self.seq, entry.seat)

    def _play_again(self, moves: int) -> None:
        """Deals again from the same seed and plays the first moves."""
        assert self.match is not None
        history, steps = self.match.history[:moves], self.steps
        self._deal(self.match.seed)
        for (seat, move), step in zip(history, steps, strict=False):
            self._play(seat, move, step)

    def _ready(self, entry: e.Ready) -> None:
        self.ready.add(entry.seat)
        self._go_on_if_all_ready()

    def _go_on_if_all_ready(self) -> None:
        present = {seat for seat in self.people if not self.seats[seat].away}
        if self.phase == BETWEEN and present <= self.ready:
            self.phase = PLAYING

    def _resumed(self, entry: e.Resumed) -> None:
        self.phase = PLAYING

    def _said(self, entry: e.Said) -> None:
        pass

    def _away(self, entry: e.Away) -> None:
        self.seats[entry.seat].away = True
        self._go_on_if_all_ready()

    def _back(self, entry: e.Back) -> None:
        self.seats[entry.seat].away = False


_APPLY: dict[type, Any] = {
    e.Opened: Table._opened,
    e.Sat: Table._sat,
    e.Stood: Table._stood,
    e.Bot: Table._bot,
    e.Settings: Table._settings,
    e.Started: Table._started,
    e.Moved: Table._moved,
    e.Undone: Table._undone,
    e.Ready: Table._ready,
    e.Resumed: Table._resumed,
    e.Said: Table._said,
    e.Away: Table._away,
    e.Back: Table._back,
}


def rebuilt(table: str, rows: Sequence[KeptRow]) -> Table:
    """A table brought back from its log."""
    result = Table(table)
    for seq, at, body in rows:
        result.apply(e.decode_entry(body), at)
        assert result.seq == seq, f"the log of {table} has no entry {result.seq}"
    return result


def game_of(rows: Sequence[KeptRow]) -> str:
    """The game of a table, from its log."""
    opened = e.decode_entry(rows[0][2])
    assert isinstance(opened, e.Opened)
    return opened.game
