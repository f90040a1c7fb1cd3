"""Fingerprints of the rules: move counts from fixed deals, and a readable transcript a game.

``python -m tests.golden`` writes them anew; a change in them is a change of the rules.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import cardshed
from cardshed.engine.edition import edition
from cardshed.engine.events import seen_by
from cardshed.engine.match import Match
from tests.facts import facts_of
from tests.tools import GAMES

DATA = Path(__file__).parent / "data"
COUNTS = DATA / "counts.json"
EDITIONS = DATA / "editions.json"
TRANSCRIPT_MOVES = 60


def count(match: Match, depth: int) -> int:
    """How many sequences of that many moves there are, whoever makes them."""
    total = 0
    for seat in match.actors:
        moves = match.moves(seat)
        if depth == 1:
            total += len(moves)
            continue
        for move in moves:
            twin = match.copy()
            twin.play(seat, move)
            total += count(twin, depth - 1)
    return total


def fixed_deal(game: str, seats: int, options: dict[str, Any], moves: int) -> Match:
    match = cardshed.game(game).match(seats=seats, seed=2026, options=options)
    chance = random.Random(seats)
    for _ in range(moves):
        seat = chance.choice(match.actors)
        match.play(seat, chance.choice(match.moves(seat)))
    return match


def counts() -> list[dict[str, Any]]:
    return [
        {
            "game": game,
            "seats": seats,
            "options": options,
            "moves": moves,
            "counts": [count(fixed_deal(game, seats, options, moves), d) for d in range(1, depth + 1)],
        }
        for game in GAMES
        for seats, options, moves, depth in facts_of(game).deals
    ]


def editions() -> dict[str, str]:
    """Which rules matches are played by, so that tables know an old one."""
    return {game: edition(cardshed.game(game)) for game in GAMES}


def transcript(game: str) -> str:
    """A stretch of play with what the mover saw, could do and did, and what everybody was told."""
    match = cardshed.game(game).match(seats=3, seed=1)
    chance = random.Random(1)
    lines = [f"# {game}, 3 seats, seed 1", f"commitment {match.commitment}", ""]
    lines += [f"    {json.dumps(event)}" for event in match.opening]
    for number in range(1, TRANSCRIPT_MOVES + 1):
        if match.over:
            break
        seat = chance.choice(match.actors)
        moves = match.moves(seat)
        move = chance.choice(moves)
        view = {key: value for key, value in match.view(seat).items() if key not in ("options", "game")}
        lines += [
            "",
            f"{number}. seat {seat}: {move}",
            f"    of {' '.join(moves)}",
            f"    {json.dumps(view)}",
        ]
        for event in match.play(seat, move):
            lines.append(f"    {json.dumps(seen_by(event, None))}")
    return "\n".join(lines) + "\n"


def main() -> None:
    rows = ",\n".join("  " + json.dumps(row) for row in counts())
    COUNTS.write_text(f"[\n{rows}\n]\n", encoding="utf-8")
    EDITIONS.write_text(json.dumps(editions(), indent=2) + "\n", encoding="utf-8")
    for game in GAMES:
        (DATA / f"{game}.txt").write_text(transcript(game), encoding="utf-8")


if __name__ == "__main__":
    main()
