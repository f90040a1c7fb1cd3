"""What time it is, for the log and for everybody's deadlines."""

from __future__ import annotations

import time

_begun = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """Milliseconds since 1970 by the clock of the server's start: setting the system's clock while it runs
    makes nobody's time longer or shorter."""
    return (_begun + time.monotonic_ns()) // 1_000_000
