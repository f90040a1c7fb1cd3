"""What an operator may set."""

from __future__ import annotations

import ssl
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from cardshed.table.limits import Limits


@dataclass(frozen=True)
class PushSettings:
    """How people are called back through push services."""

    contact: str
    """Where those who run push services can write to, as ``mailto:`` or ``https:``."""
    loopback: bool = False
    """Whether endpoints may be on this machine: for tests."""
    tls: ssl.SSLContext | None = None
    """Whom to trust; else whom the system trusts."""


@dataclass(frozen=True)
class ServerSettings:
    """How the server meets the world."""

    public_url: str | None = None
    """The address people type, without a slash at its end; else that of the request."""
    trust_proxy: bool = False
    """Whether X-Forwarded-For and X-Forwarded-Proto come from a proxy of ours."""
    allow_hosts: frozenset[str] = frozenset()
    """Names of this server besides those that nobody else can have."""
    push: PushSettings | None = None
    """``None``: nobody is called who does not have the page open."""
    limits: Limits = field(default_factory=Limits)

    @property
    def public_host(self) -> str | None:
        """The name in the public address."""
        return urlsplit(self.public_url).hostname if self.public_url else None
