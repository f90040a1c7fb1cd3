"""A message that only one browser can read (RFC 8291, in the form ``aes128gcm`` of RFC 8188)."""

from __future__ import annotations

import os
import struct

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

RECORD = 1024
"""Every message is filled up to as many bytes, so that its length tells nothing."""
LAST = b"\x02"
SALT_BYTES = 16
AUTH_BYTES = 16
TAG_BYTES = 16
POINT_BYTES = 65


def encrypted(message: bytes, browser: bytes, auth: bytes) -> bytes:
    """A message for the browser with this public key and secret; raises ``ValueError`` if it is too long."""
    room = RECORD - TAG_BYTES - len(LAST)
    if len(message) > room:
        raise ValueError(f"a message has {room} bytes at most")
    ours = ec.generate_private_key(ec.SECP256R1())
    point = point_of(ours.public_key())
    salt = os.urandom(SALT_BYTES)
    shared = ours.exchange(ec.ECDH(), public_key(browser))
    key, nonce = key_and_nonce(shared, browser, point, auth, salt)
    filled = message + LAST + bytes(room - len(message))
    header = salt + struct.pack("!IB", RECORD, len(point)) + point
    return header + AESGCM(key).encrypt(nonce, filled, None)


def key_and_nonce(
    shared: bytes, browser: bytes, server: bytes, auth: bytes, salt: bytes
) -> tuple[bytes, bytes]:
    """What both sides find out for themselves."""
    secret = _derived(auth, shared, b"WebPush: info\0" + browser + server, 32)
    key = _derived(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    return key, _derived(salt, secret, b"Content-Encoding: nonce\0", 12)


def _derived(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def public_key(point: bytes) -> ec.EllipticCurvePublicKey:
    """A browser's key; raises ``ValueError`` if it is none."""
    if len(point) != POINT_BYTES:
        raise ValueError("a public key has 65 bytes")
    return ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
