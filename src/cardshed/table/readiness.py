"""Which games are ready to be played.

The first time on a machine a game's rules are compiled, which takes half a minute. That happens in
a process of its own, so that the tables stay lively; then they are loaded here, in a second.
"""

from __future__ import annotations

import asyncio
import gc
import hashlib
import logging
import sys
from contextlib import suppress
from pathlib import Path

from cardshed.games import games, troubles
from cardshed.table import work
from cardshed.table.messages import DEFAULT_LEVEL
from cardshed.table.workers import Busy, Workers

THINKER = "hard"
"""A level that searches; hints need the same code."""
LOADING = 5.0
"""Seconds that a game is waited for which has only to be loaded."""
COMPILE = f"import sys; from {__name__} import load; load(*sys.argv[1:])"
logger = logging.getLogger(__name__)


class Readiness:
    """First the rules and simple bots of every game, then those that search, which workers need."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._ready: set[tuple[str, str]] = set()
        self.left_out: set[str] = set()
        """Games whose rules could not be loaded: nobody is offered them."""
        self._compiled: set[str] = set()
        """Games whose rules and simple bots were compiled by an earlier server."""
        self._task: asyncio.Task[None] | None = None
        self._wanted: list[str] = list(games())
        self._news = asyncio.Condition()

    def plays(self, game: str) -> bool:
        """Without preparing anything, all games are compiled when they are first used."""
        return self._task is None or (game, DEFAULT_LEVEL) in self._ready

    def plays_soon(self, game: str) -> bool:
        """Whether a game can be played now or has only to be loaded, which takes less than a second."""
        return game in self._compiled or self.plays(game)

    def thinks(self, game: str) -> bool:
        return self._task is None or (game, THINKER) in self._ready

    async def wait_for(self, game: str) -> None:
        """Waits until a game can be played; it is the next to be prepared."""
        if self.plays(game):
            return
        if game in self._wanted:
            self._wanted.remove(game)
            self._wanted.insert(0, game)
        async with self._news:
            await self._news.wait_for(lambda: self.plays(game))

    async def comes(self, game: str) -> bool:
        """Whether a game can be played, after waiting for it if it has only to be loaded."""
        if not self.plays_soon(game):
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(LOADING):
                await self.wait_for(game)
        return self.plays(game)

    def start(self) -> None:
        """Games that have only to be loaded come first; what cannot be played is told in the log."""
        for trouble in troubles():
            logger.warning("%s", trouble)
        self._compiled = {game for game in games() if _mark(game, DEFAULT_LEVEL).exists()}
        self._wanted.sort(key=lambda game: game not in self._compiled)
        self._task = asyncio.create_task(self._prepare_all())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _prepare_all(self) -> None:
        for level in (DEFAULT_LEVEL, THINKER):
            while self._wanted:
                game = self._wanted.pop(0)
                try:
                    await self._prepare(game, level)
                except Exception:
                    logger.exception("%s could not be prepared", game)
                    if level == DEFAULT_LEVEL:
                        self.left_out.add(game)
            self._wanted = [game for game in games() if game not in self.left_out]

    async def _prepare(self, game: str, level: str) -> None:
        mark = await asyncio.to_thread(_mark, game, level)
        if not mark.exists():
            logger.info("compiling %s (only the first time)", game)
            process = await asyncio.create_subprocess_exec(
                sys.executable, "-c", COMPILE, game, level, start_new_session=True
            )
            try:
                await process.wait()
            finally:
                if process.returncode is None:
                    process.kill()
            if process.returncode == 0:
                mark.touch()
        if level == THINKER:
            await self._let_workers_load(game)
        else:
            await asyncio.to_thread(load, game, level)
            _settle()
        self._ready.add((game, level))
        async with self._news:
            self._news.notify_all()

    async def _let_workers_load(self, game: str) -> None:
        """At least one worker has what it needs before it is asked."""
        try:
            await self._workers.think("readiness", work.get_ready, game, THINKER)
        except Busy:
            return


def load(game: str, level: str) -> None:
    """Compiles what a match with such bots needs, or loads it."""
    from cardshed.bots.asking import get_ready
    from cardshed.engine.edition import edition
    from cardshed.games import game as game_by_id

    match = game_by_id(game).match(seed=0)
    seat = match.waiting_for[0]
    match.view(seat)
    match.view(None)
    match.refusal(seat, "?")
    match.play(seat, match.moves(seat)[0])
    match.copy()
    match.unpack(match.game, match.options, match.pack())
    edition(match.game)
    get_ready(game, level)


def _settle() -> None:
    """What was loaded stays: the garbage collector need not look at it again, which takes long."""
    gc.freeze()


def _mark(game: str, level: str) -> Path:
    """A file that says that the compiled code of this release is complete. Numba keeps code by where its
    source lies, and the same release may be installed in several places."""
    from cardshed.engine.cache import PACKAGE, compiled_folder

    place = hashlib.sha256(PACKAGE.as_posix().encode()).hexdigest()[:8]
    return Path(compiled_folder(__file__)) / f"ready-{game}-{level}-{place}"
