"""Events in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from cardshed.engine.events import Event, seen_by, seen_by_all
from cardshed.engine.game import Game
from cardshed.engine.words import bundle, has, say

_SEATS = ("seat", "target", "first")
_PLACES = ("from", "to", "pile")


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
    return say(message, lang, game.id, **_arguments(game, event, names, lang))


def listed(names: Sequence[str], lang: str) -> str:
    """Names as a sentence has them.

    >>> listed(["Ann", "Bob", "Eve"], "fr")
    'Ann, Bob et Eve'
    """
    if len(names) < 2:
        return "".join(names)
    return say("names-listed", lang, others=", ".join(names[:-1]), last=names[-1])


def _arguments(game: Game, event: Event, names: Sequence[str], lang: str) -> dict[str, Any]:
    """What a sentence may name; `code` is the card as moves spell it, for sentences that depend on it."""
    arguments: dict[str, Any] = {}
    for key, value in event.items():
        if key in _SEATS and isinstance(value, int):
            arguments[key] = names[value] if value >= 0 else "none" if key == "first" else ""
        elif key in ("winners", "seats"):
            arguments["won"] = len(value)
            arguments[key] = listed([names[seat] for seat in value], lang)
        elif key in _PLACES and isinstance(value, str):
            arguments[key] = _place(game, value, lang)
        elif isinstance(value, list):
            arguments[key] = ", ".join(str(item) for item in value)
        elif isinstance(value, bool):
            arguments[key] = str(value).lower()
        elif isinstance(value, int | str):
            arguments[key] = value
    if "card" in event:
        arguments["code"] = event["card"]
    return arguments


def _place(game: Game, place: str, lang: str) -> str:
    """A place as people call it, where the game has words for it."""
    kind = place.rstrip("0123456789")
    message = f"log-{kind}"
    return say(message, lang, game.id, number=place[len(kind) :]) if has(message, lang, game.id) else place
