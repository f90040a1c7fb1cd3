"""Whom a table waits for while they do not have it open; somebody else may be able to call them back.

One call an absence: who does not come is not called again before having been there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from cardshed.table.buckets import Buckets
from cardshed.table.limits import TableLimits
from cardshed.table.table import PERSON, PLAYING

if TYPE_CHECKING:
    from cardshed.table.live import LiveTable


@dataclass(frozen=True)
class Call:
    """Somebody's turn has come. Nothing of the cards."""

    player: str
    table: str
    game: str
    others: tuple[str, ...]
    """The names of those who play along."""


class Calls:
    """The calls of all tables. All methods are for the event loop's thread."""

    def __init__(self, live: Mapping[str, LiveTable], limits: TableLimits) -> None:
        self.on_call: Callable[[Call], None] | None = None
        """Who makes the calls; ``None``: nobody does, and nothing is looked at."""
        self._live = live
        self._wait = limits.call_after
        self._buckets = Buckets(limits.calls)
        self._timers: dict[str, asyncio.TimerHandle] = {}

    def consider(self, live: LiveTable) -> None:
        """After something happened at a table: whoever is missing has a moment to come back by themselves."""
        id = live.table.id
        if self.on_call is None or id in self._timers or not any(_missing(live)):
            return
        self._timers[id] = asyncio.get_running_loop().call_later(self._wait, self._call, id)

    def _call(self, id: str) -> None:
        del self._timers[id]
        live = self._live.get(id)
        if live is None or self.on_call is None:
            return
        for call in _missing(live):
            if self._buckets.take((id, call.player)):
                live.called.add(call.player)
                self.on_call(call)

    def close(self) -> None:
        self.on_call = None
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()


def _missing(live: LiveTable) -> Iterator[Call]:
    """Who is waited for, is not there and was not called yet; for those away a bot plays."""
    table = live.table
    if table.match is None or table.phase != PLAYING or table.paused:
        return
    here = live.here()
    for number in table.match.waiting_for:
        seat = table.seats[number]
        if seat.kind == PERSON and seat.player and not seat.away and not here[number]:
            others = tuple(other.name for other in table.seats if other is not seat)
            if seat.player not in live.called:
                yield Call(seat.player, table.id, table.game.id, others)
