"""Frames of WebSockets, each of which is counted, and greetings."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.raw import (
    BINARY,
    CONTINUATION,
    PING,
    PONG,
    TEXT,
    dialled,
    frame,
    handshake,
    heard,
    is_cut,
    opened,
)
from tests.server.running import Running, hear, limited, running, say

HELLO = b'{"t":"hello","after":0}'


@pytest.fixture(scope="module")
def table(server: Running) -> str:
    return server.new_table()


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the limits that it has by itself."""
    with running(tmp_path_factory.mktemp("strict") / "tables.db") as found:
        yield found


@pytest.mark.parametrize(
    "flood",
    [
        frame(PING),
        frame(PING, b"x" * 125),
        frame(PONG),
        frame(TEXT, b"x", fin=False) + frame(CONTINUATION, fin=False) * 400,
        frame(TEXT, b'{"t":"ping","n":1}'),
        frame(BINARY, b"x"),
    ],
)
def test_a_flood_of_frames_is_cut_whatever_they_are(server: Running, table: str, flood: bytes) -> None:
    assert server.site is not None
    with opened(server, table) as line:
        line.sendall(frame(TEXT, HELLO))
        began = time.monotonic()
        sent = 0
        with suppress(OSError):
            while time.monotonic() < began + 5:
                line.sendall(flood * 100)
                sent += 100
        assert time.monotonic() - began < 5
        assert is_cut(line)
    assert server.site.refusals.total["too-many-frames"] + server.site.refusals.total["too-fast"]


def test_pings_of_one_who_does_not_read_do_not_pile_up(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", settings=limited("socket.frames=0")) as server:
        assert server.site is not None
        with opened(server, server.new_table()) as line:
            line.sendall(frame(TEXT, HELLO))
            line.settimeout(0.5)
            with suppress(TimeoutError):
                for _ in range(300):
                    line.sendall(frame(PING, b"x" * 125) * 1000)
            (inside,) = server.site.sockets.open
            transport = inside._abort.__self__  # type: ignore[attr-defined]
            assert transport.get_write_buffer_size() < 1_000_000


def test_ordinary_pings_are_answered(server: Running, table: str) -> None:
    with server.connect(table) as socket:
        for _ in range(20):
            assert socket.ping().wait(5)


def test_a_message_in_pieces_is_measured_as_a_whole(server: Running, table: str) -> None:
    with opened(server, table) as line:
        line.sendall(frame(TEXT, b" " * 2000, fin=False))
        line.sendall(frame(CONTINUATION, b" " * 2000, fin=False))
        line.sendall(frame(CONTINUATION, b" " * 2000))
        assert b"\x03\xf1" in heard(line), "1009"
    with server.connect(table) as socket:
        socket.send(['{"t":"hel', 'lo","after":0}'])
        assert hear(socket, "table")


@pytest.mark.parametrize(
    "garbage", [b"\xff" * 5000, frame(3), frame(PING, b"x", fin=False), b"GET / HTTP/1.1\r\n\r\n"]
)
def test_garbage_instead_of_frames_ends_the_socket(server: Running, table: str, garbage: bytes) -> None:
    with opened(server, table) as line:
        line.sendall(garbage)
        assert is_cut(line)


@pytest.mark.parametrize("early", [frame(PING), frame(8), b"\xff" * 5000, frame(TEXT, HELLO), frame(3)])
def test_who_does_not_wait_for_the_handshake_is_no_error(
    server: Running, table: str, early: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    for pause in (0, 0.0005, 0.001, 0.002):
        with dialled(server) as line:
            line.sendall(handshake(server, table))
            time.sleep(pause)
            line.sendall(early)
            line.settimeout(0.2)
            with suppress(OSError):
                line.recv(4096)
    with opened(server, table) as line:
        line.sendall(frame(TEXT, b"\xff\xff") + frame(8))
        assert is_cut(line)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


# Greetings


def test_greetings_of_a_socket_are_limited(strict: Running) -> None:
    with strict.connect(strict.new_table()) as socket:
        for _ in range(6):
            say(socket, t="hello", after=0)
        answers = Counter[str]()
        while answers["table"] < 5 or not answers["too-fast"]:
            heard = hear(socket)
            answers[heard.get("error", heard["t"])] += 1
        with suppress(ConnectionClosed):
            for _ in range(10):
                say(socket, t="hello", after=0)
            while True:
                socket.recv(timeout=5)
        assert socket.close_code == 1008


@pytest.mark.parametrize("limit", ["address.greetings", "server.greetings"])
def test_greetings_of_many_sockets_are_limited(tmp_path: Path, limit: str) -> None:
    with running(tmp_path / "tables.db", settings=limited(f"{limit}=0.01/3")) as server:
        table = server.new_table()
        with server.connect(table) as first:
            for _ in range(3):
                say(first, t="hello", after=0)
                hear(first, "table")
            say(first, t="hello", after=0)
            assert hear(first, "no") == {"t": "no", "id": None, "error": "too-fast"}
            with server.connect(table) as second:
                say(second, t="hello", after=0)
                assert hear(second) == {"t": "bye", "reason": "busy"}
                with pytest.raises(ConnectionClosed):
                    second.recv(timeout=5)
                assert second.close_code == 1013


def test_messages_of_an_address_are_limited(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", settings=limited("address.messages=0.01/10")) as server:
        table = server.new_table()
        with server.connect(table) as first, server.connect(table) as second:
            for socket in (first, second):
                say(socket, t="hello", after=0)
                hear(socket, "table")
            for number in range(8):
                say(first, t="ping", n=number)
                assert hear(first, "pong")
            say(second, t="ping", n=8)
            assert hear(second, "no")["error"] == "too-fast"
