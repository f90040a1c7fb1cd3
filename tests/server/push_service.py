"""A push service on this machine, and a browser's part of Web Push: everything but the browser itself."""

from __future__ import annotations

import base64
import datetime
import hashlib
import hmac
import json
import queue
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.x509.oid import NameOID

from cardshed.server.settings import PushSettings

P256 = ec.SECP256R1()


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Browser:
    """The keys of a subscription."""

    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(P256))
    auth: bytes = b"sixteen bytes ok"

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": text(self.point), "auth": text(self.auth)}

    def read(self, body: bytes) -> bytes:
        """Decrypts a message, by the letter of RFC 8188 and RFC 8291 and with nothing of ours."""
        salt, size, length = body[:16], int.from_bytes(body[16:20]), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(P256, sender))
        mixed = hmac.digest(self.auth, shared, hashlib.sha256)
        secret = _expand(mixed, b"WebPush: info\x00" + self.point + sender, 32)
        mixed = hmac.digest(salt, secret, hashlib.sha256)
        key = _expand(mixed, b"Content-Encoding: aes128gcm\x00", 16)
        nonce = _expand(mixed, b"Content-Encoding: nonce\x00", 12)
        opened = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\x00")
        assert opened.endswith(b"\x02")
        return opened[:-1]


def _expand(key: bytes, info: bytes, length: int) -> bytes:
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


@dataclass
class Received:
    path: str
    headers: dict[str, str]
    body: bytes

    def signed_by(self, key: str) -> dict[str, Any]:
        """The claims of the sender, if they are signed by the key that browsers were told."""
        scheme, _, parts = self.headers["authorization"].partition(" ")
        token, _, stated = parts.removeprefix("t=").partition(", k=")
        assert (scheme, stated) == ("vapid", key)
        told, _, signature = token.rpartition(".")
        r, s = (int.from_bytes(half) for half in (data(signature)[:32], data(signature)[32:]))
        public = ec.EllipticCurvePublicKey.from_encoded_point(P256, data(key))
        try:
            public.verify(encode_dss_signature(r, s), told.encode(), ec.ECDSA(hashes.SHA256()))
        except InvalidSignature:
            raise AssertionError("not signed by this key") from None
        claims: dict[str, Any] = json.loads(data(told.partition(".")[2]))
        return claims


@dataclass
class PushService:
    """What it was sent, and how it answers."""

    url: str
    settings: PushSettings
    received: queue.Queue[Received]
    answer: int = 201

    def endpoint(self, name: str = "ann") -> str:
        return f"{self.url}/send/{name}"

    def next(self) -> Received:
        return self.received.get(timeout=20)


@contextmanager
def push_service(folder: Path) -> Iterator[PushService]:
    """Over TLS, as they all are, with a certificate of its own."""
    certificate, key = _certificate(folder)
    received: queue.Queue[Received] = queue.Queue()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            received.put(Received(self.path, headers, body))
            self.send_response(service.answer)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    server.socket = context.wrap_socket(server.socket, server_side=True)
    trusting = ssl.create_default_context(cafile=str(certificate))
    settings = PushSettings("mailto:owner@example.org", loopback=True, tls=trusting)
    service = PushService(f"https://localhost:{server.server_port}", settings, received)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def _certificate(folder: Path) -> tuple[Path, Path]:
    key = ec.generate_private_key(P256)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    certificate, secret = folder / "certificate.pem", folder / "key.pem"
    certificate.write_bytes(made.public_bytes(serialization.Encoding.PEM))
    secret.write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return certificate, secret
