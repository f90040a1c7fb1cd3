"""The keys that sign players' cookies."""

from __future__ import annotations

from typing import NamedTuple


class Key(NamedTuple):
    """A secret, and since when it is used (ms since 1970)."""

    id: str
    secret: bytes
    made: int
