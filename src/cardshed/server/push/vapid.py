"""How push services know that a message is this server's (VAPID, RFC 8292)."""

from __future__ import annotations

import base64
import time
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

from cardshed.server.push.encryption import point_of

GOOD_FOR = 12 * 3600
"""Seconds; push services allow a day."""
NUMBER_BYTES = 32


def new_secret() -> bytes:
    """A private key, as it is kept in the database."""
    number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return number.to_bytes(NUMBER_BYTES)


class Signer:
    """Signs for one server."""

    def __init__(self, secret: bytes, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(secret), ec.SECP256R1())
        self._contact = contact
        self.public = text(point_of(self._key.public_key()))
        """What browsers are told; push services take messages signed by it alone."""

    def authorization(self, endpoint: str) -> str:
        """The header for a message to an endpoint."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + GOOD_FOR,
            "sub": self._contact,
        }
        told = f"{_json({'typ': 'JWT', 'alg': 'ES256'})}.{_json(claims)}"
        r, s = decode_dss_signature(self._key.sign(told.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(NUMBER_BYTES) + s.to_bytes(NUMBER_BYTES)
        return f"vapid t={told}.{text(signature)}, k={self.public}"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data_of(written: str) -> bytes:
    """Bytes from their text, padded or not; raises ``ValueError``."""
    bare = written.rstrip("=")
    return base64.b64decode(bare + "=" * (-len(bare) % 4), altchars=b"-_", validate=True)


def _json(value: object) -> str:
    return text(msgspec.json.encode(value))
