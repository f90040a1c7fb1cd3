"""What there is to play: the answer of ``/api/games``."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache
from typing import Any

from cardshed.bots.levels import LEVELS
from cardshed.engine.fitting import usual, values_that_fit
from cardshed.engine.game import Game
from cardshed.engine.options import OptionValue
from cardshed.engine.words import LANGUAGES
from cardshed.games import game, games
from cardshed.table.messages import CLOCKS, COLOURS, LONGEST_TEXT, PACES, PHRASES, REACTIONS


def catalogue(ready: Callable[[str], bool], idle: float, left_out: Collection[str] = ()) -> dict[str, Any]:
    return {
        "games": [{**_about(id), "ready": ready(id)} for id in games() if id not in left_out],
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
        "options": {name: _option(found, name) for name in found.options},
        "sections": found.sections,
        "notation": found.notation,
    }


def _option(game: Game, name: str) -> dict[str, Any]:
    option = game.options[name]
    fits = {seats: values_that_fit(game, name, seats) for seats in game.seats}
    about: dict[str, Any] = {
        "values": _plain(option.values),
        "default": option.default,
        "clause": option.clause,
        "fits": {seats: _plain(values) for seats, values in fits.items() if values != option.values},
    }
    if option.default is None:
        about["usual"] = {seats: usual(game, seats)[name] for seats in game.seats}
    return about


def _plain(values: tuple[OptionValue, ...] | range) -> Any:
    return {"from": values[0], "to": values[-1]} if isinstance(values, range) else values
