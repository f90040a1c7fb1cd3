"""Who acts at a table without being asked: bots at their pace, clocks, and stand-ins for those who left.

Everything here happens only while somebody sits at the table with it open; otherwise the table rests.
How long a bot waits depends on what everybody can see and on its own dice, never on cards.
"""

from __future__ import annotations

import asyncio
import random
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardshed.bots.asking import ask
from cardshed.bots.levels import LEVELS
from cardshed.bots.names import Player, bot, search_budget
from cardshed.engine.match import Match
from cardshed.table import entries as e
from cardshed.table import work
from cardshed.table.clock import now_ms
from cardshed.table.messages import DEFAULT_LEVEL, PACES
from cardshed.table.table import BETWEEN, PERSON, PLAYING, Told
from cardshed.table.workers import Busy

if TYPE_CHECKING:
    from cardshed.table.live import LiveTable

DEALING = 1.5
"""Seconds that a new deal takes on the screen."""
HURRIED = 0.12
"""Seconds that bots take when somebody wants to get on to their own turn."""
SECONDS_WHEN_LATE = 3
"""Of a clock, for what else is to be decided in a turn whose time has run out."""
AFTER_RESTART = 5.0
"""Seconds at least that a clock leaves somebody who finds the table again."""

PATIENCE = 3.0
"""Seconds after its pause that a bot's thoughts are waited for; then it does what is quick to find."""
_dice = random.SystemRandom()


@dataclass(eq=False)
class _Plan:
    """A decision that will be made for a seat.

    A bot thinks first and waits out a pause that was drawn before, so that no pause tells how hard the
    decision was."""

    level: str
    optional: bool
    """Whether the game can go on without it."""
    timer: asyncio.TimerHandle | None = None
    waited: bool = False
    """Whether the pause is over."""
    on: int = 0
    """The move that is thought about: the number of the latest one's entry."""
    thought: asyncio.Future[str | None] | None = None
    """Of bots that search; ``None`` for those that decide on the spot."""

    def drop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
        if self.thought is not None:
            self.thought.cancel()


