"""People at a table: sitting down, playing, leaving, coming back."""

from __future__ import annotations

import asyncio

import pytest

from cardshed.bots.asking import get_ready
from cardshed.table import HouseSettings
from cardshed.table import messages as m
from cardshed.table.clock import now_ms
from cardshed.table.people import clean_name
from cardshed.table.store import Reader
from tests.table.sitting import Person, Sitting, at_a_table, good_move, some_move, turn
from tests.tools import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_match_to_its_end(game: str) -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends(game, options=SHORT.get(game, {}))
        while live.table.phase != "over":
            if live.table.phase == "between":
                for person in people:
                    assert (await sitting.ask(live, person, m.Ready(person.id())))["t"] == "ok"
                continue
            seat = turn(live)
            move = good_move(live, seat)
            assert move in people[seat].state["match"]["moves"]
            assert (await sitting.move(live, people[seat], move))["t"] == "ok"
        for seat, person in enumerate(people):
            assert live.table.match is not None
            assert person.state["match"]["view"] == live.table.match.view(seat)
            assert person.state["fair"] == {
                "commitment": live.table.match.commitment,
                "seed": live.table.match.seed.hex(),
            }
            assert len(person.state["sheet"]) >= 1

    at_a_table(play)


SHORT = {"solo": {"limit": 0}, "skipbo": {"stock": 2}, "hawaiki": {"tokens": 1}}


def test_the_seed_is_shown_only_when_the_match_is_over() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("clear4")
        watcher = Person("watcher")
        await sitting.join(live.table.id, watcher)
        await sitting.written(live)
        match = live.table.match
        assert match is not None
        for person in (ann, bob, watcher):
            assert person.state["fair"] == {"commitment": match.commitment, "seed": None}
            assert match.seed.hex().encode() not in b"".join(person.data)

    at_a_table(play)


def test_a_command_sent_twice_is_carried_out_once() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("clear4")
        seat = turn(live)
        command = m.Move("same", some_move(live, seat), live.table.seq)
        first = await sitting.ask(live, people[seat], command)
        again = await sitting.ask(live, people[seat], command)
        assert first == again == {"t": "ok", "id": "same", "seq": live.table.seq}
        assert live.table.match is not None
        assert len(live.table.match.history) == 1

    at_a_table(play)


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("clear4")
        seat, before = turn(live), live.table.seq
        answer = await sitting.move(live, people[seat], "b1")
        assert (answer["t"], answer["error"], answer["clause"]) == ("no", "refused", "C4-50")
        other = await sitting.move(live, people[1 - seat], some_move(live, seat))
        assert (other["t"], other["error"]) == ("no", "refused")
        assert live.table.seq == before

    at_a_table(play)


def test_who_was_too_late_is_told_so_and_the_log_knows() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("clear4")
        seat = turn(live)
        seen = live.table.seq
        await sitting.move(live, people[seat], some_move(live, seat))
        told = len(people[seat].of_type("event"))
        answer = await sitting.move(live, people[1 - seat], "b1", on=seen)
        assert answer["error"] == "late"
        assert len(people[seat].of_type("event")) == told
        late = await sitting.house.desk.ask(late_claims, live.table.id)
        assert late == [(1 - seat, "b1")]

    at_a_table(play)


def late_claims(reader: Reader, table: str) -> list[tuple[int, str]]:
    return reader._ask('SELECT seat, move FROM late WHERE "table" = ?', table)


def test_why_names_the_rule_and_costs_nothing() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("clear4")
        seat, before = turn(live), live.table.seq
        answer = await sitting.ask(live, people[seat], m.Why("w", "b1"))
        assert answer == {"t": "why", "id": "w", "move": "b1", "clause": "C4-50"}
        legal = some_move(live, seat)
        assert (await sitting.ask(live, people[seat], m.Why("v", legal)))["clause"] is None
        assert live.table.seq == before

    at_a_table(play)


def test_nobody_acts_without_a_seat() -> None:
    async def play(sitting: Sitting) -> None:
        live, _, _ = await sitting.friends("solo")
        watcher = Person("watcher")
        await sitting.join(live.table.id, watcher)
        before = live.table.seq
        for command in (
            m.Move("1", some_move(live, turn(live)), before),
            m.Why("2", "draw"),
            m.Hint("3"),
            m.Undo("4"),
            m.Stand("5"),
            m.GiveBot("6", 1, "easy"),
            m.Change("7", seats=3),
            m.Start("8"),
            m.Ready("9"),
            m.Say("10", "hello"),
        ):
            assert (await sitting.ask(live, watcher, command))["error"] == "not-seated"
        assert (await sitting.ask(live, watcher, m.Sit("11", 1, "Eve", "rose")))["error"] == "not-now"
        assert live.table.seq == before

    at_a_table(play)


