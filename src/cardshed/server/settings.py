"""What an operator may set."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class SocketLimits:
    """How much one connection may ask for."""

    rate: float = 20.0
    """Messages a second, in the long run; 0: no limit."""
    burst: float = 40.0
    """So many at once; as many again are refused, then the socket is closed."""
    bad: int = 20
    """Malformed messages until the socket is closed."""
    hello: float = 10.0
    """Seconds until the first message."""
    idle: float = 40.0
    """Seconds without any message; browsers ping every 10 s."""
    waiting: int = 512
    """Messages waiting for a slow reader, then the socket is closed."""
    waiting_bytes: int = 2_000_000
    """The same in bytes."""
    each: int = 16
    """Sockets of one player at the same time."""


@dataclass(frozen=True)
class ServerSettings:
    """How the server meets the world."""

    public_url: str | None = None
    """The address people type, without a slash at its end; else that of the request."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto come from a proxy of ours."""
    tables_per_minute: float = 30.0
    """New tables from one address; 0: no limit."""
    replays_per_minute: float = 120.0
    """Questions about finished matches from one address; 0: no limit."""
    sockets: SocketLimits = field(default_factory=SocketLimits)
