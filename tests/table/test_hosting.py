"""The host's hand: seats, pauses, clocks; and what friends do about somebody who does not move."""

from __future__ import annotations

import asyncio
from typing import Any

from cardshed.table import HouseSettings, LiveTable
from cardshed.table import messages as m
from tests.table.sitting import QUICK, Person, Sitting, at_a_table, good_move, some_move, turn

IMPATIENT = HouseSettings(pace=0.0, between_rounds=3600, idle=0.0)


async def lobby(sitting: Sitting, seats: int = 3, **order: Any) -> tuple[LiveTable, Person, Person]:
    """Ann's table of friends, with Bob at seat 1 and nobody at the others."""
    live, ann = await sitting.table("solo", friends=True, seats=seats, **order)
    bob = Person("bob")
    await sitting.join(live.table.id, bob)
    await sitting.ask(live, bob, m.Sit(bob.id(), 1, "Bob", "moss"))
    return live, ann, bob


async def three(sitting: Sitting, **order: Any) -> tuple[LiveTable, list[Person]]:
    """Three people in the middle of a match."""
    live, ann, bob = await lobby(sitting, **order)
    cat = Person("cat")
    await sitting.join(live.table.id, cat)
    await sitting.ask(live, cat, m.Sit(cat.id(), 2, "Cat", "rose"))
    await sitting.ask(live, ann, m.Start(ann.id()))
    return live, [ann, bob, cat]


def error(answer: dict[str, Any]) -> str:
    assert answer["t"] == "no", answer
    return str(answer["error"])


def test_the_host_frees_a_seat_in_the_lobby() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await lobby(sitting)
        assert error(await sitting.ask(live, bob, m.Remove(bob.id(), 0))) == "not-maker"
        assert error(await sitting.ask(live, ann, m.Remove(ann.id(), 0))) == "unknown"
        assert (await sitting.ask(live, ann, m.Remove(ann.id(), 1)))["t"] == "ok"
        await sitting.until(lambda: bob.state["me"] is None)
        assert bob.state["seats"][1]["kind"] == "open"
        assert (await sitting.ask(live, bob, m.Sit(bob.id(), 2, "Bob", "moss")))["t"] == "ok"

    at_a_table(play)


def test_who_was_removed_for_good_watches_only() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await lobby(sitting)
        await sitting.ask(live, ann, m.Remove(ann.id(), 1, bar=True))
        assert error(await sitting.ask(live, bob, m.Sit(bob.id(), 1, "Bob", "moss"))) == "barred"
        assert not any(b"bob" in data for data in ann.data), "nobody is told who somebody's browser is"

    at_a_table(play)


def test_who_is_removed_in_a_match_leaves_a_bot_and_may_come_back() -> None:
    async def play(sitting: Sitting) -> None:
        live, (ann, bob, _) = await three(sitting)
        await sitting.ask(live, ann, m.Remove(ann.id(), 1))
        await sitting.until(lambda: bob.state["me"] is None)
        assert ann.state["seats"][1]["bot"] == "medium"
        assert bob.state["left"] == 1
        live.leave(bob)
        bob.state = {}
        await sitting.join(live.table.id, bob)
        await sitting.until(lambda: bob.state.get("left") == 1)
        assert (await sitting.ask(live, bob, m.Sit(bob.id(), 1, "Bob", "moss")))["t"] == "ok"
        await sitting.until(lambda: bob.state["me"] == 1)
        assert bob.state["match"]["view"] == live.table.match.view(1)  # type: ignore[union-attr]

    at_a_table(play)


def test_nobody_takes_another_seat_in_the_middle_of_a_match() -> None:
    async def play(sitting: Sitting) -> None:
        live, (_, bob, cat) = await three(sitting)
        await sitting.ask(live, bob, m.Stand(bob.id()))
        watcher = Person("watcher")
        await sitting.join(live.table.id, watcher)
        for person in (cat, watcher):
            assert error(await sitting.ask(live, person, m.Sit(person.id(), 1, "X", "moss"))) == "not-now"
        await sitting.ask(live, cat, m.Stand(cat.id()))
        assert error(await sitting.ask(live, cat, m.Sit(cat.id(), 1, "Cat", "moss"))) == "not-now"
        assert (await sitting.ask(live, cat, m.Sit(cat.id(), 2, "Cat", "moss")))["t"] == "ok"

    at_a_table(play)


