"""Who is let in: connections and requests are counted by address and as a whole before anything is done."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from cardshed.server.descriptors import most_connections
from cardshed.server.origin import RawHeaders, header_lines, is_known_host, is_loopback, network_of, sender
from cardshed.server.refusals import Refusals
from cardshed.server.settings import ServerSettings
from cardshed.table.buckets import Buckets

HEALTH = b"/health"
SIDE_DOOR = 100
"""Connections of this machine beyond its limits, which may only ask whether the server is well."""

Refusal: TypeAlias = tuple[int, str]


@dataclass(eq=False, slots=True)
class Visit:
    """A connection that was let in."""

    address: str | None
    """The address that it counts for; ``None`` if that is a proxy, which speaks for many."""
    by_side_door: bool = False
    is_socket: bool = False


class Turnstile:
    """Lets so many in at once; the others wait for a turn of the event loop, which belongs to everybody.

    After a restart thousands come back in the same moment."""

    def __init__(self, at_once: int = 40) -> None:
        self.at_once = at_once
        self._left = at_once
        self._waiting: deque[Callable[[], None]] = deque()
        self._turning = False

    def enter(self, come_in: Callable[[], None]) -> None:
        """Calls ``come_in`` now or a little later."""
        if self._left:
            self._left -= 1
            come_in()
        else:
            self._waiting.append(come_in)
        if not self._turning:
            self._turning = True
            asyncio.get_running_loop().call_soon(self._turn)

    def _turn(self) -> None:
        now = [self._waiting.popleft() for _ in range(min(self.at_once, len(self._waiting)))]
        self._left = self.at_once - len(now)
        self._turning = bool(now)
        if self._turning:
            asyncio.get_running_loop().call_soon(self._turn)
        for come_in in now:
            come_in()


class Gate:
    """Counts connections from their first moment to their last."""

    def __init__(self, settings: ServerSettings, refusals: Refusals) -> None:
        limits = settings.limits
        self.settings = settings
        self.refusals = refusals
        self.most = most_connections(limits.server)
        self.most_each = limits.address.connections
        self.open = 0
        self.sockets = 0
        self.by_address: Counter[str] = Counter()
        self._arrivals = Buckets(limits.address.new_connections)
        self._requests = Buckets(limits.address.requests)
        self.turnstile = Turnstile()
        self._at_side_door: dict[Visit, Callable[[], None]] = {}

    # Connections

    def admit(self, peer: str, abort: Callable[[], None]) -> Visit | None:
        """Lets a connection in, if there is room for it."""
        address = None if self.settings.trust_proxy else network_of(peer)
        problem = self._crowded(address)
        if problem is None:
            visit = Visit(address)
            self.open += 1
            self._count(address, 1)
            return visit
        self.refusals.count(problem)
        return self._by_side_door(abort) if is_loopback(peer) else None

    def _crowded(self, address: str | None) -> str | None:
        if self.open >= self.most:
            return "server-full"
        if address is None:
            return None
        if self.by_address[address] >= self.most_each:
            return "too-many-connections"
        return None if self._arrivals.take(address) else "too-many-arrivals"

    def _by_side_door(self, abort: Callable[[], None]) -> Visit:
        """However crowded it is, whoever runs the server can ask how it is; the longest there makes room."""
        if len(self._at_side_door) >= SIDE_DOOR:
            oldest = next(iter(self._at_side_door))
            self._at_side_door.pop(oldest)()
        visit = Visit(None, by_side_door=True)
        self._at_side_door[visit] = abort
        return visit

    def leave(self, visit: Visit) -> None:
        if visit.by_side_door:
            self._at_side_door.pop(visit, None)
            return
        self.open -= 1
        self.sockets -= visit.is_socket
        self._count(visit.address, -1)

    def _count(self, address: str | None, change: int) -> None:
        if address is not None:
            self.by_address[address] += change
            if not self.by_address[address]:
                del self.by_address[address]

    # Requests

    def problem(
        self, visit: Visit, url: bytes, headers: RawHeaders, peer: str, upgrade: bool
    ) -> Refusal | None:
        """Why a request is not even looked at."""
        who = sender(headers, peer, self.settings)
        if not is_known_host(headers, self.settings):
            return 421, "unknown-host"
        if _announced(headers) > self.settings.limits.http.body_bytes:
            return 413, "too-long"
        if url == HEALTH and is_loopback(who):
            return None
        address = network_of(who)
        if visit.by_side_door or not self._requests.take(address):
            return 429, "too-fast"
        return self._to_socket(visit, address) if upgrade else None

    def _to_socket(self, visit: Visit, address: str) -> Refusal | None:
        """A connection becomes a socket, which lasts; behind a proxy only now is it known whose it is."""
        if visit.address is None:
            if self.by_address[address] >= self.most_each:
                return 429, "too-many-connections"
            visit.address = address
            self._count(address, 1)
        visit.is_socket = True
        self.sockets += 1
        return None


def _announced(headers: RawHeaders) -> int:
    """How long a body says it is; the parser has refused what is no number."""
    return max((int(value) for value in header_lines(headers, b"content-length")), default=0)
