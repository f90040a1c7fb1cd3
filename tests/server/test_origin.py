"""By which names the server is reached, and whose pages may ask."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from cardshed.server.origin import is_known_host, network_of, sender
from cardshed.server.settings import ServerSettings
from tests.server.raw import dialled, first_line, handshake
from tests.server.running import ORDER, Running, hear, running, say

PUBLIC = ServerSettings(public_url="https://cards.example.org")
OURS = ["127.0.0.1", "[::1]", "localhost", "cards.localhost", "192.168.1.7", "[2001:db8::1]"]
AT_HOME = ["shed", "shed.local", "shed.lan", "shed.home.arpa", "shed.internal"]
FOREIGN = ["evil.example", "cards.example.org.evil.example", "127.0.0.1.evil.example", "1.2.3", "a.b:8000"]


def known(host: str, settings: ServerSettings) -> bool:
    return is_known_host([(b"host", host.encode())], settings)


def test_names_that_nobody_else_can_have() -> None:
    for host in OURS + AT_HOME:
        assert known(host, ServerSettings())
        assert known(f"{host.upper()}:8000", ServerSettings())
    for host in [*FOREIGN, "cards.example.org"]:
        assert not known(host, ServerSettings())
    assert known("cards.example.org", ServerSettings(allow_hosts=frozenset({"cards.example.org"})))
    assert not is_known_host([(b"host", b"localhost"), (b"host", b"evil.example")], ServerSettings())


def test_with_a_public_address_only_its_name_counts() -> None:
    for host in [*OURS, "cards.example.org", "Cards.Example.org:443"]:
        assert known(host, PUBLIC)
    for host in FOREIGN + AT_HOME:
        assert not known(host, PUBLIC)


def test_who_a_proxy_speaks_for() -> None:
    def told(*lines: str) -> str:
        headers = [(b"x-forwarded-for", line.encode()) for line in lines]
        return sender(headers, "127.0.0.1", ServerSettings(trust_proxy=True))

    assert told("203.0.113.1") == "203.0.113.1"
    assert told("9.9.9.9, 203.0.113.1") == "203.0.113.1"
    assert told("9.9.9.9", "203.0.113.1") == "203.0.113.1"
    assert told("203.0.113.1", "unknown") == "127.0.0.1"
    assert told("203.0.113.1,") == "127.0.0.1"
    assert told() == "127.0.0.1"
    headers = [(b"x-forwarded-for", b"203.0.113.1")]
    assert sender(headers, "198.51.100.7", ServerSettings()) == "198.51.100.7"


def test_addresses_that_count_as_one() -> None:
    assert network_of("2001:db8:0:1::1") == network_of("2001:db8:0:1:ffff::") == "2001:db8:0:1::/64"
    assert network_of("2001:db8:0:2::1") != network_of("2001:db8:0:1::1")
    assert network_of("::ffff:203.0.113.1") == "203.0.113.1"
    assert network_of("fe80::1%eth0") == "fe80::/64"


@pytest.fixture(scope="module")
def public(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("public") / "tables.db", settings=PUBLIC) as found:
        yield found


def test_a_strangers_name_is_not_answered(server: Running, public: Running) -> None:
    for asked in (server, public):
        for path in ("/", "/health", "/api/games"):
            answer = asked.http.get(path, headers={"host": "evil.example"})
            assert (answer.status_code, answer.json()) == (421, {"error": "unknown-host"})
            assert "set-cookie" not in answer.headers
        with dialled(asked) as line:
            line.sendall(
                handshake(asked, Origin="http://evil.example").replace(b"Host: 127", b"Host: evil.x:", 1)
            )
            assert first_line(line) == "HTTP/1.1 421 Misdirected Request"
    assert public.http.get("/health").status_code == 200
    assert public.http.get("/", headers={"host": "cards.example.org"}).status_code == 200


def test_with_a_public_address_only_its_pages_may_ask(public: Running) -> None:
    with public.connect("A" * 22, origin="https://cards.example.org") as socket:
        say(socket, t="hello", after=0)
        assert hear(socket)["reason"] == "gone"
    for origin in (public.url, "http://cards.example.org", "https://cards.example.org:444", "null"):
        with pytest.raises(InvalidStatus) as refused:
            public.connect("A" * 22, origin=origin)
        assert refused.value.response.status_code == 403
        answer = public.http.post("/api/tables", json=ORDER, headers={"origin": origin})
        assert (answer.status_code, answer.json()) == (403, {"error": "foreign-origin"})


def test_a_name_that_was_allowed(tmp_path: Path) -> None:
    settings = ServerSettings(allow_hosts=frozenset({"cards.example.org"}))
    with running(tmp_path / "tables.db", settings=settings) as server:
        assert httpx.get(server.url, headers={"host": "cards.example.org"}).status_code == 200
        assert httpx.get(server.url, headers={"host": "cards.example.com"}).status_code == 421
