"""Cookies: who signed them, when, and which of several counts."""

from __future__ import annotations

import hashlib
import hmac
from pathlib import Path

import httpx
import pytest

from cardshed.server.identity import COOKIE, SECURE_COOKIE, Identities, _text, new_player
from cardshed.table.keys import Key
from tests.server.running import Running, limited, running

DAY = 24 * 3600
OLD = Key("", b"the first", 0)
NEW = Key("k2", b"the second", 1)
TLS = {"x-forwarded-proto": "https"}


class Clock:
    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


def recognised(identities: Identities, *cookies: str, secure: bool = False) -> str | None:
    return identities.player([(b"cookie", cookie.encode()) for cookie in cookies], secure)


def old_cookie(player: str, key: bytes = OLD.secret) -> str:
    """As the first version signed it."""
    return f"{player}.{_text(hmac.digest(key, b'cardshed player ' + player.encode(), hashlib.sha256))}"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def us(clock: Clock) -> Identities:
    return Identities(lambda: [NEW, OLD], days=365, clock=clock)


def test_only_own_keys_sign(us: Identities) -> None:
    player = new_player()
    value = us.sign(player)
    assert value.split(".")[2] == "k2"
    assert recognised(us, f"{COOKIE}={value}") == player
    assert recognised(us, f"{COOKIE}={value}é") is None
    others = Identities(lambda: [Key("k2", b"another", 0)], days=365)
    assert recognised(others, f"{COOKIE}={value}") is None
    rotated = Identities(lambda: [Key("k3", b"the third", 2), NEW], days=365, clock=us.clock)
    assert recognised(rotated, f"{COOKIE}={value}") == player
    assert recognised(rotated, f"{COOKIE}={rotated.sign(player)}") == player


def test_a_cookie_is_good_for_a_year(us: Identities, clock: Clock) -> None:
    value = us.sign("ann")
    clock.now += 365 * DAY - 1
    assert recognised(us, f"{COOKIE}={value}") == "ann"
    clock.now += 2
    assert recognised(us, f"{COOKIE}={value}") is None


def test_nothing_in_a_cookie_can_be_changed(us: Identities, clock: Clock) -> None:
    player, issued, key, signature = us.sign("ann").split(".")
    for forged in (
        f"bob.{issued}.{key}.{signature}",
        f"{player}.zzzzzz.{key}.{signature}",
        f"{player}.{issued}..{signature}",
        f"{player}.{issued}.{key}",
        f"{player}.{issued}.{key}.{signature}.x",
        f"{player}.{signature}",
        old_cookie("ann", NEW.secret),
        "." * 5000,
    ):
        assert recognised(us, f"{COOKIE}={forged}") is None, forged


def test_cookies_of_the_first_version_are_still_good(us: Identities) -> None:
    value = old_cookie("ann")
    assert recognised(us, f"{COOKIE}={value}") == "ann"
    assert recognised(us, f"{COOKIE}={value}", secure=True) == "ann"
    assert recognised(us, f"{SECURE_COOKIE}={value}", secure=True) is None


def test_the_first_good_cookie_counts(us: Identities) -> None:
    ann, bob = us.sign("ann"), us.sign("bob")
    assert recognised(us, f"{COOKIE}={ann}; {COOKIE}={bob}") == "ann"
    assert recognised(us, f"{COOKIE}={ann}", f"{COOKIE}={bob}") == "ann"
    assert recognised(us, f"{COOKIE}=forged; x=y;{COOKIE}={bob}") == "bob"
    assert recognised(us, f"x{COOKIE}={ann}; {COOKIE}x={ann}") is None
    assert recognised(us, f"{COOKIE}=forged; " * 100 + f"{COOKIE}={ann}") is None


def test_over_tls_only_a_cookie_of_this_host_counts(us: Identities) -> None:
    ann, bob = us.sign("ann"), us.sign("bob")
    assert recognised(us, f"{COOKIE}={bob}; {SECURE_COOKIE}={ann}", secure=True) == "ann"
    assert recognised(us, f"{COOKIE}={old_cookie('bob')}; {SECURE_COOKIE}={ann}", secure=True) == "ann"
    assert recognised(us, f"{COOKIE}={bob}", secure=True) is None


def test_the_cookie_is_secure_behind_a_trusted_proxy_only(tmp_path: Path, guest: httpx.Client) -> None:
    assert "Secure" not in guest.get("/", headers=TLS).headers["set-cookie"]
    with running(tmp_path / "tables.db", settings=limited(trust_proxy=True)) as proxied:
        given = proxied.http.get("/", headers=TLS).headers["set-cookie"]
        assert given.startswith(f"{SECURE_COOKIE}=")
        assert {"Secure", "Path=/", "HttpOnly"} <= set(given.split("; "))
        assert "Domain" not in given
        plain = proxied.http.get("/").headers["set-cookie"]
        assert plain.startswith(f"{COOKIE}=")
        assert "Secure" not in plain
        lied = [("x-forwarded-proto", "https"), ("x-forwarded-proto", "http")]
        assert "Secure" not in proxied.http.get("/", headers=lied).headers["set-cookie"]


def test_people_keep_their_seats_when_the_server_is_renewed(server: Running, guest: httpx.Client) -> None:
    assert server.site is not None
    player = new_player()
    old = Key("", b"of the first release", 0)
    server.site.house.keys.append(old)
    value = old_cookie(player, old.secret)
    given = guest.get("/", headers={"cookie": f"{COOKIE}={value}"}).cookies[COOKIE]
    assert given.split(".")[0] == player
    assert given.count(".") == 3
