"""Web Push against a push service on this machine: real messages, opened as a browser opens them."""

from __future__ import annotations

import asyncio
import json
import socket
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from cardshed.cli import main
from cardshed.cli.limits import changed
from cardshed.server.push import addresses, encryption
from cardshed.server.push.addresses import Forbidden, Resolver, check_endpoint, is_public
from cardshed.table import HouseSettings
from tests.server.push_service import P256, Browser, PushService, data, push_service
from tests.server.running import UNLIMITED, Running, hear, running, say

SOON = ("table.call_after=0.05",)
CALM = HouseSettings(pace=0, between_rounds=0.05, grace=3600)


@pytest.fixture
def service(tmp_path: Path) -> Iterator[PushService]:
    with push_service(tmp_path) as found:
        yield found


Serve = Callable[..., Any]


@pytest.fixture
def serve(tmp_path: Path, service: PushService) -> Serve:
    def start(*limits: str, house: HouseSettings = CALM) -> Any:
        settings = replace(UNLIMITED, push=service.settings, limits=changed(UNLIMITED.limits, SOON + limits))
        return running(tmp_path / "tables.db", house, settings)

    return start


class Player:
    """A browser with a cookie, a subscription, and from time to time a socket."""

    def __init__(self, server: Running, name: str) -> None:
        self.server = server
        self.name = name
        self.browser = Browser()
        self.http = httpx.Client(base_url=server.url, timeout=30)
        self.http.get("/")
        self.cookie = f"cardshed={self.http.cookies['cardshed']}"

    def subscribe(self, endpoint: str, lang: str = "en") -> httpx.Response:
        body = {"endpoint": endpoint, "keys": self.browser.keys, "lang": lang}
        return self.http.post("/api/push", json=body)

    def unsubscribe(self, endpoint: str, **how: Any) -> httpx.Response:
        return self.http.request("DELETE", "/api/push", json={"endpoint": endpoint}, **how)


def at_a_table(server: Running, ann: Player, bob: Player) -> tuple[str, Any, Any]:
    """Both sit at a table whose match has begun; its id and their sockets."""
    server.wait_until_ready()
    order = {"game": "clear4", "seats": 2, "name": ann.name, "colour": "teal", "friends": True}
    table = str(ann.http.post("/api/tables", json=order).json()["table"])
    lines = [server.connect(table, player.cookie).__enter__() for player in (ann, bob)]
    for line in lines:
        say(line, t="hello")
        hear(line, "table")
    say(lines[1], t="sit", id="sit", seat=1, name=bob.name, colour="plum")
    hear(lines[1], "ok")
    say(lines[0], t="start", id="start")
    hear(lines[0], "ok")
    return table, lines[0], lines[1]


def whose_turn(server: Running, table: str) -> int:
    assert server.site is not None
    match = server.site.house.live[table].table.match
    assert match is not None
    return match.waiting_for[0]


def test_who_is_waited_for_is_called(serve: Serve, service: PushService) -> None:
    with serve() as server:
        ann, bob = players = Player(server, "Ann"), Player(server, "Bob")
        for player, lang in zip(players, ("de", "fr"), strict=True):
            assert player.subscribe(service.endpoint(player.name), lang).status_code == 201
        table, *lines = at_a_table(server, ann, bob)
        mover = whose_turn(server, table)
        lines[mover].close()
        received = service.next()
        lines[1 - mover].close()
        who, other = players[mover], players[1 - mover]
        assert received.path == f"/send/{who.name}"
        assert received.headers["content-encoding"] == "aes128gcm"
        assert int(received.headers["ttl"]) > 0
        claims = received.signed_by(server.http.get("/api/push").json()["key"])
        assert claims["aud"] == service.url
        assert claims["sub"] == "mailto:owner@example.org"
        assert 0 < claims["exp"] - time.time() < 24 * 3600
        told = json.loads(who.browser.read(received.body))
        words = [("Du bist dran!", "Clear 4 mit"), ("À toi de jouer\u202f!", "Clear 4 avec")][mover]
        assert told == {"title": words[0], "text": f"{words[1]} {other.name}", "table": table}
        assert table not in str(received.headers), "the push service does not learn where the table is"
        assert "cardshed_push_messages_total" in server.http.get("/metrics").text


