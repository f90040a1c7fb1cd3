"""Short codes to be said on the phone. The link stays the key: while a lobby is open, a code leads to it.

Nothing of them is stored. A code follows from the table's id and the server's key, so that a lobby has the
same one again after a restart, as soon as somebody has it open.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import OrderedDict
from typing import Annotated

import msgspec

from cardshed.server.settings import ServerSettings
from cardshed.table import House
from cardshed.table.buckets import Bucket, Buckets
from cardshed.table.table import LOBBY

SIGNS = "BCDFHJKMNPQRTWXY34679"
"""None looks like another (0 and O, 1 and I and L, 2 and Z, 5 and S, 6 and G, 8 and B, U and V), and without
vowels they make no words."""
LENGTH = 5


class SaidCode(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody typed."""

    code: Annotated[str, msgspec.Meta(max_length=40)]


class Codes:
    """The codes of the lobbies that are open, and how often somebody may guess."""

    def __init__(self, house: House, settings: ServerSettings) -> None:
        limits = settings.limits
        self._house = house
        self._most = limits.server.codes
        self._wrong_each = Buckets(limits.address.wrong_codes)
        self._wrong_together = Bucket(limits.server.wrong_codes)
        self._tables: OrderedDict[str, str] = OrderedDict()
        """By code, the one that was shown longest ago first."""

    def code_of(self, table: str) -> str | None:
        """The code of a table, if it is a lobby that somebody has open or left a moment ago."""
        if not self._is_open(table):
            return None
        attempt = 0
        while True:
            code = self._made(table, attempt)
            if self._tables.get(code, table) == table:
                break
            if not self._is_open(self._tables[code]):
                break
            attempt += 1
        self._tables[code] = table
        self._tables.move_to_end(code)
        while len(self._tables) > self._most:
            self._tables.popitem(last=False)
        return code

    def table_of(self, said: str, address: str) -> str | None:
        """Where a code leads; one that leads nowhere counts as a guess."""
        code = plain(said)
        table = self._tables.get(code)
        if table is not None and self._is_open(table):
            return table
        self._tables.pop(code, None)
        self._wrong_each.take(address)
        self._wrong_together.take_without_debt()
        return None

    def has_guessed_enough(self, address: str) -> bool:
        """Whether this address, or everybody together, guessed so much that no code is looked at now."""
        return self._wrong_each.of(address).empty or self._wrong_together.empty

    def _is_open(self, table: str) -> bool:
        """Whether a table is in memory, not begun, and somebody's."""
        live = self._house.live.get(table)
        return live is not None and live.table.phase == LOBBY and bool(live.table.people)

    def _made(self, table: str, attempt: int) -> str:
        secret = self._house.keys[0].secret
        digest = hmac.digest(secret, f"cardshed code {table} {attempt}".encode(), hashlib.sha256)
        number = int.from_bytes(digest)
        return "".join(SIGNS[number // len(SIGNS) ** place % len(SIGNS)] for place in range(LENGTH))


def plain(said: str) -> str:
    """A code as it was made, however it was typed.

    >>> plain(" kf-t 4x")
    'KFT4X'
    """
    return "".join(sign for sign in said.upper() if sign in SIGNS)
