"""Which games are ready to be played.

The first time on a machine a game's rules are compiled, which takes half a minute. That happens in
a process of its own, so that the tables stay lively; then they are loaded here, in a second.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import sys
from pathlib import Path

from cardshed.games import games
from cardshed.table import work
from cardshed.table.messages import DEFAULT_LEVEL
from cardshed.table.workers import Busy, Workers

THINKER = "hard"
"""A level that searches; hints need the same code."""
COMPILE = f"import sys; from {__name__} import load; load(*sys.argv[1:])"
logger = logging.getLogger(__name__)


class Readiness:
    """First the rules and simple bots of every game, then those that search, which workers need."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._ready: set[tuple[str, str]] = set()
        self._task: asyncio.Task[None] | None = None
        self._wanted: list[str] = list(games())
        self._news = asyncio.Condition()

    def plays(self, game: str) -> bool:
        """Without preparing anything, all games are compiled when they are first used."""
        return self._task is None or (game, DEFAULT_LEVEL) in self._ready

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

    def start(self) -> None:
        self._task = asyncio.create_task(self._prepare_all())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _prepare_all(self) -> None:
        for level in (DEFAULT_LEVEL, THINKER):
            self._wanted = list(games())
            while self._wanted:
                game = self._wanted.pop(0)
                try:
                    await self._prepare(game, level)
                except Exception:
                    logger.exception("%s could not be prepared", game)

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
    """A file beside the compiled code that says it is complete."""
    from cardshed.engine import match
    from cardshed.engine.anygame import matches
    from cardshed.engine.cache import compiled_folder

    assert match
    return Path(compiled_folder(matches.__file__)) / f"ready-{game}-{level}"
