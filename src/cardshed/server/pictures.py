"""Links as pictures, for telephones. Workers draw them."""

from __future__ import annotations

import io

import segno


def qr_code(link: str) -> bytes:
    """A link as a QR code, in SVG."""
    picture = io.BytesIO()
    code = segno.make(link, error="m", micro=False)
    code.save(picture, kind="svg", xmldecl=False, omitsize=True, border=2, light="#fff", dark="#2b2320")
    return picture.getvalue()
