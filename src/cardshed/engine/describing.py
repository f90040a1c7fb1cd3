"""Everything that a host in another language needs to know of a game, as one JSON document.

See docs/description.md. The rules themselves are compiled; what their numbers mean is here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from cardshed.engine.description import EventKind, described
from cardshed.engine.fitting import usual
from cardshed.engine.game import Game
from cardshed.engine.options import Option
from cardshed.engine.positions import COMMON
from cardshed.engine.state import DECLINE, MOST_MOVES_A_ROUND
from cardshed.engine.telling import GATHERED, SHARED

FORMAT = 1
"""Grows when a reader of the document has to change."""


def description(game: Game, seats: int | None = None) -> dict[str, Any]:
    """A game described; records and features as at a table of so many seats, by default of the most.

    >>> from cardshed import game
    >>> solo = description(game("solo"), seats=2)
    >>> solo["position"]["stock"]["seen_by"], solo["actions"][:2], solo["features"]["names"][0]
    ('nobody', ['R1', 'R2'], 'hand.R1')
    """
    rules = game.rulebook
    count = seats or game.seats[-1]
    game.check(count, None)
    return {
        "description": FORMAT,
        "id": game.id,
        "title": game.title,
        "rules_version": game.version,
        "seats": [game.seats[0], game.seats[-1]],
        "options": {name: _option(game, name, option) for name, option in game.options.items()},
        "house_rules": {name: _option(game, name, option) for name, option in game.house.items()},
        "fewest_points_win": game.fewest_points_win,
        "clauses": [{"section": section, "clauses": list(clauses)} for section, clauses in game.sections],
        "clause_against": {
            "what_is_no_move": rules.notation_clause,
            "moves_after_the_end": rules.over_clause,
            "unfinished": dict(rules.unfinished),
        },
        "cards": list(rules.cards),
        "most_cards": rules.deck_size,
        "actions": list(rules.actions),
        "decline": DECLINE,
        "most_moves_a_round": MOST_MOVES_A_ROUND,
        "record": record_layout(rules.record(count)),
        "memory": record_layout(rules.memory_dtype),
        "position": {name: field.described() for name, field in {**COMMON, **rules.table}.items()},
        "events": [event(kind) for kind in (*SHARED, *rules.events)],
        "gathered_events": {str(number): name for number, name in GATHERED.items()},
        "features": {"version": rules.features_version, "names": list(rules.features(count))},
    }


def _option(game: Game, name: str, option: Option) -> dict[str, Any]:
    values = option.values
    about: dict[str, Any] = {
        "values": {"from": values[0], "to": values[-1]} if isinstance(values, range) else list(values),
        "default": option.default,
        "clause": option.clause,
    }
    if option.default is None and name in game.options:
        about["default_by_seats"] = {str(seats): usual(game, seats)[name] for seats in game.seats}
    return about


def record_layout(dtype: np.dtype[Any]) -> dict[str, Any]:
    """Where the fields of a record stand in its bytes.

    >>> record_layout(np.dtype([("turn", "i1"), ("scores", "i4", (2,))], align=True))["fields"]["scores"]
    {'at': 4, 'type': 'i4', 'shape': [2]}
    """
    assert dtype.fields is not None
    fields: Mapping[str, Any] = dtype.fields
    return {
        "bytes": dtype.itemsize,
        "fields": {
            name: {
                "at": fields[name][1],
                "type": fields[name][0].base.str[1:],
                "shape": list(fields[name][0].shape),
            }
            for name in dtype.names or ()
            if fields[name][0].itemsize  # the mark takes no room
        },
    }


def event(kind: EventKind) -> dict[str, Any]:
    """A kind of rows as data."""
    about = {
        "number": kind.number,
        "event": described(kind.name),
        "public": described(kind.public),
        "private": described(kind.private),
    }
    if kind.private:
        about["to"] = list(kind.to)
        about["open_if"] = kind.open_if and {"column": kind.open_if[0], "number": kind.open_if[1]}
    return about
