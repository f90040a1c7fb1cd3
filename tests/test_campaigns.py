"""Short versions of the campaigns against a real server; see ``tests/campaigns``."""

from __future__ import annotations

import asyncio

from cardshed.table import entries as e
from tests.campaigns import bad_input, durability, load
from tests.campaigns.checker import Row


def test_nothing_told_is_lost_when_the_server_is_killed() -> None:
    tally = durability.campaign(kills=5, pairs=8, alone=2, seed=1)
    assert not tally.violations, tally.report()
    assert tally.kills == 5
    assert tally.moves > 0
    assert tally.self_test > 0, "the check did not notice harm done on purpose"


def test_bad_input_is_answered_and_changes_nothing() -> None:
    found = bad_input.campaign(count=3000, seed=1)
    assert not found.violations, found.report()
    assert found.total >= 3000
    assert found.answers["malformed"]
    assert found.answers["too-fast"]


def test_a_change_of_the_log_would_be_noticed() -> None:
    def row(seq: int, entry: e.AnyEntry) -> Row:
        return seq, 0, e.encode_entry(entry)

    before = {"t": [row(1, e.Said(0, "hello", "a")), row(2, e.Said(1, "hello", "b"))]}
    for rows in (
        before["t"][:1],
        [before["t"][0], row(2, e.Said(1, "bye", "b"))],
        [*before["t"], row(3, e.Moved(0, "draw", "person", "c"))],
        [*before["t"], row(3, e.Resumed())],
        [*before["t"], row(4, e.Said(0, "wow", "allowed"))],
    ):
        found = bad_input.Findings(carried_out={"t": {"allowed"}} if rows[-1][0] == 4 else {})
        bad_input.compare(before, {"t": rows}, found)
        assert found.violations
    found = bad_input.Findings(carried_out={"t": {"allowed"}})
    bad_input.compare(before, {"t": [*before["t"], row(3, e.Said(0, "wow", "allowed"))]}, found)
    assert not found.violations


def test_the_load_is_measured() -> None:
    chosen = load.chosen(["--tables", "8", "--seconds", "0.5", "--rate", "50", "--games", "clear4"])
    run = asyncio.run(load.paced(chosen))
    assert run["moves"] > 0
    assert set(run["to_ok_ms"]) == {"p50", "p99", "max"}
