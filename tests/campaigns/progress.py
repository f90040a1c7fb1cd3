"""How far a campaign is, on a terminal."""

from __future__ import annotations

import sys
import time
from typing import Self

WIDTH = 30


class Progress:
    """A bar on standard error, or a line for each tenth where nobody watches."""

    def __init__(self, what: str, total: int) -> None:
        self.what = what
        self.total = total
        self.began = time.monotonic()
        self.visible = total > 0 and sys.stderr.isatty()
        self._tenths = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        if self.visible:
            print(file=sys.stderr)

    def show(self, done: int, note: str = "") -> None:
        if not self.visible:
            self._tell(done, note)
            return
        full = WIDTH * done // self.total
        left = (time.monotonic() - self.began) * (self.total - done) / max(done, 1)
        bar = "█" * full + "░" * (WIDTH - full)
        text = f"\r{bar} {done:,} of {self.total:,} {self.what}, about {left:.0f} s left; {note}\x1b[K"
        print(text, end="", file=sys.stderr, flush=True)

    def _tell(self, done: int, note: str) -> None:
        if self.total and 10 * done // self.total > self._tenths:
            self._tenths = 10 * done // self.total
            print(f"{done:,} of {self.total:,} {self.what}; {note}", file=sys.stderr, flush=True)