def test_only_the_maker_sets_up_the_table_and_only_before_the_start() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", friends=True, seats=3)
        bob = Person("bob")
        await sitting.join(live.table.id, bob)
        await sitting.ask(live, bob, m.Sit("1", 1, "Bob", "moss"))
        for command in (m.GiveBot("2", 2, "easy"), m.Change("3", clock=30), m.Start("4")):
            assert (await sitting.ask(live, bob, command))["error"] == "not-maker"
        assert (await sitting.ask(live, ann, m.Start("5")))["error"] == "not-now"
        assert (await sitting.ask(live, ann, m.Change("6", options={"limit": -1})))["error"] == "bad-option"
        assert (await sitting.ask(live, ann, m.Change("7", seats=1)))["error"] == "bad-option"
        assert (await sitting.ask(live, ann, m.Change("8", options={"limit": 0}, clock=30)))["t"] == "ok"
        assert (await sitting.ask(live, ann, m.GiveBot("9", 2, "easy")))["t"] == "ok"
        assert bob.state["seats"][2]["bot"] == "easy"
        assert (await sitting.ask(live, ann, m.Start("10")))["t"] == "ok"
        assert (await sitting.ask(live, ann, m.Change("11", options={"limit": 9})))["error"] == "not-now"
        assert (await sitting.ask(live, ann, m.GiveBot("12", 2, "hard")))["error"] == "not-now"
        assert bob.state["settings"]["options"]["limit"] == 0

    at_a_table(play)


def test_what_does_not_fit_another_number_of_seats_is_as_usual_again() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table(
            "skipbo", friends=True, seats=4, options={"teams": True, "points": 100}
        )
        assert (await sitting.ask(live, ann, m.Change("1", seats=3)))["t"] == "ok"
        assert not live.table.options["teams"]
        assert live.table.options["points"] == 100
        refused = await sitting.ask(live, ann, m.Change("2", options={"teams": True}))
        assert refused["error"] == "bad-option"
        bob = Person("bob")
        await sitting.join(live.table.id, bob)
        await sitting.ask(live, bob, m.Sit("1", 2, "Bob", "moss"))
        assert (await sitting.ask(live, ann, m.Change("3", seats=2)))["error"] == "seated"

    at_a_table(play)


def test_whether_there_is_something_to_take_back_is_told() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("clear4")
        await sitting.until(lambda: turn(live) == 0)
        assert not ann.state["match"]["undo"]
        await sitting.move(live, ann, some_move(live, 0))
        assert ann.state["match"]["undo"]
        assert (await sitting.ask(live, ann, m.Undo("1")))["t"] == "ok"
        assert not ann.state["match"]["undo"]

    at_a_table(play)


def test_what_depends_on_the_seats_follows_them_unless_it_was_chosen() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("skipbo", friends=True, seats=3)
        assert live.table.options["stock"] == 30
        assert (await sitting.ask(live, ann, m.Change("1", seats=5)))["t"] == "ok"
        assert live.table.options["stock"] == 20
        await sitting.ask(live, ann, m.Change("2", options={"stock": 7}))
        await sitting.ask(live, ann, m.Change("3", seats=2))
        assert live.table.options["stock"] == 7

    at_a_table(play)


def test_a_seat_belongs_to_one_person() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", friends=True, seats=3)
        bob = Person("bob")
        await sitting.join(live.table.id, bob)
        assert (await sitting.ask(live, bob, m.Sit("1", 0, "Bob", "moss")))["error"] == "taken"
        assert (await sitting.ask(live, bob, m.Sit("2", 9, "Bob", "moss")))["error"] == "unknown"
        assert (await sitting.ask(live, bob, m.Sit("3", 1, " ", "moss")))["error"] == "bad-option"
        assert (await sitting.ask(live, bob, m.Sit("4", 1, "Bob", "moss")))["t"] == "ok"
        assert (await sitting.ask(live, bob, m.Sit("5", 2, "Bob", "rose")))["t"] == "ok"
        assert [seat["kind"] for seat in ann.state["seats"]] == ["person", "open", "person"]
        here = {"t": "presence", "here": [True, False, True], "watchers": 0}
        await sitting.until(lambda: ann.of_type("presence")[-1] == here)

    at_a_table(play)


def test_the_maker_who_leaves_hands_the_table_on() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", friends=True)
        bob = Person("bob")
        await sitting.join(live.table.id, bob)
        await sitting.ask(live, bob, m.Sit("1", 1, "Bob", "moss"))
        await sitting.ask(live, ann, m.Stand("2"))
        assert bob.state["maker"] == 1
        assert bob.state["seats"][0]["kind"] == "open"

    at_a_table(play)