def test_one_call_an_absence_and_none_for_who_is_there(serve: Serve, service: PushService) -> None:
    with serve() as server:
        ann, bob = players = Player(server, "Ann"), Player(server, "Bob")
        for player in players:
            player.subscribe(service.endpoint(player.name))
        table, *lines = at_a_table(server, ann, bob)
        mover = whose_turn(server, table)
        lines[1 - mover].close()  # nobody waits for them
        lines[mover].close()
        assert service.next().path.endswith(players[mover].name)
        for _ in range(3):  # others come and go; who was called is not called again
            with server.connect(table, players[1 - mover].cookie) as line:
                say(line, t="hello")
                hear(line, "table")
        with server.connect(table, players[mover].cookie) as line:
            say(line, t="hello")
            moves = hear(line, "table")["state"]["match"]["moves"]
            say(line, t="move", id="move", move=moves[0])
            hear(line, "ok")
            while whose_turn(server, table) == mover:
                say(line, t="hello")
                moves = hear(line, "table")["state"]["match"]["moves"]
                say(line, t="move", id=f"move{time.monotonic_ns()}", move=moves[0])
                hear(line, "ok")
            assert service.next().path.endswith(players[1 - mover].name), "whose turn it is now"
        assert service.received.empty()


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_forgotten(serve: Serve, service: PushService, status: int) -> None:
    service.answer = status
    with serve() as server:
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        for player in (ann, bob):
            player.subscribe(service.endpoint(player.name))
        table, *lines = at_a_table(server, ann, bob)
        lines[whose_turn(server, table)].close()
        service.next()
        _until(lambda: _kept(server) == 1)


def test_a_service_that_does_not_answer_holds_nobody_up(serve: Serve, service: PushService) -> None:
    with (
        serve("server.call_seconds=0.3", "server.calling=1") as server,
        socket.create_server(("127.0.0.1", 0)) as silent,
    ):
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        for player in (ann, bob):
            player.subscribe(f"https://localhost:{silent.getsockname()[1]}/{player.name}")
        table, *lines = at_a_table(server, ann, bob)
        lines[whose_turn(server, table)].close()
        assert server.site is not None
        push = server.site.push
        assert push is not None
        _until(lambda: push.counts["failed"] == 1)
        assert _kept(server) == 2, "it may answer another time"


def test_the_key_is_made_once(serve: Serve) -> None:
    keys = set()
    for _ in range(2):
        with serve() as server:
            keys.add(server.http.get("/api/push").json()["key"])
    assert len(keys) == 1
    assert len(data(keys.pop())) == encryption.POINT_BYTES


def test_a_new_key_of_cookies_is_a_new_one_of_messages(
    serve: Serve, service: PushService, tmp_path: Path
) -> None:
    with serve() as server:
        before = server.http.get("/api/push").json()["key"]
        Player(server, "Ann").subscribe(service.endpoint())
        assert _kept(server) == 1
    with serve(house=replace(CALM, new_key=True)) as server:
        assert server.http.get("/api/push").json()["key"] != before
        assert _kept(server) == 0


def test_a_browser_has_few_subscriptions_and_can_end_them(serve: Serve, service: PushService) -> None:
    with serve() as server:
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        for number in range(5):
            assert ann.subscribe(service.endpoint(str(number))).status_code == 201
        assert _kept(server) == 3
        assert bob.subscribe(service.endpoint("4")).status_code == 201, "the same browser with a new cookie"
        assert _kept(server) == 3
        evil = {"origin": "https://evil.example"}
        assert ann.unsubscribe(service.endpoint("3"), headers=evil).status_code == 403
        assert ann.unsubscribe(service.endpoint("4")).status_code == 200
        assert _kept(server) == 3, "that one is Bob's now"
        assert ann.unsubscribe(service.endpoint("3")).status_code == 200
        assert _kept(server) == 2, "her other browser is still called"
        assert ann.http.delete("/api/push").status_code == 415


def test_all_browsers_together_have_a_most(serve: Serve, service: PushService) -> None:
    with serve("server.subscriptions=1") as server:
        ann = Player(server, "Ann")
        assert [ann.subscribe(service.endpoint("ann")).status_code for _ in range(2)] == [201, 201]
        answer = Player(server, "Bob").subscribe(service.endpoint("bob"))
        assert (answer.status_code, answer.json()) == (503, {"error": "busy"})