def test_a_watcher_takes_over_a_bots_seat_between_rounds() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", seats=2, options={"limit": 100_000}, level="beginner")
        watcher = Person("watcher")
        await sitting.join(live.table.id, watcher)
        sit = m.Sit(watcher.id(), 1, "Wim", "moss")
        assert error(await sitting.ask(live, watcher, sit)) == "not-now"
        while live.table.phase == "playing":
            if turn(live) == 0:
                await sitting.move(live, ann, good_move(live, 0))
            else:
                await asyncio.sleep(0)
        assert live.table.phase == "between"
        assert (await sitting.ask(live, watcher, m.Sit(watcher.id(), 1, "Wim", "moss")))["t"] == "ok"
        assert live.table.seats[1].kind == "person"
        assert error(await sitting.ask(live, ann, m.Undo(ann.id()))) == "no-undo"

    at_a_table(play)


def test_seats_are_swapped_before_the_start_only() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await lobby(sitting)
        assert error(await sitting.ask(live, bob, m.Swap(bob.id(), 1, 2))) == "not-maker"
        assert (await sitting.ask(live, ann, m.Swap(ann.id(), 0, 2)))["t"] == "ok"
        await sitting.until(lambda: ann.state["me"] == 2)
        assert ann.state["maker"] == 2
        assert [seat["name"] for seat in bob.state["seats"]] == ["", "Bob", "Ann"]
        await sitting.ask(live, ann, m.GiveBot(ann.id(), 0, "easy"))
        await sitting.ask(live, ann, m.Start(ann.id()))
        assert error(await sitting.ask(live, ann, m.Swap(ann.id(), 0, 1))) == "not-now"

    at_a_table(play)


def test_the_host_hands_the_table_over() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await lobby(sitting)
        assert error(await sitting.ask(live, ann, m.HandOver(ann.id(), 2))) == "unknown"
        assert (await sitting.ask(live, ann, m.HandOver(ann.id(), 1)))["t"] == "ok"
        await sitting.until(lambda: bob.state["maker"] == 1)
        assert error(await sitting.ask(live, ann, m.Remove(ann.id(), 1))) == "not-maker"

    at_a_table(play)


def test_a_host_who_is_gone_too_long_leaves_the_table_to_somebody_there() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await lobby(sitting)
        live.leave(ann)
        await sitting.until(lambda: bob.state["maker"] == 1)
        assert bob.of_type("event")[-1]["entry"]["kind"] == "maker"

    at_a_table(play, HouseSettings(pace=0.0, between_rounds=3600, grace=0.05))


def test_in_a_pause_nobody_moves_and_anybody_may_end_it() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting, clock=15)
        ann, bob, _ = people
        seat = turn(live)
        assert error(await sitting.ask(live, bob, m.Pause(bob.id(), on=True))) == "not-maker"
        assert (await sitting.ask(live, ann, m.Pause(ann.id(), on=True)))["t"] == "ok"
        assert people[seat].state["paused"] is True
        assert people[seat].state["match"]["deadlines"] == {}
        assert error(await sitting.move(live, people[seat], some_move(live, seat))) == "paused"
        assert (await sitting.ask(live, bob, m.Pause(bob.id(), on=False)))["t"] == "ok"
        assert list(people[seat].state["match"]["deadlines"]) == [str(seat)]
        assert (await sitting.move(live, people[seat], some_move(live, seat)))["t"] == "ok"

    at_a_table(play)


def test_bots_rest_in_a_pause() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", seats=2, level="beginner")
        await sitting.ask(live, ann, m.Pause(ann.id(), on=True))
        before = live.table.moves
        await asyncio.sleep(0.1)
        assert live.table.moves == before
        await sitting.ask(live, ann, m.Pause(ann.id(), on=False))
        await sitting.until(lambda: turn(live) == 0)

    at_a_table(play)


