"""What a game brings is found by name in its files: each thing once."""

from __future__ import annotations

from types import ModuleType

import pytest

from cardshed.engine.rulebook import Rulebook
from cardshed.games.clear4 import (
    features,
    memory,
    player,
    playout,
    positions,
    refusals,
    rules,
    state,
)
from cardshed.games.clear4.rulebook import Clear4

FILES = (features, memory, player, playout, positions, refusals, rules, state)


def test_hooks_are_found_in_the_files_of_the_game() -> None:
    class Again(Rulebook, files=FILES):
        dtype = Clear4.memory_dtype  # not taken for Clear 4's

    assert Again.legal is rules.legal
    assert Again.greedy is player.greedy


def test_a_hook_that_is_missing_is_named() -> None:
    with pytest.raises(TypeError, match="Lacking: one pick is needed, and 0 were found"):

        class Lacking(Rulebook, files=set(FILES) - {playout}):
            pass


def test_of_two_files_with_the_same_hook_none_is_taken() -> None:
    other = ModuleType("other")

    def legal() -> None:
        """Another."""

    legal.__module__ = "other"
    other.legal = legal  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="Torn: one legal is needed, and 2 were found"):

        class Torn(Rulebook, files=(*FILES, other)):
            pass
