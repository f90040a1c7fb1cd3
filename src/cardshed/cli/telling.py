"""Events in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cardshed.engine.events import Event, seen_by, seen_by_all
from cardshed.engine.game import Game
from cardshed.engine.words import bundle, say

_SEATS = ("seat", "target", "first")


def seat_names(seats: int, lang: str) -> list[str]:
    return [say("seat-name", lang, number=seat) for seat in range(seats)]


def tell(
    game: Game,
    events: Iterable[Event],
    seat: int | None,
    names: Sequence[str],
    lang: str,
    all_cards: bool = False,
) -> list[str]:
    """One sentence an event, as the seat may know it (or with all cards open)."""
    seen = [seen_by_all(event) if all_cards else seen_by(event, seat) for event in events]
    return [_sentence(game, _with_beginner(event, seen), names, lang) for event in seen]


def _with_beginner(event: Event, events: Sequence[Event]) -> Event:
    """A round with who really begins: what is turned up may give the turn to another, or leave it open."""
    if event["event"] != "round":
        return event
    later = events[events.index(event) :]
    return event | {"first": next((other["seat"] for other in later if other["event"] == "turn"), -1)}


def _sentence(game: Game, event: Event, names: Sequence[str], lang: str) -> str:
    message = f"event-{event['event'].replace('_', '-')}"
    found = bundle(lang, game.id).get_message(message)
    if any(key in event for key in ("cards", "card")) and "seen" in found.attributes:
        message += ".seen"
    return say(message, lang, game.id, **_arguments(event, names))


def _arguments(event: Event, names: Sequence[str]) -> dict[str, Any]:
    arguments: dict[str, Any] = {}
    for key, value in event.items():
        if key in _SEATS and isinstance(value, int):
            arguments[key] = names[value] if value >= 0 else "none" if key == "first" else ""
        elif key in ("winners", "seats"):
            arguments["won"] = len(value)
            arguments[key] = ", ".join(names[seat] for seat in value)
        elif isinstance(value, list):
            arguments[key] = ", ".join(str(item) for item in value)
        elif isinstance(value, bool):
            arguments[key] = str(value).lower()
        elif isinstance(value, int | str):
            arguments[key] = value
    return arguments
