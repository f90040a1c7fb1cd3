"""``cardshed serve`` as a process of its own, to be watched and killed."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

from tests.campaigns.http import Door, request

STARTING = 120.0
"""Seconds that a start may take on a busy machine."""
COMPILING = 600.0
"""The same, when the rules of all games are compiled first."""
LOADING = 15.0
"""Seconds after which a start has done more than loading what is compiled."""
IDLE = 0.05
"""Seconds of CPU time a second that are as good as nothing."""
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")
LONGEST = 400
"""Characters of a complaint; the end of a traceback says most."""
TIME = re.compile(r"\"at\": \"[^\"]*\", ")
CODE = re.compile(r"Traceback|\"trace\"|\"level\": \"(?:error|critical)\"")


class Server:
    """A server that keeps its address over restarts."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.db = folder / "tables.db"
        self.log = folder / "server.log"
        self.door = Door("127.0.0.1", _free_port())
        self._command = [sys.executable, "-m", "cardshed", "serve", "--port", str(self.door.port)]
        self._command += ["--db", str(self.db), "--no-browser", "--log-format", "json"]
        self._options = options
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *options: str) -> None:
        """With the server's options, or with others."""
        assert self._process is None
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*self._command, *(options or self._options)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=log,
            )

    def kill(self) -> None:
        """Without any warning."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As an operator would; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(number)
        try:
            code = self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait()
        self._process = None
        return code

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    async def answering(self) -> dict[str, Any]:
        """Waits until the server answers; what it says about itself."""
        until = time.monotonic() + STARTING
        while True:
            try:
                answer = await request(self.door, "GET", "/health")
            except (OSError, EOFError):
                assert self.running, f"the server ended by itself: {self.tail()}"
                assert time.monotonic() < until, "the server does not answer"
                await asyncio.sleep(0.02)
            else:
                told: dict[str, Any] = msgspec.json.decode(answer.body)
                return told

    async def ready(self) -> None:
        """Waits until all games can be played."""
        until = time.monotonic() + COMPILING
        while not all((await self.answering())["ready"].values()):
            assert time.monotonic() < until, "the rules take too long to compile"
            await asyncio.sleep(0.1)

    async def begin(self, *options: str) -> None:
        """Starts, ready for all games; once more if the rules had to be compiled, which takes much memory."""
        began = time.monotonic()
        self.start(*options)
        await self.quiet()
        if time.monotonic() - began > LOADING:
            self.stop()
            self.start(*options)
            await self.quiet()

    async def quiet(self) -> None:
        """Waits until everything is loaded, what bots search with too, and the server has nothing to do."""
        await self.ready()
        until = time.monotonic() + COMPILING
        before = -1.0
        while (used := sum(map(_cpu_seconds, self._family()))) - before > IDLE:
            assert time.monotonic() < until, "the server is never idle"
            before = used
            await asyncio.sleep(1.0)

    # What the system knows of it

    def cpu_seconds(self) -> float:
        """User and system time of all threads."""
        return _cpu_seconds(self.pid)

    def rss(self) -> int:
        """Bytes of memory in use."""
        return _pages(self.pid) * PAGE

    def memory(self) -> int:
        """Bytes of memory in use, its workers included."""
        return sum(map(_pages, self._family())) * PAGE

    def descriptors(self) -> int:
        return len(os.listdir(f"/proc/{self.pid}/fd"))

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def _family(self) -> list[int]:
        """The process and all that it started."""
        parents = {int(path.parent.name): _parent(str(path)) for path in Path("/proc").glob("[0-9]*/stat")}
        found = [self.pid]
        for one in found:
            found += [pid for pid, parent in parents.items() if parent == one]
        return found

    # What it wrote down

    def complaints(self) -> list[str]:
        """Errors and tracebacks in its log, the same ones counted."""
        lines = self.log.read_text("utf-8", "replace").splitlines()
        found = Counter(TIME.sub("", line) for line in lines if CODE.search(line))
        return [f"{count} times …{line[-LONGEST:]}" for line, count in found.most_common()]

    def tail(self) -> str:
        return self.log.read_text("utf-8", "replace")[-2000:]


def make_room() -> None:
    """As many descriptors as the system lets this process have, and those that it starts."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _read(path: str) -> str:
    """A file about a process; nothing if that has ended meanwhile."""
    try:
        return Path(path).read_text("ascii", "replace")
    except (FileNotFoundError, ProcessLookupError):
        return ""


def _parent(stat: str) -> int:
    fields = _read(stat).rpartition(")")[2].split()
    return int(fields[1]) if fields else 0


def _cpu_seconds(pid: int) -> float:
    fields = _read(f"/proc/{pid}/stat").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS if fields else 0.0


def _pages(pid: int) -> int:
    fields = _read(f"/proc/{pid}/statm").split()
    return int(fields[1]) if fields else 0


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
