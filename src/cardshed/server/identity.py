"""Who a browser is: a random id in a signed cookie. There are no accounts.

A cookie is ``player.issued.key.signature``: when it was given (seconds since 1970 in base 36), and which key
signed all that. Those given before there were several keys are ``player.signature``.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
import time
from collections.abc import Callable, Iterable, Sequence

from starlette.responses import Response

from cardshed.server.origin import RawHeaders, header_lines
from cardshed.table.keys import Key

COOKIE = "cardshed"
SECURE_COOKIE = "__Host-cardshed"
"""Browsers take a cookie of such a name from this very host and over TLS only, not from a neighbour."""
ID_LENGTH = 22
OURS = re.compile(rf"(?:^|;)[ \t]*({SECURE_COOKIE}|{COOKIE})=[ \t]*([^; \t]*)")
MOST_TRIED = 8
"""Cookies of our name that are looked at; a browser has one or two."""
DAY = 24 * 3600
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class Identities:
    """Makes and recognises players' ids."""

    def __init__(
        self, keys: Callable[[], Sequence[Key]], days: int, clock: Callable[[], float] = time.time
    ) -> None:
        self.keys = keys
        self.days = days
        self.clock = clock

    def sign(self, player: str) -> str:
        """A cookie's value, by the newest key."""
        key = self.keys()[0]
        told = f"{player}.{base36(int(self.clock()))}.{key.id}"
        return f"{told}.{_signature(key, 'cookie', told)}"

    def player(self, headers: RawHeaders, secure: bool) -> str | None:
        """The player a browser is: the first of its cookies that is one of ours.

        >>> us = Identities(lambda: [Key("k", b"secret", 0)], days=365)
        >>> cookie = f"cardshed=bob.forged; cardshed={us.sign('ann')}"
        >>> us.player([(b"cookie", cookie.encode())], secure=False)
        'ann'
        """
        cookies = _cookies(header_lines(headers, b"cookie"))
        ways = [(SECURE_COOKIE, self._recognised), (COOKIE, self._as_before)]
        if not secure:
            ways = [(COOKIE, self._recognised), (COOKIE, self._as_before)]
        for name, recognise in ways:
            values = [value for found, value in cookies if found == name]
            for value in values[:MOST_TRIED]:
                player = recognise(value)
                if player is not None:
                    return player
        return None

    def _recognised(self, value: str) -> str | None:
        """Whose cookie it is, if a key of ours signed it and not too long ago."""
        told, _, signature = value.rpartition(".")
        parts = told.split(".")
        if len(parts) != 3 or not parts[0]:
            return None
        player, issued, id = parts
        for key in self.keys():
            if key.id == id and _same(signature, _signature(key, "cookie", told)):
                return player if self.clock() - int(issued, 36) <= self.days * DAY else None
        return None

    def _as_before(self, value: str) -> str | None:
        """The same for a cookie from before there were several keys."""
        player, _, signature = value.partition(".")
        for key in self.keys():
            if not key.id and player and _same(signature, _signature(key, "player", player)):
                return player
        return None

    def give(self, response: Response, player: str, secure: bool) -> None:
        """The cookie, good for another year."""
        response.set_cookie(
            SECURE_COOKIE if secure else COOKIE,
            self.sign(player),
            max_age=self.days * DAY,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )


def new_player() -> str:
    """128 random bits."""
    return _text(secrets.token_bytes(16))


def base36(number: int) -> str:
    """
    >>> base36(0), base36(71), int(base36(1_700_000_000), 36)
    ('0', '1z', 1700000000)
    """
    text = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        text = DIGITS[digit] + text
    return DIGITS[number] + text


def _cookies(lines: Iterable[str]) -> list[tuple[str, str]]:
    """Our names and their values, in the order in which the browser sent them."""
    return OURS.findall(";".join(lines))


def _signature(key: Key, purpose: str, text: str) -> str:
    """What only we can write; a cookie of one form is never good as one of the other."""
    return _text(hmac.digest(key.secret, f"cardshed {purpose} {text}".encode(), hashlib.sha256))


def _same(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode(), other.encode())


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
