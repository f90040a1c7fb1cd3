"""Nothing hidden leaves the server: every byte sent to a seat or a spectator is the same, whatever the
cards they cannot see."""

from __future__ import annotations

import random
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import cardshed
from cardshed.table import company, live
from cardshed.table import messages as m
from cardshed.table.live import LiveTable
from cardshed.table.loading import retraced
from cardshed.table.store import KeptRow
from cardshed.table.table import Table
from tests.facts import short_options
from tests.table.sitting import UNHURRIED, Person, Sitting, at_a_table, opened
from tests.test_properties import permuted
from tests.tools import GAMES, random_move

STILL = replace(UNHURRIED, table=replace(UNHURRIED.table, presence=3600.0))
"""Who comes and goes is told at its own time, which has nothing to do with cards."""
MATCHES = 12
MOVES_BEFORE = 60
MOVES_AFTER = 8


@pytest.fixture(autouse=True)
def _no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables are compared as if everything happened at the same moment."""
    for module in (live, company):
        monkeypatch.setattr(module, "now_ms", lambda: 1_800_000_000_000)


@pytest.mark.parametrize("game", GAMES)
def test_traffic_does_not_depend_on_hidden_cards(game: str) -> None:
    compared = 0
    dice = random.Random(game)

    async def play(sitting: Sitting) -> None:
        nonlocal compared
        for number in range(MATCHES):
            table = await a_table(sitting, game, dice, number)
            for viewer in (dice.randrange(len(table.seats)), None):
                compared += await compare(await sitting.rows(table.id), table, viewer, dice)

    at_a_table(play)
    assert compared > 20 * MATCHES


async def a_table(sitting: Sitting, game: str, dice: random.Random, number: int) -> Table:
    """A table in the middle of a match, any seats and options, clocks ticking."""
    kind = cardshed.game(game)
    seats = dice.choice(kind.seats)
    options = short_options(game, seats, dice)
    live, ann = await sitting.table(game, friends=True, seats=seats, options=options, clock=30)
    for seat in range(1, seats):
        someone = Person(f"player-{seat}")
        await sitting.join(live.table.id, someone)
        await sitting.ask(live, someone, m.Sit("sit", seat, f"Player {seat}", "moss"))
    await sitting.ask(live, ann, m.Start("start"))
    for _ in range(dice.randrange(MOVES_BEFORE)):
        if live.table.phase == "between":
            for line in list(live.lines):
                live.receive(line, m.Ready(f"ready-{live.table.seq}-{line.player}"))
        if live.table.phase == "over":
            return await a_table(sitting, game, dice, number)
        assert live.table.match is not None
        seat, move = random_move(live.table.match, dice)
        player = live.table.seats[seat].player
        line = next(line for line in live.lines if line.player == player)
        live.receive(line, m.Move(f"move-{live.table.seq}", move, live.table.seq))
    live.company.stop()
    await sitting.until(lambda: live._unwritten == 0)
    return live.table


class World:
    """A copy of a table with certain cards, and somebody who looks at it from a seat or as a spectator."""

    def __init__(self, sitting: Sitting, table: Table, position: dict[str, Any], viewer: int | None) -> None:
        table.match = cardshed.load(position)
        self.sitting = sitting
        self.table = table
        self.live = LiveTable(sitting.house, table)
        self.viewer = Person("nobody" if viewer is None else str(table.seats[viewer].player))
        self.live.join(self.viewer, 0)

    @property
    def view(self) -> Any:
        assert self.table.match is not None
        return self.table.match.view(self.table.seat_of(self.viewer.player))

    def moves(self, seat: int) -> list[str]:
        assert self.table.match is not None
        return self.table.match.moves(seat)

    def ask(self, command: m.FromBrowser) -> None:
        self.live.receive(self.viewer, command)

    async def play(self, seat: int, move: str) -> bytes:
        """What the viewer is told about a move of some seat."""
        before = len(self.viewer.data)
        mover = Person(str(self.table.seats[seat].player))
        self.live.receive(mover, m.Move(f"move-{self.table.seq}", move, self.table.seq))
        await self.sitting.until(lambda: self.live._unwritten == 0)
        return b"".join(self.viewer.data[before:])


@asynccontextmanager
async def worlds(
    rows: list[KeptRow], table: Table, viewer: int | None, dice: random.Random
) -> AsyncIterator[tuple[World, World]]:
    """The truth, and the same with the cards dealt anew that the viewer cannot see."""
    assert table.match is not None
    truth = {**table.match.position(), "memory": None}
    fiction = permuted(truth, table.match.view(viewer), dice)
    with tempfile.TemporaryDirectory() as folder:
        one_db, other_db = Path(folder) / "one.db", Path(folder) / "other.db"
        async with opened(one_db, limits=STILL) as one, opened(other_db, limits=STILL) as other:
            yield (
                World(one, retraced(table.id, rows), truth, viewer),
                World(other, retraced(table.id, rows), fiction, viewer),
            )


async def compare(rows: list[KeptRow], table: Table, viewer: int | None, dice: random.Random) -> int:
    """How many messages were the same in both worlds, as long as the viewer should see no difference."""
    if table.phase != "playing":
        return 0
    actions = table.game.rulebook.actions
    async with worlds(rows, table, viewer, dice) as (one, other):
        assert one.viewer.data == other.viewer.data
        for step in range(MOVES_AFTER):
            for number, text in enumerate(dice.sample(actions, 6)):
                one.ask(m.Why(f"why-{step}-{number}", text))
                other.ask(m.Why(f"why-{step}-{number}", text))
                if viewer is None or text not in one.moves(viewer):
                    one.ask(m.Move(f"no-{step}-{number}", text, one.table.seq))
                    other.ask(m.Move(f"no-{step}-{number}", text, one.table.seq))
            assert one.viewer.data == other.viewer.data
            same = len(one.viewer.data)
            if not await go_on(one, other, dice):
                return same
            assert one.viewer.data == other.viewer.data
        return len(one.viewer.data)


async def go_on(one: World, other: World, dice: random.Random) -> bool:
    """Plays the same move in both worlds; false where the viewer may now see different things."""
    match = one.table.match
    assert match is not None
    if one.table.phase != "playing":
        return False
    seat = dice.choice(match.actors)
    common = [move for move in one.moves(seat) if move in other.moves(seat)]
    if not common:
        return False
    move = dice.choice(common)
    told = await one.play(seat, move) + await other.play(seat, move)
    shown_in_passing = b'"blind_fails"' in told or b'"round_over"' in told
    return one.view == other.view and not shown_in_passing
