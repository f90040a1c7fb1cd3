"""Who a browser is: a random id in a signed cookie. There are no accounts."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping

from starlette.responses import Response

COOKIE = "cardshed"
A_YEAR = 365 * 24 * 3600
ID_LENGTH = 22


class Identities:
    """Makes and recognises players' ids."""

    def __init__(self, key: bytes) -> None:
        self.key = key

    def sign(self, player: str) -> str:
        digest = hmac.digest(self.key, b"cardshed player " + player.encode(), hashlib.sha256)
        return f"{player}.{_text(digest)}"

    def player(self, cookies: Mapping[str, str]) -> str | None:
        """The player a browser is, if its cookie is one of ours.

        >>> us = Identities(b"key")
        >>> us.player({"cardshed": us.sign("ann")}), us.player({"cardshed": "ann.forged"})
        ('ann', None)
        """
        value = cookies.get(COOKIE, "")
        player = value.partition(".")[0]
        if player and hmac.compare_digest(value.encode(), self.sign(player).encode()):
            return player
        return None

    def give(self, response: Response, player: str, secure: bool) -> None:
        """The cookie for another year."""
        response.set_cookie(
            COOKIE,
            self.sign(player),
            max_age=A_YEAR,
            path="/",
            secure=secure,
            httponly=True,
            samesite="lax",
        )


def new_player() -> str:
    """128 random bits."""
    return _text(secrets.token_bytes(16))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
