"""What people say at a table, and who may."""

from __future__ import annotations

import pytest

from cardshed.table import messages as m
from tests.table.sitting import Person, Sitting, at_a_table


def test_reactions_are_for_everybody_seated() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        assert (await sitting.ask(live, ann, m.Say(ann.id(), m.REACTIONS[0])))["t"] == "ok"
        entry = bob.of_type("event")[-1]["entry"]
        assert (entry["kind"], entry["seat"], entry["phrase"]) == ("said", 0, m.REACTIONS[0])

    at_a_table(play)


def test_own_words_only_where_the_host_allows_them() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        assert (await sitting.ask(live, bob, m.Say(bob.id(), text="hi")))["error"] == "no-talk"
        assert (await sitting.ask(live, bob, m.Change(bob.id(), talk=True)))["error"] == "not-maker"
        await sitting.ask(live, ann, m.Change(ann.id(), talk=True))
        assert ann.state["settings"]["talk"] is True
        assert (await sitting.ask(live, bob, m.Say(bob.id(), text=" a\n\u202eb ")))["t"] == "ok"
        assert ann.of_type("event")[-1]["entry"]["text"] == "a b"

    at_a_table(play)


@pytest.mark.parametrize("said", [{}, {"text": "\u3164 "}, {"phrase": "wow", "text": "wow"}, {"phrase": "x"}])
def test_something_and_one_thing_has_to_be_said(said: dict[str, str]) -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, _ = await sitting.friends("solo", talk=True)
        assert (await sitting.ask(live, ann, m.Say(ann.id(), **said)))["error"] == "unknown"

    at_a_table(play)


def test_watchers_talk_where_the_host_allows_it() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo")
        watcher = Person("watcher")
        await sitting.join(live.table.id, watcher)
        hello = m.Say("once", "hello", name="Bob")
        assert (await sitting.ask(live, watcher, hello))["error"] == "not-seated"
        await sitting.ask(live, ann, m.Change(ann.id(), talk=True))
        first = await sitting.ask(live, watcher, hello)
        assert await sitting.ask(live, watcher, hello) == first, "a command is carried out once"
        entry = bob.of_type("event")[-1]["entry"]
        assert (entry["seat"], entry["name"], entry["phrase"]) == (-1, "Bob 2", "hello")
        assert not any(b'"watcher"' in data for data in bob.data), "nobody is told whose browser it is"
        assert (await sitting.ask(live, watcher, m.Say("no name", "hello")))["error"] == "bad-option"

    at_a_table(play)


def test_who_was_sent_away_does_not_talk_from_the_door() -> None:
    async def play(sitting: Sitting) -> None:
        live, ann, bob = await sitting.friends("solo", talk=True)
        await sitting.ask(live, ann, m.Remove(ann.id(), 1, bar=True))
        assert (await sitting.ask(live, bob, m.Say(bob.id(), "hello", name="Bob")))["error"] == "not-seated"

    at_a_table(play)


def test_people_at_a_table_have_colours_that_differ() -> None:
    async def play(sitting: Sitting) -> None:
        live, _ = await sitting.table("solo", friends=True, seats=3)
        bob = Person("bob")
        await sitting.join(live.table.id, bob)
        await sitting.ask(live, bob, m.Sit(bob.id(), 1, "Bob", "teal"))
        assert [seat.colour for seat in live.table.seats][:2] == ["teal", "sky"]
        await sitting.ask(live, bob, m.Sit(bob.id(), 1, "Bob", "sky"))
        assert live.table.seats[1].colour == "sky"

    at_a_table(play)
