"""Processes for what takes long, and the queues before them: bounded, and fair to all who ask.

There are two kinds of work: thinking is for bots and hints, reading for replays and long logs. Within a kind
everybody who asks has a turn after everybody else's; and reading never keeps all workers busy.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from cardshed.table import work
from cardshed.table.limits import ServerLimits

logger = logging.getLogger(__name__)


class Busy(Exception):
    """There is too much to do already."""


@dataclass(eq=False, slots=True)
class _Job:
    function: Callable[..., Any]
    arguments: tuple[Any, ...]
    result: asyncio.Future[Any]


@dataclass
class _Line:
    """Those who wait for one kind of work, each with their own jobs."""

    most: int
    most_each: int
    jobs: OrderedDict[str, deque[_Job]] = field(default_factory=OrderedDict)
    waiting: int = 0
    running: int = 0

    def add(self, who: str, job: _Job) -> None:
        own = self.jobs.get(who)
        if self.waiting >= self.most or (own is not None and len(own) >= self.most_each):
            self._forget_cancelled()
            own = self.jobs.get(who)
            if self.waiting >= self.most or (own is not None and len(own) >= self.most_each):
                raise Busy
        self.jobs.setdefault(who, deque()).append(job)
        self.waiting += 1

    def _forget_cancelled(self) -> None:
        for who, own in list(self.jobs.items()):
            left = deque(job for job in own if not job.result.cancelled())
            self.waiting -= len(own) - len(left)
            if left:
                self.jobs[who] = left
            else:
                del self.jobs[who]

    def next(self) -> _Job | None:
        """The next job; whoever it is for has a turn again after all others."""
        while self.jobs:
            who, own = self.jobs.popitem(last=False)
            job = own.popleft()
            self.waiting -= 1
            if own:
                self.jobs[who] = own
            if not job.result.cancelled():
                return job
        return None


class Workers:
    """For the event loop's thread. Without processes (``count`` 0) a thread does the work, for tests."""

    def __init__(self, limits: ServerLimits, count: int) -> None:
        self.count = count
        self.thinking = _Line(limits.thinking, limits.thinking_each)
        self.reading = _Line(limits.reading, limits.reading_each)
        self._running: set[_Job] = set()
        self._executor: Executor | None = None
        self._closed = False

    def think(self, who: str, function: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        """Has something thought about, for a table; raises :class:`Busy`."""
        return self._ask(self.thinking, who, function, arguments)

    def read(self, who: str, function: Callable[..., Any], *arguments: Any) -> asyncio.Future[Any]:
        """Has something read, for an address or a table; raises :class:`Busy`."""
        return self._ask(self.reading, who, function, arguments)

    def _ask(
        self, line: _Line, who: str, function: Callable[..., Any], arguments: tuple[Any, ...]
    ) -> asyncio.Future[Any]:
        if self._closed:
            raise Busy
        job = _Job(function, arguments, asyncio.get_running_loop().create_future())
        line.add(who, job)
        self._hand_out()
        return job.result

    def _hand_out(self) -> None:
        """Gives free workers something to do, thinking first."""
        while not self._closed:
            line = self._next_line()
            job = None if line is None else line.next()
            if line is None or job is None:
                return
            self._run(line, job)

    def _next_line(self) -> _Line | None:
        size = max(1, self.count)
        if self.thinking.running + self.reading.running >= size:
            return None
        if self.thinking.jobs:
            return self.thinking
        if self.reading.jobs and self.reading.running < max(1, size - 1):
            return self.reading
        return None

    def _run(self, line: _Line, job: _Job) -> None:
        if self._executor is None:
            self._executor = self._new_executor()
        executor = self._executor
        line.running += 1
        try:
            running = executor.submit(job.function, *job.arguments)
        except (BrokenExecutor, RuntimeError) as problem:
            line.running -= 1
            self._replace(executor)
            _fail(job, problem)
            return
        self._running.add(job)
        wrapped = asyncio.wrap_future(running)
        wrapped.add_done_callback(lambda done: self._ended(line, job, executor, done))

    def _ended(self, line: _Line, job: _Job, executor: Executor, done: asyncio.Future[Any]) -> None:
        line.running -= 1
        self._running.discard(job)
        if done.cancelled():
            _fail(job, Busy())
        elif (problem := done.exception()) is not None:
            if isinstance(problem, BrokenExecutor):
                self._replace(executor)
            _fail(job, problem)
        elif not job.result.done():
            job.result.set_result(done.result())
        self._hand_out()

    def _replace(self, broken: Executor) -> None:
        """A worker died: new ones take over."""
        if self._executor is broken and not self._closed:
            logger.error("a worker died; new ones are started")
            self._executor = None
            broken.shutdown(wait=False, cancel_futures=True)

    def _new_executor(self) -> Executor:
        if self.count == 0:
            return ThreadPoolExecutor(1, thread_name_prefix="worker")
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=spawn, initializer=work.begin)

    def close(self) -> None:
        """Everybody who waits is told that there is too much to do, and the processes end."""
        self._closed = True
        for line in (self.thinking, self.reading):
            while (job := line.next()) is not None:
                _fail(job, Busy())
        for job in self._running:
            _fail(job, Busy())
        executor, self._executor = self._executor, None
        if executor is not None:
            processes = list((getattr(executor, "_processes", None) or {}).values())
            executor.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()


def _fail(job: _Job, problem: BaseException) -> None:
    if not job.result.done():
        job.result.set_exception(problem)
        job.result.exception()  # whoever no longer waits for it need not hear of it
