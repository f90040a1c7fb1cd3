"""Who may open a socket, and how much it may ask for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from cardshed.server.connection import Connection
from cardshed.server.settings import ServerSettings
from cardshed.table.buckets import Buckets
from cardshed.table.limits import Rate, SocketLimits
from tests.server.running import Running, hear, limited, running, say


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    return server.new_table()


@pytest.fixture
def socket(server: Running, table: str) -> Iterator[ClientConnection]:
    with server.connect(table) as found:
        say(found, t="hello", after=0)
        hear(found, "table")
        yield found


def closing_code(socket: ClientConnection) -> int:
    """Listens until the socket is closed."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=10)
    assert socket.close_code is not None
    return socket.close_code


def test_hello_shows_the_table(server: Running, table: str) -> None:
    with server.connect(table) as socket:
        say(socket, t="hello", after=0)
        message = hear(socket)
        assert message["t"] == "table"
        assert message["state"]["table"] == table
        assert message["state"]["me"] == 0


def test_somebody_else_watches(server: Running, table: str) -> None:
    with Running(server.url).connect(table) as socket:
        say(socket, t="hello", after=0)
        assert hear(socket, "table")["state"]["me"] is None


def test_ping(socket: ClientConnection) -> None:
    say(socket, t="ping", n=7)
    assert hear(socket, "pong")["n"] == 7


@pytest.mark.parametrize("cookie", ["", "cardshed=x", "cardshed=AAAAAAAAAAAAAAAAAAAAAA.forged"])
def test_without_a_cookie_of_ours_nobody_comes_in(server: Running, table: str, cookie: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.connect(table, cookie=cookie)
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "http://127.0.0.1", "null", "http://", "http://["]
)
def test_pages_from_elsewhere_do_not_come_in(server: Running, table: str, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        server.connect(table, origin=origin)
    assert refused.value.response.status_code == 403


def test_the_public_address_is_ours_too(tmp_path: Path) -> None:
    settings = ServerSettings(public_url="https://cards.example.org")
    with running(tmp_path / "tables.db", settings=settings) as server:
        with server.connect("A" * 22, origin="https://cards.example.org") as socket:
            say(socket, t="hello", after=0)
            assert hear(socket)["reason"] == "gone"
        with pytest.raises(InvalidStatus):
            server.connect("A" * 22, origin="http://cards.example.org")


@pytest.mark.parametrize("id", ["A" * 22, "x", "A" * 200])
def test_an_unknown_table_is_gone(server: Running, id: str) -> None:
    with server.connect(id) as socket:
        say(socket, t="hello", after=0)
        assert hear(socket) == {"t": "bye", "reason": "gone"}
        assert closing_code(socket) == 4404


def test_hello_comes_first(server: Running, table: str) -> None:
    with server.connect(table) as socket:
        say(socket, t="start", id="a")
        assert closing_code(socket) == 1008


@pytest.mark.parametrize(
    "nonsense", ["", "{", "null", "[]", "{}", '{"t":"fly"}', '{"t":"move","id":5}', b"\x00", b'{"t":"ping"}']
)
def test_what_is_no_message_is_answered(socket: ClientConnection, nonsense: str | bytes) -> None:
    socket.send(nonsense)
    assert hear(socket, "no") == {"t": "no", "id": None, "error": "malformed"}
    say(socket, t="ping", n=1)
    assert hear(socket, "pong")


def test_a_deeply_nested_message_is_answered(socket: ClientConnection) -> None:
    socket.send("[" * 4000)
    assert hear(socket, "no")["error"] == "malformed"


def test_twenty_bad_messages_are_enough(socket: ClientConnection) -> None:
    for _ in range(20):
        socket.send("?")
    assert closing_code(socket) == 1008


def test_long_messages_close_the_socket(socket: ClientConnection) -> None:
    socket.send("x" * 5000)
    assert closing_code(socket) == 1009


def test_what_is_no_text_closes_the_socket(socket: ClientConnection) -> None:
    socket.send(b"\xff\xff", text=True)
    assert closing_code(socket) == 1007


def test_too_many_messages_are_refused_then_the_socket_is_closed(socket: ClientConnection) -> None:
    for number in range(41):
        say(socket, t="say", id=f"{number}", phrase="never-heard")
    while (refusal := hear(socket, "no"))["error"] != "too-fast":
        pass
    assert refusal["id"] is not None
    with suppress(ConnectionClosed):
        for number in range(60):
            say(socket, t="ping", n=number)
    assert closing_code(socket) == 1008


def test_a_resent_hello_is_answered(socket: ClientConnection) -> None:
    say(socket, t="hello", after=0)
    assert hear(socket, "table")


def test_silent_sockets_are_closed(tmp_path: Path) -> None:
    settings = limited("socket.hello=0.3", "socket.idle=0.6")
    with running(tmp_path / "tables.db", settings=settings) as server:
        table = server.new_table()
        with server.connect(table) as socket:
            assert closing_code(socket) == 1008
        with server.connect(table) as socket:
            say(socket, t="hello", after=0)
            for _ in range(4):
                time.sleep(0.25)
                say(socket, t="ping", n=1)
                hear(socket, "pong")
            assert closing_code(socket) == 1008


def test_a_stopping_server_says_goodbye(tmp_path: Path) -> None:
    with ExitStack() as later:
        with running(tmp_path / "tables.db") as server:
            socket = later.enter_context(server.connect(server.new_table()))
            say(socket, t="hello", after=0)
            hear(socket, "table")
        assert hear(socket, "bye")["reason"] == "restart"
        assert closing_code(socket) == 1012


def test_a_slow_reader_is_let_go_and_nobody_waits() -> None:
    async def play() -> tuple[Connection, list[str]]:
        cut: list[str] = []

        async def never(message: object) -> None:
            await asyncio.Event().wait()

        line = Connection("ann", "", never, SocketLimits(waiting=5), lambda: cut.append("cut"))
        writer = asyncio.create_task(line.write())
        for _ in range(10):
            line.send(b"news")
            await asyncio.sleep(0)
        writer.cancel()
        return line, cut

    line, cut = asyncio.run(play())
    assert line.closing == (1013, "too slow")
    assert cut == ["cut"]


def test_who_never_reads_is_cut_off(tmp_path: Path) -> None:
    free = [f"socket.{name}=0" for name in ("messages", "frames", "greetings")]
    free += ["address.messages=0", "address.greetings=0", "server.greetings=0"]
    settings = limited(*free, "socket.waiting=20")
    with running(tmp_path / "tables.db", settings=settings) as server, ExitStack() as later:
        socket = later.enter_context(server.connect(server.new_table()))
        with suppress(ConnectionClosed):
            for _ in range(5000):
                say(socket, t="hello", after=0)
        until = time.monotonic() + 5
        while server.http.get("/health").json()["connections"]:
            assert time.monotonic() < until
            time.sleep(0.05)


def test_many_addresses_do_not_fill_the_memory() -> None:
    limit = Buckets(Rate(1, 1), most=100)
    for number in range(1000):
        assert limit.take(str(number))
    assert len(limit.buckets) <= 100
