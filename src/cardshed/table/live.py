"""A table with people at it: their connections, what they ask, and what they are told.

Nothing is told before it is in the durable log. An entry is applied at once, so that the next command
finds the table as it is, but its messages wait for the commit; so does everything else that is sent
from the table meanwhile. Messages therefore leave in the order in which things happened.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Protocol

from cardshed.engine.match import Match
from cardshed.table import commands, showing
from cardshed.table import entries as e
from cardshed.table import messages as m
from cardshed.table.company import Company
from cardshed.table.log import Statement, now_ms
from cardshed.table.table import OVER, PLAYING, Table, Told

if TYPE_CHECKING:
    from cardshed.table.house import House

HINT_BUDGET = "300ms"
logger = logging.getLogger(__name__)


class Line(Protocol):
    """A connection to one browser."""

    player: str

    def send(self, data: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


Delivery = tuple[Line, bytes]


class LiveTable:
    """A table in memory. All methods are for the event loop's thread."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lines: set[Line] = set()
        self.idle_since = time.monotonic()
        self._unwritten = 0
        self._thinking: set[str] = set()
        """The players whose hint is being worked out."""
        self._late: tuple[int, int | None] = (0, None)
        """The latest claim that came too late: the entry that was first, and the seat. It is noted once."""
        self.company = Company(self)

    # Coming and going

    def join(self, line: Line, after: int) -> None:
        """A browser comes (back); it is told what it has not seen yet."""
        self.lines.add(line)
        seat = self.table.seat_of(line.player)
        if seat is not None and self.table.seats[seat].away:
            self.commit(e.Back(seat), but=line)
        self.company.arrange()
        self._post([(line, data) for data in self._catch_up(seat, after)])
        self._tell_presence()

    def leave(self, line: Line) -> None:
        self.lines.discard(line)
        self.idle_since = time.monotonic()
        self._tell_presence()
        self.company.arrange()

    def here(self) -> list[bool]:
        """For each seat, whether its person has the table open."""
        players = {line.player for line in self.lines}
        return [seat.player in players for seat in self.table.seats]

    def _tell_presence(self) -> None:
        watchers = sum(self.table.seat_of(line.player) is None for line in self.lines)
        data = m.encode(m.Presence(self.here(), watchers))
        self._post([(line, data) for line in self.lines])

    def _catch_up(self, viewer: int | None, after: int) -> list[bytes]:
        """The entries after a number, the last with the whole state; or everything."""
        table = self.table
        state = showing.state(table, viewer, self.company.deadlines, self.company.resumes)
        forgotten = table.seq - len(table.kept)
        if not forgotten <= after < table.seq or after == 0:
            log = [showing.entry(told, viewer) for told in table.told_after(0)]
            return [m.encode(m.Table(table.seq, now_ms(), state, log))]
        return [
            m.encode(m.Event(told.seq, showing.entry(told, viewer), state if told.seq == table.seq else {}))
            for told in table.told_after(after)
        ]

    # Commands

    def receive(self, line: Line, message: m.FromBrowser) -> None:
        """Carries out what a browser asks."""
        if isinstance(message, m.Hello):
            return
        if isinstance(message, m.Ping):
            line.send(m.encode(m.Pong(message.n)))
        elif isinstance(message, m.Why):
            self._why(line, message)
        elif isinstance(message, m.Hint):
            self._hint(line, message)
        else:
            self._carry_out(line, message)

    def _carry_out(self, line: Line, command: m.Command) -> None:
        done = self.table.done_by(line.player, command.id)
        if done is not None:
            self._post([(line, m.encode(m.Ok(command.id, done)))])
            return
        try:
            entry = commands.propose(self.table, line.player, command)
        except commands.Refused as refused:
            self._refuse(line, command, refused)
        else:
            self.commit(entry, line, command.id)

    def _refuse(self, line: Line, command: m.Command, refused: commands.Refused) -> None:
        no = m.No(command.id, refused.error, refused.clause, refused.move)
        self.house.counts.refused += 1
        answer = [(line, m.encode(no))]
        if refused.error == "late":
            self._note_late(line, command, answer)
        else:
            self._post(answer)

    def _note_late(self, line: Line, command: m.Command, answer: list[Delivery]) -> None:
        """Somebody else was first: the log says so, then the one who was late is told, and nobody else."""
        self.house.counts.late += 1
        seat = self.table.seat_of(line.player)
        first = self.table.last_move[0]
        if self._late == (first, seat):
            self._post(answer)
            return
        self._late = (first, seat)
        values = (self.table.id, first, now_ms(), seat, getattr(command, "move", ""))
        self._unwritten += 1
        self.house.log.append(
            [],
            lambda: self._written(answer),
            statements=[("INSERT INTO late VALUES (?, ?, ?, ?, ?)", values)],
        )

    def _why(self, line: Line, message: m.Why) -> None:
        seat = self.table.seat_of(line.player)
        match = self.table.match
        if seat is None or match is None:
            self._no(line, message.id, "not-seated" if seat is None else "not-now")
            return
        refusal = match.refusal(seat, message.move)
        clause = None if refusal is None else refusal.clause
        self._post([(line, m.encode(m.WhyNot(message.id, message.move, clause)))])

    def _hint(self, line: Line, message: m.Hint) -> None:
        seat = self.table.seat_of(line.player)
        match = self.table.match
        if seat is None:
            self._no(line, message.id, "not-seated")
        elif not self.table.hints:
            self._no(line, message.id, "no-hints")
        elif match is None or self.table.phase != PLAYING or not match.moves(seat):
            self._no(line, message.id, "not-now")
        elif not self.house.readiness.thinks(self.table.game.id):
            self._no(line, message.id, "not-ready")
        elif line.player in self._thinking:
            self._no(line, message.id, "too-fast")
        else:
            twin = match.copy()
            self._thinking.add(line.player)
            self.house.counts.hints += 1
            self.house.think(
                lambda: _best(twin, seat),
                lambda hints: self._answer_hint(line, message.id, hints),
                lambda: self._answer_hint(line, message.id, []),
            )

    def _answer_hint(self, line: Line, id: str, hints: list[dict[str, object]]) -> None:
        self._thinking.discard(line.player)
        self._post([(line, m.encode(m.Hints(id, hints) if hints else m.No(id, "not-now")))])

    def _no(self, line: Line, id: str, error: str) -> None:
        self.house.counts.refused += 1
        self._post([(line, m.encode(m.No(id, error)))])

    # The log comes first

    def commit(
        self, entry: e.AnyEntry, line: Line | None = None, id: str | None = None, but: Line | None = None
    ) -> None:
        """Applies an entry, writes it down, then tells everybody (``but`` one) and answers ``line``."""
        told = self.table.apply(entry, now_ms())
        self.company.arrange(told)
        deliveries = self._tellings(told, but)
        if line is not None and id is not None:
            deliveries.append((line, m.encode(m.Ok(id, told.seq))))
        self.house.counts.count(entry)
        row = (self.table.id, told.seq, told.at, e.encode_entry(entry))
        self._unwritten += 1
        self.house.log.append(
            [row], lambda: self._written(deliveries), statements=kept_beside(self.table, entry)
        )
        if isinstance(entry, e.Sat | e.Stood):
            self._tell_presence()

    def _tellings(self, told: Told, but: Line | None) -> list[Delivery]:
        """What each connection is told of an entry; those with the same view share the bytes."""
        made: dict[int | None, bytes] = {}
        deliveries = []
        for line in self.lines:
            if line is but:
                continue
            viewer = self.table.seat_of(line.player)
            if viewer not in made:
                now = showing.changes(self.table, told, viewer, self.company.deadlines, self.company.resumes)
                made[viewer] = m.encode(m.Event(told.seq, showing.entry(told, viewer), now))
            deliveries.append((line, made[viewer]))
        return deliveries

    def _written(self, deliveries: Iterable[Delivery]) -> None:
        self._unwritten -= 1
        _deliver(deliveries)

    def _post(self, deliveries: list[Delivery]) -> None:
        """Sends after everything that is not yet written."""
        if self._unwritten:
            self._unwritten += 1
            self.house.log.append([], lambda: self._written(deliveries))
        else:
            _deliver(deliveries)

    def close(self, code: int, reason: str) -> None:
        """Lets everybody go."""
        self.company.stop()
        for line in list(self.lines):
            line.close(code, reason)
        self.lines.clear()


def _deliver(deliveries: Iterable[Delivery]) -> None:
    for line, data in deliveries:
        line.send(data)


def kept_beside(table: Table, entry: e.AnyEntry) -> list[Statement]:
    """What else is kept, to find tables by: which a browser sits at, and which are over."""
    if isinstance(entry, e.Sat):
        return [("INSERT OR IGNORE INTO sitters VALUES (?, ?)", (entry.player, table.id))]
    if isinstance(entry, e.Opened):
        return [("INSERT INTO tables VALUES (?, ?, ?, 0)", (table.id, entry.game, table.at))]
    if isinstance(entry, e.Started) or table.phase == OVER:
        return [("UPDATE tables SET over = ? WHERE id = ?", (int(table.phase == OVER), table.id))]
    return []


def _best(match: Match, seat: int) -> list[dict[str, object]]:
    return [
        {"move": hint.move, "chance": round(hint.chance, 3), "error": round(hint.error, 3)}
        for hint in match.hint(seat, HINT_BUDGET)[:3]
    ]
