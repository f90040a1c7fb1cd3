"""A table with people at it: their connections, what they ask, and what they are told.

Nothing is told before it is in the durable log. An entry is applied at once, so that the next command
finds the table as it is, but its messages wait for the commit; so does everything else that is sent
from the table meanwhile. Messages therefore leave in the order in which things happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from cardshed.table import commands, showing, snapshots, work
from cardshed.table import entries as e
from cardshed.table import messages as m
from cardshed.table.buckets import Bucket
from cardshed.table.clock import now_ms
from cardshed.table.company import Company
from cardshed.table.finished import summary_of
from cardshed.table.limits import Rate
from cardshed.table.results import results_of
from cardshed.table.rights import Refused
from cardshed.table.store import writing
from cardshed.table.store.rows import Statement
from cardshed.table.table import OVER, PLAYING, Table, Told
from cardshed.table.workers import Busy

if TYPE_CHECKING:
    from cardshed.table.house import House

MOST_METERED = 64
"""Kinds of asking that are metered at a table; of somebody who came and went long ago they are forgotten."""
SEATED: dict[str, int | None] = {"left": None, "barred": False}
_encode = msgspec.json.Encoder().encode


class Line(Protocol):
    """A connection to one browser."""

    player: str

    def send(self, *messages: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


Delivery = tuple[Line, bytes]


class LiveTable:
    """A table in memory. All methods are for the event loop's thread."""

    def __init__(self, house: House, table: Table) -> None:
        self.house = house
        self.table = table
        self.lines: set[Line] = set()
        self.idle_since = time.monotonic()
        self.closed = False
        self._unwritten = 0
        self._thinking: set[str] = set()
        """The players whose hint is being worked out."""
        self._late: tuple[int, int | None] = (0, None)
        """The latest claim that came too late: the entry that was first, and the seat. It is noted once."""
        self._buckets: dict[tuple[str, str], Bucket] = {}
        self._presence: asyncio.TimerHandle | None = None
        self._recalled = False
        """Whether decisions from before the table was loaded were asked for."""
        self.called: set[str] = set()
        """Players who were called back and have not been here since."""
        self.company = Company(self)

    # Coming and going

    def join(self, line: Line, after: int) -> None:
        """A browser comes (back), or greets again; it is told what it has not seen yet."""
        is_new = line not in self.lines
        self.lines.add(line)
        self.called.discard(line.player)
        seat = self.table.seat_of(line.player)
        if seat is not None and self.table.seats[seat].away:
            self.commit(e.Back(seat), but=line)
        if is_new:
            self.company.arrange()
        self._post([(line, data) for data in self._catch_up(line.player, seat, after)])
        if is_new:
            self._post([(line, self._presence_data())])
            self._tell_presence_soon()

    def leave(self, line: Line) -> None:
        if line not in self.lines:
            return
        self.lines.discard(line)
        self.idle_since = time.monotonic()
        self._tell_presence_soon()
        self.company.arrange()
        self.house.calls.consider(self)
        if not self.lines:
            self.house.is_idle(self)

    def here(self) -> list[bool]:
        """For each seat, whether its person has the table open."""
        players = {line.player for line in self.lines}
        return [seat.player in players for seat in self.table.seats]

    @property
    def watchers(self) -> int:
        seated = {seat.player for seat in self.table.seats}
        return sum(line.player not in seated for line in self.lines)

    @property
    def is_full(self) -> bool:
        """Whether the match has as many moves as a table keeps."""
        limits = self.house.limits.table
        return self.table.moves >= limits.moves or self.table.seq >= limits.entries

    def _presence_data(self) -> bytes:
        return m.encode(m.Presence(self.here(), self.watchers))

    def _tell_presence_soon(self) -> None:
        """Comings and goings are gathered: many of them cost everybody no more than one."""
        if self._presence is None and self.lines:
            wait = self.house.limits.table.presence
            self._presence = asyncio.get_running_loop().call_later(wait, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        data = self._presence_data()
        self._post([(line, data) for line in self.lines])

    def _catch_up(self, player: str, viewer: int | None, after: int) -> list[bytes]:
        """The entries after a number, the last with the whole state; or everything."""
        table = self.table
        state = showing.state(table, viewer, self.company.deadlines, self.company.resumes)
        state |= self._standing_of(player)
        if after == table.seq:
            return [m.encode(m.Table(table.seq, now_ms(), state, None))]
        if not table.forgotten <= after < table.seq or after == 0:
            log = [showing.kept_json(kept, viewer) for kept in table.kept]
            return [m.encode(m.Table(table.seq, now_ms(), state, log))]
        missed = [kept for kept in table.kept if kept.row.seq > after]
        states: list[dict[str, Any]] = [{} for _ in missed[:-1]] + [state]
        return [
            m.encode(m.Event(kept.row.seq, showing.kept_json(kept, viewer), now))
            for kept, now in zip(missed, states, strict=True)
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
        elif isinstance(message, m.Hurry):
            self._hurry(line, message)
        else:
            self._carry_out(line, message)

    def _carry_out(self, line: Line, command: m.Command) -> None:
        if self.closed:
            return
        done = self.table.done_by(line.player, command.id)
        if done is not None:
            self._post([(line, m.encode(m.Ok(command.id, done)))])
            return
        if isinstance(command, m.Undo) and self._must_recall(line.player):
            self._recall(line, command)
            return
        if isinstance(command, m.Move):
            self._play_again(line.player)
        try:
            if self._asks_too_much(line.player, command):
                raise Refused("too-fast")
            if isinstance(command, m.Vote) and not self._is_idle():
                raise Refused("not-now")
            entry = commands.propose(self.table, line.player, command, self.house.limits.table)
        except Refused as refused:
            self._refuse(line, command, refused)
        else:
            self.commit(entry, line, command.id)

    def _play_again(self, player: str) -> None:
        """Who moves does not want a bot to go on playing for them."""
        seat = self.table.seat_of(player)
        if seat is not None and self.table.seats[seat].away:
            self.commit(e.Back(seat))

    def _is_idle(self) -> bool:
        """Whether the match has waited for long."""
        return now_ms() - self.table.waiting_since >= 1000 * self.house.settings.idle

    def _hurry(self, line: Line, command: m.Hurry) -> None:
        """Whoever plays with nobody but bots need not wait for them."""
        table, seat = self.table, self.table.seat_of(line.player)
        present = [number for number in table.people if not table.seats[number].away]
        if seat is None:
            self._no(line, command.id, "not-seated")
        elif present != [seat] or table.phase != PLAYING or table.paused:
            self._no(line, command.id, "not-now")
        elif not self._may_change(line.player):
            self._no(line, command.id, "too-fast")
        else:
            self.company.hurry()
            self._post([(line, m.encode(m.Ok(command.id, table.seq)))])

    def _refuse(self, line: Line, command: m.Command, refused: Refused) -> None:
        no = m.No(command.id, refused.error, refused.clause, refused.move)
        self.house.counts.refused += 1
        answer = [(line, m.encode(no))]
        if isinstance(command, m.Move) and refused.error in ("refused", "late"):
            self._bucket("claims", self.house.limits.table.claims, line.player).take_without_debt()
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
        note = writing.late(self.table.id, first, now_ms(), seat, getattr(command, "move", ""))
        self._unwritten += 1
        self.house.log.append(self.table.id, [], lambda: self._written(answer), statements=[note])

    def _why(self, line: Line, message: m.Why) -> None:
        seat = self.table.seat_of(line.player)
        match = self.table.match
        if seat is None or match is None:
            self._no(line, message.id, "not-seated" if seat is None else "not-now")
            return
        refusal = match.refusal(seat, message.move)
        clause = None if refusal is None else refusal.clause
        self._post([(line, m.encode(m.WhyNot(message.id, message.move, clause)))])

    def _no(self, line: Line, id: str, error: str) -> None:
        self.house.counts.refused += 1
        self._post([(line, m.encode(m.No(id, error)))])

    # How much is asked for

    def _asks_too_much(self, player: str, command: m.Command) -> bool:
        """Firing blindly wins nothing: who was refused often waits before moving out of turn again."""
        limits = self.house.limits.table
        if isinstance(command, m.Move):
            return self._is_out_of_turn(player) and self._bucket("claims", limits.claims, player).empty
        if isinstance(command, m.Say | m.Nudge):
            return not self._bucket("words", limits.words, player).take_without_debt()
        return not self._may_change(player)

    def _may_change(self, player: str) -> bool:
        return self._bucket("changes", self.house.limits.table.changes, player).take_without_debt()

    def _is_out_of_turn(self, player: str) -> bool:
        match, seat = self.table.match, self.table.seat_of(player)
        return match is not None and seat is not None and seat not in match.waiting_for

    def _bucket(self, kind: str, limit: Rate, player: str) -> Bucket:
        bucket = self._buckets.get((kind, player))
        if bucket is None:
            if len(self._buckets) >= MOST_METERED:
                self._buckets.pop(self._whose_bucket_goes())
            bucket = self._buckets[kind, player] = Bucket(limit)
        return bucket

    def _whose_bucket_goes(self) -> tuple[str, str]:
        """Somebody's who watches, so that many who come do not free anybody at the table of a limit."""
        watching = (key for key in self._buckets if self.table.seat_of(key[1]) is None)
        return next(watching, next(iter(self._buckets)))

    # Hints

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
        elif line.player in self._thinking or not self._may_ask_for_hint(line.player):
            self._no(line, message.id, "too-fast")
        else:
            self._think_of_hint(line, message.id, seat)

    def _may_ask_for_hint(self, player: str) -> bool:
        return self._bucket("hints", self.house.limits.table.hints, player).take_without_debt()

    def _think_of_hint(self, line: Line, id: str, seat: int) -> None:
        table = self.table
        assert table.match is not None
        what = (table.game.id, table.options, table.match.pack(), seat)
        try:
            thought = self.house.workers.think(f"player {line.player}", work.best_moves, *what)
        except Busy:
            self._no(line, id, "busy")
            return
        self._thinking.add(line.player)
        self.house.counts.hints += 1
        thought.add_done_callback(lambda done: self._answer_hint(line, id, done))

    def _answer_hint(self, line: Line, id: str, thought: asyncio.Future[list[dict[str, Any]]]) -> None:
        self._thinking.discard(line.player)
        if thought.cancelled():
            return
        hints = [] if thought.exception() else thought.result()
        self._post([(line, m.encode(m.Hints(id, hints) if hints else m.No(id, "not-now")))])

    # Taking back what was played before the table was loaded

    def _must_recall(self, player: str) -> bool:
        table = self.table
        seated = table.seat_of(player) is not None
        return seated and table.may_undo and not table.past and table.moves > 0 and not self._recalled

    def _recall(self, line: Line, command: m.Command) -> None:
        """The earlier decisions are read off the event loop; then the command is carried out."""
        self._recalled = True
        table = self.table
        asked = (table.number, table.undos, table.decisions)

        async def recall() -> None:
            decisions = await self.house.decisions(table.id)
            if asked == (table.number, table.undos, table.decisions) and not table.past:
                table.past.extend(decisions)
            self._carry_out(line, command)

        self.house.do(recall())

    # The log comes first

    def commit(
        self, entry: e.AnyEntry, line: Line | None = None, id: str | None = None, but: Line | None = None
    ) -> None:
        """Applies an entry, writes it down, then tells everybody (``but`` one) and answers ``line``."""
        if self.closed:
            return
        told = self.table.apply(entry, now_ms())
        self.company.arrange(told)
        deliveries = self._tellings(told, but)
        if line is not None and id is not None:
            deliveries.append((line, m.encode(m.Ok(id, told.seq))))
        self.house.counts.count(entry)
        self._unwritten += 1
        self.house.log.append(
            self.table.id, [told.row], lambda: self._written(deliveries), statements=beside(self.table, entry)
        )
        if isinstance(entry, e.Sat | e.Stood | e.Removed | e.Swapped | e.Bot | e.Settings):
            self._tell_presence_soon()
        self.house.calls.consider(self)
        if self.table.votes:  # of fewer others they may be enough now
            for seat in self.table.outvoted:
                self.commit(e.Away(seat))

    def _tellings(self, told: Told, but: Line | None) -> list[Delivery]:
        """What each connection is told of an entry; those with the same view share the bytes."""
        made: dict[tuple[int | None, ...], bytes] = {}
        deliveries = []
        shared = showing.entry_json(told, None) if showing.is_same_for_all(told) else None
        self.table.kept[-1].shown = shared
        for line in self.lines:
            if line is but:
                continue
            viewer = self.table.seat_of(line.player)
            standing = self._standing_of(line.player) if viewer is None else SEATED
            key = viewer, *standing.values()
            if key not in made:
                now = showing.changes(self.table, told, viewer, self.company.deadlines, self.company.resumes)
                if "me" in now:
                    now |= standing
                shown = showing.entry_json(told, viewer) if shared is None else shared
                made[key] = m.encode(m.Event(told.seq, msgspec.Raw(shown), now))
            deliveries.append((line, made[key]))
        return deliveries

    def _standing_of(self, player: str) -> dict[str, int | None]:
        """What a person may do here besides what their seat may: take back a seat that a bot plays for them,
        or sit down no more."""
        return {"left": self.table.left_by(player), "barred": player in self.table.barred}

    def _written(self, deliveries: Iterable[Delivery]) -> None:
        self._unwritten -= 1
        _deliver(deliveries)

    def _post(self, deliveries: list[Delivery]) -> None:
        """Sends after everything that is not yet written."""
        if self._unwritten:
            self._unwritten += 1
            self.house.log.append(self.table.id, [], lambda: self._written(deliveries))
        else:
            _deliver(deliveries)

    def close(self, code: int, reason: str) -> None:
        """Lets everybody go. Nothing happens at this table any more."""
        self.closed = True
        self.company.stop()
        if self._presence is not None:
            self._presence.cancel()
        for line in list(self.lines):
            line.close(code, reason)
        self.lines.clear()


def _deliver(deliveries: Iterable[Delivery]) -> None:
    """What one line is told goes out together."""
    by_line: dict[Line, list[bytes]] = {}
    for line, data in deliveries:
        by_line.setdefault(line, []).append(data)
    for line, messages in by_line.items():
        line.send(*messages)


def beside(table: Table, entry: e.AnyEntry) -> list[Statement]:
    """What else is kept: to find tables and matches by, and from time to time the table itself."""
    statements: list[Statement] = []
    if isinstance(entry, e.Opened):
        statements.append(writing.opened(table.id, entry.game, table.at))
    elif isinstance(entry, e.Sat):
        statements.append(writing.sat(entry.player, table.id))
    elif isinstance(entry, e.Started):
        statements += writing.match_begun(table.id, table.number, table.rules, table.first)
        statements.append(writing.touched(table.id, table.at))
    elif isinstance(entry, e.Moved) and table.phase == OVER:
        summary = summary_of(table)
        statements += writing.match_over(table.id, table.number, table.seq, _encode(summary))
        statements += map(writing.result, results_of(table.seats, summary))
    if isinstance(entry, e.Started | e.Undone) or table.seq - table.snapshot >= snapshots.EVERY:
        statements.append(snapshot(table))
    return statements


def snapshot(table: Table) -> Statement:
    """The table is kept as it is now."""
    table.snapshot = table.seq
    return writing.snapshot(table.id, table.seq, snapshots.taken(table), table.done.fresh())
