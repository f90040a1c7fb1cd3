"""``cardshed replay`` and ``cardshed verify``."""

from __future__ import annotations

import argparse
import json

from cardshed.cli.house import tell_house_rules
from cardshed.cli.screen import Screen
from cardshed.cli.telling import seat_names, tell
from cardshed.engine.match import Match
from cardshed.engine.words import say
from cardshed.records import load_opening
from cardshed.records import verify as verify_record
from cardshed.wording import signed


def replay(chosen: argparse.Namespace) -> int:
    match, moves = load_opening(chosen.file)
    names = match.names or seat_names(match.seats, chosen.lang)
    screen = Screen()
    told = []
    opening = match.opening
    if not chosen.json:
        screen.heading(f"{match.game.title}: {', '.join(names)}")
        tell_house_rules(match.game, match.options, chosen.lang, screen)
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
        told = {"fair": True, "commitment": match.commitment, "undone": len(match.undone)}
        print(json.dumps({**told, **_ending(match)}))
        return 0
    screen = Screen()
    names = match.names or seat_names(match.seats, chosen.lang)
    screen.line(say("verify-genuine", chosen.lang), style="bold green")
    for part in ("seed", "deal", "moves"):
        screen.item("✓", say(f"verify-{part}", chosen.lang, seed=match.seed.hex(), count=len(match.history)))
    if match.undone:
        screen.item("↶", say("verify-undone", chosen.lang, count=len(match.undone)))
    screen.item("SHA-256", match.commitment)
    tell_house_rules(match.game, match.options, chosen.lang, screen)
    ending = {"event": "match_over", "winners": list(match.winners)}
    for sentence in tell(match.game, [ending], None, names, chosen.lang):
        screen.line(sentence)
    scores = " · ".join(f"{name} {signed(score)}" for name, score in zip(names, match.scores, strict=True))
    screen.line(say("table-standing", chosen.lang, scores=scores))
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