class Company:
    """The timers of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = weakref.proxy(live)
        """A table that is let go of is gone at once, without waiting for the garbage collector."""
        self._loop = asyncio.get_running_loop()
        self._plans: dict[int, _Plan] = {}
        self._declined: set[int] = set()
        self._clocks: dict[int, asyncio.TimerHandle] = {}
        self._clock = 0
        """The seconds a decision has, as the clocks were set."""
        self._due: dict[int, int] = {}
        """Until when those have time who let a bot play for a while: coming and going gives no more."""
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._pause_end: asyncio.TimerHandle | None = None
        self._maker_grace: asyncio.TimerHandle | None = None
        self._hurries = False
        self._players: dict[tuple[int, str], Player] = {}
        self._late: set[int] = set()
        """Seats whose time ran out in this turn."""
        self.deadlines: dict[int, int] = {}
        self.resumes: int | None = None
        self._nothing_to_do = False

    def arrange(self, told: Told | None = None) -> None:
        """Sets and drops timers after an entry, or when somebody came or went."""
        table = self._live.table
        if (
            self._nothing_to_do
            and told is not None
            and type(told.entry) is e.Moved
            and table.phase == PLAYING
        ):
            return
        here = self._live.here()
        if not any(here):
            self.stop()
            return
        goes_on = table.phase == PLAYING and not table.paused and not self._live.is_full
        match = table.match if goes_on else None
        waiting = () if match is None else match.waiting_for
        self._arrange_bots(told, match, waiting)
        self._arrange_clocks(told, waiting)
        self._arrange_graces(here)
        self._arrange_maker(here)
        self._arrange_pause()
        self._nothing_to_do = self._all_decide_for_themselves(here)

    def _all_decide_for_themselves(self, here: list[bool]) -> bool:
        """Whether only people who are there play, without a clock: then a move changes no timer."""
        table = self._live.table
        alone = all(seat.kind == PERSON and not seat.away for seat in table.seats)
        return alone and all(here) and not table.clock and not self._plans and not self._graces

    def stop(self) -> None:
        for plan in self._plans.values():
            plan.drop()
        for timer in [*self._clocks.values(), *self._graces.values()]:
            timer.cancel()
        for end in (self._pause_end, self._maker_grace):
            if end is not None:
                end.cancel()
        self._maker_grace, self._hurries = None, False
        self._plans, self._clocks, self._graces = {}, {}, {}
        self._pause_end, self.resumes, self.deadlines, self._due = None, None, {}, {}
        self._nothing_to_do = False

    # Bots, and stand-ins for those away

    def _arrange_bots(self, told: Told | None, match: Match | None, waiting: tuple[int, ...]) -> None:
        """A chance to act out of turn is judged anew after every move; who is waited for goes on thinking."""
        if told is not None and isinstance(told.entry, e.Moved | e.Started | e.Undone):
            self._declined.clear()
            self._drop_plans(keep=lambda seat, plan: not plan.optional and seat in waiting)
        if match is None:
            self._drop_plans(keep=lambda seat, plan: False)
            return
        table = self._live.table
        if any(table.plays_for(seat) is None for seat in waiting):
            self._hurries = False
        if told is not None and isinstance(told.entry, e.Settings):
            self._drop_plans(keep=lambda seat, plan: False)
        self._drop_plans(keep=lambda seat, plan: table.plays_for(seat) is not None)
        if all(table.plays_for(seat) is None for seat in range(match.seats)):
            return
        for seat in match.actors:
            level = table.plays_for(seat)
            if level is not None and seat not in self._plans and seat not in self._declined:
                self._plan(seat, level, seat not in waiting, told)
        for seat, plan in self._plans.items():
            if plan.on != table.last_move[0]:
                self._think(seat, plan)

    def _drop_plans(self, keep: Callable[[int, _Plan], bool]) -> None:
        for seat, plan in list(self._plans.items()):
            if not keep(seat, plan):
                plan.drop()
                del self._plans[seat]

    def _plan(self, seat: int, level: str, optional: bool, told: Told | None) -> None:
        pause = LEVELS[level].pause(optional, _dice)
        if told is not None and any(event["event"] == "deal" for event in told.events):
            pause += DEALING
        plan = self._plans[seat] = _Plan(level, optional)
        self._wait(seat, plan, HURRIED if self._hurries else pause)

    def _wait(self, seat: int, plan: _Plan, pause: float) -> None:
        """A bot takes its time, as the table and the house want it."""
        if plan.timer is not None:
            plan.timer.cancel()
        wait = pause * PACES[self._live.table.pace] * self._live.house.settings.pace
        plan.timer = self._loop.call_later(wait, self._pause_is_over, seat, plan)

    def hurry(self) -> None:
        """Bots take no time until a person is to move."""
        self._hurries = True
        for seat, plan in self._plans.items():
            if not plan.waited:
                self._wait(seat, plan, HURRIED)

    def _think(self, seat: int, plan: _Plan) -> None:
        """Has a bot that searches think about the match as it is now."""
        table, house = self._live.table, self._live.house
        plan.on = table.last_move[0]
        if plan.thought is not None:
            plan.thought.cancel()
            plan.thought = None
        if search_budget(plan.level) is None or not house.readiness.thinks(table.game.id):
            return
        assert table.match is not None
        what = (table.game.id, table.options, table.match.pack(), seat, plan.level, plan.optional)
        try:
            plan.thought = house.workers.think(table.id, work.decide, *what)
        except Busy:
            return
        plan.thought.add_done_callback(lambda done: self._has_thought(seat, plan, done))

    def _has_thought(self, seat: int, plan: _Plan, thought: asyncio.Future[str | None]) -> None:
        if plan.waited and plan.thought is thought and not thought.cancelled():
            self._decide(seat, plan)

    def _pause_is_over(self, seat: int, plan: _Plan) -> None:
        plan.waited = True
        if plan.thought is None or plan.thought.done():
            self._decide(seat, plan)
        else:
            plan.timer = self._loop.call_later(PATIENCE, self._decide, seat, plan)

    def _decide(self, seat: int, plan: _Plan) -> None:
        """A bot makes its move, or lets the chance go by. Without thoughts it does what is quick to find."""
        match = self._live.table.match
        if match is None or self._plans.get(seat) is not plan:
            return
        del self._plans[seat]
        thought = plan.thought
        if thought is not None and thought.done() and not thought.cancelled() and thought.exception() is None:
            move = thought.result()
        else:
            level = plan.level if search_budget(plan.level) is None else DEFAULT_LEVEL
            move = ask(self._player(seat, level), level, match, seat, plan.optional)
        plan.drop()
        if move is None:
            self._declined.add(seat)
            return
        self._live.house.counts.bot_moves += 1
        by = "away" if self._live.table.seats[seat].away else "bot"
        self._live.commit(e.Moved(seat, move, by))

    def _player(self, seat: int, level: str) -> Player:
        if (seat, level) not in self._players:
            self._players[seat, level] = bot(level)
        return self._players[seat, level]

    # Clocks

    def _arrange_clocks(self, told: Told | None, waiting: tuple[int, ...]) -> None:
        """Each decision has its own time, and little where that ran out in the same turn; coming and going
        gives nobody more."""
        table = self._live.table
        if not table.clock and not self._clocks and not self._due:
            return
        timed = [seat for seat in waiting if table.clock and table.plays_for(seat) is None]
        self._late &= set(waiting)
        if told is not None and isinstance(told.entry, e.Moved | e.Undone):
            self._stop_clock(table.last_move[1])
            if isinstance(told.entry, e.Moved) and told.entry.by == "person":
                self._late.discard(told.entry.seat)
        if table.clock != self._clock:
            self._clock = table.clock
            for seat in list(self._clocks):
                self._stop_clock(seat)
            self._due = {}
        for seat in set(self._clocks) - set(timed):
            due = self.deadlines[seat]
            self._stop_clock(seat)
            self._due[seat] = due
        self._due = {seat: due for seat, due in self._due.items() if seat in waiting}
        for seat in set(timed) - set(self._clocks):
            self._start_clock(seat)

    def _stop_clock(self, seat: int) -> None:
        """What was to be decided is decided."""
        self._due.pop(seat, None)
        if seat in self._clocks:
            self._clocks.pop(seat).cancel()
            self.deadlines = {other: due for other, due in self.deadlines.items() if other != seat}

    def _start_clock(self, seat: int) -> None:
        """From the latest entry on, as it is in the log: a restart gives nobody much more time."""
        clock = self._live.table.clock
        now, time = now_ms(), 1000 * (min(clock, SECONDS_WHEN_LATE) if seat in self._late else clock)
        latest = min(self._live.table.at, now)  # another clock may have been ahead
        deadline = self._due.pop(seat, max(latest + time, now + min(time, int(1000 * AFTER_RESTART))))
        self.deadlines = {**self.deadlines, seat: deadline}
        self._clocks[seat] = self._loop.call_later(max(deadline - now, 0) / 1000, self._time_is_up, seat)

    def _time_is_up(self, seat: int) -> None:
        match = self._live.table.match
        if match is None or seat not in match.waiting_for or self._live.table.phase != PLAYING:
            return
        if self._live.is_full:
            return
        move = ask(self._player(seat, DEFAULT_LEVEL), DEFAULT_LEVEL, match, seat, False)
        assert move is not None
        self._late.add(seat)
        self._live.commit(e.Moved(seat, move, "clock"))

    # Those who left

    def _arrange_graces(self, here: list[bool]) -> None:
        """A bot plays for somebody who has been gone too long, while others are there."""
        if all(here) and not self._graces:
            return
        table = self._live.table
        gone = [
            seat
            for seat in table.people
            if not here[seat] and not table.seats[seat].away and table.phase in (PLAYING, BETWEEN)
        ]
        if table.paused:
            gone = []
        for seat in set(self._graces) - set(gone):
            self._graces.pop(seat).cancel()
        for seat in set(gone) - set(self._graces):
            grace = self._live.house.settings.grace
            self._graces[seat] = self._loop.call_later(grace, self._grace_is_over, seat)

    def _grace_is_over(self, seat: int) -> None:
        self._graces.pop(seat, None)
        self._live.commit(e.Away(seat))

    def _arrange_maker(self, here: list[bool]) -> None:
        """A host who is gone too long leaves the table to somebody who is there."""
        maker = self._live.table.maker_seat
        if maker is None or here[maker]:
            if self._maker_grace is not None:
                self._maker_grace.cancel()
                self._maker_grace = None
        elif self._maker_grace is None:
            grace = self._live.house.settings.grace
            self._maker_grace = self._loop.call_later(grace, self._maker_is_gone)

    def _maker_is_gone(self) -> None:
        self._maker_grace = None
        here = self._live.here()
        present = [seat for seat in self._live.table.people if here[seat]]
        if present:
            self._live.commit(e.Maker(present[0]))

    # Between rounds

    def _arrange_pause(self) -> None:
        """Nobody is hurried before somebody waits for them."""
        table = self._live.table
        if table.phase != BETWEEN or table.paused:
            if self._pause_end is not None:
                self._pause_end.cancel()
            self._pause_end, self.resumes = None, None
        elif self._pause_end is None and (table.ready or self._nobody_reads()):
            seconds = self._live.house.settings.between_rounds
            self.resumes = now_ms() + int(1000 * seconds)
            self._pause_end = self._loop.call_later(seconds, self._live.commit, e.Resumed())

    def _nobody_reads(self) -> bool:
        """Whether bots play for everybody."""
        table = self._live.table
        return all(table.seats[seat].away for seat in table.people)
