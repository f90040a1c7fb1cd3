"""The keys that sign players' cookies: a new one now and then, the old ones as long as their cookies live."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from cardshed.table.limits import ServerLimits

DAY_MS = 24 * 3600 * 1000
KEY_BYTES = 32


class Key(NamedTuple):
    """A secret, the name that cookies call it by, and when it was made (milliseconds since 1970)."""

    id: str
    secret: bytes
    made: int


def new_key(now: int) -> Key:
    return Key(secrets.token_hex(4), secrets.token_bytes(KEY_BYTES), now)


def is_due(keys: Sequence[Key], limits: ServerLimits, now: int) -> bool:
    """Whether it is time for another key than the first of these; the first release's signs nothing new."""
    return not keys or not keys[0].id or now - keys[0].made > limits.key_days * DAY_MS


def forgotten_before(limits: ServerLimits, now: int) -> int:
    """Keys made before this have signed no cookie that is still good."""
    return now - (limits.key_days + limits.cookie_days) * DAY_MS
