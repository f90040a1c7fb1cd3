"""Whatever people do, and whenever a table leaves the memory: it comes back as its log says."""

from __future__ import annotations

import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from cardshed.table import LiveTable
from cardshed.table import messages as m
from cardshed.table.loading import load, retraced
from tests.table.sitting import Person, Sitting, at_a_table, good_move
from tests.table.test_log import differences
from tests.test_properties import SLOW
from tests.tools import GAMES

STEPS = 60
SHORT = {"solo": {"limit": 0}, "skipbo": {"stock": 2}, "hawaiki": {"tokens": 1}}


@given(st.sampled_from(GAMES), st.integers(0, 2**32), st.booleans())
@SLOW
def test_a_table_comes_back_as_its_log_says(game: str, seed: int, alone: bool) -> None:
    async def play(sitting: Sitting) -> None:
        await Course(sitting, game, random.Random(seed), alone).run()

    at_a_table(play)


class Course:
    """One table, its people, and dice that say what they do."""

    def __init__(self, sitting: Sitting, game: str, dice: random.Random, alone: bool) -> None:
        self.sitting = sitting
        self.game = game
        self.dice = dice
        self.alone = alone
        self.asked = 0

    async def run(self) -> None:
        options = SHORT.get(self.game, {}) if self.dice.random() < 0.7 else {}
        if self.alone:
            self.live, ann = await self.sitting.table(self.game, seats=2, options=options, level="beginner")
            self.people = [ann]
        else:
            self.live, *self.people = await self.sitting.friends(self.game, options=options)
        for _ in range(STEPS):
            await self.step()
        await self.compare()

    def id(self) -> str:
        self.asked += 1
        return f"c{self.asked}"

    async def step(self) -> None:
        dice = self.dice.random()
        person = self.dice.choice(self.people)
        if dice < 0.08:
            await self.come_back()
        elif dice < 0.2:
            await self.ask(person, m.Undo(self.id()))
        elif dice < 0.25:
            await self.ask(person, m.Say(self.id(), "wow"))
        elif dice < 0.33:
            await self.ask(person, self.whim())
        elif dice < 0.35 and not self.alone:
            self.alone = True
            gone = self.people.pop()
            await self.ask(gone, m.Stand(self.id()))
            self.live.leave(gone)
        else:
            await self.go_on()

    def whim(self) -> Any:
        """Something that the host, friends or somebody else may do, or not."""
        seat, other = (self.dice.randrange(len(self.live.table.seats)) for _ in range(2))
        return self.dice.choice(
            [
                m.Remove(self.id(), seat, self.dice.random() < 0.2),
                m.Swap(self.id(), seat, other),
                m.HandOver(self.id(), seat),
                m.Pause(self.id(), self.dice.random() < 0.4),
                m.StandIn(self.id(), self.dice.choice((None, seat))),
                m.Return(self.id(), self.dice.choice((None, seat))),
                m.Nudge(self.id(), seat),
                m.Vote(self.id(), seat),
                m.Hurry(self.id()),
                m.Change(self.id(), clock=self.dice.choice((0, 60)), pace=self.dice.choice(list(m.PACES))),
                m.Sit(self.id(), seat, "Zoé", "plum"),
            ]
        )

    async def go_on(self) -> None:
        """Whatever the match waits for, as far as it is up to people."""
        table = self.live.table
        await self.take_part_again()
        if all(table.seat_of(person.player) is None for person in self.people):
            return
        if table.phase == "between":
            for person in self.people:
                await self.ask(person, m.Ready(self.id()))
        elif table.phase == "over":
            await self.ask(self.people[0], m.Start(self.id()))
        elif table.match is not None:
            for person in self.people:
                seat = table.seat_of(person.player)
                if seat is not None and seat in table.match.waiting_for:
                    moves = [good_move(self.live, seat), self.dice.choice(table.match.moves(seat))]
                    await self.ask(person, m.Move(self.id(), self.dice.choice(moves), table.seq))
                    return
            await self.sitting.until(lambda: self.is_up_to_people(self.live))

    async def take_part_again(self) -> None:
        """Who left or has a bot play for them comes back; a pause is over."""
        table = self.live.table
        for person in self.people:
            left, seat = table.left_by(person.player), table.seat_of(person.player)
            if left is not None:
                await self.ask(person, m.Sit(self.id(), left, "Ann", "teal"))
            elif seat is not None and table.seats[seat].away:
                await self.ask(person, m.Return(self.id()))
            if table.paused and seat is not None:
                await self.ask(person, m.Pause(self.id(), on=False))

    def is_up_to_people(self, live: LiveTable) -> bool:
        table = live.table
        seats = {table.seat_of(person.player) for person in self.people}
        return table.phase != "playing" or table.match is None or bool(seats & set(table.match.waiting_for))

    async def ask(self, person: Person, command: Any) -> None:
        await self.sitting.ask(self.live, person, command)

    async def compare(self) -> None:
        """What is in memory, what is loaded, and what the whole log says are the same."""
        self.live.company.stop()
        await self.sitting.written(self.live)
        table = self.live.table
        rows = await self.sitting.rows(table.id)
        whole = retraced(table.id, rows)
        assert differences(whole, table) == []
        loaded = await self.sitting.house.desk.ask(load, table.id, 0)
        assert loaded is not None
        assert differences(loaded, table) == []
        assert [kept.row for kept in loaded.kept] == rows[-200:]

    async def come_back(self) -> None:
        """The table leaves the memory, sometimes without having been put away."""
        await self.compare()
        house, id = self.sitting.house, self.live.table.id
        if self.dice.random() < 0.5:
            house.let_go(self.live, 1012, "test")
        else:
            self.live.close(1012, "test")
            del house.live[id]
        for person in self.people:
            self.live = await self.sitting.join(id, person, self.dice.choice((0, 3, self.live.table.seq)))
