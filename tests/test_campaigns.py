"""Short versions of the campaigns against a real server; see ``tests/campaigns``."""

from __future__ import annotations

import asyncio

from cardshed.table import entries as e
from tests.campaigns import bad_input, besiegers, churn, durability, load, restart, siege
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
        return Row(seq, 0, e.encode_entry(entry))

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


def test_ordinary_people_play_on_during_a_siege() -> None:
    plan = siege.Plan(
        seconds=3, pairs=6, alone=2, moves=60, limit=1, pause=(0.05, 0.2), calm=0.5, force=0.3, seed=1
    )
    found = siege.campaign(plan)
    assert not found.violations, found.report()
    assert found.moves > 0
    assert len(found.attacks) == 2 * len(besiegers.ATTACKS)
    assert sum(told.sent for told in found.attacks.values()) > 0


def test_tables_are_opened_and_left() -> None:
    found = churn.campaign(count=40, seed=1)
    assert not found.violations, found.report()
    assert found.tables == 40
    assert found.moves > 0


def test_everybody_comes_back_after_a_restart() -> None:
    found = restart.campaign(tables=12, moves=10, seed=1)
    assert not found.violations, found.report()
    assert [one.how for one in found.returns] == ["killed", "stopped"]
    assert not any(one.missing for one in found.returns)


def test_what_a_siege_must_not_do_would_be_noticed() -> None:
    found = siege.Findings(moves_ms={"p99": 101.0}, memory=[(0, 100), (60, 100), (120, 119), (300, 121)])
    found.health.longest = 1.1
    assert len(found.missed()) == 3
    found = siege.Findings(moves_ms={"p99": 99.0}, memory=[(0, 10), (60, 100), (120, 119), (300, 119)])
    assert not found.missed()
    assert churn.grown(churn.Findings(memory=[50, 100, 121]))
    assert not churn.grown(churn.Findings(memory=[50, 100, 119]))
    late = restart.Return("killed", last=10.1, lag=0.3)
    late.blocked.longest = 0.3
    assert len(late.slow()) == 3
    assert not restart.Return("stopped", last=9.9).slow()
