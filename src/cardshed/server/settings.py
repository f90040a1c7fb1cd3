"""What an operator may set."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from cardshed.table.limits import Limits


@dataclass(frozen=True)
class ServerSettings:
    """How the server meets the world."""

    public_url: str | None = None
    """The address people type, without a slash at its end; else that of the request."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto come from a proxy of ours."""
    allow_hosts: frozenset[str] = frozenset()
    """Names of this server besides those that nobody else can have."""
    limits: Limits = field(default_factory=Limits)

    @property
    def public_host(self) -> str | None:
        """The name in the public address."""
        return urlsplit(self.public_url).hostname if self.public_url else None
