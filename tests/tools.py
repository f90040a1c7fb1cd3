"""What several tests need: random tables, random play, the decks."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import strategies as st

import cardshed
from cardshed.engine.match import Match
from cardshed.engine.options import Option, OptionValue

GAMES = cardshed.games()

CARD_FIELDS = {
    "clear4": ("hands", "stacks", "pile"),
    "hawaiki": ("hands", "piles", "stock"),
    "skipbo": ("hands", "stocks", "discards", "building", "draw", "done"),
    "solo": ("hands", "stock", "discard"),
}


def deck(game: str, options: dict[str, Any]) -> Counter[str]:
    """The deck as the rules list it (C4-01, HW-01, SB-01, SO-01, SO-02), or as a house rule has it."""
    if game == "clear4":
        return Counter({str(n): 10 for n in range(1, 11)} | {"J": options.get("jokers", 7), "P": 7, "C": 6})
    if game == "hawaiki":
        return Counter({f"{c}{n}": 2 for c in "ROGBP" for n in range(1, 8)})
    if game == "skipbo":
        return Counter({str(n): 12 for n in range(1, 13)} | {"S": options.get("jokers", 18)})
    cards = Counter({f"{c}{n}": 2 for c in "RGBY" for n in range(1, 10)})
    cards += Counter({f"{c}{a}": 2 for c in "RGBY" for a in ("skip", "turn", "+2")})
    cards += Counter({f"{c}swap": 1 for c in "RGBY"} | {"rotate": 4})
    cards += Counter({"color": options.get("color_cards", 4), "+4": options.get("draw_fours", 4)})
    if options["extras"]:
        cards += Counter({f"{c}gift": 1 for c in "RGBY"} | {f"shield-{c}": 1 for c in "RGBY"})
    return cards


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card in a position, marks taken off."""
    return Counter(
        "J" if card.startswith("J=") else card.removesuffix("*")
        for field in CARD_FIELDS[position["game"]]
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
    options = {
        name: draw(st.sampled_from(short_values(name, option))) for name, option in kind.options.items()
    }
    if game == "skipbo":
        options["teams"] = options["teams"] and seats in (4, 6)
        options["stock"] = draw(st.sampled_from([1, 2, 3, 10, 20]))
    return kind.match(seats=seats, seed=draw(st.integers(0, 2**32)), options=options)


def short_values(name: str, option: Option) -> list[OptionValue]:
    """Values of an option that keep matches short enough for a test."""
    if name == "rounds":
        return [1, 2, "seats"]
    if name in ("points", "limit"):
        return [0, 60]
    return list(option.values)


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
