"""Who acts at a table without being asked: bots at their pace, clocks, and stand-ins for those who left.

Everything here happens only while somebody sits at the table with it open; otherwise the table rests.
How long a bot waits depends on what everybody can see and on its own dice, never on cards.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from cardshed.bots.asking import ask
from cardshed.bots.levels import LEVELS
from cardshed.bots.names import Player, bot, search_budget
from cardshed.engine.match import Match
from cardshed.table import entries as e
from cardshed.table.log import now_ms
from cardshed.table.messages import DEFAULT_LEVEL
from cardshed.table.table import BETWEEN, PLAYING, Told

if TYPE_CHECKING:
    from cardshed.table.live import LiveTable

DEALING = 1.5
"""Seconds that a new deal takes on the screen."""
AFTER_RESTART = 5.0
"""Seconds at least that a clock leaves somebody who finds the table again."""

logger = logging.getLogger(__name__)
_dice = random.SystemRandom()


@dataclass(eq=False)
class _Plan:
    """A decision that will be made for a seat, and whether the game can go on without it."""

    optional: bool
    timer: asyncio.TimerHandle = field(init=False)


class Company:
    """The timers of one table."""

    def __init__(self, live: LiveTable) -> None:
        self._live = live
        self._loop = asyncio.get_running_loop()
        self._plans: dict[int, _Plan] = {}
        self._declined: set[int] = set()
        self._clocks: dict[int, asyncio.TimerHandle] = {}
        self._graces: dict[int, asyncio.TimerHandle] = {}
        self._pause_end: asyncio.TimerHandle | None = None
        self._players: dict[tuple[int, str], Player] = {}
        self.deadlines: dict[int, int] = {}
        self.resumes: int | None = None

    def arrange(self, told: Told | None = None) -> None:
        """Sets and drops timers after an entry, or when somebody came or went."""
        here = self._live.here()
        if not any(here):
            self.stop()
            return
        match = self._live.table.match
        if self._live.table.phase != PLAYING:
            match = None
        waiting = () if match is None else match.waiting_for
        self._arrange_bots(told, match, waiting)
        self._arrange_clocks(told, waiting)
        self._arrange_graces(here)
        self._arrange_pause()

    def stop(self) -> None:
        for timer in [
            *(plan.timer for plan in self._plans.values()),
            *self._clocks.values(),
            *self._graces.values(),
        ]:
            timer.cancel()
        if self._pause_end is not None:
            self._pause_end.cancel()
        self._plans, self._clocks, self._graces = {}, {}, {}
        self._pause_end, self.resumes, self.deadlines = None, None, {}

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
        self._drop_plans(keep=lambda seat, plan: table.plays_for(seat) is not None)
        if all(table.plays_for(seat) is None for seat in range(match.seats)):
            return
        for seat in match.actors:
            level = table.plays_for(seat)
            if level is not None and seat not in self._plans and seat not in self._declined:
                self._plan(seat, level, seat not in waiting, told)

    def _drop_plans(self, keep: Callable[[int, _Plan], bool]) -> None:
        if not self._plans:
            return
        for seat, plan in list(self._plans.items()):
            if not keep(seat, plan):
                plan.timer.cancel()
                del self._plans[seat]

    def _plan(self, seat: int, level: str, optional: bool, told: Told | None) -> None:
        pause = LEVELS[level].pause(optional, _dice)
        if told is not None and any(event["event"] == "deal" for event in told.events):
            pause += DEALING
        plan = self._plans[seat] = _Plan(optional)
        wait = pause * self._live.house.settings.pace
        plan.timer = self._loop.call_later(wait, self._decide, seat, level, plan)

    def _decide(self, seat: int, level: str, plan: _Plan) -> None:
        """A bot's pause is over: it makes its move, or lets the chance go by."""
        match = self._live.table.match
        if match is None or self._plans.get(seat) is not plan:
            return
        if search_budget(level) is not None and not self._live.house.readiness.thinks(match.game.id):
            level = DEFAULT_LEVEL  # until the search is compiled
        player, count = self._player(seat, level), len(match.history)
        if search_budget(level) is None:
            self._act(seat, plan, ask(player, level, match, seat, plan.optional), match, count)
            return
        twin = match.copy()
        self._live.house.think(
            lambda: ask(player, level, twin, seat, plan.optional),
            lambda move: self._act(seat, plan, move, match, count),
            lambda: self._decide(seat, DEFAULT_LEVEL, plan),
        )

    def _act(self, seat: int, plan: _Plan, move: str | None, match: Match, count: int) -> None:
        """Plays a decision; if the match went on while the bot was thinking, it thinks again."""
        if self._plans.get(seat) is not plan:
            return
        del self._plans[seat]
        if self._live.table.match is not match or len(match.history) != count:
            self.arrange()
        elif move is None:
            self._declined.add(seat)
        else:
            self._live.house.counts.bot_moves += 1
            by = "away" if self._live.table.seats[seat].away else "bot"
            self._live.commit(e.Moved(seat, move, by))

    def _player(self, seat: int, level: str) -> Player:
        if (seat, level) not in self._players:
            self._players[seat, level] = bot(level)
        return self._players[seat, level]

    # Clocks

    def _arrange_clocks(self, told: Told | None, waiting: tuple[int, ...]) -> None:
        """Each decision has its own time; coming and going gives nobody more."""
        table = self._live.table
        if not table.clock and not self._clocks:
            return
        timed = [seat for seat in waiting if table.clock and table.plays_for(seat) is None]
        for seat in set(self._clocks) - set(timed):
            self._clocks.pop(seat).cancel()
            del self.deadlines[seat]
        for seat in set(timed) - set(self._clocks):
            self._start_clock(seat)
        mover = table.last_move[1]
        if told is not None and isinstance(told.entry, e.Moved | e.Undone) and mover in self._clocks:
            self._clocks.pop(mover).cancel()
            self._start_clock(mover)

    def _start_clock(self, seat: int) -> None:
        """From the latest entry on, as it is in the log: a restart gives nobody much more time."""
        now = now_ms()
        deadline = max(self._live.table.at + 1000 * self._live.table.clock, now + int(1000 * AFTER_RESTART))
        self.deadlines = {**self.deadlines, seat: deadline}
        self._clocks[seat] = self._loop.call_later((deadline - now) / 1000, self._time_is_up, seat)

    def _time_is_up(self, seat: int) -> None:
        match = self._live.table.match
        if match is None or seat not in match.waiting_for or self._live.table.phase != PLAYING:
            return
        move = ask(self._player(seat, DEFAULT_LEVEL), DEFAULT_LEVEL, match, seat, False)
        assert move is not None
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
        for seat in set(self._graces) - set(gone):
            self._graces.pop(seat).cancel()
        for seat in set(gone) - set(self._graces):
            grace = self._live.house.settings.grace
            self._graces[seat] = self._loop.call_later(grace, self._grace_is_over, seat)

    def _grace_is_over(self, seat: int) -> None:
        self._graces.pop(seat, None)
        self._live.commit(e.Away(seat))

    # Between rounds

    def _arrange_pause(self) -> None:
        table = self._live.table
        if table.phase != BETWEEN:
            if self._pause_end is not None:
                self._pause_end.cancel()
            self._pause_end, self.resumes = None, None
        elif self._pause_end is None:
            seconds = self._live.house.settings.between_rounds
            self.resumes = now_ms() + int(1000 * seconds)
            self._pause_end = self._loop.call_later(seconds, self._live.commit, e.Resumed())
