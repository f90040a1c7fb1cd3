"""How the server is: whether its event loop keeps up, and whether it can write."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable

BEAT = 0.1
"""Seconds between two looks at the clock."""
REMEMBERED = 600
"""Beats: the last minute."""
ASKED_AT_MOST = 1.0
"""Seconds for which an answer about troubles is good, so that asking is cheap."""
PATIENCE = 0.8
"""Seconds that a write may take before the disk counts as broken."""


class Pulse:
    """How late the event loop comes to what is due."""

    def __init__(self, observe: Callable[[float], None] = lambda seconds: None) -> None:
        self.observe = observe
        self.lags: deque[float] = deque([0.0], maxlen=REMEMBERED)
        self._then: float | None = None

    def beat(self, now: float) -> None:
        """To be called after every sleep of a beat."""
        if self._then is not None:
            lag = max(0.0, now - self._then - BEAT)
            self.lags.append(lag)
            self.observe(lag)
        self._then = now

    @property
    def longest(self) -> float:
        """The longest in the last minute."""
        return max(self.lags)


class Trouble:
    """What is wrong with the house. Many may ask at once; it is found out once a second at most."""

    def __init__(self, find_out: Callable[[], Awaitable[str | None]]) -> None:
        self.find_out = find_out
        self._asked: asyncio.Task[str | None] | None = None
        self._at = 0.0

    async def __call__(self) -> str | None:
        now = time.monotonic()
        if self._asked is None or now - self._at >= ASKED_AT_MOST:
            self._at = now
            self._asked = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asked)

    async def _ask(self) -> str | None:
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.find_out()
        except TimeoutError:
            return "the disk does not answer"
        except Exception as problem:
            return f"{type(problem).__name__}: {problem}"