def test_the_clock_and_the_pace_change_in_the_middle_of_a_match() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting)
        ann, bob, _ = people
        assert error(await sitting.ask(live, ann, m.Change(ann.id(), options={"limit": 0}))) == "not-now"
        assert error(await sitting.ask(live, ann, m.Change(ann.id(), hints=False))) == "not-now"
        assert error(await sitting.ask(live, bob, m.Change(bob.id(), clock=30))) == "not-maker"
        assert error(await sitting.ask(live, ann, m.Change(ann.id(), pace="breakneck"))) == "bad-option"
        assert (await sitting.ask(live, ann, m.Change(ann.id(), clock=30, pace="calm")))["t"] == "ok"
        assert bob.state["settings"]["clock"] == 30
        assert bob.state["settings"]["pace"] == "calm"
        first = dict(bob.state["match"]["deadlines"])
        assert list(first) == [str(turn(live))]
        await sitting.ask(live, ann, m.Change(ann.id(), clock=120))
        assert bob.state["match"]["deadlines"][str(turn(live))] > first[str(turn(live))] + 60_000
        await sitting.ask(live, ann, m.Change(ann.id(), clock=0))
        assert bob.state["match"]["deadlines"] == {}

    at_a_table(play)


def test_the_host_hands_a_seat_to_a_bot_and_back() -> None:
    async def play(sitting: Sitting) -> None:
        live, (ann, bob, cat) = await three(sitting)
        assert error(await sitting.ask(live, bob, m.StandIn(bob.id(), 2))) == "not-maker"
        assert (await sitting.ask(live, ann, m.StandIn(ann.id(), 1)))["t"] == "ok"
        assert bob.state["seats"][1]["away"] is True
        assert bob.state["me"] == 1
        assert error(await sitting.ask(live, cat, m.Return(cat.id(), 1))) == "not-maker"
        assert (await sitting.ask(live, ann, m.Return(ann.id(), 1)))["t"] == "ok"
        assert bob.state["seats"][1]["away"] is False

    at_a_table(play)


def test_who_moves_plays_again() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting)
        seat = turn(live)
        person = people[seat]
        assert (await sitting.ask(live, person, m.StandIn(person.id())))["t"] == "ok"
        assert (await sitting.move(live, person, some_move(live, seat)))["t"] == "ok"
        assert live.table.seats[seat].away is False

    at_a_table(play, HouseSettings(pace=1000.0))


def test_a_nudge_reaches_whom_the_match_waits_for() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting)
        seat = turn(live)
        others = [number for number in range(3) if number != seat]
        asking = people[others[0]]
        assert error(await sitting.ask(live, asking, m.Nudge(asking.id(), others[1]))) == "not-now"
        assert (await sitting.ask(live, asking, m.Nudge(asking.id(), seat)))["t"] == "ok"
        entry = people[seat].of_type("event")[-1]["entry"]
        assert (entry["kind"], entry["seat"], entry["to"]) == ("nudged", others[0], seat)

    at_a_table(play)


def test_more_than_half_of_the_others_go_on_without_somebody_idle() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting)
        seat = turn(live)
        one, other = (number for number in range(3) if number != seat)
        idle = people[seat]
        assert error(await sitting.ask(live, idle, m.Vote(idle.id(), seat))) == "not-now"
        assert (await sitting.ask(live, people[one], m.Vote(people[one].id(), seat)))["t"] == "ok"
        assert people[other].state["match"]["votes"] == {str(seat): [one]}
        assert error(await sitting.ask(live, people[one], m.Vote(people[one].id(), seat))) == "not-now"
        assert live.table.seats[seat].away is False
        assert (await sitting.ask(live, people[other], m.Vote(people[other].id(), seat)))["t"] == "ok"
        assert live.table.seats[seat].away is True
        assert live.table.votes == {}

    at_a_table(play, HouseSettings(pace=1000.0, idle=0.0))


