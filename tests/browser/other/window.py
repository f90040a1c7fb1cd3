"""What the tests need of a window, whichever browser it belongs to."""

from __future__ import annotations

import os
import subprocess
from typing import Any, Protocol

START = 60
"""Seconds that a browser may take to start."""
ANSWER = 60
"""Seconds that a browser may take to answer."""

ENDING = 10
"""Seconds that a browser may take to end."""


class Window(Protocol):
    """A window of a browser that shares nothing with other windows: nobody's cookies but its own."""

    problems: list[str]
    """What the page's console told as an error."""

    def go(self, url: str) -> None:
        """Opens an address and waits until the page is loaded."""

    def reload(self) -> None: ...

    def evaluate(self, function: str, argument: Any = None) -> Any:
        """Calls a function of JavaScript in the page, waits if it promises something, gives what it gives."""

    def click(self, x: float, y: float) -> None:
        """A click with the mouse, as far from the page's corner as that."""

    def resize(self, width: int, height: int) -> None:
        """Gives the page so much room."""

    def picture(self) -> bytes:
        """What is to be seen now, as PNG."""

    def listen(self) -> None:
        """Makes sure that ``problems`` has everything there is until now."""

    def close(self) -> None: ...


class Browser(Protocol):
    """A browser of this machine, running."""

    def window(self) -> Window: ...

    def close(self) -> None: ...


def surroundings(home: str, **more: str) -> dict[str, str]:
    """The environment of a browser: no proxy, nothing of the person at this desk."""
    kept = {
        name: value for name, value in os.environ.items() if name in ("PATH", "LD_LIBRARY_PATH", "TMPDIR")
    }
    return kept | {"HOME": home, "LANG": "en_GB.UTF-8"} | more


def ended(process: subprocess.Popen[bytes]) -> None:
    """Ends a process: kindly, or else."""
    process.terminate()
    try:
        process.wait(ENDING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
