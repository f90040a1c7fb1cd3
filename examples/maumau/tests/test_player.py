"""How the careful player of Mau-Mau plays."""

from __future__ import annotations

import pytest
from maumau_table import table

import cardshed
from cardshed import Match
from cardshed.bots.asking import ask
from cardshed.bots.names import bot


def careful(match: Match) -> str | None:
    """What it would do for the seat in turn."""
    return ask(bot("greedy", seed=1), "greedy", match, match.turn, False)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_beats_chance(seats: int) -> None:
    results = cardshed.simulate("maumau", bots=["greedy"] + ["random"] * (seats - 1), games=300, seed=1)
    assert results.wins[0] > 240


def test_the_levels_are_in_order() -> None:
    for better, worse in (("greedy", "easy"), ("easy", "beginner")):
        results = cardshed.simulate("maumau", bots=[better, worse], games=1000, seed=2)
        assert results.wins[0] > 1.2 * results.wins[1], better


def test_it_says_mau() -> None:
    assert careful(table("H9 S9", "S8 C8 D7", discard="HA", stock="CK")) == "H9!"


def test_it_keeps_a_jack_and_wishes_for_what_it_holds() -> None:
    assert careful(table("CJ H9 S9 SK", "S8 C8 D8", discard="HA", stock="CK")) == "H9"
    assert careful(table("CJ S9 SK", "S8 C8 D8", discard="HA", stock="CK")) == "CJ:S"


def test_it_strikes_whoever_is_about_to_go_out() -> None:
    assert careful(table("H7 HK H10", "S8", discard="HA", stock="CK")) == "H7"


def test_a_hint_finds_the_winning_card() -> None:
    match = table("H9", "S8 C8", discard="HA", stock="CK DQ DK DA D10", options={"limit": 0})
    assert match.hint(0, "200")[0].move == "H9"