def test_a_move_makes_votes_void() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting)
        seat = turn(live)
        voter = people[(seat + 1) % 3]
        await sitting.ask(live, voter, m.Vote(voter.id(), seat))
        await sitting.move(live, people[seat], some_move(live, seat))
        assert voter.state["match"]["votes"] == {}

    at_a_table(play, IMPATIENT)


def test_there_is_no_vote_about_somebody_who_has_only_begun_to_think() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting)
        seat = turn(live)
        voter = people[(seat + 1) % 3]
        assert error(await sitting.ask(live, voter, m.Vote(voter.id(), seat))) == "not-now"

    at_a_table(play, QUICK)


def test_where_there_is_a_clock_there_is_no_vote() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting, clock=60)
        seat = turn(live)
        voter = people[(seat + 1) % 3]
        assert error(await sitting.ask(live, voter, m.Vote(voter.id(), seat))) == "not-now"

    at_a_table(play, IMPATIENT)


def test_on_to_my_turn() -> None:
    """Bots that would take a quarter of an hour are done at once."""

    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("skipbo", seats=4, level="medium")
        if turn(live) == 0:
            await sitting.move(live, ann, some_move(live, 0))
        while turn(live) == 0:
            await sitting.move(live, ann, some_move(live, 0))
        assert (await sitting.ask(live, ann, m.Hurry(ann.id())))["t"] == "ok"
        await sitting.until(lambda: turn(live) == 0)

    at_a_table(play, HouseSettings(pace=1.0))


def test_with_friends_nobody_is_hurried() -> None:
    async def play(sitting: Sitting) -> None:
        live, (ann, *_) = await three(sitting)
        assert error(await sitting.ask(live, ann, m.Hurry(ann.id()))) == "not-now"

    at_a_table(play)


def test_a_new_name_reaches_everybody_in_the_middle_of_a_match() -> None:
    async def play(sitting: Sitting) -> None:
        live, (ann, bob, cat) = await three(sitting)
        assert (await sitting.ask(live, bob, m.Sit(bob.id(), 1, "Robert", "plum")))["t"] == "ok"
        for person in (ann, bob, cat):
            assert person.state["seats"][1]["name"] == "Robert"
        assert bob.state["me"] == 1

    at_a_table(play)


async def to_the_end(sitting: Sitting, live: LiveTable, *people: Person) -> None:
    """Whoever sits there plays until the match is over."""
    by_name = {person.player: person for person in people}
    while live.table.phase != "over":
        for person in people:
            if live.table.phase == "between" and live.table.seat_of(person.player) is not None:
                await sitting.ask(live, person, m.Ready(person.id()))
        if live.table.phase != "playing":
            continue
        seat = turn(live)
        player = live.table.seats[seat].player
        if player in by_name:
            await sitting.move(live, by_name[player], good_move(live, seat))
        else:
            await asyncio.sleep(0.002)


def test_nobody_has_two_seats_in_a_match() -> None:
    async def play(sitting: Sitting) -> None:
        live, (ann, bob, cat) = await three(sitting, options={"limit": 100})
        await sitting.ask(live, bob, m.Stand(bob.id()))
        await sitting.ask(live, cat, m.Stand(cat.id()))
        await to_the_end(sitting, live, ann)
        assert (await sitting.ask(live, cat, m.Sit(cat.id(), 1, "Cat", "rose")))["t"] == "ok"
        assert error(await sitting.ask(live, cat, m.Sit(cat.id(), 2, "Cat", "rose"))) == "taken"
        await sitting.ask(live, ann, m.Start(ann.id()))
        assert error(await sitting.ask(live, cat, m.Sit(cat.id(), 2, "Cat", "rose"))) == "not-now"
        await sitting.ask(live, cat, m.Stand(cat.id()))
        await sitting.until(lambda: cat.state["left"] == 1)

    at_a_table(play)


