"""Makes the pictures of the program for home screens of art/logo.svg and art/tile.svg: ``make icons``.

Browsers that take vectors take those; these are for all others. Chromium draws them.
"""

from __future__ import annotations

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.chromium import find_chromium, launched

ART = Path(__file__).parents[2] / "src" / "cardshed" / "web" / "art"
ICONS = {
    "icon-192.png": ("logo.svg", 192),
    "icon-512.png": ("logo.svg", 512),
    "icon-maskable-192.png": ("tile.svg", 192),
    "icon-maskable-512.png": ("tile.svg", 512),
    "apple-touch-icon.png": ("tile.svg", 180),
}
"""Each of which drawing, and how many pixels wide. Apple's and the maskable ones fill their square."""


def drawn(browser: Browser, source: str, size: int) -> bytes:
    """A square picture of a drawing; what the drawing leaves open stays open."""
    picture = base64.b64encode((ART / source).read_bytes()).decode()
    page = browser.new_page(viewport={"width": size, "height": size})
    try:
        page.set_content(
            "<style>body { margin: 0 } img { display: block; width: 100vw; height: 100vh }</style>"
            f'<img src="data:image/svg+xml;base64,{picture}">'
        )
        page.locator("img").evaluate("(image) => image.decode()")
        return page.screenshot(omit_background=True)
    finally:
        page.close()


def main() -> int:
    path = find_chromium()
    if path is None:
        print("no Chromium on this machine (apt-get install chromium, or set CHROMIUM)", file=sys.stderr)
        return 1
    with launched(path) as browser:
        for name, (source, size) in ICONS.items():
            (ART / name).write_bytes(drawn(browser, source, size))
            print(f"{name}: {(ART / name).stat().st_size} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
