"""A table as its entries make it: seats, settings, and the match on it. No clock, no network, no bots."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import Any

import msgspec

from cardshed.engine.edition import edition
from cardshed.engine.errors import BadInput
from cardshed.engine.events import Event
from cardshed.engine.game import Game
from cardshed.engine.match import Match
from cardshed.games import game as game_by_id
from cardshed.table import entries as e
from cardshed.table.done import Done
from cardshed.table.limits import TableLimits
from cardshed.table.messages import DEFAULT_LEVEL, DEFAULT_PACE
from cardshed.table.store import KeptRow

OPEN, PERSON, BOT = "open", "person", "bot"
LOBBY, PLAYING, BETWEEN, OVER, ASIDE = "lobby", "playing", "between", "over", "aside"
REMEMBERED_ENTRIES = 200
LIMITS = TableLimits()

pack_events = msgspec.msgpack.Encoder().encode
unpack_events = msgspec.msgpack.Decoder(list[Event]).decode


class Seat(msgspec.Struct):
    """A place at the table and who has it."""

    kind: str = OPEN
    name: str = ""
    colour: str = ""
    bot: str | None = None
    away: bool = False
    player: str | None = None
    """The browser whose seat it is. Secret."""
    left: str | None = None
    """The browser that left the seat to a bot and may have it back. Secret."""


@dataclass(slots=True)
class Told:
    """An entry that was applied, with the events that followed, private parts included."""

    row: KeptRow
    entry: e.Entry
    events: list[Event]

    @property
    def seq(self) -> int:
        return self.row.seq

    @property
    def at(self) -> int:
        return self.row.at


@dataclass(slots=True)
class Decision:
    """A match before a person's decision, to go back to."""

    moves: int
    packed: bytes
    rounds: int


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
    pace: str = DEFAULT_PACE
    talk_is_free: bool = False
    purist: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    barred: list[str] = field(default_factory=list)
    """Browsers that may not sit down here again. Secret."""
    players: list[str] = field(default_factory=list)
    """Browsers that have seen a hand of this match. Secret."""
    number: int = 0
    """Of the match, from 1."""
    rules: str = ""
    """The edition of the rules that the match is played by."""
    first: int = 0
    """The number of the entry that the match began with."""
    phase: str = LOBBY
    match: Match | None = None
    """``None`` before the first match, and for one of other rules than today's."""
    moves: int = 0
    """Moves of the match, those taken back not counted."""
    undos: int = 0
    talk: int = 0
    started: int = 0
    sheet: list[list[int]] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    """After how many moves each round began."""
    ready: set[int] = field(default_factory=set)
    paused: bool = False
    waiting_since: int = 0
    """When the match began to wait for whom it waits for now (ms since 1970)."""
    votes: dict[int, list[int]] = field(default_factory=dict)
    """Who wants to go on without whom."""
    kept: deque[Kept] = field(default_factory=lambda: deque(maxlen=REMEMBERED_ENTRIES))
    done: Done = field(default_factory=Done)
    past: deque[Decision] = field(default_factory=lambda: deque(maxlen=LIMITS.undo_depth))
    """The latest decisions of the only person at the table."""
    decisions: int = 0
    """How many there are to go back to, those that only the log remembers included."""
    last_move: tuple[int, int] = (0, -1)
    """The number of the latest move's entry, and its seat."""
    snapshot: int = 0
    """The number of the entry that the latest snapshot was made after."""
    game: Game = field(init=False)

    def apply(self, entry: e.AnyEntry, at: int, row: KeptRow | None = None) -> Told:
        """Carries out the next entry of the log; one that was carried out before comes with its row."""
        self.seq += 1
        self.at = at
        self._note_command(entry)
        events: list[Event]
        if self._is_of_other_rules(entry):
            events = unpack_events(row.told) if row is not None and row.told else []
            self._pass_by(entry, events)
        else:
            events = getattr(self, _APPLY[type(entry)])(entry) or []
        if row is None:
            row = KeptRow(self.seq, at, e.encode_entry(entry), pack_events(events) if events else None)
        told = Told(row, entry, events)
        self.kept.append(Kept(row))
        return told

    def _note_command(self, entry: e.Entry) -> None:
        """Remembers whose command an entry carries out."""
        command = e.command_of(entry)
        if command is None:
            return
        seat, id = command
        player = getattr(entry, "player", "") or self.seats[seat].player
        self.done.note(player or "", id, self.seq)

    # Questions

    def done_by(self, player: str, command: str) -> int | None:
        """The number of the entry that carried out a command; ``None`` for one that is new."""
        return self.done.find(player, command)

    @property
    def forgotten(self) -> int:
        """The number of the last entry that is not remembered word for word."""
        return self.seq - len(self.kept)

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

    def left_by(self, player: str) -> int | None:
        """The seat that a person has left to a bot."""
        for number, seat in enumerate(self.seats):
            if seat.left == player:
                return number
        return None

    def has_seen_a_hand(self, player: str) -> bool:
        """Whether somebody who wants to sit down has a seat in this match, or had one."""
        return self.seat_of(player) is not None or (
            self.phase not in (OVER, ASIDE) and player in self.players
        )

    @property
    def is_alone(self) -> bool:
        """Whether one person plays with nobody but bots."""
        return len(self.people) == 1 and all(seat.kind != OPEN for seat in self.seats)

    @property
    def may_undo(self) -> bool:
        """Only somebody alone may take back; who may come back finds no hand that was looked at this way."""
        return self.is_alone and all(seat.left is None for seat in self.seats)

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back now."""
        return self.decisions > 0 and self.may_undo and self.phase in (PLAYING, BETWEEN) and not self.paused

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
        self.pace = entry.pace or DEFAULT_PACE
        self.talk_is_free, self.purist = entry.talk, entry.purist

    def _sat(self, entry: e.Sat) -> None:
        old = self.seat_of(entry.player)
        if old is None:
            self.past.clear()  # what others decided is not theirs to take back
            self.decisions = 0
        elif old != entry.seat:
            self.seats[old] = Seat()
        for seat in self.seats:
            if seat.left == entry.player:
                seat.left = None
        self.seats[entry.seat] = Seat(PERSON, entry.name, entry.colour, player=entry.player)
        self._note_players()
        if self.maker is None:
            self.maker = entry.player

    def _note_players(self) -> None:
        """Remembers who sees a hand."""
        if self.phase in (PLAYING, BETWEEN):
            seated = [seat.player for seat in self.seats if seat.player is not None]
            self.players.extend(player for player in seated if player not in self.players)

    def _stood(self, entry: e.Stood) -> None:
        self._leave(entry.seat)

    def _removed(self, entry: e.Removed) -> None:
        player = self.seats[entry.seat].player
        self._leave(entry.seat)
        if entry.barred and player is not None:
            self.barred.append(player)
            self.seats[entry.seat].left = None

    def _leave(self, number: int) -> None:
        """A person's seat is open again, or in the middle of a match a bot's."""
        seat = self.seats[number]
        if self.phase == LOBBY:
            self.seats[number] = Seat()
        else:
            self.seats[number] = Seat(BOT, seat.name, seat.colour, DEFAULT_LEVEL, left=seat.player)
        if self.maker == seat.player:
            people = self.people
            self.maker = self.seats[people[0]].player if people else None
        self._forget_votes(number)
        self.ready.discard(number)
        self._go_on_if_all_ready()

    def _swapped(self, entry: e.Swapped) -> None:
        one, other = entry.seat, entry.other
        self.seats[one], self.seats[other] = self.seats[other], self.seats[one]

    def _maker(self, entry: e.Maker) -> None:
        self.maker = self.seats[entry.seat].player

    def _bot(self, entry: e.Bot) -> None:
        given = Seat(BOT, entry.name, entry.colour, entry.level) if entry.level else Seat()
        self.seats[entry.seat] = given

    def _settings(self, entry: e.Settings) -> None:
        more = entry.seats - len(self.seats)
        self.seats = self.seats[: entry.seats] + [Seat() for _ in range(more)]
        self.options, self.clock, self.hints = entry.options, entry.clock, entry.hints
        self.pace = entry.pace or self.pace
        self.talk_is_free, self.purist = entry.talk, entry.purist

    def _begin(self, entry: e.Started) -> None:
        """What the beginning of any match does."""
        self.number, self.first, self.started = entry.number, self.seq, self.at
        self.rules = entry.rules or self.game.first_edition
        self.moves = self.undos = 0
        self.sheet, self.rounds, self.ready = [], [], set()
        self.paused = False
        self.players = []
        self._wait_anew()
        self.match = None
        self.last_move = (self.seq, -1)
        self.past.clear()
        self.decisions = 0

    def _started(self, entry: e.Started) -> list[Event]:
        self._begin(entry)
        names = [seat.name for seat in self.seats]
        self.match = self.game.match(len(self.seats), bytes.fromhex(entry.seed), self.options, names)
        self.match.bots = [seat.bot for seat in self.seats]
        self.match.rules = self.rules
        self.phase = PLAYING
        self._note_players()
        self._note_rounds(self.match.opening)
        return self.match.opening

    def _moved(self, entry: e.Moved) -> list[Event]:
        assert self.match is not None
        if entry.by == "person" and self.is_alone:
            self.past.append(Decision(self.moves, self.match.pack(), len(self.sheet)))
            self.decisions += 1
        events = self.match.play(entry.seat, entry.move)
        self.moves += 1
        self._note_rounds(events)
        if self.match.over:
            self.phase = OVER
        self.last_move = (self.seq, entry.seat)
        self._wait_anew()
        return events

    def _note_rounds(self, events: list[Event]) -> None:
        for event in events:
            if event["event"] == "round":
                self.rounds.append(self.moves)
            elif event["event"] == "round_over":
                self.sheet.append(event["points"])
                self.phase, self.ready = BETWEEN, set()

    def _undone(self, entry: e.Undone) -> None:
        assert self.match is not None
        before = self.match
        left = self.moves - entry.moves
        decision = self._before_move(left)
        self.match = Match.unpack(self.game, self.options, decision.packed)
        self.match.names, self.match.bots, self.match.rules = before.names, before.bots, before.rules
        self.moves = left
        self.undos += 1
        self.decisions -= entry.decisions
        self.sheet = self.sheet[: decision.rounds]
        self.rounds = [begun for begun in self.rounds if begun <= left]
        self.phase, self.ready = PLAYING, set()
        self.last_move = (self.seq, entry.seat)
        self._wait_anew()

    def _before_move(self, moves: int) -> Decision:
        """The match as it was after so many moves, when a person had to decide."""
        while self.past and self.past[-1].moves > moves:
            self.past.pop()
        if not self.past or self.past[-1].moves != moves:
            raise LookupError(f"table {self.id} does not remember move {moves}")
        return self.past.pop()

    def _ready(self, entry: e.Ready) -> None:
        self.ready.add(entry.seat)
        self._go_on_if_all_ready()

    def _go_on_if_all_ready(self) -> None:
        present = {seat for seat in self.people if not self.seats[seat].away}
        if self.phase == BETWEEN and present <= self.ready:
            self.phase = PLAYING
            self._wait_anew()

    def _resumed(self, entry: e.Resumed) -> None:
        if self.phase == BETWEEN:
            self.phase = PLAYING
            self._wait_anew()

    def _said(self, entry: e.Said | e.Nudged) -> None:
        self.talk += 1

    def _paused(self, entry: e.Paused) -> None:
        self.paused = entry.on
        self._wait_anew()

    def _wait_anew(self) -> None:
        """Nobody has kept the others waiting yet."""
        self.waiting_since = self.at
        self.votes = {}

    def _voted(self, entry: e.Voted) -> None:
        self.votes.setdefault(entry.about, []).append(entry.seat)
        if entry.about in self.outvoted:
            self._stand_in(entry.about)

    @property
    def outvoted(self) -> list[int]:
        """Whom more than half of the others want to go on without."""
        present = [seat for seat in self.people if not self.seats[seat].away]
        return [
            about
            for about, voters in self.votes.items()
            if 2 * len(voters) > len([seat for seat in present if seat != about])
        ]

    def _away(self, entry: e.Away) -> None:
        self._stand_in(entry.seat)

    def _stand_in(self, seat: int) -> None:
        self.seats[seat].away = True
        self._forget_votes(seat)
        self._go_on_if_all_ready()

    def _forget_votes(self, seat: int) -> None:
        """Of and about a seat that a bot plays now."""
        self.votes.pop(seat, None)
        for about, voters in self.votes.items():
            self.votes[about] = [voter for voter in voters if voter != seat]

    def _back(self, entry: e.Back) -> None:
        self.seats[entry.seat].away = False

    # Matches that were played by other rules than today's

    def _is_of_other_rules(self, entry: e.AnyEntry) -> bool:
        if isinstance(entry, e.Started):
            return (entry.rules or self.game.first_edition) != edition(self.game)
        return isinstance(entry, e.Moved | e.Undone) and self.match is None

    def _pass_by(self, entry: e.AnyEntry, events: list[Event]) -> None:
        """Nothing is played: what was told then says how the match went."""
        if isinstance(entry, e.Started):
            self._begin(entry)
        elif isinstance(entry, e.Moved):
            self.moves += 1
        elif isinstance(entry, e.Undone):
            self.moves -= entry.moves
            self.undos += 1
        self._note_rounds(events)
        over = any(event["event"] == "match_over" for event in events)
        self.phase = OVER if over else ASIDE

    def set_aside(self) -> None:
        """The match goes no further: its rules are not today's. The table is there for another one."""
        self.match = None
        self.past.clear()
        if self.phase in (PLAYING, BETWEEN):
            self.phase = ASIDE
        try:
            self.options = self.game.check(len(self.seats), self.options, house=False)
        except BadInput:
            self.options = self.game.check(len(self.seats), {})


class Kept:
    """An entry as it is remembered: packed, since tables hold many, and the garbage collector should not go
    through them all; and as everybody is shown it, once somebody was."""

    __slots__ = ("row", "shown")

    def __init__(self, row: KeptRow, shown: bytes | None = None) -> None:
        self.row = row
        self.shown = shown

    def told(self) -> Told:
        row = self.row
        return Told(row, e.decode_entry(row.body), unpack_events(row.told) if row.told else [])


_APPLY = {
    e.Opened: "_opened",
    e.Sat: "_sat",
    e.Stood: "_stood",
    e.Bot: "_bot",
    e.Settings: "_settings",
    e.Removed: "_removed",
    e.Swapped: "_swapped",
    e.Maker: "_maker",
    e.Paused: "_paused",
    e.Nudged: "_said",
    e.Voted: "_voted",
    e.Started: "_started",
    e.Moved: "_moved",
    e.Undone: "_undone",
    e.Ready: "_ready",
    e.Resumed: "_resumed",
    e.Said: "_said",
    e.Away: "_away",
    e.Back: "_back",
}