def test_who_has_seen_a_hand_takes_no_other_between_rounds() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, _ = await lobby(sitting, options={"limit": 300})
        await sitting.ask(live, ann, m.Remove(ann.id(), 1))
        cat, wim = Person("cat"), Person("wim")
        for person in (cat, wim):
            await sitting.join(live.table.id, person)
        await sitting.ask(live, cat, m.Sit(cat.id(), 2, "Cat", "rose"))
        await sitting.ask(live, ann, m.GiveBot(ann.id(), 1, "easy"))
        await sitting.ask(live, ann, m.Start(ann.id()))
        while live.table.phase == "playing":
            seat = turn(live)
            player = live.table.seats[seat].player
            if player is None:
                await asyncio.sleep(0.002)
            else:
                await sitting.move(live, {"ann": ann, "cat": cat}[player], good_move(live, seat))
        assert live.table.phase == "between"
        await sitting.ask(live, cat, m.Stand(cat.id()))
        assert (await sitting.ask(live, wim, m.Sit(wim.id(), 2, "Wim", "sky")))["t"] == "ok"
        assert error(await sitting.ask(live, cat, m.Sit(cat.id(), 1, "Cat", "rose"))) == "taken"

    at_a_table(play)


def test_nothing_is_taken_back_while_somebody_may_come_back() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await lobby(sitting, seats=2)
        await sitting.ask(live, ann, m.Start(ann.id()))
        await sitting.ask(live, ann, m.Remove(ann.id(), 1))
        while turn(live) != 0:
            await asyncio.sleep(0.002)
        await sitting.move(live, ann, good_move(live, 0))
        assert not ann.state["settings"]["undo"]
        assert error(await sitting.ask(live, ann, m.Undo(ann.id()))) == "no-undo"
        await sitting.ask(live, bob, m.Sit(bob.id(), 1, "Bob", "moss"))
        await sitting.ask(live, ann, m.Remove(ann.id(), 1, bar=True))
        while turn(live) != 0:
            await asyncio.sleep(0.002)
        await sitting.move(live, ann, good_move(live, 0))
        assert (await sitting.ask(live, ann, m.Undo(ann.id())))["t"] == "ok"

    at_a_table(play)


def test_coming_and_going_gives_no_more_time() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting, clock=60)
        seat = turn(live)
        person, host = people[seat], people[0]
        due = live.company.deadlines[seat]
        await asyncio.sleep(0.05)
        for command in (m.StandIn(person.id()), m.Return(person.id())):
            assert (await sitting.ask(live, person, command))["t"] == "ok"
        assert live.company.deadlines[seat] == due
        await sitting.ask(live, person, m.Stand(person.id()))
        await sitting.ask(live, person, m.Sit(person.id(), seat, "Back", "rose"))
        assert live.company.deadlines[seat] == due
        if seat == 0:  # who left the table left it to somebody else
            host = people[1]
        await sitting.ask(live, host, m.Change(host.id(), pace="calm"))
        assert live.company.deadlines[seat] == due
        await sitting.ask(live, host, m.Change(host.id(), clock=120))
        assert live.company.deadlines[seat] > due

    at_a_table(play, HouseSettings(pace=1000.0))


def test_votes_count_when_somebody_leaves_and_those_away_have_none() -> None:
    async def play(sitting: Sitting) -> None:
        live, people = await three(sitting)
        seat = turn(live)
        one, other = (person for place, person in enumerate(people) if place != seat)
        await sitting.ask(live, other, m.StandIn(other.id()))
        assert error(await sitting.ask(live, other, m.Vote(other.id(), seat))) == "not-now"
        await sitting.ask(live, other, m.Return(other.id()))
        await sitting.ask(live, one, m.Vote(one.id(), seat))
        assert not live.table.seats[seat].away
        await sitting.ask(live, other, m.Stand(other.id()))
        assert live.table.seats[seat].away

    at_a_table(play, IMPATIENT)


def test_between_rounds_bots_go_on_by_themselves() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", seats=2, options={"limit": 300})
        await sitting.ask(live, ann, m.StandIn(ann.id()))
        await sitting.until(lambda: len(live.table.sheet) >= 2)

    at_a_table(play, HouseSettings(pace=0.0, between_rounds=0.01))