def test_who_leaves_a_match_for_good_is_replaced_by_a_bot() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        await sitting.ask(live, ann, m.Stand("1"))
        assert bob.state["seats"][0] | {"colour": ""} == {
            "kind": "bot",
            "name": "Ann",
            "colour": "",
            "bot": "medium",
            "away": False,
        }
        assert ann.state["me"] is None
        assert ann.state["match"]["moves"] == []

    at_a_table(play)


def test_quick_phrases_reach_everybody_and_nothing_else_can_be_said() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        assert (await sitting.ask(live, ann, m.Say("1", "psst, I have two")))["error"] == "unknown"
        await sitting.ask(live, ann, m.Say("2", "well-played"))
        heard = bob.of_type("event")[-1]["entry"]
        assert (heard["kind"], heard["seat"], heard["phrase"]) == ("said", 0, "well-played")

    at_a_table(play)


def test_taking_back_against_bots_returns_to_ones_own_decision() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", seats=3)
        match = live.table.match
        assert match is not None
        await sitting.until(lambda: ann.state["match"]["waiting"] == [0])
        before = ann.state["match"]
        await sitting.move(live, ann, some_move(live, 0))
        await sitting.until(lambda: ann.state["match"]["waiting"] == [0])
        assert (await sitting.ask(live, ann, m.Undo("u")))["t"] == "ok"
        assert ann.state["match"]["view"] == before["view"]
        assert ann.state["match"]["moves"] == before["moves"]
        rebuilt = await sitting.house.table(live.table.id)
        assert rebuilt is live

    at_a_table(play)


def test_nobody_takes_back_against_people() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("solo")
        seat = turn(live)
        await sitting.move(live, people[seat], some_move(live, seat))
        assert (await sitting.ask(live, people[seat], m.Undo("u")))["error"] == "no-undo"
        assert not people[seat].state["settings"]["undo"]

    at_a_table(play)


def test_a_rematch_is_a_new_match_from_a_new_seed() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("clear4")
        first = people[0].state["fair"]
        assert (await sitting.ask(live, people[1], m.Start("early")))["error"] == "not-now"
        while live.table.phase != "over":
            seat = turn(live)
            await sitting.move(live, people[seat], good_move(live, seat))
        assert (await sitting.ask(live, people[1], m.Start("again")))["t"] == "ok"
        assert people[0].state["number"] == 2
        assert people[0].state["fair"]["commitment"] != first["commitment"]
        await sitting.written(live)
        told = await sitting.house.about(f"{live.table.id}-1", "verify")
        assert told["commitment"] == first["commitment"]

    at_a_table(play)


def test_a_bot_takes_over_after_a_while_and_gives_the_seat_back() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        live.leave(bob)
        await sitting.until(lambda: ann.state["seats"][1]["away"])
        assert ann.of_type("presence")[-1]["here"] == [True, False]
        if turn(live) == 0:
            await sitting.move(live, ann, some_move(live, 0))
        await sitting.until(lambda: any(b'"by":"away"' in kept.row.body for kept in live.table.kept))
        back = Person("bob")
        await sitting.join(live.table.id, back)
        await sitting.until(lambda: not ann.state["seats"][1]["away"])
        assert not back.state["seats"][1]["away"]
        assert back.state["me"] == 1

    at_a_table(play, HouseSettings(pace=0.0, grace=0.05, between_rounds=3600))


def test_a_table_rests_while_nobody_is_there() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", seats=4)
        live.leave(ann)
        await sitting.until(lambda: live._unwritten == 0)
        before = live.table.seq
        assert live.company._plans == {}
        live.company.arrange()
        assert live.company._plans == {}
        assert live.table.seq == before

    at_a_table(play)


def test_the_clock_decides_for_who_takes_too_long() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("clear4", clock=15)
        seat = turn(live)
        assert list(ann.state["match"]["deadlines"]) == [str(seat)]
        live.company._time_is_up(seat)
        await sitting.until(lambda: bob.of_type("event")[-1]["entry"].get("by") == "clock")
        assert b'"by":"clock"' in live.table.kept[-1].row.body

    at_a_table(play)


def test_a_turn_whose_time_ran_out_is_soon_over() -> None:
    async def play(sitting: Sitting) -> None:
        live, *_ = await sitting.friends("skipbo", clock=30)

        def seconds(seat: int) -> float:
            return (live.company.deadlines[seat] - now_ms()) / 1000

        longest = 0
        for _ in range(20):
            seat, moves = turn(live), 0
            assert seconds(seat) > 25, "whose turn it is now has their own time"
            while turn(live) == seat:
                live.company._time_is_up(seat)
                moves += 1
                assert turn(live) != seat or seconds(seat) < 5
            longest = max(longest, moves)
        assert longest > 1, "turns of one move show nothing"

    at_a_table(play)


