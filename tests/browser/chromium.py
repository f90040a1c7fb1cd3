"""The browser that the tests and the pictures use: the Chromium of this machine."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

WHOLE = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
SHELL = "chromium-headless-shell"
"""The same without windows: a third less work for the processor, but it shows no notifications."""
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--mute-audio",
)


def find_chromium(*, whole: bool = False) -> str | None:
    """Where Chromium is, rather without windows; the environment may say so."""
    wanted = os.environ.get("CHROMIUM")
    names = (wanted,) if wanted else WHOLE if whole else (SHELL, *WHOLE)
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def launched(path: str) -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(ARGUMENTS))
        try:
            yield browser
        finally:
            browser.close()


if __name__ == "__main__":
    found = [find_chromium(whole=True), *([shutil.which(SHELL)] if "all" in sys.argv else [])]
    sys.exit(0 if all(found) else 1)
