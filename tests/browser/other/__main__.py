"""Says which of the other browsers are missing on this machine; ends with 1 if any is."""

from __future__ import annotations

import sys

from tests.browser.other import firefox, webkit

if __name__ == "__main__":
    reasons = [reason for reason in (firefox.missing(), webkit.missing()) if reason is not None]
    print("\n".join(reasons), end="\n" if reasons else "")
    sys.exit(1 if reasons else 0)