def test_between_rounds_the_table_waits_for_everybody() -> None:
    async def play(sitting: Sitting) -> None:
        live, *people = await sitting.friends("clear4", options={"rounds": 2})
        while live.table.phase == "playing":
            seat = turn(live)
            await sitting.move(live, people[seat], good_move(live, seat))
        assert live.table.phase == "between"
        assert people[0].state["resumes"] is None, "everybody may read as long as they like"
        assert len(people[0].state["sheet"]) == 1
        early = await sitting.move(live, people[turn(live)], some_move(live, turn(live)))
        assert early["error"] == "not-now"
        await sitting.ask(live, people[0], m.Ready("1"))
        assert people[1].state["phase"] == "between"
        assert people[1].state["resumes"] is not None, "somebody waits"
        await sitting.ask(live, people[1], m.Ready("2"))
        assert people[0].state["phase"] == "playing"

    at_a_table(play)


def test_a_bot_overtaken_while_it_was_thinking_thinks_again() -> None:
    get_ready("solo", "expert")

    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", seats=4, level="expert")
        if turn(live) == 0:
            await sitting.move(live, ann, some_move(live, 0))
        company, seat = live.company, turn(live)
        plan = company._plans[seat]
        first = plan.thought
        assert first is not None
        live.table.last_move = (live.table.last_move[0] + 1, 0)
        company.arrange()
        assert company._plans[seat] is plan, "the pause goes on"
        assert plan.thought is not first
        before = live.table.moves
        company._pause_is_over(seat, plan)
        await sitting.until(lambda: live.table.moves > before)

    at_a_table(play, HouseSettings(pace=1000.0))


def test_a_bot_thinks_before_its_pause_and_never_longer_than_that() -> None:
    """How long it takes to move does not depend on how long it thought."""

    get_ready("solo", "expert")

    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", seats=2, level="expert")
        if turn(live) == 0:
            await sitting.move(live, ann, some_move(live, 0))
        plan = live.company._plans[1]
        moves = live.table.moves
        await sitting.until(lambda: plan.thought is not None and plan.thought.done())
        await asyncio.sleep(0.05)
        assert live.table.moves == moves, "it knows, and waits"
        live.company._pause_is_over(1, plan)
        assert live.table.moves == moves + 1, "no time passes between the pause and the move"

    at_a_table(play, HouseSettings(pace=1000.0))


def test_coming_and_going_gives_nobody_more_time() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("skipbo", clock=15)
        people = (ann, bob)
        seat = turn(live)
        live.company._clocks[seat].cancel()
        live.company.deadlines = {seat: 1}
        live.receive(people[seat], m.Hello(0))
        live.join(people[seat], 0)
        live.leave(people[1 - seat])
        assert live.company.deadlines == {seat: 1}

    at_a_table(play)


def test_a_command_is_known_again_after_its_player_changed_seats_or_left() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann = await sitting.table("solo", friends=True, seats=3)
        said, sat = m.Say("a", "hello"), m.Sit("b", 2, "Ann", "teal")
        for command in (said, sat, said, sat):
            assert (await sitting.ask(live, ann, command))["t"] == "ok"
        assert live.table.seq == 4
        stood = m.Stand("c")
        assert await sitting.ask(live, ann, stood) == await sitting.ask(live, ann, stood)
        assert live.table.seq == 5

    at_a_table(play)


def test_a_later_match_can_be_looked_at_although_somebody_left_in_the_first() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("clear4")
        await sitting.ask(live, bob, m.Stand("leave"))
        for number in (1, 2):
            while live.table.phase != "over":
                await sitting.until(lambda: live.table.phase == "over" or turn(live) == 0)
                if live.table.phase != "over":
                    await sitting.move(live, ann, good_move(live, 0))
            await sitting.until(lambda: live._unwritten == 0)
            assert (await sitting.house.about(f"{live.table.id}-{number}", "verify"))["fair"]
            await sitting.ask(live, ann, m.Start(f"again-{number}"))

    at_a_table(play)


def test_names_are_made_fit_to_be_shown() -> None:
    assert clean_name("  Jean\u202e\n Paul\x00 ") == "Jean Paul"
    assert clean_name("<b>x</b>") == "<b>x</b>"
    assert len(clean_name("y" * 80)) == 24
    for bad in ("", " \t\n", "\u200b\u202e"):
        with pytest.raises(ValueError, match="name"):
            clean_name(bad)
