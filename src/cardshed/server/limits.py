"""How much one connection or one address may ask for."""

from __future__ import annotations

import time
from collections.abc import Callable

from starlette.requests import Request

MOST_BODY = 16 * 1024
MOST_ADDRESSES = 10_000

Clock = Callable[[], float]


class Bucket:
    """Fills at a steady rate up to a number of tokens; who asks for more than is in it goes into debt.

    >>> bucket = Bucket(rate=1, burst=2, clock=lambda: 0.0)
    >>> [bucket.take() for _ in range(3)], bucket.in_deep_debt
    ([True, True, False], False)
    >>> [bucket.take() for _ in range(2)], bucket.in_deep_debt
    ([False, False], True)
    """

    __slots__ = ("burst", "clock", "rate", "then", "tokens")

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.tokens = burst
        self.then = clock()

    def take(self) -> bool:
        """Whether one more is allowed now; a rate of 0 allows everything."""
        if self.rate <= 0:
            return True
        self._fill()
        self.tokens -= 1
        return self.tokens >= 0

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


class PerAddress:
    """A bucket for each address, without debt: those who wait a little may go on."""

    def __init__(self, per_minute: float, clock: Clock = time.monotonic) -> None:
        self.per_minute = per_minute
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if self.per_minute <= 0:
            return True
        bucket = self.buckets.get(address)
        if bucket is None:
            self._forget()
            bucket = self.buckets[address] = Bucket(self.per_minute / 60, self.per_minute, self.clock)
        allowed = bucket.take()
        bucket.tokens = max(bucket.tokens, 0.0)
        return allowed

    def _forget(self) -> None:
        """Addresses that have not asked for a while need no bucket; too many at once lose theirs."""
        if len(self.buckets) < MOST_ADDRESSES:
            return
        self.buckets = {address: bucket for address, bucket in self.buckets.items() if not bucket.full}
        if len(self.buckets) >= MOST_ADDRESSES:
            self.buckets.clear()


class TooLong(ValueError):
    """A body of more than 16 kB."""


async def body_of(request: Request) -> bytes:
    """The body of a request, read no further than is allowed."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > MOST_BODY:
            raise TooLong
    return bytes(body)
