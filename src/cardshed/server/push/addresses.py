"""Where messages may go: endpoints are addresses that strangers give us, so never into our own network."""

from __future__ import annotations

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

LONGEST_ENDPOINT = 1000
PORT = 443
TRANSLATED = (ip_network("64:ff9b::/96"), ip_network("64:ff9b:1::/48"), ip_network("2002::/16"))
"""Addresses of IPv6 that stand for one of IPv4, which may be anything."""


class Forbidden(ValueError):
    """An endpoint where nothing is sent."""


def check_endpoint(endpoint: str, loopback: bool = False) -> tuple[str, int]:
    """The host and port of an endpoint that looks like one of a push service.

    >>> check_endpoint("https://push.example.org/send/abc")
    ('push.example.org', 443)
    >>> check_endpoint("http://push.example.org/")
    Traceback (most recent call last):
    cardshed.server.push.addresses.Forbidden: must be https
    """
    if len(endpoint) > LONGEST_ENDPOINT or not endpoint.isascii() or not endpoint.isprintable():
        raise Forbidden("must be an address")
    try:
        parts = urlsplit(endpoint)
        port = parts.port or PORT
    except ValueError:
        raise Forbidden("must be an address") from None
    if parts.scheme != "https":
        raise Forbidden("must be https")
    if not parts.hostname or parts.username is not None or " " in endpoint or "\\" in endpoint:
        raise Forbidden("must be an address")
    if port != PORT and not loopback:
        raise Forbidden("must have the port of https")
    return parts.hostname, port


def is_public(address: str) -> bool:
    """Whether an address is one of the open internet.

    >>> [is_public(a) for a in ("93.184.215.14", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1")]
    [True, False, False, False, False]
    """
    found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if isinstance(found, IPv6Address) and any(found in network for network in TRANSLATED):
        return False
    return found.is_global and not found.is_multicast and not found.is_reserved


class Resolver:
    """Looks names up in threads of its own, since a name server may take long to answer."""

    def __init__(self, loopback: bool = False) -> None:
        self._loopback = loopback
        self._threads = ThreadPoolExecutor(2, "names")

    async def addresses_of(self, host: str, port: int) -> list[str]:
        """Addresses to connect to, the very ones that were looked at: a second answer could lead elsewhere.

        Raises :class:`Forbidden` if any of the name's addresses is not public, and ``OSError``."""
        found = await asyncio.get_running_loop().run_in_executor(self._threads, _look_up, host, port)
        for address in found:
            if not is_public(address) and not (self._loopback and ip_address(address).is_loopback):
                raise Forbidden("must be a public address")
        return found

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)


def _look_up(host: str, port: int) -> list[str]:
    return [str(found[4][0]) for found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
