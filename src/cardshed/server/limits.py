"""How the limits are kept: buckets for one connection, for each address or visitor, and for everybody."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import islice

from starlette.requests import Request

from cardshed.table.limits import Rate

MOST_KEYS = 20_000
"""Addresses or visitors with a bucket of their own."""

Clock = Callable[[], float]


class Bucket:
    """Fills at a steady rate up to a number of tokens; who asks for more than is in it goes into debt.

    >>> bucket = Bucket(Rate(rate=1, burst=2), clock=lambda: 0.0)
    >>> [bucket.take() for _ in range(3)], bucket.in_deep_debt
    ([True, True, False], False)
    >>> [bucket.take() for _ in range(2)], bucket.in_deep_debt
    ([False, False], True)
    """

    __slots__ = ("burst", "clock", "rate", "then", "tokens")

    def __init__(self, limit: Rate, clock: Clock = time.monotonic) -> None:
        self.rate = limit.rate
        self.burst = limit.burst
        self.clock = clock
        self.tokens = limit.burst
        self.then = clock()

    def take(self, number: int = 1) -> bool:
        """Whether so many more are allowed now; a rate of 0 allows everything."""
        if self.rate <= 0:
            return True
        self._fill()
        self.tokens -= number
        return self.tokens >= 0

    def take_without_debt(self) -> bool:
        """The same for what is shared: those who wait a little may go on, whatever others do."""
        allowed = self.take()
        self.tokens = max(self.tokens, 0.0)
        return allowed

    def _fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now

    @property
    def in_deep_debt(self) -> bool:
        return self.tokens < -self.burst

    @property
    def full(self) -> bool:
        self._fill()
        return self.tokens >= self.burst


class Buckets:
    """A bucket for each address or visitor."""

    def __init__(self, limit: Rate, clock: Clock = time.monotonic) -> None:
        self.limit = limit
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, key: str) -> bool:
        if self.limit.rate <= 0:
            return True
        bucket = self.buckets.get(key)
        if bucket is None:
            self._forget()
            bucket = self.buckets[key] = Bucket(self.limit, self.clock)
        return bucket.take_without_debt()

    def _forget(self) -> None:
        """A full bucket is as good as none. If too few are full, the oldest go, so that this is rare."""
        if len(self.buckets) < MOST_KEYS:
            return
        left = {key: bucket for key, bucket in self.buckets.items() if not bucket.full}
        surplus = max(0, len(left) - MOST_KEYS // 2)
        self.buckets = dict(islice(left.items(), surplus, None))


class TooLong(ValueError):
    """A body of more bytes than are read."""


async def body_of(request: Request, most: int) -> bytes:
    """The body of a request, read no further than is allowed."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise TooLong
    return bytes(body)
