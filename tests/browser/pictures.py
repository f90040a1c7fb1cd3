"""Pictures made small: few colours, no grain. Chromium decodes them; the rest is arithmetic."""

from __future__ import annotations

import base64
import struct
import zlib

import numpy as np
from numpy.typing import NDArray
from playwright.sync_api import Browser

COLOURS = 256
STEPS = (6, 8, 10, 12, 16, 20, 24, 32)
Pixels = NDArray[np.uint8]

# The pixels of a picture, as Chromium decodes it.
DECODE = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const reader = new FileReader();
  reader.readAsDataURL(new Blob([data]));
  await new Promise((done) => { reader.onload = done; });
  return [image.width, image.height, reader.result.split(',')[1]];
}"""


def smaller(browser: Browser, picture: bytes, most: int) -> bytes:
    """The same picture with no more bytes than that, in as many shades as it may have."""
    pixels = decoded(browser, picture)[:, :, :3]
    for step in STEPS:
        reduced = _reduced(pixels, step)
        if len(reduced) <= most:
            return reduced
    raise ValueError(f"the picture needs {len(reduced)} bytes")


def _reduced(pixels: Pixels, step: int) -> bytes:
    """Colours within ``step`` of each other become one, their mean; the rarest join the nearest."""
    codes = (pixels // step).astype(np.int64) @ np.array([1 << 16, 1 << 8, 1])
    _, where, counts = np.unique(codes, return_inverse=True, return_counts=True)
    where = where.ravel()
    sums = [np.bincount(where, weights=pixels[:, :, channel].ravel()) for channel in range(3)]
    means = np.stack(sums, axis=1) / counts[:, None]
    kept = means[np.argsort(-counts)[:COLOURS]]
    distances = ((means[:, None, :] - kept[None, :, :]) ** 2).sum(axis=2)
    indices = distances.argmin(axis=1).astype(np.uint8)[where].reshape(codes.shape)
    return _encoded(indices, kept.round().astype(np.uint8))


def decoded(browser: Browser, picture: bytes) -> Pixels:
    """Rows of pixels: red, green, blue, and how opaque they are."""
    page = browser.new_page()
    try:
        source = f"data:image/png;base64,{base64.b64encode(picture).decode()}"
        width, height, data = page.evaluate(DECODE, source)
    finally:
        page.close()
    return np.frombuffer(base64.b64decode(data), np.uint8).reshape(height, width, 4)


def _encoded(indices: Pixels, palette: Pixels) -> bytes:
    height, width = indices.shape
    rows = np.concatenate([np.zeros((height, 1), np.uint8), indices], axis=1)
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
        (b"PLTE", palette.tobytes()),
        (b"IDAT", zlib.compress(rows.tobytes(), 9)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )
