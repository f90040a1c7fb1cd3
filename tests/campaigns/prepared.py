"""What the siege needs before it begins: long matches, and tables and cookies for the attackers."""

from __future__ import annotations

import asyncio
import random

from tests.campaigns.attack import Prey, Seat
from tests.campaigns.browser import Browser, until
from tests.campaigns.durability import NAMES
from tests.campaigns.http import Door, new_cookie, new_table

COOKIES, LOBBIES, PLAYING = 90, 8, 24
VERY_HIGH = 100_000
"""Points of a match that does not end."""
UNDOS = 10
"""Moves taken back before the siege, so that loading the table must take them back too."""
LEVELS = ("beginner", "medium", "expert")
PATIENCE = 600.0


class Runner(Browser):
    """Plays one match as fast as the server answers, and no other."""

    def act(self) -> None:
        if self.phase != "over":
            super().act()


async def prey(door: Door, moves: int, limit: int, seed: int) -> Prey:
    """Everything for one attacking process."""
    chance = random.Random(seed)
    long, finished = await asyncio.gather(_long(door, moves, chance), _finished(door, limit, chance))
    cookies = [await new_cookie(door) for _ in range(COOKIES)]
    lobbies = [await _table(door, "solo", friends=True) for _ in range(LOBBIES)]
    playing = [await _table(door, "solo", level=LEVELS[n % len(LEVELS)]) for n in range(PLAYING)]
    return Prey(long, finished, cookies, lobbies, playing)


async def _table(door: Door, game: str, **order: object) -> Seat:
    cookie = await new_cookie(door)
    return Seat(await new_table(door, cookie, game=game, name="Eve", **order), cookie)


async def _two(door: Door, limit: int, chance: random.Random) -> tuple[Runner, Runner]:
    """Two people in a match of Solo."""
    seat = await _table(door, "solo", friends=True, options={"limit": limit})
    first = Runner(door, seat.cookie, seat.table, random.Random(chance.random()))
    second = Runner(door, await new_cookie(door), seat.table, random.Random(chance.random()))
    for runner in (first, second):
        runner.come()
    assert await until(lambda: first.seq and second.seq), "nobody is let in"
    second.command("sit", seat=1, name=NAMES[1][0], colour=NAMES[1][1])
    assert await until(lambda: second.me == 1), "the second seat cannot be taken"
    first.command("start")
    assert await until(lambda: second.phase == "playing"), "no match begins"
    for runner in (first, second):
        runner.playing = True
        runner.act()
    return first, second


async def _stopped(*runners: Runner) -> None:
    for runner in runners:
        runner.playing = False
    assert await until(lambda: not any(runner.pending for runner in runners), PATIENCE)


async def _long(door: Door, moves: int, chance: random.Random) -> Seat:
    """A match of two of so many moves; one removes the other for good and takes some moves back."""
    first, second = await _two(door, VERY_HIGH, chance)
    assert await until(lambda: first.seq >= moves, PATIENCE), "the long match does not go on"
    await _stopped(first, second)
    first.command("remove", seat=1, bar=True)
    await _stopped(first)
    for _ in range(UNDOS):
        first.command("undo")
        await _stopped(first)
    await asyncio.gather(first.leave(), second.leave())
    return Seat(first.table, first.cookie)


async def _finished(door: Door, limit: int, chance: random.Random) -> str:
    """The id of a match of two that was played to its end."""
    first, second = await _two(door, limit, chance)
    assert await until(lambda: first.phase == "over", PATIENCE), "the match does not end"
    await asyncio.gather(first.leave(), second.leave())
    return f"{first.table}-1"
