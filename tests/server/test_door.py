"""What happens at the door: how many may come, how fast, and how long they may take."""

from __future__ import annotations

import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from tests.server.raw import (
    TEXT,
    dial,
    dialled,
    first_line,
    frame,
    handshake,
    heard,
    is_cut,
    opened,
    request,
)
from tests.server.running import ORDER, Running, limited, running, start

PATIENT = ("address.requests=0", "address.new_connections=0")


def health_seconds(server: Running) -> float:
    """How long somebody on this machine waits who asks whether the server is well."""
    began = time.monotonic()
    with dialled(server) as line:
        line.sendall(request(server, Connection="close"))
        assert heard(line).startswith(b"HTTP/1.1 200")
    return time.monotonic() - began


def until_alone(server: Running, seconds: float = 5) -> None:
    """Waits until all connections but the test's own are gone, and the counts are what they were."""
    assert server.site is not None
    gate = server.site.gate
    until = time.monotonic() + seconds
    while gate.open > 1 or gate.sockets or gate.by_address.total() > 1:
        assert time.monotonic() < until, (gate.open, gate.sockets, gate.by_address)
        time.sleep(0.05)


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with little patience."""
    settings = limited("http.head_seconds=1", "http.answer_seconds=2", "http.keep_alive=1", *PATIENT)
    with running(tmp_path_factory.mktemp("hasty") / "tables.db", settings=settings) as found:
        yield found


# How many


def test_a_thousand_sockets_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    """Cookies are free: with 63 of them the limit for one visitor does not help."""
    options = [option for limit in PATIENT for option in ("--limit", limit)]
    process, url = start(tmp_path / "tables.db", *options, descriptors=1024)
    server = Running(url)
    server.wait_until_ready()
    try:
        with ExitStack() as later:
            for _ in range(63):
                server.http.cookies.clear()
                cookie = server.cookie()
                for _ in range(16):
                    later.enter_context(dial(server)).sendall(handshake(server, Cookie=cookie))
            health_seconds(server)
            assert max(health_seconds(server) for _ in range(5)) < 1
            assert 300 < httpx.get(f"{url}/health").json()["connections"] <= 400
        assert health_seconds(server) < 1
        metrics = until_answered(f"{url}/metrics").text
        assert 'cardshed_refusals_total{reason="too-many-connections"}' in metrics
        assert "cardshed_connections_allowed 824.0" in metrics
    finally:
        process.terminate()
        _, log = process.communicate(timeout=10)
    assert "Traceback" not in log


def until_answered(url: str) -> httpx.Response:
    """An ordinary request, as soon as there is room again."""
    until = time.monotonic() + 5
    while time.monotonic() < until:
        with suppress(httpx.TransportError):
            answer = httpx.get(url)
            if answer.status_code == 200:
                return answer
        time.sleep(0.1)
    raise AssertionError("no answer")


def test_connections_of_an_address_are_counted_until_they_end(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", settings=limited("address.connections=5", *PATIENT)) as server:
        server.cookie()
        with ExitStack() as later:
            for _ in range(4):
                later.enter_context(opened(server))
            with dialled(server) as sixth:
                sixth.sendall(request(server, "/"))
                assert first_line(sixth) == "HTTP/1.1 429 Too Many Requests"
            assert health_seconds(server) < 1
        until_alone(server)
        with opened(server):
            pass


def test_behind_a_proxy_sockets_are_counted_for_whom_it_speaks(tmp_path: Path) -> None:
    settings = limited("address.connections=2", *PATIENT, trust_proxy=True)
    with running(tmp_path / "tables.db", settings=settings) as server:
        server.cookie()
        with ExitStack() as later:
            for address in ("203.0.113.1", "203.0.113.1", "203.0.113.2", "2001:db8::1", "2001:db8::2"):
                later.enter_context(opened(server, X_Forwarded_For=address))
            for address in ("203.0.113.1", "2001:db8::3", "::ffff:203.0.113.1"):
                with dialled(server) as line:
                    line.sendall(handshake(server, X_Forwarded_For=address))
                    assert first_line(line) == "HTTP/1.1 429 Too Many Requests"
        until_alone(server)


def test_new_connections_of_an_address_are_limited(tmp_path: Path) -> None:
    settings = limited("address.new_connections=0.01/5", "http.keep_alive=60")
    with running(tmp_path / "tables.db", settings=settings) as server:
        for _ in range(5):
            dial(server).close()
        with dialled(server) as line:
            line.sendall(request(server, "/"))
            assert first_line(line) == "HTTP/1.1 429 Too Many Requests"
        assert health_seconds(server) < 1


def test_at_a_full_server_this_machine_can_still_ask_how_it_is(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", settings=limited("server.connections=3", *PATIENT)) as server:
        with ExitStack() as later:
            crowd = [later.enter_context(dial(server)) for _ in range(300)]
            assert health_seconds(server) < 1
            assert sum(is_cut(line, 0.01) for line in crowd[3:190]) > 150
        until_alone(server)


def test_the_sockets_of_a_visitor_are_counted(tmp_path: Path) -> None:
    with running(tmp_path / "tables.db", settings=limited("visitor.sockets=2")) as server:
        with server.connect("A" * 22), server.connect("A" * 22):
            with pytest.raises(InvalidStatus) as refused:
                server.connect("A" * 22)
            assert refused.value.response.status_code == 429
            with Running(server.url).connect("A" * 22):
                pass
        assert server.site is not None
        until_alone(server)
        assert not server.site.sockets.by_player


# How fast


def test_requests_of_an_address_are_limited(tmp_path: Path) -> None:
    settings = limited("address.requests=0.01/3", trust_proxy=True)
    with running(tmp_path / "tables.db", settings=settings) as server:

        def statuses(*forwarded: str) -> list[int]:
            headers = [("x-forwarded-for", line) for line in forwarded]
            return [server.http.get("/robots.txt", headers=headers).status_code for _ in range(4)]

        assert statuses("203.0.113.1") == [200, 200, 200, 429]
        assert statuses("203.0.113.2", "9.9.9.9, 203.0.113.1") == [429] * 4
        assert statuses("2001:db8:1:1::1") == [200, 200, 200, 429]
        assert statuses("2001:db8:1:1:ffff::2") == [429] * 4
        assert statuses("2001:db8:1:2::1")[0] == 200
        refused = server.http.get("/", headers={"x-forwarded-for": "203.0.113.1"})
        assert refused.json() == {"error": "too-fast"}
        assert refused.headers["retry-after"] == "5"
        assert refused.headers["x-content-type-options"] == "nosniff"
        for _ in range(10):
            assert server.http.get("/health").status_code == 200


@pytest.mark.parametrize("limit", ["address.tables", "visitor.tables", "server.tables"])
def test_new_tables_are_limited(tmp_path: Path, limit: str) -> None:
    with running(tmp_path / "tables.db", settings=limited(f"{limit}=0.01/2")) as server:
        server.wait_until_ready()
        server.cookie()
        answers = [server.http.post("/api/tables", json=ORDER) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json() == {"error": "too-fast"}
        assert answers[-1].headers["retry-after"] == "5"


def test_many_requests_in_one_piece_are_not_all_answered(server: Running) -> None:
    with dialled(server) as line:
        with suppress(ConnectionError):
            line.sendall(request(server) * 3000)
        assert heard(line).count(b"HTTP/1.1 200") < 100
    with dialled(server) as line:
        line.sendall(request(server) * 3 + request(server, Connection="close"))
        assert heard(line).count(b"HTTP/1.1 200") == 4


# How long


def test_half_a_request_is_not_waited_for(hasty: Running) -> None:
    with ExitStack() as later:
        lines = [later.enter_context(dial(hasty)) for _ in range(5)]
        lines[1].sendall(b"GET / HT")
        lines[2].sendall(request(hasty)[:-2])
        lines[3].sendall(handshake(hasty)[:-2])
        lines[4].sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
        assert all(is_cut(line, 4) for line in lines)
    until_alone(hasty)


def test_a_request_that_drips_in_is_not_waited_for(hasty: Running) -> None:
    with dialled(hasty) as line:
        began = time.monotonic()
        with suppress(ConnectionError):
            for byte in request(hasty) * 3:
                line.sendall(bytes([byte]))
                time.sleep(0.1)
        assert time.monotonic() - began < 5


def test_the_second_request_must_arrive_in_time_too(hasty: Running) -> None:
    with dialled(hasty) as line:
        line.sendall(request(hasty))
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        line.sendall(request(hasty)[:-2])
        assert is_cut(line, 4)


def test_an_idle_connection_is_closed(hasty: Running) -> None:
    with dialled(hasty) as line:
        line.sendall(request(hasty))
        assert heard(line, 4).startswith(b"HTTP/1.1 200")


def test_an_answer_that_nobody_takes_is_thrown_away(hasty: Running) -> None:
    page = hasty.http.get("/").text
    script = page.partition('src="')[2].partition('"')[0]
    with dial(hasty) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        with suppress(ConnectionError):
            for _ in range(200):
                line.sendall(request(hasty, script, Accept_Encoding="identity"))
                time.sleep(0.002)
        until_alone(hasty, 8)


def test_a_socket_that_was_closed_and_does_not_read_is_cut(tmp_path: Path) -> None:
    free = ("socket.messages=0", "socket.greetings=0", "socket.frames=0", "socket.idle=1")
    with running(tmp_path / "tables.db", settings=limited(*free, *PATIENT)) as server:
        table = server.new_table()
        with opened(server, table) as line:
            line.settimeout(0.5)
            with suppress(OSError):
                for _ in range(3000):
                    line.sendall(frame(TEXT, b'{"t":"hello","after":0}'))
            until_alone(server, 20)


# How much


@pytest.mark.parametrize(
    "beginning", [b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ", b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\n"]
)
def test_an_endless_head_is_not_read(server: Running, beginning: bytes) -> None:
    header = b"X-Y: z\r\n" if beginning.endswith(b"\r\n") else b"x"
    with dialled(server) as line:
        sent = 0
        line.sendall(beginning)
        with suppress(ConnectionError):
            while sent < 100_000_000:
                line.sendall(header * 20_000)
                sent += len(header) * 20_000
        assert sent < 20_000_000
    with dialled(server) as line:
        line.sendall(beginning + header * (20_000 // len(header)))
        assert first_line(line) == "HTTP/1.1 431 Request Header Fields Too Large"
    until_alone(server)


CHUNKED = (
    b"POST /%s HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
)


@pytest.mark.parametrize("path", [b"api/tables", b"health", b"nowhere"])
@pytest.mark.parametrize(
    "piece", [b"1000\r\n" + b"x" * 4096 + b"\r\n", b"1\r\nx\r\n" * 500, b"0\r\n" + b"X: y\r\n" * 500]
)
def test_an_endless_body_is_not_read(server: Running, path: bytes, piece: bytes) -> None:
    with dialled(server) as line:
        line.sendall(CHUNKED % path)
        sent = 0
        with suppress(ConnectionError):
            while sent < 50_000_000:
                line.sendall(piece)
                sent += len(piece)
        assert sent < 10_000_000
    until_alone(server)


def test_a_long_body_is_refused_wherever_it_goes(server: Running) -> None:
    for path in ("/api/tables", "/health", "/nowhere"):
        answer = httpx.post(server.url + path, content=b"x" * 20_000)
        assert (answer.status_code, answer.json()) == (413, {"error": "too-long"})


# What is said about it


def test_nonsense_is_no_error_of_ours_and_does_not_fill_the_log(tmp_path: Path) -> None:
    process, url = start(tmp_path / "tables.db", "--log-format", "json")
    server = Running(url)
    try:
        server.cookie()
        for _ in range(100):
            with dialled(server) as line:
                line.sendall(b"\x16\x03\x01 what is this?\r\n\r\n")
                assert first_line(line) == "HTTP/1.1 400 Bad Request"
            with dialled(server) as line:
                line.sendall(handshake(server, Cookie="cardshed=forged"))
                assert first_line(line) == "HTTP/1.1 403 Forbidden"
        with dialled(server) as line:
            line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n")
            line.sendall(b"Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{")
            time.sleep(0.1)
        with dialled(server) as line:
            line.sendall(request(server, Connection="Upgrade", Upgrade="h2c") * 2)
        with dialled(server) as line:
            line.sendall(handshake(server, X=" " + "x" * 9000))
            assert first_line(line) == "HTTP/1.1 400 Bad Request"
        with dialled(server) as line:
            line.sendall(handshake(server, Sec_WebSocket_Key="?"))
            assert first_line(line) == "HTTP/1.1 400 Bad Request"
    finally:
        process.terminate()
        _, log = process.communicate(timeout=10)
    assert "Traceback" not in log
    assert '"level": "error"' not in log
    assert '"level": "warning"' not in log
    assert '"malformed": 100' in log
    assert '"no-cookie": 100' in log
    assert len(log.splitlines()) < 30, log


def stop(process: subprocess.Popen[str]) -> str:
    process.terminate()
    return process.communicate(timeout=10)[1]


def test_a_stop_does_not_wait_for_those_who_do_not_read(tmp_path: Path) -> None:
    process, url = start(tmp_path / "tables.db", "--log-format", "json")
    server = Running(url)
    with ExitStack() as later:
        for _ in range(5):
            later.enter_context(dial(server)).sendall(b"GET / HT")
            later.enter_context(dial(server)).sendall(handshake(server)[:-2])
        began = time.monotonic()
        log = stop(process)
    assert time.monotonic() - began < 5
    assert process.returncode == 0
    assert '"level": "error"' not in log


def test_many_short_headers_are_refused(server: Running) -> None:
    with dialled(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"a:\r\n" * 2000 + b"\r\n")
        assert first_line(line) == "HTTP/1.1 431 Request Header Fields Too Large"


def test_a_host_of_no_end_is_not_ours(server: Running) -> None:
    with dialled(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: " + b"a" * 300 + b"\r\n\r\n")
        assert first_line(line) == "HTTP/1.1 421 Misdirected Request"
