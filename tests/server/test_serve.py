"""The command ``cardshed serve``, as an operator uses it."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from cardshed.cli.serve import database
from tests.server.running import Running, hear, say, start


def command(*arguments: str, environment: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "cardshed", *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env=environment,
    )


@pytest.fixture(scope="module")
def db(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("serve") / "data" / "tables.db"


@pytest.fixture
def served(db: Path) -> Iterator[tuple[subprocess.Popen[str], Running]]:
    process, url = start(db, "--no-browser", "--log-format", "json")
    try:
        yield process, Running(url)
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_graceful_stop(served: tuple[subprocess.Popen[str], Running], number: signal.Signals) -> None:
    process, server = served
    table = server.new_table()
    with server.connect(table) as browser:
        say(browser, t="hello", after=0)
        hear(browser, "table")
        began = time.monotonic()
        process.send_signal(number)
        assert hear(browser, "bye") == {"t": "bye", "reason": "restart"}
    _, log = process.communicate(timeout=10)
    assert time.monotonic() - began < 5
    assert process.returncode == 0
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["event"] for line in lines][-2:] == ["stopping", "stopped"]
    assert not any("trace" in line for line in lines)
    assert table not in log, "links to tables are secrets"
    assert {"/health", "/api/tables"} <= {line.get("route") for line in lines}


def test_a_table_survives_and_so_does_its_player(db: Path) -> None:
    process, url = start(db)
    first = Running(url)
    table = first.new_table()
    cookie = first.cookie()
    process.kill()
    process.communicate()
    process, url = start(db)
    try:
        with Running(url).connect(table, cookie=cookie) as browser:
            say(browser, t="hello", after=0)
            assert hear(browser, "table")["state"]["me"] == 0
    finally:
        process.terminate()
        process.communicate()


def test_a_second_start_fails_and_says_where_the_first_is(
    served: tuple[subprocess.Popen[str], Running], db: Path
) -> None:
    _, server = served
    second = command("serve", "--db", str(db), "--no-browser")
    assert second.returncode == 1
    assert second.stdout == ""
    assert second.stderr.splitlines()[-1].endswith(f"another server works on {db}, at {server.url}")


def test_the_bare_command_serves_the_own_tables(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    process = subprocess.Popen(
        [sys.executable, "-m", "cardshed"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    address = re.search(r"http://127.0.0.1:(\d+)", process.stdout.readline())
    assert address is not None
    assert int(address.group(1)) in range(8000, 8050)
    assert Running(address.group()).http.get("/").status_code == 200
    assert (tmp_path / "cardshed" / "tables.db").exists()
    second = command(environment=environment)
    assert second.returncode == 0
    assert second.stdout == f"Cardshed is running already: {address.group()}\n"
    process.terminate()
    process.communicate(timeout=10)
    assert process.returncode == 0
    assert not (tmp_path / "cardshed" / "tables.db.address").exists()


def test_health_and_metrics(served: tuple[subprocess.Popen[str], Running]) -> None:
    _, server = served
    server.new_table()
    health = server.http.get("/health").json()
    assert health["status"] == "ok"
    assert health["tables"] == 1
    answer = server.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    samples = dict(re.findall(r"^([a-z_]+(?:\{.*\})?) (\S+)$", answer.text, re.MULTILINE))
    assert float(samples["cardshed_tables"]) == 1
    assert float(samples['cardshed_connections{kind="socket"}']) == 0
    assert float(samples['cardshed_connections{kind="http"}']) == 1
    assert float(samples["cardshed_connections_allowed"]) > 0
    assert float(samples["cardshed_loop_lag_max_seconds"]) < 10
    assert float(samples["cardshed_loop_lag_seconds_count"]) > 0
    assert float(samples["cardshed_commit_seconds_count"]) >= 1
    assert float(samples['cardshed_http_requests_total{route="/api/tables",status="201"}']) == 1
    if sys.platform == "linux":
        assert float(samples["process_resident_memory_bytes"]) > 1e6
        assert float(samples["process_open_fds"]) > 0


def test_a_taken_port_is_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = command("serve", "--port", port, "--db", str(tmp_path / "tables.db"))
    assert result.returncode == 1
    assert result.stderr.splitlines()[-1] == f"cardshed serve: 127.0.0.1:{port}: Address already in use"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--db", "postgresql://localhost/cards"], "--db: postgresql is not supported"),
        (["--db", "sqlite:///"], "--db: the path is missing"),
        (["--public-url", "cards.example.org"], "--public-url: must be like https://"),
        (["--allow-host", "https://cards"], "--allow-host: must be a name such as"),
        (["--limit", "address.shoes=3"], "address.connections, address.new_connections"),
        (["--limit", "socket"], "socket.messages, socket.frames"),
        (["--limit", "address.connections=many"], "address.connections must be a whole number, not 'many'"),
        (["--limit", "address.requests=5"], "address.requests must be RATE/BURST"),
        (["--limit", "http.keep_alive=nan"], "http.keep_alive must be a number of seconds, not 'nan'"),
    ],
)
def test_what_cannot_be_is_said(arguments: list[str], words: str) -> None:
    result = command("serve", *arguments)
    assert result.returncode == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr


def test_where_tables_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database(None) == tmp_path / "cardshed" / "tables.db"
    monkeypatch.chdir(tmp_path)
    assert database("x.db") == tmp_path / "x.db"
    assert database("sqlite:///x.db") == tmp_path / "x.db"


def test_a_server_for_others_says_how_to_use_tls(tmp_path: Path) -> None:
    process, _ = start(tmp_path / "tables.db", "--host", "0.0.0.0")
    process.terminate()
    _, words = process.communicate(timeout=10)
    assert "reverse_proxy" in words
    process, url = start(
        tmp_path / "tables.db",
        "--host",
        "0.0.0.0",
        "--trust-proxy",
        "--public-url",
        "https://cards.example.org/",
    )
    process.terminate()
    _, words = process.communicate(timeout=10)
    assert url == "https://cards.example.org"
    assert "reverse_proxy" not in words


def test_help_loads_no_server() -> None:
    modules = "import sys; from cardshed.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    modules += "print(sorted({'starlette', 'uvicorn', 'numpy', 'msgspec', 'asyncio'} & set(sys.modules)))"
    result = subprocess.run([sys.executable, "-c", modules], capture_output=True, text=True, check=True)
    assert result.stdout.splitlines()[-1] == "[]"
