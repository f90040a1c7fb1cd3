"""``cardshed replay`` and ``cardshed verify``."""

from __future__ import annotations

import argparse
import json

from cardshed.cli.screen import Screen
from cardshed.cli.telling import seat_names, tell
from cardshed.engine.match import Match
from cardshed.records import load_opening
from cardshed.records import verify as verify_record


def replay(chosen: argparse.Namespace) -> int:
    match, moves = load_opening(chosen.file)
    names = match.names or seat_names(match.seats, chosen.lang)
    screen = Screen()
    told = []
    opening = match.opening
    if not chosen.json:
        screen.heading(f"{match.game.title}: {', '.join(names)}")
        for text in tell(match.game, opening, None, names, chosen.lang, all_cards=True):
            screen.line(f"  {text}")
    for number, (seat, move) in enumerate(moves, 1):
        events = match.play(seat, move)
        told.append({"seat": seat, "move": move, "events": events})
        if not chosen.json:
            screen.line(f"{number:4}. {names[seat]}: {move}", style="bold")
            for text in tell(match.game, events, None, names, chosen.lang, all_cards=True):
                screen.line(f"      {text}")
    if chosen.json:
        print(json.dumps({**_ending(match), "opening": opening, "moves": told}))
    return 0


def verify(chosen: argparse.Namespace) -> int:
    match = verify_record(chosen.file)
    if chosen.json:
        print(json.dumps({"fair": True, "commitment": match.commitment, **_ending(match)}))
        return 0
    screen = Screen()
    names = match.names or seat_names(match.seats, chosen.lang)
    screen.line("This record is genuine.", style="bold green")
    screen.item("seed", f"{match.seed.hex()} fits its commitment")
    screen.item("commitment", match.commitment)
    screen.item("deal", "follows from the seed")
    screen.item("moves", f"all {len(match.history)} are legal")
    winners = ", ".join(names[seat] for seat in match.winners) or "nobody"
    screen.item("result", f"won by {winners}; scores {', '.join(map(str, match.scores))}")
    return 0


def _ending(match: Match) -> dict[str, object]:
    return {
        "game": match.game.id,
        "seats": match.seats,
        "moves_made": len(match.history),
        "over": match.over,
        "winners": list(match.winners),
        "scores": match.scores,
    }
