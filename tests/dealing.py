"""What tests are dealt: matches without a seed get theirs from the name of the test, not from luck."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from unittest import mock

DEALERS = ("cardshed.engine.chance.secrets", "cardshed.table.commands.secrets")
"""Where seeds are drawn: by the library, and at a table."""


class Dealer:
    """Stands in for `secrets` there: different seeds one after another, the same ones in every run."""

    def __init__(self, name: str) -> None:
        self._dice = random.Random(name)

    def token_bytes(self, count: int) -> bytes:
        return self._dice.randbytes(count)

    def token_hex(self, count: int) -> str:
        return self.token_bytes(count).hex()


@contextmanager
def dealt_by(name: str) -> Iterator[None]:
    """Matches that begin meanwhile are dealt by a name."""
    with ExitStack() as patches:
        for place in DEALERS:
            patches.enter_context(mock.patch(place, Dealer(name)))
        yield
