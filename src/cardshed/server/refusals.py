"""Refusals are counted, and told together: who floods the server shall not flood its log too."""

from __future__ import annotations

from collections import Counter

from cardshed.server.logs import note


class Refusals:
    """Connections, requests and messages that were refused, by reason."""

    def __init__(self) -> None:
        self.total: Counter[str] = Counter()
        self._untold: Counter[str] = Counter()

    def count(self, reason: str) -> None:
        self.total[reason] += 1
        self._untold[reason] += 1

    def tell(self) -> None:
        """One line for everything since the last one."""
        if self._untold:
            note("refused", **{reason: self._untold[reason] for reason in sorted(self._untold)})
            self._untold.clear()
