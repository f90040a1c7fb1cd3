"""Where a request comes from: its address, its scheme, by which name it found us, and which page made it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import TypeAlias

from starlette.requests import HTTPConnection

from cardshed.server.settings import ServerSettings

SECURE = ("https", "wss")
SCHEMES = ("http", "ws", *SECURE)
ONLY_HERE = (".local", ".lan", ".home.arpa", ".internal")
"""Names that nobody can register, so that no stranger's page can be reached by them."""

RawHeaders: TypeAlias = Iterable[tuple[bytes, bytes]]


def header_lines(headers: RawHeaders, name: bytes) -> list[str]:
    """Every line with a name, as they came."""
    return [value.decode("latin-1") for key, value in headers if key == name]


def _last(headers: RawHeaders, name: bytes) -> str:
    """What the proxy before us wrote: proxies append, so anything earlier may be made up."""
    return ",".join(header_lines(headers, name)).rpartition(",")[2].strip()


# Addresses


LONGEST_HOST = 255


@lru_cache(maxsize=4096)
def _ip(text: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(text)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found


def network_of(host: str) -> str:
    """What limits count by: an address, of IPv6 the /64 that one household has.

    >>> network_of("203.0.113.7"), network_of("::ffff:203.0.113.7"), network_of("2001:db8::1:2:3:4")
    ('203.0.113.7', '203.0.113.7', '2001:db8::/64')
    """
    found = _ip(host)
    if isinstance(found, IPv6Address):
        return f"{IPv6Address(int(found) >> 64 << 64)}/64"
    return host if found is None else str(found)


def is_loopback(host: str) -> bool:
    found = _ip(host)
    return found is not None and found.is_loopback


def sender(headers: RawHeaders, peer: str, settings: ServerSettings) -> str:
    """Who asks: the peer, or whom a proxy of ours says that it speaks for."""
    if settings.trust_proxy:
        forwarded = _last(headers, b"x-forwarded-for")
        if _ip(forwarded) is not None:
            return forwarded
    return peer


def address_of(connection: HTTPConnection, settings: ServerSettings) -> str:
    """Who asks, as limits count."""
    peer = connection.client.host if connection.client else ""
    return network_of(sender(connection.scope["headers"], peer, settings))


# Names


def host_name(value: str) -> str:
    """The name in a Host header.

    >>> host_name("Cards.Example.org.:8000"), host_name("[::1]:8000")
    ('cards.example.org', '::1')
    """
    if value.startswith("["):
        return value[1:].partition("]")[0]
    return value.partition(":")[0].rstrip(".").lower()


def is_known_host(headers: RawHeaders, settings: ServerSettings) -> bool:
    """Whether we are asked by a name of ours: a stranger's name may be made to lead to this machine."""
    hosts = header_lines(headers, b"host")
    if not hosts:
        return True
    if len(hosts) > 1 or len(hosts[0]) > LONGEST_HOST:
        return False
    name = host_name(hosts[0])
    if _ip(name) is not None or name in settings.allow_hosts or f".{name}".endswith(".localhost"):
        return True
    if settings.public_url:
        return name == settings.public_host
    return "." not in name or name.endswith(ONLY_HERE)


# Pages


def is_secure(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether the browser speaks TLS, with us or with our proxy."""
    if settings.trust_proxy:
        proto = _last(connection.scope["headers"], b"x-forwarded-proto").lower()
        if proto in SCHEMES:
            return proto in SECURE
    return connection.scope["scheme"] in SECURE


def base_url(connection: HTTPConnection, settings: ServerSettings) -> str:
    """The address under which the browser finds us."""
    if settings.public_url:
        return settings.public_url
    scheme = "https" if is_secure(connection, settings) else "http"
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"


def is_own_page(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether the Origin header names us. Scripts of other pages cannot choose it."""
    origin = connection.headers.get("origin", "").lower()
    if settings.public_url:
        return origin == settings.public_url.lower()
    scheme, _, host = origin.partition("://")
    return scheme in ("http", "https") and host == connection.headers.get("host", "").lower() != ""


def is_foreign_page(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Whether another page's script asks. Programs that are no browsers send no Origin."""
    return "origin" in connection.headers and not is_own_page(connection, settings)
