"""Deals and first moves that lead to what a test is about; they are looked for, not written down."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import cardshed
from cardshed import Match
from cardshed.bots.asking import ask
from cardshed.bots.names import bot
from cardshed.engine.events import Event

MOST_DEALS = 3000


@dataclass
class Situation:
    """A deal, and the moves until it is there."""

    seed: bytes
    match: Match
    moves: list[tuple[int, str]] = field(default_factory=list)


def find(
    game: str, wanted: Callable[[Match], bool], seats: int = 2, moves: int = 0, **options: Any
) -> Situation:
    """The first deal that comes to what is wanted within so many moves of its first round."""
    for number in range(MOST_DEALS):
        seed = number.to_bytes(32, "big")
        match = cardshed.game(game).match(seats, seed, options)
        situation = Situation(seed, match)
        dice = random.Random(number)
        for _ in range(moves + 1):
            if wanted(match):
                return situation
            if match.over or match.round > 1:
                break
            seat = match.waiting_for[0]
            move = dice.choice(match.moves(seat))
            match.play(seat, move)
            situation.moves.append((seat, move))
    raise AssertionError(f"no deal of {game} comes to that")


def played(
    game: str, enough: Callable[[Match, list[Event]], bool], seats: int = 2, **options: Any
) -> Situation:
    """What careful players come to, until it is enough."""
    seed = (1).to_bytes(32, "big")
    situation = Situation(seed, cardshed.game(game).match(seats, seed, options))
    if not enough(situation.match, situation.match.opening):
        situation.moves = go_on(situation.match, enough)
    return situation


def go_on(match: Match, enough: Callable[[Match, list[Event]], bool]) -> list[tuple[int, str]]:
    """The moves that careful players make until it is enough."""
    player = bot("greedy", 1)
    moves: list[tuple[int, str]] = []
    events: list[Event] = []
    while not moves or not enough(match, events):
        seat = match.waiting_for[0]
        move = ask(player, "greedy", match, seat, False)
        assert move is not None
        events = match.play(seat, move)
        moves.append((seat, move))
    return moves


def waits_only_for(match: Match, seat: int) -> bool:
    return not match.over and match.waiting_for == (seat,)


# What fills a hand, in any of the games.
TAKING = ("take", "draw", "keep", "pass")


def hoarded(game: str, cards: int, seats: int = 4, **options: Any) -> Situation:
    """A table where seat 0 took whatever it could, until it is its turn with so many cards."""

    def enough(match: Match) -> bool:
        return waits_only_for(match, 0) and match.turn == 0 and len(match.view(0)["hands"][0]) == cards

    for number in range(MOST_DEALS):
        seed = number.to_bytes(32, "big")
        situation = Situation(seed, cardshed.game(game).match(seats, seed, options))
        match, dice = situation.match, random.Random(number)
        while not match.over and match.round == 1 and len(match.view(0)["hands"][0]) <= cards:
            if enough(match):
                return situation
            seat = match.waiting_for[0]
            moves = match.moves(seat)
            taking = [move for move in TAKING if move in moves]
            # The others lay sometimes, so that there is something to take.
            move = taking[0] if taking and (seat == 0 or dice.random() < 0.7) else dice.choice(moves)
            match.play(seat, move)
            situation.moves.append((seat, move))
    raise AssertionError(f"nobody comes to {cards} cards in {game}")
