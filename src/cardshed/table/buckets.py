"""How often something may be asked for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable

from cardshed.table.limits import Rate

Clock = Callable[[], float]
MOST = 20_000
"""Those with a bucket of their own; who asked longest ago loses theirs."""


class Bucket:
    """Fills at a steady rate up to a number of tokens; who asks for more than is in it goes into debt.

    >>> bucket = Bucket(Rate(1, 2), clock=lambda: 0.0)
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
        """The same, but who waits a little may go on, however much was asked for."""
        allowed = self.take()
        self.tokens = max(self.tokens, 0.0)
        return allowed

    def _fill(self) -> None:
        now = self.clock()
        self.tokens = min(self.burst, self.tokens + (now - self.then) * self.rate)
        self.then = now

    @property
    def empty(self) -> bool:
        """Whether nothing is left now."""
        if self.rate <= 0:
            return False
        self._fill()
        return self.tokens < 1

    @property
    def in_deep_debt(self) -> bool:
        return self.tokens < -self.burst


class Buckets:
    """A bucket for each of many who ask.

    >>> buckets = Buckets(Rate(1, 1), clock=lambda: 0.0)
    >>> [buckets.take(who) for who in ("ann", "ann", "bob")]
    [True, False, True]
    """

    def __init__(self, limit: Rate, clock: Clock = time.monotonic, most: int = MOST) -> None:
        self.limit = limit
        self.clock = clock
        self.most = most
        self.buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def of(self, who: Hashable) -> Bucket:
        """Somebody's bucket; whoever asked longest ago loses theirs where there are too many."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.limit, self.clock)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        return bucket

    def take(self, who: Hashable) -> bool:
        """Whether somebody may ask once more; without debt."""
        return self.limit.rate <= 0 or self.of(who).take_without_debt()
