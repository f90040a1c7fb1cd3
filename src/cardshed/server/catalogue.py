"""What there is to play: the answer of ``/api/games``."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from cardshed.bots.levels import LEVELS
from cardshed.engine.game import Game
from cardshed.engine.options import Option
from cardshed.engine.words import LANGUAGES
from cardshed.games import game, games
from cardshed.table.messages import CLOCKS, COLOURS, LONGEST_TEXT, PACES, PHRASES, REACTIONS


def catalogue(ready: Callable[[str], bool], idle: float) -> dict[str, Any]:
    return {
        "games": [{**_about(id), "ready": ready(id)} for id in games()],
        "levels": list(LEVELS),
        "phrases": list(PHRASES),
        "reactions": list(REACTIONS),
        "longest_text": LONGEST_TEXT,
        "colours": list(COLOURS),
        "clocks": list(CLOCKS),
        "paces": list(PACES),
        "idle": idle,
        "languages": list(LANGUAGES),
    }


@cache
def _about(id: str) -> dict[str, Any]:
    found: Game = game(id)
    return {
        "id": found.id,
        "title": found.title,
        "seats": [found.seats[0], found.seats[-1]],
        "options": {name: _option(option) for name, option in found.options.items()},
        "sections": found.sections,
        "notation": found.notation,
    }


def _option(option: Option) -> dict[str, Any]:
    values: Any = option.values
    if isinstance(values, range):
        values = {"from": values[0], "to": values[-1]}
    return {"values": values, "default": option.default, "clause": option.clause}
