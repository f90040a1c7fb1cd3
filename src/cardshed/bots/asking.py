"""Asking a player for its decision, and playing a match with players at all seats."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from cardshed.bots.builtin import Careful, Search
from cardshed.bots.names import Player, bot, search_budget
from cardshed.engine.events import Event, seen_by
from cardshed.engine.match import Match
from cardshed.games import game as game_by_id


class BotError(RuntimeError):
    """A bot that failed: it raised an error, or its answer is not a legal move."""

    def __init__(self, name: str, seat: int, problem: str) -> None:
        super().__init__(f"bot {name!r} at seat {seat} {problem}")
        self.name = name
        self.seat = seat

    def __reduce__(self) -> tuple[type[BotError], tuple[str, int, str]]:
        head = f"bot {self.name!r} at seat {self.seat} "
        return BotError, (self.name, self.seat, str(self).removeprefix(head))


def ask(player: Player, name: str, match: Match, seat: int, optional: bool) -> str | None:
    """A legal move of a seat, or ``None`` if it lets an out-of-turn chance (``optional``) go by.

    The match stays as it is; a player that fails is named in a :class:`BotError`."""
    if isinstance(player, Careful | Search):
        return player.answer(match, seat, optional)
    moves = match.moves(seat)
    try:
        move = player.choose(match.view(seat), list(moves), optional)
    except (Exception, SystemExit) as problem:
        raise BotError(name, seat, f"failed: {type(problem).__name__}: {problem}") from problem
    if move is None and optional:
        return None
    if move not in moves:
        raise BotError(name, seat, f"answered {move!r}, which is not one of its moves: {', '.join(moves)}")
    return move


def show_events(player: Player, name: str, seat: int, events: Sequence[Event]) -> None:
    """Tells a bot that wants to know (it has a method ``see``) what happened, as its seat may know it."""
    see = getattr(player, "see", None)
    if see is None:
        return
    for event in events:
        try:
            see(seen_by(event, seat))
        except (Exception, SystemExit) as problem:
            raise BotError(name, seat, f"failed in see(): {type(problem).__name__}: {problem}") from problem


def open_chances(match: Match, declined: set[int]) -> list[int]:
    """The seats that could act out of turn now and have not let the chance go by."""
    waiting = match.waiting_for
    return [seat for seat in match.actors if seat not in waiting and seat not in declined]


@cache
def get_ready(game: str, name: str) -> None:
    """Lets a player that comes with the games be compiled or loaded before it is waited for."""
    if ":" in name and search_budget(name) is None:
        return
    match = game_by_id(game).match(seed=0)
    ask(bot(name, 0), name, match, match.waiting_for[0], False)


@dataclass
class Course:
    """How a match went: for each seat the decisions it made, the seconds they took, and the longest."""

    decisions: list[int]
    seconds: list[float]
    longest: list[float]


def play_out(match: Match, players: Sequence[Player], names: Sequence[str], dice: random.Random) -> Course:
    """Plays a match to its end.

    Seats with an out-of-turn chance are asked first, in random order, and may decline."""
    course = Course([0] * match.seats, [0.0] * match.seats, [0.0] * match.seats)
    declined: set[int] = set()
    _show_all(players, names, match.opening)
    while not match.over:
        chances = open_chances(match, declined)
        seat = dice.choice(chances or match.waiting_for)
        began = time.perf_counter()
        move = ask(players[seat], names[seat], match, seat, bool(chances))
        used = time.perf_counter() - began
        course.seconds[seat] += used
        course.longest[seat] = max(course.longest[seat], used)
        course.decisions[seat] += 1
        if move is None:
            declined.add(seat)
        else:
            _show_all(players, names, match.play(seat, move))
            declined.clear()
    return course


def _show_all(players: Sequence[Player], names: Sequence[str], events: Sequence[Event]) -> None:
    for seat, (player, name) in enumerate(zip(players, names, strict=True)):
        show_events(player, name, seat, events)
