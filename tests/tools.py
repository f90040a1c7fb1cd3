"""What several tests need: random tables, random play, the decks."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

import cardshed
from cardshed.engine.match import Match
from cardshed.games import OURS
from tests.facts import facts_of, short_options

GAMES = tuple(os.environ.get("GAMES", " ".join(OURS)).split())
"""The games that are tried: those of this package, or others that are installed (``GAMES=maumau``)."""


def deck(game: str, options: dict[str, Any]) -> Counter[str]:
    """The deck as the rules list it, or as a house rule has it."""
    return facts_of(game).deck(options)


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card in a position, marks taken off."""
    return Counter(
        "J" if card.startswith("J=") else card.removesuffix("*")
        for field in facts_of(position["game"]).places
        for card in _leaves(position[field])
    )


def _leaves(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    else:
        for item in value:
            yield from _leaves(item)


@st.composite
def tables(draw: st.DrawFn, game: str) -> Match:
    """A freshly dealt match with any seats and options."""
    kind = cardshed.game(game)
    seats = draw(st.sampled_from(list(kind.seats)))
    options = short_options(game, seats, random.Random(draw(st.integers(0, 2**32))))
    return kind.match(seats=seats, seed=draw(st.integers(0, 2**32)), options=options)


def random_move(match: Match, chance: random.Random) -> tuple[int, str]:
    seat = chance.choice(match.actors)
    return seat, chance.choice(match.moves(seat))


def play_on(match: Match, chance: random.Random, moves: int) -> Iterator[None]:
    """Plays random moves, stopping before each and at the end."""
    for _ in range(moves):
        if match.over:
            break
        yield
        match.play(*random_move(match, chance))
    yield


def against(match: Match, seat: int, move: str) -> str:
    """The clause that forbids a move, which changes nothing."""
    before = match.position()
    refusal = match.refusal(seat, move)
    assert refusal is not None, f"{move} is allowed"
    assert refusal.text
    with pytest.raises(cardshed.IllegalMove) as caught:
        match.play(seat, move)
    assert (caught.value.clause, caught.value.seat) == (refusal.clause, seat)
    assert match.position() == before
    return refusal.clause
