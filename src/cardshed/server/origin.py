"""Where a request comes from: its address, its scheme, and whether one of our own pages made it."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from cardshed.server.settings import ServerSettings

SECURE = ("https", "wss")


def address_of(connection: HTTPConnection, settings: ServerSettings) -> str:
    """Who asks. A proxy of ours appends whom it speaks for; what stands before was sent by them."""
    if settings.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
        if forwarded:
            return forwarded
    return connection.client.host if connection.client else ""


def is_secure(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether the browser speaks TLS, with us or with our proxy."""
    if settings.trust_proxy:
        proto = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
        if proto:
            return proto in SECURE
    return connection.url.scheme in SECURE


def base_url(connection: HTTPConnection, settings: ServerSettings) -> str:
    """The address under which the browser finds us."""
    if settings.public_url:
        return settings.public_url
    scheme = "https" if is_secure(connection, settings) else "http"
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"


def is_own_page(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether the Origin header names us. Scripts of other pages cannot choose it."""
    origin = connection.headers.get("origin", "").lower()
    if settings.public_url and origin == settings.public_url.lower():
        return True
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == connection.headers.get("host", "").lower() != ""


def is_foreign_page(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether another page's script asks. Programs that are no browsers send no Origin."""
    return "origin" in connection.headers and not is_own_page(connection, settings)