def test_what_is_no_subscription_is_refused(serve: Serve, service: PushService) -> None:
    with serve() as server:
        ann = Player(server, "Ann")
        good = {"endpoint": service.endpoint(), "keys": ann.browser.keys}
        for change, field in [
            ({"endpoint": "http://localhost/"}, "endpoint"),
            ({"endpoint": "https://ann@localhost/"}, "endpoint"),
            ({"endpoint": "https://localhost/\r\nX: y"}, "endpoint"),
            ({"endpoint": "x" * 2000}, "endpoint"),
            ({"keys": good["keys"] | {"auth": "AAAA"}}, "keys"),  # type: ignore[operator]  # a dict of texts
            ({"keys": good["keys"] | {"p256dh": "AAAA"}}, "keys"),  # type: ignore[operator]  # the same
            ({"keys": {"p256dh": "BB" + "A" * 85, "auth": "A" * 22}}, "keys"),
            ({"more": 1}, ""),
        ]:
            answer = ann.http.post("/api/push", json=good | change)
            assert (answer.status_code, answer.json()["field"]) == (400, field), change
        stranger = httpx.post(f"{server.url}/api/push", json=good)
        assert (stranger.status_code, stranger.json()) == (403, {"error": "no-cookie"})
        elsewhere = ann.http.post("/api/push", json=good, headers={"origin": "https://evil.example"})
        assert elsewhere.status_code == 403
        assert _kept(server) == 0


def test_without_push_there_is_no_key(server: Running) -> None:
    assert server.http.get("/api/push").json() == {"key": None}
    body = {"endpoint": "https://push.example.org/", "keys": Browser().keys}
    assert server.http.post("/api/push", json=body).status_code == 404
    assert server.http.delete("/api/push").status_code == 200


# Where messages go


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1%eth0", "fd00::1", "ff02::1",
        "::ffff:10.0.0.1", "64:ff9b::10.0.0.1", "2002:0a00:0001::1",
    ],
)  # fmt: skip
def test_private_addresses_are_not_public(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_public() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:2800:21f:cb07:6820:80da:af6b:8b2c")


def test_a_name_that_leads_into_the_house_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if it has a public address too."""
    monkeypatch.setattr(addresses, "_look_up", lambda host, port: ["93.184.215.14", "10.0.0.7"])
    with pytest.raises(Forbidden):
        asyncio.run(Resolver().addresses_of("push.example.org", 443))


def test_endpoints_are_on_the_port_of_https() -> None:
    with pytest.raises(Forbidden):
        check_endpoint("https://push.example.org:22/")
    assert check_endpoint("https://push.example.org:443/x?y=z") == ("push.example.org", 443)


def test_loopback_is_refused_where_no_test_says_otherwise(tmp_path: Path, service: PushService) -> None:
    settings = replace(UNLIMITED, push=replace(service.settings, loopback=False))
    with running(
        tmp_path / "tables.db", CALM, replace(settings, limits=changed(UNLIMITED.limits, SOON))
    ) as server:
        assert Player(server, "Eve").subscribe(service.endpoint()).status_code == 400, "another port"
        ann, bob = Player(server, "Ann"), Player(server, "Bob")
        for player in (ann, bob):
            assert player.subscribe(f"https://localhost/{player.name}").status_code == 201, (
                "only a name so far"
            )
        table, *lines = at_a_table(server, ann, bob)
        lines[whose_turn(server, table)].close()
        _until(lambda: _kept(server) == 1)
        assert service.received.empty()


# The message


def test_the_example_of_the_standard() -> None:
    """RFC 8291, section 5: our side of the secrets, and a message that another implementation wrote."""
    sender = data("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8")
    private = int.from_bytes(data("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"))
    browser = Browser(ec.derive_private_key(private, P256), data("BTBZMqHH6r4Tts7J_aSIgg"))
    salt = data("DGv6ra1nlYgDCS1FRnbzlw")
    shared = browser.key.exchange(ec.ECDH(), encryption.public_key(sender))
    key, nonce = encryption.key_and_nonce(shared, browser.point, sender, browser.auth, salt)
    assert key == data("oIhVW04MRdy2XN9CiKLxTg")
    assert nonce == data("4h_95klXJ5E_qnoN")
    written = data(
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEq"
        "KK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.read(written) == b"When I grow up, I want to be a watermelon"


def test_all_messages_are_equally_long() -> None:
    browser = Browser()
    bodies = [encryption.encrypted(b"x" * length, browser.point, browser.auth) for length in (1, 100, 1007)]
    assert len({len(body) for body in bodies}) == 1
    assert [len(browser.read(body)) for body in bodies] == [1, 100, 1007]
    with pytest.raises(ValueError):
        encryption.encrypted(b"x" * 1008, browser.point, browser.auth)


# The command


def test_who_runs_push_services_can_write_to_the_owner(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--push", "me"]) == 2
    assert "mailto:you@example.org" in capsys.readouterr().err


def _kept(server: Running) -> int:
    """How many browsers can be called."""
    assert server.site is not None
    with closing(sqlite3.connect(server.site.house.log.path)) as database:
        found: int = database.execute("SELECT COUNT(*) FROM subscriptions").fetchone()[0]
        return found


def _until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 20
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)
