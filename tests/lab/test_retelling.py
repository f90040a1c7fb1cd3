"""What the lab notes of a match is what its moves and events tell."""

from __future__ import annotations

from typing import Any

import pytest

import cardshed
from cardshed import lab
from cardshed.engine.bits import members
from cardshed.lab.study import study_of
from tests.facts import facts_of
from tests.lab.retelling import Story, count_rules, dealt, leads, retell
from tests.tools import GAMES

TABLES = [(game, bots, options) for game in GAMES for bots, options in facts_of(game).retold]
SEED, MATCHES = 7, 6


@pytest.mark.parametrize(("game", "bots", "options"), TABLES)
def test_the_row_of_a_match_is_what_its_moves_tell(
    game: str, bots: list[str], options: dict[str, Any]
) -> None:
    result = lab.run(game, len(bots), MATCHES, SEED, bots, options, variants=False, contests=False)
    for row in result.matches.iter_rows(named=True):
        story = retell(game, bots, options, SEED, row["number"])
        check_figures(row, story)
        check_leads(game, row, story)
        assert {name: row[f"rule_{name}"] for name in facts_of(game).counts} == count_rules(game, story)
        kinds = study_of(cardshed.game(game)).DEALT
        for seat in range(len(bots)):
            cards = sorted(" ".join(kinds[number]) for number in row[f"dealt_{seat}"])
            assert cards == dealt(game, story.deal, seat)


def check_figures(row: dict[str, Any], story: Story) -> None:
    events = story.events
    names = [event["event"] for event in events]
    decisions = story.moves[1:]
    assert row["first"] == events[names.index("round")]["first"]
    assert members(row["round_winners"]) == events[names.index("round_over")]["winners"]
    assert members(row["winners"]) == events[-1]["winners"]
    assert row["decisions"] == len(decisions)
    assert row["let_go"] == sum(move.text is None for move in decisions)
    assert row["turns"] == names.count("turn")
    assert row["rounds"] == names.count("round")
    assert row["blocked"] == names.count("blocked")
    for seat in range(int(story.end.seats)):
        assert row[f"score_{seat}"] == story.end.scores[seat]


def check_leads(game: str, row: dict[str, Any], story: Story) -> None:
    told = leads(game, story)
    changed = [turn for turn in range(1, len(told)) if not told[turn] & told[turn - 1]]
    assert row["lead_changes"] == len(changed)
    assert row["lead_settled"] == (changed[-1] + 1 if changed else 0)
    assert set(members(row["half_leaders"])) == told[(len(told) + 1) // 2 - 1]


def test_these_tables_make_nearly_every_rule_fire() -> None:
    """So that what is compared above is worth comparing."""
    fired: dict[str, set[str]] = {game: set() for game in GAMES}
    for game, bots, options in TABLES:
        for number in range(MATCHES):
            fired[game] |= set(+count_rules(game, retell(game, bots, options, SEED, number)))
    silent = {game: set(facts_of(game).counts) - fired[game] for game in GAMES}
    assert silent == {game: facts_of(game).seldom for game in GAMES}


def test_every_rule_that_is_counted_names_a_clause_of_its_game() -> None:
    for game in GAMES:
        kind = cardshed.game(game)
        rules = study_of(kind).RULES
        assert [name for name, _ in rules] == list(facts_of(game).counts)
        assert {clause for _, clause in rules} <= set(kind.clauses)
        assert [clause for _, clause in rules] == sorted(clause for _, clause in rules)
