"""How somebody takes what they are to another device: by a code that is good once and for a short while.

A code is all that is needed to be somebody else, so it has 60 random bits, is kept in memory only, and is
never part of an address that a server or a proxy could write down.
"""

from __future__ import annotations

import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from cardshed.table.limits import ServerLimits

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters that look like a digit or like another letter."""
LENGTH = 12
GROUP = 4
LONGEST_TYPED = 64
_MISTAKEN = str.maketrans("OIL", "011")


@dataclass(frozen=True)
class Carried:
    """Who comes along with a code."""

    player: str
    name: str
    colour: str


class Carrying:
    """The codes that are good now."""

    def __init__(self, limits: ServerLimits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self._codes: OrderedDict[str, tuple[Carried, float]] = OrderedDict()
        """By code, the oldest first: who it is for and until when."""
        self._by_player: dict[str, str] = {}

    def __len__(self) -> int:
        return len(self._codes)

    def make(self, carried: Carried) -> str:
        """A new code; the one that somebody had before is void."""
        self._forget(self._by_player.get(carried.player))
        self._forget_old(most=self.limits.carry_codes - 1)
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        self._codes[code] = (carried, self.clock() + self.limits.carry_seconds)
        self._by_player[carried.player] = code
        return code

    def look(self, typed: str) -> Carried | None:
        """Whose code it is; ``None`` if it is nobody's, used, or too old."""
        self._forget_old(most=self.limits.carry_codes)
        found = self._codes.get(plain(typed))
        return None if found is None else found[0]

    def take(self, typed: str) -> Carried | None:
        """The same, and the code is used."""
        carried = self.look(typed)
        self._forget(plain(typed))
        return carried

    def _forget(self, code: str | None) -> None:
        found = None if code is None else self._codes.pop(code, None)
        if found is not None:
            del self._by_player[found[0].player]

    def _forget_old(self, most: int) -> None:
        """All have the same life, so the oldest are the first to go; so they are where there are too many."""
        now = self.clock()
        while self._codes:
            code, (_, until) = next(iter(self._codes.items()))
            if until > now and len(self._codes) <= most:
                return
            self._forget(code)


def plain(typed: str) -> str:
    """A code as it is kept, however it was typed.

    >>> plain(" k7px-2m9r qwto ")
    'K7PX2M9RQWT0'
    """
    letters = "".join(c for c in typed[:LONGEST_TYPED].upper() if c.isalnum())
    return letters.translate(_MISTAKEN)


def spelled(code: str) -> str:
    """A code as it is read and typed.

    >>> spelled("K7PX2M9RQWT0")
    'K7PX-2M9R-QWT0'
    """
    return "-".join(code[i : i + GROUP] for i in range(0, len(code), GROUP))
